# The *Host* panel of a running game, and what everyone sees of a pause.

host-title = Gospodarz
host-hint = Zmiany tempa, celu i języka obowiązują od następnego etapu gry.
host-ask = Gospodarzem jest { $host }. Naciśnij *Wstrzymaj*, żeby poprosić o przerwę.
    .paused = Gospodarzem jest { $host }. Naciśnij *Wznów*, żeby poprosić o dalszą grę.
host-player = Gracz { $number }
button-pause = Wstrzymaj
button-resume = Wznów
button-skip = Nie czekaj dłużej
panel-handover = Przekaż rolę gospodarza
panel-kickout = Usuń gracza
panel-letback = Wpuść gracza ponownie
panel-adjust-pace = Tempo gry
panel-adjust-language = Język gry
suspended-goes-on = Gra jest wstrzymana. Ruszy sama { $when } albo gdy gospodarz naciśnie *Wznów*.
suspended-ends = Gra jest wstrzymana. Skończy się { $when }, chyba że gospodarz naciśnie *Wznów*.
news-pause-asked = { $player } prosi o przerwę. Gospodarz może nacisnąć *Wstrzymaj*.
news-resume-asked = { $player } chce grać dalej. Gospodarz może nacisnąć *Wznów*.
hand-suspended = Gra jest wstrzymana. Gospodarz może nacisnąć *Wznów* na kanale.
