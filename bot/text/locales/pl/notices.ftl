# Being told of lobbies and turns: /dixit me, planned lobbies and their calls, and the words by which people write times.

error-hours = Nie rozumiem tych godzin: „{ $text }”. Napisz, kiedy się zaczynają i kończą, na przykład `22-8` albo `22:30-07:00`. Jeśli nie chcesz żadnych, napisz `0`.
error-zone = Nie znam strefy czasowej „{ $text }”. Wpisz duże miasto w pobliżu, na przykład `Europe/Warsaw` albo `America/New_York`.
error-time-unreadable = Nie rozumiem, kiedy jest „{ $text }”. Napisz `20:30`, `jutro 20:30`, `piątek 20:00` albo `za 2 h`.
error-time-zone-needed = Nie znam jeszcze twojej strefy czasowej, więc nie wiem, kiedy jest „{ $text }”. Podaj ją raz jako `strefa:` w **/dixit me**, napisz `za 2 h` albo dodaj `UTC`.
error-time-too-soon = „{ $text }” już minęło albo jest za niecałą minutę. Wybierz późniejszy czas albo pomiń `kiedy:`, żeby otworzyć lobby od razu.
error-time-too-far = Do „{ $text }” jest ponad tydzień. Wybierz wcześniejszy czas.
error-no-everyone = Nigdy nie oznaczam wszystkich. Wybierz rolę, którą każdy może sobie nadać.
error-game-planned = Na tym kanale jest już zaplanowana gra ({ $date }): { $link }. Jeśli chcesz wcześniej zacząć inną, wybierz inny kanał albo wątek.

lobby-time = Początek { $countdown }. Naciśnijcie *Dołącz*, jeśli będziecie. Kto dołączy, dostanie przypomnienie dziesięć minut wcześniej.
    .full = Początek { $countdown }. Każdy na liście dostanie przypomnienie dziesięć minut wcześniej.
lobby-time-here = Już czas ({ $countdown }). Każdy, kto dołączył, może nacisnąć *Zacznij*.

call-lobby = { $host } otwiera lobby. Żeby zagrać, wystarczy nacisnąć *Dołącz*. Zapraszam: { $people }
call-lobby-planned = { $host } planuje grę. Termin: { $date } ({ $countdown }). Kto będzie, może już nacisnąć *Dołącz*. Zapraszam: { $people }
call-lobby-why = Kiedy mam cię oznaczać, wybierzesz poleceniem **/dixit me**.
call-lobby-soon = Gra zaczyna się { $countdown }. Kto nie może być, niech naciśnie *Wyjdź*. Czekamy na: { $people }
call-lobby-open = Już czas! Lobby jest otwarte. Czekamy na: { $people }. Gdy wszyscy będą, naciśnijcie *Zacznij*.
call-lobby-few = Już czas! Lobby jest otwarte, ale nie można jeszcze zacząć. Czekamy na: { $people }

settings-calls = Kogo oznaczać, gdy otwiera się lobby
settings-unheard = Osoby z rolą { $role } nie dostaną jeszcze powiadomień. Włącz dla niej **Zezwól wszystkim na @wzmiankowanie tej roli** w Ustawieniach serwera → Role.
members-nobody = Nikogo

option-lobbies = lobby
    .about = Czy mam cię oznaczać, gdy na tym serwerze otwiera się lobby
option-quiet = cisza
    .about = Godziny bez powiadomień, na przykład 22-8; 0 to brak
option-zone = strefa
    .about = Twoja strefa czasowa; wpisz pobliskie duże miasto
option-at = kiedy
    .about = Zaplanuj na później: 20:30, jutro 20:30, piątek 20:00, za 2 h
option-calls = powiadomienia
    .about = Nie oznaczaj nikogo, gdy otwiera się lobby
option-calls-role = rola-powiadomień
    .about = Oznaczaj osoby z tą rolą, gdy otwiera się lobby

privacy-notices = Serwery, na których wybrano, o czym cię powiadamiać: **{ $notices }**

# The words that people may use for times, several with commas between them. Add every form that is typed.
time-in = za
time-minutes = m, min, minut, minuta, minuty, minutę, minute
time-hours = h, g, godz, godzin, godzina, godziny, godzinę, godzine
time-days = d, dz, dzień, dzien, dni, doba, doby, dobę, dobe
time-today = dziś, dzis, dzisiaj, wieczorem
time-tomorrow = jutro
time-weekdays = poniedziałek poniedzialek pon pn, wtorek wto wt, środa środę sroda srode śro śr sr, czwartek czw cz, piątek piatek pią pia pt, sobota sobotę sobote sob so, niedziela niedzielę niedziele niedz nie nd ndz
time-evening = wieczorem, wieczór, wieczor
time-fillers = o, w, we, na, i, godz, godzinie, rano
time-choice = { $when } · { $zone }
