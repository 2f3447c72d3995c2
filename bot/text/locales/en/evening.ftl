# Warmth around the game: more time, questions before it ends, the album, the lobby’s motto.

button-time = More time
news-more-time = { $player } asked for more time.
more-time = There is more time now.
error-time-given = More time was given already: that goes once for each clue, each choice and each vote.
error-time-enough = There is time enough yet. Ask again when it is nearly up.
