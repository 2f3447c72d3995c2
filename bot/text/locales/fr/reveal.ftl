# The reveal: verdict, who voted for what, points and scores.

button-next = Tour suivant

verdict-just-right = { $count ->
    [one] ★ C’était la carte **{ $slot }**. { $count } personne l’a retrouvée : juste ce qu’il fallait.
   *[other] ★ C’était la carte **{ $slot }**. { $count } personnes l’ont retrouvée : juste ce qu’il fallait.
}
verdict-too-easy = ★ C’était la carte **{ $slot }**. Tout le monde a trouvé : trop facile ! La phrase ne rapporte rien.
verdict-too-hard = ★ C’était la carte **{ $slot }**. Personne n’a trouvé : trop difficile ! La phrase ne rapporte rien.
verdict-no-votes = Personne n’a voté, donc personne ne marque.
verdict-no-trap = Pas de piège cette fois.
verdict-trap = ⚠️ La carte **{ $slot }** était piégée.

card-voters = ← { $people }

gained = **+{ $points }**
gained-sum = **+{ $points }** ({ $sum })
gained-each = **+{ $points }** par personne

no-vote-from = Sans vote : { $people }
standings = Score : { $standings }
points-line = { $who } **+{ $points }** → { $total } · { $reasons }

gain-story-found = la phrase a réussi +{ $points }
gain-too-easy = trop facile
gain-too-hard = trop difficile
gain-found = carte retrouvée +{ $points }
gain-found-twice = avec les deux votes +{ $points }
gain-single-dial = avec un seul vote +{ $points }
gain-everybody-found = tout le monde a trouvé +{ $points }
gain-nobody-found = personne n’a trouvé +{ $points }
gain-lured = { $votes ->
    [one] { $votes } vote reçu +{ $points }
   *[other] { $votes } votes reçus +{ $points }
}
gain-company = { $votes ->
    [one] { $votes } vote pour la carte que tu as choisie +{ $points }
   *[other] { $votes } votes pour la carte que tu as choisie +{ $points }
}
gain-alone = personne d’autre n’a voté pour cette carte
gain-trapped = piège
gain-owner-left = qui a donné cette carte ne joue plus
gain-nothing = rien cette fois

alt-track = Piste de score : { $scores }
