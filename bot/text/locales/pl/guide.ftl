# The short guide to a rule set. Numbers come from the rule set itself.

guide-points = Punkty
guide-points-team = Punkty drużyny
guide-players = Gracze: od { $least } do { $most }. Karty na ręce każdego gracza: { $hand }.
guide-players-teams = Gracze: od { $least } do { $most }, w drużynach dwuosobowych. Karty na ręce każdego gracza: { $hand }. Partnerzy naradzają się tylko przy wszystkich.
guide-clue = Narrator wybiera kartę i podaje skojarzenie: słowo, zdanie, dźwięk.
guide-cards = Pozostali podkładają po karcie, która mogłaby należeć do narratora. Wszystkie karty tasuje się i numeruje.
guide-three = We troje: kart na ręce { $hand }, a dwie pozostałe osoby dają po dwie karty.
guide-vote = Wszyscy oprócz narratora głosują na kartę, którą uważają za jego kartę, nigdy na własną.
guide-vote-large = Wszyscy oprócz narratora głosują, nigdy na własną kartę. Przy co najmniej { $players } graczach: jeden głos albo dwa na różne karty.
guide-vote-doubling = Wszyscy oprócz narratora mają po dwa głosy: na dwie karty albo oba na jedną, nigdy na własną.
guide-team-cards = Partner narratora też daje kartę. W każdej innej drużynie kartę daje jedna osoba: ta, która zrobi to pierwsza.
guide-team-vote = W każdej innej drużynie głosuje osoba, która nie dała karty.
guide-blind-clue = Narrator podaje skojarzenie, zanim ktokolwiek obejrzy karty.
guide-party-cards = Wszyscy, razem z narratorem, oglądają swoje karty i dają tę, która pasuje najlepiej.
guide-party-vote = Głosują wszyscy, można też na własną kartę. Narrator zastawia pułapkę na jednej karcie. Potem każdy przekazuje swoje karty w lewo.
guide-row-story = narrator: jego kartę wskazali niektórzy, ale nie wszyscy
guide-row-extreme = narrator: kartę wskazali wszyscy albo nikt
guide-row-found = za wskazanie karty narratora
guide-row-found-twice = za wskazanie jej oboma głosami
guide-row-everybody = pozostali, gdy wskazali wszyscy (zamiast punktów za wskazanie)
guide-row-nobody = pozostali, gdy nie wskazał nikt
guide-row-single = dodatkowo za wskazanie jej jednym głosem (od { $players } graczy)
guide-row-lure = bonusowy punkt za każdy głos na twoją kartę
guide-row-lure-team = bonusowy punkt za każdy głos na kartę drużyny; karta partnera narratora też się liczy
guide-cap = najwyżej { $points } w rundzie
guide-cap-large = najwyżej { $points } w rundzie, od { $players } graczy
guide-row-company = za każdy głos na wybraną przez ciebie kartę, razem z twoim
guide-row-alone = nikt inny na nią nie głosował
guide-row-trap = leży na niej pułapka narratora
guide-end-goal = { $points ->
    [one] Gra kończy się, gdy po rundzie ktoś ma { $points } punkt. Wygrywa osoba z największą liczbą punktów; przy remisie zwycięstwo jest wspólne.
    [few] Gra kończy się, gdy po rundzie ktoś ma { $points } punkty. Wygrywa osoba z największą liczbą punktów; przy remisie zwycięstwo jest wspólne.
   *[many] Gra kończy się, gdy po rundzie ktoś ma { $points } punktów. Wygrywa osoba z największą liczbą punktów; przy remisie zwycięstwo jest wspólne.
}
guide-end-turns = Gra kończy się, gdy każdy raz był narratorem. Wygrywa osoba z największą liczbą punktów; przy remisie zwycięstwo jest wspólne.
guide-end-pile = Gra kończy się po rundzie, w której wzięto ostatnią kartę ze stosu dobierania. Wygrywa osoba z największą liczbą punktów; przy remisie zwycięstwo jest wspólne.
