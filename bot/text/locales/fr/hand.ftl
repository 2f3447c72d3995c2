# A player's hand, in private: what to do now, the clue form, and the result.

button-hand = Ma main
button-claim = J’ai une idée !
button-clue = Donner ma phrase
button-new-hand = Nouvelle main
button-play = Jouer une carte
button-no-tips = Masquer les conseils
button-take-back = Reprendre la carte
button-take-back-one = Reprendre la carte { $card }
button-vote-for = Voter pour celle-ci
button-play-this = Jouer cette carte
button-clue-for = Phrase pour celle-ci

hand-where = { $server } · { $channel } · tour { $number }
    .lobby = { $server } · { $channel }
hand-claim = Voici tes cartes. Une idée de phrase ? Appuie sur *J’ai une idée !* avant les autres.
hand-claim-blind = Tu verras tes cartes après la première phrase. Tu veux la donner ? Appuie sur *J’ai une idée !*
hand-tell = À toi de raconter ! Appuie sur le numéro d’une carte, puis écris une phrase qui l’évoque.
hand-tell-blind = À toi de raconter ! Appuie sur *Donner ma phrase* et écris la phrase que tu veux. Tout le monde verra ses cartes ensuite.
hand-wait-clue = { $storyteller } cherche une phrase. En attendant, voici tes cartes.
hand-wait-blind = { $storyteller } cherche une phrase. Tu verras tes cartes une fois la phrase donnée.
hand-give = { $count ->
    [1] Joue une carte qui pourrait correspondre à la phrase. Appuie sur son numéro.
   *[other] Joue { $count } cartes qui pourraient correspondre à la phrase. Appuie sur leurs numéros.
}
hand-give-more = La carte { $card } est jouée. Choisis-en encore une.
hand-give-party = { $count ->
    [1] Joue la carte qui correspond le mieux à la phrase. Appuie sur son numéro.
   *[other] Joue les { $count } cartes qui correspondent le mieux à la phrase. Appuie sur leurs numéros.
}
hand-give-mate = C’est ton coéquipier qui raconte. Joue une carte qui pourrait aussi correspondre à la phrase. Appuie sur son numéro.
hand-give-team = Appuie sur le numéro d’une carte pour la jouer au nom de l’équipe, ou laisse faire ton coéquipier et vote. Mettez-vous d’accord dans le salon.
hand-teammate-gave = { $player } a joué la carte de votre équipe, donc c’est toi qui votes.
hand-given = { $count ->
    [1] ✓ Tu as joué { $cards }. Appuie sur un autre numéro pour en changer.
   *[other] ✓ Tu as joué { $cards }. Appuie sur un autre numéro pour remplacer la carte { $first }.
}
hand-clue-told = Ta phrase est donnée. Les autres jouent maintenant leurs cartes.
hand-clue-judged = On cherche ta carte. Ne laisse rien paraître !
hand-mate-judged = On cherche la carte de ton coéquipier. Votre équipe ne vote pas ce tour-ci.
hand-no-vote = Ce tour-ci, c’est ton coéquipier qui vote.
hand-vote-one = Quelle est la carte du conteur ? Vote dans le menu ci-dessous.
hand-vote-two = Quelle est la carte du conteur ? Choisis-en deux dans le menu ci-dessous, ou une seule pour lui donner tes deux votes.
hand-vote-one-or-two = Quelle est la carte du conteur ? Choisis-en une dans le menu ci-dessous, ou deux si tu hésites.
hand-vote-up-to-three = Quelle est la carte du conteur ? Choisis-en une, deux ou trois dans le menu ci-dessous. Moins il t’en faut, plus tu marques de points.
hand-vote-party = Quelle carte aura le plus de votes ? Vote pour elle dans le menu ci-dessous.
hand-voted = Tu as voté pour { $slots }. Tu peux changer d’avis tant que tout le monde n’a pas voté.
hand-trap = Pose ton piège dans le deuxième menu. Voter pour la carte piégée ne rapportera rien.
hand-trapped = Ton piège est sur la carte { $slot }. Voter pour elle ne rapportera rien.
hand-scored = Les votes sont tombés ! La révélation est dans le salon.
hand-lobby = C’est bon, tu joues ! Tes cartes apparaîtront ici dès la distribution.
hand-lobby-planned = C’est bon, tu joues ! La partie est prévue le { $date } ({ $countdown }). Tes cartes apparaîtront ici dès la distribution.
hand-finished = La partie est terminée.

hands-behind-button = Beaucoup de parties sont en cours, donc appuyez sur *Ma main* pour voir vos cartes.

hand-farewell = Tu ne joues plus dans cette partie.
hand-result = La partie dans { $channel } sur { $server } est terminée. 🏆 Victoire : { $winners } ! { $place ->
    [1] Tu termines à la 1re place
   *[other] Tu termines à la { $place }e place
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hand-result-par = { $points ->
    [one] La partie dans { $channel } sur { $server } est terminée. Tu as { $points } point, mais il en fallait { $par } pour gagner. C’est la pioche qui gagne.
   *[other] La partie dans { $channel } sur { $server } est terminée. Tu as { $points } points, mais il en fallait { $par } pour gagner. C’est la pioche qui gagne.
}
hand-result-none = La partie dans { $channel } sur { $server } s’est terminée avant que quiconque ait marqué un point.

vote-choose = Ton vote
trap-choose = Ton piège

form-clue-title = Ta phrase
form-clue-card = Ta phrase pour la carte { $card }
form-clue-label = La phrase
form-clue-hint = Un mot, un vers, un bruit, un titre…
form-clue-tip = Certains doivent retrouver ta carte, mais pas tous.
form-clue-blind-tip = Tout le monde jouera la carte qui y correspond le mieux.
form-clue-pair-tip = L’autre doit retrouver ta carte, mais pas trop vite.
form-clue-together-tip = Aide l’autre à retrouver ta carte, sans rien nommer de ce qu’on y voit.
form-why-label = Pourquoi cette phrase ?
form-why-hint = On dirait notre ancienne cuisine
form-why-tip = Facultatif. Tout le monde le lira à la révélation.

tip-claim = Cherche une carte que tu pourrais évoquer en quelques mots. Certains doivent la retrouver, mais pas tous.
    .blind = Ici, la phrase vient avant les cartes, et il n’y a pas de bonne carte.
    .pair = Cherche une carte que tu pourrais évoquer en quelques mots. L’autre joueur doit la retrouver, mais pas trop vite.
    .together = Cherche une carte vers laquelle tu pourrais guider l’autre joueur sans rien nommer de ce qu’on y voit.
tip-tell = Trop facile ne vaut pas mieux que trop difficile. Tu marques des points si certains retrouvent ta carte, mais pas tous.
    .blind = Laisse de la place aux idées. Tout le monde, toi aussi, jouera la carte qui correspond le mieux à ta phrase.
    .pair = Tu marques le plus de points si l’autre joueur doit choisir deux cartes pour retrouver la tienne, et aucun si elle lui échappe.
    .together = Vous marquez tous les deux des points si l’autre joueur retrouve ta carte. Évite seulement de nommer ce qu’on y voit.
tip-wait = Une fois la phrase donnée, tu joueras une de ces cartes pour l’accompagner.
    .blind = Une fois la phrase donnée, tu joueras la carte qui y correspond le mieux.
    .pair = Une fois la phrase donnée, tu chercheras la carte du conteur parmi des cartes de la pioche.
tip-give = Choisis une carte qui pourrait passer pour celle du conteur. Chaque vote qu’elle reçoit te rapporte un point.
    .blind = Choisis la carte qui, selon toi, aura le plus de votes.
tip-told = Les autres cherchent des cartes qui correspondent à ta phrase. Ne laisse pas deviner la tienne !
tip-vote = Une de ces cartes est celle du conteur. Les autres ont été jouées pour te tromper.
    .blind = Tu marques des points en votant comme les autres, alors pense à ce qu’ils vont choisir. Et gare au piège !
    .pair = Une seule de ces cartes a été choisie pour la phrase. Les autres viennent de la pioche. Si tu ne la retrouves pas, personne ne marque de point.
tip-judged = Tu marques des points si certains retrouvent ta carte, mais pas si tout le monde la retrouve, ni si personne ne la retrouve.
    .pair = Tu marques le plus de points si l’autre joueur doit choisir deux cartes pour retrouver la tienne. Une seule, ce serait un peu trop facile.
    .together = Vous marquez tous les deux des points si ta carte est retrouvée.
tip-scored = Appuie sur *Tour suivant* dans le salon pour continuer. Ta main est de nouveau complète, et c’est au joueur suivant de raconter.
    .blind = Appuie sur *Tour suivant* dans le salon pour continuer. Chaque main passe à gauche, et c’est au joueur suivant de raconter.
