# Scores, history, statistics, leaderboard and clues of the past.

score-title = Рахунок

history-title = Історії цієї гри
history-title-over = Історії цієї гри
history-empty = Жодної історії ще не розказано.
history-round = **{ $number }.** { $storyteller }: «{ $clue }» · карта { $slot }
history-found = відгадали: { $people }
history-gain = { $who } +{ $points }
history-more = { $count ->
    [one] … і ще { $count } раніша.
    [few] … і ще { $count } раніші.
   *[many] … і ще { $count } раніших.
}

span-month = Цей місяць
span-season = Цей сезон (чверть року)
span-all = Увесь час

button-stories = Асоціації цього сервера
player-left = колишній гравець

stats-title = { $player } на цьому сервері
stats-games = Ігри: **{ $games }**
stats-wins = Перемоги: **{ $wins }**
stats-points = Бали: **{ $points }**
stats-finds = Відгадані асоціації: **{ $finds }** з { $of }
stats-lures = Приманені голоси: **{ $lures }**
stats-right = Влучні асоціації: **{ $right }** з { $told }
stats-read = Кого розуміє найкраще: { $player } · відгадано { $found } з { $of }
stats-awards = Відзнаки: { $awards }
stats-empty = Тут ще нічого не пораховано: { $player }. Рахуються ігри, які щонайменше троє людей зіграли до кінця.
stats-own-off = Ви вимкнули статистику. Увімкнути її знову: **/dixit privacy**.

leaderboard-month = Таблиця цього місяця
leaderboard-season = Таблиця цього сезону
leaderboard-all = Таблиця за весь час
leaderboard-since = Ігри від { $when }
leaderboard-signs = 🎴 ігри · 🏆 перемоги
leaderboard-more = І ще гравців: { $count }
leaderboard-empty = Тут ще немає ігор, що рахуються. Рахуються ігри, які щонайменше троє людей зіграли до кінця.

stories-title = Асоціації цього сервера
stories-votes = відгадали: { $votes } з { $of }
stories-crowd = голоси: { $votes } з { $of }
stories-empty = Асоціацій ще немає. Тут збираються асоціації з ігор, які щонайменше троє людей зіграли до кінця.

alt-profile = Ті самі числа на малюнку, поруч із кроликом.
alt-season = Та сама таблиця на малюнку: місця, кролики, бали.

award-name-eye = 👁️ Найгостріше око
award-name-story = 📖 Найкраща асоціація
award-name-bluff = 🎭 Найкращий блеф
award-name-mind-readers = 🔮 Читають думки
award-name-comeback = 🚀 Ривок
award-name-magnet = 🧲 Магніт
award-name-few-words = 🤏 Небагато слів
award-name-poet = 🪶 Поетична душа
award-name-company = 🥕 Душа компанії
