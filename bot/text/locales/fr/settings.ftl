# What a server and a person can set.

language-chosen = Désormais, je te parle en français.
language-auto = Automatique
hands-dm = Par message privé
    .chosen = Ta main arrivera par message privé.
hands-button = Seulement par le bouton du salon
    .chosen = Je ne t’enverrai plus ta main. Appuie sur *Ma main* dans le salon.
members-everyone = Tout le monde
members-managers = Les membres qui gèrent le serveur

settings-title = Paramètres de ce serveur
settings-rules = Règles : **{ $value }**
settings-pace = Rythme : **{ $value }**
settings-decks = Paquet : **{ $value }**
settings-language = Langue : **{ $value }**
settings-starters = Qui peut lancer une partie : **{ $value }**
settings-hands = Mains : **{ $value }**
settings-threads = Dans un fil : **{ $value }**
settings-yes = oui
settings-no = non
settings-channels = Où lancer des parties : **{ $value }**
settings-everywhere = partout

wipe-ask = Effacer tout ce qui concerne ce serveur ? Les parties en cours s’arrêtent ; parties, phrases, statistiques, paquets et paramètres disparaissent. C’est définitif.
wipe-done = Tout ce qui concernait ce serveur est effacé.

settings-makers = Qui peut faire des paquets : **{ $value }**
