# What a server and a person can set.

language-auto = Automatycznie
hands-dm = W wiadomości prywatnej
    .chosen = Będę ci wysyłać karty w wiadomości prywatnej.
hands-button = Tylko przyciskiem „Moje karty”
    .chosen = Nie będę ci wysyłać kart. Zobaczysz je na kanale przyciskiem *Moje karty*.
hands-server = Jak na tym serwerze
members-everyone = Wszyscy
members-managers = Kto zarządza serwerem

settings-title = Ustawienia serwera
settings-hint = Wybierz wartość w menu, żeby ją zmienić. Obowiązuje w nowych grach.
settings-readers = Te ustawienia mogą zmieniać osoby z uprawnieniem Zarządzanie serwerem.
settings-more = Menu mieści najwyżej 25 ról, kanałów lub talii. Aby wybrać inne, wpisz **/dixit settings** i dodaj opcję, na przykład **kanał:**.
settings-line = { $label }: **{ $value }**
settings-switches = Włączone
    .none = Nic
settings-rules = Zasady
settings-pace = Tempo
settings-decks = Talia

deck-absent = talia, którą usunięto
deck-mixed = Talie bota, potasowane razem

settings-language = Język
settings-starters = Kto może zaczynać gry
settings-hands = Jak gracze dostają karty
settings-mentions = Oznaczanie osób
settings-threads = Gry w wątkach
settings-yes = tak
settings-no = nie
settings-channels = Gdzie można zaczynać gry
settings-everywhere = Na każdym kanale

button-danger = Usuń dane serwera…
wipe-ask = Usunąć wszystko, co przechowuję o tym serwerze? Trwające gry się zakończą, a wszystkie gry, skojarzenia, statystyki, talie i ustawienia zostaną usunięte. Tego nie da się cofnąć.
wipe-done = Wszystko o tym serwerze zostało usunięte.

settings-makers = Kto może tworzyć talie

mine-title = Twoje ustawienia
mine-hint = „Lobby” i „Moja kolej” dotyczą tylko tego serwera. Reszta obowiązuje wszędzie.
mine-unmentioned = Na tym serwerze oznaczanie jest wyłączone, więc „Lobby” i „Moja kolej” nic tu nie zmieniają. Reszta obowiązuje wszędzie.
mine-language = Język
mine-hands = Twoje karty
mine-statistics = Statystyki
mine-tips = Wskazówki
mine-quiet = Godziny ciszy
mine-zone = Strefa czasowa
mine-lobbies = Lobby
mine-turns = Moja kolej
hours-none = brak
zone-none = nie podano, więc liczę w UTC
