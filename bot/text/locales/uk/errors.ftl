# Refusals, why a game is paused, and permissions as Discord's settings call them.

error-time-given = Час уже подовжено: це можна раз на асоціацію, раз на вибір карт і раз на голосування.
error-time-enough = Часу ще досить. Попросіть, коли він спливатиме.
error-wrong-phase-lobby = Гра ще не почалася. Її починає організатор кнопкою *Почати*.
error-wrong-phase-storytelling = Зараз не час: вигадують асоціацію.
error-wrong-phase-submitting = Зараз не час: обирають карти.
error-wrong-phase-voting = Зараз не час: триває голосування.
error-wrong-phase-scored = Цей раунд завершено. Далі — кнопкою *Наступний раунд*.
error-wrong-phase-finished = Цю гру завершено. Нову починає **/dixit start**.
error-past-round = Це з минулого раунду. Скористайтеся найновішим повідомленням.
error-not-seated = Ви не в цій грі. Натисніть *Приєднатися* або напишіть **/dixit join**.
error-dealt-in-next = Ви отримаєте карти на початку наступного раунду.
error-not-a-player = { $player } не в цій грі.
error-not-host = Це можуть лише організатор ({ $host }) і модератори.
error-already-seated = Ви вже в грі.
error-table-full = Усі місця зайнято: { $most }.
error-unknown-rules = Такого набору правил немає.
error-goal-out-of-range = Мета може бути від { $least } до { $most } балів.
error-turns-out-of-range = Кожен може оповідати від { $least } до { $most } разів.
error-option-unused = За цими правилами гра закінчується інакше, тож тут нічого налаштовувати.
error-no-deck = Оберіть хоча б одну колоду.
error-deck-too-small = Колода замала: на стільки гравців ({ $players }) потрібно карт: { $needed }, а в ній { $cards }. Додайте ще колоду кнопкою *Змінити правила*.
error-too-few-players = Гравців наразі: { $players }. Ці правила потребують щонайменше { $least }.
error-too-many-players = Вас { $players }, а ці правила дозволяють щонайбільше { $most }. Оберіть інші кнопкою *Змінити правила*.
error-odd-players = Вас { $players }, а команди по двоє потребують парної кількості.
error-no-teams = За цими правилами команд немає.
error-unknown-team = Є команди від 1 до { $most }.
error-team-full = У команді { $team } немає місця. Оберіть іншу.
error-teams-incomplete = У цих командах лише по одній людині: { $teams }. Оберіть ще раз або натисніть *Перемішати команди*.
error-story-claimed = { $storyteller } — перша асоціація вже за цим гравцем.
error-story-unclaimed = Спершу хтось має натиснути *Маю асоціацію!*
error-not-storyteller = Оповідає { $storyteller }.
error-clue-empty = Підказка має містити хоча б один символ.
error-clue-too-long = { $length ->
    [one] Підказка має { $length } символ, а межа — { $most }.
    [few] Підказка має { $length } символи, а межа — { $most }.
   *[many] Підказка має { $length } символів, а межа — { $most }.
}
error-card-needed = До якої карти ця підказка? Вкажіть її номер.
error-card-not-wanted = За цими правилами підказку дають, ще не бачивши карт, і вона не стосується жодної.
error-no-such-card = Оберіть карту від 1 до { $most }.
error-storyteller-gave = Ви дали підказку, тож ваша карта вже на столі.
error-teammate-gave = { $giver } — карту від вашої команди вже дано. Голосувати будете ви.
error-not-a-voter = Цього раунду ви не голосуєте.
error-unknown-slot = Є карти від 1 до { $most }.
error-own-card = Карта { $slot } — ваша. Проголосуйте за іншу.
error-wrong-vote-count = { $most ->
    [1] У вас один голос.
   *[other] { $fewest ->
        [1] У вас один голос або два за різні карти.
       *[other] У вас голосів: { $most }. Віддайте обидва.
    }
}
error-vote-repeated = Ваші два голоси мають бути за різні карти.
error-no-trap = За цими правилами пасток немає.
error-no-card = Яку карту? Вкажіть її номер на столі.
error-no-late-joining = До командної гри долучитися пізніше не можна; можна зайняти вільне місце.
error-no-empty-seat = Вільних місць немає.
error-seat-taken = Це місце зайнято.
error-no-game = У цьому каналі гри немає. Почніть її командою **/dixit start**.
error-not-a-number = «{ $text }» — не число.
error-unknown-deck = Колоди «{ $deck }» немає. Є такі: { $decks }.
error-other-version = Ця кнопка від іншої моєї версії. Скористайтеся найновішим повідомленням або напишіть **/dixit table**.
error-elsewhere = Цю гру грають деінде, тож тут із нею нічого не вдієш.
error-not-offered = Такого вибору немає.
error-permissions = Я ще не можу тут грати. Дайте мені, будь ласка, такі дозволи в цьому каналі: { $permissions }.
error-may-not-start = На цьому сервері починати гру можуть не всі. Зверніться до тих, хто ним керує.
error-manage-server = Налаштування змінюють лише ті, хто керує сервером.
error-store = Нічого не втрачено, але зараз я не можу зберегти зміну. Спробуйте трохи згодом.
error-ours = Щось пішло не так з нашого боку. Спробуйте ще раз; якщо не мине, скажіть власникам бота.

paused-channel-gone = Каналу цієї гри більше немає. Гра зберігається ще тиждень; нову можна почати деінде.
paused-no-permission = Гру призупинено: у { $channel } мені бракує дозволів: { $permissions }. Щойно вони з’являться, будь-яке натискання там продовжить гру.
paused-thread-archived = Гру призупинено, бо її гілку { $channel } архівовано або заблоковано, а відкрити її я не можу. Відкрийте її й натисніть там будь-що.
paused-guild-left = Гру призупинено, бо мене вилучили з її сервера.

permission-view-channel = Переглядати канал
permission-send-messages = Надсилати повідомлення
permission-send-messages-in-threads = Надсилати повідомлення в гілках
permission-attach-files = Прикріплювати файли
permission-read-message-history = Читати історію повідомлень

error-no-thread-here = Тут не можна відкрити гілку. Почніть гру без неї або в текстовому каналі.
error-thread-locked = Цю гілку заблоковано, і писати в ній я не можу. Почніть гру в каналі вище або розблокуйте гілку.

permission-create-public-threads = Створювати публічні гілки

error-channel = На цьому сервері ігри починають в інших каналах: { $channels }
error-no-decks = На цьому сервері ще немає власної колоди. Почніть її командою **/dixit deck new**.
error-which-deck = Яка колода? Є такі: { $decks }.
error-deck-name = Колоді потрібна назва, яку можна прочитати.
error-deck-or-card-gone = Такої колоди чи карти тут немає або вже немає. Дивіться **/dixit deck show**.
error-picture-blocked = Одне з цих зображень не можна використовувати з цим ботом, тож нічого не додано.
error-limit-decks = Колод на сервері може бути не більше ніж { $most }. Спершу вилучіть одну.
error-limit-cards = Карт на сервері може бути не більше ніж { $most }. Нічого не додано, зайвих карт: { $beyond }.
error-limit-megabytes = Зображення сервера можуть займати не більше ніж { $most } МБ. Нічого не додано, зайвих МБ: { $beyond }.
error-reports-open = Модератори ще не розглянули ваших скарг ({ $most }). Будь ласка, зачекайте.
