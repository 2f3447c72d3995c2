# Réponses brèves et privées, et ce qu’on dit quand quelque chose est impossible : ce qui se passe, ce qu’on peut faire.

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
voted = Ton vote : { $slots }. Tu peux le changer tant que tout le monde n’a pas voté.
table-posted = Voici de nouveau la table.
game-open = Une partie est déjà ouverte dans ce salon : { $link }. Pour une autre, prends un autre salon ou un fil.
    .link = la voir
dms-closed = Je ne peux pas t’envoyer de messages privés : appuie sur *Ma main* dans le salon dès que tu veux voir tes cartes.
language-chosen = Désormais, je te parle en français.
language-auto = Automatique
hands-dm = Par message privé
    .chosen = Ta main arrivera par message privé.
hands-button = Seulement par le bouton du salon
    .chosen = Je ne t’enverrai plus ta main. Appuie sur *Ma main* dans le salon.
starters-everyone = Tout le monde
starters-managers = Les membres qui gèrent le serveur
settings-title = Paramètres de ce serveur
settings-rules = Règles : **{ $value }**
settings-pace = Rythme : **{ $value }**
settings-deck = Paquet : **{ $value }**
settings-language = Langue : **{ $value }**
settings-starters = Qui peut lancer une partie : **{ $value }**
settings-hands = Mains : **{ $value }**
help-title = Dixit sur Discord
help-intro = L’un de vous invente une phrase pour une de ses images, les autres glissent les leurs, et tout le monde cherche la bonne. Pour commencer : **/dixit start**.
help-buttons = À la place des boutons
help-course = Où en est la partie
help-host = Pour l’hôte et la modération
help-choices = Ce qui se règle

## Ce que les règles refusent

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

## Ce que nous refusons

error-no-game = Il n’y a pas de partie dans ce salon. Pour en lancer une : **/dixit start**.
error-unknown-game = Cette partie n’existe plus.
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

## Pourquoi une partie est en pause

paused-channel-gone = Le salon de cette partie n’existe plus. La partie est gardée une semaine ; on peut en lancer une autre ailleurs.
paused-no-permission = La partie est en pause : il me manque des permissions dans { $channel } : { $permissions }. Dès que je les ai, il suffit d’y appuyer sur un bouton.
paused-thread-archived = La partie est en pause : son fil { $channel } est archivé ou verrouillé et je ne peux pas l’ouvrir. Ouvrez-le et appuyez sur un bouton.
paused-guild-left = La partie est en pause : on m’a retiré de son serveur.

## Les permissions, comme Discord les appelle

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
