# Scores, history, statistics, leaderboard and clues of the past.

score-title = Wynik

history-title = Skojarzenia z tej gry
history-title-over = Skojarzenia z tej gry
history-empty = Nie było jeszcze żadnego skojarzenia.
history-round = **{ $number }.** { $storyteller }: „{ $clue }” · karta { $slot }
history-found = trafne głosy: { $people }
history-gain = { $who } +{ $points }
history-more = { $count ->
    [one] … i { $count } wcześniejsze.
    [few] … i { $count } wcześniejsze.
   *[many] … i { $count } wcześniejszych.
}

span-month = Ten miesiąc
span-season = Ten sezon (kwartał)
span-all = Od początku

button-stories = Skojarzenia tego serwera
player-left = ktoś, kogo już tu nie ma

stats-title = { $player } na tym serwerze
stats-games = Gry: **{ $games }**
stats-wins = Zwycięstwa: **{ $wins }**
stats-points = Punkty: **{ $points }**
stats-finds = Wskazane karty narratora: **{ $finds }** z { $of }
stats-lures = Zwabione głosy: **{ $lures }**
stats-right = Skojarzenia w sam raz: **{ $right }** z { $told }
stats-read = Kogo rozumie najlepiej: { $player } · trafienia: { $found } z { $of }
stats-awards = Wyróżnienia: { $awards }
stats-empty = Nic tu nie policzono: { $player }. Liczą się gry rozegrane do końca przez co najmniej trzy osoby.
stats-own-off = Masz wyłączone statystyki. Włączysz je poleceniem **/dixit privacy**.

leaderboard-month = Tabela tego miesiąca
leaderboard-season = Tabela tego sezonu
leaderboard-all = Tabela od początku
leaderboard-since = Gry od: { $when }
leaderboard-signs = 🎴 gry · 🏆 zwycięstwa
leaderboard-more = Pozostali gracze: { $count }
leaderboard-empty = Żadna gra się tu jeszcze nie liczy. Liczą się gry rozegrane do końca przez co najmniej trzy osoby.

stories-title = Skojarzenia tego serwera
stories-votes = trafne głosy: { $votes } z { $of }
stories-crowd = głosy: { $votes } z { $of }
stories-empty = Nie ma jeszcze skojarzeń. Zbierają się tu te z gier rozegranych do końca przez co najmniej trzy osoby.

alt-profile = Te same liczby na obrazku, obok króliczka.
alt-season = Ta sama tabela na obrazku: miejsca, króliczki, punkty.

award-name-eye = 👁️ Najlepsze oko
award-name-story = 📖 Najlepsze skojarzenie
award-name-bluff = 🎭 Najlepszy blef
award-name-mind-readers = 🔮 Czytanie w myślach
award-name-comeback = 🚀 Wielki powrót
award-name-magnet = 🧲 Magnes
award-name-few-words = 🤏 Mało słów
award-name-poet = 🪶 Poetycka dusza
award-name-company = 🥕 Dobre towarzystwo
