# What a server and a person can set.

language-chosen = Od teraz mówię do ciebie po polsku.
language-auto = Automatycznie
hands-dm = Wiadomością prywatną
    .chosen = Twoje karty będą przychodzić wiadomością prywatną.
hands-button = Tylko przyciskiem na kanale
    .chosen = Nie będę ci wysyłać kart. Naciskaj *Moje karty* na kanale.
members-everyone = Wszyscy
members-managers = Osoby, które zarządzają serwerem

settings-title = Ustawienia tego serwera
settings-rules = Zasady: **{ $value }**
settings-pace = Tempo: **{ $value }**
settings-decks = Talia: **{ $value }**
settings-language = Język: **{ $value }**
settings-starters = Kto może zaczynać grę: **{ $value }**
settings-hands = Karty graczy: **{ $value }**
settings-threads = W wątku: **{ $value }**
settings-yes = tak
settings-no = nie
settings-channels = Gdzie można zaczynać gry: **{ $value }**
settings-everywhere = wszędzie

wipe-ask = Usunąć wszystko, co dotyczy tego serwera? Trwające gry się zakończą; znikną wszystkie gry, skojarzenia, statystyki, talie i ustawienia. Tego nie da się cofnąć.
wipe-done = Wszystko, co dotyczyło tego serwera, zostało usunięte.

settings-makers = Kto może tworzyć talie: **{ $value }**
