# The daily clue: posted once a day in a channel, guessed in private, answered the next day.

daily-title = La phrase du jour
daily-ask = Pour laquelle de ces cartes cette phrase a-t-elle été donnée ? Choisissez-en une dans le menu. Personne d’autre ne verra votre réponse.
daily-until = La réponse arrive { $when }, avec les noms des personnes qui ont retrouvé la carte.
daily-choose = Ta réponse
daily-own = Cette phrase vient d’une partie jouée sur ce serveur.
daily-made-up = Cette phrase a été inventée par un joueur virtuel.

daily-answer = C’était la **carte { $slot }**. { $storyteller } a donné la phrase.
daily-last = La dernière fois, la réponse à « { $clue } » était la **carte { $slot }**. { $storyteller } a donné cette phrase.
daily-unguessed = Personne n’a répondu.
daily-nobody = { $guesses ->
    [1] Une personne a répondu, mais sans trouver.
   *[other] { $guesses } personnes ont répondu, et aucune n’a trouvé.
}
daily-found = { $guesses ->
    [1] Retrouvée par { $people }, la seule personne à avoir répondu.
   *[other] { $found ->
        [1] Retrouvée par une personne sur { $guesses } : { $people }
       *[other] Retrouvée par { $found } personnes sur { $guesses } : { $people }
    }
}
daily-in-a-row = { $player } ({ $days } de suite)
daily-withdrawn = Cette phrase a été retirée, donc il n’y a pas de réponse. Cela n’interrompt la série de personne.

daily-panel-title = La phrase du jour dans ce salon
daily-about = Une fois par jour, je publie six cartes et une phrase tirée d’une ancienne partie de ce serveur. S’il n’y en a aucune à montrer ici, les joueurs virtuels en inventent une. Chacun répond en secret, et le lendemain je dis qui a retrouvé la carte.
daily-off = Elle est **désactivée** dans ce salon.
daily-off-ask = Quelqu’un qui gère le serveur peut l’activer avec **/dixit daily**.
daily-on = Elle arrive chaque jour à **{ $time }** ({ $zone }). Prochaine phrase : { $when }.
daily-lost = Je n’ai rien pu publier ici la dernière fois. Vérifie que je peux voir ce salon, envoyer des messages et joindre des fichiers, et je réessaierai.
daily-own-streak = { $days ->
    [0] Tu n’as pas retrouvé la dernière carte. Ta meilleure série ici : **{ $best }**
    [1] Tu as retrouvé la dernière carte. Ta meilleure série ici : **{ $best }**
   *[other] Tu as retrouvé les { $days } dernières cartes. Ta meilleure série ici : **{ $best }**
}
daily-other-time = Pour une autre heure ou un autre fuseau horaire, tape par exemple **/dixit daily heure:20:30 fuseau:Europe/Paris**.
daily-hour-choose = Heure
button-daily-on = Activer
button-daily-off = Désactiver
