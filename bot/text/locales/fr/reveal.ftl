# The reveal: verdict, who voted for what, points and scores.

button-next = Tour suivant

verdict-just-right = { $count ->
    [1] ★ C’était la carte **{ $slot }**. Une personne l’a retrouvée. Juste ce qu’il fallait !
   *[other] ★ C’était la carte **{ $slot }**. { $count } personnes l’ont retrouvée. Juste ce qu’il fallait !
}
verdict-too-easy = ★ C’était la carte **{ $slot }**. Tout le monde l’a retrouvée. Trop facile ! La phrase ne rapporte rien.
verdict-too-hard = ★ C’était la carte **{ $slot }**. Personne ne l’a retrouvée. Trop difficile ! La phrase ne rapporte rien.
verdict-too-easy-lost = { $points ->
    [1] ★ C’était la carte **{ $slot }**. Tout le monde l’a retrouvée. Trop facile ! Le conteur perd un point.
   *[other] ★ C’était la carte **{ $slot }**. Tout le monde l’a retrouvée. Trop facile ! Le conteur perd { $points } points.
}
verdict-too-hard-lost = { $points ->
    [1] ★ C’était la carte **{ $slot }**. Personne ne l’a retrouvée. Trop difficile ! Le conteur perd un point.
   *[other] ★ C’était la carte **{ $slot }**. Personne ne l’a retrouvée. Trop difficile ! Le conteur perd { $points } points.
}
verdict-no-votes = Personne n’a voté, donc personne ne marque de point.
    .card = ★ C’était la carte **{ $slot }**. Personne n’a voté, donc personne ne marque de point.
verdict-pair-found = ★ C’était la carte **{ $slot }**, et { $player } l’a retrouvée.
verdict-pair-missed = ★ C’était la carte **{ $slot }**, et elle est restée introuvable. Personne ne marque de point.
verdict-party = { $count ->
    [1] 🏆 La carte **{ $slots }** a reçu le plus de votes et remporte le tour.
   *[other] 🏆 Les cartes **{ $slots }** ont reçu le plus de votes et se partagent le tour.
}
verdict-party-nobody = ⚠️ Tous les votes sont allés à la carte **{ $slot }**, qui était piégée, donc personne ne remporte ce tour.
verdict-no-trap = Il n’y avait pas de piège cette fois.
verdict-trap = ⚠️ La carte **{ $slot }** était piégée.

practice-just-right = { $found ->
    [1] 💡 Une personne sur { $voters } a retrouvé ta carte, et c’est juste ce qu’il fallait. Tu marques des points quand certains la retrouvent et d’autres non.
   *[other] 💡 { $found } personnes sur { $voters } ont retrouvé ta carte, et c’est juste ce qu’il fallait. Tu marques des points quand certains la retrouvent et d’autres non.
}
practice-nearly-easy = { $found ->
    [1] 💡 Une personne sur { $voters } a retrouvé ta carte, donc presque tout le monde. Une phrase un peu plus éloignée de l’image serait plus sûre.
   *[other] 💡 { $found } personnes sur { $voters } ont retrouvé ta carte, donc presque tout le monde. Une phrase un peu plus éloignée de l’image serait plus sûre.
}
practice-nearly-hard = { $found ->
    [1] 💡 Une seule personne sur { $voters } a retrouvé ta carte. Une phrase un peu plus proche de l’image serait plus sûre.
   *[other] 💡 Seulement { $found } personnes sur { $voters } ont retrouvé ta carte. Une phrase un peu plus proche de l’image serait plus sûre.
}
practice-too-easy = 💡 Les { $voters } joueurs ont tous retrouvé ta carte, donc ta phrase ne rapporte rien. La prochaine fois, pars d’un sentiment ou d’un souvenir plutôt que de ce que tout le monde voit.
practice-too-hard = 💡 Aucun des { $voters } joueurs n’a retrouvé ta carte, donc ta phrase ne rapporte rien. La prochaine fois, pars de quelque chose que tout le monde peut y voir.

clue-by = { $storyteller } : **{ $clue }**
why-line = 💭 { $why }

gained = **+{ $points }**
lost = **−{ $points }**

no-vote-from = Pas de vote : { $people }
points-line = { $who } **+{ $points }** → { $total } · { $reasons }
points-line-lost = { $who } **−{ $points }** → { $total } · { $reasons }

gain-story-found = phrase réussie +{ $points }
gain-each-finder = { $votes ->
    [1] carte retrouvée par une personne +{ $points }
   *[other] carte retrouvée par { $votes } personnes +{ $points }
}
gain-too-easy = phrase trop facile
gain-too-hard = phrase trop difficile
gain-too-easy-lost = phrase trop facile −{ $points }
gain-too-hard-lost = phrase trop difficile −{ $points }
gain-found = carte retrouvée +{ $points }
gain-found-twice = carte retrouvée avec les deux votes +{ $points }
gain-single-dial = avec un seul vote +{ $points }
gain-everybody-found = tout le monde a trouvé +{ $points }
gain-nobody-found = personne n’a trouvé +{ $points }
gain-lured = { $votes ->
    [one] { $votes } vote reçu +{ $points }
   *[other] { $votes } votes reçus +{ $points }
}
gain-company = { $votes ->
    [one] { $votes } vote pour la même carte que toi +{ $points }
   *[other] { $votes } votes pour la même carte que toi +{ $points }
}
gain-alone = personne d’autre n’a voté pour la même carte que toi
gain-trapped = vote pour la carte piégée
gain-owner-left = vote pour la carte d’une personne qui ne joue plus
gain-nothing = pas de point cette fois

alt-track = Piste de score : { $scores }

headline-nobody-voted = 🌙 Les cartes gardent leurs secrets.
headline-all-trapped = 🪤 Quel piège !
headline-trap-caught = { $count ->
    [1] 🪤 Une personne est tombée dans le panneau !
   *[other] 🪤 { $count } personnes sont tombées dans le panneau !
}
headline-crowd-met = { $count ->
    [1] 🤝 Un vote pour la carte { $slot }.
    [2] 🤝 Deux d’entre vous sont d’accord sur la carte { $slot }.
   *[other] 🤝 { $count } d’entre vous sont d’accord sur la carte { $slot }.
}
headline-crowds-met = 🤝 Les avis sont partagés, avec { $count } votes pour chaque carte gagnante.
headline-minds-differed = 💭 Chacun a eu une idée différente.
headline-together-found = 🤝 Vous êtes sur la même longueur d’onde !
headline-pair-found = { $picks ->
    [1] 🎯 Un seul choix a suffi !
    [2] 🎯 Il a fallu choisir deux cartes.
   *[other] 🎯 Il a fallu choisir { $picks } cartes.
}
headline-pair-missed = 🌫️ La pioche l’a bien cachée.
headline-everyone-found = 👀 Personne ne s’est laissé tromper.
headline-fooled-everyone = 🎭 { $player } a trompé tout le monde avec la carte { $slot } !
headline-fooled-most = 🎭 { $player } a trompé { $count ->
    [1] une personne
   *[other] { $count } personnes
} avec la carte { $slot }.
headline-fooled-alike = 🎭 { $players } ont trompé { $count ->
    [1] une personne
   *[other] { $count } personnes
} avec chaque carte.
headline-only-one-found = 🔮 { $player } lit dans les pensées du conteur comme personne !
headline-only-one-missed = 👀 Une seule personne s’est laissé tromper.
headline-every-card-voted = 🎲 Chaque carte a reçu au moins un vote.
headline-nobody-found = 🌫️ Le mystère reste entier.
headline-some-found = 🎯 Clair pour les uns, mystérieux pour les autres.
