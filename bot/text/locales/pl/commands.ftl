# What Discord shows while somebody types a command, and the help. Descriptions: 100 characters. Option names: lower case.

help-title = Dixit na Discordzie
help-intro = Ktoś podaje skojarzenie do swojej karty, pozostali zagrywają po karcie, która też mogłaby pasować do skojarzenia, a potem wszyscy zgadują, która należy do narratora. Zacznij od **/dixit start**.
help-buttons = Polecenia zamiast przycisków
help-course = Wyniki i skojarzenia
help-host = Dla gospodarza i moderatorów
help-choices = Ustawienia i prywatność

option-thread = wątek
    .about = Czy ta gra ma mieć własny wątek
option-threads = wątki
    .about = Czy każda nowa gra ma mieć własny wątek

command-privacy = Zobacz, pobierz lub usuń to, co o tobie przechowuję

option-channel = kanał
    .about = Pozwól zaczynać gry na tym kanale; ponowny wybór cofa zgodę

command-stats = Zobacz czyjeś gry, punkty i wyróżnienia na tym serwerze
command-leaderboard = Zobacz, kto ma najwięcej punktów na tym serwerze

command-daily = Zobacz skojarzenie dnia na tym kanale albo je włącz (Zarządzanie serwerem)

option-daily-time = godzina
    .about = O której się pojawia, na przykład 18:30
option-daily-zone = strefa
    .about = Strefa czasowa tej godziny (domyślnie UTC)
option-daily-on = włączone
    .about = Włącz albo wyłącz

option-whom = gracz
    .about = Czyje statystyki (domyślnie twoje)
option-span = okres
    .about = Jaki okres pokazać
option-everywhere = serwer
    .about = Pokaż zamiast tego najlepsze skojarzenia serwera

command-deck = Talie z obrazków tego serwera
command-deck-new = Zacznij talię z własnych obrazków
command-deck-add = Dodaj do talii obrazki albo zip z obrazkami
command-deck-show = Obejrzyj talię albo jedną z jej kart
command-deck-words = Zmień nazwę talii albo opisz kartę
command-deck-remove = Usuń kartę albo talię
command-deck-share = Pobierz talię jako zip, żeby dodać ją na innym serwerze
command-deck-report = Zgłoś kartę: będzie ukryta, dopóki nie zdecyduje ktoś, kto zarządza serwerem

option-own-deck = talia
    .about = Która z talii tego serwera
option-deck-card = karta
    .about = Numer karty, taki jak w /dixit deck show
option-deck-name = nazwa
    .about = Jak ma się nazywać talia
option-file = plik
    .about = Obrazek (PNG, JPEG, WebP, GIF) albo jeden zip z obrazkami; bez pliku otworzy się formularz
option-makers = twórcy
    .about = Kto może tworzyć i zmieniać talie
option-makers-role = rola-twórców
    .about = Osoby z tą rolą mogą tworzyć i zmieniać talie

help-decks = Własne obrazki

# The name of a command in the menu of a message: 32 characters.
menu-deck-add = Dodaj do talii
    .about = Kliknij prawym przyciskiem wiadomość z obrazkami (na telefonie przytrzymaj) i otwórz **Aplikacje**

command-dixit = Zagraj w Dixit ze znajomymi
command-start = Zacznij grę na tym kanale
command-tutorial = Poznaj grę w dwie minuty z trzema graczami komputerowymi
command-join = Dołącz do gry na tym kanale
command-leave = Wyjdź z gry
command-begin = Rozdaj karty (gospodarz)
command-team = Wybierz drużynę
command-clue = Podaj skojarzenie
command-play = Zagraj kartę albo ją cofnij
command-vote = Zagłosuj na kartę
command-hand = Zobacz swoje karty albo wybierz, jak chcesz je dostawać
command-table = Przenieś grę z powrotem na dół kanału
command-score = Zobacz wyniki
command-history = Zobacz skojarzenia z tej gry
command-host = Narzędzia gospodarza i moderatorów
command-host-panel = Wstrzymaj grę, przekaż ją albo zmień jej przebieg
command-host-kick = Usuń gracza
command-host-skip = Nie czekaj dłużej i graj dalej
command-host-stop = Zakończ grę teraz
command-rematch = Zagraj jeszcze raz w tym samym składzie
command-rules = Zasady: jak się gra i punktuje
command-help = Zobacz, co potrafię
command-me = Twoje ustawienia: język, karty, wzmianki, wskazówki, godziny ciszy, strefa czasowa
command-settings = Zobacz lub zmień ustawienia tego serwera (Zarządzanie serwerem)

option-rules = zasady
    .about = Które zasady
option-goal = cel
    .about = Do ilu punktów gracie (albo ile razy każdy jest narratorem, jeśli to kończy grę)
option-deck = talia
    .about = Która talia kart
option-pace = tempo
    .about = Ile czasu mają gracze do namysłu
option-team = numer
    .about = Numer drużyny
option-clue = tekst
    .about = Twoje skojarzenie
option-why = powód
    .about = Skąd to skojarzenie; po odkryciu kart przeczytają to wszyscy
option-card = karta
    .about = Numer karty na twojej ręce
option-back = cofnij
    .about = Cofnij tę kartę, zamiast ją zagrywać
option-slot = karta
    .about = Numer karty na stole
option-second = druga
    .about = Twój drugi głos, jeśli zasady go przewidują
option-trap = pułapka
    .about = Numer karty, na której zastawiasz pułapkę (Dixit imprezka)
option-player = gracz
    .about = Kogo usunąć
option-send = sposób
    .about = Jak chcesz odtąd dostawać karty
option-turns = wzmianka
    .about = Czy mam cię oznaczać, gdy przychodzi twoja kolej i nie dostajesz wiadomości prywatnej
option-mentions = wzmianki
    .about = Czy oznaczać graczy bez wiadomości prywatnej i osoby, które chcą wiedzieć o nowym lobby
option-language = język
    .about = Który język
option-starters = kto
    .about = Kto może zaczynać gry
option-starters-role = rola
    .about = Gry mogą zaczynać tylko osoby z tą rolą
option-hands = karty
    .about = Jak dostawać karty: w wiadomości prywatnej czy tylko przyciskiem „Moje karty”
option-tips = wskazówki
    .about = Czy objaśniać każdy krok przy twoich kartach
option-statistics = statystyki
    .about = Czy liczyć twoje gry w statystykach i rankingu
