# Refusals, why a game is paused, and permissions as Discord's settings call them.

error-time-given = Время уже продлено: это можно сделать раз на подсказку, раз на выбор карт и раз на голосование.
error-time-enough = Времени ещё достаточно. Попросите, когда оно будет на исходе.
error-wrong-phase-lobby = Игра ещё не началась. Её начинает организатор кнопкой *Начать*.
error-wrong-phase-storytelling = Сейчас не время: ждём подсказку.
error-wrong-phase-submitting = Сейчас не время: выбирают карты.
error-wrong-phase-voting = Сейчас не время: идёт голосование.
error-wrong-phase-scored = Этот раунд завершён. Дальше — кнопкой *Следующий раунд*.
error-wrong-phase-finished = Эта игра завершена. Новую начинает **/dixit start**.
error-past-round = Это из прошлого раунда. Воспользуйтесь самым новым сообщением.
error-not-seated = Вы не в этой игре. Нажмите *Присоединиться* или напишите **/dixit join**.
error-dealt-in-next = Вы получите карты в начале следующего раунда.
error-not-a-player = { $player } не в этой игре.
error-not-host = Это доступно только организатору ({ $host }) и модераторам.
error-already-seated = Вы уже в игре.
error-table-full = Все места заняты: { $most }.
error-unknown-rules = Таких правил нет.
error-goal-out-of-range = Цель может быть от { $least } до { $most } очков.
error-turns-out-of-range = Каждый может рассказывать от { $least } до { $most } раз.
error-option-unused = По этим правилам игра заканчивается иначе, поэтому настраивать тут нечего.
error-no-deck = Выберите хотя бы одну колоду.
error-deck-too-small = Колода мала: на столько игроков ({ $players }) нужно карт: { $needed }, а в ней { $cards }. Добавьте ещё колоду кнопкой *Изменить правила*.
error-too-few-players = Игроков пока: { $players }. Для этих правил нужно не меньше { $least }.
error-too-many-players = Вас { $players }, а эти правила допускают не больше { $most }. Выберите другие кнопкой *Изменить правила*.
error-odd-players = Вас { $players }, а для команд по двое нужно чётное число.
error-no-teams = В этих правилах нет команд.
error-unknown-team = Есть команды от 1 до { $most }.
error-team-full = В команде { $team } нет мест. Выберите другую.
error-teams-incomplete = В этих командах только по одному человеку: { $teams }. Выберите ещё раз или нажмите *Перемешать команды*.
error-story-claimed = { $storyteller } — первая подсказка уже за этим игроком.
error-story-unclaimed = Сначала кто-то должен нажать *У меня есть подсказка!*
error-not-storyteller = Рассказывает { $storyteller }.
error-clue-empty = В подсказке должен быть хотя бы один символ.
error-clue-too-long = { $length ->
    [one] В подсказке { $length } символ, а предел — { $most }.
    [few] В подсказке { $length } символа, а предел — { $most }.
   *[many] В подсказке { $length } символов, а предел — { $most }.
}
error-card-needed = К какой карте эта подсказка? Укажите её номер.
error-card-not-wanted = По этим правилам подсказку дают, ещё не видя карт, и она не относится ни к одной.
error-no-such-card = Выберите карту от 1 до { $most }.
error-storyteller-gave = Подсказку дали вы, так что ваша карта уже на столе.
error-teammate-gave = { $giver } — карта от вашей команды уже на столе. Голосовать будете вы.
error-not-a-voter = В этом раунде вы не голосуете.
error-unknown-slot = Есть карты от 1 до { $most }.
error-own-card = Карта { $slot } — ваша. Проголосуйте за другую.
error-wrong-vote-count = { $most ->
    [1] У вас один голос.
   *[other] { $fewest ->
        [1] У вас один голос или два за разные карты.
       *[other] У вас голосов: { $most }. Отдайте оба.
    }
}
error-vote-repeated = Два ваших голоса должны быть за разные карты.
error-no-trap = В этих правилах нет ловушки.
error-no-card = Какую карту? Укажите её номер на столе.
error-no-late-joining = В командную игру нельзя войти позже; можно занять свободное место.
error-no-empty-seat = Свободных мест нет.
error-seat-taken = Это место занято.
error-no-game = В этом канале игры нет. Начните её командой **/dixit start**.
error-not-a-number = «{ $text }» — не число.
error-unknown-deck = Колоды «{ $deck }» нет. Есть такие: { $decks }.
error-other-version = Эта кнопка — от другой версии бота. Воспользуйтесь самым новым сообщением или напишите **/dixit table**.
error-elsewhere = Эта игра идёт в другом месте, отсюда в ней ничего не сделать.
error-not-offered = Такого варианта нет.
error-permissions = Я пока не могу здесь играть. Дайте мне, пожалуйста, такие права в этом канале: { $permissions }.
error-may-not-start = На этом сервере начинать игру могут не все. Обратитесь к тем, кто им управляет.
error-manage-server = Настройки меняют только те, кто управляет сервером.
error-store = Ничего не потеряно, но сейчас я не могу сохранить изменение. Попробуйте немного позже.
error-ours = Что-то пошло не так с нашей стороны. Попробуйте ещё раз; если не поможет, сообщите владельцам бота.

paused-channel-gone = Канала этой игры больше нет. Игра хранится ещё неделю; новую можно начать в другом месте.
paused-no-permission = Игра приостановлена: в { $channel } мне не хватает прав: { $permissions }. Как только они появятся, нажмите там любую кнопку.
paused-thread-archived = Игра приостановлена: её ветка { $channel } в архиве или заблокирована, а открыть её я не могу. Откройте её и нажмите там любую кнопку.
paused-guild-left = Игра приостановлена: меня удалили с её сервера.

permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-attach-files = Прикреплять файлы
permission-read-message-history = Читать историю сообщений

error-no-thread-here = Здесь нельзя открыть ветку. Начните игру без неё или в текстовом канале.
error-thread-locked = Эта ветка заблокирована, и писать в ней я не могу. Начните игру в канале выше или разблокируйте ветку.

permission-create-public-threads = Создавать публичные ветки

error-channel = На этом сервере игры начинают в других каналах: { $channels }
error-no-decks = На этом сервере ещё нет своей колоды. Начните её командой **/dixit deck new**.
error-which-deck = Какая колода? Есть такие: { $decks }.
error-deck-name = Колоде нужно название, которое можно прочитать.
error-deck-or-card-gone = Такой колоды или карты здесь нет либо уже нет. Смотрите **/dixit deck show**.
error-picture-blocked = Одну из этих картинок нельзя использовать с этим ботом, поэтому ничего не добавлено.
error-limit-decks = Колод на сервере может быть не больше { $most }. Сначала удалите одну.
error-limit-cards = Карт на сервере может быть не больше { $most }. Ничего не добавлено, лишних карт: { $beyond }.
error-limit-megabytes = Картинки сервера могут занимать не больше { $most } МБ. Ничего не добавлено, лишних МБ: { $beyond }.
error-reports-open = Модераторы ещё не рассмотрели ваши жалобы ({ $most }). Пожалуйста, подождите.
