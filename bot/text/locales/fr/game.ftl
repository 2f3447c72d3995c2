# Ce qu’on lit pendant la partie. Les noms viennent avec leur lapin, les phrases avec leurs guillemets.

## Règles

rules-dixit-2021 = Dixit
    .short = Le classique, pour commencer : 3 à 8 joueurs, un vote chacun, jusqu’à 30 points
    .sentence = Une personne raconte, les autres glissent une carte, chacun vote une fois. Que certains comprennent, mais pas tous.
rules-odyssey-2011 = Dixit Odyssey (2011)
    .short = 3 à 12 joueurs, à partir de sept un ou deux votes, jusqu’à 30 points
    .sentence = Dixit en grand : à partir de sept joueurs, on donne un vote ou deux, et un vote unique qui tombe juste rapporte un point de plus.
rules-odyssey-2013 = Dixit Odyssey (2013, arabe et hébreu)
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
    .sentence = Des équipes de deux : l’un donne la carte, l’autre vote. La première équipe à 30 points l’emporte.

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

## Boutons

button-join = Rejoindre
button-join-late = Rejoindre la partie
button-leave = Quitter
button-begin = Commencer
button-rules = Changer les règles
button-how = Comment jouer
button-shuffle = Mélanger les équipes
button-hand = Ma main
button-claim = J’ai une phrase !
button-story = Donner la phrase
button-vote-for = Voter pour cette carte
button-look = Voir de près
button-next = Tour suivant
button-rematch = Revanche
button-history = Toutes les phrases
button-take-seat = Prendre la place dans l’équipe { $number }

## Lobby

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
lobby-decks = paquet : { $decks }
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

## Le tour, dans le salon

round = Tour { $number }
round-of = Tour { $number } · { $storyteller } raconte
round-void = Ce tour est annulé. Personne ne marque.
claim-open = Les cartes sont distribuées. Qui a une idée pour la première phrase ?
claim-blind = Qui donne la première phrase ? Personne n’a encore vu de carte.
storyteller-thinks = { $storyteller } cherche une phrase.
time-left = Fin du temps { $when }
next-by-itself = Suite automatique { $when }
news-left = { $player } quitte la partie.
news-kicked = { $player } doit quitter la partie.
news-joined = { $player } rejoint la table.
news-returned = { $player } est de retour.
news-host = { $player } devient l’hôte de la partie.
news-away = { $player } semble loin : la table n’attend plus.
news-passed-over = { $player } n’a plus de temps : le tour passe.
news-card-chosen = { $player } n’a plus de temps : carte tirée au sort.
newcomers = En jeu dès le prochain tour : { $people }
seat-empty = { $player } a quitté la partie. Sa place attend quelqu’un.
waiting-for = On attend : { $people }
choose = Les autres : choisissez une de vos cartes qui pourrait être la bonne.
choose-two = Les autres : choisissez deux de vos cartes qui pourraient être la bonne.
choose-party = Tout le monde : choisissez celle de vos cartes qui convient le mieux.
choose-team = Le coéquipier du conteur donne une carte ; dans chaque autre équipe, l’un donne une carte et l’autre vote.
team-gave = { $giver } a donné la carte, { $voter } votera.
vote-one = Quelle est la carte du conteur ?
vote-one-or-two = Quelle est la carte du conteur ? Choisissez une carte, ou deux pour deux votes.
vote-two = Quelle est la carte du conteur ? Choisissez deux cartes, ou une seule pour les deux votes.
vote-party = Votez pour la carte qui, selon vous, aura le plus de votes. Le conteur pose aussi un piège.
look-choose = Une autre carte…
alt-waiting = Dos de cartes : { $given } sur { $of } sont sur la table.

## La main, en privé

hand-where = { $server } · { $channel } · tour { $number }
    .lobby = { $server } · { $channel }
hand-claim = Voici ta main. Si une carte te donne une idée, la première phrase est à toi.
hand-claim-blind = Les cartes sont distribuées face cachée. Veux-tu donner la première phrase ?
hand-tell = C’est toi qui racontes : appuie sur la carte pour laquelle tu as une phrase.
hand-tell-blind = C’est toi qui racontes : donne une phrase avant que quiconque regarde ses cartes.
hand-wait-story = Ta main. { $storyteller } cherche une phrase.
hand-wait-blind = { $storyteller } cherche une phrase. Personne ne voit ses cartes avant : ta main arrive avec elle.
hand-give = { $count ->
    [one] Choisis { $count } carte qui pourrait être celle du conteur.
   *[other] Choisis { $count } cartes qui pourraient être celle du conteur.
}
hand-give-party = { $count ->
    [one] Choisis { $count } carte, celle qui convient le mieux.
   *[other] Choisis { $count } cartes, celles qui conviennent le mieux.
}
hand-give-mate = C’est ton coéquipier qui raconte : choisis une carte qui pourrait être la sienne.
hand-give-team = Donne la carte pour l’équipe, ou laisse-la à ton coéquipier et vote. Mettez-vous d’accord dans le salon.
hand-teammate-gave = { $player } a donné la carte pour votre équipe. À toi de voter.
hand-given = { $count ->
    [1] Tu as donné la carte { $cards }. Appuie sur une autre pour changer, ou sur la même pour la reprendre.
   *[other] Tu as donné les cartes { $cards }. Appuie sur une autre pour changer, ou sur l’une d’elles pour la reprendre.
}
hand-story-told = Ta phrase est donnée. Les autres choisissent.
hand-story-judged = On cherche ta carte. Ne laisse rien paraître.
hand-mate-judged = On cherche la carte de ton coéquipier. Votre équipe ne vote pas à ce tour.
hand-no-vote = À ce tour, c’est ton coéquipier qui vote.
hand-vote-one = Quelle est la carte du conteur ?
hand-vote-two = Quelle est la carte du conteur ? Choisis deux cartes, ou une seule pour les deux votes.
hand-vote-one-or-two = Quelle est la carte du conteur ? Choisis une carte, ou deux pour deux votes.
hand-vote-party = Quelle carte aura le plus de votes ? Vote pour elle.
hand-voted = Ton vote : { $slots }. Tu peux le changer tant que tout le monde n’a pas voté.
hand-trap = Pose ton piège : voter pour cette carte ne rapportera rien.
hand-trapped = Ton piège est sur la carte { $slot } : un vote pour elle ne rapporte rien.
hand-scored = Les votes sont là : regarde le salon.
hand-lobby = C’est bon, tu joues. Ta main arrivera ici dès que les cartes seront distribuées.
hand-finished = La partie est terminée.
hands-behind-button = Beaucoup de parties sont en cours : pour l’instant, ta main est derrière *Ma main*.
hand-farewell = Tu n’as plus de place à cette table.
hand-result = { $points ->
    [one] La partie dans { $channel } sur { $server } est terminée. 🏆 { $winners }. Ta place : { $place }, avec { $points } point.
   *[other] La partie dans { $channel } sur { $server } est terminée. 🏆 { $winners }. Ta place : { $place }, avec { $points } points.
}
hand-result-none = La partie dans { $channel } sur { $server } est terminée avant que quiconque ait marqué.
slot = Carte { $slot }
vote-doubled = { $slot } ×2
vote-choose = Ton vote
trap-choose = Ton piège
form-clue-title = Ta phrase
form-clue-card = Ta phrase pour la carte { $card }
form-clue-label = La phrase
form-clue-hint = Un mot, un vers, un bruit, un titre…

## La révélation

verdict-just-right = { $count ->
    [one] ★ C’était la carte **{ $slot }**. { $count } personne l’a retrouvée : juste ce qu’il fallait.
   *[other] ★ C’était la carte **{ $slot }**. { $count } personnes l’ont retrouvée : juste ce qu’il fallait.
}
verdict-too-easy = ★ C’était la carte **{ $slot }**. Tout le monde a trouvé : trop facile ! La phrase ne rapporte rien.
verdict-too-hard = ★ C’était la carte **{ $slot }**. Personne n’a trouvé : trop difficile ! La phrase ne rapporte rien.
verdict-no-votes = Personne n’a voté, donc personne ne marque.
verdict-party = 🏆 Le plus de votes, et donc la victoire du tour : **{ $slots }**
verdict-no-trap = Pas de piège cette fois.
verdict-trap = ⚠️ La carte **{ $slot }** était piégée.
card-voters = ← { $people }
gained = **+{ $points }**
gained-sum = **+{ $points }** ({ $sum })
gained-each = **+{ $points }** par personne
gained-nothing = Rien cette fois : { $people }
no-vote-from = Sans vote : { $people }
standings = Score : { $standings }
points-line = { $who } **+{ $points }** → { $total } · { $reasons }
gain-story-found = la phrase a réussi +{ $points }
gain-too-easy = trop facile
gain-too-hard = trop difficile
gain-found = carte retrouvée +{ $points }
gain-found-twice = avec les deux votes +{ $points }
gain-single-dial = avec un seul vote +{ $points }
gain-everybody-found = tout le monde a trouvé +{ $points }
gain-nobody-found = personne n’a trouvé +{ $points }
gain-lured = { $votes ->
    [one] { $votes } vote reçu +{ $points }
   *[other] { $votes } votes reçus +{ $points }
}
gain-company = { $votes ->
    [one] { $votes } vote pour la carte que tu as choisie +{ $points }
   *[other] { $votes } votes pour la carte que tu as choisie +{ $points }
}
gain-alone = personne d’autre n’a voté pour cette carte
gain-trapped = piège
gain-owner-left = qui a donné cette carte ne joue plus
gain-nothing = rien cette fois
alt-track = Piste de score : { $scores }
alt-podium = Les lapins à leurs places.

## La fin

finale-title = Fin de la partie
ending-goal-reached = L’objectif est atteint.
ending-everyone-told = Tout le monde a raconté.
ending-pile-empty = La dernière carte de la pioche est prise.
ending-too-few-players = Il ne reste plus assez de joueurs : ce score est définitif.
ending-seat-unfilled = Personne n’a pris la place vide à temps : ce score est définitif.
ending-stopped = La partie a été arrêtée : ce score est définitif.
ending-abandoned = Il n’y avait plus personne : ce score est définitif.
nobody-won = Personne n’a marqué : il n’y a pas de vainqueur.
winners = { $count ->
    [1] 🏆 Victoire : { $people } !
   *[other] 🏆 Victoire partagée : { $people } !
}
standing = { $who } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
awards-title = On s’en souviendra
award-eye = { $count ->
    [one] 👁️ **Œil de lynx** · { $people } · { $count } carte retrouvée
    [many] 👁️ **Œil de lynx** · { $people } · { $count } cartes retrouvées
   *[other] 👁️ **Œil de lynx** · { $people } · { $count } cartes retrouvées
}
award-story = 📖 **Plus belle phrase** · { $people }
award-bluff = { $count ->
    [one] 🎭 **Meilleur bluff** · { $people } · { $count } vote attiré
    [many] 🎭 **Meilleur bluff** · { $people } · { $count } votes attirés
   *[other] 🎭 **Meilleur bluff** · { $people } · { $count } votes attirés
}
award-mind-readers = 🔮 **Télépathie** · { $people }
award-comeback = 🚀 **Remontée** · { $people }
award-magnet = { $count ->
    [one] 🧲 **Aimant** · { $people } · { $count } vote sur une seule carte
    [many] 🧲 **Aimant** · { $people } · { $count } votes sur une seule carte
   *[other] 🧲 **Aimant** · { $people } · { $count } votes sur une seule carte
}
award-few-words = 🤏 **Peu de mots** · { $people }
award-poet = 🪶 **Âme de poète** · { $people }
award-company = 🥕 **Bonne compagnie** · { $people }
album-title = L’album de cette partie
score-title = Le score
history-title = Les phrases de cette partie
history-empty = Aucune phrase n’a encore été donnée.
history-round = **{ $number }.** { $storyteller } : « { $clue } » · carte { $slot }
history-found = retrouvée par { $people }
history-gain = { $who } +{ $points }
history-more = { $count ->
    [one] … et { $count } plus ancienne.
   *[other] … et { $count } plus anciennes.
}
