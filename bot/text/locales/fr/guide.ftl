# The short guide to a rule set. Numbers come from the rule set itself.

guide-points = Points
guide-points-team = Points pour l’équipe
guide-players = De { $least } à { $most } joueurs. Chacun reçoit { $hand } cartes. Tu les trouves dans *Ma main*, et dans tes messages privés si je peux t’écrire.
guide-players-teams = De { $least } à { $most } joueurs, en nombre pair, par équipes de deux. Chacun reçoit { $hand } cartes. Tu les trouves dans *Ma main*, et dans tes messages privés si je peux t’écrire. Les coéquipiers ne se concertent que dans le salon.
guide-players-two = Deux joueurs. Chacun reçoit { $hand } cartes. Tu les trouves dans *Ma main*, et dans tes messages privés si je peux t’écrire.
guide-clue = Le conteur appuie sur *Donner ma phrase*, choisit une carte et écrit une phrase qui l’évoque : un mot, un titre, un bruit.
guide-cards = Les autres appuient sur *Jouer une carte* et choisissent en secret une carte qui pourrait correspondre à la phrase. Les cartes sont mélangées et numérotées.
guide-three = À trois joueurs, chacun reçoit { $hand } cartes, et les deux qui ne racontent pas jouent deux cartes chacun.
guide-pile-cards = { $count } cartes de la pioche la rejoignent sur la table. Les cartes sont mélangées et numérotées.
guide-vote-pair = L’autre joueur vote, dans le menu sous les cartes, pour celle qui lui semble être la carte du conteur.
guide-vote-distance = L’autre joueur choisit une, deux ou trois cartes dans le menu sous les cartes. Celle du conteur doit en faire partie.
guide-vote = Tout le monde sauf le conteur vote, dans le menu sous les cartes, pour celle qui lui semble être la carte du conteur, jamais pour la sienne.
guide-vote-large = Tout le monde sauf le conteur vote, dans le menu sous les cartes, pour celle qui lui semble être la carte du conteur, jamais pour la sienne. À { $players } joueurs ou plus, on peut choisir une carte ou deux.
guide-vote-doubling = Tout le monde sauf le conteur a deux votes. Dans le menu sous les cartes, on en choisit deux, ou une seule qui reçoit les deux votes, jamais la sienne.
guide-team-cards = Le coéquipier du conteur appuie sur *Jouer une carte* et en joue une qui pourrait correspondre à la phrase. Dans chaque autre équipe, la première personne à appuyer en joue une.
guide-team-vote = Dans chaque autre équipe, la personne qui n’a pas joué de carte vote, dans le menu sous les cartes, pour celle qui lui semble être la carte du conteur.
guide-blind-clue = Le conteur appuie sur *Donner ma phrase* et écrit une phrase avant que quiconque voie ses cartes.
guide-party-cards = Tout le monde, conteur compris, appuie sur *Jouer une carte* et joue celle qui correspond le mieux à la phrase. Les cartes sont mélangées et numérotées.
guide-party-vote = Tout le monde vote dans le menu sous les cartes, et peut voter pour sa propre carte. Le conteur pose aussi un piège sur une carte, dans *Ma main*. Ensuite, chaque main passe à gauche.
guide-row-teller = pour le conteur, si certains ont retrouvé sa carte, mais pas tous
guide-row-extreme = pour le conteur, si tout le monde a retrouvé sa carte, ou personne
guide-row-teller-each = en plus pour le conteur, par joueur qui a retrouvé sa carte
guide-row-teller-all = pour le conteur, si tout le monde a retrouvé sa carte
guide-row-teller-none = pour le conteur, si personne n’a retrouvé sa carte
guide-row-found = pour qui a retrouvé la carte du conteur
guide-row-found-twice = pour qui l’a retrouvée avec ses deux votes
guide-row-everybody = pour les autres, si tout le monde l’a retrouvée (à la place des points de la carte retrouvée)
guide-row-nobody = pour les autres, si personne ne l’a retrouvée
guide-row-single = en plus, pour qui l’a retrouvée avec un seul vote (à { $players } joueurs ou plus)
guide-row-lure = pour chaque vote reçu par ta carte
guide-row-lure-team = pour chaque vote reçu par la carte de ton équipe, même si elle vient du coéquipier du conteur
guide-cap = au plus { $points } par tour
guide-cap-large = au plus { $points } par tour à { $players } joueurs ou plus
guide-row-finder-1 = pour qui retrouve la carte en n’en choisissant qu’une
guide-row-finder-2 = pour qui la retrouve en choisissant deux cartes
guide-row-finder-3 = pour qui la retrouve en choisissant trois cartes
guide-row-teller-1 = pour le conteur, si une seule carte a suffi
guide-row-teller-2 = pour le conteur, s’il a fallu deux cartes
guide-row-teller-3 = pour le conteur, s’il a fallu trois cartes
guide-row-both-1 = pour chacun de vous, si la carte du conteur est retrouvée
guide-row-company = pour chaque vote allé à la même carte que le tien, le tien compris
guide-row-alone = si personne d’autre n’a voté pour cette carte
guide-row-trap = si cette carte est piégée
guide-par = Pour gagner, il faut au moins { $points } points par tranche de { $rounds } tours. Si personne n’y arrive, c’est la pioche qui gagne.
guide-par-whole = { $points ->
    [one] Pour gagner, il faut au moins { $points } point. Avec moins, c’est la pioche qui gagne.
   *[other] Pour gagner, il faut au moins { $points } points. Avec moins, c’est la pioche qui gagne.
}
guide-end-goal = { $points ->
    [one] La partie se termine quand quelqu’un a { $points } point à la fin d’un tour.
   *[other] La partie se termine quand quelqu’un a { $points } points à la fin d’un tour.
}
    .team = { $points ->
        [one] La partie se termine quand une équipe a { $points } point à la fin d’un tour.
       *[other] La partie se termine quand une équipe a { $points } points à la fin d’un tour.
    }
guide-end-turns = La partie se termine quand tout le monde a raconté une fois.
guide-end-more-turns = La partie se termine quand tout le monde a raconté { $turns } fois.
guide-end-pile = La partie se termine à la fin du tour où la pioche s’épuise.
guide-end-rounds = { $rounds ->
    [1] La partie se termine après un tour.
   *[other] La partie se termine après { $rounds } tours.
}
guide-end-never = La partie se termine quand l’hôte l’arrête avec **/dixit host stop**.
guide-wins = Le meilleur score l’emporte, et une égalité est une victoire partagée.
    .together = Vous gagnez ou perdez ensemble.

alt-round = Un tour en images animées : une main de cartes, l’une d’elles est jouée, des cartes sont posées face cachée, la table numérotée, la révélation avec les votes de tout le monde, des lapins qui sautent le long de la piste de score.
alt-round-party = Un tour en images animées : des cartes restent face cachée jusqu’à la phrase, une main de cartes, l’une d’elles est jouée, six cartes sont posées face cachée, la table numérotée, la révélation avec les votes de tout le monde, un piège sur une carte et une coupe sur une autre, des lapins qui sautent le long de la piste de score.
alt-round-duel = Un tour en images animées : une main de cartes, l’une d’elles est jouée, cinq cartes de la pioche la rejoignent face cachée, la table numérotée, la révélation avec des votes sur deux cartes, deux lapins qui sautent le long de la piste de score.
alt-round-tandem = Un tour en images animées : une main de cartes, l’une d’elles est jouée, cinq cartes de la pioche la rejoignent face cachée, la table numérotée, la révélation avec un vote sur la carte du conteur, deux lapins qui sautent côte à côte le long de la piste de score.
