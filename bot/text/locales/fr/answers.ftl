# Short private answers to presses and commands, and questions before something ends.

more-time = Tout le monde a plus de temps maintenant.
button-stop = Terminer la partie
ask-stop = Terminer la partie pour tout le monde, avec les scores actuels ? Sinon, ignore simplement ce message.
ask-leave = Quitter la partie ? Les autres continuent sans toi. Pour rester, ignore simplement ce message.
    .ending = Quitter la partie ? Sans toi, il ne reste plus assez de joueurs, et elle se terminerait pour tout le monde. Pour rester, ignore simplement ce message.
button-leave-now = Quitter la partie
ask-kick = Sans { $player }, il ne reste plus assez de joueurs, et la partie se terminerait pour tout le monde. C’est bien ce que tu veux ? Sinon, ignore simplement ce message.
joined = C’est bon, tu joues !
joined-late = C’est bon, tu joues ! Tu recevras tes cartes au début du prochain tour.
begun = Les cartes sont distribuées. Appuie sur *Ma main*.
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
clue-out-party = Ta phrase est donnée. Tout le monde joue maintenant une carte, toi aussi. Appuie sur *Ma main*.
clue-out-pair = Ta phrase est donnée. L’autre joueur cherche maintenant ta carte.
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
skill-chosen-even = Les joueurs virtuels retrouvent maintenant les cartes à peu près aussi souvent que des humains.
skill-chosen-sharp = Rien n’échappe plus aux joueurs virtuels, alors joue tout en finesse.
audience-noted = Tu mises sur { $slots }. Cela ne rapporte rien, mais la révélation dira ce que pensaient les spectateurs.
audience-too-late = Le vote sur ces cartes est terminé, donc ta réponse ne compte pas. Tu pourras deviner de nouveau au prochain tour.
audience-hidden = Les spectateurs ne peuvent pas deviner dans cette partie, donc ta réponse ne compte pas. Pour jouer, tape **/dixit join**.
not-your-turn = C’est à { $storyteller } de donner une phrase. En attendant, regarde tes cartes dans *Ma main*.
    .blind = C’est à { $storyteller } de donner une phrase. Tu verras tes cartes juste après.
    .newcomer = C’est à { $storyteller } de donner une phrase. Tu recevras tes cartes au début du prochain tour.
    .join = C’est à { $storyteller } de donner une phrase. Pour jouer aussi, appuie sur *Rejoindre*.
    .watch = C’est à { $storyteller } de donner une phrase. Tu verras bientôt toutes les cartes ici.
starred = Tu as donné ton étoile à « { $clue } ». Choisis une autre phrase dans le menu pour la déplacer. Personne ne voit de qui viennent les étoiles.
star-own = Tu ne peux pas donner d’étoile à ta propre phrase. Choisis celle de quelqu’un d’autre.
daily-noted = Tu as choisi la carte { $slot }. Tu peux changer d’avis jusqu’à la réponse, { $when }.
daily-over = Cette phrase du jour est terminée. Réponds à la plus récente.
daily-own-clue = C’est ta phrase, donc tu connais la réponse. Laisse les autres deviner.
daily-bad-time = Je n’ai pas compris cette heure. Écris l’heure et les minutes, comme 18:30.
daily-bad-zone = Je ne connais pas ce fuseau horaire. Choisis-en un dans la liste qui apparaît pendant que tu tapes, comme Europe/Paris.
album-sent = L’album est dans tes messages privés. De là, tu peux le transférer.
album-here = Je n’ai pas pu t’envoyer de message privé, alors voici l’album. Enregistre les images pour les garder.
pause-asked = Tout le monde sait maintenant que tu aimerais une pause. { $host } ou la modération décide.
resume-asked = Tout le monde sait maintenant que tu aimerais reprendre. { $host } ou la modération décide.
paused = La partie est en pause, et le temps est arrêté pour tout le monde. Appuie sur *Reprendre la partie* pour continuer.
resumed = La partie reprend.
host-lobby = La partie n’a pas encore commencé. D’ici là, l’hôte peut tout changer avec *Changer les règles*.
