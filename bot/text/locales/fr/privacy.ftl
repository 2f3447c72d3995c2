# What is kept about a person and a server, and how it is erased. Said in private.

privacy-title = Les données que je conserve à ton sujet
privacy-games = Parties : **{ $games }** · en cours : **{ $live }** · serveurs : **{ $servers }**
privacy-moves = Coups dans ces parties : **{ $moves }**
privacy-messages = Messages privés que je t’ai envoyés : **{ $messages }**
privacy-uploads = Cartes que tu as ajoutées à des paquets : **{ $uploads }**
privacy-guesses = Réponses dans des votes encore ouverts : **{ $guesses }**
privacy-reports = Cartes que tu as signalées : **{ $reports }**
privacy-stars = Phrases avec ton étoile : **{ $stars }**
privacy-daily = Tes réponses et tes séries dans les phrases du jour : **{ $daily }**
privacy-statistics-on = Statistiques : **activées**
privacy-statistics-off = Statistiques : **désactivées**, rien n’est compté
privacy-hint = Je ne conserve pas ton nom, seulement ton identifiant Discord. *Exporter en fichier* te donne tout.

button-export = Exporter en fichier
button-statistics-off = Désactiver les stats
button-statistics-on = Activer les stats
button-erase = Tout effacer…
button-erase-now = Oui, effacer
button-keep = Non, garder

privacy-exported = Voici toutes les données que je conserve à ton sujet.
privacy-ask = Effacer toutes les données que je conserve à ton sujet, sur tous les serveurs ? Tu quitteras les parties en cours. Tes paramètres, tes statistiques et les cartes que tu as ajoutées à des paquets seront supprimés. Les parties passées restent, mais tu y deviens « quelqu’un qui ne joue plus », et tes phrases restent sans ton nom. C’est irréversible.
privacy-erased = Toutes les données à ton sujet ont été effacées.
privacy-kept = Rien n’a été effacé.
