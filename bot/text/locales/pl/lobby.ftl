# The lobby: rule sets, pace, players, teams, computer players, *Change rules*, and the card above a thread.

rules-dixit-2021 = Dixit
    .short = Klasyka, zacznij od niej: 3–8 graczy, po jednym głosie, gra do 30 punktów
    .sentence = Jedna osoba opowiada, reszta podkłada swoje karty, każdy ma jeden głos. Niech wskażą niektórzy, ale nie wszyscy.
rules-odyssey-2011 = Dixit Odyssey (2011)
    .short = 3–12 graczy, od siedmiu jeden lub dwa głosy, do 30 punktów
    .sentence = Dixit dla dużego stołu: od siedmiu graczy można oddać jeden głos albo dwa, a celny pojedynczy głos jest wart o punkt więcej.
rules-odyssey-2013 = Dixit Odyssey (2013)
    .short = 3–12 graczy, aż skończy się stos dobierania
    .sentence = Dixit dla dużego stołu: gra się aż do ostatniej karty ze stosu dobierania.
rules-odyssey-2023 = Dixit Odyssey (2023)
    .short = 3–12 graczy, zawsze dwa głosy, można oba na jedną kartę, do 30 punktów
    .sentence = Każdy ma dwa głosy: na dwie karty albo oba na jedną, jeśli nie ma wątpliwości.
rules-party-2011 = Dixit imprezka (2011)
    .short = 6–12 graczy, nie ma właściwej karty: szukaj większości, każdy opowiada raz
    .sentence = Żadna karta nie jest właściwa. Skojarzenie pada, zanim ktokolwiek obejrzy karty, punktuje głos oddany tak jak u innych, a jedna karta to pułapka.
rules-party-2023 = Dixit imprezka (2023)
    .short = 6–12 graczy, szukaj większości, gra do 30 punktów
    .sentence = Żadna karta nie jest właściwa: głosujcie jak inni i omińcie pułapkę narratora.
rules-team-2011 = Dixit drużynowy (2011)
    .short = 6, 8, 10 lub 12 graczy w drużynach dwuosobowych, każdy opowiada raz
    .sentence = Drużyny dwuosobowe: jedna osoba daje kartę, druga głosuje.
rules-team-2023 = Dixit drużynowy (2023)
    .short = 8, 10 lub 12 graczy w drużynach dwuosobowych, do 30 punktów
    .sentence = Drużyny dwuosobowe: jedna osoba daje kartę, druga głosuje.

pace-quick = Szybkie
    .line = około minuty na ruch
pace-normal = Zwykłe
    .line = trzy minuty na ruch
pace-relaxed = Spokojne
    .line = dziesięć minut na ruch
pace-slow = Powolne
    .line = doba na ruch
pace-none = Bez limitu
    .line = bez limitu czasu

end-goal = { $points ->
    [one] do { $points } punktu
    [few] do { $points } punktów
   *[many] do { $points } punktów
}
end-turns = { $turns ->
    [one] każdy opowiada raz
    [few] każdy opowiada { $turns } razy
   *[many] każdy opowiada { $turns } razy
}
end-pile = aż skończy się stos dobierania

button-join = Dołącz
button-join-late = Dołącz do gry
button-leave = Wyjdź
button-begin = Zacznij
button-rules = Zmień zasady
button-how = Jak grać
button-shuffle = Wymieszaj drużyny

lobby-players = Gracze: { $count } z { $most }
lobby-too-few-players = { $missing ->
    [one] Brakuje jeszcze { $missing } gracza.
    [few] Brakuje jeszcze { $missing } graczy.
   *[many] Brakuje jeszcze { $missing } graczy.
}
lobby-too-many-players = { $surplus ->
    [one] O { $surplus } gracza za dużo jak na te zasady.
    [few] O { $surplus } graczy za dużo jak na te zasady.
   *[many] O { $surplus } graczy za dużo jak na te zasady.
}
lobby-odd-players = Drużyny dwuosobowe wymagają parzystej liczby graczy.
lobby-teams-incomplete = W tych drużynach jest tylko po jednej osobie: { $teams }. Wybierzcie jeszcze raz albo naciśnijcie *Wymieszaj drużyny*.
lobby-deck-too-small = Przy tylu graczach ({ $players }) trzeba kart: { $needed }, a jest { $cards }. Gospodarz dodaje talię przyciskiem *Zmień zasady*.
lobby-deck-gone = Talii „{ $deck }” tu nie ma: gra odbędzie się bez niej. Gospodarz może wybrać inne talie przyciskiem *Zmień zasady*.
lobby-closed = To lobby jest zamknięte. Otwórz nowe poleceniem **/dixit start**.
lobby-ready = Wszystko gotowe: gospodarz może zaczynać.
lobby-decks = { $count ->
    [one] talia: { $decks }
    [few] talie: { $decks }
   *[many] talie: { $decks }
}

mark-host = gospodarz
mark-away = z dala od stołu
mark-vacant = wolne miejsce

team-name = Drużyna { $number }
team-size = { $count } z 2
team-choose = Wybierz drużynę

panel-title = Zasady tej gry
panel-hint = Zmiany od razu obowiązują wszystkich w lobby.
panel-rules = Zasady
panel-pace = Czas na ruch
panel-decks = Talie, potasowane razem
panel-language = Język tej gry

deck-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
form-goal = Do ilu punktów gramy
form-turns = Ile razy opowiada każdy

button-add-computer = Dodaj gracza komputerowego
button-remove-computer = Usuń gracza komputerowego

mark-computer = komputer, { $character }

character-poet = dusza poety
character-literal = bierze wszystko dosłownie
character-trickster = chytra natura
character-dreamer = głowa w chmurach

lobby-computers = 🤖 Gracze komputerowi ustępują miejsca ludziom.
lobby-practice = 🤖 Trening: jedna osoba, reszta to komputery. Ustępują miejsca ludziom.

thread-opening = Szykujemy stół w wątku poniżej … Jeśli się tam nie pojawi, użyj **/dixit start** jeszcze raz.
thread-lobby = Dołącz do gry: { $thread }. Gospodarz: { $host }.
thread-playing = Gra trwa: { $thread }. Publiczność też może zgadywać.
thread-over = Koniec gry: { $thread }.
thread-standings = Gra w wątku { $thread } dobiegła końca.

lobby-motto = Jeden obraz, kilka słów, a każdy widzi coś innego.

alt-fan = Karty z talii tej gry, rozłożone w wachlarz.
