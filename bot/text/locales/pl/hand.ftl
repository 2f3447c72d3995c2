# A player's hand, in private: what to do now, the clue form, and the result.

button-hand = Moje karty
button-claim = Mam skojarzenie!
button-story = Podaj skojarzenie
button-vote-for = Głosuj na tę kartę

hand-where = { $server } · { $channel } · runda { $number }
    .lobby = { $server } · { $channel }
hand-claim = Oto twoje karty. Jeśli któraś podsuwa ci pomysł, pierwsze skojarzenie jest twoje.
hand-claim-blind = Karty leżą zakryte. Chcesz podać pierwsze skojarzenie?
hand-tell = Teraz opowiadasz ty: naciśnij kartę, do której masz skojarzenie.
hand-tell-blind = Teraz opowiadasz ty: podaj skojarzenie, zanim ktokolwiek obejrzy karty.
hand-wait-story = Twoje karty. { $storyteller } szuka skojarzenia.
hand-wait-blind = { $storyteller } szuka skojarzenia. Wcześniej nikt nie widzi kart: twoje przyjdą razem z nim.
hand-give = { $count ->
    [one] Wybierz kartę, która mogłaby należeć do narratora.
    [few] Wybierz { $count } karty, które mogłyby należeć do narratora.
   *[many] Wybierz { $count } kart, które mogłyby należeć do narratora.
}
hand-give-party = { $count ->
    [one] Wybierz kartę, która pasuje najlepiej.
    [few] Wybierz { $count } karty, które pasują najlepiej.
   *[many] Wybierz { $count } kart, które pasują najlepiej.
}
hand-give-mate = Opowiada druga osoba z twojej drużyny: wybierz kartę, która mogłaby być tą właściwą.
hand-give-team = Daj kartę za drużynę albo zostaw to swojemu partnerowi i głosuj. Uzgodnijcie to na kanale.
hand-teammate-gave = { $player } daje kartę za waszą drużynę. Ty głosujesz.
hand-story-told = Skojarzenie podane. Pozostali wybierają karty.
hand-story-judged = Szukają twojej karty. Niczego po sobie nie pokazuj.
hand-mate-judged = Szukają karty twojej drużyny. W tej rundzie nie głosujecie.
hand-no-vote = W tej rundzie głosuje druga osoba z twojej drużyny.
hand-vote-one = Która karta należy do narratora?
hand-vote-two = Która karta należy do narratora? Wybierz dwie karty albo jedną – na oba głosy.
hand-vote-one-or-two = Która karta należy do narratora? Wybierz jedną kartę albo dwie – na dwa głosy.
hand-vote-party = Na którą kartę zagłosuje większość? Głosuj na nią.
hand-voted = Twój głos: { $slots }. Możesz go zmienić, dopóki nie zagłosują wszyscy.
hand-trap = Zastaw pułapkę: głos na tę kartę nic nie da.
hand-trapped = Twoja pułapka leży na karcie { $slot }: kto na nią głosuje, nie dostaje nic.
hand-scored = Głosy zebrane: zajrzyj na kanał.
hand-lobby = Jesteś w grze. Karty przyjdą tutaj, gdy tylko zostaną rozdane.
hand-finished = Gra zakończona.

hands-behind-button = Trwa teraz wiele gier: karty są pod przyciskiem *Moje karty*.

hand-farewell = Nie masz już miejsca przy tym stole.
hand-result = { $points ->
    [one] Gra na { $channel } na serwerze { $server } zakończona. 🏆 { $winners }. Twoje miejsce: { $place }, twój wynik: { $points } punkt.
    [few] Gra na { $channel } na serwerze { $server } zakończona. 🏆 { $winners }. Twoje miejsce: { $place }, twój wynik: { $points } punkty.
   *[many] Gra na { $channel } na serwerze { $server } zakończona. 🏆 { $winners }. Twoje miejsce: { $place }, twój wynik: { $points } punktów.
}
hand-result-none = Gra na { $channel } na serwerze { $server } zakończona, zanim ktoś zdobył punkty.

vote-choose = Twój głos
trap-choose = Twoja pułapka

form-clue-title = Twoje skojarzenie
form-clue-card = Twoje skojarzenie do karty { $card }
form-clue-label = Skojarzenie
form-clue-hint = Słowo, wers, dźwięk, tytuł…
