# What a server and a person can set.

language-auto = Автоматически
hands-dm = Личным сообщением
    .chosen = Карты будут приходить вам личным сообщением.
hands-button = Только кнопкой «Мои карты»
    .chosen = Я не буду присылать вам карты личным сообщением. Чтобы их увидеть, нажимайте *Мои карты* в канале.
hands-server = Как на этом сервере
members-everyone = Все
members-managers = Кто управляет сервером

settings-title = Настройки сервера
settings-hint = Чтобы изменить значение, выберите его в меню. Оно будет действовать для новых игр.
settings-readers = Менять их могут участники с правом «Управлять сервером».
settings-more = В меню помещается не больше 25 ролей, каналов или колод. Чтобы выбрать другие, введите **/dixit settings** и добавьте параметр, например **канал:**.
settings-line = { $label }: **{ $value }**
settings-switches = Включено
    .none = Ничего
settings-rules = Правила
settings-pace = Темп
settings-decks = Колода

deck-absent = колода, которую удалили
deck-mixed = Колоды бота вперемешку

settings-language = Язык
settings-starters = Кто может начинать игры
settings-hands = Как игроки получают карты
settings-mentions = Упоминать людей
settings-threads = Игры в ветках
settings-yes = да
settings-no = нет
settings-channels = Где можно начинать игры
settings-everywhere = Во всех каналах

button-danger = Стереть данные…
wipe-ask = Стереть всё, что я храню об этом сервере? Игры, которые идут, завершатся, а все игры, ассоциации, статистика, колоды и настройки исчезнут. Отменить это нельзя.
wipe-done = Все данные этого сервера стёрты.

settings-makers = Кто может создавать колоды

mine-title = Ваши настройки
mine-hint = «Лобби» и «Мой ход» относятся только к этому серверу. Остальное действует везде.
mine-unmentioned = На этом сервере упоминания выключены, поэтому «Лобби» и «Мой ход» здесь ничего не меняют. Остальное действует везде.
mine-language = Язык
mine-hands = Ваши карты
mine-statistics = Статистика
mine-tips = Советы
mine-quiet = Тихие часы
mine-zone = Часовой пояс
mine-lobbies = Лобби
mine-turns = Мой ход
hours-none = нет
zone-none = не указан, поэтому я считаю по UTC
