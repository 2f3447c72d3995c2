# Scores, history, statistics, leaderboard and clues of the past.

score-title = Scores

history-title = The clues so far
history-title-over = This game’s clues
history-empty = No clue has been given yet.
history-round = **{ $number }.** { $storyteller }: “{ $clue }” · card { $slot }
history-found = Found by { $people }.
history-nobody = Nobody found it.
history-gain = { $who } +{ $points }
history-loss = { $who } −{ $points }
stars = { $count ->
    [one] 🌟 { $count } star
   *[other] 🌟 { $count } stars
}
history-more = { $count ->
    [one] … and one earlier clue.
   *[other] … and { $count } earlier clues.
}

span-month = This month
span-season = This quarter
span-all = All time

button-best-clues = Server’s best clues
player-left = a player who left

stats-title = { $player } on this server
stats-games = Games: **{ $games }**
stats-wins = Won: **{ $wins }**
stats-points = Points: **{ $points }**
stats-finds = Storytellers’ cards found: **{ $finds }** of { $of }
stats-lures = Votes drawn from others: **{ $lures }**
stats-right = Clues just right: **{ $right }** of { $told }
stats-read = Reads { $player } best: found { $found } of { $of } of their cards
stats-awards = Awards: { $awards }
stats-empty = There’s nothing to show for { $player } here yet. Only games that at least three people finish count, or two if the rules are for two.
stats-own-off = You’ve turned statistics off. Turn them on again with **/dixit privacy**.
stats-house = { $rules }, house rules

leaderboard-month = Leaderboard: this month
leaderboard-season = Leaderboard: this quarter
leaderboard-all = Leaderboard: all time
leaderboard-since = Games since { $when }
leaderboard-signs = 🎴 games · 🏆 won
leaderboard-more = { $count ->
    [one] … and one more player
   *[other] … and { $count } more players
}
leaderboard-empty = No games to count yet. Only games that at least three people finish count, or two if the rules are for two.

best-clues-title = This server’s best clues
best-clues-votes = found by { $votes } of { $of }
best-clues-crowd = picked by { $votes } of { $of }
best-clues-empty = No clues yet. They come from games that at least three people finish, in channels you can see.

alt-profile = The numbers above as a picture.
alt-season = The leaderboard above as a picture, with places and points.

award-name-eye = 👁️ Sharpest eye
award-name-story = 📖 Best clue
award-name-bluff = 🎭 Best bluff
award-name-mind-readers = 🔮 Mind readers
award-name-comeback = 🚀 Comeback
award-name-magnet = 🧲 Magnet
award-name-few-words = 🤏 Few words
award-name-poet = 🪶 Poet
award-name-company = 🥕 Good company
