# Wokół gry: więcej czasu, pytanie przed końcem, album, motto lobby.

button-time = Więcej czasu
news-more-time = { $player } prosi o więcej czasu.
more-time = Teraz jest więcej czasu.
error-time-given = Czas już przedłużono: można to zrobić raz na skojarzenie, raz na wybór kart i raz na głosowanie.
error-time-enough = Jest jeszcze dość czasu. Poproś, gdy będzie się kończył.

button-album = Przeglądaj album
button-share = Udostępnij album
button-page-back = Wstecz
button-page-on = Dalej
album-line = **{ $number }.** „{ $clue }” · { $storyteller }
album-page = Strona { $page } z { $pages }
album-shared = Album jest już na kanale: { $link }.
    .link = przejdź do niego

button-stop = Zakończ grę
ask-stop = Zakończyć grę dla wszystkich, z obecnymi punktami? Jeśli nie, po prostu nic nie naciskaj.
ask-kick = Jeśli { $player } wyjdzie, graczy będzie za mało i gra skończy się dla wszystkich. Na pewno? Jeśli nie, po prostu nic nie naciskaj.

lobby-motto = Jeden obraz, kilka słów, a każdy widzi coś innego.
alt-fan = Karty z talii tej gry, rozłożone w wachlarz.
