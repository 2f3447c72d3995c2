# Компьютерные игроки, зрители и игры в ветках.

## Компьютерные игроки в лобби

button-add-computer = Добавить компьютерного игрока
button-remove-computer = Убрать компьютерного игрока
mark-computer = компьютер, { $character }
character-poet = поэтическая натура
character-literal = всё понимает буквально
character-trickster = хитрая натура
character-dreamer = мечтательная натура
lobby-computers = 🤖 Компьютерные игроки уступают место людям.
lobby-practice = 🤖 Тренировка: один человек, остальные — компьютеры. Они уступают место людям.

## Компьютерные игроки за столом

news-story-passed = { $player } не находит слов для этих карт и оставляет рассказ людям.

## Зрители

audience-invited = 👀 Не играете? Угадывайте в меню ниже: зрителей считают отдельно, и о них скажут после раскрытия карт.
audience-guessed = 👀 Зрители: за карту { $slot } — { $found } из { $people }
audience-favourite = 👀 Выбор зрителей: { $who } ({ $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
})

## Ветки

thread-opening = Стол накрывают в ветке ниже … Если он там не появится, введите **/dixit start** ещё раз.
thread-lobby = Присоединяйтесь: { $thread }. Организатор: { $host }.
thread-playing = Игра идёт: { $thread }. Зрители тоже могут угадывать.
thread-over = Игра окончена: { $thread }.
thread-standings = Игра в ветке { $thread } окончена.
