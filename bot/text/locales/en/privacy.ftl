# What is kept about a person and a server, and how it is erased. Said in private.

privacy-title = What I keep about you
privacy-games = Games: **{ $games }** · still running: **{ $live }** · servers: **{ $servers }**
privacy-moves = Moves in those games: **{ $moves }**
privacy-messages = DMs I sent you: **{ $messages }**
privacy-uploads = Cards you added to decks: **{ $uploads }**
privacy-guesses = Guesses in votes that are still open: **{ $guesses }**
privacy-reports = Cards you reported: **{ $reports }**
privacy-stars = Clues you starred: **{ $stars }**
privacy-daily = Your guesses and streaks in daily clues: **{ $daily }**
privacy-statistics-on = Statistics: **on**
privacy-statistics-off = Statistics: **off**, nothing is being counted
privacy-hint = Your name isn’t kept, only your Discord user ID. *Export as a file* gives you everything.

button-export = Export as a file
button-statistics-off = Turn statistics off
button-statistics-on = Turn statistics on
button-erase = Erase everything…
button-erase-now = Yes, erase it
button-keep = No, keep it

privacy-exported = This is everything I keep about you.
privacy-ask = Erase everything I keep about you, on all servers? You’ll leave games that are still running. Your settings, your statistics and the cards you added to decks will be deleted. Past games stay, but in them you’ll be “a player who left”, and your clues will stay without your name. This can’t be undone.
privacy-erased = Everything about you has been erased.
privacy-kept = Nothing was erased.
