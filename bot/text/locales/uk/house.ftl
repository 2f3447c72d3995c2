# House rules: the page where a host chooses them, and the line in the lobby.

button-house = Домашні правила
button-panel-back = До правил гри

house-title = Домашні правила
house-hint = Оберіть домашнє правило, а потім — як за ним грати. Зміни одразу діють для всіх у лобі. Якщо гра має мету, її змінює кнопка 🎯.
house-none = Поки що жодного. Граємо строго за правилами.
house-apart = Ігри з такими домашніми правилами рахуються на цьому сервері окремо.
house-line = Домашні правила · { $rules }
house-item = { $rule }: { $value }
panel-house = Яке домашнє правило?

house-end = Кінець гри
    .about = Перемагає той, у кого наприкінці найбільше балів.
house-end-book = За правилами
house-end-goal = Коли набрано певну кількість балів
house-end-rounds = Після певної кількості раундів
house-end-turns = Коли кожен побуває оповідачем
house-end-pile = Коли скінчаться карти в колоді
house-end-never = Лише коли зупинить організатор

house-points = Бали
    .about = За балами «Імаджинаріуму» оповідач отримує 3 і ще по 1 за кожного, хто відгадав карту. Якщо відгадали всі, оповідач втрачає 3, а якщо ніхто — втрачає 2.
house-points-book = За правилами
house-points-imaginarium = Як в «Імаджинаріумі»

house-theme = Тема
    .about = Кожна асоціація має відповідати темі. Ніхто цього не перевіряє, а комп’ютерні гравці на тему не зважають.
house-theme-book = Без теми
house-theme-drawn = Щораунду нова
house-theme-one-word = Одним словом
house-theme-three-words = Трьома словами
house-theme-question = Запитання
house-theme-rhyme = Рима
house-theme-proverb = Прислів’я
house-theme-headline = Газетний заголовок
house-theme-advice = Порада
house-theme-excuse = Відмовка
house-theme-film = Фільм
house-theme-song = Пісня
house-theme-book-title = Книжка
house-theme-brand = Бренд або слоган
house-theme-place = Місце
house-theme-food = Щось їстівне
house-theme-job = Професія
house-theme-weather = Погода
house-theme-colour = Колір
house-theme-sound = Звук
house-theme-smell = Запах
house-theme-feeling = Почуття
house-theme-memory = Спогад
house-theme-dream = Сон
house-theme-secret = Таємниця

house-new-hand = Нові карти
    .about = Щоб замінити всі свої карти, натисніть під ними *Нові карти*, доки не виклали жодної.
house-new-hand-book = Ніколи
house-new-hand-once = Раз за гру

house-rematch = Наступна гра
    .about = З тими самими картами *Реванш* продовжує гру: у кожного лишаються свої карти, а колода та сама.
house-rematch-book = З новими картами
house-rematch-keeps-hands = З тими самими картами

house-audience = Глядачі
    .about = Якщо глядачі не вгадують, вони лише дивляться.
house-audience-book = Можуть угадувати
house-audience-hidden = Не вгадують

house-clue-time = Час на асоціацію
    .about = Стільки часу має оповідач, щоб назвати асоціацію.
house-clue-time-book = За темпом гри
house-card-time = Час на карти
    .about = Стільки часу має кожен, щоб викласти карту.
house-card-time-book = За темпом гри
house-vote-time = Час на голосування
    .about = Стільки часу має кожен, щоб проголосувати.
house-vote-time-book = За темпом гри
house-points-time = Час на підсумок
    .about = Стільки часу видно бали, перш ніж почнеться наступний раунд.
house-points-time-book = За темпом гри

house-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[many] { $count } секунд
}
house-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
house-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[many] { $count } годин
}
