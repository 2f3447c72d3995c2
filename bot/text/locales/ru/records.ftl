# Scores, history, statistics, leaderboard and clues of the past.

score-title = Счёт

history-title = Уже названные ассоциации
history-title-over = Ассоциации этой игры
history-empty = Ни одной ассоциации ещё не было.
history-round = **{ $number }.** { $storyteller }: «{ $clue }» · карта { $slot }
history-found = Угадали: { $people }.
history-nobody = Никто не угадал.
history-gain = { $who } +{ $points }
history-loss = { $who } −{ $points }
stars = { $count ->
    [one] 🌟 { $count } звезда
    [few] 🌟 { $count } звезды
   *[many] 🌟 { $count } звёзд
}
history-more = { $count ->
    [one] … и ещё { $count } более ранняя ассоциация.
    [few] … и ещё { $count } более ранние ассоциации.
   *[many] … и ещё { $count } более ранних ассоциаций.
}

span-month = Этот месяц
span-season = Этот квартал
span-all = За всё время

button-best-clues = Лучшие ассоциации
player-left = бывший игрок

stats-title = { $player } на этом сервере
stats-games = Игры: **{ $games }**
stats-wins = Победы: **{ $wins }**
stats-points = Очки: **{ $points }**
stats-finds = Угаданные карты рассказчиков: **{ $finds }** из { $of }
stats-lures = Перехваченные голоса: **{ $lures }**
stats-right = Меткие ассоциации: **{ $right }** из { $told }
stats-read = Кого понимает лучше всего: { $player } · угадано { $found } из { $of }
stats-awards = Награды: { $awards }
stats-empty = У игрока { $player } здесь пока нет статистики. Считаются только игры, которые доиграли до конца хотя бы три человека, а по правилам для двоих — два.
stats-own-off = Вы выключили статистику. Включить её снова можно командой **/dixit privacy**.
stats-house = { $rules }, домашние правила

leaderboard-month = Таблица лидеров этого месяца
leaderboard-season = Таблица лидеров этого квартала
leaderboard-all = Таблица лидеров за всё время
leaderboard-since = Игры с { $when }
leaderboard-signs = 🎴 игры · 🏆 победы
leaderboard-more = { $count ->
    [one] … и ещё { $count } игрок
    [few] … и ещё { $count } игрока
   *[many] … и ещё { $count } игроков
}
leaderboard-empty = Считать пока нечего. Считаются только игры, которые доиграли до конца хотя бы три человека, а по правилам для двоих — два.

best-clues-title = Лучшие ассоциации этого сервера
best-clues-votes = { $votes ->
    [one] угадал { $votes } из { $of }
    [few] угадали { $votes } из { $of }
   *[many] угадали { $votes } из { $of }
}
best-clues-crowd = { $votes ->
    [one] выбрал { $votes } из { $of }
    [few] выбрали { $votes } из { $of }
   *[many] выбрали { $votes } из { $of }
}
best-clues-empty = Ассоциаций пока нет. Сюда попадают ассоциации из игр, которые доиграли до конца хотя бы три человека, в каналах, которые вы видите.

alt-profile = Та же статистика на картинке.
alt-season = Та же таблица на картинке: места и очки.

award-name-eye = 👁️ Самый острый глаз
award-name-story = 📖 Лучшая ассоциация
award-name-bluff = 🎭 Лучший блеф
award-name-mind-readers = 🔮 Чтение мыслей
award-name-comeback = 🚀 Рывок
award-name-magnet = 🧲 Магнит
award-name-few-words = 🤏 Без лишних слов
award-name-poet = 🪶 Поэтическая душа
award-name-company = 🥕 Душа компании
