# The round in the channel: whose turn it is, the table, time, news, and spectators.

button-look = Voir de près
button-take-seat = Prendre la place dans l’équipe { $number }

round = Tour { $number }
round-of = Tour { $number } · { $storyteller } raconte
round-void = Ce tour est annulé. Personne ne marque.

claim-open = Les cartes sont distribuées. Qui a une idée pour la première phrase ?
claim-blind = Qui donne la première phrase ? Personne n’a encore vu de carte.
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
slot = Carte { $slot }


news-story-passed = { $player } n’a pas de mots pour ces images et vous laisse raconter.

audience-invited = 👀 Tu ne joues pas ? Devine dans le menu : le public est compté à part, et on en parle après la révélation.
audience-guessed = 👀 Le public : { $found } sur { $people } pour la carte { $slot }
audience-favourite = 👀 Préférence du public : { $who } ({ $count ->
    [one] { $count } voix
   *[other] { $count } voix
})

button-time = Plus de temps

news-more-time = { $player } demande plus de temps.
