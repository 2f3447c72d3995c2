# A player's hand, in private: what to do now, the clue form, and the result.

button-hand = Moje karty
button-claim = Mam pomysł!
button-clue = Podaj skojarzenie
button-new-hand = Nowe karty
button-play = Zagraj kartę
button-no-tips = Ukryj wskazówki
button-take-back = Cofnij kartę
button-take-back-one = Cofnij kartę { $card }
button-vote-for = Głosuj na tę kartę
button-play-this = Zagraj tę kartę
button-clue-for = Skojarzenie do karty

hand-where = { $server } · { $channel } · runda { $number }
    .lobby = { $server } · { $channel }
hand-claim = Oto twoje karty. Masz pomysł na skojarzenie? Naciśnij *Mam pomysł!*, zanim zrobi to ktoś inny.
hand-claim-blind = Swoje karty zobaczysz po pierwszym skojarzeniu. Chcesz je podać? Naciśnij *Mam pomysł!*
hand-tell = Jesteś narratorem! Naciśnij numer karty, a potem wpisz skojarzenie do niej.
hand-tell-blind = Jesteś narratorem! Naciśnij *Podaj skojarzenie* i wpisz, co chcesz. Swoje karty wszyscy zobaczą dopiero potem.
hand-wait-clue = { $storyteller } szuka skojarzenia. Tymczasem obejrzyj swoje karty.
hand-wait-blind = { $storyteller } szuka skojarzenia. Swoje karty zobaczysz, gdy skojarzenie padnie.
hand-give = { $count ->
    [one] Zagraj kartę, która mogłaby pasować do skojarzenia. Naciśnij jej numer.
    [few] Zagraj { $count } karty, które mogłyby pasować do skojarzenia. Naciśnij ich numery.
   *[many] Zagraj { $count } kart, które mogłyby pasować do skojarzenia. Naciśnij ich numery.
}
hand-give-more = Karta { $card } już zagrana. Wybierz jeszcze jedną.
hand-give-party = { $count ->
    [one] Zagraj kartę, która najlepiej pasuje do skojarzenia. Naciśnij jej numer.
    [few] Zagraj { $count } karty, które najlepiej pasują do skojarzenia. Naciśnij ich numery.
   *[many] Zagraj { $count } kart, które najlepiej pasują do skojarzenia. Naciśnij ich numery.
}
hand-give-mate = Narratorem jest twój partner z drużyny. Zagraj kartę, która też mogłaby pasować do skojarzenia. Naciśnij jej numer.
hand-give-team = Naciśnij numer karty, żeby zagrać ją w imieniu drużyny, albo zostaw to partnerowi i głosuj. Uzgodnijcie to na kanale.
hand-teammate-gave = Kartę w imieniu waszej drużyny zagrywa { $player }, więc ty głosujesz.
hand-given = { $count ->
    [one] ✓ Zagrywasz { $cards }. Naciśnij inny numer, żeby ją zmienić.
    [few] ✓ Zagrywasz { $cards }. Naciśnij inny numer, żeby zastąpić kartę { $first }.
   *[many] ✓ Zagrywasz { $cards }. Naciśnij inny numer, żeby zastąpić kartę { $first }.
}
hand-clue-told = Skojarzenie podane. Teraz pozostali zagrywają swoje karty.
hand-clue-judged = Szukają twojej karty. Nie daj nic po sobie poznać!
hand-mate-judged = Szukają karty twojego partnera. W tej rundzie wasza drużyna nie głosuje.
hand-no-vote = W tej rundzie głosuje twój partner z drużyny.
hand-vote-one = Która karta należy do narratora? Zagłosuj w menu poniżej.
hand-vote-two = Która karta należy do narratora? Wybierz w menu poniżej dwie albo tylko jedną, żeby oddać na nią oba głosy.
hand-vote-one-or-two = Która karta należy do narratora? Wybierz w menu poniżej jedną albo, jeśli nie masz pewności, dwie.
hand-vote-up-to-three = Która karta należy do narratora? Wybierz w menu poniżej jedną, dwie albo trzy. Im mniej, tym więcej punktów.
hand-vote-party = Na którą kartę zagłosuje większość? Oddaj na nią głos w menu poniżej.
hand-voted = Głosujesz na { $slots }. Możesz zmienić głos, dopóki nie zagłosują wszyscy.
hand-trap = Zastaw pułapkę w drugim menu. Kto zagłosuje na kartę z pułapką, nie dostanie punktów.
hand-trapped = Twoja pułapka jest na karcie { $slot }. Kto na nią zagłosuje, nie dostanie punktów.
hand-scored = Głosowanie zakończone! Odkryte karty są na kanale.
hand-lobby = Jesteś w grze! Twoje karty pojawią się tutaj, gdy tylko zostaną rozdane.
hand-lobby-planned = Jesteś w grze! Jej termin: { $date } ({ $countdown }). Twoje karty pojawią się tutaj, gdy tylko zostaną rozdane.
hand-finished = Gra zakończona.

hands-behind-button = Jest teraz duży ruch, więc żeby zobaczyć karty, naciśnijcie *Moje karty*.

hand-farewell = Nie bierzesz już udziału w tej grze.
hand-result = { $points ->
    [one] Gra na kanale { $channel } (serwer { $server }) zakończona. 🏆 Zwycięstwo: { $winners }! Zajmujesz { $place }. miejsce i masz { $points } punkt.
    [few] Gra na kanale { $channel } (serwer { $server }) zakończona. 🏆 Zwycięstwo: { $winners }! Zajmujesz { $place }. miejsce i masz { $points } punkty.
   *[many] Gra na kanale { $channel } (serwer { $server }) zakończona. 🏆 Zwycięstwo: { $winners }! Zajmujesz { $place }. miejsce i masz { $points } punktów.
}
hand-result-par = { $points ->
    [one] Gra na kanale { $channel } (serwer { $server }) zakończona. Masz { $points } punkt, a do zwycięstwa potrzeba było { $par }. Wygrywa stos.
    [few] Gra na kanale { $channel } (serwer { $server }) zakończona. Masz { $points } punkty, a do zwycięstwa potrzeba było { $par }. Wygrywa stos.
   *[many] Gra na kanale { $channel } (serwer { $server }) zakończona. Masz { $points } punktów, a do zwycięstwa potrzeba było { $par }. Wygrywa stos.
}
hand-result-none = Gra na kanale { $channel } (serwer { $server }) zakończyła się, zanim ktokolwiek zdobył punkty.

vote-choose = Twój głos
trap-choose = Twoja pułapka

form-clue-title = Twoje skojarzenie
form-clue-card = Twoje skojarzenie do karty { $card }
form-clue-label = Skojarzenie
form-clue-hint = Słowo, wers, dźwięk, tytuł…
form-clue-tip = Niech trafią niektórzy, ale nie wszyscy.
form-clue-blind-tip = Każdy zagra kartę, która najlepiej pasuje do skojarzenia.
form-clue-pair-tip = Niech druga osoba trafi, ale nie od razu.
form-clue-together-tip = Pomóż trafić, ale nie nazywaj niczego, co widać na karcie.
form-why-label = Skąd to skojarzenie?
form-why-hint = Wygląda jak nasza stara kuchnia
form-why-tip = Nieobowiązkowe. Po odkryciu kart przeczytają to wszyscy.

tip-claim = Poszukaj karty, do której da się nawiązać w paru słowach. Niech trafią niektórzy, ale nie wszyscy.
    .blind = Tutaj najpierw pada skojarzenie, a dopiero potem widać karty. Nie ma właściwej karty.
    .pair = Poszukaj karty, do której da się nawiązać w paru słowach. Niech druga osoba trafi, ale nie od razu.
    .together = Poszukaj karty, na którą naprowadzisz drugą osobę, nie nazywając niczego, co na niej widać.
tip-tell = Za łatwe skojarzenie jest tak samo złe jak za trudne. Dostaniesz punkty, jeśli trafią niektórzy, ale nie wszyscy.
    .blind = Zostaw miejsce na pomysły. Wszyscy, ty też, zagrają kartę, która najlepiej pasuje do twojego skojarzenia.
    .pair = Najwięcej punktów dostaniesz, jeśli druga osoba wybierze dwie karty i twoja będzie wśród nich. Jeśli nie trafi, nie dostaniesz nic.
    .together = Jeśli druga osoba trafi, punkty dostanie i ona, i ty. Tylko nie nazywaj niczego, co widać na karcie.
tip-wait = Gdy padnie skojarzenie, zagrasz jedną z tych kart, taką, która mogłaby do niego pasować.
    .blind = Gdy padnie skojarzenie, zagrasz kartę, która najlepiej do niego pasuje.
    .pair = Gdy padnie skojarzenie, poszukasz karty narratora wśród kart ze stosu dobierania.
tip-give = Wybierz kartę, którą inni mogą wziąć za kartę narratora. Każdy głos na nią da ci punkt.
    .blind = Wybierz kartę, na którą twoim zdaniem zagłosuje większość.
tip-told = Pozostali szukają kart, które pasują do twojego skojarzenia. Nie zdradź, która jest twoja!
tip-vote = Jedna z tych kart należy do narratora. Pozostałe zagrano, żeby cię zmylić.
    .blind = Punkty dostają ci, którzy głosują jak inni, więc pomyśl, co oni wybiorą. I strzeż się pułapki!
    .pair = Tylko jedną z tych kart wybrano do skojarzenia. Pozostałe są ze stosu dobierania. Jeśli nie trafisz, nikt nie dostanie punktów.
tip-judged = Dostaniesz punkty, jeśli trafią niektórzy. Jeśli trafią wszyscy albo nie trafi nikt, nie dostaniesz nic.
    .pair = Najwięcej punktów dostaniesz, jeśli druga osoba wybierze dwie karty i twoja będzie wśród nich. Gdyby wystarczyła jedna, byłoby trochę za łatwo.
    .together = Jeśli druga osoba trafi, punkty dostanie i ona, i ty.
tip-scored = Naciśnij *Dalej* na kanale, żeby zacząć następną rundę. Masz znów komplet kart, a narratorem będzie następny gracz.
    .blind = Naciśnij *Dalej* na kanale, żeby zacząć następną rundę. Karty wszystkich graczy wędrują w lewo, a narratorem będzie następny gracz.
