# What a server and a person can set.

language-auto = Automatique
hands-dm = Par message privé
    .chosen = Je t’enverrai tes cartes par message privé.
hands-button = Seulement avec « Ma main »
    .chosen = Je ne t’enverrai plus tes cartes par message privé. Appuie sur *Ma main* dans le salon pour les voir.
hands-server = Selon le serveur
members-everyone = Tout le monde
members-managers = Les membres avec Gérer le serveur

settings-title = Paramètres du serveur
settings-hint = Choisis une valeur dans un menu pour la changer. Elle vaut pour les nouvelles parties.
settings-readers = Les membres avec la permission Gérer le serveur peuvent changer ces paramètres.
settings-more = Un menu montre au plus 25 rôles, salons ou paquets. Pour un autre, tape **/dixit settings**, ajoute une option comme **salon** et choisis-le là.
settings-line = { $label } : **{ $value }**
settings-switches = Activé
    .none = Rien
settings-rules = Règles
settings-pace = Rythme
settings-decks = Paquet

deck-absent = un paquet qui a été supprimé
deck-mixed = Les paquets du bot, mélangés

settings-language = Langue
settings-starters = Qui peut lancer des parties
settings-hands = Comment les joueurs reçoivent leurs cartes
settings-mentions = Mentions
settings-threads = Un fil pour chaque partie
settings-yes = oui
settings-no = non
settings-channels = Où lancer des parties
settings-everywhere = Dans tous les salons

button-danger = Effacer les données…
wipe-ask = Effacer toutes les données de ce serveur ? Les parties en cours se termineront, et toutes les parties, les phrases, les statistiques, les paquets et les paramètres seront supprimés. C’est irréversible.
wipe-done = Toutes les données de ce serveur ont été effacées.

settings-makers = Qui peut créer des paquets

mine-title = Tes paramètres
mine-hint = « Lobbys » et « Mon tour » valent pour ce serveur. Tout le reste vaut partout.
mine-unmentioned = Ce serveur a désactivé les mentions, donc « Lobbys » et « Mon tour » n’ont aucun effet ici. Tout le reste vaut partout.
mine-language = Langue
mine-hands = Tes cartes
mine-statistics = Statistiques
mine-tips = Conseils
mine-quiet = Heures calmes
mine-zone = Fuseau horaire
mine-lobbies = Lobbys
mine-turns = Mon tour
hours-none = aucune
zone-none = non choisi, donc je compte en UTC
