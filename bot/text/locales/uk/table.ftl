# The round in the channel: whose turn it is, the table, time, news, and spectators.

button-look = Роздивитися
button-take-seat = Зайняти місце в команді { $number }

round = Раунд { $number }
round-of = Раунд { $number } · оповідає { $storyteller }
round-void = Цей раунд скасовано. Балів ніхто не отримує.

claim-open = Карти роздано. Хто має першу асоціацію?
claim-blind = Хто дасть першу підказку? Карт ще ніхто не бачив.
time-left = Час спливає { $when }
next-by-itself = Далі автоматично { $when }

news-left = { $player } більше не за столом.
news-kicked = { $player } — за рішенням організатора більше не в грі.
news-joined = { $player } сідає до столу.
news-returned = { $player } знову з нами.
news-host = { $player } — тепер організатор гри.
news-away = { $player }, здається, не тут: на цю людину не чекають.
news-passed-over = { $player } — час вийшов: хід переходить далі.
news-card-chosen = { $player } — час вийшов: карту вибрано навмання.

newcomers = Від наступного раунду грають також: { $people }
seat-empty = { $player } більше не грає. Місце чекає на заміну.
waiting-for = Чекаємо на: { $people }

choose = Решта: оберіть свою карту, яка найкраще пасує до підказки.
choose-two = Решта: оберіть дві свої карти, які найкраще пасують до підказки.
choose-party = Усі: оберіть свою карту, яка пасує найкраще.
choose-team = Партнер оповідача по команді дає карту; в кожній іншій команді одна людина дає карту, а друга голосує.

team-gave = { $giver } — карта вже на столі, голосуватиме { $voter }.

vote-one = Котра карта належить оповідачеві?
vote-one-or-two = Котра карта належить оповідачеві? Оберіть одну карту або дві — на два голоси.
vote-two = Котра карта належить оповідачеві? Оберіть дві карти або одну — на обидва голоси.
vote-party = Голосуйте за карту, яку, на вашу думку, обере більшість. Оповідач ще й ставить пастку.

look-choose = Інша карта…
alt-waiting = Сорочки карт: на столі { $given } з { $of }.
slot = Карта { $slot }


news-story-passed = { $player } не має слів для цих карт і залишає оповідь людям.

audience-invited = 👀 Не граєте? Вгадуйте в меню нижче: глядачів рахують окремо, і про них скажуть після розкриття карт.
audience-guessed = 👀 Глядачі: за карту { $slot } — { $found } з { $people }
audience-favourite = 👀 Вибір глядачів: { $who } ({ $count ->
    [one] { $count } голос
    [few] { $count } голоси
   *[many] { $count } голосів
})

button-time = Більше часу

news-more-time = { $player } просить більше часу.
