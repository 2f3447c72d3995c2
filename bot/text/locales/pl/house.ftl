# House rules: the page where a host chooses them, and the line in the lobby.

button-house = Zasady domowe
button-panel-back = Wróć do zasad

house-title = Zasady domowe
house-hint = Wybierz zasadę domową, a potem jej wariant. Zmiany od razu obowiązują wszystkich w lobby. Jeśli gra ma cel, zmienisz go przyciskiem 🎯.
house-none = Na razie żadnych. Ta gra toczy się według instrukcji.
house-apart = Gry z takimi zasadami domowymi liczą się na tym serwerze osobno.
house-line = Zasady domowe · { $rules }
house-item = { $rule }: { $value }
panel-house = Która zasada domowa?

house-end = Koniec gry
    .about = Na koniec wygrywa najwyższy wynik.
house-end-book = Jak w instrukcji
house-end-goal = Przy ustalonej liczbie punktów
house-end-rounds = Po ustalonej liczbie rund
house-end-turns = Gdy każdy był już narratorem
house-end-pile = Gdy skończy się stos dobierania
house-end-never = Nigdy, aż gospodarz zatrzyma grę

house-points = Punkty
    .about = W punktacji z Imaginarium narrator dostaje 3 punkty i po 1 za każdą osobę, która wskazała jego kartę. Jeśli wskazali ją wszyscy, narrator traci 3 punkty. Jeśli nie wskazał jej nikt, traci 2.
house-points-book = Jak w instrukcji
house-points-imaginarium = Jak w Imaginarium

house-theme = Temat
    .about = Każde skojarzenie powinno pasować do tematu. Nikt tego nie sprawdza, a gracze komputerowi się tym nie kierują.
house-theme-book = Bez tematu
house-theme-drawn = Co rundę nowy
house-theme-one-word = Jednym słowem
house-theme-three-words = Trzema słowami
house-theme-question = Pytanie
house-theme-rhyme = Rym
house-theme-proverb = Przysłowie
house-theme-headline = Nagłówek z gazety
house-theme-advice = Dobra rada
house-theme-excuse = Wymówka
house-theme-film = Film
house-theme-song = Piosenka
house-theme-book-title = Książka
house-theme-brand = Marka albo slogan
house-theme-place = Miejsce
house-theme-food = Coś do jedzenia
house-theme-job = Zawód
house-theme-weather = Pogoda
house-theme-colour = Kolor
house-theme-sound = Dźwięk
house-theme-smell = Zapach
house-theme-feeling = Uczucie
house-theme-memory = Wspomnienie
house-theme-dream = Sen
house-theme-secret = Sekret

house-new-hand = Wymiana kart
    .about = Naciśnij *Nowe karty* pod swoimi kartami, żeby wymienić wszystkie, zanim którąś zagrasz.
house-new-hand-book = Nigdy
house-new-hand-once = Raz w grze

house-rematch = Następna gra
    .about = Przy tych samych kartach *Rewanż* zaczyna się z kartami, które wszyscy mają na ręce, i z tym samym stosem dobierania.
house-rematch-book = Z nowymi kartami
house-rematch-keeps-hands = Z tymi samymi kartami

house-audience = Widzowie
    .about = Bez typowania widzowie mogą tylko patrzeć.
house-audience-book = Mogą typować
house-audience-hidden = Nie typują

house-clue-time = Czas na skojarzenie
    .about = Tyle czasu narrator ma na podanie skojarzenia.
house-clue-time-book = Zależnie od tempa
house-card-time = Czas na karty
    .about = Tyle czasu wszyscy mają na zagranie karty.
house-card-time-book = Zależnie od tempa
house-vote-time = Czas na głosy
    .about = Tyle czasu wszyscy mają na głosowanie.
house-vote-time-book = Zależnie od tempa
house-points-time = Czas na punkty
    .about = Tak długo widać punkty, zanim zacznie się następna runda.
house-points-time-book = Zależnie od tempa

house-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
house-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
house-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
