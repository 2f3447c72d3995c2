# Decks that servers make: uploads before they count, pages of a deck, why a picture is refused.

deck-made = Talia „{ $deck }” jest gotowa. Naciśnij *Dodaj obrazki* i wybierz do dziesięciu naraz albo jeden zip. Później to samo zrobisz poleceniem **/dixit deck add**.
deck-named = Talia nazywa się teraz „{ $deck }”.
deck-card = Karta { $number }
deck-enough = { $players ->
    [one] wystarczy dla { $players } gracza
    [few] wystarczy dla { $players } graczy
   *[many] wystarczy dla { $players } graczy
}
deck-missing = { $count ->
    [one] do gry 3-osobowej brakuje jeszcze jednej karty
    [few] do gry 3-osobowej brakuje jeszcze { $count } kart
   *[many] do gry 3-osobowej brakuje jeszcze { $count } kart
}
deck-empty = W tej talii nie ma jeszcze kart. Dodaj je poleceniem **/dixit deck add**.
deck-describe = { $count ->
    [one] Jedna karta nie ma tu opisu. Zdanie o niej pomoże znajomym, którzy nie mogą jej zobaczyć. Naciśnij *Opisz*.
    [few] { $count } karty nie mają tu opisu. Zdanie o każdej z nich pomoże znajomym, którzy nie mogą ich zobaczyć. Naciśnij *Opisz*.
   *[many] { $count } kart nie ma tu opisu. Zdanie o każdej z nich pomoże znajomym, którzy nie mogą ich zobaczyć. Naciśnij *Opisz*.
}
deck-describe-more = { $count ->
    [one] Po nich będzie jeszcze jedna karta.
    [few] Po nich będą jeszcze { $count } karty.
   *[many] Po nich będzie jeszcze { $count } kart.
}
deck-described = { $count ->
    [0] Nie zapisano żadnego opisu.
    [one] Dziękuję! Zapisano jeden opis.
    [few] Dziękuję! Zapisano { $count } opisy.
   *[many] Dziękuję! Zapisano { $count } opisów.
}
deck-added = Kto dodał: { $person }, { $when }
deck-shared = { $count ->
    [one] Oto „{ $deck }” w jednym pliku. Można go dodać na każdym serwerze poleceniem **/dixit deck add**.
    [few] Oto „{ $deck }” w { $count } plikach. Można je dodać na każdym serwerze poleceniem **/dixit deck add**.
   *[many] Oto „{ $deck }” w { $count } plikach. Można je dodać na każdym serwerze poleceniem **/dixit deck add**.
}
deck-removed = Usunięto talię „{ $deck }”. Gry, w których już jest, można z nią dokończyć.

card-removed = Usunięto kartę { $number } z talii „{ $deck }”. Gry, w których już jest, można z nią dokończyć.
card-reported = Dziękuję! Karta { $number } nie trafi do nowych gier, dopóki nie zdecyduje ktoś, kto zarządza serwerem.
report-cleared = Karta { $number } zostaje w talii „{ $deck }” i wraca do nowych gier.
report-notice = Zgłoszono kartę { $number } z talii „{ $deck }” (serwer { $server }). Nie trafi do nowych gier, dopóki nie zdecydujesz w **/dixit deck show**.

deck-reported = { $person } zgłasza kartę { $number } ({ $when }). Nie trafi ona do nowych gier, dopóki nie zdecydujesz.
deck-working = Przygotowuję karty: { $done } z { $of }

no-description = nie ma jeszcze opisu
ask-remove-deck = { $count ->
    [0] Usunąć talię „{ $deck }”? Tego nie da się cofnąć.
    [one] Usunąć talię „{ $deck }” razem z jej jedyną kartą? Tego nie da się cofnąć.
    [few] Usunąć talię „{ $deck }” i jej { $count } karty? Tego nie da się cofnąć.
   *[many] Usunąć talię „{ $deck }” i jej { $count } kart? Tego nie da się cofnąć.
}
ask-remove-card = Usunąć kartę { $number } z talii „{ $deck }”? Tego nie da się cofnąć.

button-remove = Usuń
button-report-keep = Zostaw
button-describe = Opisz
button-deck-add = Dodaj obrazki

draft-which-title = Która talia?
draft-which = Niczego jeszcze nie dodano. Wybierz talię, do której mają trafić te karty.
draft-title = Nowe karty do talii „{ $deck }”
draft-intro = Niczego jeszcze nie dodano. Tak będą wyglądać karty. Jeśli ci się podobają, naciśnij *{ $button }*.
draft-framing = Wybierz karty, a potem kadr. Jeśli nie wybierzesz żadnej, dotyczy to całej strony.
draft-choose = Karty do zmiany
draft-deck-choose = Wybierz talię
draft-choose-first = Najpierw wybierz karty w menu.
draft-left-out = pominięta
draft-more = { $count ->
    [one] i jeszcze jedna taka
    [few] i jeszcze { $count } takie
   *[many] i jeszcze { $count } takich
}
draft-moving = Karta { $number } to animowany obrazek. Zostanie z niego pierwsza klatka.
draft-twin = Karta { $number } jest podobna do karty { $other } z talii „{ $deck }”. Obie są pokazane niżej.
draft-same = Karta { $number } już jest w talii „{ $deck }” jako karta { $other }, więc została pominięta.
draft-twin-upload = Karta { $number } jest podobna do karty { $other }. Obie są pokazane niżej.
draft-rejected = „{ $file }”: { $why }
draft-working = Oglądam obrazki: { $done } z { $of }
draft-kept = { $count ->
    [one] Dodano jedną kartę do talii „{ $deck }”. Żeby nią grać, wybierz talię w lobby przyciskiem *Zmień zasady*.
    [few] Dodano { $count } karty do talii „{ $deck }”. Żeby nimi grać, wybierz talię w lobby przyciskiem *Zmień zasady*.
   *[many] Dodano { $count } kart do talii „{ $deck }”. Żeby nimi grać, wybierz talię w lobby przyciskiem *Zmień zasady*.
}
draft-none = Z żadnego z tych plików nie da się zrobić karty. Niczego nie zapisano.
draft-dropped = Odrzucono. Niczego nie zapisano.
draft-nothing = Wszystkie karty są pominięte, więc nie ma czego dodać. Przywróć którąś albo naciśnij *Odrzuć*.

deck-interrupted = Przerwał to restart bota. Co już jest, zobaczysz poleceniem **/dixit deck show**. Resztę zrób jeszcze raz.

draft-gone = Tych plików już tu nie ma. Dodaj je jeszcze raz poleceniem **/dixit deck add**.

framing-whole = cały obrazek, z ramką
framing-top = przycięty, góra albo lewa strona
framing-middle = przycięty, środek
framing-bottom = przycięty, dół albo prawa strona

button-framing-whole = Cały
button-framing-top = Góra / lewa
button-framing-middle = Środek
button-framing-bottom = Dół / prawa
button-draft-skip = Pomiń / przywróć
button-draft-keep = { $count ->
    [one] Dodaj jedną kartę
    [few] Dodaj { $count } karty
   *[many] Dodaj { $count } kart
}
button-draft-drop = Odrzuć

alt-draft = Przesłane obrazki jako karty, numery { $numbers }.
alt-draft-first = Obrazki z wiadomości jako karty.
alt-undescribed = Karty { $numbers }, jeszcze bez opisu.
alt-twins = Podobne do siebie obrazki, obok siebie.

form-files-title = Dodaj obrazki
form-files-label = Obrazki
form-files-tip = Do dziesięciu obrazków (PNG, JPEG, WebP, GIF) albo jeden zip z obrazkami.
form-deck-title = Talia
form-deck-name = Nazwa
form-card-title = Karta { $number }
form-card-name = Tytuł
form-card-alt = Co na niej widać?
form-alts-title = { $count ->
    [1] Co widać na tej karcie?
   *[other] Co widać na tych kartach?
}
form-alt-hint = Lis czyta list przy świecy

upload-one-zip = Dodaj jeden zip bez innych plików albo do dziesięciu obrazków.
upload-failed = Tych plików nie udało się otworzyć, więc niczego nie zapisano. Spróbuj z innymi.
upload-not-fetched = Nie udało mi się pobrać tego pliku z Discorda, więc niczego nie zapisano. Dodaj go jeszcze raz.
upload-empty = plik jest pusty. Wybierz inny.
upload-too-heavy = plik jest większy niż { $most } MB. Zmniejsz go.
upload-not-a-picture = to nie jest obrazek. Wybierz PNG, JPEG, WebP albo GIF.
upload-drawing = to rysunek SVG. Zapisz go jako PNG.
upload-other-kind = ten format nie jest obsługiwany. Zapisz obrazek jako JPEG albo PNG.
upload-damaged = obrazek jest uszkodzony albo ucięty. Zapisz go jeszcze raz.
upload-too-large = obrazek ma ponad { $most } mln pikseli. Zmniejsz go.
upload-too-small = { $least ->
    [one] obrazek jest za mały. Każdy bok musi mieć co najmniej { $least } piksel.
    [few] obrazek jest za mały. Każdy bok musi mieć co najmniej { $least } piksele.
   *[many] obrazek jest za mały. Każdy bok musi mieć co najmniej { $least } pikseli.
}
upload-too-long = jeden bok obrazka jest ponad { $most } razy dłuższy od drugiego. Najpierw go przytnij.
upload-blank = obrazek ma tylko jeden kolor. Wybierz inny.
upload-too-costly = otwarcie tego obrazka wymaga zbyt dużo czasu albo pamięci. Zapisz go jeszcze raz jako zwykły JPEG albo PNG.
upload-words = słów, które zawiera, nie da się odczytać, więc karty będą bez nich.
upload-zip-damaged = Ten zip jest uszkodzony, więc niczego nie zapisano. Spakuj obrazki jeszcze raz.
upload-zip-locked = Ten zip ma hasło, więc niczego nie zapisano. Dodaj zip bez hasła.
upload-zip-bomb = Po rozpakowaniu ten zip miałby więcej niż { $most } MB, więc niczego nie zapisano. Podziel go na mniejsze.
upload-zip-crowded = { $most ->
    [one] W tym zipie jest więcej niż { $most } plik, więc niczego nie zapisano. Podziel go na mniejsze.
    [few] W tym zipie jest więcej niż { $most } pliki, więc niczego nie zapisano. Podziel go na mniejsze.
   *[many] W tym zipie jest więcej niż { $most } plików, więc niczego nie zapisano. Podziel go na mniejsze.
}
upload-zip-climbs = Ścieżka w tym zipie wychodzi poza jego folder, więc niczego nie zapisano. Spakuj obrazki jeszcze raz.
upload-zip-link = W tym zipie jest dowiązanie, więc niczego nie zapisano. Włóż do niego same obrazki.
upload-zip-nested = W tym zipie jest drugi zip, więc niczego nie zapisano. Włóż wszystkie obrazki do jednego.
upload-zip-name = Nazwa jednego z plików w tym zipie ma niewidoczne znaki, więc niczego nie zapisano. Zmień ją.
upload-zip-nameless = Jeden z plików w tym zipie nie ma nazwy, więc niczego nie zapisano. Spakuj obrazki jeszcze raz.
upload-zip-method = Ten zip jest skompresowany w nietypowy sposób, więc niczego nie zapisano. Spakuj obrazki jeszcze raz jako zwykły zip.
upload-zip-no-pictures = W tym zipie nie ma obrazków. Dodaj taki z plikami PNG, JPEG, WebP albo GIF.
upload-busy = Twoje poprzednie pliki są jeszcze otwierane. Poczekaj, aż zobaczysz karty, i dopiero wtedy dodaj następne.
upload-no-room = Zbyt wiele przesłanych plików czeka na decyzję. Dodaj starsze albo naciśnij przy nich *Odrzuć*, albo spróbuj za 15 minut.
