# Réponses sur les joueurs virtuels, le public et les fils, en une ligne.

computers-seated = { $count ->
    [0] Aucun joueur virtuel à cette table.
    [one] { $count } joueur virtuel à cette table.
   *[other] { $count } joueurs virtuels à cette table.
}
audience-noted = Ta réponse : { $slots }. Elle compte avec le public, pas pour les points ; la révélation dira combien ont trouvé.

settings-threads = Dans un fil : **{ $value }**
threads-yes = oui
threads-no = non
option-thread = fil
    .about = Jouer dans un fil à part, sous ce salon
option-threads = fils
    .about = Ouvrir un fil à part pour chaque nouvelle partie
error-no-thread-here = Impossible d’ouvrir un fil ici. Lance la partie sans fil, ou dans un salon textuel.
error-thread-locked = Ce fil est verrouillé et je ne peux pas y écrire. Lance la partie dans le salon au-dessus, ou fais déverrouiller le fil.
permission-create-public-threads = Créer des fils publics
