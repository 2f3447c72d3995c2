# The short guide to a rule set. Numbers come from the rule set itself.

guide-points = Punkty
guide-points-team = Punkty drużyny
guide-players = Od { $least } do { $most } graczy. { $hand ->
    [one] Każdy dostaje { $hand } kartę.
    [few] Każdy dostaje { $hand } karty.
   *[many] Każdy dostaje { $hand } kart.
} Swoje zobaczysz przyciskiem *Moje karty*, a jeśli mogę do ciebie pisać, także w wiadomościach prywatnych.
guide-players-teams = Od { $least } do { $most } graczy, parzysta liczba, w drużynach dwuosobowych. { $hand ->
    [one] Każdy dostaje { $hand } kartę.
    [few] Każdy dostaje { $hand } karty.
   *[many] Każdy dostaje { $hand } kart.
} Swoje zobaczysz przyciskiem *Moje karty*, a jeśli mogę do ciebie pisać, także w wiadomościach prywatnych. Partnerzy naradzają się tylko na kanale.
guide-players-two = Dwie osoby. { $hand ->
    [one] Każda dostaje { $hand } kartę.
    [few] Każda dostaje { $hand } karty.
   *[many] Każda dostaje { $hand } kart.
} Swoje zobaczysz przyciskiem *Moje karty*, a jeśli mogę do ciebie pisać, także w wiadomościach prywatnych.
guide-clue = Narrator naciska *Podaj skojarzenie*, wybiera kartę i wpisuje skojarzenie do niej: słowo, zdanie, dźwięk.
guide-cards = Pozostali naciskają *Zagraj kartę* i po kryjomu zagrywają po jednej, która też mogłaby pasować do skojarzenia. Karty zostają potasowane i ponumerowane.
guide-three = { $hand ->
    [one] W grze 3-osobowej każdy ma { $hand } kartę, a dwie osoby, które nie są narratorem, zagrywają po dwie.
    [few] W grze 3-osobowej każdy ma { $hand } karty, a dwie osoby, które nie są narratorem, zagrywają po dwie.
   *[many] W grze 3-osobowej każdy ma { $hand } kart, a dwie osoby, które nie są narratorem, zagrywają po dwie.
}
guide-pile-cards = { $count ->
    [one] Na stół trafia też { $count } karta ze stosu dobierania. Wszystkie zostają potasowane i ponumerowane.
    [few] Na stół trafiają też { $count } karty ze stosu dobierania. Wszystkie zostają potasowane i ponumerowane.
   *[many] Na stół trafia też { $count } kart ze stosu dobierania. Wszystkie zostają potasowane i ponumerowane.
}
guide-vote-pair = Druga osoba głosuje w menu pod kartami na tę, którą uważa za kartę narratora.
guide-vote-distance = Druga osoba wybiera w menu pod kartami jedną, dwie albo trzy. Musi być wśród nich karta narratora.
guide-vote = Wszyscy oprócz narratora głosują w menu pod kartami na tę, którą uważają za kartę narratora, nigdy na własną.
guide-vote-large = Wszyscy oprócz narratora głosują w menu pod kartami na tę, którą uważają za kartę narratora, nigdy na własną. Przy co najmniej { $players } graczach można wybrać jedną kartę albo dwie.
guide-vote-doubling = Wszyscy oprócz narratora mają po dwa głosy. W menu pod kartami można wybrać dwie karty albo jedną, która dostanie oba głosy, nigdy własną.
guide-team-cards = Partner narratora naciska *Zagraj kartę* i zagrywa taką, która mogłaby pasować do skojarzenia. W każdej innej drużynie kartę zagrywa ta osoba, która pierwsza naciśnie przycisk.
guide-team-vote = W każdej innej drużynie osoba, która nie zagrała karty, głosuje w menu pod kartami na tę, którą uważa za kartę narratora.
guide-blind-clue = Narrator naciska *Podaj skojarzenie* i wpisuje je, zanim ktokolwiek zobaczy swoje karty.
guide-party-cards = Wszyscy, także narrator, naciskają *Zagraj kartę* i zagrywają tę, która najlepiej pasuje do skojarzenia. Karty zostają potasowane i ponumerowane.
guide-party-vote = Wszyscy głosują w menu pod kartami. Można głosować na własną. Narrator zastawia też pułapkę na jednej z kart, przyciskiem *Moje karty*. Potem każdy przekazuje swoje karty w lewo.
guide-row-teller = dla narratora, jeśli kartę wskazali niektórzy, ale nie wszyscy
guide-row-extreme = dla narratora, jeśli kartę wskazali wszyscy albo nie wskazał jej nikt
guide-row-teller-each = dodatkowo dla narratora za każdą osobę, która wskazała kartę
guide-row-teller-all = dla narratora, jeśli kartę wskazali wszyscy
guide-row-teller-none = dla narratora, jeśli karty nie wskazał nikt
guide-row-found = za wskazanie karty narratora
guide-row-found-twice = za wskazanie jej oboma głosami
guide-row-everybody = dla pozostałych, jeśli trafili wszyscy (zamiast punktów za wskazanie karty)
guide-row-nobody = dla pozostałych, jeśli nikt nie trafił
guide-row-single = dodatkowo za wskazanie jej jednym głosem (przy co najmniej { $players } graczach)
guide-row-lure = za każdy głos na twoją kartę
guide-row-lure-team = za każdy głos na kartę twojej drużyny, nawet jeśli zagrał ją partner narratora
guide-cap = najwyżej { $points } w rundzie
guide-cap-large = najwyżej { $points } w rundzie przy co najmniej { $players } graczach
guide-row-finder-1 = za trafienie, gdy wybierasz jedną kartę
guide-row-finder-2 = za trafienie, gdy wybierasz dwie karty
guide-row-finder-3 = za trafienie, gdy wybierasz trzy karty
guide-row-teller-1 = dla narratora, gdy do trafienia wystarczyła jedna karta
guide-row-teller-2 = dla narratora, gdy do trafienia potrzebne były dwie karty
guide-row-teller-3 = dla narratora, gdy do trafienia potrzebne były trzy karty
guide-row-both-1 = dla obu osób, jeśli karta narratora została wskazana
guide-row-company = za każdy głos na tę samą kartę co twój, razem z twoim
guide-row-alone = jeśli nikt inny nie zagłosował na tę kartę
guide-row-trap = jeśli ta karta to pułapka
guide-par = Żeby wygrać, trzeba zdobyć co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} na { $rounds ->
    [one] każdą rundę
    [few] każde { $rounds } rundy
   *[many] każde { $rounds } rund
}. Jeśli nikt tylu nie zdobędzie, wygrywa stos.
guide-par-whole = Żeby wygrać, trzeba zdobyć co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Jeśli nikt tylu nie zdobędzie, wygrywa stos.
guide-end-goal = { $points ->
    [one] Gra kończy się, gdy po rundzie ktoś ma co najmniej { $points } punkt.
    [few] Gra kończy się, gdy po rundzie ktoś ma co najmniej { $points } punkty.
   *[many] Gra kończy się, gdy po rundzie ktoś ma co najmniej { $points } punktów.
}
    .team = { $points ->
        [one] Gra kończy się, gdy po rundzie któraś drużyna ma co najmniej { $points } punkt.
        [few] Gra kończy się, gdy po rundzie któraś drużyna ma co najmniej { $points } punkty.
       *[many] Gra kończy się, gdy po rundzie któraś drużyna ma co najmniej { $points } punktów.
    }
guide-end-turns = Gra kończy się, gdy każdy był narratorem raz.
guide-end-more-turns = Gra kończy się, gdy każdy był narratorem { $turns } razy.
guide-end-pile = Gra kończy się po rundzie, w której skończył się stos dobierania.
guide-end-rounds = { $rounds ->
    [one] Gra kończy się po { $rounds } rundzie.
    [few] Gra kończy się po { $rounds } rundach.
   *[many] Gra kończy się po { $rounds } rundach.
}
guide-end-never = Gra kończy się, gdy gospodarz zatrzyma ją poleceniem **/dixit host stop**.
guide-wins = Wygrywa najwyższy wynik, a przy remisie zwycięstwo jest wspólne.
    .together = Wygrywacie albo przegrywacie razem.

alt-round = Runda w ruchomych obrazkach: karty na ręce, jedna z nich zostaje zagrana, karty leżą zakryte, stół z numerami, odkryte karty z głosami wszystkich, króliczki skaczą po torze punktacji.
alt-round-party = Runda w ruchomych obrazkach: karty leżą zakryte, dopóki nie ma skojarzenia, karty na ręce, jedna z nich zostaje zagrana, sześć kart leży zakrytych, stół z numerami, odkryte karty z głosami wszystkich, pułapka na jednej karcie i puchar na innej, króliczki skaczą po torze punktacji.
alt-round-duel = Runda w ruchomych obrazkach: karty na ręce, jedna z nich zostaje zagrana, dołącza do niej pięć zakrytych kart ze stosu dobierania, stół z numerami, odkryte karty z głosami na dwie z nich, dwa króliczki skaczą po torze punktacji.
alt-round-tandem = Runda w ruchomych obrazkach: karty na ręce, jedna z nich zostaje zagrana, dołącza do niej pięć zakrytych kart ze stosu dobierania, stół z numerami, odkryte karty z jednym głosem na kartę narratora, dwa króliczki skaczą ramię w ramię po torze punktacji.
