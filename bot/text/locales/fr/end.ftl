# The end of a game: podium, awards, album, rematch.

button-rematch = Revanche
button-history = Toutes les phrases

alt-podium = Les lapins à leurs places.
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
award-bluff = { $count ->
    [one] 🎭 **Meilleur bluff** · { $people } · { $count } vote attiré
    [many] 🎭 **Meilleur bluff** · { $people } · { $count } votes attirés
   *[other] 🎭 **Meilleur bluff** · { $people } · { $count } votes attirés
}
award-magnet = { $count ->
    [one] 🧲 **Aimant** · { $people } · { $count } vote sur une seule carte
    [many] 🧲 **Aimant** · { $people } · { $count } votes sur une seule carte
   *[other] 🧲 **Aimant** · { $people } · { $count } votes sur une seule carte
}
award-few-words = 🤏 **Peu de mots** · { $people }
award-poet = 🪶 **Âme de poète** · { $people }
award-company = 🥕 **Bonne compagnie** · { $people }

album-title = L’album de cette partie

button-album = Feuilleter l’album
button-send-album = Me l’envoyer
button-page-back = Précédent
button-page-on = Suivant

album-evening = La soirée du { $day }
album-day = { $day }
album-found =
    { $count ->
        [0] Personne ne l’a trouvée
        [one] { $count } sur { $of } l’a trouvée
       *[other] { $count } sur { $of } l’ont trouvée
    }
album-chosen =
    { $count ->
        [0] Personne ne l’a choisie
        [one] { $count } sur { $of } l’a choisie
       *[other] { $count } sur { $of } l’ont choisie
    }
album-no-votes = Personne n’a voté
album-page = Page { $page } sur { $pages }
