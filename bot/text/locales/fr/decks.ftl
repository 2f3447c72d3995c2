# Decks that servers make: uploads before they count, pages of a deck, why a picture is refused.

deck-made = Le paquet « { $deck } » est créé. Ajoute des images avec **/dixit deck add** : dix à la fois au plus, ou un zip.
deck-named = Le paquet s’appelle maintenant « { $deck } ».
deck-card = Carte { $number }
deck-enough = assez pour { $players } joueurs au plus
deck-missing = cartes qui manquent pour jouer à trois : { $count }
deck-empty = Ce paquet n’a pas encore de cartes. Ajoutes-en avec **/dixit deck add**.
deck-describe = Cartes sans description ici : { $count }. Une phrase sur ce qu’on y voit aide les amis qui ne les voient pas.
deck-described = Merci. Descriptions enregistrées : { $count }
deck-added = Ajoutée par { $person }, { $when }
deck-shared = « { $deck } », en fichiers à ajouter sur n’importe quel serveur avec **/dixit deck add** : { $count }
deck-removed = Le paquet « { $deck } » est retiré. Une partie en cours le garde jusqu’à la fin.

card-removed = La carte { $number } du paquet « { $deck } » est retirée. Une partie en cours la garde jusqu’à la fin.
card-reported = Merci. La carte { $number } est masquée pour les nouvelles parties jusqu’à la décision de la modération.
report-cleared = La carte { $number } du paquet « { $deck } » reste, et les nouvelles parties peuvent l’avoir de nouveau.
report-notice = Serveur { $server } : la carte { $number } du paquet « { $deck } » a été signalée. Elle est masquée pour les nouvelles parties ; décidez avec **/dixit deck show**.

deck-reported = La carte { $number } a été signalée par { $person } { $when }. Elle est masquée pour les nouvelles parties jusqu’à ta décision.
deck-working = Préparation des cartes : { $done } sur { $of }

no-description = pas encore de description
ask-remove-deck = Retirer le paquet « { $deck } » pour de bon ? Cartes dedans : { $count }
ask-remove-card = Retirer la carte { $number } du paquet « { $deck } » pour de bon ?

button-remove = Retirer
button-report-keep = La laisser
button-describe = Décrire

draft-title = Nouvelles cartes pour « { $deck } »
draft-intro = Rien n’est encore ajouté. Voici à quoi ressembleraient les cartes ; ajoute-les si elles te plaisent.
draft-framing = Choisis des cartes, puis leur cadrage. Sans choix, cela vaut pour toute la page.
draft-choose = Cartes à changer
draft-choose-first = Choisis d’abord les cartes dans le menu.
draft-left-out = laissée de côté
draft-more = d’autres du même genre : { $count }
draft-moving = { $number } : une image animée ; la carte en est la première image.
draft-twin = { $number } ressemble à la carte { $other } du paquet « { $deck } » ; les deux sont montrées plus bas.
draft-same = { $number } est déjà la carte { $other } du paquet « { $deck } », elle est donc laissée de côté.
draft-twin-upload = { $number } ressemble à { $other } ; les deux sont montrées plus bas.
draft-rejected = « { $file } » : { $why }
draft-working = Examen des images : { $done } sur { $of }
draft-kept = Cartes ajoutées à « { $deck } » : { $count }. Choisis le paquet dans un lobby, sous *Changer les règles*.
draft-none = Ces fichiers ne donnent aucune carte. Rien n’a été gardé.
draft-dropped = Jeté. Rien n’a été gardé.
draft-nothing = Toutes les cartes sont laissées de côté : il n’y a rien à ajouter.
draft-gone = Cet envoi n’est plus là. Ajoute les fichiers de nouveau avec **/dixit deck add**.

framing-whole = entière, sur papier
framing-top = rognée, haut ou gauche
framing-middle = rognée, milieu
framing-bottom = rognée, bas ou droite

button-framing-whole = Entière
button-framing-top = Haut / gauche
button-framing-middle = Milieu
button-framing-bottom = Bas / droite
button-draft-skip = Laisser / reprendre
button-draft-keep = Ajouter les cartes : { $count }
button-draft-drop = Jeter

alt-draft = Les images envoyées, en cartes, numéros { $numbers }.
alt-undescribed = Les cartes { $numbers }, encore sans description.
alt-twins = Des images qui se ressemblent, côte à côte.

form-deck-title = Le paquet
form-deck-name = Son nom
form-card-title = Carte { $number }
form-card-name = Titre
form-card-alt = Ce qu’on y voit
form-alts-title = Que voit-on sur ces cartes ?
form-alt-hint = Un renard lit une lettre à la bougie

upload-one-zip = Ajoute un seul zip, ou dix images au plus.
upload-failed = Ces fichiers n’ont pas pu être ouverts. Rien n’a été gardé ; essaie d’autres fichiers.
upload-not-fetched = Discord n’a pas remis le fichier comme annoncé. Rien n’a été gardé ; ajoute-le de nouveau.
upload-empty = le fichier est vide.
upload-too-heavy = le fichier dépasse { $most } Mo.
upload-not-a-picture = ce n’est pas une image, quoi qu’en dise son nom.
upload-drawing = c’est un dessin SVG ; enregistre-le en PNG.
upload-other-kind = ce type d’image n’est pas accepté ; enregistre-la en JPEG ou en PNG.
upload-damaged = l’image est abîmée ou tronquée.
upload-too-large = l’image dépasse { $most } millions de pixels.
upload-too-small = l’image est trop petite : chaque côté demande au moins { $least } pixels.
upload-too-long = un côté de l’image est plus de { $most } fois plus long que l’autre ; recadre-la d’abord.
upload-blank = l’image n’a qu’une couleur.
upload-words = les mots qu’il contient sont illisibles ; les cartes arrivent sans eux.
upload-zip-damaged = Ce zip est abîmé. Rien n’a été gardé.
upload-zip-locked = Ce zip a un mot de passe. Rien n’a été gardé ; ajoutes-en un sans.
upload-zip-bomb = Décompressé, ce zip dépasserait { $most } Mo. Rien n’a été gardé.
upload-zip-crowded = Ce zip contient plus de fichiers que permis ({ $most }). Rien n’a été gardé ; ajoutes-en plusieurs plus petits.
upload-zip-climbs = Un chemin dans ce zip sort de son dossier. Rien n’a été gardé.
upload-zip-link = Il y a un lien dans ce zip. Rien n’a été gardé ; mets-y les images elles-mêmes.
upload-zip-nested = Il y a un autre zip dans ce zip. Rien n’a été gardé ; mets toutes les images dans un seul.
upload-zip-name = Un nom de fichier dans ce zip a des caractères invisibles. Rien n’a été gardé ; renomme-le.
upload-zip-no-pictures = Il n’y a pas d’images dans ce zip.
