# Autour de la partie : plus de temps, une question avant la fin, l’album, la devise du lobby.

button-time = Plus de temps
news-more-time = { $player } demande plus de temps.
more-time = Il y a plus de temps maintenant.
error-time-given = Le temps a déjà été prolongé : c’est possible une fois par phrase, par choix et par vote.
error-time-enough = Il reste assez de temps. Redemande quand il sera presque écoulé.

button-album = Feuilleter l’album
button-share = Partager l’album
button-page-back = Précédent
button-page-on = Suivant
album-line = **{ $number }.** « { $clue } » · { $storyteller }
album-page = Page { $page } sur { $pages }
album-shared = L’album est déjà dans le salon : { $link }.
    .link = y aller

button-stop = Terminer la partie
ask-stop = Terminer la partie pour tout le monde, avec les points actuels ? Sinon, laisse simplement ce message.
ask-kick = Sans { $player }, il n’y a plus assez de monde : la partie serait terminée pour tous. C’est bien ce que tu veux ? Sinon, laisse simplement ce message.

lobby-motto = Une image, quelques mots, et chacun y voit autre chose.
alt-fan = Des cartes du paquet de cette partie, en éventail.
