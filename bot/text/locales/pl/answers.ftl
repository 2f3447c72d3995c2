# Short private answers to presses and commands, and questions before something ends.

more-time = Teraz jest więcej czasu.
button-stop = Zakończ grę
ask-stop = Zakończyć grę dla wszystkich, z obecnymi punktami? Jeśli nie, po prostu nic nie naciskaj.
ask-kick = Jeśli { $player } wyjdzie, graczy będzie za mało i gra skończy się dla wszystkich. Na pewno? Jeśli nie, po prostu nic nie naciskaj.
joined = Jesteś w grze.
joined-late = Dostaniesz karty na początku następnej rundy.
begun = Karty rozdane.
left = Nie bierzesz już udziału w grze.
kicked = { $player } nie bierze już udziału w grze.
skipped = Koniec czekania: gramy dalej.
stopped = Gra zakończona.
next-started = Zaczęła się następna runda.
team-chosen = Twoja drużyna: { $number }.
teams-shuffled = Drużyny wymieszane.
seat-taken = To miejsce jest twoje, razem z kartami. Naciśnij *Moje karty*.
card-given = Karta { $card } leży na stole.
card-back = Karta { $card } jest na twojej ręce.
table-posted = Oto stół jeszcze raz.
game-open = Na tym kanale jest już otwarta gra: { $link }. Kolejną zacznij na innym kanale albo w wątku.
    .link = przejdź do niej
dms-closed = Nie mogę wysyłać ci wiadomości prywatnych, więc naciskaj *Moje karty* na kanale, kiedy chcesz zobaczyć swoje karty.
computers-seated = { $count ->
    [0] Przy tym stole nie ma graczy komputerowych.
    [one] Gracze komputerowi przy tym stole: { $count }.
    [few] Gracze komputerowi przy tym stole: { $count }.
   *[many] Gracze komputerowi przy tym stole: { $count }.
}
audience-noted = Twój typ: { $slots }. Liczy się wśród typów publiczności i nie daje punktów; po odkryciu kart zobaczysz, ile osób trafiło.
