# The daily clue: posted once a day in a channel, guessed in private, answered the next day.

daily-title = The daily clue
daily-ask = Which of these cards was this clue given for? Pick one in the menu. Only you see your guess.
daily-until = The answer comes { $when }, with the names of those who found the card.
daily-choose = Your guess
daily-own = The clue comes from one of this server’s own games.
daily-made-up = A computer player made this one up.

daily-answer = It was **card { $slot }**. { $storyteller } gave the clue.
daily-last = Last time, the answer to “{ $clue }” was **card { $slot }**. { $storyteller } gave that clue.
daily-unguessed = Nobody guessed.
daily-nobody = { $guesses ->
    [one] One person guessed and missed it.
   *[other] { $guesses } people guessed, and nobody found it.
}
daily-found = { $guesses ->
    [one] Found by { $people }, the only one who guessed.
   *[other] Found by { $found } of { $guesses }: { $people }
}
daily-in-a-row = { $player } ({ $days } in a row)
daily-withdrawn = This clue was withdrawn, so there’s no answer. Nobody loses their streak.

daily-panel-title = The daily clue in this channel
daily-about = Once a day I post six cards and a clue from one of this server’s past games. If there’s none to show here, computer players make one up. Everyone guesses in private, and the next day I say who found the card.
daily-off = It’s **off** in this channel.
daily-off-ask = Someone who can manage the server can turn it on with **/dixit daily**.
daily-on = It comes every day at **{ $time }** ({ $zone }). The next one is due { $when }.
daily-lost = I couldn’t post here last time. Check that I can view this channel, send messages and attach files, and I’ll try again.
daily-own-streak = { $days ->
    [0] You didn’t find the last card. Your best streak here: **{ $best }**
    [one] You found the last card. Your best streak here: **{ $best }**
   *[other] You found the last { $days } cards in a row. Your best streak here: **{ $best }**
}
daily-other-time = For another time or time zone, type for example **/dixit daily time:20:30 zone:Europe/Kyiv**.
daily-hour-choose = Time of day
button-daily-on = Turn it on
button-daily-off = Turn it off
