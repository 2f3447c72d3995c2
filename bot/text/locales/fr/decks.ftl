# Decks that servers make: uploads before they count, pages of a deck, why a picture is refused.

deck-made = Le paquet « { $deck } » est prêt. Appuie sur *Ajouter des images* et choisis-en jusqu’à dix à la fois, ou un seul zip. Plus tard, **/dixit deck add** fait la même chose.
deck-named = Le paquet s’appelle maintenant « { $deck } ».
deck-card = Carte { $number }
deck-enough = assez pour jouer jusqu’à { $players }
deck-missing = { $count ->
    [1] il manque encore une carte pour jouer à trois
   *[other] il manque encore { $count } cartes pour jouer à trois
}
deck-empty = Ce paquet n’a pas encore de cartes. Ajoutes-en avec **/dixit deck add**.
deck-describe = { $count ->
    [1] Ici, une carte n’a pas de description. Quelques mots à son sujet aident les amis qui ne peuvent pas la voir. Appuie sur *Décrire*.
   *[other] Ici, { $count } cartes n’ont pas de description. Quelques mots sur chacune aident les amis qui ne peuvent pas les voir. Appuie sur *Décrire*.
}
deck-describe-more = { $count ->
    [1] Il en restera une après.
   *[other] Il en restera { $count } après.
}
deck-described = { $count ->
    [0] Aucune description n’a été enregistrée.
    [1] Merci ! Une description a été enregistrée.
   *[other] Merci ! { $count } descriptions ont été enregistrées.
}
deck-added = Ajoutée par { $person }, { $when }
deck-shared = { $count ->
    [1] Voici « { $deck } » en un seul fichier. On peut l’ajouter sur n’importe quel serveur avec **/dixit deck add**.
   *[other] Voici « { $deck } » en { $count } fichiers. On peut les ajouter sur n’importe quel serveur avec **/dixit deck add**.
}
deck-removed = Le paquet « { $deck } » a été supprimé. Les parties qui l’utilisent déjà peuvent se terminer avec lui.

card-removed = La carte { $number } du paquet « { $deck } » a été supprimée. Les parties qui l’utilisent déjà peuvent se terminer avec elle.
card-reported = Merci ! La carte { $number } est masquée dans les nouvelles parties en attendant la décision des responsables du serveur.
report-cleared = La carte { $number } du paquet « { $deck } » reste, et revient dans les nouvelles parties.
report-notice = Quelqu’un a signalé la carte { $number } du paquet « { $deck } » sur { $server }. Elle est masquée dans les nouvelles parties jusqu’à ta décision, avec **/dixit deck show**.

deck-reported = La carte { $number } a été signalée par { $person } { $when }. Elle est masquée dans les nouvelles parties jusqu’à ta décision.
deck-working = Préparation des cartes : { $done } sur { $of }

no-description = pas encore de description
ask-remove-deck = { $count ->
    [0] Supprimer définitivement le paquet « { $deck } » ? C’est irréversible.
    [1] Supprimer définitivement le paquet « { $deck } » et sa seule carte ? C’est irréversible.
   *[other] Supprimer définitivement le paquet « { $deck } » et ses { $count } cartes ? C’est irréversible.
}
ask-remove-card = Supprimer définitivement la carte { $number } du paquet « { $deck } » ? C’est irréversible.

button-remove = Supprimer
button-report-keep = La garder
button-describe = Décrire
button-deck-add = Ajouter des images

draft-which-title = Quel paquet ?
draft-which = Rien n’est encore ajouté. Choisis le paquet où iront ces cartes.
draft-title = Nouvelles cartes pour « { $deck } »
draft-intro = Rien n’est encore ajouté. Voici à quoi ressembleraient les cartes. Si elles te plaisent, appuie sur *{ $button }*.
draft-framing = Choisis des cartes, puis leur cadrage. Si tu n’en choisis aucune, cela vaut pour toute la page.
draft-choose = Cartes à changer
draft-deck-choose = Choisis un paquet
draft-choose-first = Choisis d’abord les cartes dans le menu.
draft-left-out = écartée
draft-more = { $count ->
    [1] une autre du même genre
   *[other] { $count } autres du même genre
}
draft-moving = La carte { $number } est animée. On n’en garde que la première image.
draft-twin = La carte { $number } ressemble à la carte { $other } du paquet « { $deck } ». Les deux sont montrées plus bas.
draft-same = La carte { $number } est déjà la carte { $other } du paquet « { $deck } », donc elle est écartée.
draft-twin-upload = La carte { $number } ressemble à la carte { $other }. Les deux sont montrées plus bas.
draft-rejected = « { $file } » : { $why }
draft-working = Examen des images : { $done } sur { $of }
draft-kept = { $count ->
    [1] Une carte a été ajoutée à « { $deck } ». Pour jouer avec, choisis le paquet dans un lobby avec *Changer les règles*.
   *[other] { $count } cartes ont été ajoutées à « { $deck } ». Pour jouer avec, choisis le paquet dans un lobby avec *Changer les règles*.
}
draft-none = Aucun de ces fichiers ne peut devenir une carte. Rien n’a été gardé.
draft-dropped = Envoi abandonné. Rien n’a été gardé.
draft-nothing = Toutes les cartes sont écartées, donc il n’y a rien à ajouter. Remets-en une, ou appuie sur *Abandonner*.

deck-interrupted = J’ai dû redémarrer avant la fin. Regarde ce qui est là avec **/dixit deck show**, et refais le reste.

draft-gone = Cet envoi n’est plus là. Ajoute les fichiers de nouveau avec **/dixit deck add**.

framing-whole = image entière, avec une bordure
framing-top = recadrée, haut ou gauche
framing-middle = recadrée, milieu
framing-bottom = recadrée, bas ou droite

button-framing-whole = Entière
button-framing-top = Haut / gauche
button-framing-middle = Milieu
button-framing-bottom = Bas / droite
button-draft-skip = Écarter / remettre
button-draft-keep = { $count ->
    [1] Ajouter une carte
   *[other] Ajouter { $count } cartes
}
button-draft-drop = Abandonner

alt-draft = Les images envoyées, en cartes, numéros { $numbers }.
alt-draft-first = Les images du message, en cartes.
alt-undescribed = Les cartes { $numbers }, encore sans description.
alt-twins = Des images qui se ressemblent, côte à côte.

form-files-title = Ajouter des images
form-files-label = Images
form-files-tip = Dix images au plus (PNG, JPEG, WebP, GIF), ou un seul zip d’images.
form-deck-title = Paquet
form-deck-name = Nom
form-card-title = Carte { $number }
form-card-name = Titre
form-card-alt = Que voit-on dessus ?
form-alts-title = { $count ->
    [1] Que voit-on sur cette carte ?
   *[other] Que voit-on sur ces cartes ?
}
form-alt-hint = Un renard lit une lettre à la bougie

upload-one-zip = Ajoute un zip tout seul, ou dix images au plus.
upload-failed = Ces fichiers n’ont pas pu être ouverts, donc rien n’a été gardé. Essaie d’autres fichiers.
upload-not-fetched = Je n’ai pas pu télécharger ce fichier depuis Discord, donc rien n’a été gardé. Ajoute-le de nouveau.
upload-empty = le fichier est vide. Choisis-en un autre.
upload-too-heavy = le fichier dépasse { $most } Mo. Réduis-le.
upload-not-a-picture = ce n’est pas une image. Choisis un PNG, un JPEG, un WebP ou un GIF.
upload-drawing = c’est un dessin SVG. Enregistre-le en PNG.
upload-other-kind = ce format n’est pas accepté. Enregistre l’image en JPEG ou en PNG.
upload-damaged = l’image est endommagée ou incomplète. Enregistre-la de nouveau.
upload-too-large = l’image dépasse { $most } millions de pixels. Réduis-la.
upload-too-small = l’image est trop petite. Chaque côté doit avoir au moins { $least } pixels.
upload-too-long = un côté de l’image est plus de { $most } fois plus long que l’autre. Recadre-la d’abord.
upload-blank = l’image n’a qu’une couleur. Choisis-en une autre.
upload-too-costly = ouvrir cette image prend trop de temps ou de mémoire. Enregistre-la de nouveau en JPEG ou en PNG ordinaire.
upload-words = les mots qu’il contient sont illisibles, donc les cartes viennent sans eux.
upload-zip-damaged = Ce zip est endommagé, donc rien n’a été gardé. Compresse de nouveau les images.
upload-zip-locked = Ce zip a un mot de passe, donc rien n’a été gardé. Ajoutes-en un sans.
upload-zip-bomb = Décompressé, ce zip dépasserait { $most } Mo, donc rien n’a été gardé. Partage-le en plusieurs plus petits.
upload-zip-crowded = Ce zip contient plus de { $most } fichiers, donc rien n’a été gardé. Partage-le en plusieurs plus petits.
upload-zip-climbs = Un chemin dans ce zip sort de son dossier, donc rien n’a été gardé. Compresse de nouveau les images.
upload-zip-link = Il y a un lien dans ce zip, donc rien n’a été gardé. Mets-y les images elles-mêmes.
upload-zip-nested = Il y a un autre zip dans ce zip, donc rien n’a été gardé. Mets toutes les images dans un seul.
upload-zip-name = Un nom de fichier dans ce zip a des caractères invisibles, donc rien n’a été gardé. Renomme ce fichier.
upload-zip-nameless = Un fichier de ce zip n’a pas de nom, donc rien n’a été gardé. Compresse de nouveau les images.
upload-zip-method = Ce zip est compressé d’une façon inhabituelle, donc rien n’a été gardé. Compresse de nouveau les images en zip ordinaire.
upload-zip-no-pictures = Il n’y a pas d’images dans ce zip. Ajoutes-en un avec des fichiers PNG, JPEG, WebP ou GIF.
upload-busy = Ton dernier envoi est encore en cours d’ouverture. Attends d’en voir les cartes avant d’en ajouter d’autres.
upload-no-room = Trop d’envois attendent une décision. Ajoute les cartes d’un envoi plus ancien, appuie sur *Abandonner*, ou réessaie dans 15 minutes.
