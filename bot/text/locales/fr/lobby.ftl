# The lobby: rule sets, pace, players, teams, computer players, *Change rules*, and the card above a thread.

rules-dixit-2021 = Dixit
    .short = Première fois ? Commence ici. 3 à 8 joueurs, un vote chacun, jusqu’à 30 points
    .sentence = Une personne, le conteur, donne une phrase pour une de ses cartes. Les autres jouent une carte qui pourrait aussi correspondre à la phrase, puis votent pour celle du conteur. Avec les meilleures phrases, certains retrouvent sa carte, mais pas tous.
rules-odyssey-2011 = Dixit Odyssey (2011)
    .short = 3 à 12 joueurs ; à 7 ou plus, un ou deux votes chacun ; jusqu’à 30 points
    .sentence = Une personne, le conteur, donne une phrase pour une de ses cartes. Les autres jouent une carte qui pourrait aussi correspondre à la phrase, puis votent pour celle du conteur. À sept joueurs ou plus, vous pouvez voter pour une carte ou pour deux, et retrouver celle du conteur avec un seul vote rapporte un point de plus.
rules-odyssey-2013 = Dixit Odyssey (2013)
    .short = 3 à 12 joueurs, jusqu’à la fin de la pioche ; règles de l’édition arabe et hébraïque
    .sentence = Une personne, le conteur, donne une phrase pour une de ses cartes. Les autres jouent une carte qui pourrait aussi correspondre à la phrase, puis votent pour celle du conteur. On joue jusqu’à la fin de la pioche.
rules-odyssey-2023 = Dixit Odyssey (2023)
    .short = 3 à 12 joueurs, deux votes chacun, cumulables sur une carte, jusqu’à 30 points
    .sentence = Une personne, le conteur, donne une phrase pour une de ses cartes. Les autres jouent une carte qui pourrait aussi correspondre à la phrase, puis votent pour celle du conteur. Vous avez deux votes, pour deux cartes différentes ou pour la même si vous n’avez aucun doute.
rules-party-2011 = Dixit Party (2011)
    .short = 6 à 12 joueurs, pas de bonne carte, il faut voter comme les autres, chacun raconte une fois
    .sentence = Il n’y a pas de bonne carte. Une personne, le conteur, donne une phrase avant que quiconque voie ses cartes, et tout le monde joue la carte qui y correspond le mieux. Vous marquez des points en votant pour la même carte que les autres, mais une carte est piégée.
rules-party-2023 = Dixit Party (2023)
    .short = 6 à 12 joueurs, pas de bonne carte, il faut voter comme les autres, jusqu’à 30 points
    .sentence = Il n’y a pas de bonne carte. Une personne, le conteur, donne une phrase avant que quiconque voie ses cartes, et tout le monde joue la carte qui y correspond le mieux. Votez là où, selon vous, les autres vont voter, et évitez la carte piégée par le conteur.
rules-team-2011 = Dixit en équipe (2011)
    .short = 6, 8, 10 ou 12 joueurs par équipes de deux, chacun raconte une fois
    .sentence = Vous jouez par équipes de deux. Une personne, le conteur, donne une phrase pour une de ses cartes. Dans chaque autre équipe, l’un joue une carte qui pourrait aussi correspondre à la phrase, et l’autre vote pour celle du conteur.
rules-team-2023 = Dixit en équipe (2023)
    .short = 8, 10 ou 12 joueurs par équipes de deux, jusqu’à 30 points
    .sentence = Vous jouez par équipes de deux. Une personne, le conteur, donne une phrase pour une de ses cartes. Dans chaque autre équipe, l’un joue une carte qui pourrait aussi correspondre à la phrase, et l’autre vote pour celle du conteur.
rules-duel = Duel (2 joueurs)
    .short = Deux joueurs l’un contre l’autre et contre la pioche ; chacun raconte six fois
    .sentence = On joue à deux. Le conteur donne une phrase pour une de ses cartes, et des cartes de la pioche la rejoignent sur la table. L’autre en choisit une, deux ou trois. Les meilleures phrases font hésiter, mais permettent quand même de retrouver la carte.
rules-tandem = Tandem (2 joueurs)
    .short = Deux joueurs qui gagnent ensemble, avec au moins 8 cartes retrouvées en 12 tours
    .sentence = On joue à deux, pour gagner ou perdre ensemble. Le conteur donne une phrase pour une de ses cartes, sans rien nommer de ce qu’on y voit. L’autre doit retrouver cette carte parmi d’autres, tirées de la pioche.

pace-quick = Rapide
    .line = environ une minute par action
pace-normal = Normal
    .line = trois minutes par action
pace-relaxed = Tranquille
    .line = dix minutes par action
pace-slow = Lent
    .line = une journée par action
pace-none = Sans limite
    .line = prenez tout votre temps

end-goal = { $points ->
    [one] jusqu’à { $points } point
   *[other] jusqu’à { $points } points
}
end-turns = { $turns ->
    [1] chacun raconte une fois
    [2] chacun raconte deux fois
   *[other] chacun raconte { $turns } fois
}
end-pile = jusqu’à la fin de la pioche
end-rounds = { $rounds ->
    [1] un seul tour
   *[other] { $rounds } tours
}
end-never = sans fin, tant que l’hôte n’arrête pas la partie

button-join = Rejoindre
button-join-late = Rejoindre
button-leave = Quitter
button-begin = Commencer
button-rules = Changer les règles
button-how = Comment jouer
button-shuffle = Mélanger les équipes

lobby-players = Joueurs : { $count } sur { $most }
    .over = Joueurs : { $count } ({ $most } au plus)
lobby-too-few-players = { $missing ->
    [1] Plus qu’un joueur et vous pourrez commencer. Appuyez sur *Rejoindre* ou sur *+ Joueur virtuel*.
   *[other] Encore { $missing } joueurs et vous pourrez commencer. Appuyez sur *Rejoindre* ou sur *+ Joueur virtuel*.
}
lobby-too-many-players = { $surplus ->
    [1] Il y a un joueur de trop pour ces règles. L’hôte peut choisir d’autres règles avec *Changer les règles*.
   *[other] Il y a { $surplus } joueurs de trop pour ces règles. L’hôte peut choisir d’autres règles avec *Changer les règles*.
}
lobby-odd-players = Les équipes de deux demandent un nombre pair de joueurs. Invitez encore quelqu’un, ou appuyez sur *+ Joueur virtuel*.
lobby-teams-incomplete = Il manque quelqu’un dans ces équipes : { $teams }. Choisissez votre équipe dans le menu, ou appuyez sur *Mélanger les équipes*.
lobby-deck-too-small = { $players ->
    [1] Même pour un seul joueur, il faut { $needed } cartes, et cette partie n’en a que { $cards }. L’hôte peut ajouter un paquet avec *Changer les règles*.
   *[other] À { $players } joueurs, il faut { $needed } cartes, et cette partie n’en a que { $cards }. L’hôte peut ajouter un paquet avec *Changer les règles*.
}
lobby-deck-gone = Le paquet « { $deck } » est introuvable, donc la partie se jouera sans lui. L’hôte peut choisir d’autres paquets avec *Changer les règles*.
lobby-deck-removed = Un paquet choisi pour cette partie a été supprimé du serveur, donc la partie se jouera sans lui. L’hôte peut choisir d’autres paquets avec *Changer les règles*.
lobby-closed = Ce lobby est fermé. Ouvrez-en un autre avec **/dixit start**.
lobby-ready = Tout est prêt ! L’hôte peut appuyer sur *Commencer*.
lobby-decks = { $count ->
    [one] paquet : { $decks }
   *[other] paquets : { $decks }
}
lobby-box = { $cards } cartes sur { $all }, tirées au hasard

mark-host = hôte
mark-away = ne répond plus
mark-vacant = a quitté la partie

team-name = Équipe { $number }
team-size = { $count } sur 2
team-choose = Choisir une équipe

panel-title = Règles de la partie
panel-hint = Les changements valent tout de suite pour tout le monde dans le lobby.
panel-rules = Règles
panel-pace = Rythme de la partie
panel-decks = Paquets (mélangés)
panel-language = Langue de la partie

button-every-card = { $count ->
    [1] Jouer l’unique carte
   *[other] Jouer les { $count } cartes
}

panel-unseen = *Inédites d’abord* remet sous la pioche les cartes des dernières parties de ce salon.

button-unseen-first = Inédites d’abord

deck-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
form-goal = Points à atteindre
form-turns = Combien de fois chacun raconte
form-rounds = Nombre de tours

button-add-computer = + Joueur virtuel
button-remove-computer = − Joueur virtuel

mark-computer = joueur virtuel, { $character }

character-poet = plume de poète
character-literal = esprit très littéral
character-trickster = esprit malicieux
character-dreamer = tête dans les nuages

lobby-computers = 🤖 Les joueurs virtuels laissent leur place quand quelqu’un rejoint la partie.
lobby-practice = 🤖 Partie d’entraînement avec des joueurs virtuels. Ils laissent leur place quand quelqu’un rejoint la partie.
lobby-known = { $known ->
    [0] 🤖 Ces cartes n’ont pas de description que les joueurs virtuels comprennent. Ils devineront au hasard et vous laisseront les phrases.
    [1] 🤖 Les joueurs virtuels connaissent une carte sur { $cards } par sa description. Décrivez-en d’autres avec **/dixit deck words**.
   *[other] 🤖 Les joueurs virtuels connaissent { $known } cartes sur { $cards } par leur description. Décrivez-en d’autres avec **/dixit deck words**.
}
lobby-skill = Niveau des joueurs virtuels
skill-gentle = Joueurs virtuels indulgents
    .line = Ils se trompent souvent, donc vos cartes ne risquent rien
skill-even = Joueurs virtuels équilibrés
    .line = Ils retrouvent les cartes à peu près aussi souvent que des humains
skill-sharp = Joueurs virtuels redoutables
    .line = Ils retrouvent presque toutes les cartes, alors jouez en finesse

thread-opening = La partie s’installe dans un fil ci-dessous… S’il n’apparaît pas, relancez **/dixit start**.
thread-lobby = { $host } lance une partie. Rejoignez-la dans { $thread } !
thread-playing = La partie est en cours dans { $thread }. Les spectateurs peuvent deviner aussi.
thread-over = La partie dans { $thread } est terminée.
thread-standings = La partie dans { $thread } est terminée.

lobby-motto = Une image, quelques mots, et chacun y voit autre chose.

alt-fan = Des cartes du paquet de cette partie, en éventail.

welcome-title = Bonjour, moi, c’est Dixit !
welcome-what = Un jeu d’images oniriques pour 2 à 12 amis. L’un de vous, le conteur, donne une phrase pour une carte secrète. Les autres jouent une carte qui pourrait aussi y correspondre, puis votent pour celle du conteur.
welcome-start = Appuyez ici sur *Lancer une partie*, ou tapez **/dixit start** dans n’importe quel salon. Avec *Montre-moi*, vous pouvez d’abord essayer un tour en solo, en deux minutes.
welcome-settings = -# Les membres avec la permission Gérer le serveur peuvent choisir où et comment on joue avec **/dixit settings**.
button-start = Lancer une partie
button-show-how = Montre-moi
