# Scores, history, statistics, leaderboard and clues of the past.

score-title = Счёт

history-title = Подсказки этой игры
history-title-over = Подсказки этой игры
history-empty = Ни одной подсказки ещё не было.
history-round = **{ $number }.** { $storyteller }: «{ $clue }» · карта { $slot }
history-found = угадали: { $people }
history-gain = { $who } +{ $points }
history-more = { $count ->
    [one] … и ещё { $count } более ранняя.
    [few] … и ещё { $count } более ранние.
   *[many] … и ещё { $count } более ранних.
}

span-month = Этот месяц
span-season = Этот сезон (квартал)
span-all = Всё время

button-stories = Подсказки этого сервера
player-left = бывший игрок

stats-title = { $player } на этом сервере
stats-games = Игры: **{ $games }**
stats-wins = Победы: **{ $wins }**
stats-points = Очки: **{ $points }**
stats-finds = Угаданные карты: **{ $finds }** из { $of }
stats-lures = Приманенные голоса: **{ $lures }**
stats-right = Меткие подсказки: **{ $right }** из { $told }
stats-read = Кого понимает лучше всего: { $player } · угадано { $found } из { $of }
stats-awards = Награды: { $awards }
stats-empty = Здесь пока ничего не посчитано: { $player }. Считаются игры, которые хотя бы трое людей доиграли до конца.
stats-own-off = Вы выключили статистику. Снова включить: **/dixit privacy**.

leaderboard-month = Таблица этого месяца
leaderboard-season = Таблица этого сезона
leaderboard-all = Таблица за всё время
leaderboard-since = Игры с { $when }
leaderboard-signs = 🎴 игры · 🏆 победы
leaderboard-more = И ещё игроков: { $count }
leaderboard-empty = Здесь пока нет игр, которые считаются. Считаются игры, которые хотя бы трое людей доиграли до конца.

stories-title = Подсказки этого сервера
stories-votes = угадали: { $votes } из { $of }
stories-crowd = голоса: { $votes } из { $of }
stories-empty = Подсказок пока нет. Здесь собираются подсказки из игр, которые хотя бы трое людей доиграли до конца.

alt-profile = Те же числа на картинке, рядом с кроликом.
alt-season = Та же таблица на картинке: места, кролики, очки.

award-name-eye = 👁️ Самый острый глаз
award-name-story = 📖 Лучшая подсказка
award-name-bluff = 🎭 Лучший блеф
award-name-mind-readers = 🔮 Читают мысли
award-name-comeback = 🚀 Рывок
award-name-magnet = 🧲 Магнит
award-name-few-words = 🤏 Немного слов
award-name-poet = 🪶 Поэтическая душа
award-name-company = 🥕 Душа компании
