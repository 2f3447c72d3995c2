# The end of a game: podium, awards, album, rematch.

button-rematch = Реванш
button-history = Все подсказки

alt-podium = Кролики на своих местах.
finale-title = Конец игры

ending-goal-reached = Цель достигнута.
ending-everyone-told = Каждый побывал рассказчиком.
ending-pile-empty = Последняя карта колоды взята.
ending-too-few-players = Игроков осталось слишком мало, поэтому этот счёт окончательный.
ending-seat-unfilled = Свободное место никто вовремя не занял, поэтому этот счёт окончательный.
ending-stopped = Игру остановили, поэтому этот счёт окончательный.
ending-abandoned = Никого уже не было, поэтому этот счёт окончательный.

nobody-won = Никто не получил очков, поэтому победителей нет.
winners = { $count ->
    [1] 🏆 Победа: { $people }!
   *[other] 🏆 Победу делят: { $people }!
}
standing = { $who } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
awards-title = Чем запомнились

award-eye = { $count ->
    [one] 👁️ **Самый острый глаз** · { $people } · угадана { $count } подсказка
    [few] 👁️ **Самый острый глаз** · { $people } · угаданы { $count } подсказки
    [many] 👁️ **Самый острый глаз** · { $people } · угадано { $count } подсказок
   *[other] 👁️ **Самый острый глаз** · { $people } · угадано { $count } подсказки
}
award-bluff = { $count ->
    [one] 🎭 **Лучший блеф** · { $people } · приманен { $count } голос
    [few] 🎭 **Лучший блеф** · { $people } · приманены { $count } голоса
    [many] 🎭 **Лучший блеф** · { $people } · приманено { $count } голосов
   *[other] 🎭 **Лучший блеф** · { $people } · приманено { $count } голоса
}
award-magnet = { $count ->
    [one] 🧲 **Магнит** · { $people } · { $count } голос за одну карту
    [few] 🧲 **Магнит** · { $people } · { $count } голоса за одну карту
    [many] 🧲 **Магнит** · { $people } · { $count } голосов за одну карту
   *[other] 🧲 **Магнит** · { $people } · { $count } голоса за одну карту
}
award-few-words = 🤏 **Немного слов** · { $people }
award-poet = 🪶 **Поэтическая душа** · { $people }
award-company = 🥕 **Душа компании** · { $people }

album-title = Альбом этой игры

button-album = Листать альбом
button-send-album = Прислать мне
button-page-back = Назад
button-page-on = Дальше

album-evening = Вечер { $day }
album-day = { $day }
album-found =
    { $count ->
        [0] Никто не угадал
       *[other] Угадали { $count } из { $of }
    }
album-chosen =
    { $count ->
        [0] Никто не выбрал
       *[other] Выбрали { $count } из { $of }
    }
album-no-votes = Никто не голосовал
album-page = Страница { $page } из { $pages }
