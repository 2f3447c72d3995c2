# Wokół gry: więcej czasu, pytanie przed końcem, album, motto lobby.

button-time = Więcej czasu
news-more-time = { $player } prosi o więcej czasu.
more-time = Teraz jest więcej czasu.
error-time-given = Czas już przedłużono: można to zrobić raz na skojarzenie, raz na wybór kart i raz na głosowanie.
error-time-enough = Czasu jeszcze wystarczy. Poproś, gdy będzie się kończył.
