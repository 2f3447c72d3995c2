# Scores, history, statistics, leaderboard and clues of the past.

score-title = Le score

history-title = Les phrases de cette partie
history-title-over = Les phrases de cette partie
history-empty = Aucune phrase n’a encore été donnée.
history-round = **{ $number }.** { $storyteller } : « { $clue } » · carte { $slot }
history-found = retrouvée par { $people }
history-gain = { $who } +{ $points }
history-more = { $count ->
    [one] … et { $count } plus ancienne.
   *[other] … et { $count } plus anciennes.
}

span-month = Ce mois-ci
span-season = Cette saison (un trimestre)
span-all = Depuis toujours

button-stories = Les phrases de ce serveur
player-left = quelqu’un qui n’est plus là

stats-title = { $player } sur ce serveur
stats-games = Parties : **{ $games }**
stats-wins = Victoires : **{ $wins }**
stats-points = Points : **{ $points }**
stats-finds = Cartes retrouvées : **{ $finds }** sur { $of }
stats-lures = Votes attirés : **{ $lures }**
stats-right = Phrases bien dosées : **{ $right }** sur { $told }
stats-read = Comprend le mieux : { $player } · { $found } sur { $of } retrouvées
stats-awards = Prix : { $awards }
stats-empty = Rien n’est compté ici pour { $player }. Une partie compte si au moins trois personnes l’ont jouée jusqu’au bout.
stats-own-off = Tu as désactivé les statistiques. **/dixit privacy** les réactive.

leaderboard-month = Le classement du mois
leaderboard-season = Le classement de la saison
leaderboard-all = Le classement de toujours
leaderboard-since = Parties depuis le { $when }
leaderboard-signs = 🎴 parties · 🏆 victoires
leaderboard-more = Autres joueurs : { $count }
leaderboard-empty = Aucune partie ne compte encore ici. Une partie compte si au moins trois personnes l’ont jouée jusqu’au bout.

stories-title = Les phrases de ce serveur
stories-votes = retrouvée par { $votes } sur { $of }
stories-crowd = choisie par { $votes } sur { $of }
stories-empty = Il n’y a pas encore de phrase. Celles des parties jouées jusqu’au bout par au moins trois personnes se retrouvent ici.

alt-profile = Les mêmes chiffres en image, à côté d’un lapin.
alt-season = Le même classement en image : places, lapins, points.

award-name-eye = 👁️ Œil de lynx
award-name-story = 📖 Plus belle phrase
award-name-bluff = 🎭 Meilleur bluff
award-name-mind-readers = 🔮 Télépathie
award-name-comeback = 🚀 Remontée
award-name-magnet = 🧲 Aimant
award-name-few-words = 🤏 Peu de mots
award-name-poet = 🪶 Âme de poète
award-name-company = 🥕 Bonne compagnie
