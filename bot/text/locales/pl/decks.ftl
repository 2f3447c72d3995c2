# Decks that servers make: uploads before they count, pages of a deck, why a picture is refused.

deck-made = Talia „{ $deck }” jest gotowa. Dodaj obrazki poleceniem **/dixit deck add**: do dziesięciu naraz albo zip.
deck-named = Talia nazywa się teraz „{ $deck }”.
deck-card = Karta { $number }
deck-enough = wystarczy, gdy graczy jest najwyżej { $players }
deck-missing = do gry we troje brakuje jeszcze kart: { $count }
deck-empty = W tej talii nie ma jeszcze kart. Dodaj je poleceniem **/dixit deck add**.
deck-describe = Karty bez opisu tutaj: { $count }. Zdanie o tym, co na nich widać, pomoże tym, którzy ich nie widzą.
deck-described = Dziękuję. Zapisane opisy: { $count }
deck-added = Kto dodał: { $person }, { $when }
deck-shared = „{ $deck }” w plikach, które można dodać na każdym serwerze poleceniem **/dixit deck add**: { $count }
deck-removed = Usunięto talię „{ $deck }”. Grę, w której już jest, można z nią dokończyć.

card-removed = Usunięto kartę { $number } z talii „{ $deck }”. Grę, w której już jest, można z nią dokończyć.
card-reported = Dziękuję. Karta { $number } nie trafi do nowych gier, dopóki nie zdecyduje moderator.
report-cleared = Karta { $number } zostaje w talii „{ $deck }” i znów może trafić do nowych gier.
report-notice = Serwer { $server }: zgłoszono kartę { $number } z talii „{ $deck }”. Nie trafi do nowych gier, dopóki nie zdecydujesz: **/dixit deck show**.

deck-reported = Kartę { $number } zgłasza { $person } ({ $when }). Nie trafi do nowych gier, dopóki nie zdecydujesz.
deck-working = Przygotowuję karty: { $done } z { $of }

no-description = nie ma jeszcze opisu
ask-remove-deck = Usunąć talię „{ $deck }” na dobre? Karty w niej: { $count }
ask-remove-card = Usunąć kartę { $number } z talii „{ $deck }” na dobre?

button-remove = Usuń
button-report-keep = Zostaw
button-describe = Opisz

draft-title = Nowe karty do talii „{ $deck }”
draft-intro = Niczego jeszcze nie dodano. Tak będą wyglądać karty; dodaj je, jeśli ci się podobają.
draft-framing = Wybierz karty, a potem kadr. Bez wyboru dotyczy to całej strony.
draft-choose = Karty do zmiany
draft-choose-first = Najpierw wybierz karty w menu.
draft-left-out = pominięta
draft-more = jeszcze takich: { $count }
draft-moving = { $number }: animowany obrazek; kartą będzie pierwsza klatka.
draft-twin = { $number } jest podobna do karty { $other } z talii „{ $deck }”; obie są pokazane niżej.
draft-same = { $number } już jest: to karta { $other } z talii „{ $deck }”. Została pominięta.
draft-twin-upload = { $number } jest podobna do { $other }; obie są pokazane niżej.
draft-rejected = „{ $file }”: { $why }
draft-working = Oglądam obrazki: { $done } z { $of }
draft-kept = Karty dodane do talii „{ $deck }”: { $count }. Wybierz talię w lobby przyciskiem *Zmień zasady*.
draft-none = Z tych plików nie da się zrobić żadnej karty. Niczego nie zapisano.
draft-dropped = Wyrzucono. Niczego nie zapisano.
draft-nothing = Wszystkie karty są pominięte, więc nie ma czego dodać.
draft-gone = Tych plików już tu nie ma. Dodaj je jeszcze raz poleceniem **/dixit deck add**.

framing-whole = cała, na papierze
framing-top = przycięta, góra lub lewa strona
framing-middle = przycięta, środek
framing-bottom = przycięta, dół lub prawa strona

button-framing-whole = Cała
button-framing-top = Góra / lewa strona
button-framing-middle = Środek
button-framing-bottom = Dół / prawa strona
button-draft-skip = Pomiń / weź
button-draft-keep = Dodaj karty: { $count }
button-draft-drop = Wyrzuć

alt-draft = Przesłane obrazki jako karty, numery { $numbers }.
alt-undescribed = Karty { $numbers }, jeszcze bez opisu.
alt-twins = Podobne obrazki obok siebie.

form-deck-title = Talia
form-deck-name = Jej nazwa
form-card-title = Karta { $number }
form-card-name = Tytuł
form-card-alt = Co na niej widać
form-alts-title = Co widać na tych kartach?
form-alt-hint = Lis czyta list przy świecy

upload-one-zip = Dodaj jeden zip osobno albo do dziesięciu obrazków.
upload-failed = Tych plików nie udało się otworzyć. Niczego nie zapisano; spróbuj z innymi.
upload-not-fetched = Discord nie przekazał pliku tak, jak zapowiadał. Niczego nie zapisano; dodaj go jeszcze raz.
upload-empty = plik jest pusty.
upload-too-heavy = plik ma więcej niż { $most } MB.
upload-not-a-picture = to nie jest obrazek, cokolwiek mówi nazwa.
upload-drawing = to rysunek SVG; zapisz go jako PNG.
upload-other-kind = ten format nie jest przyjmowany; zapisz obrazek jako JPEG albo PNG.
upload-damaged = plik jest uszkodzony albo niepełny.
upload-too-large = obrazek ma ponad { $most } mln pikseli.
upload-too-small = obrazek jest za mały: każdy bok musi mieć co najmniej { $least } px.
upload-too-long = jeden bok obrazka jest ponad { $most } razy dłuższy od drugiego; najpierw go przytnij.
upload-blank = obrazek ma tylko jeden kolor.
upload-words = nie da się odczytać zawartych w nim słów, więc karty będą bez nich.
upload-zip-damaged = Ten zip jest uszkodzony. Niczego nie zapisano.
upload-zip-locked = Ten zip ma hasło. Niczego nie zapisano; dodaj zip bez hasła.
upload-zip-bomb = Rozpakowany zip miałby więcej niż { $most } MB. Niczego nie zapisano.
upload-zip-crowded = W tym zipie plików jest więcej niż { $most }. Niczego nie zapisano; dodaj kilka mniejszych.
upload-zip-climbs = Ścieżka w tym zipie wychodzi poza jego folder. Niczego nie zapisano.
upload-zip-link = W tym zipie jest dowiązanie. Niczego nie zapisano; włóż do niego same obrazki.
upload-zip-nested = W tym zipie jest drugi zip. Niczego nie zapisano; włóż wszystkie obrazki do jednego.
upload-zip-name = Nazwa pliku w tym zipie ma niewidoczne znaki. Niczego nie zapisano; zmień ją.
upload-zip-no-pictures = W tym zipie nie ma obrazków.
