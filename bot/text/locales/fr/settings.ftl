# What a server and a person can set.

language-auto = Automatique
hands-dm = Par message privé
    .chosen = Je t’enverrai tes cartes par message privé.
hands-button = Seulement avec « Ma main »
    .chosen = Je ne t’enverrai plus tes cartes par message privé. Appuie sur *Ma main* dans le salon pour les voir.
hands-server = Comme sur ce serveur
members-everyone = Tout le monde
members-managers = Les membres avec Gérer le serveur

settings-title = Paramètres du serveur
settings-hint = Choisis une valeur dans un menu pour la changer. Elle vaut pour les nouvelles parties.
settings-readers = Les membres avec la permission Gérer le serveur peuvent changer ces paramètres.
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
settings-mentions = Mentionner les joueurs sans message privé et ceux qui veulent être prévenus
settings-threads = Un fil pour chaque partie
settings-yes = oui
settings-no = non
settings-channels = Où lancer des parties
settings-everywhere = dans tous les salons

button-danger = Effacer les données…
wipe-ask = Effacer toutes les données de ce serveur ? Les parties en cours se termineront, et toutes les parties, les phrases, les statistiques, les paquets et les paramètres seront supprimés. C’est irréversible.
wipe-done = Toutes les données de ce serveur ont été effacées.

settings-makers = Qui peut créer des paquets

mine-title = Tes réglages
mine-hint = Les lobbys et ton tour se règlent pour ce serveur, les heures calmes et le fuseau horaire pour tous.
mine-language = Langue
mine-hands = Comment tu reçois tes cartes
mine-statistics = Statistiques
mine-tips = Conseils
mine-quiet = Tes heures calmes
mine-zone = Ton fuseau horaire
mine-lobbies = Lobbys
mine-turns = Mon tour
hours-none = aucune
zone-none = inconnu, donc je compte en UTC
