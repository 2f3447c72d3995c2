# What a server and a person can set.

language-chosen = Відтепер розмовляю з вами українською.
language-auto = Автоматично
hands-dm = Приватним повідомленням
    .chosen = Ваші карти приходитимуть приватним повідомленням.
hands-button = Лише кнопкою в каналі
    .chosen = Я не надсилатиму вам карт. Натискайте *Мої карти* в каналі.
members-everyone = Усі
members-managers = Ті, хто керує сервером

settings-title = Налаштування цього сервера
settings-rules = Набір правил: **{ $value }**
settings-pace = Темп: **{ $value }**
settings-decks = Колода: **{ $value }**
settings-language = Мова: **{ $value }**
settings-starters = Хто може починати гру: **{ $value }**
settings-hands = Карти гравців: **{ $value }**
settings-threads = У гілці: **{ $value }**
settings-yes = так
settings-no = ні
settings-channels = Де можна починати ігри: **{ $value }**
settings-everywhere = усюди

wipe-ask = Стерти все, що стосується цього сервера? Ігри, які тривають, завершаться; зникнуть усі ігри, асоціації, статистика, колоди й налаштування. Скасувати це не можна.
wipe-done = Усе, що стосувалося цього сервера, стерто.

settings-makers = Хто може створювати колоди: **{ $value }**
