# To, co ludzie czytają podczas gry. Imiona przychodzą z króliczkiem, skojarzenia we własnym cudzysłowie.

## Zasady

rules-dixit-2021 = Dixit
    .short = Klasyka, zacznij od niej: 3–8 graczy, po jednym głosie, gra do 30 punktów
    .sentence = Jedna osoba opowiada, reszta podkłada swoje karty, każdy ma jeden głos. Niech wskażą niektórzy, ale nie wszyscy.
rules-odyssey-2011 = Dixit Odyssey (2011)
    .short = 3–12 graczy, od siedmiu jeden lub dwa głosy, do 30 punktów
    .sentence = Dixit dla dużego stołu: od siedmiu graczy można oddać jeden głos albo dwa, a celny pojedynczy głos jest wart o punkt więcej.
rules-odyssey-2013 = Dixit Odyssey (2013, arabski/hebrajski)
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
    .sentence = Drużyny dwuosobowe: jedna osoba daje kartę, druga głosuje. Wygrywa drużyna, która pierwsza zdobędzie 30 punktów.

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

## Przyciski

button-join = Dołącz
button-join-late = Dołącz do gry
button-leave = Wyjdź
button-begin = Zacznij
button-rules = Zmień zasady
button-how = Jak grać
button-shuffle = Wymieszaj drużyny
button-hand = Moje karty
button-claim = Mam skojarzenie!
button-story = Podaj skojarzenie
button-vote-for = Głosuj na tę kartę
button-look = Obejrzyj z bliska
button-next = Następna runda
button-rematch = Rewanż
button-history = Wszystkie skojarzenia
button-take-seat = Zajmij miejsce w drużynie { $number }

## Lobby

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
lobby-decks = talia: { $decks }
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

## Runda na kanale

round = Runda { $number }
round-of = Runda { $number } · opowiada { $storyteller }
round-void = Ta runda jest unieważniona. Nikt nie dostaje punktów.
claim-open = Karty rozdane. Kto ma pomysł na pierwsze skojarzenie?
claim-blind = Kto poda pierwsze skojarzenie? Nikt jeszcze nie widział kart.
storyteller-thinks = { $storyteller } szuka skojarzenia.
time-left = Czas mija { $when }
next-by-itself = Dalej automatycznie { $when }
news-left = { $player } wychodzi z gry.
news-kicked = { $player } musi wyjść z gry.
news-joined = { $player } siada do stołu.
news-returned = { $player } znów gra.
news-host = { $player } – teraz gospodarz gry.
news-away = { $player } – chyba z dala od stołu: gra nie czeka.
news-passed-over = { $player } – czas minął: kolej przechodzi dalej.
news-card-chosen = { $player } – czas minął: kartę wylosowano.
newcomers = Od następnej rundy grają też: { $people }
seat-empty = { $player } nie bierze już udziału w grze. Miejsce czeka na zastępstwo.
waiting-for = Czekamy na: { $people }
choose = Pozostali: wybierzcie swoją kartę, która najlepiej pasuje do skojarzenia.
choose-two = Pozostali: wybierzcie dwie swoje karty, które najlepiej pasują do skojarzenia.
choose-party = Wszyscy: wybierzcie swoją kartę, która pasuje najlepiej.
choose-team = Partner narratora daje kartę; w każdej innej drużynie jedna osoba daje kartę, a druga głosuje.
team-gave = { $giver } daje kartę, { $voter } głosuje.
vote-one = Która karta należy do narratora?
vote-one-or-two = Która karta należy do narratora? Wybierzcie jedną kartę albo dwie – na dwa głosy.
vote-two = Która karta należy do narratora? Wybierzcie dwie karty albo jedną – na oba głosy.
vote-party = Głosujcie na kartę, którą waszym zdaniem wybierze większość. Narrator zastawia też pułapkę.
look-choose = Inna karta…
alt-waiting = Rewersy kart: na stole { $given } z { $of }.

## Karty gracza, prywatnie

hand-where = { $server } · { $channel } · runda { $number }
    .lobby = { $server } · { $channel }
hand-claim = Oto twoje karty. Jeśli któraś podsuwa ci pomysł, pierwsze skojarzenie jest twoje.
hand-claim-blind = Karty leżą zakryte. Chcesz podać pierwsze skojarzenie?
hand-tell = Teraz opowiadasz ty: naciśnij kartę, do której masz skojarzenie.
hand-tell-blind = Teraz opowiadasz ty: podaj skojarzenie, zanim ktokolwiek obejrzy karty.
hand-wait-story = Twoje karty. { $storyteller } szuka skojarzenia.
hand-wait-blind = { $storyteller } szuka skojarzenia. Wcześniej nikt nie widzi kart: twoje przyjdą razem z nim.
hand-give = { $count ->
    [one] Wybierz kartę, która mogłaby należeć do narratora.
    [few] Wybierz { $count } karty, które mogłyby należeć do narratora.
   *[many] Wybierz { $count } kart, które mogłyby należeć do narratora.
}
hand-give-party = { $count ->
    [one] Wybierz kartę, która pasuje najlepiej.
    [few] Wybierz { $count } karty, które pasują najlepiej.
   *[many] Wybierz { $count } kart, które pasują najlepiej.
}
hand-give-mate = Opowiada druga osoba z twojej drużyny: wybierz kartę, która mogłaby być tą właściwą.
hand-give-team = Daj kartę za drużynę albo zostaw to swojemu partnerowi i głosuj. Uzgodnijcie to na kanale.
hand-teammate-gave = { $player } daje kartę za waszą drużynę. Ty głosujesz.
hand-given = { $count ->
    [1] Twoja karta na stole: { $cards }. Naciśnij inną, żeby zmienić, albo tę samą, żeby ją zabrać.
   *[other] Twoje karty na stole: { $cards }. Naciśnij inną, żeby zmienić, albo jedną z nich, żeby ją zabrać.
}
hand-story-told = Skojarzenie podane. Pozostali wybierają karty.
hand-story-judged = Szukają twojej karty. Niczego po sobie nie pokazuj.
hand-mate-judged = Szukają karty twojej drużyny. W tej rundzie nie głosujecie.
hand-no-vote = W tej rundzie głosuje druga osoba z twojej drużyny.
hand-vote-one = Która karta należy do narratora?
hand-vote-two = Która karta należy do narratora? Wybierz dwie karty albo jedną – na oba głosy.
hand-vote-one-or-two = Która karta należy do narratora? Wybierz jedną kartę albo dwie – na dwa głosy.
hand-vote-party = Na którą kartę zagłosuje większość? Głosuj na nią.
hand-voted = Twój głos: { $slots }. Możesz go zmienić, dopóki nie zagłosują wszyscy.
hand-trap = Zastaw pułapkę: głos na tę kartę nic nie da.
hand-trapped = Twoja pułapka leży na karcie { $slot }: kto na nią głosuje, nie dostaje nic.
hand-scored = Głosy zebrane: zajrzyj na kanał.
hand-lobby = Jesteś w grze. Karty przyjdą tutaj, gdy tylko zostaną rozdane.
hand-finished = Gra zakończona.
hands-behind-button = Trwa teraz wiele gier: karty są pod przyciskiem *Moje karty*.
hand-farewell = Nie masz już miejsca przy tym stole.
hand-result = { $points ->
    [one] Gra na { $channel } na serwerze { $server } zakończona. 🏆 { $winners }. Twoje miejsce: { $place }, twój wynik: { $points } punkt.
    [few] Gra na { $channel } na serwerze { $server } zakończona. 🏆 { $winners }. Twoje miejsce: { $place }, twój wynik: { $points } punkty.
   *[many] Gra na { $channel } na serwerze { $server } zakończona. 🏆 { $winners }. Twoje miejsce: { $place }, twój wynik: { $points } punktów.
}
hand-result-none = Gra na { $channel } na serwerze { $server } zakończona, zanim ktoś zdobył punkty.
slot = Karta { $slot }
vote-doubled = { $slot } ×2
vote-choose = Twój głos
trap-choose = Twoja pułapka
form-clue-title = Twoje skojarzenie
form-clue-card = Twoje skojarzenie do karty { $card }
form-clue-label = Skojarzenie
form-clue-hint = Słowo, wers, dźwięk, tytuł…

## Odkrycie

verdict-just-right = { $count ->
    [one] ★ To była karta **{ $slot }**. Wskazała ją { $count } osoba: w sam raz.
    [few] ★ To była karta **{ $slot }**. Wskazały ją { $count } osoby: w sam raz.
   *[many] ★ To była karta **{ $slot }**. Wskazało ją { $count } osób: w sam raz.
}
verdict-too-easy = ★ To była karta **{ $slot }**. Wskazali ją wszyscy: za łatwo! Skojarzenie bez punktów.
verdict-too-hard = ★ To była karta **{ $slot }**. Nie wskazał jej nikt: za trudno! Skojarzenie bez punktów.
verdict-no-votes = Nikt nie głosował, więc nikt nie dostaje punktów.
verdict-party = 🏆 Najwięcej głosów i wygrana rundy: **{ $slots }**
verdict-no-trap = Tym razem bez pułapki.
verdict-trap = ⚠️ Karta **{ $slot }** była pułapką.
card-voters = ← { $people }
gained = **+{ $points }**
gained-sum = **+{ $points }** ({ $sum })
gained-each = po **+{ $points }**
gained-nothing = Tym razem nic: { $people }
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
alt-podium = Króliczki na swoich miejscach.

## Koniec

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
award-story = 📖 **Najlepsze skojarzenie** · { $people }
award-bluff = { $count ->
    [one] 🎭 **Najlepszy blef** · { $people } · { $count } zwabiony głos
    [few] 🎭 **Najlepszy blef** · { $people } · { $count } zwabione głosy
    [many] 🎭 **Najlepszy blef** · { $people } · { $count } zwabionych głosów
   *[other] 🎭 **Najlepszy blef** · { $people } · { $count } zwabionego głosu
}
award-mind-readers = 🔮 **Czytanie w myślach** · { $people }
award-comeback = 🚀 **Wielki powrót** · { $people }
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
score-title = Wynik
history-title = Skojarzenia z tej gry
history-empty = Nie było jeszcze żadnego skojarzenia.
history-round = **{ $number }.** { $storyteller }: „{ $clue }” · karta { $slot }
history-found = trafne głosy: { $people }
history-gain = { $who } +{ $points }
history-more = { $count ->
    [one] … i { $count } wcześniejsze.
    [few] … i { $count } wcześniejsze.
   *[many] … i { $count } wcześniejszych.
}
