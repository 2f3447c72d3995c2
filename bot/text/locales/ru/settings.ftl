# What a server and a person can set.

language-chosen = Теперь я говорю с вами по-русски.
language-auto = Автоматически
hands-dm = Личным сообщением
    .chosen = Ваши карты будут приходить личным сообщением.
hands-button = Только кнопкой в канале
    .chosen = Я не буду присылать вам карты. Нажимайте *Мои карты* в канале.
members-everyone = Все
members-managers = Те, кто управляет сервером

settings-title = Настройки этого сервера
settings-rules = Правила: **{ $value }**
settings-pace = Темп: **{ $value }**
settings-decks = Колода: **{ $value }**
settings-language = Язык: **{ $value }**
settings-starters = Кто может начинать игру: **{ $value }**
settings-hands = Карты игроков: **{ $value }**
settings-threads = В ветке: **{ $value }**
settings-yes = да
settings-no = нет
settings-channels = Где можно начинать игры: **{ $value }**
settings-everywhere = везде

wipe-ask = Стереть всё, что относится к этому серверу? Игры, которые идут, закончатся; исчезнут все игры, подсказки, статистика, колоды и настройки. Отменить это нельзя.
wipe-done = Всё, что относилось к этому серверу, стёрто.

settings-makers = Кто может создавать колоды: **{ $value }**
