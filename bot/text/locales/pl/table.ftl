# The round in the channel: whose turn it is, the table, time, news, and spectators.

button-look = Obejrzyj z bliska
button-take-seat = Zajmij miejsce w drużynie { $number }

round = Runda { $number }
round-of = Runda { $number } · opowiada { $storyteller }
round-void = Ta runda jest unieważniona. Nikt nie dostaje punktów.

claim-open = Karty rozdane. Kto ma pomysł na pierwsze skojarzenie?
claim-blind = Kto poda pierwsze skojarzenie? Nikt jeszcze nie widział kart.
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
slot = Karta { $slot }


news-story-passed = { $player } nie znajduje słów do tych kart i zostawia opowiadanie ludziom.

audience-invited = 👀 Nie grasz? Zgaduj w menu poniżej: publiczność liczy się osobno, a wynik pojawi się po odkryciu kart.
audience-guessed = 👀 Publiczność: { $found } z { $people } na kartę { $slot }
audience-favourite = 👀 Wybór publiczności: { $who } ({ $count ->
    [one] { $count } głos
    [few] { $count } głosy
   *[many] { $count } głosów
})

button-time = Więcej czasu

news-more-time = { $player } prosi o więcej czasu.
