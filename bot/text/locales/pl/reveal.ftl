# The reveal: verdict, who voted for what, points and scores.

button-next = Dalej

verdict-just-right = { $count ->
    [one] ★ To była karta **{ $slot }**. Trafiła jedna osoba. W sam raz!
    [few] ★ To była karta **{ $slot }**. Trafiły { $count } osoby. W sam raz!
   *[many] ★ To była karta **{ $slot }**. Trafiło { $count } osób. W sam raz!
}
verdict-too-easy = ★ To była karta **{ $slot }**. Trafili wszyscy. Za łatwo! Skojarzenie nie daje punktów.
verdict-too-hard = ★ To była karta **{ $slot }**. Nikt nie trafił. Za trudno! Skojarzenie nie daje punktów.
verdict-too-easy-lost = { $points ->
    [one] ★ To była karta **{ $slot }**. Trafili wszyscy. Za łatwo! Narrator traci punkt.
    [few] ★ To była karta **{ $slot }**. Trafili wszyscy. Za łatwo! Narrator traci { $points } punkty.
   *[many] ★ To była karta **{ $slot }**. Trafili wszyscy. Za łatwo! Narrator traci { $points } punktów.
}
verdict-too-hard-lost = { $points ->
    [one] ★ To była karta **{ $slot }**. Nikt nie trafił. Za trudno! Narrator traci punkt.
    [few] ★ To była karta **{ $slot }**. Nikt nie trafił. Za trudno! Narrator traci { $points } punkty.
   *[many] ★ To była karta **{ $slot }**. Nikt nie trafił. Za trudno! Narrator traci { $points } punktów.
}
verdict-no-votes = Nikt nie głosował, więc nikt nie dostaje punktów.
    .card = ★ To była karta **{ $slot }**. Nikt nie głosował, więc nikt nie dostaje punktów.
verdict-pair-found = ★ To była karta **{ $slot }**. { $player } trafia.
verdict-pair-missed = ★ To była karta **{ $slot }**, ale nie udało się jej wskazać. Nikt nie dostaje punktów.
verdict-party = { $count ->
    [one] 🏆 Karta **{ $slots }** zebrała najwięcej głosów i wygrywa rundę.
    [few] 🏆 Karty **{ $slots }** zebrały najwięcej głosów i wygrywają rundę wspólnie.
   *[many] 🏆 Karty **{ $slots }** zebrały najwięcej głosów i wygrywają rundę wspólnie.
}
verdict-party-nobody = ⚠️ Wszystkie głosy zebrała karta **{ $slot }**, czyli pułapka, więc nikt nie wygrywa tej rundy.
verdict-no-trap = Tym razem nie było pułapki.
verdict-trap = ⚠️ Karta **{ $slot }** była pułapką.

practice-just-right = { $found ->
    [one] 💡 Twoją kartę wskazała 1 osoba z { $voters }, czyli w sam raz. Punkty dostajesz, gdy jedni trafiają, a inni nie.
    [few] 💡 Twoją kartę wskazały { $found } osoby z { $voters }, czyli w sam raz. Punkty dostajesz, gdy jedni trafiają, a inni nie.
   *[many] 💡 Twoją kartę wskazało { $found } osób z { $voters }, czyli w sam raz. Punkty dostajesz, gdy jedni trafiają, a inni nie.
}
practice-nearly-easy = { $found ->
    [one] 💡 Twoją kartę wskazała 1 osoba z { $voters }, czyli prawie wszyscy. Bezpieczniejsze byłoby skojarzenie nieco dalsze od obrazka.
    [few] 💡 Twoją kartę wskazały { $found } osoby z { $voters }, czyli prawie wszyscy. Bezpieczniejsze byłoby skojarzenie nieco dalsze od obrazka.
   *[many] 💡 Twoją kartę wskazało { $found } osób z { $voters }, czyli prawie wszyscy. Bezpieczniejsze byłoby skojarzenie nieco dalsze od obrazka.
}
practice-nearly-hard = { $found ->
    [one] 💡 Twoją kartę wskazała tylko 1 osoba z { $voters }. Bezpieczniejsze byłoby skojarzenie nieco bliższe obrazkowi.
    [few] 💡 Twoją kartę wskazały tylko { $found } osoby z { $voters }. Bezpieczniejsze byłoby skojarzenie nieco bliższe obrazkowi.
   *[many] 💡 Twoją kartę wskazało tylko { $found } osób z { $voters }. Bezpieczniejsze byłoby skojarzenie nieco bliższe obrazkowi.
}
practice-too-easy = 💡 Twoją kartę wskazał każdy z { $voters } graczy, więc skojarzenie nie daje punktów. Następnym razem nawiąż do uczucia albo wspomnienia, a nie do czegoś, co widzą wszyscy.
practice-too-hard = 💡 Twojej karty nie wskazał żaden z { $voters } graczy, więc skojarzenie nie daje punktów. Następnym razem zacznij od czegoś, co widzą na niej wszyscy.

clue-by = { $storyteller }: **{ $clue }**
why-line = 💭 { $why }

gained = **+{ $points }**
lost = **−{ $points }**

no-vote-from = Brak głosu: { $people }
points-line = { $who } **+{ $points }** → { $total } · { $reasons }
points-line-lost = { $who } **−{ $points }** → { $total } · { $reasons }

gain-story-found = udane skojarzenie +{ $points }
gain-each-finder = { $votes ->
    [one] trafiła 1 osoba +{ $points }
    [few] trafiły { $votes } osoby +{ $points }
   *[many] trafiło { $votes } osób +{ $points }
}
gain-too-easy = za łatwe skojarzenie
gain-too-hard = za trudne skojarzenie
gain-too-easy-lost = za łatwe skojarzenie −{ $points }
gain-too-hard-lost = za trudne skojarzenie −{ $points }
gain-found = trafienie +{ $points }
gain-found-twice = trafienie oboma głosami +{ $points }
gain-single-dial = jednym głosem +{ $points }
gain-everybody-found = trafili wszyscy +{ $points }
gain-nobody-found = nikt nie trafił +{ $points }
gain-lured = { $votes ->
    [one] { $votes } przechwycony głos +{ $points }
    [few] { $votes } przechwycone głosy +{ $points }
   *[many] { $votes } przechwyconych głosów +{ $points }
}
gain-company = { $votes ->
    [one] { $votes } głos na wybraną kartę +{ $points }
    [few] { $votes } głosy na wybraną kartę +{ $points }
   *[many] { $votes } głosów na wybraną kartę +{ $points }
}
gain-alone = nikt inny nie zagłosował na wybraną kartę
gain-trapped = głos na pułapkę
gain-owner-left = gracza, który zagrał wybraną kartę, nie ma już w grze
gain-nothing = tym razem bez punktów

alt-track = Tor punktacji: { $scores }

headline-nobody-voted = 🌙 Karty strzegą swoich tajemnic.
headline-all-trapped = 🪤 To dopiero pułapka!
headline-trap-caught = { $count ->
    [one] 🪤 Wpadła w nią jedna osoba!
    [few] 🪤 Wpadły w nią { $count } osoby!
   *[many] 🪤 Wpadło w nią { $count } osób!
}
headline-crowd-met = { $count ->
    [one] 🤝 { $count } osoba wybrała kartę { $slot }.
    [few] 🤝 { $count } osoby wybrały zgodnie kartę { $slot }.
   *[many] 🤝 { $count } osób wybrało zgodnie kartę { $slot }.
}
headline-crowds-met = 🤝 Głosy rozłożyły się po równo, po { $count } na kartę.
headline-minds-differed = 💭 Każdy myślał o czym innym.
headline-together-found = 🤝 Nadajecie na tych samych falach!
headline-pair-found = { $picks ->
    [one] 🎯 Wystarczyła jedna karta!
    [few] 🎯 Potrzebne były { $picks } karty.
   *[many] 🎯 Potrzebnych było { $picks } kart.
}
headline-pair-missed = 🌫️ Stos dobrze ją ukrył.
headline-everyone-found = 👀 Nikt nie dał się nabrać.
headline-fooled-everyone = 🎭 { $player } nabiera wszystkich kartą { $slot }!
headline-fooled-most = 🎭 { $player } nabiera { $count ->
    [one] jedną osobę
    [few] { $count } osoby
   *[many] { $count } osób
} kartą { $slot }.
headline-fooled-alike = 🎭 { $players } nabierają po { $count ->
    [one] jednej osobie
    [few] { $count } osoby
   *[many] { $count } osób
}.
headline-only-one-found = 🔮 W myślach narratora czyta tylko { $player }!
headline-only-one-missed = 👀 Jeszcze jeden głos i trafiliby wszyscy.
headline-every-card-voted = 🎲 Na każdą kartę padł głos.
headline-nobody-found = 🌫️ Zagadka pozostała zagadką.
headline-some-found = 🎯 Dla jednych oczywiste, dla innych zagadka.
