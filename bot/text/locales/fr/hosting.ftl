# The *Host* panel of a running game, and what everyone sees of a pause.

host-title = Hôte
host-hint = Les changements de rythme, d’objectif et de langue valent à partir de la prochaine étape.
host-ask = L’hôte, c’est { $host }. Appuie sur *Pause* pour demander une pause.
    .paused = L’hôte, c’est { $host }. Appuie sur *Reprendre la partie* pour demander à continuer.
host-player = Joueur { $number }
button-pause = Pause
button-resume = Reprendre la partie
button-skip = Ne plus attendre
panel-handover = Changer d’hôte
panel-kickout = Exclure un joueur
panel-letback = Laisser revenir un joueur
panel-adjust-pace = Rythme de la partie
panel-adjust-language = Langue de la partie
suspended-goes-on = La partie est en pause. Elle reprend d’elle-même { $when }, ou quand l’hôte appuie sur *Reprendre la partie*.
suspended-ends = La partie est en pause. Elle se termine { $when }, sauf si l’hôte appuie sur *Reprendre la partie*.
news-pause-asked = { $player } aimerait une pause. L’hôte peut appuyer sur *Pause*.
news-resume-asked = { $player } aimerait reprendre. L’hôte peut appuyer sur *Reprendre la partie*.
hand-suspended = La partie est en pause. L’hôte peut appuyer sur *Reprendre la partie* dans le salon.
