# The daily clue: posted once a day in a channel, guessed in private, answered the next day.

daily-title = Skojarzenie dnia
daily-ask = Do której z tych kart podano to skojarzenie? Wybierzcie jedną w menu. Nikt inny nie zobaczy waszego typu.
daily-until = Odpowiedź pojawi się { $when }, razem z listą osób, które trafiły.
daily-choose = Twój typ
daily-own = To skojarzenie pochodzi z jednej z gier na tym serwerze.
daily-made-up = To skojarzenie wymyślił gracz komputerowy.

daily-answer = To była **karta { $slot }**. Autor skojarzenia: { $storyteller }.
daily-last = Ostatnio odpowiedzią na „{ $clue }” była **karta { $slot }**. Autor skojarzenia: { $storyteller }.
daily-unguessed = Nikt nie typował.
daily-nobody = { $guesses ->
    [one] Typowała jedna osoba i nie trafiła.
    [few] Typowały { $guesses } osoby, ale żadna nie trafiła.
   *[many] Typowało { $guesses } osób, ale żadna nie trafiła.
}
daily-found = { $guesses ->
    [1] Trafia { $people }, jedyna osoba, która typowała.
   *[other] Trafienia ({ $found } z { $guesses }): { $people }
}
daily-in-a-row = { $player } ({ $days } z rzędu)
daily-withdrawn = To skojarzenie wycofano, więc nie ma odpowiedzi. Niczyja seria się przez to nie kończy.

daily-panel-title = Skojarzenie dnia na tym kanale
daily-about = Raz dziennie pokazuję sześć kart i skojarzenie z jednej z dawnych gier na tym serwerze. Jeśli żadnego nie można tu pokazać, wymyślają je gracze komputerowi. Każdy typuje w tajemnicy, a następnego dnia ogłaszam, kto trafił.
daily-off = Na tym kanale jest **wyłączone**.
daily-off-ask = Może je włączyć ktoś, kto zarządza serwerem, poleceniem **/dixit daily**.
daily-on = Pojawia się codziennie o **{ $time }** ({ $zone }). Następne: { $when }.
daily-lost = Ostatnio nie udało mi się nic tu opublikować. Sprawdź, czy mogę wyświetlać ten kanał, wysyłać wiadomości i załączać pliki, a spróbuję ponownie.
daily-own-streak = { $days ->
    [0] Ostatniej karty nie udało ci się wskazać. Twoja najlepsza seria tutaj: **{ $best }**
    [one] Udało ci się wskazać ostatnią kartę. Twoja najlepsza seria tutaj: **{ $best }**
    [few] Udało ci się wskazać { $days } ostatnie karty z rzędu. Twoja najlepsza seria tutaj: **{ $best }**
   *[many] Udało ci się wskazać { $days } ostatnich kart z rzędu. Twoja najlepsza seria tutaj: **{ $best }**
}
daily-other-time = Inną godzinę albo strefę czasową podasz na przykład tak: **/dixit daily godzina:20:30 strefa:Europe/Warsaw**.
daily-hour-choose = Godzina
button-daily-on = Włącz
button-daily-off = Wyłącz
