# Те, що люди читають під час гри. Імена приходять разом із кроликом, підказки — у власних лапках.

## Набори правил

rules-dixit-2021 = Dixit
    .short = Класика, почніть з неї: 3–8 гравців, по одному голосу, гра до 30 балів
    .sentence = Одна людина оповідає, решта підкладає свої карти, кожен має один голос. Натякайте так, щоб відгадав дехто, але не всі.
rules-odyssey-2011 = Dixit Odyssey (2011)
    .short = 3–12 гравців, від сімох — один або два голоси, до 30 балів
    .sentence = Dixit для великого столу: від сімох гравців можна віддати один голос або два, а влучний єдиний голос вартий на бал більше.
rules-odyssey-2013 = Dixit Odyssey (2013, араб./іврит)
    .short = 3–12 гравців, доки не скінчиться колода
    .sentence = Dixit для великого столу: грають, доки не візьмуть останню карту з колоди.
rules-odyssey-2023 = Dixit Odyssey (2023)
    .short = 3–12 гравців, завжди два голоси, можна обидва за одну, до 30 балів
    .sentence = У кожного два голоси: за дві різні карти або обидва за одну, якщо ви певні.
rules-party-2011 = Dixit-вечірка (2011)
    .short = 6–12 гравців, правильної карти немає: шукайте більшість, кожен оповідає раз
    .sentence = Правильної карти немає. Підказку дають, ще не бачивши карт, бали приносить голос, відданий так само, як в інших, а одна карта — пастка.
rules-party-2023 = Dixit-вечірка (2023)
    .short = 6–12 гравців, шукайте більшість, гра до 30 балів
    .sentence = Правильної карти немає: голосуйте так, як інші, і не втрапте в пастку оповідача.
rules-team-2011 = Командний Dixit (2011)
    .short = 6, 8, 10 або 12 гравців у командах по двоє, кожен оповідає раз
    .sentence = Команди по двоє: одна людина дає карту, друга голосує.
rules-team-2023 = Командний Dixit (2023)
    .short = 8, 10 або 12 гравців у командах по двоє, до 30 балів
    .sentence = Команди по двоє: одна людина дає карту, друга голосує. Перемагає команда, що першою набере 30 балів.

pace-quick = Швидкий
    .line = близько хвилини на хід
pace-normal = Звичайний
    .line = три хвилини на хід
pace-relaxed = Неспішний
    .line = десять хвилин на хід
pace-slow = Повільний
    .line = доба на хід
pace-none = Без обмежень
    .line = без обмеження часу

end-goal = { $points ->
    [one] до { $points } бала
    [few] до { $points } балів
   *[many] до { $points } балів
}
end-turns = { $turns ->
    [one] кожен оповідає { $turns } раз
    [few] кожен оповідає { $turns } рази
   *[many] кожен оповідає { $turns } разів
}
end-pile = доки не скінчиться колода

## Кнопки

button-join = Приєднатися
button-join-late = Долучитися до гри
button-leave = Вийти
button-begin = Почати
button-rules = Змінити правила
button-how = Як грати
button-shuffle = Перемішати команди
button-hand = Мої карти
button-claim = Маю асоціацію!
button-story = Дати підказку
button-vote-for = Голосувати за цю карту
button-look = Роздивитися
button-next = Наступний раунд
button-rematch = Зіграти ще раз
button-history = Усі історії
button-take-seat = Зайняти місце в команді { $number }

## Лобі

lobby-players = Гравці: { $count } з { $most }
lobby-too-few-players = { $missing ->
    [one] Бракує ще { $missing } гравця.
    [few] Бракує ще { $missing } гравців.
   *[many] Бракує ще { $missing } гравців.
}
lobby-too-many-players = { $surplus ->
    [one] Для цих правил забагато на { $surplus } гравця.
    [few] Для цих правил забагато на { $surplus } гравців.
   *[many] Для цих правил забагато на { $surplus } гравців.
}
lobby-odd-players = Для команд по двоє потрібна парна кількість гравців.
lobby-teams-incomplete = У цих командах лише по одній людині: { $teams }. Оберіть ще раз або натисніть *Перемішати команди*.
lobby-deck-too-small = На стільки гравців ({ $players }) потрібно карт: { $needed }, а є { $cards }. Організатор додає колоду кнопкою *Змінити правила*.
lobby-deck-gone = Колоди «{ $deck }» тут немає: гра піде без неї. Організатор може обрати інші колоди кнопкою *Змінити правила*.
lobby-closed = Це лобі закрито. Відкрийте нове командою **/dixit start**.
lobby-ready = Усе готово: організатор може починати.
lobby-decks = колода: { $decks }
mark-host = організатор
mark-away = немає на місці
mark-vacant = місце вільне
team-name = Команда { $number }
team-size = { $count } з 2
team-choose = Оберіть команду
panel-title = Правила цієї гри
panel-hint = Зміни одразу діють для всіх у лобі.
panel-rules = Набір правил
panel-pace = Час на хід
panel-decks = Колоди, перемішані разом
panel-language = Мова цієї гри
deck-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
form-goal = До скількох балів граємо
form-turns = Скільки разів оповідає кожен

## Раунд у каналі

round = Раунд { $number }
round-of = Раунд { $number } · оповідає { $storyteller }
round-void = Цей раунд скасовано. Балів ніхто не отримує.
claim-open = Карти роздано. Хто має першу асоціацію?
claim-blind = Хто дасть першу підказку? Карт ще ніхто не бачив.
storyteller-thinks = { $storyteller } вигадує асоціацію.
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

## Карти гравця, приватно

hand-where = { $server } · { $channel } · раунд { $number }
    .lobby = { $server } · { $channel }
hand-claim = Ось ваші карти. Якщо якась щось нагадала, перша асоціація — ваша.
hand-claim-blind = Карти лежать долілиць. Хочете дати першу підказку?
hand-tell = Ви оповідаєте: натисніть карту, до якої маєте підказку.
hand-tell-blind = Ви оповідаєте: дайте підказку, перш ніж хтось побачить карти.
hand-wait-story = Ваші карти. { $storyteller } вигадує асоціацію.
hand-wait-blind = { $storyteller } вигадує підказку. До неї ніхто не бачить своїх карт: ваші прийдуть разом з нею.
hand-give = { $count ->
    [one] Оберіть { $count } карту, яка могла б належати оповідачеві.
    [few] Оберіть { $count } карти, які могли б належати оповідачеві.
   *[many] Оберіть { $count } карт, які могли б належати оповідачеві.
}
hand-give-party = { $count ->
    [one] Оберіть { $count } свою карту, яка пасує найкраще.
    [few] Оберіть { $count } свої карти, які пасують найкраще.
   *[many] Оберіть { $count } своїх карт, які пасують найкраще.
}
hand-give-mate = Оповідає ваш партнер по команді: оберіть карту, яка могла б бути саме тією.
hand-give-team = Дайте карту від команди або залиште це партнерові й голосуйте. Домовтеся в каналі.
hand-teammate-gave = { $player } — карту від вашої команди вже дано. Голосувати будете ви.
hand-given = { $count ->
    [1] Ви дали карту { $cards }. Натисніть іншу, щоб замінити, або ту саму, щоб забрати.
   *[other] Ви дали карти { $cards }. Натисніть іншу, щоб замінити, або одну з них, щоб забрати.
}
hand-story-told = Підказку дано. Решта обирає карти.
hand-story-judged = Вашу карту шукають. Не видайте себе.
hand-mate-judged = Шукають карту вашого партнера по команді. Ваша команда цього раунду не голосує.
hand-no-vote = Цього раунду голосує ваш партнер по команді.
hand-vote-one = Котра карта належить оповідачеві?
hand-vote-two = Котра карта належить оповідачеві? Оберіть дві карти або одну — на обидва голоси.
hand-vote-one-or-two = Котра карта належить оповідачеві? Оберіть одну карту або дві — на два голоси.
hand-vote-party = За котру карту проголосує більшість? Голосуйте за неї.
hand-voted = Ваш голос: { $slots }. Його можна змінити, доки не проголосували всі.
hand-trap = Поставте пастку: хто проголосує за цю карту, не отримає нічого.
hand-trapped = Ваша пастка — на карті { $slot }: хто голосує за неї, не отримує нічого.
hand-scored = Голоси зібрано: погляньте в канал.
hand-lobby = Ви в грі. Карти прийдуть сюди, щойно їх роздадуть.
hand-finished = Гру завершено.
hands-behind-button = Зараз багато ігор: карти — за кнопкою *Мої карти*.
hand-farewell = Ви більше не за цим столом.
hand-result = { $points ->
    [one] Гру в { $channel } на сервері { $server } завершено. 🏆 { $winners }. Ваше місце — { $place }, у вас { $points } бал.
    [few] Гру в { $channel } на сервері { $server } завершено. 🏆 { $winners }. Ваше місце — { $place }, у вас { $points } бали.
   *[many] Гру в { $channel } на сервері { $server } завершено. 🏆 { $winners }. Ваше місце — { $place }, у вас { $points } балів.
}
hand-result-none = Гру в { $channel } на сервері { $server } завершено, перш ніж хтось отримав бали.
slot = Карта { $slot }
vote-doubled = { $slot } ×2
vote-choose = Ваш голос
trap-choose = Ваша пастка
form-clue-title = Ваша асоціація
form-clue-card = Ваша асоціація до карти { $card }
form-clue-label = Підказка
form-clue-hint = Слово, рядок, звук, назва…

## Розкриття

verdict-just-right = { $count ->
    [one] ★ Це була карта **{ $slot }**. Її відгадала { $count } людина: саме те, що треба.
    [few] ★ Це була карта **{ $slot }**. Її відгадали { $count } людини: саме те, що треба.
   *[many] ★ Це була карта **{ $slot }**. Її відгадали { $count } людей: саме те, що треба.
}
verdict-too-easy = ★ Це була карта **{ $slot }**. Її відгадали всі: надто легко! За асоціацію балів немає.
verdict-too-hard = ★ Це була карта **{ $slot }**. Її не відгадав ніхто: надто важко! За асоціацію балів немає.
verdict-no-votes = Ніхто не проголосував, тож балів немає ні в кого.
verdict-party = 🏆 Найбільше голосів і перемога в раунді: **{ $slots }**
verdict-no-trap = Цього разу без пастки.
verdict-trap = ⚠️ Карта **{ $slot }** була пасткою.
card-voters = ← { $people }
gained = **+{ $points }**
gained-sum = **+{ $points }** ({ $sum })
gained-each = кожному **+{ $points }**
gained-nothing = Цього разу нічого: { $people }
no-vote-from = Без голосу: { $people }
standings = Рахунок: { $standings }
points-line = { $who } **+{ $points }** → { $total } · { $reasons }
gain-story-found = асоціація вдалася +{ $points }
gain-too-easy = надто легко
gain-too-hard = надто важко
gain-found = карту відгадано +{ $points }
gain-found-twice = обидва голоси за неї +{ $points }
gain-single-dial = єдиним голосом +{ $points }
gain-everybody-found = відгадали всі +{ $points }
gain-nobody-found = не відгадав ніхто +{ $points }
gain-lured = { $votes ->
    [one] бонус за { $votes } голос +{ $points }
    [few] бонус за { $votes } голоси +{ $points }
   *[many] бонус за { $votes } голосів +{ $points }
}
gain-company = { $votes ->
    [one] { $votes } голос за обрану вами карту +{ $points }
    [few] { $votes } голоси за обрану вами карту +{ $points }
   *[many] { $votes } голосів за обрану вами карту +{ $points }
}
gain-alone = за цю карту більше ніхто не голосував
gain-trapped = пастка
gain-owner-left = хто дав цю карту, вже не грає
gain-nothing = цього разу нічого
alt-track = Шкала балів: { $scores }
alt-podium = Кролики на своїх місцях.

## Кінець

finale-title = Кінець
ending-goal-reached = Мети досягнуто.
ending-everyone-told = Кожен побував оповідачем.
ending-pile-empty = Останню карту колоди взято.
ending-too-few-players = Гравців лишилося замало, тож цей рахунок остаточний.
ending-seat-unfilled = Вільного місця ніхто вчасно не зайняв, тож цей рахунок остаточний.
ending-stopped = Гру зупинено, тож цей рахунок остаточний.
ending-abandoned = Нікого вже не було, тож цей рахунок остаточний.
nobody-won = Ніхто не отримав балів, тож переможців немає.
winners = { $count ->
    [1] 🏆 Перемога: { $people }!
   *[other] 🏆 Перемогу ділять: { $people }!
}
standing = { $who } · { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
awards-title = Чим запам’яталися
award-eye = { $count ->
    [one] 👁️ **Найгостріше око** · { $people } · відгадано { $count } асоціацію
    [few] 👁️ **Найгостріше око** · { $people } · відгадано { $count } асоціації
    [many] 👁️ **Найгостріше око** · { $people } · відгадано { $count } асоціацій
   *[other] 👁️ **Найгостріше око** · { $people } · відгадано { $count } асоціації
}
award-story = 📖 **Найкраща асоціація** · { $people }
award-bluff = { $count ->
    [one] 🎭 **Найкращий блеф** · { $people } · приманено { $count } голос
    [few] 🎭 **Найкращий блеф** · { $people } · приманено { $count } голоси
    [many] 🎭 **Найкращий блеф** · { $people } · приманено { $count } голосів
   *[other] 🎭 **Найкращий блеф** · { $people } · приманено { $count } голосу
}
award-mind-readers = 🔮 **Читають думки** · { $people }
award-comeback = 🚀 **Ривок** · { $people }
award-magnet = { $count ->
    [one] 🧲 **Магніт** · { $people } · { $count } голос за одну карту
    [few] 🧲 **Магніт** · { $people } · { $count } голоси за одну карту
    [many] 🧲 **Магніт** · { $people } · { $count } голосів за одну карту
   *[other] 🧲 **Магніт** · { $people } · { $count } голосу за одну карту
}
award-few-words = 🤏 **Небагато слів** · { $people }
award-poet = 🪶 **Поетична душа** · { $people }
award-company = 🥕 **Душа компанії** · { $people }
album-title = Альбом цієї гри
score-title = Рахунок
history-title = Історії цієї гри
history-empty = Жодної історії ще не розказано.
history-round = **{ $number }.** { $storyteller }: «{ $clue }» · карта { $slot }
history-found = відгадали: { $people }
history-gain = { $who } +{ $points }
history-more = { $count ->
    [one] … і ще { $count } раніша.
    [few] … і ще { $count } раніші.
   *[many] … і ще { $count } раніших.
}
