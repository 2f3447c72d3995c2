# What Discord shows while somebody types a command, and the help. Descriptions: 100 characters. Option names: lower case.

help-title = Dixit sur Discord
help-intro = L’un de vous invente une phrase pour une de ses images, les autres glissent les leurs, et tout le monde cherche la bonne. Pour commencer : **/dixit start**.
help-buttons = À la place des boutons
help-course = Où en est la partie
help-host = Pour l’hôte et la modération
help-choices = Ce qui se règle

option-thread = fil
    .about = Jouer dans un fil à part, sous ce salon
option-threads = fils
    .about = Ouvrir un fil à part pour chaque nouvelle partie

command-privacy = Voir, exporter ou effacer ce qui est gardé sur toi

option-channel = salon
    .about = On peut lancer des parties dans ce salon ; le même encore une fois : plus maintenant

command-stats = Voir les parties, points et prix de quelqu’un sur ce serveur
command-leaderboard = Voir qui a le plus de points sur ce serveur

option-whom = joueur
    .about = Les chiffres de qui ; les tiens sinon
option-span = période
    .about = Depuis quand les parties comptent
option-everywhere = serveur
    .about = Plutôt les plus belles phrases de tout le serveur

command-deck = Paquets faits des images de ce serveur
command-deck-new = Commencer un paquet avec tes propres images
command-deck-add = Ajouter des images, ou un zip d’images, à un paquet
command-deck-show = Regarder un paquet, ou une de ses cartes
command-deck-words = Renommer un paquet, ou décrire une carte
command-deck-remove = Retirer une carte ou un paquet
command-deck-share = Recevoir un paquet en zip, à ajouter ailleurs
command-deck-report = Signaler une carte : elle est masquée jusqu’à la décision de la modération

option-own-deck = paquet
    .about = Lequel des paquets de ce serveur
option-deck-card = carte
    .about = Le numéro d’une carte, comme dans /dixit deck show
option-deck-name = nom
    .about = Le nom du paquet
option-file = fichier
    .about = Une image (PNG, JPEG, WebP, GIF), ou un seul zip d’images
option-makers = auteurs
    .about = Qui peut faire et modifier des paquets
option-makers-role = rôle-auteurs
    .about = Les membres avec ce rôle peuvent faire et modifier des paquets

help-decks = Vos propres images

command-dixit = Jouer à Dixit entre amis
command-start = Ouvrir un lobby dans ce salon
command-join = Rejoindre la partie de ce salon
command-leave = Quitter la partie
command-begin = Distribuer les cartes (hôte)
command-team = Choisir ton équipe
command-clue = Donner ta phrase
command-play = Donner une carte, ou la reprendre
command-vote = Voter pour une carte
command-hand = Voir ta main, ou choisir comment elle t’arrive
command-table = Afficher de nouveau la table
command-score = Voir le score
command-history = Voir les phrases de cette partie
command-host-kick = Faire quitter la partie à quelqu’un (hôte et modération)
command-host-skip = Ne plus attendre et continuer (hôte et modération)
command-host-stop = Terminer la partie maintenant (hôte et modération)
command-rematch = Rejouer avec les mêmes personnes
command-rules = Comment jouer et marquer des points avec ces règles
command-help = Ce que sait faire le bot
command-language = Choisir ta langue
command-settings = Voir ou changer les paramètres du serveur (Gérer le serveur)

option-rules = règles
    .about = Quelles règles
option-goal = objectif
    .about = Points à atteindre, ou nombre de fois que chacun raconte
option-deck = paquet
    .about = Quel paquet de cartes
option-pace = rythme
    .about = Combien de temps on peut réfléchir
option-team = numéro
    .about = Le numéro de l’équipe
option-clue = phrase
    .about = Ta phrase
option-card = carte
    .about = Le numéro de la carte dans ta main
option-back = reprendre
    .about = Reprendre cette carte au lieu de la donner
option-slot = carte
    .about = Le numéro de la carte sur la table
option-second = seconde
    .about = Ton second vote, si les règles en donnent un
option-trap = piège
    .about = Poser le piège (Dixit Party)
option-player = joueur
    .about = Qui doit quitter la partie
option-send = envoi
    .about = Comment ta main doit t’arriver désormais
option-language = langue
    .about = La langue
option-starters = qui
    .about = Qui peut lancer une partie
option-starters-role = rôle
    .about = Seuls les membres avec ce rôle peuvent lancer une partie
option-hands = mains
    .about = Comment les mains arrivent aux joueurs
