# Scores, history, statistics, leaderboard and clues of the past.

score-title = Scores

history-title = Les phrases jusqu’ici
history-title-over = Les phrases de cette partie
history-empty = Aucune phrase n’a encore été donnée.
history-round = **{ $number }.** { $storyteller } : « { $clue } » · carte { $slot }
history-found = Retrouvée par { $people }.
history-nobody = Personne ne l’a retrouvée.
history-gain = { $who } +{ $points }
history-loss = { $who } −{ $points }
stars = { $count ->
    [one] 🌟 { $count } étoile
   *[other] 🌟 { $count } étoiles
}
history-more = { $count ->
    [1] … et une phrase plus ancienne.
   *[other] … et { $count } phrases plus anciennes.
}

span-month = Ce mois-ci
span-season = Ce trimestre
span-all = Depuis toujours

button-best-clues = Phrases du serveur
player-left = quelqu’un qui ne joue plus

stats-title = { $player } sur ce serveur
stats-games = Parties : **{ $games }**
stats-wins = Victoires : **{ $wins }**
stats-points = Points : **{ $points }**
stats-finds = Cartes du conteur retrouvées : **{ $finds }** sur { $of }
stats-lures = Votes attirés : **{ $lures }**
stats-right = Phrases bien dosées : **{ $right }** sur { $told }
stats-read = { $found ->
    [one] Comprend le mieux { $player } : { $found } carte retrouvée sur { $of }
   *[other] Comprend le mieux { $player } : { $found } cartes retrouvées sur { $of }
}
stats-awards = Récompenses : { $awards }
stats-empty = Il n’y a encore rien à montrer ici pour { $player }. Seules comptent les parties jouées jusqu’au bout par au moins trois personnes, ou deux si les règles sont pour deux.
stats-own-off = Tu as désactivé les statistiques. Réactive-les avec **/dixit privacy**.
stats-house = { $rules }, règles maison

leaderboard-month = Classement : ce mois-ci
leaderboard-season = Classement : ce trimestre
leaderboard-all = Classement de tous les temps
leaderboard-since = Parties depuis le { $when }
leaderboard-signs = 🎴 parties · 🏆 victoires
leaderboard-more = { $count ->
    [1] … et un autre joueur
   *[other] … et { $count } autres joueurs
}
leaderboard-empty = Aucune partie ne compte encore ici. Seules comptent les parties jouées jusqu’au bout par au moins trois personnes, ou deux si les règles sont pour deux.

best-clues-title = Les plus belles phrases du serveur
best-clues-votes = { $votes ->
    [1] carte retrouvée par une personne sur { $of }
   *[other] carte retrouvée par { $votes } personnes sur { $of }
}
best-clues-crowd = { $votes ->
    [one] { $votes } vote sur { $of }
   *[other] { $votes } votes sur { $of }
}
best-clues-empty = Il n’y a pas encore de phrase. Elles viennent de parties jouées jusqu’au bout par au moins trois personnes, dans des salons que tu vois.

alt-profile = Les chiffres ci-dessus en image.
alt-season = Le classement ci-dessus en image, avec les places et les points.

award-name-eye = 👁️ Œil de lynx
award-name-story = 📖 Plus belle phrase
award-name-bluff = 🎭 Meilleur bluff
award-name-mind-readers = 🔮 Télépathie
award-name-comeback = 🚀 Remontée
award-name-magnet = 🧲 Aimant
award-name-few-words = 🤏 Économie de mots
award-name-poet = 🪶 Âme de poète
award-name-company = 🥕 Bonne compagnie
