# The end of a game: podium, awards, album, rematch.

button-rematch = Revanche
button-history = Toutes les phrases

alt-podium = Les lapins rangés selon leur score.
finale-title = Fin de la partie

ending-goal-reached = Objectif atteint !
ending-everyone-told = Tout le monde a raconté à son tour.
ending-pile-empty = La pioche est épuisée.
ending-rounds-played = C’était le dernier tour.
ending-too-few-players = Il ne reste plus assez de joueurs pour continuer. Voici les scores finaux.
    .early = Il ne reste plus assez de joueurs pour continuer.
ending-seat-unfilled = Personne n’a pris la place vide à temps. Voici les scores finaux.
    .early = Personne n’a pris la place vide à temps.
ending-stopped = La partie a été arrêtée. Voici les scores finaux.
    .early = La partie a été arrêtée.
ending-abandoned = Plus personne ne jouait. Voici les scores finaux.
    .early = Plus personne ne jouait.

nobody-won = Personne n’a marqué de point, donc personne ne gagne.
par-missed = { $points ->
    [one] C’est la pioche qui gagne. Il fallait { $points } point pour la battre.
   *[other] C’est la pioche qui gagne. Il fallait { $points } points pour la battre.
}
winners = { $count ->
    [1] 🏆 Victoire : { $people } !
   *[other] 🏆 Victoire partagée : { $people } !
}
standing = { $who } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
awards-title = Récompenses

award-eye = { $count ->
    [one] 👁️ **Œil de lynx** · { $people } · { $count } carte du conteur retrouvée
   *[other] 👁️ **Œil de lynx** · { $people } · { $count } cartes du conteur retrouvées
}
award-story = { $count ->
    [1] 📖 **Plus belle phrase** · { $people } · carte retrouvée par une personne, mais pas par les autres
   *[other] 📖 **Plus belle phrase** · { $people } · carte retrouvée par { $count } personnes, mais pas par les autres
}
award-bluff = { $count ->
    [one] 🎭 **Meilleur bluff** · { $people } · { $count } vote attiré
   *[other] 🎭 **Meilleur bluff** · { $people } · { $count } votes attirés
}
award-mind-readers = { $count ->
    [1] 🔮 **Télépathie** · { $people } · chacun a voté pour la carte de l’autre
    [2] 🔮 **Télépathie** · { $people } · deux fois, chacun a voté pour la carte de l’autre
   *[other] 🔮 **Télépathie** · { $people } · { $count } fois, chacun a voté pour la carte de l’autre
}
award-comeback = { $count ->
    [1] 🚀 **Remontée** · { $people } · une place gagnée dans la deuxième moitié
   *[other] 🚀 **Remontée** · { $people } · { $count } places gagnées dans la deuxième moitié
}
award-magnet = { $count ->
    [one] 🧲 **Aimant** · { $people } · { $count } vote pour une seule carte
   *[other] 🧲 **Aimant** · { $people } · { $count } votes pour une seule carte
}
award-few-words = { $count ->
    [1] 🤏 **Économie de mots** · { $people } · une phrase d’un seul mot
   *[other] 🤏 **Économie de mots** · { $people } · une phrase de { $count } mots seulement
}
award-poet = { $count ->
    [1] 🪶 **Âme de poète** · { $people } · une phrase d’un mot
   *[other] 🪶 **Âme de poète** · { $people } · une phrase de { $count } mots
}
award-company = 🥕 **Bonne compagnie** · { $people } · un plaisir de jouer ensemble

album-title = L’album de cette partie

star-choose = 🌟 Ta phrase préférée
star-clue = { $number }. { $clue }

button-album = Feuilleter l’album
button-send-album = Me l’envoyer
button-page-back = Précédent
button-page-on = Suivant

album-more = { $count ->
    [1] -# Une autre phrase ne tient pas ici.
   *[other] -# { $count } autres phrases ne tiennent pas ici.
}
album-evening = La soirée du { $day }
album-day = { $day }
album-found = { $count ->
    [0] Personne n’a trouvé
    [1] { $of ->
        [1] Carte retrouvée
       *[other] Une personne sur { $of } a trouvé
    }
   *[other] { $count } sur { $of } ont trouvé
}
album-chosen = { $count ->
    [0] Personne n’a voté pour elle
    [1] Un vote sur { $of }
   *[other] { $count } votes sur { $of }
}
album-no-votes = Personne n’a voté
album-page = Page { $page } sur { $pages }
