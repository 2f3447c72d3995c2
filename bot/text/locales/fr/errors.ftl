# Refusals, why a game is paused, and permissions as Discord's settings call them.

error-time-given = Tout le monde a déjà plus de temps. Tu peux en demander une fois pour la phrase, une fois pour les cartes et une fois pour le vote.
error-time-enough = Il reste bien assez de temps. Redemande quand il sera presque écoulé.
error-wrong-phase-lobby = La partie n’a pas encore commencé. L’hôte la lance avec *Commencer*.
error-wrong-phase-storytelling = Pas encore ! On attend la phrase. *Ma main* te montre ce que tu peux faire.
error-wrong-phase-submitting = Pas maintenant. La phrase est donnée, et tout le monde joue une carte. *Ma main* te montre ce que tu peux faire.
error-wrong-phase-voting = Pas maintenant. Le vote est en cours. *Ma main* te montre ce que tu peux faire.
error-wrong-phase-scored = Ce tour est terminé. Appuie sur *Tour suivant* pour continuer.
error-wrong-phase-finished = Cette partie est terminée. Lances-en une autre avec **/dixit start**.
error-skip-overtaken = La partie a avancé avant que tu puisses le voir, donc rien n’a été sauté. Regarde où elle en est, et retape **/dixit host skip** si tu le veux toujours.
error-past-round = C’était pour un tour précédent. Utilise le message le plus récent.
error-not-seated = Tu ne joues pas dans cette partie. Pour jouer, tape **/dixit join**.
error-dealt-in-next = Tu joues à partir du prochain tour. Tu recevras tes cartes à ce moment-là.
error-not-a-player = { $player } ne joue pas dans cette partie. Choisis quelqu’un qui joue.
error-kicked = On t’a fait sortir de cette partie, donc tu ne peux pas la rejoindre. Demande à l’hôte ou à la modération de te laisser revenir avec **/dixit host panel**.
error-suspended = La partie est en pause. { $host } ou la modération peut appuyer sur *Reprendre la partie*.
error-not-host = Seuls l’hôte ({ $host }) et la modération peuvent faire cela. Demande-leur.
error-already-seated = Tu joues déjà.
error-table-full = Les { $most } places sont toutes prises. Tu peux quand même deviner au moment du vote.
error-unknown-rules = Ces règles n’existent pas. Choisis-en d’autres dans la liste.
error-goal-out-of-range = Choisis un objectif de { $least } à { $most } points.
error-turns-out-of-range = Choisis combien de fois chacun raconte, de { $least } à { $most }.
error-rounds-out-of-range = Choisis de { $least } à { $most } tours.
error-option-unused = Ce paramètre ne correspond pas à la fin prévue pour cette partie. Enlève-le, ou choisis une autre fin dans le lobby avec *Changer les règles*.
error-house-rule-unfit = Cette règle maison n’est pas compatible avec ces règles. Choisis-en une autre avec *Changer les règles*.
error-no-deck = Choisis au moins un paquet.
error-deck-too-small = { $players ->
    [1] Même pour un seul joueur, il faut { $needed } cartes, et cette partie n’en a que { $cards }. Ajoute un paquet avec *Changer les règles*.
   *[other] À { $players } joueurs, il faut { $needed } cartes, et cette partie n’en a que { $cards }. Ajoute un paquet avec *Changer les règles*.
}
error-too-few-players = { $players ->
    [1] Il faut au moins { $least } joueurs, et il n’y en a qu’un pour l’instant. Invite des amis ou appuie sur *+ Joueur virtuel*.
   *[other] Il faut au moins { $least } joueurs, et il n’y en a que { $players } pour l’instant. Invite des amis ou appuie sur *+ Joueur virtuel*.
}
error-too-many-players = Vous êtes { $players }, et ces règles vont jusqu’à { $most } joueurs. Choisis d’autres règles avec *Changer les règles*.
error-odd-players = Vous êtes { $players }, et les équipes de deux demandent un nombre pair. Invite encore quelqu’un, ou appuie sur *+ Joueur virtuel*.
error-no-teams = Ces règles se jouent sans équipes. Pour jouer par équipes, l’hôte peut choisir Dixit en équipe avec *Changer les règles*.
error-unknown-team = Choisis une équipe de 1 à { $most }.
error-team-full = L’équipe { $team } est complète. Choisis-en une autre.
error-teams-incomplete = Il manque quelqu’un dans ces équipes : { $teams }. Il faut choisir de nouveau, ou appuyer sur *Mélanger les équipes*.
error-turn-claimed = { $storyteller } a été plus rapide et donne la première phrase. Ton tour viendra !
error-turn-unclaimed = Personne ne raconte encore. Appuie sur *J’ai une idée !* pour commencer.
error-not-storyteller = Seul le conteur peut faire cela, et ce tour-ci, c’est { $storyteller }.
error-clue-empty = Cette phrase est vide. Écris au moins une lettre ou un signe.
error-clue-too-long = { $length ->
    [one] Cette phrase fait { $length } caractère, et la limite est de { $most }. Essaie plus court.
   *[other] Cette phrase fait { $length } caractères, et la limite est de { $most }. Essaie plus court.
}
error-why-too-long = { $length ->
    [one] Ton explication fait { $length } caractère, et la limite est de { $most }. Essaie plus court.
   *[other] Ton explication fait { $length } caractères, et la limite est de { $most }. Essaie plus court.
}
error-card-needed = Pour quelle carte est cette phrase ? Ajoute son numéro.
error-card-not-wanted = Ici, la phrase ne désigne aucune carte, donc n’ajoute pas de numéro.
error-no-such-card = Choisis une carte de 1 à { $most }.
error-storyteller-gave = Tu as donné la phrase, donc ta carte est déjà sur la table.
error-card-given = Tu as déjà joué une carte ce tour-ci. Reprends-la d’abord, ou attends le prochain tour.
error-no-new-hand = Tu ne peux pas prendre de nouvelle main maintenant. C’est une règle maison que l’hôte choisit avant la partie, et il faut d’abord voir ses cartes.
error-new-hand-taken = Tu as pris ta nouvelle main au tour { $round }, et il n’y en a qu’une par partie.
error-pile-too-small = Il ne reste pas { $cards } cartes pour une nouvelle main, donc tu gardes la tienne.
error-teammate-gave = { $giver } a joué la carte de votre équipe, donc c’est toi qui votes.
error-not-a-voter = Tu ne votes pas ce tour-ci. Regarde simplement les autres deviner !
error-unknown-slot = Choisis une carte de 1 à { $most }.
error-own-card = La carte { $slot } est la tienne. Vote pour une autre carte.
error-wrong-vote-count = { $most ->
    [1] Tu n’as qu’un vote, donc choisis une seule carte.
    [3] Choisis une carte, deux ou trois.
   *[other] { $fewest ->
        [1] Choisis une carte, ou deux cartes différentes.
       *[other] Tu as deux votes. Utilise les deux.
    }
}
error-vote-repeated = Ici, on ne vote pas deux fois pour la même carte. Choisis des cartes différentes.
error-no-trap = Ces règles se jouent sans piège. Renvoie la commande sans cette option.
error-no-card = Quelle carte ? Ajoute le numéro qu’elle porte sur la table.
error-no-late-joining = En équipe, on ne peut pas rejoindre une partie commencée, mais on peut reprendre une place vide.
error-no-empty-seat = Aucune place n’est libre pour l’instant. Si quelqu’un quitte la partie, tu pourras prendre sa place.
error-seat-taken = Quelqu’un d’autre a été plus rapide et a pris cette place. Si une autre se libère, tu pourras la prendre.
error-no-game = Il n’y a pas de partie dans ce salon. Lances-en une avec **/dixit start**.
error-unknown-game = Cette partie n’existe plus. Lances-en une autre avec **/dixit start**.
error-not-a-number = « { $text } » n’est pas un nombre. Écris-le en chiffres, par exemple 30.
error-deck-removed = Ce paquet a été supprimé. Paquets disponibles : { $decks }.
error-unknown-deck = Il n’y a pas de paquet « { $deck } ». Paquets disponibles : { $decks }.
error-other-version = Ce bouton n’est plus à jour. Utilise le message le plus récent, ou tape **/dixit table**.
error-elsewhere = Cette partie se joue dans un autre salon. Utilise les boutons là-bas.
error-not-offered = Ce choix n’est pas proposé. Choisis dans la liste.
error-mention-first = Mentionne-moi d’abord ici. Je ne suis pas encore dans ce fil privé, donc je ne peux pas y écrire. Envoie un message avec { $bot } dedans, puis réessaie.
error-permissions = Je ne peux pas encore jouer ici. Donne-moi ces permissions dans ce salon : { $permissions }.
error-may-not-start = Sur ce serveur, tout le monde ne peut pas lancer de partie. Demande à quelqu’un qui le gère d’en lancer une pour toi.
error-manage-server = Seuls les membres avec la permission Gérer le serveur peuvent changer ces paramètres. Demande à l’un d’eux.
error-store = Je n’ai pas pu enregistrer cela à l’instant. La partie est intacte, alors réessaie dans un moment.
error-form-too-late = J’ai mis trop de temps et le formulaire n’a pas pu s’ouvrir. Appuie encore une fois.
error-ours = Quelque chose s’est mal passé de notre côté. Réessaie. Si cela continue, préviens la personne qui gère ce bot.

paused-channel-gone = Le salon de cette partie n’existe plus. Je garde la partie une semaine. Tu peux en lancer une autre dans un autre salon.
paused-no-permission = La partie est en pause, car il me manque ces permissions dans { $channel } : { $permissions }. Elle reprend dès que je les ai.
paused-thread-archived = La partie est en pause, car son fil { $channel } est archivé ou verrouillé et je ne peux pas le rouvrir. Rouvre-le et appuie là-bas sur n’importe quel bouton.
paused-not-in-thread = La partie est en pause, car je ne suis plus dans { $channel }. Envoie là-bas un message avec { $bot } dedans, et la partie reprend.
paused-guild-left = La partie est en pause, car on m’a retiré de son serveur. Elle reprendra dès qu’on m’y ajoutera de nouveau.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-connect = Se connecter

error-no-thread-here = Je ne peux pas ouvrir de fil ici. Lance la partie sans fil, ou dans un salon textuel.
error-no-thread-now = Discord ne peut pas ouvrir de fil pour l’instant, donc aucune partie n’a été lancée. Réessaie **/dixit start** dans une minute, ou lance la partie sans fil.
error-thread-locked = Ce fil est verrouillé, donc je ne peux pas y écrire. Lance la partie dans le salon au-dessus, ou déverrouille le fil.

permission-create-public-threads = Créer des fils publics

error-too-often = Tu viens de demander cela très souvent. Réessaie dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-channel = On ne peut pas lancer de partie dans ce salon. Essaie ici : { $channels }.
error-may-not-edit = Seuls les membres avec la permission Gérer le serveur et les auteurs de paquets choisis dans **/dixit settings** peuvent modifier les paquets de ce serveur. Demande à l’un d’eux.
error-no-decks = Ce serveur n’a pas encore de paquet à lui. Commences-en un avec **/dixit deck new**.
error-which-deck = Quel paquet ? Renvoie la commande avec l’un de ces paquets : { $decks }.
error-no-pictures-there = Ce message n’a pas d’images à ajouter. Choisis-en un avec des images (PNG, JPEG, WebP, GIF) ou un zip d’images.
error-deck-name = Donne au paquet un nom avec des lettres visibles.
error-deck-or-card-gone = Ce paquet ou cette carte n’est pas ici. Regarde ce qu’il y a avec **/dixit deck show**.
error-picture-blocked = Une de ces images n’est pas autorisée avec ce bot, donc rien n’a été ajouté. Retire-la et réessaie.
error-limit-decks = { $most ->
    [one] Un serveur peut avoir { $most } paquet au plus. Supprime-le d’abord.
   *[other] Un serveur peut avoir { $most } paquets au plus. Supprimes-en un d’abord.
}
error-limit-cards = { $beyond ->
    [1] Un serveur peut avoir { $most } cartes au plus, et il y en aurait une de trop. Rien n’a été ajouté. Supprime d’abord une carte.
   *[other] Un serveur peut avoir { $most } cartes au plus, et il y en aurait { $beyond } de trop. Rien n’a été ajouté. Supprime d’abord quelques cartes.
}
error-limit-megabytes = Les images d’un serveur peuvent prendre { $most } Mo au plus, et il y aurait { $beyond } Mo de trop. Rien n’a été ajouté. Supprime d’abord quelques cartes.
error-limit-total = Les { $most } Mo que ce bot réserve aux images sont pleins, donc rien n’a été ajouté. Demande plus de place à la personne qui gère ce bot.
error-reports-open = { $most ->
    [1] La carte que tu as signalée attend encore une décision. Un peu de patience.
   *[other] { $most } cartes que tu as signalées attendent encore une décision. Un peu de patience.
}
error-no-tutorial = Les joueurs virtuels n’ont pas de phrases pour les paquets d’ici, donc il n’y a pas de tutoriel. **/dixit rules** explique le jeu.
