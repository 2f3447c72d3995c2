# The round in the channel: whose turn it is, the table, time, news, and spectators.

button-look = Obejrzyj z bliska
button-take-seat = Dołącz do drużyny { $number }

round = Runda { $number }
round-of = Runda { $number } · opowiada { $storyteller }
round-void = Ta runda została unieważniona, więc nikt nie dostaje punktów.

claim-open = Karty rozdane! Otwórzcie *Moje karty*. Jeśli któraś podsuwa wam skojarzenie, naciśnijcie *Mam pomysł!*, żeby zacząć.
claim-blind = Kto poda pierwsze skojarzenie? Naciśnijcie *Mam pomysł!* Karty zobaczycie dopiero potem.
theme-line = Temat tego skojarzenia: **{ $theme }**
storyteller-turn = { $storyteller }, twoja kolej! Naciśnij *Podaj skojarzenie*, wybierz kartę i wpisz skojarzenie do niej.
    .blind = { $storyteller }, twoja kolej! Naciśnij *Podaj skojarzenie* i wpisz, co chcesz.
    .computer = { $storyteller } szuka skojarzenia.
storyteller-others = Pozostali mogą tymczasem przejrzeć swoje karty przyciskiem *Moje karty*.
    .blind = Pozostali zobaczą swoje karty, gdy padnie skojarzenie.
time-left = ⏳ Koniec czasu { $when }
next-by-itself = Następna runda { $when }

news-left = { $player } wychodzi z gry.
news-kicked = Usunięto z gry: { $player }.
news-joined = { $player } dołącza do gry.
news-returned = { $player } wraca do gry.
news-host = { $player } przejmuje rolę gospodarza.
news-away = { $player } nie reaguje, więc gra nie będzie czekać.
news-passed-over = { $player } nie zdąża, więc kolej przechodzi dalej.
news-card-chosen = { $player } nie zdąża, więc kartę wybiera los.

newcomers = W grze od następnej rundy: { $people }
seat-empty = { $player } wychodzi z gry. Wolne miejsce można zająć przyciskiem poniżej.
waiting-for = Czekamy na: { $people }
behind-button = Bez wiadomości prywatnej: { $people }. Żeby zagrać, wystarczy nacisnąć *Moje karty*.

call-claim = Karty rozdane. Obejrzeć je można przyciskiem *Moje karty*, a kto ma pomysł, może podać pierwsze skojarzenie. Czekamy na: { $people }
    .blind = Pierwsze skojarzenie pada jeszcze przed kartami. Kto chce je podać, naciska *Moje karty*. Czekamy na: { $people }
call-storytelling = { $people }, twoja kolej na skojarzenie. Naciśnij *Podaj skojarzenie*.
call-submitting = Skojarzenie już padło, czas zagrać kartę przyciskiem *Moje karty*. Czekamy na: { $people }
call-voting = Karty są na stole, czas zagłosować przyciskiem *Moje karty*. Czekamy na: { $people }
call-again = Wszyscy czekają na: { $people }. Wystarczy nacisnąć *Moje karty*.

choose = Pozostali: naciśnijcie *Zagraj kartę* i wybierzcie taką, która mogłaby pasować do skojarzenia.
choose-two = Pozostali: naciśnijcie *Zagraj kartę* i wybierzcie dwie, które mogłyby pasować do skojarzenia.
choose-party = Wszyscy: naciśnijcie *Zagraj kartę* i wybierzcie tę, która najlepiej pasuje do skojarzenia.
choose-team = Partner narratora: naciśnij *Zagraj kartę*. W każdej innej drużynie jedna osoba naciska *Zagraj kartę*, a druga głosuje.

team-gave = { $giver } zagrywa kartę, { $voter } głosuje.

vote-one = Która karta należy do narratora? Zagłosujcie w menu poniżej.
vote-one-or-two = Która karta należy do narratora? Wybierzcie w menu poniżej jedną albo, jeśli nie macie pewności, dwie.
vote-two = Która karta należy do narratora? Wybierzcie w menu poniżej dwie albo tylko jedną, żeby oddać na nią oba głosy.
vote-up-to-three = Która karta należy do narratora? Można wybrać w menu poniżej jedną, dwie albo trzy. Im mniej, tym więcej punktów.
vote-party = Na którą kartę zagłosuje większość? Oddajcie na nią głos w menu poniżej. Narrator zastawia też pułapkę przyciskiem *Moje karty*.

look-choose = Inna karta…
look-own = Ta karta jest twoja, więc nie możesz na nią głosować.
look-played = Ta karta jest już zagrana.
alt-waiting = Zakryte karty na stole: { $given } z { $of }.
slot = Karta { $slot }

cards-named = kartę { $card }
    .two = karty { $card } i { $second }
    .three = karty { $card }, { $second } i { $third }
    .twice = kartę { $card } oboma głosami

news-story-passed = { $player } nie znajduje skojarzenia do tych kart i oddaje kolej.

audience-invited = 👀 Nie gracie? Typujcie w menu poniżej! Nie daje to punktów.
audience-guessed = { $found ->
    [0] 👀 Żaden widz nie wytypował karty { $slot }
    [one] 👀 Kartę { $slot } wytypował 1 widz z { $people }
    [few] 👀 Kartę { $slot } wytypowało { $found } widzów z { $people }
   *[many] 👀 Kartę { $slot } wytypowało { $found } widzów z { $people }
}
audience-favourite = 👀 Ulubieniec widzów: { $who } ({ $count ->
    [one] { $count } typ
    [few] { $count } typy
   *[many] { $count } typów
})

button-time = Więcej czasu

news-more-time = { $player } prosi o więcej czasu.
