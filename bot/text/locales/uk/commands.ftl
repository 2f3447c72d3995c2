# What Discord shows while somebody types a command, and the help. Descriptions: 100 characters. Option names: lower case.

help-title = Dixit у Discord
help-intro = Хтось вигадує асоціацію до своєї карти, решта викладає карти, які теж могли б до неї пасувати, а потім усі вгадують карту оповідача. Почніть із **/dixit start**.
help-buttons = Команди замість кнопок
help-course = Рахунок і асоціації
help-host = Організаторові й модераторам
help-choices = Налаштування та приватність

option-thread = гілка
    .about = Відкрити для цієї гри окрему гілку
option-threads = гілки
    .about = Чи відкривати для кожної нової гри окрему гілку

command-privacy = Переглянути, завантажити або стерти те, що про вас зберігається

option-channel = канал
    .about = Дозволити починати ігри в цьому каналі; повторний вибір скасовує дозвіл

command-daily = Асоціація дня в цьому каналі: подивитися або ввімкнути (дозвіл «Керувати сервером»)

option-daily-time = час
    .about = О котрій її показувати, наприклад 18:30
option-daily-zone = пояс
    .about = Часовий пояс цього часу; якщо не вказати — UTC
option-daily-on = увімкнути
    .about = Увімкнути чи вимкнути

command-stats = Ігри, бали й відзнаки гравця на цьому сервері
command-leaderboard = У кого найбільше балів на цьому сервері

option-whom = гравець
    .about = Чия статистика; якщо не вказати — ваша
option-span = час
    .about = За який час
option-everywhere = сервер
    .about = Показати натомість найкращі асоціації сервера

command-deck = Колоди з картинок цього сервера
command-deck-new = Почати колоду з власних картинок
command-deck-add = Додати до колоди картинки або zip із ними
command-deck-show = Переглянути колоду або одну з її карт
command-deck-words = Перейменувати колоду або описати карту
command-deck-remove = Вилучити карту або колоду
command-deck-share = Отримати колоду як zip, щоб додати її на іншому сервері
command-deck-report = Поскаржитися на карту: її приховають, доки не вирішить хтось, хто керує сервером

option-own-deck = колода
    .about = Яка з колод цього сервера
option-deck-card = карта
    .about = Номер карти, як у /dixit deck show
option-deck-name = назва
    .about = Як називається колода
option-file = файл
    .about = Картинка (PNG, JPEG, WebP, GIF) або один zip із ними; якщо не вказати, відкриється форма
option-makers = укладачі
    .about = Хто може створювати й змінювати колоди
option-makers-role = роль-укладачів
    .about = Учасники з цією роллю можуть створювати й змінювати колоди

help-decks = Власні картинки

# The name of a command in the menu of a message: 32 characters.
menu-deck-add = Додати до колоди
    .about = Клацніть правою кнопкою миші повідомлення з картинками (на телефоні — утримуйте його) й відкрийте **Застосунки**

command-dixit = Грайте в Dixit із друзями
command-start = Почати гру в цьому каналі
command-tutorial = Навчитися грати за дві хвилини з трьома комп’ютерними гравцями
command-join = Приєднатися до гри в цьому каналі
command-leave = Вийти з гри
command-begin = Роздати карти (організатор)
command-team = Обрати команду
command-clue = Назвати асоціацію
command-play = Викласти карту або забрати її
command-vote = Проголосувати за карту
command-hand = Подивитися свої карти або обрати, як їх отримувати
command-table = Показати гру знову внизу каналу
command-score = Подивитися рахунок
command-history = Переглянути асоціації цієї гри
command-host = Інструменти організатора й модераторів
command-host-panel = Зробити паузу, передати гру або змінити її перебіг
command-host-kick = Вилучити гравця
command-host-skip = Більше не чекати й продовжити
command-host-stop = Завершити гру зараз
command-rematch = Зіграти ще раз тим самим складом
command-rules = Як грати за набором правил і як рахувати бали
command-help = Що вміє бот
command-me = Ваші налаштування: мова, карти, згадки, поради, тихі години, часовий пояс
command-settings = Переглянути або змінити налаштування цього сервера (дозвіл «Керувати сервером»)

option-rules = правила
    .about = Який набір правил
option-goal = мета
    .about = До скількох балів грати (або скільки разів оповідає кожен, якщо так у правилах)
option-deck = колода
    .about = Яка колода карт
option-pace = темп
    .about = Скільки часу на роздуми
option-team = номер
    .about = Номер команди
option-clue = текст
    .about = Ваша асоціація
option-why = чому
    .about = Чому саме така асоціація; усі прочитають після розкриття карт
option-card = карта
    .about = Номер карти у вашій руці
option-back = назад
    .about = Натомість забрати цю карту
option-slot = карта
    .about = Номер карти на столі
option-second = друга
    .about = Ваш другий голос, якщо його дають правила
option-trap = пастка
    .about = Номер карти, на яку поставити пастку (Dixit-вечірка)
option-player = гравець
    .about = Кого вилучити
option-send = спосіб
    .about = Як ви хочете отримувати карти відтепер
option-turns = згадка
    .about = Чи згадувати вас у каналі, коли ваш хід, а приватного повідомлення немає
option-mentions = згадки
    .about = Чи згадувати гравців без приватних повідомлень і тих, хто хоче знати про нові лобі
option-language = мова
    .about = Яка мова
option-starters = хто
    .about = Хто може починати ігри
option-starters-role = роль
    .about = Починати ігри можуть лише учасники з цією роллю
option-hands = карти
    .about = Як отримувати карти: приватним повідомленням чи лише кнопкою «Мої карти»
option-tips = поради
    .about = Чи пояснювати кожен крок поруч із вашими картами
option-statistics = статистика
    .about = Чи рахувати ваші ігри в статистиці й таблиці лідерів
