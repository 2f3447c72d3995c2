# Те, що люди читають під час гри. Імена приходять разом із кроликом, підказки — у власних лапках.

## Набори правил

rules-dixit-2021 = Dixit
    .short = 3–8 гравців, по одному голосу, гра до 30 балів
    .sentence = Одна людина розповідає, решта підкладає свої карти, кожен має один голос. Натякайте так, щоб зрозумів дехто, але не всі.
rules-odyssey-2011 = Dixit Odyssey (2011)
    .short = 3–12 гравців, від сімох — один або два голоси
    .sentence = Dixit для великого столу: від сімох гравців можна віддати один голос або два, а влучний єдиний голос вартий на бал більше.
rules-odyssey-2013 = Dixit Odyssey (2013, араб./іврит)
    .short = 3–12 гравців, доки не скінчиться колода
    .sentence = Теж великий стіл, але грають, доки не візьмуть останню карту з колоди.
rules-odyssey-2023 = Dixit Odyssey (2023)
    .short = 3–12 гравців, завжди два голоси, можна обидва на одну
    .sentence = У кожного два голоси: на дві різні карти або обидва на одну, якщо ви певні.
rules-party-2011 = Dixit Party (2011)
    .short = 6–12 гравців, правильної карти немає: шукайте більшість
    .sentence = Правильної карти немає. Підказку дають, ще не бачивши карт, бали приносить голос, відданий так само, як в інших, а одна карта — пастка.
rules-party-2023 = Dixit Party (2023)
    .short = 6–12 гравців, шукайте більшість, гра до 30 балів
    .sentence = Правильної карти немає: голосуйте так, як інші, і не втрапте в пастку оповідача.
rules-team-2011 = Team Dixit (2011)
    .short = 6, 8, 10 або 12 гравців у командах по двоє
    .sentence = Команди по двоє: одна людина дає карту, друга голосує.
rules-team-2023 = Team Dixit (2023)
    .short = 8, 10 або 12 гравців у командах по двоє, до 30 балів
    .sentence = Команди по двоє: одна людина дає карту, друга голосує. Перемагає команда, що першою набере 30 балів.

pace-quick = Швидко
    .line = близько хвилини на хід
pace-normal = Звичайно
    .line = три хвилини на хід
pace-relaxed = Неспішно
    .line = десять хвилин на хід
pace-slow = Повільно
    .line = доба на хід
pace-none = Без обмежень
    .line = без обмеження часу

end-goal = { $points ->
    [one] до { $points } бала
   *[other] до { $points } балів
}
end-turns = { $turns ->
    [one] кожен розповідає { $turns } раз
    [few] кожен розповідає { $turns } рази
   *[other] кожен розповідає { $turns } разів
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
button-claim = У мене є історія!
button-story = Дати підказку
button-vote = Голосувати
button-next = Наступний раунд
button-rematch = Зіграти ще раз
button-history = Усі історії
button-take-seat = Зайняти місце в команді { $number }

## Лобі

lobby-players = Гравці: { $count } з { $most }
lobby-missing = { $count ->
    [one] Бракує ще { $count } гравця.
   *[other] Бракує ще { $count } гравців.
}
lobby-too-many = { $count ->
    [one] Для цих правил забагато на { $count } гравця.
   *[other] Для цих правил забагато на { $count } гравців.
}
lobby-odd = Для команд по двоє потрібна парна кількість гравців.
lobby-closed = Це лобі закрито. Відкрийте нове командою **/dixit start**.
lobby-ready = Усе готово: ведучий може починати.
lobby-decks = колода: { $decks }
mark-host = веде гру
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
deck-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
form-goal = До скількох балів граємо
form-turns = Скільки разів розповідає кожен

## Раунд у каналі

round = Раунд { $number }
round-of = Раунд { $number } · розповідає { $storyteller }
round-void = Цей раунд скасовано. Балів ніхто не отримує.
claim-open = Карти роздано. У кого є думка для першої історії?
claim-blind = Хто дасть першу підказку? Карт ще ніхто не бачив.
storyteller-thinks = { $storyteller } шукає історію.
time-left = Час спливає { $when }
next-by-itself = Далі само собою { $when }
newcomers = Від наступного раунду грають також: { $people }
seat-empty = { $player } більше не грає. Місце чекає на заміну.
waiting-for = Чекаємо на: { $people }
choose = Решта: оберіть свою карту, яка могла б бути саме тією.
choose-party = Усі: оберіть свою карту, яка пасує найкраще.
choose-team = Напарник оповідача дає карту; в кожній іншій команді одна людина дає карту, а друга голосує.
team-gave = { $giver } — карта вже на столі, голосуватиме { $voter }.
team-voters = Голосують: { $people }
vote-one = Котра карта належить оповідачеві?
vote-one-or-two = Котра карта належить оповідачеві? Віддайте один голос або два за різні карти.
vote-two = Котра карта належить оповідачеві? У кожного два голоси: на дві карти або обидва на одну.
vote-party = Голосуйте за карту, яку, на вашу думку, обере більшість. Оповідач ще й ставить пастку.
look-choose = Роздивитися карту зблизька…
alt-waiting = Сорочки карт: на столі { $given } з { $of }.

## Карти гравця, приватно

hand-where = { $server } · { $channel } · раунд { $number }
hand-claim = Ось ваші карти. Якщо якась підказує історію, розповідайте першими.
hand-claim-blind = Карти лежать долілиць. Хочете дати першу підказку?
hand-tell = Ви оповідаєте: натисніть карту, до якої маєте підказку.
hand-tell-blind = Ви оповідаєте: дайте підказку, доки ніхто не бачив карт.
hand-wait-story = Ваші карти. { $storyteller } шукає історію.
hand-give = { $count ->
    [one] Оберіть карту, яка могла б належати оповідачеві.
    [few] Оберіть { $count } карти, які могли б належати оповідачеві.
   *[other] Оберіть { $count } карт, які могли б належати оповідачеві.
}
hand-give-team = Дайте карту від команди або залиште це напарникові й голосуйте. Домовтеся в каналі.
hand-teammate-gave = { $player } — карту від вашої команди вже дано. Голосувати будете ви.
hand-given = { $count ->
    [one] Ви дали карту { $cards }. Натисніть іншу, щоб замінити, або ту саму, щоб забрати.
   *[other] Ви дали карти { $cards }. Натисніть іншу, щоб замінити, або одну з них, щоб забрати.
}
hand-story-told = Підказку дано. Решта обирає карти.
hand-story-judged = Вашу карту шукають. Не подавайте знаку.
hand-no-vote = Цього раунду голосує ваш напарник.
hand-vote-one = Котра карта належить оповідачеві?
hand-vote-two = Котра карта належить оповідачеві? У вас два голоси: на дві карти або обидва на одну.
hand-vote-one-or-two = Котра карта належить оповідачеві? Віддайте один голос або два за різні карти.
hand-voted = Ваш голос: { $slots }. Його можна змінити, доки не проголосували всі.
hand-trap = Поставте пастку: хто проголосує за цю карту, не отримає нічого.
hand-trapped = Ваша пастка — на карті { $slot }.
hand-scored = Голоси зібрано: погляньте в канал.
hand-lobby = Ви в грі. Карти прийдуть сюди, щойно їх роздадуть.
hand-finished = Гру завершено.
hand-result = { $points ->
    [one] Гру в { $channel } на сервері { $server } завершено. 🏆 { $winners }. Ваше місце — { $place }, у вас { $points } бал.
    [few] Гру в { $channel } на сервері { $server } завершено. 🏆 { $winners }. Ваше місце — { $place }, у вас { $points } бали.
   *[other] Гру в { $channel } на сервері { $server } завершено. 🏆 { $winners }. Ваше місце — { $place }, у вас { $points } балів.
}
hand-result-none = Гру в { $channel } на сервері { $server } завершено, доки ніхто не отримав балів.
slot = Карта { $slot }
slot-doubled = Карта { $slot }, обидва голоси
vote-choose = Ваш голос
trap-choose = Ваша пастка
form-clue-title = Ваша історія
form-clue-label = Підказка
form-clue-hint = Слово, рядок, звук, назва…

## Розкриття

verdict-just-right = { $count ->
    [one] ★ Це була карта **{ $slot }**. Її впізнала { $count } людина: саме те, що треба.
    [few] ★ Це була карта **{ $slot }**. Її впізнали { $count } людини: саме те, що треба.
   *[other] ★ Це була карта **{ $slot }**. Її впізнали { $count } людей: саме те, що треба.
}
verdict-too-easy = ★ Це була карта **{ $slot }**. Її впізнали всі: надто легко! { $storyteller } без балів.
verdict-too-hard = ★ Це була карта **{ $slot }**. Її не впізнав ніхто: надто важко! { $storyteller } без балів.
verdict-no-votes = Ніхто не проголосував, тож балів немає ні в кого.
verdict-party = Цього разу без пастки.
verdict-party-trap = ⚠️ Карта **{ $slot }** була пасткою.
card-found = { $owner } — впізнали: { $people }
card-votes = { $owner } — голоси: { $people }
points-line = { $who } **+{ $points }** → { $total } · { $reasons }
gain-story-found = історія вдалася +{ $points }
gain-too-easy = надто легко
gain-too-hard = надто важко
gain-found = карту впізнано +{ $points }
gain-found-twice = обидва голоси на ній +{ $points }
gain-single-dial = єдиним голосом +{ $points }
gain-everybody-found = впізнали всі +{ $points }
gain-nobody-found = не впізнав ніхто +{ $points }
gain-lured = { $votes ->
    [one] заманено { $votes } голос +{ $points }
    [few] заманено { $votes } голоси +{ $points }
   *[other] заманено { $votes } голосів +{ $points }
}
gain-company = { $votes ->
    [one] { $votes } голос на цій карті +{ $points }
    [few] { $votes } голоси на цій карті +{ $points }
   *[other] { $votes } голосів на цій карті +{ $points }
}
gain-alone = на цій карті більше нікого
gain-trapped = пастка
gain-owner-left = хто дав цю карту, вже не грає
gain-nothing = цього разу нічого
alt-track = Доріжка балів: { $scores }
alt-podium = Кролики на своїх місцях.

## Кінець

finale-title = Кінець
ending-goal-reached = Мети досягнуто.
ending-everyone-told = Кожен розповів свою історію.
ending-pile-empty = Останню карту колоди взято.
ending-too-few-players = Гравців лишилося замало, тож рахунок такий, як є.
ending-seat-unfilled = Вільного місця ніхто вчасно не зайняв, тож рахунок такий, як є.
ending-stopped = Гру зупинено, тож рахунок такий, як є.
ending-abandoned = Нікого вже не було, тож рахунок такий, як є.
nobody-won = Жодного раунду не зіграно, тож переможців немає.
winners = { $count ->
    [one] 🏆 Перемога: { $people }!
   *[other] 🏆 Перемогу ділять: { $people }!
}
standing = { $who } · { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
album-title = Альбом цієї гри
score-title = Рахунок
history-title = Історії досі
history-empty = Жодної історії ще не розказано.
history-round = **{ $number }.** { $storyteller }: “{ $clue }” · карта { $slot }
history-found = впізнали: { $people }
history-more = { $count ->
    [one] … і ще { $count } раніша.
    [few] … і ще { $count } раніші.
   *[other] … і ще { $count } раніших.
}
