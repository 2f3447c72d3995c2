# What is kept about a person and a server, and how it is erased. Said in private.

privacy-title = Co jest o tobie przechowywane
privacy-games = Gry: **{ $games }** · trwają: **{ $live }** · serwery: **{ $servers }**
privacy-moves = Ruchy w nich: **{ $moves }**
privacy-messages = Znane mi wiadomości prywatne: **{ $messages }**
privacy-uploads = Karty dodane przez ciebie do talii: **{ $uploads }**
privacy-statistics-on = Statystyki: **włączone**
privacy-statistics-off = Statystyki: **wyłączone**, nic nie jest liczone
privacy-hint = Twoja nazwa nie jest przechowywana, tylko twój identyfikator na Discordzie. W pliku jest wszystko.

button-export = Pobierz plik
button-statistics-off = Wyłącz statystyki
button-statistics-on = Włącz statystyki
button-erase = Usuń wszystko…
button-erase-now = Tak, usuń
button-keep = Nie, zostaw

privacy-exported = To wszystko, co jest o tobie przechowywane.
privacy-ask = Usunąć wszystko, co jest o tobie przechowywane, na wszystkich serwerach? Wyjdziesz z trwających gier. Znikną twoje ustawienia, statystyki i karty dodane do talii. Dawne gry zostaną: będzie w nich „ktoś, kogo już tu nie ma”, a skojarzenia zostaną bez twojej nazwy. Tego nie da się cofnąć.
privacy-erased = Wszystko o tobie zostało usunięte.
privacy-kept = Nic nie zostało usunięte.
