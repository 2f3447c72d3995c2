# House rules: the page where a host chooses them, and the line in the lobby.

button-house = Règles maison
button-panel-back = Retour aux règles

house-title = Règles maison
house-hint = Choisis une règle maison, puis la façon de la jouer. Les changements valent tout de suite pour tout le monde dans le lobby. Si la partie a un objectif, le bouton 🎯 le change.
house-none = Aucune pour l’instant. Cette partie suit la règle du jeu.
house-apart = Les parties avec de telles règles maison sont comptées à part sur ce serveur.
house-line = Règles maison · { $rules }
house-item = { $rule } : { $value }
panel-house = Quelle règle maison ?

house-end = Fin
    .about = À la fin, le meilleur score l’emporte.
house-end-book = Comme dans la règle
house-end-goal = À un certain nombre de points
house-end-rounds = Après un certain nombre de tours
house-end-turns = Quand tout le monde a raconté
house-end-pile = Quand la pioche est épuisée
house-end-never = Jamais, tant que l’hôte ne l’arrête pas

house-points = Points
    .about = Avec les points d’Imaginarium, le conteur marque 3 points, plus 1 par joueur qui a retrouvé sa carte. Si tout le monde l’a retrouvée, le conteur perd 3 points. Si personne ne l’a retrouvée, il en perd 2.
house-points-book = Comme dans la règle
house-points-imaginarium = Comme à Imaginarium

house-theme = Thème
    .about = Chaque phrase doit suivre le thème. Personne ne vérifie, et les joueurs virtuels n’en tiennent pas compte.
house-theme-book = Sans thème
house-theme-drawn = Un nouveau à chaque tour
house-theme-one-word = En un mot
house-theme-three-words = En trois mots
house-theme-question = Une question
house-theme-rhyme = Une rime
house-theme-proverb = Un proverbe
house-theme-headline = Un gros titre
house-theme-advice = Un conseil
house-theme-excuse = Une excuse
house-theme-film = Un film
house-theme-song = Une chanson
house-theme-book-title = Un livre
house-theme-brand = Une marque ou un slogan
house-theme-place = Un lieu
house-theme-food = Quelque chose à manger
house-theme-job = Un métier
house-theme-weather = La météo
house-theme-colour = Une couleur
house-theme-sound = Un bruit
house-theme-smell = Une odeur
house-theme-feeling = Un sentiment
house-theme-memory = Un souvenir
house-theme-dream = Un rêve
house-theme-secret = Un secret

house-new-hand = Nouvelle main
    .about = Appuie sur *Nouvelle main* sous tes cartes pour les changer toutes, avant d’en jouer une.
house-new-hand-book = Jamais
house-new-hand-once = Une fois par partie

house-rematch = Partie suivante
    .about = Si les mains restent les mêmes, *Revanche* continue avec les cartes de chacun et la même pioche.
house-rematch-book = Nouvelles cartes
house-rematch-keeps-hands = Avec les mêmes mains

house-audience = Spectateurs
    .about = S’ils ne devinent pas, les spectateurs peuvent seulement regarder.
house-audience-book = Peuvent deviner
house-audience-hidden = Ne devinent pas

house-clue-time = Temps pour la phrase
    .about = Le temps laissé au conteur pour donner une phrase.
house-clue-time-book = Selon le rythme
house-card-time = Temps pour les cartes
    .about = Le temps laissé à tout le monde pour jouer une carte.
house-card-time-book = Selon le rythme
house-vote-time = Temps pour les votes
    .about = Le temps laissé à tout le monde pour voter.
house-vote-time-book = Selon le rythme
house-points-time = Temps pour les points
    .about = Le temps pendant lequel les points restent affichés avant le tour suivant.
house-points-time-book = Selon le rythme

house-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
house-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
house-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
