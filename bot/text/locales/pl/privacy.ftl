# What is kept about a person and a server, and how it is erased. Said in private.

privacy-title = Co o tobie przechowuję
privacy-games = Gry: **{ $games }** · trwają: **{ $live }** · serwery: **{ $servers }**
privacy-moves = Ruchy w tych grach: **{ $moves }**
privacy-messages = Moje wiadomości prywatne do ciebie: **{ $messages }**
privacy-uploads = Karty dodane przez ciebie do talii: **{ $uploads }**
privacy-guesses = Typy w głosowaniach, które jeszcze trwają: **{ $guesses }**
privacy-reports = Karty zgłoszone przez ciebie: **{ $reports }**
privacy-stars = Skojarzenia z twoją gwiazdką: **{ $stars }**
privacy-daily = Twoje typy i serie w skojarzeniach dnia: **{ $daily }**
privacy-statistics-on = Statystyki: **włączone**
privacy-statistics-off = Statystyki: **wyłączone**, nic nie jest liczone
privacy-hint = Nie przechowuję twojej nazwy, tylko twój identyfikator na Discordzie. Wszystko dostaniesz przyciskiem *Pobierz jako plik*.

button-export = Pobierz jako plik
button-statistics-off = Wyłącz statystyki
button-statistics-on = Włącz statystyki
button-erase = Usuń wszystko…
button-erase-now = Tak, usuń
button-keep = Nie, zostaw

privacy-exported = To wszystko, co o tobie przechowuję.
privacy-ask = Usunąć wszystko, co o tobie przechowuję, na wszystkich serwerach? Wyjdziesz z gier, które jeszcze trwają. Twoje ustawienia, statystyki i karty dodane do talii zostaną usunięte. Dawne gry zostaną, ale będziesz w nich jako „dawny gracz”, a twoje skojarzenia zostaną bez twojej nazwy. Tego nie da się cofnąć.
privacy-erased = Wszystko o tobie zostało usunięte.
privacy-kept = Nic nie zostało usunięte.
