# Autour de la partie : plus de temps, une question avant la fin, l’album, la devise du lobby.

button-time = Plus de temps
news-more-time = { $player } demande plus de temps.
more-time = Il y a plus de temps maintenant.
error-time-given = Le temps a déjà été prolongé : c’est possible une fois par phrase, par choix et par vote.
error-time-enough = Il reste assez de temps. Redemande quand il sera presque écoulé.
