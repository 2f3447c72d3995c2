# Réponses sur les joueurs virtuels, le public et les fils, en une ligne.

computers-seated = { $count ->
    [0] Aucun joueur virtuel à cette table.
    [one] { $count } joueur virtuel à cette table.
   *[other] { $count } joueurs virtuels à cette table.
}
audience-noted = Ta réponse : { $slots }. Elle compte avec le public, pas pour les points ; la révélation dira combien ont trouvé.
