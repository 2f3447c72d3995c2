# What is kept about a person and a server, and how it is erased. Said in private.

privacy-title = Ce qui est gardé sur toi
privacy-games = Parties : **{ $games }** · en cours : **{ $live }** · serveurs : **{ $servers }**
privacy-moves = Coups joués : **{ $moves }**
privacy-messages = Messages privés que je connais : **{ $messages }**
privacy-uploads = Cartes que tu as ajoutées : **{ $uploads }**
privacy-statistics-on = Statistiques : **activées**
privacy-statistics-off = Statistiques : **désactivées**, rien n’est compté
privacy-hint = Ton nom n’est pas gardé, seulement ton numéro Discord. Le fichier contient tout.

button-export = Exporter en fichier
button-statistics-off = Désactiver les statistiques
button-statistics-on = Activer les statistiques
button-erase = Tout effacer…
button-erase-now = Oui, effacer
button-keep = Non, garder

privacy-exported = Voici tout ce qui est gardé sur toi.
privacy-ask = Effacer tout ce qui est gardé sur toi, sur tous les serveurs ? Tu quittes les parties en cours. Tes choix, tes statistiques et les cartes que tu as ajoutées disparaissent. Les parties passées restent : tu y deviens « quelqu’un qui n’est plus là », et les phrases restent sans ton nom. C’est définitif.
privacy-erased = Tout ce qui te concernait est effacé.
privacy-kept = Rien n’a été effacé.
