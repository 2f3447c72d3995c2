# What Discord shows while somebody types a command, and the help. Descriptions: 100 characters. Option names: lower case.

help-title = Dixit sur Discord
help-intro = Une personne donne une phrase pour une de ses cartes, les autres jouent une carte qui pourrait aussi y correspondre, puis on cherche celle du conteur. Commence avec **/dixit start**.
help-buttons = À la place des boutons
help-course = Scores et phrases
help-host = Pour l’hôte et la modération
help-choices = Paramètres et vie privée

option-thread = fil
    .about = Ouvrir un fil rien que pour cette partie
option-threads = fils
    .about = Ouvrir un fil pour chaque nouvelle partie

command-privacy = Voir, exporter ou effacer les données que je conserve à ton sujet

option-channel = salon
    .about = Autoriser les parties dans ce salon ; le choisir de nouveau retire l’autorisation

command-stats = Voir les parties, points et récompenses de quelqu’un sur ce serveur
command-leaderboard = Voir qui a le plus de points sur ce serveur

command-daily = Voir la phrase du jour de ce salon, ou l’activer (Gérer le serveur)

option-daily-time = heure
    .about = L’heure de publication, comme 18:30
option-daily-zone = fuseau
    .about = Le fuseau horaire de cette heure (UTC par défaut)
option-daily-on = activer
    .about = Activer ou désactiver

option-whom = joueur
    .about = De qui voir les statistiques (les tiennes par défaut)
option-span = période
    .about = Quelle période afficher
option-everywhere = serveur
    .about = Voir à la place les plus belles phrases du serveur

command-deck = Paquets faits avec les images de ce serveur
command-deck-new = Commencer un paquet avec tes propres images
command-deck-add = Ajouter des images, ou un zip d’images, à un paquet
command-deck-show = Regarder un paquet ou une de ses cartes
command-deck-words = Renommer un paquet ou décrire une carte
command-deck-remove = Supprimer une carte ou un paquet
command-deck-share = Recevoir un paquet en zip, à ajouter sur un autre serveur
command-deck-report = Signaler une carte ; elle est masquée en attendant la décision des responsables du serveur

option-own-deck = paquet
    .about = Lequel des paquets de ce serveur
option-deck-card = carte
    .about = Le numéro d’une carte, comme dans /dixit deck show
option-deck-name = nom
    .about = Le nom du paquet
option-file = fichier
    .about = Une image (PNG, JPEG, WebP, GIF) ou un seul zip d’images ; sans fichier, un formulaire s’ouvre
option-makers = auteurs
    .about = Qui peut créer et modifier des paquets
option-makers-role = rôle-auteurs
    .about = Les membres avec ce rôle peuvent créer et modifier des paquets

help-decks = Tes propres images

# The name of a command in the menu of a message: 32 characters.
menu-deck-add = Ajouter à un paquet
    .about = Clic droit sur un message avec des images (appui long sur mobile), puis **Applications**

command-dixit = Jouer à Dixit entre amis
command-start = Lancer une partie dans ce salon
command-tutorial = Apprendre le jeu en deux minutes avec trois joueurs virtuels
command-join = Rejoindre la partie de ce salon
command-leave = Quitter la partie
command-begin = Distribuer les cartes (hôte)
command-team = Choisir ton équipe
command-clue = Donner ta phrase
command-play = Jouer une carte, ou la reprendre
command-vote = Voter pour une carte
command-hand = Voir ta main, ou choisir comment tu reçois tes cartes
command-table = Ramener la partie en bas du salon
command-score = Voir les scores
command-history = Voir les phrases de cette partie
command-host = Outils pour l’hôte et la modération
command-host-panel = Mettre la partie en pause, la confier à quelqu’un ou changer son déroulement
command-host-kick = Exclure quelqu’un de la partie
command-host-skip = Ne plus attendre et continuer
command-host-stop = Terminer la partie maintenant
command-rematch = Rejouer avec les mêmes joueurs
command-rules = Voir comment on joue et comment on marque des points
command-help = Voir ce que je sais faire
command-me = Tes paramètres : langue, cartes, mentions, conseils, heures calmes, fuseau horaire
command-settings = Voir ou changer les paramètres de ce serveur (Gérer le serveur)

option-rules = règles
    .about = Quelles règles
option-goal = objectif
    .about = Points à atteindre (ou nombre de fois que chacun raconte, si c’est ce qui compte)
option-deck = paquet
    .about = Quel paquet de cartes
option-pace = rythme
    .about = Combien de temps on peut réfléchir
option-team = numéro
    .about = Le numéro de l’équipe
option-clue = phrase
    .about = Ta phrase
option-why = pourquoi
    .about = Pourquoi cette phrase ; tout le monde le lira à la révélation
option-card = carte
    .about = Le numéro de la carte dans ta main
option-back = reprendre
    .about = Reprendre cette carte au lieu de la jouer
option-slot = carte
    .about = Le numéro de la carte sur la table
option-second = deuxième
    .about = Ton deuxième vote, si les règles en prévoient un
option-trap = piège
    .about = Le numéro de la carte à piéger (Dixit Party)
option-player = joueur
    .about = Qui exclure
option-send = envoi
    .about = Comment tu veux recevoir tes cartes désormais
option-turns = mention
    .about = Te mentionner quand c’est à toi et que tu ne reçois pas de message privé
option-mentions = mentions
    .about = Mentionner les joueurs sans message privé et ceux qui veulent être prévenus des lobbys
option-language = langue
    .about = Quelle langue
option-starters = qui
    .about = Qui peut lancer des parties
option-starters-role = rôle
    .about = Seuls les membres avec ce rôle peuvent lancer des parties
option-hands = mains
    .about = Comment arrivent les cartes : par message privé, ou seulement avec Ma main
option-tips = conseils
    .about = Expliquer chaque étape dans ta main
option-statistics = statistiques
    .about = Compter tes parties dans les statistiques et le classement
