# Refusals, why a game is paused, and permissions as Discord's settings call them.

error-time-given = Le temps a déjà été prolongé : c’est possible une fois par phrase, par choix et par vote.
error-time-enough = Il reste assez de temps. Redemande quand il sera presque écoulé.
error-wrong-phase-lobby = La partie n’a pas encore commencé. L’hôte la lance avec *Commencer*.
error-wrong-phase-storytelling = Ce n’est pas le moment : on cherche une phrase.
error-wrong-phase-submitting = Ce n’est pas le moment : on choisit les cartes.
error-wrong-phase-voting = Ce n’est pas le moment : le vote est en cours.
error-wrong-phase-scored = Ce tour est terminé. Pour continuer : *Tour suivant*.
error-wrong-phase-finished = Cette partie est terminée. Pour en lancer une autre : **/dixit start**.
error-past-round = C’était pour un tour précédent. Utilise le message le plus récent.
error-not-seated = Tu ne joues pas dans cette partie. Appuie sur *Rejoindre* ou tape **/dixit join**.
error-dealt-in-next = Tu recevras tes cartes au début du prochain tour.
error-not-a-player = { $player } ne joue pas dans cette partie.
error-not-host = Seuls l’hôte ({ $host }) et la modération peuvent faire cela.
error-already-seated = Tu joues déjà.
error-table-full = Les { $most } places sont toutes prises.
error-unknown-rules = Ces règles n’existent pas.
error-goal-out-of-range = L’objectif va de { $least } à { $most } points.
error-turns-out-of-range = Chacun peut raconter de { $least } à { $most } fois.
error-option-unused = Avec ces règles, la partie ne finit pas ainsi : il n’y a rien à régler.
error-no-deck = Choisis au moins un paquet.
error-deck-too-small = Le paquet est trop petit : à { $players } joueurs il faut { $needed } cartes, et il en a { $cards }. Ajoute un paquet avec *Changer les règles*.
error-too-few-players = Joueurs pour l’instant : { $players }. Ces règles en demandent au moins { $least }.
error-too-many-players = Vous êtes { $players }, et ces règles admettent au plus { $most } joueurs. Choisis-en d’autres avec *Changer les règles*.
error-odd-players = Vous êtes { $players }, et les équipes de deux demandent un nombre pair.
error-no-teams = Ces règles se jouent sans équipes.
error-unknown-team = Les équipes vont de 1 à { $most }.
error-team-full = L’équipe { $team } est complète. Choisis-en une autre.
error-teams-incomplete = Ces équipes n’ont qu’une personne : { $teams }. Choisissez de nouveau, ou appuyez sur *Mélanger les équipes*.
error-story-claimed = { $storyteller } a répondu en premier et donne la première phrase.
error-story-unclaimed = Il faut d’abord que quelqu’un appuie sur *J’ai une phrase !*
error-not-storyteller = C’est { $storyteller } qui raconte.
error-clue-empty = Une phrase demande au moins un caractère.
error-clue-too-long = { $length ->
    [one] La phrase a { $length } caractère, et la limite est { $most }.
   *[other] La phrase a { $length } caractères, et la limite est { $most }.
}
error-card-needed = Pour quelle carte est cette phrase ? Donne son numéro.
error-card-not-wanted = Avec ces règles, la phrase vient avant les cartes et n’en désigne aucune.
error-no-such-card = Choisis une carte de 1 à { $most }.
error-storyteller-gave = Tu as donné la phrase, ta carte est donc déjà sur la table.
error-teammate-gave = { $giver } a donné la carte pour votre équipe. À toi de voter.
error-not-a-voter = Tu ne votes pas à ce tour.
error-unknown-slot = Les cartes vont de 1 à { $most }.
error-own-card = La carte { $slot } est la tienne. Vote pour une autre.
error-wrong-vote-count = { $most ->
    [1] Tu as un vote.
   *[other] { $fewest ->
        [1] Tu as un vote, ou deux pour des cartes différentes.
       *[other] Tu as { $most } votes : utilise les deux.
    }
}
error-vote-repeated = Tes deux votes doivent aller à des cartes différentes.
error-no-trap = Ces règles se jouent sans piège.
error-no-card = Quelle carte ? Donne son numéro sur la table.
error-no-late-joining = En équipe, on ne peut pas rejoindre en cours de partie ; une place vide peut être reprise.
error-no-empty-seat = Aucune place n’est vide.
error-seat-taken = Cette place est prise.
error-no-game = Il n’y a pas de partie dans ce salon. Pour en lancer une : **/dixit start**.
error-not-a-number = « { $text } » n’est pas un nombre.
error-unknown-deck = Le paquet « { $deck } » n’existe pas. Il y a : { $decks }.
error-other-version = Ce bouton vient d’une autre version du bot. Utilise le message le plus récent, ou tape **/dixit table**.
error-elsewhere = Cette partie se joue ailleurs : on ne peut rien y faire d’ici.
error-not-offered = Ce choix n’est pas proposé.
error-permissions = Je ne peux pas encore jouer ici. Donnez-moi ces permissions dans ce salon : { $permissions }.
error-may-not-start = Sur ce serveur, tout le monde ne peut pas lancer de partie. Demande à quelqu’un qui le gère.
error-manage-server = Seuls les membres qui gèrent le serveur peuvent changer ses paramètres.
error-store = Rien n’est perdu, mais je ne peux rien enregistrer en ce moment. Réessaie dans un instant.
error-ours = Quelque chose s’est mal passé de notre côté. Réessaie ; si cela persiste, préviens les responsables du bot.

paused-channel-gone = Le salon de cette partie n’existe plus. La partie est gardée une semaine ; on peut en lancer une autre ailleurs.
paused-no-permission = La partie est en pause : il me manque des permissions dans { $channel } : { $permissions }. Dès que je les ai, il suffit d’y appuyer sur un bouton.
paused-thread-archived = La partie est en pause : son fil { $channel } est archivé ou verrouillé et je ne peux pas l’ouvrir. Ouvrez-le et appuyez sur un bouton.
paused-guild-left = La partie est en pause : on m’a retiré de son serveur.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages

error-no-thread-here = Impossible d’ouvrir un fil ici. Lance la partie sans fil, ou dans un salon textuel.
error-thread-locked = Ce fil est verrouillé et je ne peux pas y écrire. Lance la partie dans le salon au-dessus, ou fais déverrouiller le fil.

permission-create-public-threads = Créer des fils publics

error-channel = Sur ce serveur, les parties se lancent ailleurs : { $channels }
error-no-decks = Ce serveur n’a pas encore de paquet à lui. Commences-en un avec **/dixit deck new**.
error-which-deck = Quel paquet ? Il y a : { $decks }.
error-deck-name = Un paquet a besoin d’un nom qu’on peut lire.
error-deck-or-card-gone = Ce paquet ou cette carte n’est pas ici, ou n’y est plus. Voir **/dixit deck show**.
error-picture-blocked = Une de ces images ne peut pas servir avec ce bot : rien n’a été ajouté.
error-limit-decks = Nombre maximal de paquets par serveur : { $most }. Retires-en un d’abord.
error-limit-cards = Nombre maximal de cartes par serveur : { $most }. Rien n’a été ajouté ; cartes en trop : { $beyond }.
error-limit-megabytes = Les images d’un serveur peuvent prendre { $most } Mo au plus. Rien n’a été ajouté ; Mo en trop : { $beyond }.
error-reports-open = La modération doit encore décider de tes signalements ({ $most }). Un peu de patience.
