# What Discord shows while somebody types a command, and the help. Descriptions: 100 characters. Option names: lower case.

help-title = Dixit na Discordzie
help-intro = Jedna osoba wymyśla skojarzenie do swojej karty, pozostałe podkładają własne, a wszyscy zgadują, o którą chodziło. Zacznij od **/dixit start**.
help-buttons = Zamiast przycisków
help-course = Jak przebiega gra
help-host = Dla gospodarza i moderatorów
help-choices = Co można ustawić

option-thread = wątek
    .about = Graj w osobnym wątku tego kanału
option-threads = wątki
    .about = Czy nowe gry otwierają osobny wątek

command-privacy = Zobacz, pobierz lub usuń to, co jest o tobie przechowywane

option-channel = kanał
    .about = Na tym kanale można zaczynać gry; ten sam jeszcze raz: już nie

command-stats = Czyjeś gry, punkty i wyróżnienia na tym serwerze
command-leaderboard = Kto ma najwięcej punktów na tym serwerze

option-whom = gracz
    .about = Czyje liczby; bez wyboru twoje
option-span = okres
    .about = Od kiedy liczą się gry
option-everywhere = serwer
    .about = Zamiast tego najlepsze skojarzenia całego serwera

command-deck = Talie z własnych obrazków tego serwera
command-deck-new = Zacznij talię z własnych obrazków
command-deck-add = Dodaj do talii obrazki albo zip z nimi
command-deck-show = Obejrzyj talię albo jedną z jej kart
command-deck-words = Zmień nazwę talii albo opisz kartę
command-deck-remove = Usuń kartę albo talię
command-deck-share = Pobierz talię jako zip, który można dodać gdzie indziej
command-deck-report = Zgłoś kartę: będzie ukryta do decyzji moderatora

option-own-deck = talia
    .about = Która z talii tego serwera
option-deck-card = karta
    .about = Numer karty, jak w /dixit deck show
option-deck-name = nazwa
    .about = Jak nazywa się talia
option-file = plik
    .about = Obrazek (PNG, JPEG, WebP, GIF) albo jeden zip z obrazkami
option-makers = twórcy
    .about = Kto może tworzyć i zmieniać talie
option-makers-role = rolatwórców
    .about = Osoby z tą rolą mogą tworzyć i zmieniać talie

help-decks = Własne obrazki

command-dixit = Zagraj w Dixit ze znajomymi
command-start = Otwórz lobby na tym kanale
command-join = Dołącz do gry na tym kanale
command-leave = Wyjdź z gry
command-begin = Rozdaj karty (gospodarz)
command-team = Wybierz drużynę
command-clue = Podaj skojarzenie
command-play = Daj kartę albo ją zabierz
command-vote = Zagłosuj na kartę
command-hand = Zobacz swoje karty albo wybierz, jak mają przychodzić
command-table = Pokaż stół jeszcze raz
command-score = Zobacz wynik
command-history = Zobacz skojarzenia z tej gry
command-host-kick = Usuń kogoś z gry (gospodarz i moderatorzy)
command-host-skip = Nie czekaj dłużej (gospodarz i moderatorzy)
command-host-stop = Zakończ grę teraz (gospodarz i moderatorzy)
command-rematch = Zagraj jeszcze raz w tym samym składzie
command-rules = Jak się gra i punktuje według tych zasad
command-help = Co potrafi bot
command-language = Wybierz swój język
command-settings = Zobacz lub zmień ustawienia serwera (zarządzanie serwerem)

option-rules = zasady
    .about = Które zasady
option-goal = cel
    .about = Do ilu punktów albo ile razy opowiada każdy
option-deck = talia
    .about = Która talia kart
option-pace = tempo
    .about = Ile czasu do namysłu
option-team = numer
    .about = Numer drużyny
option-clue = tekst
    .about = Twoje skojarzenie
option-card = karta
    .about = Numer karty na twojej ręce
option-back = zabierz
    .about = Zabierz tę kartę zamiast ją dawać
option-slot = karta
    .about = Numer karty na stole
option-second = druga
    .about = Twój drugi głos, jeśli zasady go dają
option-trap = pułapka
    .about = Zastaw pułapkę (Dixit imprezka)
option-player = gracz
    .about = Kto ma wyjść
option-send = sposób
    .about = Jak mają odtąd przychodzić twoje karty
option-language = język
    .about = Język
option-starters = kto
    .about = Kto może zaczynać grę
option-starters-role = rola
    .about = Grę mogą zaczynać tylko osoby z tą rolą
option-hands = karty
    .about = Jak karty przychodzą do graczy
