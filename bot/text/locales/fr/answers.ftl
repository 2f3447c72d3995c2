# Short private answers to presses and commands, and questions before something ends.

more-time = Il y a plus de temps maintenant.
button-stop = Terminer la partie
ask-stop = Terminer la partie pour tout le monde, avec les points actuels ? Sinon, laisse simplement ce message.
ask-kick = Sans { $player }, il n’y a plus assez de monde : la partie serait terminée pour tous. C’est bien ce que tu veux ? Sinon, laisse simplement ce message.
joined = C’est bon, tu joues.
joined-late = Tu recevras tes cartes au début du prochain tour.
begun = Les cartes sont distribuées.
left = Tu as quitté la partie.
kicked = { $player } ne joue plus.
skipped = On n’attend plus : la partie continue.
stopped = La partie est terminée.
next-started = Le tour suivant a commencé.
team-chosen = Tu joues dans l’équipe { $number }.
teams-shuffled = Les équipes sont mélangées.
seat-taken = La place est à toi, cartes comprises. Appuie sur *Ma main*.
card-given = La carte { $card } est donnée.
card-back = La carte { $card } est dans ta main.
table-posted = Voici de nouveau la table.
game-open = Une partie est déjà ouverte dans ce salon : { $link }. Pour une autre, prends un autre salon ou un fil.
    .link = la voir
dms-closed = Je ne peux pas t’envoyer de messages privés : appuie sur *Ma main* dans le salon dès que tu veux voir tes cartes.
computers-seated = { $count ->
    [0] Aucun joueur virtuel à cette table.
    [one] { $count } joueur virtuel à cette table.
   *[other] { $count } joueurs virtuels à cette table.
}
audience-noted = Ta réponse : { $slots }. Elle compte avec le public, pas pour les points ; la révélation dira combien ont trouvé.
