# The round in the channel: whose turn it is, the table, time, news, and spectators.

button-look = Voir de près
button-take-seat = Rejoindre l’équipe { $number }

round = Tour { $number }
round-of = Tour { $number } · { $storyteller } raconte
round-void = Ce tour est annulé, donc personne ne marque de point.

claim-open = Les cartes sont distribuées ! Ouvrez *Ma main*. Si une carte vous inspire une phrase, appuyez sur *J’ai une idée !* pour commencer.
claim-blind = Qui donne la première phrase ? Appuyez sur *J’ai une idée !* Vous verrez vos cartes ensuite.
theme-line = Thème de cette phrase : **{ $theme }**
storyteller-turn = { $storyteller }, à toi de jouer ! Appuie sur *Donner ma phrase*, choisis une carte et écris une phrase qui l’évoque.
    .blind = { $storyteller }, à toi de jouer ! Appuie sur *Donner ma phrase* et écris la phrase que tu veux.
    .computer = { $storyteller } cherche une phrase.
storyteller-others = En attendant la phrase, les autres peuvent regarder leurs cartes dans *Ma main*.
    .blind = Les autres verront leurs cartes une fois la phrase donnée.
time-left = ⏳ Fin du temps imparti { $when }
next-by-itself = Tour suivant { $when }

news-left = { $player } quitte la partie.
news-kicked = On a retiré { $player } de la partie.
news-joined = { $player } rejoint la partie.
news-returned = { $player } est de retour.
news-host = { $player } devient l’hôte de la partie.
news-away = { $player } ne répond plus, donc la partie n’attend plus.
news-passed-over = { $player } n’a plus de temps et passe son tour.
news-card-chosen = { $player } n’a plus de temps, donc une carte a été jouée au hasard à sa place.

newcomers = En jeu dès le prochain tour : { $people }
seat-empty = { $player } a quitté la partie. Pour reprendre sa place, appuyez sur le bouton ci-dessous.
waiting-for = On attend : { $people }
behind-button = Sans message privé : { $people }. Pour jouer, il suffit d’appuyer sur *Ma main*.

call-claim = { $people }, les cartes sont distribuées. Elles sont dans *Ma main*, et la première phrase est à qui a une idée.
    .blind = { $people }, la première phrase vient avant les cartes. Pour la donner, appuyez sur *Ma main*.
call-storytelling = { $people }, à toi de donner une phrase. Appuie sur *Donner ma phrase*.
call-submitting = { $people }, la phrase est donnée. C’est le moment d’appuyer sur *Ma main* et de jouer une carte.
call-voting = { $people }, les cartes sont sur la table. C’est le moment d’appuyer sur *Ma main* et de voter.
call-again = Tout le monde attend : { $people }. Il suffit d’appuyer sur *Ma main*.

choose = Les autres : appuyez sur *Jouer une carte* et choisissez-en une qui pourrait correspondre à la phrase.
choose-two = Les autres : appuyez sur *Jouer une carte* et choisissez-en deux qui pourraient correspondre à la phrase.
choose-party = Tout le monde : appuyez sur *Jouer une carte* et choisissez celle qui correspond le mieux à la phrase.
choose-team = Coéquipier du conteur : appuie sur *Jouer une carte*. Les autres équipes : l’un de vous appuie sur *Jouer une carte*, l’autre vote.

team-gave = { $giver } a joué la carte, { $voter } votera.

vote-one = Quelle est la carte du conteur ? Votez dans le menu ci-dessous.
vote-one-or-two = Quelle est la carte du conteur ? Choisissez-en une dans le menu ci-dessous, ou deux si vous hésitez.
vote-two = Quelle est la carte du conteur ? Choisissez-en deux dans le menu ci-dessous, ou une seule pour lui donner vos deux votes.
vote-up-to-three = Quelle est la carte du conteur ? On peut en choisir une, deux ou trois dans le menu ci-dessous. Moins il en faut, plus on marque de points.
vote-party = Quelle carte aura le plus de votes ? Votez pour elle dans le menu ci-dessous. Le conteur pose aussi un piège dans *Ma main*.

look-choose = Une autre carte…
look-own = Cette carte est la tienne, donc tu ne peux pas voter pour elle.
look-played = Tu as joué cette carte.
alt-waiting = Cartes face cachée sur la table : { $given } sur { $of }.
slot = Carte { $slot }

cards-named = la carte { $card }
    .two = les cartes { $card } et { $second }
    .three = les cartes { $card }, { $second } et { $third }
    .twice = la carte { $card } avec tes deux votes

news-story-passed = { $player } ne trouve pas de phrase pour ces cartes et passe.

audience-invited = 👀 Vous ne jouez pas ? Devinez aussi dans le menu ci-dessous. Cela ne rapporte pas de points.
audience-guessed = { $found ->
    [0] 👀 Aucun spectateur n’a misé sur la carte { $slot }
    [1] { $people ->
        [1] 👀 Notre seul spectateur a misé sur la carte { $slot }
       *[other] 👀 Un spectateur sur { $people } a misé sur la carte { $slot }
    }
   *[other] 👀 { $found } spectateurs sur { $people } ont misé sur la carte { $slot }
}
audience-favourite = 👀 Préférence des spectateurs : { $who } ({ $count } voix)

button-time = Plus de temps

news-more-time = { $player } demande plus de temps.
