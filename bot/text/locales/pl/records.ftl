# Scores, history, statistics, leaderboard and clues of the past.

score-title = Wyniki

history-title = Dotychczasowe skojarzenia
history-title-over = Skojarzenia z tej gry
history-empty = Nie padło jeszcze żadne skojarzenie.
history-round = **{ $number }.** { $storyteller }: „{ $clue }” · karta { $slot }
history-found = Trafienia: { $people }.
history-nobody = Nikt nie trafił.
history-gain = { $who } +{ $points }
history-loss = { $who } −{ $points }
stars = { $count ->
    [one] 🌟 { $count } gwiazdka
    [few] 🌟 { $count } gwiazdki
   *[many] 🌟 { $count } gwiazdek
}
history-more = { $count ->
    [one] … i jedno wcześniejsze skojarzenie.
    [few] … i { $count } wcześniejsze skojarzenia.
   *[many] … i { $count } wcześniejszych skojarzeń.
}

span-month = Ten miesiąc
span-season = Ten kwartał
span-all = Cały okres

button-best-clues = Skojarzenia serwera
player-left = dawny gracz

stats-title = { $player } na tym serwerze
stats-games = Gry: **{ $games }**
stats-wins = Zwycięstwa: **{ $wins }**
stats-points = Punkty: **{ $points }**
stats-finds = Wskazane karty narratora: **{ $finds }** z { $of }
stats-lures = Przechwycone głosy: **{ $lures }**
stats-right = Celne skojarzenia: **{ $right }** z { $told }
stats-read = Najlepsze porozumienie: { $player } (trafienia: { $found } z { $of })
stats-awards = Wyróżnienia: { $awards }
stats-empty = { $player } nie ma tu jeszcze statystyk. Liczą się tylko gry, które do końca rozegrały co najmniej trzy osoby, a przy zasadach dla dwóch osób dwie.
stats-own-off = Masz wyłączone statystyki. Włączysz je poleceniem **/dixit privacy**.
stats-house = { $rules }, zasady domowe

leaderboard-month = Ranking: ten miesiąc
leaderboard-season = Ranking: ten kwartał
leaderboard-all = Ranking wszech czasów
leaderboard-since = Gry od { $when }
leaderboard-signs = 🎴 gry · 🏆 zwycięstwa
leaderboard-more = { $count ->
    [one] … i jeszcze jeden gracz
    [few] … i jeszcze { $count } graczy
   *[many] … i jeszcze { $count } graczy
}
leaderboard-empty = Nie ma jeszcze czego liczyć. Liczą się tylko gry, które do końca rozegrały co najmniej trzy osoby, a przy zasadach dla dwóch osób dwie.

best-clues-title = Najlepsze skojarzenia serwera
best-clues-votes = { $votes ->
    [one] trafiła { $votes } osoba z { $of }
    [few] trafiły { $votes } osoby z { $of }
   *[many] trafiło { $votes } osób z { $of }
}
best-clues-crowd = { $votes ->
    [one] wybrała { $votes } osoba z { $of }
    [few] wybrały { $votes } osoby z { $of }
   *[many] wybrało { $votes } osób z { $of }
}
best-clues-empty = Nie ma jeszcze skojarzeń. Trafiają tu z gier, które do końca rozegrały co najmniej trzy osoby, na kanałach, które widzisz.

alt-profile = Te same statystyki na obrazku.
alt-season = Ten sam ranking na obrazku: miejsca i punkty.

award-name-eye = 👁️ Sokole oko
award-name-story = 📖 Najlepsze skojarzenie
award-name-bluff = 🎭 Najlepszy blef
award-name-mind-readers = 🔮 Czytanie w myślach
award-name-comeback = 🚀 Wielki powrót
award-name-magnet = 🧲 Magnes
award-name-few-words = 🤏 Bez zbędnych słów
award-name-poet = 🪶 Poetycka dusza
award-name-company = 🥕 Dusza towarzystwa
