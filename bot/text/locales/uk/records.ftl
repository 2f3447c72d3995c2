# Scores, history, statistics, leaderboard and clues of the past.

score-title = Рахунок

history-title = Уже названі асоціації
history-title-over = Асоціації цієї гри
history-empty = Жодної асоціації ще не було.
history-round = **{ $number }.** { $storyteller }: «{ $clue }» · карта { $slot }
history-found = Відгадали: { $people }.
history-nobody = Ніхто не відгадав.
history-gain = { $who } +{ $points }
history-loss = { $who } −{ $points }
stars = { $count ->
    [one] 🌟 { $count } зірка
    [few] 🌟 { $count } зірки
   *[many] 🌟 { $count } зірок
}
history-more = { $count ->
    [one] … і ще { $count } раніша асоціація.
    [few] … і ще { $count } раніші асоціації.
   *[many] … і ще { $count } раніших асоціацій.
}

span-month = Цей місяць
span-season = Цей квартал
span-all = За весь час

button-best-clues = Найкращі асоціації
player-left = колишній гравець

stats-title = { $player } на цьому сервері
stats-games = Ігри: **{ $games }**
stats-wins = Перемоги: **{ $wins }**
stats-points = Бали: **{ $points }**
stats-finds = Відгадані карти оповідачів: **{ $finds }** з { $of }
stats-lures = Перехоплені голоси: **{ $lures }**
stats-right = Влучні асоціації: **{ $right }** з { $told }
stats-read = Кого розуміє найкраще: { $player } · відгадано { $found } з { $of }
stats-awards = Відзнаки: { $awards }
stats-empty = { $player } поки не має тут статистики. Рахуються лише ігри, які дограли до кінця щонайменше троє людей, або двоє, якщо правила для двох.
stats-own-off = Ви вимкнули статистику. Увімкнути її знову можна командою **/dixit privacy**.
stats-house = { $rules }, домашні правила

leaderboard-month = Таблиця лідерів цього місяця
leaderboard-season = Таблиця лідерів цього кварталу
leaderboard-all = Таблиця лідерів за весь час
leaderboard-since = Ігри від { $when }
leaderboard-signs = 🎴 ігри · 🏆 перемоги
leaderboard-more = { $count ->
    [one] … і ще { $count } гравець
    [few] … і ще { $count } гравці
   *[many] … і ще { $count } гравців
}
leaderboard-empty = Рахувати ще нічого. Рахуються лише ігри, які дограли до кінця щонайменше троє людей, або двоє, якщо правила для двох.

best-clues-title = Найкращі асоціації цього сервера
best-clues-votes = { $votes ->
    [one] відгадав { $votes } з { $of }
    [few] відгадали { $votes } з { $of }
   *[many] відгадали { $votes } з { $of }
}
best-clues-crowd = { $votes ->
    [one] обрав { $votes } з { $of }
    [few] обрали { $votes } з { $of }
   *[many] обрали { $votes } з { $of }
}
best-clues-empty = Асоціацій ще немає. Сюди потрапляють асоціації з ігор, які дограли до кінця щонайменше троє людей, у каналах, які ви бачите.

alt-profile = Та сама статистика на картинці.
alt-season = Та сама таблиця на картинці: місця та бали.

award-name-eye = 👁️ Найгостріше око
award-name-story = 📖 Найкраща асоціація
award-name-bluff = 🎭 Найкращий блеф
award-name-mind-readers = 🔮 Читання думок
award-name-comeback = 🚀 Ривок
award-name-magnet = 🧲 Магніт
award-name-few-words = 🤏 Без зайвих слів
award-name-poet = 🪶 Поетична душа
award-name-company = 🥕 Душа компанії
