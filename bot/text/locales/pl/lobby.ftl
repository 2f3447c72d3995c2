# The lobby: rule sets, pace, players, teams, computer players, *Change rules*, and the card above a thread.

rules-dixit-2021 = Dixit
    .short = Pierwszy raz? Zacznij od tych zasad. 3–8 graczy, po jednym głosie, gra do 30 punktów
    .sentence = W każdej rundzie ktoś jest narratorem i podaje skojarzenie do jednej ze swoich kart. Pozostali zagrywają po karcie, która też mogłaby pasować do skojarzenia, a potem głosują na tę, którą uważają za kartę narratora. Przy najlepszych skojarzeniach trafiają niektórzy, ale nie wszyscy.
rules-odyssey-2011 = Dixit Odyssey (2011)
    .short = 3–12 graczy; przy siedmiu i więcej każdy ma jeden lub dwa głosy; gra do 30 punktów
    .sentence = W każdej rundzie ktoś jest narratorem i podaje skojarzenie do jednej ze swoich kart. Pozostali zagrywają po karcie, która też mogłaby pasować do skojarzenia, a potem głosują na tę, którą uważają za kartę narratora. Przy siedmiu i więcej graczach można głosować na jedną kartę albo na dwie, a kto trafi jednym głosem, dostaje punkt więcej.
rules-odyssey-2013 = Dixit Odyssey (2013)
    .short = 3–12 graczy, aż skończy się stos dobierania; zasady wydania arabskiego i hebrajskiego
    .sentence = W każdej rundzie ktoś jest narratorem i podaje skojarzenie do jednej ze swoich kart. Pozostali zagrywają po karcie, która też mogłaby pasować do skojarzenia, a potem głosują na tę, którą uważają za kartę narratora. Gra trwa, aż skończy się stos dobierania.
rules-odyssey-2023 = Dixit Odyssey (2023)
    .short = 3–12 graczy, po dwa głosy, oba można oddać na jedną kartę, gra do 30 punktów
    .sentence = W każdej rundzie ktoś jest narratorem i podaje skojarzenie do jednej ze swoich kart. Pozostali zagrywają po karcie, która też mogłaby pasować do skojarzenia, a potem szukają karty narratora. Każdy ma dwa głosy: może oddać je na dwie karty albo, jeśli nie ma wątpliwości, oba na jedną.
rules-party-2011 = Dixit imprezka (2011)
    .short = 6–12 graczy, nie ma właściwej karty, odgadnij wybór większości, każdy jest narratorem raz
    .sentence = Nie ma właściwej karty. W każdej rundzie ktoś jest narratorem i podaje skojarzenie, zanim ktokolwiek zobaczy swoje karty, a wszyscy zagrywają kartę, która najlepiej pasuje do skojarzenia. Punktują ci, którzy zagłosują na tę samą kartę co inni, ale jedna karta to pułapka.
rules-party-2023 = Dixit imprezka (2023)
    .short = 6–12 graczy, nie ma właściwej karty, odgadnij wybór większości, gra do 30 punktów
    .sentence = Nie ma właściwej karty. W każdej rundzie ktoś jest narratorem i podaje skojarzenie, zanim ktokolwiek zobaczy swoje karty, a wszyscy zagrywają kartę, która najlepiej pasuje do skojarzenia. Głosujcie na kartę, którą waszym zdaniem wybiorą inni, i omijajcie tę z pułapką narratora.
rules-team-2011 = Dixit drużynowy (2011)
    .short = 6, 8, 10 lub 12 graczy w drużynach dwuosobowych, każdy jest narratorem raz
    .sentence = Gracie w drużynach dwuosobowych. W każdej rundzie ktoś jest narratorem i podaje skojarzenie do jednej ze swoich kart. W każdej innej drużynie jedna osoba zagrywa kartę, która też mogłaby pasować do skojarzenia, a druga głosuje na tę, którą uważa za kartę narratora.
rules-team-2023 = Dixit drużynowy (2023)
    .short = 8, 10 lub 12 graczy w drużynach dwuosobowych, gra do 30 punktów
    .sentence = Gracie w drużynach dwuosobowych. W każdej rundzie ktoś jest narratorem i podaje skojarzenie do jednej ze swoich kart. W każdej innej drużynie jedna osoba zagrywa kartę, która też mogłaby pasować do skojarzenia, a druga głosuje na tę, którą uważa za kartę narratora.
rules-duel = Pojedynek (2 osoby)
    .short = Dwie osoby grają przeciw sobie i przeciw stosowi; każda jest narratorem sześć razy
    .sentence = Gra dla dwóch osób. Narrator podaje skojarzenie do jednej ze swoich kart, a na stół trafiają też karty ze stosu dobierania. Druga osoba wybiera jedną, dwie albo trzy karty. Najlepsze skojarzenia każą się wahać, a mimo to pozwalają trafić.
rules-tandem = Tandem (2 osoby)
    .short = Dwie osoby wygrywają razem, jeśli trafią 8 razy w 12 rundach
    .sentence = Gra dla dwóch osób, które razem wygrywają albo przegrywają. Narrator podaje skojarzenie do jednej ze swoich kart, ale nie może nazwać niczego, co na niej widać. Druga osoba szuka tej karty wśród kart ze stosu dobierania.

pace-quick = Szybkie
    .line = około minuty na ruch
pace-normal = Zwykłe
    .line = trzy minuty na ruch
pace-relaxed = Spokojne
    .line = dziesięć minut na ruch
pace-slow = Powolne
    .line = doba na ruch
pace-none = Bez limitu
    .line = czasu tyle, ile chcecie

end-goal = { $points ->
    [one] do { $points } punktu
    [few] do { $points } punktów
   *[many] do { $points } punktów
}
end-turns = { $turns ->
    [one] każdy jest narratorem raz
    [2] każdy jest narratorem dwa razy
    [few] każdy jest narratorem { $turns } razy
   *[many] każdy jest narratorem { $turns } razy
}
end-pile = aż skończy się stos dobierania
end-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
end-never = bez końca, aż gospodarz zatrzyma grę

button-join = Dołącz
button-join-late = Dołącz
button-leave = Wyjdź
button-begin = Zacznij
button-rules = Zmień zasady
button-how = Jak grać
button-shuffle = Wymieszaj drużyny

lobby-players = Gracze: { $count } z { $most }
    .over = Gracze: { $count } (najwyżej { $most })
lobby-too-few-players = { $missing ->
    [one] Brakuje jeszcze jednego gracza. Naciśnijcie *Dołącz* albo *Dodaj komputer*.
    [few] Brakuje jeszcze { $missing } graczy. Naciśnijcie *Dołącz* albo *Dodaj komputer*.
   *[many] Brakuje jeszcze { $missing } graczy. Naciśnijcie *Dołącz* albo *Dodaj komputer*.
}
lobby-too-many-players = { $surplus ->
    [one] Jak na te zasady jest o jednego gracza za dużo. Gospodarz może wybrać inne przyciskiem *Zmień zasady*.
    [few] Jak na te zasady jest o { $surplus } graczy za dużo. Gospodarz może wybrać inne przyciskiem *Zmień zasady*.
   *[many] Jak na te zasady jest o { $surplus } graczy za dużo. Gospodarz może wybrać inne przyciskiem *Zmień zasady*.
}
lobby-odd-players = Drużyny dwuosobowe wymagają parzystej liczby graczy. Zaproście jeszcze kogoś albo naciśnijcie *Dodaj komputer*.
lobby-teams-incomplete = W tych drużynach brakuje drugiej osoby: { $teams }. Wybierzcie drużynę w menu albo naciśnijcie *Wymieszaj drużyny*.
lobby-deck-too-small = { $players ->
    [one] Dla jednego gracza potrzeba { $needed } kart, a w tej grze jest ich tylko { $cards }. Gospodarz może dodać talię przyciskiem *Zmień zasady*.
    [few] Dla { $players } graczy potrzeba { $needed } kart, a w tej grze jest ich tylko { $cards }. Gospodarz może dodać talię przyciskiem *Zmień zasady*.
   *[many] Dla { $players } graczy potrzeba { $needed } kart, a w tej grze jest ich tylko { $cards }. Gospodarz może dodać talię przyciskiem *Zmień zasady*.
}
lobby-deck-gone = Talia „{ $deck }” jest niedostępna, więc gra odbędzie się bez niej. Gospodarz może wybrać inne talie przyciskiem *Zmień zasady*.
lobby-deck-removed = Jedną z talii wybranych do tej gry usunięto z serwera, więc gra odbędzie się bez niej. Gospodarz może wybrać inne talie przyciskiem *Zmień zasady*.
lobby-closed = To lobby jest zamknięte. Otwórz nowe poleceniem **/dixit start**.
lobby-ready = Wszystko gotowe! Gospodarz może nacisnąć *Zacznij*.
lobby-decks = { $count ->
    [one] talia: { $decks }
    [few] talie: { $decks }
   *[many] talie: { $decks }
}
lobby-box = { $cards } z { $all } kart, wybrane losowo

mark-host = gospodarz
mark-away = nie reaguje
mark-vacant = poza grą

team-name = Drużyna { $number }
team-size = { $count } z 2 graczy
team-choose = Wybierz drużynę

panel-title = Zasady gry
panel-hint = Zmiany od razu obowiązują wszystkich w lobby.
panel-rules = Zasady
panel-pace = Tempo gry
panel-decks = Talie, potasowane razem
panel-language = Język gry

button-every-card = { $count ->
    [one] Jedyna karta
    [few] Wszystkie { $count } karty
   *[many] Wszystkie { $count } kart
}

panel-unseen = *Najpierw nowe karty* przenosi karty z ostatnich gier na tym kanale na spód stosu dobierania.

button-unseen-first = Najpierw nowe karty

deck-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
form-goal = Do ilu punktów gracie
form-turns = Ile razy każdy jest narratorem
form-rounds = Ile rund gracie

button-add-computer = Dodaj komputer
button-remove-computer = Usuń komputer

mark-computer = komputer, { $character }

character-poet = dusza poety
character-literal = bierze wszystko dosłownie
character-trickster = chytra natura
character-dreamer = głowa w chmurach

lobby-computers = 🤖 Gracze komputerowi ustępują miejsca, gdy ktoś dołącza.
lobby-practice = 🤖 Gra treningowa z graczami komputerowymi. Ustąpią miejsca, gdy ktoś dołączy.
lobby-known = { $known ->
    [0] 🤖 Te karty nie mają opisów zrozumiałych dla graczy komputerowych. Będą oni zgadywać na ślepo, a skojarzenia zostawią wam.
    [one] 🤖 Gracze komputerowi znają z opisu jedną kartę z { $cards }. Kolejne opiszecie poleceniem **/dixit deck words**.
    [few] 🤖 Gracze komputerowi znają z opisu { $known } karty z { $cards }. Kolejne opiszecie poleceniem **/dixit deck words**.
   *[many] 🤖 Gracze komputerowi znają z opisu { $known } kart z { $cards }. Kolejne opiszecie poleceniem **/dixit deck words**.
}
lobby-skill = Jak dobrze grają gracze komputerowi?
skill-gentle = Łagodni rywale
    .line = Często się mylą, więc wasze karty są bezpieczne
skill-even = Równorzędni rywale
    .line = Trafiają mniej więcej tak często jak ludzie
skill-sharp = Bystrzy rywale
    .line = Rzadko się mylą, więc postawcie na subtelność

thread-opening = Przygotowuję grę w wątku poniżej… Jeśli się nie pojawi, użyj **/dixit start** jeszcze raz.
thread-lobby = { $host } zaczyna grę. Dołączcie tutaj: { $thread }!
thread-playing = Gra trwa tutaj: { $thread }. Widzowie mogą typować.
thread-over = Gra w wątku { $thread } dobiegła końca.
thread-standings = Gra w wątku { $thread } dobiegła końca.

lobby-motto = Jeden obraz, kilka słów, a każdy widzi coś innego.

alt-fan = Karty z talii tej gry, rozłożone w wachlarz.

welcome-title = Cześć, jestem Dixit!
welcome-what = To gra z obrazami jak ze snu, dla 2–12 osób. W każdej rundzie ktoś jest narratorem i podaje skojarzenie do swojej tajnej karty. Pozostali zagrywają po karcie, która też mogłaby pasować do skojarzenia, a potem głosują na kartę narratora.
welcome-start = Naciśnijcie tu *Zacznij grę* albo wpiszcie **/dixit start** na dowolnym kanale. Kto woli najpierw spróbować w pojedynkę, niech naciśnie *Pokaż mi, jak grać*. To tylko dwie minuty.
welcome-settings = -# Osoby z uprawnieniem Zarządzanie serwerem ustawiają poleceniem **/dixit settings**, gdzie i jak się gra.
button-start = Zacznij grę
button-show-how = Pokaż mi, jak grać
