# The reveal: verdict, who voted for what, points and scores.

button-next = Następna runda

verdict-just-right = { $count ->
    [one] ★ To była karta **{ $slot }**. Wskazała ją { $count } osoba: w sam raz.
    [few] ★ To była karta **{ $slot }**. Wskazały ją { $count } osoby: w sam raz.
   *[many] ★ To była karta **{ $slot }**. Wskazało ją { $count } osób: w sam raz.
}
verdict-too-easy = ★ To była karta **{ $slot }**. Wskazali ją wszyscy: za łatwo! Skojarzenie bez punktów.
verdict-too-hard = ★ To była karta **{ $slot }**. Nie wskazał jej nikt: za trudno! Skojarzenie bez punktów.
verdict-no-votes = Nikt nie głosował, więc nikt nie dostaje punktów.
verdict-no-trap = Tym razem bez pułapki.
verdict-trap = ⚠️ Karta **{ $slot }** była pułapką.

card-voters = ← { $people }

gained = **+{ $points }**
gained-sum = **+{ $points }** ({ $sum })
gained-each = po **+{ $points }**

no-vote-from = Bez głosu: { $people }
standings = Wynik: { $standings }
points-line = { $who } **+{ $points }** → { $total } · { $reasons }

gain-story-found = udane skojarzenie +{ $points }
gain-too-easy = za łatwo
gain-too-hard = za trudno
gain-found = wskazana karta +{ $points }
gain-found-twice = oba głosy na nią +{ $points }
gain-single-dial = jednym głosem +{ $points }
gain-everybody-found = wskazali wszyscy +{ $points }
gain-nobody-found = nie wskazał nikt +{ $points }
gain-lured = { $votes ->
    [one] bonus za { $votes } głos +{ $points }
    [few] bonus za { $votes } głosy +{ $points }
   *[many] bonus za { $votes } głosów +{ $points }
}
gain-company = { $votes ->
    [one] { $votes } głos na wybraną przez ciebie kartę +{ $points }
    [few] { $votes } głosy na wybraną przez ciebie kartę +{ $points }
   *[many] { $votes } głosów na wybraną przez ciebie kartę +{ $points }
}
gain-alone = nikt inny nie głosował na tę kartę
gain-trapped = pułapka
gain-owner-left = właściciela tej karty nie ma już w grze
gain-nothing = tym razem nic

alt-track = Tor punktacji: { $scores }
