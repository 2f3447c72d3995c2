# The tutorial: a private round with three computer players, each step explained.

tutorial-step = Tutoriel · étape { $step } sur { $steps } · visible par toi uniquement, et rien ne compte
tutorial-start = Tu joues avec trois joueurs virtuels. C’est { $storyteller } qui raconte, et voici la phrase pour une carte que seul le conteur connaît.
tutorial-hand = Voici tes cartes. **Appuie sur le numéro de celle qui correspond le mieux à la phrase.** Plus il y a de joueurs qui la prennent pour celle du conteur, plus tu marques de points.
tutorial-table = Voici la table : la carte du conteur et celles de tous les autres, mélangées. La carte { $own } est la tienne, donc tu ne peux pas voter pour elle.
tutorial-vote = **Choisis dans le menu ci-dessous la carte qui te semble être celle du conteur.**
tutorial-found = Tu l’as retrouvée, bravo !
tutorial-missed = Tu as voté pour la carte { $slot }, jouée par { $owner }.
tutorial-why-just-right = Certains ont retrouvé la carte, mais pas tous. Il n’y a pas de meilleure phrase, donc le conteur marque des points, et tous ceux qui ont retrouvé la carte aussi.
tutorial-why-too-easy = Tout le monde a retrouvé la carte, donc la phrase en disait trop. Le conteur ne marque aucun point, mais tous les autres en marquent.
tutorial-why-too-hard = Personne n’a retrouvé la carte, donc la phrase n’en disait pas assez. Le conteur ne marque aucun point, mais tous les autres en marquent.
tutorial-lured = Chaque vote pour une carte qui n’est pas celle du conteur rapporte un point de plus à qui l’a jouée.
tutorial-next = C’était un tour complet. Au prochain, c’est toi qui racontes. Appuie sur *Donner une phrase* pour essayer, ou arrête-toi là.
tutorial-tell = Maintenant, c’est toi qui racontes. **Appuie sur le numéro d’une carte, puis écris une phrase qui l’évoque.** Tout est permis : un mot, les paroles d’une chanson, un souvenir. Certains doivent retrouver ta carte, mais pas tous.
tutorial-judged = { $count ->
    [0] Aucun des trois n’a retrouvé ta carte.
    [1] Un seul des trois a retrouvé ta carte.
    [2] Deux des trois ont retrouvé ta carte.
   *[other] Tous les trois ont retrouvé ta carte.
}
tutorial-end = Maintenant, tu sais jouer. Une vraie partie continue jusqu’à ce que quelqu’un ait { $goal } points. Appuie sur *Lancer une partie*. S’il manque du monde, tu peux ajouter des joueurs virtuels dans le lobby.
tutorial-gone = Ce tutoriel a expiré. Appuie sur *Montre-moi* pour recommencer.

button-tutorial-next = Donner une phrase
button-tutorial-again = Encore un tour
