# The lobby: rule sets, pace, players, teams, computer players, *Change rules*, and the card above a thread.

rules-dixit-2021 = Dixit
    .short = Le classique, pour commencer : 3 à 8 joueurs, un vote chacun, jusqu’à 30 points
    .sentence = Une personne raconte, les autres glissent une carte, chacun vote une fois. Que certains comprennent, mais pas tous.
rules-odyssey-2011 = Dixit Odyssey (2011)
    .short = 3 à 12 joueurs, à partir de sept un ou deux votes, jusqu’à 30 points
    .sentence = Dixit en grand : à partir de sept joueurs, on donne un vote ou deux, et un vote unique qui tombe juste rapporte un point de plus.
rules-odyssey-2013 = Dixit Odyssey (2013)
    .short = 3 à 12 joueurs, jusqu’à la fin de la pioche
    .sentence = Dixit en grand : on joue jusqu’à la dernière carte de la pioche.
rules-odyssey-2023 = Dixit Odyssey (2023)
    .short = 3 à 12 joueurs, toujours deux votes, même pour une seule carte, jusqu’à 30 points
    .sentence = Chacun a deux votes : pour deux cartes, ou tous deux pour la même si on est sûr de soi.
rules-party-2011 = Dixit Party (2011)
    .short = 6 à 12 joueurs, pas de bonne carte : il faut voter comme les autres, chacun raconte une fois
    .sentence = Aucune carte n’est la bonne. La phrase vient avant qu’on voie les cartes, on marque en votant comme les autres, et une carte est piégée.
rules-party-2023 = Dixit Party (2023)
    .short = 6 à 12 joueurs, voter comme les autres, jusqu’à 30 points
    .sentence = Aucune carte n’est la bonne : votez comme les autres et évitez le piège du conteur.
rules-team-2011 = Dixit en équipe (2011)
    .short = 6, 8, 10 ou 12 joueurs par équipes de deux, chacun raconte une fois
    .sentence = Des équipes de deux : l’un donne la carte, l’autre vote.
rules-team-2023 = Dixit en équipe (2023)
    .short = 8, 10 ou 12 joueurs par équipes de deux, jusqu’à 30 points
    .sentence = Des équipes de deux : l’un donne la carte, l’autre vote.

pace-quick = Rapide
    .line = environ une minute par action
pace-normal = Normal
    .line = trois minutes par action
pace-relaxed = Tranquille
    .line = dix minutes par action
pace-slow = Lent
    .line = une journée par action
pace-none = Sans limite
    .line = sans limite de temps

end-goal = { $points ->
    [one] jusqu’à { $points } point
   *[other] jusqu’à { $points } points
}
end-turns = { $turns ->
    [one] chacun raconte { $turns } fois
   *[other] chacun raconte { $turns } fois
}
end-pile = jusqu’à la fin de la pioche

button-join = Rejoindre
button-join-late = Rejoindre la partie
button-leave = Quitter
button-begin = Commencer
button-rules = Changer les règles
button-how = Comment jouer
button-shuffle = Mélanger les équipes

lobby-players = Joueurs : { $count } sur { $most }
lobby-too-few-players = { $missing ->
    [one] Encore { $missing } joueur et vous pouvez commencer.
   *[other] Encore { $missing } joueurs et vous pouvez commencer.
}
lobby-too-many-players = { $surplus ->
    [one] { $surplus } joueur de trop pour ces règles.
   *[other] { $surplus } joueurs de trop pour ces règles.
}
lobby-odd-players = Les équipes de deux demandent un nombre pair de joueurs.
lobby-teams-incomplete = Ces équipes n’ont qu’une personne : { $teams }. Choisissez de nouveau, ou appuyez sur *Mélanger les équipes*.
lobby-deck-too-small = À { $players } joueurs il faut { $needed } cartes, et il y en a { $cards }. L’hôte ajoute un paquet avec *Changer les règles*.
lobby-deck-gone = Le paquet « { $deck } » n’est pas là : la partie se jouera sans lui. L’hôte peut en choisir d’autres avec *Changer les règles*.
lobby-closed = Ce lobby est fermé. Pour en ouvrir un autre : **/dixit start**.
lobby-ready = Tout est prêt : l’hôte peut commencer.
lobby-decks = { $count ->
    [one] paquet : { $decks }
   *[other] paquets : { $decks }
}

mark-host = hôte
mark-away = pas là
mark-vacant = place vide

team-name = Équipe { $number }
team-size = { $count } sur 2
team-choose = Choisis ton équipe

panel-title = Règles de cette partie
panel-hint = Les changements valent aussitôt pour tout le monde dans le lobby.
panel-rules = Règles
panel-pace = Temps pour chaque action
panel-decks = Paquets, mélangés ensemble
panel-language = Langue de cette partie

deck-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
form-goal = Points à atteindre
form-turns = Combien de fois chacun raconte

button-add-computer = Ajouter un joueur virtuel
button-remove-computer = Retirer un joueur virtuel

mark-computer = virtuel, { $character }

character-poet = plume de poète
character-literal = prend tout au pied de la lettre
character-trickster = esprit malicieux
character-dreamer = tête dans les nuages

lobby-computers = 🤖 Les joueurs virtuels laissent leur place à qui veut jouer.
lobby-practice = 🤖 Entraînement : une seule personne, le reste est virtuel. Les joueurs virtuels laissent leur place à qui veut jouer.

thread-opening = La table s’installe dans un fil ci-dessous… Si rien n’y apparaît, relance **/dixit start**.
thread-lobby = Rejoins la table : { $thread }. Hôte : { $host }.
thread-playing = La partie est en cours : { $thread }. Le public peut deviner aussi.
thread-over = La partie est finie : { $thread }.
thread-standings = La partie dans { $thread } est finie.

lobby-motto = Une image, quelques mots, et chacun y voit autre chose.

alt-fan = Des cartes du paquet de cette partie, en éventail.
