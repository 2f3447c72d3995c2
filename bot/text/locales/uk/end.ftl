# The end of a game: podium, awards, album, rematch.

button-rematch = Реванш
button-history = Усі асоціації

alt-podium = Кролики, вишикувані за рахунком.
finale-title = Кінець гри

ending-goal-reached = Мети досягнуто!
ending-everyone-told = Кожен побував оповідачем.
ending-pile-empty = Карти в колоді скінчилися.
ending-rounds-played = Це був останній раунд.
ending-too-few-players = Гравців лишилося замало, щоб грати далі, тож ось остаточний рахунок.
    .early = Гравців лишилося замало, щоб грати далі.
ending-seat-unfilled = Вільного місця ніхто вчасно не зайняв, тож ось остаточний рахунок.
    .early = Вільного місця ніхто вчасно не зайняв.
ending-stopped = Гру зупинено, тож ось остаточний рахунок.
    .early = Гру зупинено.
ending-abandoned = Ніхто вже не грав, тож ось остаточний рахунок.
    .early = Ніхто вже не грав.

nobody-won = Балів ніхто не набрав, тож переможця немає.
par-missed = { $points ->
    [one] Перемогла колода. Щоб її здолати, треба було набрати { $points } бал.
    [few] Перемогла колода. Щоб її здолати, треба було набрати { $points } бали.
   *[many] Перемогла колода. Щоб її здолати, треба було набрати { $points } балів.
}
winners = { $count ->
    [1] 🏆 Перемагає { $people }!
   *[other] 🏆 Перемогу ділять { $people }!
}
standing = { $who } · { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
awards-title = Відзнаки

award-eye = { $count ->
    [one] 👁️ **Найгостріше око** · { $people } · карту оповідача відгадано { $count } раз
    [few] 👁️ **Найгостріше око** · { $people } · карту оповідача відгадано { $count } рази
   *[many] 👁️ **Найгостріше око** · { $people } · карту оповідача відгадано { $count } разів
}
award-story = { $count ->
    [one] 📖 **Найкраща асоціація** · { $people } · { $count } гравець відгадав, решта — ні
    [few] 📖 **Найкраща асоціація** · { $people } · { $count } гравці відгадали, решта — ні
   *[many] 📖 **Найкраща асоціація** · { $people } · { $count } гравців відгадали, решта — ні
}
award-bluff = { $count ->
    [one] 🎭 **Найкращий блеф** · { $people } · перехоплено { $count } голос
    [few] 🎭 **Найкращий блеф** · { $people } · перехоплено { $count } голоси
   *[many] 🎭 **Найкращий блеф** · { $people } · перехоплено { $count } голосів
}
award-mind-readers = { $count ->
    [1] 🔮 **Читання думок** · { $people } · обрали карти одне одного
    [one] 🔮 **Читання думок** · { $people } · обрали карти одне одного { $count } раз
    [few] 🔮 **Читання думок** · { $people } · обрали карти одне одного { $count } рази
   *[many] 🔮 **Читання думок** · { $people } · обрали карти одне одного { $count } разів
}
award-comeback = { $count ->
    [one] 🚀 **Ривок** · { $people } · на { $count } місце вище в другій половині гри
    [few] 🚀 **Ривок** · { $people } · на { $count } місця вище в другій половині гри
   *[many] 🚀 **Ривок** · { $people } · на { $count } місць вище в другій половині гри
}
award-magnet = { $count ->
    [one] 🧲 **Магніт** · { $people } · { $count } голос за одну карту
    [few] 🧲 **Магніт** · { $people } · { $count } голоси за одну карту
   *[many] 🧲 **Магніт** · { $people } · { $count } голосів за одну карту
}
award-few-words = { $count ->
    [1] 🤏 **Без зайвих слів** · { $people } · асоціація лише з одного слова
    [one] 🤏 **Без зайвих слів** · { $people } · асоціація лише з { $count } слова
    [few] 🤏 **Без зайвих слів** · { $people } · асоціація лише з { $count } слів
   *[many] 🤏 **Без зайвих слів** · { $people } · асоціація лише з { $count } слів
}
award-poet = { $count ->
    [one] 🪶 **Поетична душа** · { $people } · асоціація з { $count } слова
    [few] 🪶 **Поетична душа** · { $people } · асоціація з { $count } слів
   *[many] 🪶 **Поетична душа** · { $people } · асоціація з { $count } слів
}
award-company = 🥕 **Душа компанії** · { $people } · грати разом — задоволення

album-title = Альбом цієї гри

star-choose = 🌟 Відзначте найкращу асоціацію
star-clue = { $number }. { $clue }

button-album = Гортати альбом
button-send-album = Надіслати мені
button-page-back = Назад
button-page-on = Далі

album-more = { $count ->
    [one] -# Ще { $count } асоціація сюди не вмістилася.
    [few] -# Ще { $count } асоціації сюди не вмістилися.
   *[many] -# Ще { $count } асоціацій сюди не вмістилося.
}
album-evening = Вечір { $day }
album-day = { $day }
album-found = { $count ->
    [0] Ніхто не відгадав
    [one] Відгадав { $count } з { $of }
    [few] Відгадали { $count } з { $of }
   *[many] Відгадали { $count } з { $of }
}
album-chosen = { $count ->
    [0] Ніхто не обрав
    [one] Обрав { $count } з { $of }
    [few] Обрали { $count } з { $of }
   *[many] Обрали { $count } з { $of }
}
album-no-votes = Ніхто не голосував
album-page = Сторінка { $page } з { $pages }
