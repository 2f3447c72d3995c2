# What a server and a person can set.

language-chosen = Od teraz mówię do ciebie po polsku.
language-auto = Automatycznie
hands-dm = W wiadomości prywatnej
    .chosen = Będę ci wysyłać karty w wiadomości prywatnej.
hands-button = Tylko przyciskiem „Moje karty”
    .chosen = Nie będę ci wysyłać kart. Zobaczysz je na kanale przyciskiem *Moje karty*.
mentions-on =
    .chosen = Będę cię oznaczać na kanale, gdy przyjdzie twoja kolej i nie dostaniesz ode mnie wiadomości prywatnej.
    .elsewhere = Będę cię oznaczać na kanale, gdy przyjdzie twoja kolej i nie dostaniesz ode mnie wiadomości prywatnej. Na tym serwerze wzmianki są wyłączone, więc działa to tylko na innych serwerach.
mentions-off =
    .chosen = Nie będę cię już oznaczać na kanałach. Zaglądaj czasem do gry, żeby nikt nie musiał na ciebie czekać.
members-everyone = Wszyscy
members-managers = Osoby z uprawnieniem Zarządzanie serwerem

settings-title = Ustawienia serwera
settings-hint = Wybierz wartość w menu, żeby ją zmienić. Obowiązuje w nowych grach.
settings-readers = Te ustawienia mogą zmieniać osoby z uprawnieniem Zarządzanie serwerem.
settings-choose = Wybierz…
settings-rules = Zasady: **{ $value }**
settings-pace = Tempo: **{ $value }**
settings-decks = Talia: **{ $value }**

deck-absent = talia, którą usunięto
deck-mixed = Wszystkie talie bota, potasowane razem

settings-language = Język: **{ $value }**
settings-starters = Kto może zaczynać gry: **{ $value }**
settings-hands = Jak gracze dostają karty: **{ $value }**
settings-mentions = Oznaczanie graczy bez wiadomości prywatnej i osób, które o to prosiły: **{ $value }**
settings-threads = Osobny wątek na każdą grę: **{ $value }**
settings-yes = tak
settings-no = nie
settings-channels = Gdzie można zaczynać gry: **{ $value }**
settings-everywhere = na każdym kanale

button-danger = Usuń dane serwera…
wipe-ask = Usunąć wszystko, co przechowuję o tym serwerze? Trwające gry się zakończą, a wszystkie gry, skojarzenia, statystyki, talie i ustawienia zostaną usunięte. Tego nie da się cofnąć.
wipe-done = Wszystko o tym serwerze zostało usunięte.

settings-makers = Kto może tworzyć talie: **{ $value }**
