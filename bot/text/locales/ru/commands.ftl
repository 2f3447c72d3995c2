# What Discord shows while somebody types a command, and the help. Descriptions: 100 characters. Option names: lower case.

help-title = Диксит в Discord
help-intro = Кто-то придумывает ассоциацию к своей карте, остальные выкладывают карты, которые тоже могли бы к ней подойти, а потом все угадывают карту рассказчика. Начните с **/dixit start**.
help-buttons = Команды вместо кнопок
help-course = Счёт и ассоциации
help-host = Организатору и модераторам
help-choices = Настройки и приватность

option-thread = ветка
    .about = Открыть для этой игры отдельную ветку
option-threads = ветки
    .about = Открывать ли для каждой новой игры отдельную ветку

command-privacy = Посмотреть, скачать или стереть то, что о вас хранится

option-channel = канал
    .about = Разрешить начинать игры в этом канале; повторный выбор отменяет разрешение

command-daily = Ассоциация дня в этом канале: посмотреть или включить (право «Управлять сервером»)

option-daily-time = время
    .about = Во сколько её показывать, например 18:30
option-daily-zone = пояс
    .about = Часовой пояс этого времени; если не указать — UTC
option-daily-on = включить
    .about = Включить или выключить

command-stats = Игры, очки и награды игрока на этом сервере
command-leaderboard = У кого больше всего очков на этом сервере

option-whom = игрок
    .about = Чья статистика; если не указать — ваша
option-span = время
    .about = За какое время
option-everywhere = сервер
    .about = Показать вместо этого лучшие ассоциации сервера

command-deck = Колоды из картинок этого сервера
command-deck-new = Начать колоду из своих картинок
command-deck-add = Добавить в колоду картинки или zip с ними
command-deck-show = Посмотреть колоду или одну из её карт
command-deck-words = Переименовать колоду или описать карту
command-deck-remove = Удалить карту или колоду
command-deck-share = Получить колоду как zip, чтобы добавить её на другом сервере
command-deck-report = Пожаловаться на карту: её скроют, пока не решит кто-то из тех, кто управляет сервером

option-own-deck = колода
    .about = Какая из колод этого сервера
option-deck-card = карта
    .about = Номер карты, как в /dixit deck show
option-deck-name = название
    .about = Как называется колода
option-file = файл
    .about = Картинка (PNG, JPEG, WebP, GIF) или один zip с ними; если не указать, откроется форма
option-makers = составители
    .about = Кто может создавать и менять колоды
option-makers-role = роль-составителей
    .about = Участники с этой ролью могут создавать и менять колоды

help-decks = Свои картинки

# The name of a command in the menu of a message: 32 characters.
menu-deck-add = Добавить в колоду
    .about = Нажмите правой кнопкой мыши на сообщение с картинками (на телефоне — удерживайте его) и откройте **Приложения**

command-dixit = Играйте в Диксит с друзьями
command-start = Начать игру в этом канале
command-tutorial = Научиться играть за две минуты с тремя компьютерными игроками
command-join = Присоединиться к игре в этом канале
command-leave = Выйти из игры
command-begin = Раздать карты (организатор)
command-team = Выбрать команду
command-clue = Назвать ассоциацию
command-play = Выложить карту или забрать её
command-vote = Проголосовать за карту
command-hand = Посмотреть свои карты или выбрать, как их получать
command-table = Показать игру снова внизу канала
command-score = Посмотреть счёт
command-history = Посмотреть ассоциации этой игры
command-host = Инструменты организатора и модераторов
command-host-panel = Сделать паузу, передать игру или изменить её ход
command-host-kick = Исключить игрока
command-host-skip = Больше не ждать и продолжить
command-host-stop = Завершить игру сейчас
command-rematch = Сыграть ещё раз тем же составом
command-rules = Правила: как играть и как считать очки
command-help = Что умеет бот
command-me = Ваши настройки: язык, карты, упоминания, советы, тихие часы, часовой пояс
command-settings = Посмотреть или изменить настройки этого сервера (право «Управлять сервером»)

option-rules = правила
    .about = Какие правила
option-goal = цель
    .about = До скольких очков играть (или сколько раз рассказывает каждый, если так в правилах)
option-deck = колода
    .about = Какая колода карт
option-pace = темп
    .about = Сколько времени на размышление
option-team = номер
    .about = Номер команды
option-clue = текст
    .about = Ваша ассоциация
option-why = почему
    .about = Почему такая ассоциация; все прочтут это после раскрытия карт
option-card = карта
    .about = Номер карты у вас в руках
option-back = забрать
    .about = Забрать эту карту вместо того, чтобы выложить
option-slot = карта
    .about = Номер карты на столе
option-second = вторая
    .about = Ваш второй голос, если его дают правила
option-trap = ловушка
    .about = Номер карты, на которую поставить ловушку (Диксит-Пати)
option-player = игрок
    .about = Кого исключить
option-send = способ
    .about = Как вы хотите получать карты с этого момента
option-turns = упоминание
    .about = Упоминать ли вас в канале, когда ваш ход, а личного сообщения нет
option-mentions = упоминания
    .about = Упоминать ли игроков без личных сообщений и тех, кто просил звать в лобби
option-language = язык
    .about = Какой язык
option-starters = кто
    .about = Кто может начинать игры
option-starters-role = роль
    .about = Начинать игры могут только участники с этой ролью
option-hands = карты
    .about = Как игроки получают карты
