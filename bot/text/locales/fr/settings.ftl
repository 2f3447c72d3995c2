# What a server and a person can set.

language-chosen = Désormais, je te parle en français.
language-auto = Automatique
hands-dm = Par message privé
    .chosen = Je t’enverrai tes cartes par message privé.
hands-button = Seulement avec « Ma main »
    .chosen = Je ne t’enverrai plus tes cartes par message privé. Appuie sur *Ma main* dans le salon pour les voir.
mentions-on =
    .chosen = Je te mentionnerai dans le salon quand ce sera à toi et que tu ne recevras pas de message privé.
    .elsewhere = Je te mentionnerai dans le salon quand ce sera à toi et que tu ne recevras pas de message privé. Ce serveur a désactivé les mentions, donc cela ne marche que sur les autres.
mentions-off =
    .chosen = Je ne te mentionnerai plus dans les salons. Jette un œil à la partie de temps en temps, pour que personne n’ait à t’attendre.
members-everyone = Tout le monde
members-managers = Les membres avec Gérer le serveur

settings-title = Paramètres du serveur
settings-hint = Choisis une valeur dans un menu pour la changer. Elle vaut pour les nouvelles parties.
settings-readers = Les membres avec la permission Gérer le serveur peuvent changer ces paramètres.
settings-choose = Choisir…
settings-rules = Règles : **{ $value }**
settings-pace = Rythme : **{ $value }**
settings-decks = Paquet : **{ $value }**

deck-absent = un paquet qui a été supprimé
deck-mixed = Les paquets du bot, mélangés

settings-language = Langue : **{ $value }**
settings-starters = Qui peut lancer des parties : **{ $value }**
settings-hands = Comment les joueurs reçoivent leurs cartes : **{ $value }**
settings-mentions = Mentionner les joueurs sans message privé et ceux qui veulent être prévenus : **{ $value }**
settings-threads = Un fil pour chaque partie : **{ $value }**
settings-yes = oui
settings-no = non
settings-channels = Où lancer des parties : **{ $value }**
settings-everywhere = dans tous les salons

button-danger = Effacer les données…
wipe-ask = Effacer toutes les données de ce serveur ? Les parties en cours se termineront, et toutes les parties, les phrases, les statistiques, les paquets et les paramètres seront supprimés. C’est irréversible.
wipe-done = Toutes les données de ce serveur ont été effacées.

settings-makers = Qui peut créer des paquets : **{ $value }**
