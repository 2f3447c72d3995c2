# The tutorial: a private round with three computer players, each step explained.

tutorial-step = Samouczek · krok { $step } z { $steps } · widzisz to tylko ty i nic się nie liczy
tutorial-start = Grasz z trzema graczami komputerowymi. Narratorem jest { $storyteller }, a oto skojarzenie do karty, którą zna tylko narrator.
tutorial-hand = To twoje karty. **Naciśnij numer tej, która najlepiej pasuje do skojarzenia.** Im więcej graczy weźmie ją za kartę narratora, tym więcej punktów dostaniesz.
tutorial-table = To jest stół: karta narratora i karty pozostałych, potasowane. Karta { $own } jest twoja, więc nie możesz na nią głosować.
tutorial-vote = **Wybierz w menu poniżej kartę, którą uważasz za kartę narratora.**
tutorial-found = Trafienie, brawo!
tutorial-missed = Twój głos padł na kartę { $slot }, którą zagrywa { $owner }.
tutorial-why-just-right = Kartę wskazali niektórzy, ale nie wszyscy. Lepszego skojarzenia być nie może, więc punkty dostaje narrator i każdy, kto trafił.
tutorial-why-too-easy = Kartę wskazali wszyscy, więc skojarzenie zdradziło za dużo. Narrator nie dostaje nic, a wszyscy pozostali dostają punkty.
tutorial-why-too-hard = Karty nie wskazał nikt, więc skojarzenie zdradziło za mało. Narrator nie dostaje nic, a wszyscy pozostali dostają punkty.
tutorial-lured = Głos na inną kartę niż karta narratora daje dodatkowy punkt temu, kto ją zagrał.
tutorial-next = To była cała runda. W następnej narratorem jesteś ty. Naciśnij *Podaj skojarzenie*, żeby spróbować, albo zakończ tutaj.
tutorial-tell = Teraz narratorem jesteś ty. **Naciśnij numer karty, a potem wpisz skojarzenie do niej.** Może to być wszystko: słowo, wers piosenki, wspomnienie. Niech twoją kartę wskażą niektórzy, ale nie wszyscy.
tutorial-judged = { $count ->
    [0] Twojej karty nie wskazał żaden z trzech graczy.
    [1] Twoją kartę wskazał jeden z trzech graczy.
    [2] Twoją kartę wskazało dwóch z trzech graczy.
   *[other] Twoją kartę wskazali wszyscy trzej gracze.
}
tutorial-end = Teraz już umiesz grać. Prawdziwa gra toczy się do { $goal ->
    [one] { $goal } punktu
    [few] { $goal } punktów
   *[many] { $goal } punktów
}. Naciśnij *Zacznij grę*. Jeśli brakuje ludzi do gry, w lobby można dodać graczy komputerowych.
tutorial-gone = Ten samouczek wygasł. Naciśnij *Pokaż mi, jak grać*, żeby zacząć od nowa.

button-tutorial-next = Podaj skojarzenie
button-tutorial-again = Jeszcze jedna runda
