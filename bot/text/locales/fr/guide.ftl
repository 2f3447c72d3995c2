# The short guide to a rule set. Numbers come from the rule set itself.

guide-points = Points
guide-points-team = Points pour l’équipe
guide-players = De { $least } à { $most } joueurs. Cartes en main : { $hand }.
guide-players-teams = De { $least } à { $most } joueurs, par équipes de deux. Cartes en main : { $hand }. Entre coéquipiers, on ne se parle que devant tout le monde.
guide-clue = Le conteur choisit une carte et donne une phrase : un mot, un titre, un bruit.
guide-cards = Les autres glissent chacun une carte qui pourrait passer pour celle du conteur. Toutes sont mélangées et numérotées.
guide-three = À trois joueurs : { $hand } cartes en main, et les deux autres donnent deux cartes chacun.
guide-vote = Tout le monde sauf le conteur vote pour la carte qui lui semble être celle du conteur, jamais pour sa propre carte.
guide-vote-large = Tout le monde sauf le conteur vote, jamais pour sa propre carte. À partir de { $players } joueurs : un vote, ou deux pour des cartes différentes.
guide-vote-doubling = Tout le monde sauf le conteur a deux votes, pour deux cartes ou tous deux pour une seule, jamais pour sa propre carte.
guide-team-cards = Le coéquipier du conteur donne aussi une carte. Dans chaque autre équipe, une seule personne en donne une : la plus rapide.
guide-team-vote = Dans chaque autre équipe, la personne qui n’a pas donné de carte vote.
guide-blind-clue = Le conteur donne une phrase avant que quiconque ait vu une carte.
guide-party-cards = Tout le monde, conteur compris, regarde sa main et donne la carte qui convient le mieux.
guide-party-vote = Tout le monde vote, même pour sa propre carte. Le conteur pose un piège sur une carte. Ensuite, chaque main passe à gauche.
guide-row-story = conteur : certains ont trouvé sa carte, mais pas tous
guide-row-extreme = conteur : tout le monde a trouvé, ou personne
guide-row-found = qui a trouvé la carte du conteur
guide-row-found-twice = qui l’a trouvée avec ses deux votes
guide-row-everybody = les autres, si tout le monde a trouvé (et rien pour avoir trouvé)
guide-row-nobody = les autres, si personne n’a trouvé
guide-row-single = de plus, qui l’a trouvée avec un seul vote (à partir de { $players } joueurs)
guide-row-lure = point supplémentaire pour chaque vote reçu par ta carte
guide-row-lure-team = point supplémentaire pour chaque vote reçu par la carte de l’équipe ; celle du coéquipier du conteur compte aussi
guide-cap = au plus { $points } par tour
guide-cap-large = au plus { $points } par tour à partir de { $players } joueurs
guide-row-company = pour chaque vote reçu par la carte que tu as choisie, le tien compris
guide-row-alone = personne d’autre n’a voté pour elle
guide-row-trap = le piège du conteur est sur elle
guide-end-goal = { $points ->
    [one] La partie finit quand quelqu’un a { $points } point à la fin d’un tour. Le meilleur score l’emporte ; en cas d’égalité, la victoire est partagée.
   *[other] La partie finit quand quelqu’un a { $points } points à la fin d’un tour. Le meilleur score l’emporte ; en cas d’égalité, la victoire est partagée.
}
guide-end-turns = La partie finit quand tout le monde a raconté une fois. Le meilleur score l’emporte ; en cas d’égalité, la victoire est partagée.
guide-end-pile = La partie finit après le tour où la dernière carte de la pioche est prise. Le meilleur score l’emporte ; en cas d’égalité, la victoire est partagée.
