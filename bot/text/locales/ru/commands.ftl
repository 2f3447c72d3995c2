# What Discord shows while somebody types a command, and the help. Descriptions: 100 characters. Option names: lower case.

help-title = Диксит в Discord
help-intro = Кто-то придумывает подсказку к своей карте, остальные подкладывают свои, и все угадывают, какая имелась в виду. Начните с **/dixit start**.
help-buttons = Вместо кнопок
help-course = Как идёт игра
help-host = Организатору и модераторам
help-choices = Что можно настроить

option-thread = ветка
    .about = Играть в отдельной ветке этого канала
option-threads = ветки
    .about = Открывать ли для новых игр отдельную ветку

command-privacy = Посмотреть, получить файлом или стереть то, что о вас хранится

option-channel = канал
    .about = В этом канале можно начинать игры; ещё раз тот же — больше нельзя

command-stats = Чьи-то игры, очки и награды на этом сервере
command-leaderboard = У кого больше всего очков на этом сервере

option-whom = игрок
    .about = Чьи числа; если не указать — ваши
option-span = время
    .about = С какого времени считать игры
option-everywhere = сервер
    .about = Вместо этого лучшие подсказки всего сервера

command-deck = Колоды из собственных картинок этого сервера
command-deck-new = Начать колоду из собственных картинок
command-deck-add = Добавить в колоду картинки или zip с ними
command-deck-show = Посмотреть колоду или одну из её карт
command-deck-words = Изменить название колоды или описать карту
command-deck-remove = Удалить карту или колоду
command-deck-share = Получить колоду как zip, который можно добавить в другом месте
command-deck-report = Пожаловаться на карту: её скроют до решения модератора

option-own-deck = колода
    .about = Какая из колод этого сервера
option-deck-card = карта
    .about = Номер карты, как в /dixit deck show
option-deck-name = название
    .about = Как называется колода
option-file = файл
    .about = Картинка (PNG, JPEG, WebP, GIF) или один zip с картинками
option-makers = составители
    .about = Кто может создавать и менять колоды
option-makers-role = рольсоставителей
    .about = Участники с этой ролью могут создавать и менять колоды

help-decks = Собственные картинки

command-dixit = Играйте в Диксит с друзьями
command-start = Открыть лобби в этом канале
command-join = Присоединиться к игре в этом канале
command-leave = Выйти из игры
command-begin = Раздать карты (организатор)
command-team = Выбрать команду
command-clue = Дать подсказку
command-play = Дать карту или забрать её
command-vote = Проголосовать за карту
command-hand = Посмотреть свои карты или выбрать, как они приходят
command-table = Показать стол ещё раз
command-score = Посмотреть счёт
command-history = Посмотреть подсказки этой игры
command-host-kick = Вывести кого-то из игры (организатор и модераторы)
command-host-skip = Больше не ждать (организатор и модераторы)
command-host-stop = Завершить игру сейчас (организатор и модераторы)
command-rematch = Сыграть ещё раз тем же составом
command-rules = Как играть по этим правилам и как считать очки
command-help = Что умеет бот
command-language = Выбрать свой язык
command-settings = Настройки этого сервера (управление сервером)

option-rules = правила
    .about = Какие правила
option-goal = цель
    .about = До скольких очков или сколько раз рассказывает каждый
option-deck = колода
    .about = Какая колода карт
option-pace = темп
    .about = Сколько времени на размышление
option-team = номер
    .about = Номер команды
option-clue = текст
    .about = Ваша подсказка
option-card = карта
    .about = Номер карты у вас на руках
option-back = забрать
    .about = Забрать эту карту вместо того, чтобы дать
option-slot = карта
    .about = Номер карты на столе
option-second = вторая
    .about = Ваш второй голос, если его дают правила
option-trap = ловушка
    .about = Поставить ловушку (Диксит-Пати)
option-player = игрок
    .about = Кто должен выйти
option-send = способ
    .about = Как присылать вам карты с этого момента
option-language = язык
    .about = Язык
option-starters = кто
    .about = Кто может начинать игру
option-starters-role = роль
    .about = Начинать игру могут только участники с этой ролью
option-hands = карты
    .about = Как карты приходят к игрокам
