# The end of a game: podium, awards, album, rematch.

button-rematch = Реванш
button-history = Все ассоциации

alt-podium = Кролики, выстроенные по счёту.
finale-title = Конец игры

ending-goal-reached = Цель достигнута!
ending-everyone-told = Каждый побывал рассказчиком.
ending-pile-empty = Карты в колоде кончились.
ending-rounds-played = Это был последний раунд.
ending-too-few-players = Игроков осталось слишком мало, чтобы играть дальше, так что вот окончательный счёт.
    .early = Игроков осталось слишком мало, чтобы играть дальше.
ending-seat-unfilled = Свободное место никто вовремя не занял, так что вот окончательный счёт.
    .early = Свободное место никто вовремя не занял.
ending-stopped = Игру остановили, так что вот окончательный счёт.
    .early = Игру остановили.
ending-abandoned = Никто уже не играл, так что вот окончательный счёт.
    .early = Никто уже не играл.

nobody-won = Очков никто не набрал, поэтому победителя нет.
par-missed = { $points ->
    [one] Победила колода. Чтобы её одолеть, нужно было набрать { $points } очко.
    [few] Победила колода. Чтобы её одолеть, нужно было набрать { $points } очка.
   *[many] Победила колода. Чтобы её одолеть, нужно было набрать { $points } очков.
}
winners = { $count ->
    [1] 🏆 Побеждает { $people }!
   *[other] 🏆 Победу делят { $people }!
}
standing = { $who } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
awards-title = Награды

award-eye = { $count ->
    [one] 👁️ **Самый острый глаз** · { $people } · карта рассказчика угадана { $count } раз
    [few] 👁️ **Самый острый глаз** · { $people } · карта рассказчика угадана { $count } раза
   *[many] 👁️ **Самый острый глаз** · { $people } · карта рассказчика угадана { $count } раз
}
award-story = { $count ->
    [one] 📖 **Лучшая ассоциация** · { $people } · { $count } игрок угадал, остальные — нет
    [few] 📖 **Лучшая ассоциация** · { $people } · { $count } игрока угадали, остальные — нет
   *[many] 📖 **Лучшая ассоциация** · { $people } · { $count } игроков угадали, остальные — нет
}
award-bluff = { $count ->
    [one] 🎭 **Лучший блеф** · { $people } · перехвачен { $count } голос
    [few] 🎭 **Лучший блеф** · { $people } · перехвачено { $count } голоса
   *[many] 🎭 **Лучший блеф** · { $people } · перехвачено { $count } голосов
}
award-mind-readers = { $count ->
    [1] 🔮 **Чтение мыслей** · { $people } · выбрали карты друг друга
    [one] 🔮 **Чтение мыслей** · { $people } · выбрали карты друг друга { $count } раз
    [few] 🔮 **Чтение мыслей** · { $people } · выбрали карты друг друга { $count } раза
   *[many] 🔮 **Чтение мыслей** · { $people } · выбрали карты друг друга { $count } раз
}
award-comeback = { $count ->
    [one] 🚀 **Рывок** · { $people } · на { $count } место выше за вторую половину игры
    [few] 🚀 **Рывок** · { $people } · на { $count } места выше за вторую половину игры
   *[many] 🚀 **Рывок** · { $people } · на { $count } мест выше за вторую половину игры
}
award-magnet = { $count ->
    [one] 🧲 **Магнит** · { $people } · { $count } голос за одну карту
    [few] 🧲 **Магнит** · { $people } · { $count } голоса за одну карту
   *[many] 🧲 **Магнит** · { $people } · { $count } голосов за одну карту
}
award-few-words = { $count ->
    [1] 🤏 **Без лишних слов** · { $people } · ассоциация всего из одного слова
    [one] 🤏 **Без лишних слов** · { $people } · ассоциация всего из { $count } слова
    [few] 🤏 **Без лишних слов** · { $people } · ассоциация всего из { $count } слов
   *[many] 🤏 **Без лишних слов** · { $people } · ассоциация всего из { $count } слов
}
award-poet = { $count ->
    [one] 🪶 **Поэтическая душа** · { $people } · ассоциация из { $count } слова
    [few] 🪶 **Поэтическая душа** · { $people } · ассоциация из { $count } слов
   *[many] 🪶 **Поэтическая душа** · { $people } · ассоциация из { $count } слов
}
award-company = 🥕 **Душа компании** · { $people } · играть вместе — удовольствие

album-title = Альбом этой игры

star-choose = 🌟 Отметьте лучшую ассоциацию
star-clue = { $number }. { $clue }

button-album = Листать альбом
button-send-album = Прислать мне
button-page-back = Назад
button-page-on = Дальше

album-more = { $count ->
    [one] -# Ещё { $count } ассоциация сюда не поместилась.
    [few] -# Ещё { $count } ассоциации сюда не поместились.
   *[many] -# Ещё { $count } ассоциаций сюда не поместилось.
}
album-evening = Вечер { $day }
album-day = { $day }
album-found = { $count ->
    [0] Никто не угадал
    [one] Угадал { $count } из { $of }
    [few] Угадали { $count } из { $of }
   *[many] Угадали { $count } из { $of }
}
album-chosen = { $count ->
    [0] Никто не выбрал
    [one] Выбрал { $count } из { $of }
    [few] Выбрали { $count } из { $of }
   *[many] Выбрали { $count } из { $of }
}
album-no-votes = Никто не голосовал
album-page = Страница { $page } из { $pages }
