# The end of a game: podium, awards, album, rematch.

button-rematch = Rewanż
button-history = Lista skojarzeń

alt-podium = Króliczki ustawione według wyniku.
finale-title = Koniec gry

ending-goal-reached = Cel osiągnięty!
ending-everyone-told = Każdy miał już swoją kolej jako narrator.
ending-pile-empty = Skończył się stos dobierania.
ending-rounds-played = To była ostatnia runda.
ending-too-few-players = Zostało za mało graczy, żeby grać dalej, więc oto wynik końcowy.
    .early = Zostało za mało graczy, żeby grać dalej.
ending-seat-unfilled = Nikt nie zajął wolnego miejsca na czas, więc oto wynik końcowy.
    .early = Nikt nie zajął wolnego miejsca na czas.
ending-stopped = Gra została zatrzymana, więc oto wynik końcowy.
    .early = Gra została zatrzymana.
ending-abandoned = Nikt już nie grał, więc oto wynik końcowy.
    .early = Nikt już nie grał.

nobody-won = Nikt nie zdobył punktów, więc nikt nie wygrywa.
par-missed = { $points ->
    [one] Wygrywa stos. Żeby go pokonać, potrzeba było { $points } punktu.
    [few] Wygrywa stos. Żeby go pokonać, potrzeba było { $points } punktów.
   *[many] Wygrywa stos. Żeby go pokonać, potrzeba było { $points } punktów.
}
winners = { $count ->
    [1] 🏆 Wygrywa { $people }!
   *[other] 🏆 Wspólne zwycięstwo: { $people }!
}
standing = { $who } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
awards-title = Wyróżnienia

award-eye = { $count ->
    [one] 👁️ **Sokole oko** · { $people } · { $count } trafienie
    [few] 👁️ **Sokole oko** · { $people } · { $count } trafienia
   *[many] 👁️ **Sokole oko** · { $people } · { $count } trafień
}
award-story = { $count ->
    [one] 📖 **Najlepsze skojarzenie** · { $people } · trafiła jedna osoba, pozostałe nie
    [few] 📖 **Najlepsze skojarzenie** · { $people } · trafiły { $count } osoby, pozostałe nie
   *[many] 📖 **Najlepsze skojarzenie** · { $people } · trafiło { $count } osób, pozostałe nie
}
award-bluff = { $count ->
    [one] 🎭 **Najlepszy blef** · { $people } · { $count } przechwycony głos
    [few] 🎭 **Najlepszy blef** · { $people } · { $count } przechwycone głosy
   *[many] 🎭 **Najlepszy blef** · { $people } · { $count } przechwyconych głosów
}
award-mind-readers = { $count ->
    [one] 🔮 **Czytanie w myślach** · { $people } · wzajemnie wybrane karty
    [2] 🔮 **Czytanie w myślach** · { $people } · dwa razy wzajemnie wybrane karty
    [few] 🔮 **Czytanie w myślach** · { $people } · { $count } razy wzajemnie wybrane karty
   *[many] 🔮 **Czytanie w myślach** · { $people } · { $count } razy wzajemnie wybrane karty
}
award-comeback = { $count ->
    [one] 🚀 **Wielki powrót** · { $people } · o jedno miejsce w górę w drugiej połowie gry
    [few] 🚀 **Wielki powrót** · { $people } · o { $count } miejsca w górę w drugiej połowie gry
   *[many] 🚀 **Wielki powrót** · { $people } · o { $count } miejsc w górę w drugiej połowie gry
}
award-magnet = { $count ->
    [one] 🧲 **Magnes** · { $people } · { $count } głos na jedną kartę
    [few] 🧲 **Magnes** · { $people } · { $count } głosy na jedną kartę
   *[many] 🧲 **Magnes** · { $people } · { $count } głosów na jedną kartę
}
award-few-words = { $count ->
    [one] 🤏 **Bez zbędnych słów** · { $people } · skojarzenie tylko z jednego słowa
    [few] 🤏 **Bez zbędnych słów** · { $people } · skojarzenie tylko z { $count } słów
   *[many] 🤏 **Bez zbędnych słów** · { $people } · skojarzenie tylko z { $count } słów
}
award-poet = { $count ->
    [one] 🪶 **Poetycka dusza** · { $people } · skojarzenie z { $count } słowa
    [few] 🪶 **Poetycka dusza** · { $people } · skojarzenie z { $count } słów
   *[many] 🪶 **Poetycka dusza** · { $people } · skojarzenie z { $count } słów
}
award-company = 🥕 **Dusza towarzystwa** · { $people } · granie razem to sama przyjemność

album-title = Album tej gry

star-choose = 🌟 Ulubione skojarzenie
star-clue = { $number }. { $clue }

button-album = Przeglądaj album
button-send-album = Wyślij mi album
button-page-back = Wstecz
button-page-on = Dalej

album-more = { $count ->
    [one] -# Jeszcze jedno skojarzenie się tu nie mieści.
    [few] -# Jeszcze { $count } skojarzenia się tu nie mieszczą.
   *[many] -# Jeszcze { $count } skojarzeń się tu nie mieści.
}
album-evening = Wieczór { $day }
album-day = { $day }
album-found = { $count ->
    [0] Nikt nie trafił
    [one] Trafiła { $count } osoba z { $of }
    [few] Trafiły { $count } osoby z { $of }
   *[many] Trafiło { $count } osób z { $of }
}
album-chosen = { $count ->
    [0] Nikt jej nie wybrał
    [one] Wybrała ją { $count } osoba z { $of }
    [few] Wybrały ją { $count } osoby z { $of }
   *[many] Wybrało ją { $count } osób z { $of }
}
album-no-votes = Nikt nie głosował
album-page = Strona { $page } z { $pages }
