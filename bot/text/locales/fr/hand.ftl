# A player's hand, in private: what to do now, the clue form, and the result.

button-hand = Ma main
button-claim = J’ai une phrase !
button-story = Donner la phrase
button-vote-for = Voter pour cette carte

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

vote-choose = Ton vote
trap-choose = Ton piège

form-clue-title = Ta phrase
form-clue-card = Ta phrase pour la carte { $card }
form-clue-label = La phrase
form-clue-hint = Un mot, un vers, un bruit, un titre…
