# What Discord shows while somebody types a command, and the help. Descriptions: 100 characters. Option names: lower case.

help-title = Dixit у Discord
help-intro = Хтось вигадує асоціацію до своєї карти, решта підкладає свої, а всі вгадують, котру мали на увазі. Почніть з **/dixit start**.
help-buttons = Замість кнопок
help-course = Як минає гра
help-host = Організатору й модераторам
help-choices = Що можна налаштувати

option-thread = гілка
    .about = Грати в окремій гілці цього каналу
option-threads = гілки
    .about = Чи відкривати для нових ігор окрему гілку

command-privacy = Побачити, отримати файлом або стерти те, що про вас зберігається

option-channel = канал
    .about = У цьому каналі можна починати ігри; ще раз той самий — більше не можна

command-stats = Чиїсь ігри, бали й відзнаки на цьому сервері
command-leaderboard = У кого найбільше балів на цьому сервері

option-whom = гравець
    .about = Чиї числа; якщо не вказати — ваші
option-span = час
    .about = Відколи рахувати ігри
option-everywhere = сервер
    .about = Натомість найкращі асоціації всього сервера

command-deck = Колоди з власних зображень цього сервера
command-deck-new = Почати колоду з власних зображень
command-deck-add = Додати зображення або zip із ними до колоди
command-deck-show = Переглянути колоду або одну з її карт
command-deck-words = Змінити назву колоди або описати карту
command-deck-remove = Вилучити карту або колоду
command-deck-share = Отримати колоду як zip, який можна додати деінде
command-deck-report = Поскаржитися на карту: її приховають до рішення модератора

option-own-deck = колода
    .about = Яка з колод цього сервера
option-deck-card = карта
    .about = Номер карти, як у /dixit deck show
option-deck-name = назва
    .about = Як називається колода
option-file = файл
    .about = Зображення (PNG, JPEG, WebP, GIF) або один zip із зображеннями
option-makers = укладачі
    .about = Хто може створювати і змінювати колоди
option-makers-role = рольукладачів
    .about = Учасники з цією роллю можуть створювати і змінювати колоди

help-decks = Власні зображення

command-dixit = Грайте в Dixit з друзями
command-start = Відкрити лобі в цьому каналі
command-join = Приєднатися до гри в цьому каналі
command-leave = Вийти з гри
command-begin = Роздати карти (організатор)
command-team = Обрати команду
command-clue = Дати підказку
command-play = Дати карту або забрати її
command-vote = Проголосувати за карту
command-hand = Побачити свої карти або обрати, як вони приходять
command-table = Показати поточний стан іще раз
command-score = Побачити рахунок
command-history = Побачити історії цієї гри
command-host-kick = Вивести когось із гри (організатор і модератори)
command-host-skip = Більше не чекати (організатор і модератори)
command-host-stop = Завершити гру зараз (організатор і модератори)
command-rematch = Зіграти ще раз тим самим складом
command-rules = Як грати за набором правил і як рахувати бали
command-help = Що вміє бот
command-language = Обрати свою мову
command-settings = Налаштування цього сервера (керування сервером)

option-rules = правила
    .about = Який набір правил
option-goal = мета
    .about = До скількох балів або скільки разів оповідає кожен
option-deck = колода
    .about = Яка колода карт
option-pace = темп
    .about = Скільки часу на роздуми
option-team = номер
    .about = Номер команди
option-clue = текст
    .about = Ваша підказка
option-card = карта
    .about = Номер карти у вашій руці
option-back = назад
    .about = Натомість забрати цю карту
option-slot = карта
    .about = Номер карти на столі
option-second = друга
    .about = Ваш другий голос, якщо його дають правила
option-trap = пастка
    .about = Поставити пастку (Dixit-вечірка)
option-player = гравець
    .about = Хто має вийти
option-send = спосіб
    .about = Як надсилати вам карти відтепер
option-language = мова
    .about = Мова
option-starters = хто
    .about = Хто може починати гру
option-starters-role = роль
    .about = Починати гру можуть лише ті, хто має цю роль
option-hands = карти
    .about = Як карти приходять до гравців
