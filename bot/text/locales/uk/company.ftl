# Комп’ютерні гравці, глядачі та ігри в гілках.

## Комп’ютерні гравці в лобі

button-add-computer = Додати комп’ютерного гравця
button-remove-computer = Прибрати комп’ютерного гравця
mark-computer = комп’ютер, { $character }
character-poet = поетична натура
character-literal = усе розуміє буквально
character-trickster = хитра вдача
character-dreamer = мрійлива вдача
lobby-computers = 🤖 Комп’ютерні гравці поступаються місцем людям.
lobby-practice = 🤖 Тренування: одна людина, решта — комп’ютери. Вони поступаються місцем людям.

## Комп’ютерні гравці за столом

news-story-passed = { $player } не має слів для цих карт і залишає оповідь людям.

## Глядачі

audience-invited = 👀 Не граєте? Вгадуйте в меню нижче: глядачів рахують окремо, і про них скажуть після розкриття карт.
audience-guessed = 👀 Глядачі: за карту { $slot } — { $found } з { $people }
audience-favourite = 👀 Вибір глядачів: { $who } ({ $count ->
    [one] { $count } голос
    [few] { $count } голоси
   *[many] { $count } голосів
})

## Гілки

thread-opening = Стіл накривають у гілці нижче … Якщо він там не з’явиться, введіть **/dixit start** ще раз.
thread-lobby = Приєднуйтеся: { $thread }. Організатор: { $host }.
thread-playing = Гра триває: { $thread }. Глядачі теж можуть угадувати.
thread-over = Гру завершено: { $thread }.
thread-standings = Гру в гілці { $thread } завершено.
