# Short private answers to presses and commands, and questions before something ends.

more-time = Teraz wszyscy mają więcej czasu.
button-stop = Zakończ grę
ask-stop = Zakończyć grę dla wszystkich, z obecnym wynikiem? Jeśli nie, po prostu zignoruj tę wiadomość.
ask-leave = Wyjść z gry? Pozostali zagrają dalej bez ciebie. Jeśli chcesz zostać, po prostu zignoruj tę wiadomość.
    .ending = Wyjść z gry? Bez ciebie zostanie za mało graczy i gra skończy się dla wszystkich. Jeśli chcesz zostać, po prostu zignoruj tę wiadomość.
button-leave-now = Wyjdź z gry
ask-kick = Jeśli { $player } wypadnie z gry, zostanie za mało graczy i gra skończy się dla wszystkich. Czy tego chcesz? Jeśli nie, po prostu zignoruj tę wiadomość.
joined = Jesteś w grze!
joined-late = Jesteś w grze! Karty dostaniesz na początku następnej rundy.
begun = Karty rozdane. Naciśnij *Moje karty*.
left = Nie bierzesz już udziału w grze.
kicked = { $player } nie jest już w grze i nie może wrócić, dopóki nie naciśniesz *Wpuść ponownie*.
button-let-in = Wpuść ponownie
let-in = { $player } może znów dołączyć do gry.
skipped = Koniec czekania. Gra toczy się dalej.
stopped = Gra zakończona.
next-started = Zaczęła się następna runda.
team-chosen = Grasz w drużynie { $number }.
teams-shuffled = Drużyny wymieszane.
seat-taken = To miejsce jest twoje, razem z kartami. Zobaczysz je przyciskiem *Moje karty*.
card-given = Zagrywasz kartę { $card } ze swojej ręki. Dopóki nie zagrają wszyscy, możesz ją cofnąć przyciskiem *Moje karty*.
    .last = Zagrywasz kartę { $card } ze swojej ręki. Teraz wszystkie karty są na stole.
voted-last = Głosujesz na { $slots }. To był ostatni głos!
vote-replaced = Twój wcześniejszy głos na { $slots } już się nie liczy.
clue-out-party = Twoje skojarzenie już padło. Teraz wszyscy zagrywają karty, ty też. Naciśnij *Moje karty*.
clue-out-pair = Twoje skojarzenie już padło. Teraz druga osoba szuka twojej karty.
card-back = Karta { $card } wraca na twoją rękę.
table-posted = Oto gra jeszcze raz.
game-open = Na tym kanale jest już gra: { $link }. Następną zacznij na innym kanale albo w wątku.
    .link = otwórz ją
dms-closed = Nie mogę wysyłać ci wiadomości prywatnych, więc gdy chcesz zobaczyć swoje karty, naciśnij *Moje karty* na kanale.
dms-later = Discord nie pozwala mi teraz wysłać ci wiadomości prywatnej. Swoje karty zobaczysz na kanale przyciskiem *Moje karty*. Za minutę spróbuję ponownie.
computers-seated = { $count ->
    [0] W tej grze nie ma teraz graczy komputerowych.
    [one] W tej grze jest teraz jeden gracz komputerowy.
    [few] W tej grze jest teraz { $count } graczy komputerowych.
   *[many] W tej grze jest teraz { $count } graczy komputerowych.
}
skill-chosen-gentle = Gracze komputerowi będą teraz pobłażliwi.
skill-chosen-even = Gracze komputerowi będą teraz trafiać mniej więcej tak często jak ludzie.
skill-chosen-sharp = Gracze komputerowi będą teraz bardzo bystrzy, więc postaw na subtelność.
audience-noted = Typujesz { $slots }. Nie daje to punktów, ale po odkryciu kart zobaczysz, co myśleli widzowie.
audience-too-late = Głosowanie na te karty już się skończyło, więc twój typ się nie liczy. W następnej rundzie możesz typować znowu.
audience-hidden = W tej grze widzowie nie mogą typować, więc twój typ się nie liczy. Żeby zagrać, wpisz **/dixit join**.
not-your-turn = Skojarzenie podaje teraz { $storyteller }. Tymczasem przejrzyj swoje karty przyciskiem *Moje karty*.
    .blind = Skojarzenie podaje teraz { $storyteller }. Swoje karty zobaczysz razem ze skojarzeniem.
    .newcomer = Skojarzenie podaje teraz { $storyteller }. Karty dostaniesz na początku następnej rundy.
    .join = Skojarzenie podaje teraz { $storyteller }. Żeby zagrać z innymi, naciśnij *Dołącz*.
    .watch = Skojarzenie podaje teraz { $storyteller }. Wkrótce zobaczysz tu wszystkie karty.
starred = Twoja gwiazdka jest przy „{ $clue }”. Wybierz w menu inne skojarzenie, żeby ją przenieść. Nikt nie widzi, czyje są gwiazdki.
star-own = Nie możesz dać gwiazdki własnemu skojarzeniu. Wybierz cudze.
daily-noted = Typujesz kartę { $slot }. Możesz zmienić typ, dopóki nie pojawi się odpowiedź ({ $when }).
daily-over = Na to skojarzenie dnia jest już za późno. Typuj w najnowszym.
daily-own-clue = To twoje skojarzenie, więc znasz odpowiedź. Niech zgadują inni.
daily-bad-time = Nie rozumiem tej godziny. Wpisz godzinę i minuty, na przykład 18:30.
daily-bad-zone = Nie znam tej strefy czasowej. Wybierz jedną z listy, która pojawia się podczas pisania, na przykład Europe/Warsaw.
album-sent = Album czeka w twoich wiadomościach prywatnych. Możesz go stamtąd przekazać dalej.
album-here = Nie udało się wysłać ci wiadomości prywatnej, więc oto album. Zapisz obrazki, jeśli chcesz je zachować.
pause-asked = Wszyscy już wiedzą, że prosisz o przerwę. Decyduje gospodarz ({ $host }) albo moderator.
resume-asked = Wszyscy już wiedzą, że chcesz grać dalej. Decyduje gospodarz ({ $host }) albo moderator.
paused = Gra jest wstrzymana i nikomu nie ucieka czas. Naciśnij *Wznów*, żeby grać dalej.
resumed = Gra toczy się dalej.
host-lobby = Gra jeszcze się nie zaczęła. Na razie gospodarz może zmienić wszystko przyciskiem *Zmień zasady*.
