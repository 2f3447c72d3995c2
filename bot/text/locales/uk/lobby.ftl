# The lobby: rule sets, pace, players, teams, computer players, *Change rules*, and the card above a thread.

rules-dixit-2021 = Dixit
    .short = Класика, почніть з неї: 3–8 гравців, по одному голосу, гра до 30 балів
    .sentence = Одна людина оповідає, решта підкладає свої карти, кожен має один голос. Натякайте так, щоб відгадав дехто, але не всі.
rules-odyssey-2011 = Dixit Odyssey (2011)
    .short = 3–12 гравців, від сімох — один або два голоси, до 30 балів
    .sentence = Dixit для великого столу: від сімох гравців можна віддати один голос або два, а влучний єдиний голос вартий на бал більше.
rules-odyssey-2013 = Dixit Odyssey (2013)
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
    .sentence = Команди по двоє: одна людина дає карту, друга голосує.

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

button-join = Приєднатися
button-join-late = Долучитися до гри
button-leave = Вийти
button-begin = Почати
button-rules = Змінити правила
button-how = Як грати
button-shuffle = Перемішати команди

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
lobby-decks = { $count ->
    [one] колода: { $decks }
    [few] колоди: { $decks }
   *[many] колоди: { $decks }
}

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

button-add-computer = Додати комп’ютерного гравця
button-remove-computer = Прибрати комп’ютерного гравця

mark-computer = комп’ютер, { $character }

character-poet = поетична натура
character-literal = усе розуміє буквально
character-trickster = хитра вдача
character-dreamer = мрійлива вдача

lobby-computers = 🤖 Комп’ютерні гравці поступаються місцем людям.
lobby-practice = 🤖 Тренування: одна людина, решта — комп’ютери. Вони поступаються місцем людям.

thread-opening = Стіл накривають у гілці нижче … Якщо він там не з’явиться, введіть **/dixit start** ще раз.
thread-lobby = Приєднуйтеся: { $thread }. Організатор: { $host }.
thread-playing = Гра триває: { $thread }. Глядачі теж можуть угадувати.
thread-over = Гру завершено: { $thread }.
thread-standings = Гру в гілці { $thread } завершено.

lobby-motto = Одна карта, кілька слів — і кожен бачить своє.

alt-fan = Карти з колоди цієї гри, розкладені віялом.
