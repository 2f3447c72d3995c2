# Short private answers to presses and commands, and questions before something ends.

more-time = Tout le monde a plus de temps maintenant.
button-stop = Terminer la partie
ask-stop = Terminer la partie pour tout le monde, avec les scores actuels ? Sinon, ignore simplement ce message.
ask-leave = Quitter la partie ? Tes points restent dans les scores, et les autres continuent sans toi. Pour rester, ignore simplement ce message.
button-leave-now = Quitter la partie
ask-kick = Sans { $player }, il ne reste plus assez de joueurs, et la partie se terminerait pour tout le monde. C’est bien ce que tu veux ? Sinon, ignore simplement ce message.
joined = C’est bon, tu joues !
joined-late = C’est bon, tu joues ! Tu recevras tes cartes au début du prochain tour.
begun = Les cartes sont distribuées.
left = Tu as quitté la partie.
kicked = { $player } ne joue plus et ne peut pas revenir tant que tu n’as pas appuyé sur *Laisser revenir*.
button-let-in = Laisser revenir
let-in = { $player } peut de nouveau rejoindre la partie.
skipped = On n’attend plus. La partie continue.
stopped = La partie est terminée.
next-started = Le tour suivant a commencé.
team-chosen = Tu joues dans l’équipe { $number }.
teams-shuffled = Les équipes sont mélangées.
seat-taken = La place est à toi, cartes comprises. Appuie sur *Ma main* pour les voir.
card-given = Tu as joué la carte { $card }. Tu peux la reprendre dans *Ma main* tant que tout le monde n’a pas joué.
    .last = Tu as joué la carte { $card }. Toutes les cartes sont maintenant sur la table.
voted-last = Tu as voté pour { $slots }. Les votes sont tombés !
vote-replaced = Ton vote précédent pour { $slots } ne compte plus.
card-back = La carte { $card } est de retour dans ta main.
table-posted = Revoici la partie.
game-open = Il y a déjà une partie dans ce salon : { $link }. Pour en lancer une autre, choisis un autre salon ou un fil.
    .link = l’ouvrir
dms-closed = Je ne peux pas t’envoyer de messages privés, alors appuie sur *Ma main* dans le salon chaque fois que tu veux voir tes cartes.
dms-later = Discord ne me laisse pas t’envoyer de message privé pour l’instant. Appuie sur *Ma main* dans le salon pour voir tes cartes. Je réessaierai dans une minute.
computers-seated = { $count ->
    [0] Il n’y a plus de joueur virtuel dans cette partie.
    [1] Il y a maintenant un joueur virtuel dans cette partie.
   *[other] Il y a maintenant { $count } joueurs virtuels dans cette partie.
}
skill-chosen-gentle = Les joueurs virtuels sont maintenant indulgents.
skill-chosen-even = Les joueurs virtuels devinent maintenant à peu près comme des humains.
skill-chosen-sharp = Les joueurs virtuels sont maintenant très attentifs.
audience-noted = Tu mises sur { $slots }. Cela ne rapporte rien, mais la révélation dira combien de spectateurs ont vu juste.
audience-too-late = Le vote sur ces cartes est terminé, donc ta réponse ne compte pas. Tu pourras deviner de nouveau au prochain tour.
audience-hidden = Les spectateurs ne peuvent pas deviner dans cette partie, donc ta réponse ne compte pas. Pour jouer, tape **/dixit join**.
not-your-turn = C’est à { $storyteller } de donner une phrase. En attendant, regarde tes cartes dans *Ma main*.
starred = Tu as donné ton étoile à « { $clue } ». Choisis une autre phrase dans le menu pour la déplacer. Personne ne voit de qui viennent les étoiles.
star-own = Tu ne peux pas donner d’étoile à ta propre phrase. Choisis celle de quelqu’un d’autre.
daily-noted = Tu as choisi la carte { $slot }. Tu peux changer d’avis jusqu’à la réponse, { $when }.
daily-over = Celle-ci est terminée. Tu peux répondre à la phrase du jour la plus récente.
daily-own-clue = C’est ta phrase, donc tu connais la réponse. Laisse les autres deviner.
daily-bad-time = Je n’ai pas compris cette heure. Écris l’heure et les minutes, comme 18:30.
daily-bad-zone = Je ne connais pas ce fuseau horaire. Choisis-en un dans la liste qui apparaît pendant que tu tapes, comme Europe/Paris.
album-sent = L’album est dans tes messages privés. De là, tu peux le transférer.
album-here = Tes messages privés sont fermés, alors voici l’album. Enregistre les images pour les garder.
pause-asked = Tout le monde sait maintenant que tu aimerais une pause. { $host } ou la modération décide.
resume-asked = Tout le monde sait maintenant que tu aimerais reprendre. { $host } ou la modération décide.
paused = La partie est en pause. Le temps est arrêté tant que tu n’as pas appuyé sur *Reprendre la partie*.
resumed = La partie reprend.
host-lobby = La partie n’a pas encore commencé. Tout se change avec *Changer les règles*.
