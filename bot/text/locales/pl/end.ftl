# The end of a game: podium, awards, album, rematch.

button-rematch = Rewanż
button-history = Wszystkie skojarzenia

alt-podium = Króliczki na swoich miejscach.
finale-title = Koniec gry

ending-goal-reached = Cel osiągnięty.
ending-everyone-told = Każdy już opowiadał.
ending-pile-empty = Wzięto ostatnią kartę ze stosu dobierania.
ending-too-few-players = Zostało za mało graczy, więc ten wynik jest ostateczny.
ending-seat-unfilled = Nikt na czas nie zajął wolnego miejsca, więc ten wynik jest ostateczny.
ending-stopped = Grę zatrzymano, więc ten wynik jest ostateczny.
ending-abandoned = Nikogo już nie było, więc ten wynik jest ostateczny.

nobody-won = Nikt nie ma punktów, więc nikt nie wygrywa.
winners = { $count ->
    [1] 🏆 Wygrywa { $people }!
   *[other] 🏆 Wspólne zwycięstwo: { $people }!
}
standing = { $who } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
awards-title = Zapamiętamy

award-eye = { $count ->
    [one] 👁️ **Najlepsze oko** · { $people } · { $count } wskazana karta
    [few] 👁️ **Najlepsze oko** · { $people } · { $count } wskazane karty
    [many] 👁️ **Najlepsze oko** · { $people } · { $count } wskazanych kart
   *[other] 👁️ **Najlepsze oko** · { $people } · { $count } wskazanej karty
}
award-bluff = { $count ->
    [one] 🎭 **Najlepszy blef** · { $people } · { $count } zwabiony głos
    [few] 🎭 **Najlepszy blef** · { $people } · { $count } zwabione głosy
    [many] 🎭 **Najlepszy blef** · { $people } · { $count } zwabionych głosów
   *[other] 🎭 **Najlepszy blef** · { $people } · { $count } zwabionego głosu
}
award-magnet = { $count ->
    [one] 🧲 **Magnes** · { $people } · { $count } głos na jedną kartę
    [few] 🧲 **Magnes** · { $people } · { $count } głosy na jedną kartę
    [many] 🧲 **Magnes** · { $people } · { $count } głosów na jedną kartę
   *[other] 🧲 **Magnes** · { $people } · { $count } głosu na jedną kartę
}
award-few-words = 🤏 **Mało słów** · { $people }
award-poet = 🪶 **Poetycka dusza** · { $people }
award-company = 🥕 **Dobre towarzystwo** · { $people }

album-title = Album tej gry

button-album = Przeglądaj album
button-send-album = Wyślij mi go
button-page-back = Wstecz
button-page-on = Dalej

album-evening = Wieczór { $day }
album-day = { $day }
album-found =
    { $count ->
        [0] Nikt nie zgadł
       *[other] Zgadło { $count } z { $of }
    }
album-chosen =
    { $count ->
        [0] Nikt nie wybrał
       *[other] Wybrało { $count } z { $of }
    }
album-no-votes = Nikt nie głosował
album-page = Strona { $page } z { $pages }
