# Warmth around the game: more time, questions before it ends, the album, the lobby’s motto.

button-time = More time
news-more-time = { $player } asked for more time.
more-time = There is more time now.
error-time-given = More time was given already: that goes once for each clue, each choice and each vote.
error-time-enough = There is time enough yet. Ask again when it is nearly up.

button-album = Turn the pages
button-share = Share the album
button-page-back = Back
button-page-on = Further
album-line = **{ $number }.** “{ $clue }” · { $storyteller }
album-page = Page { $page } of { $pages }
album-shared = The album stands in the channel already: { $link }.
    .link = go to it

button-stop = End the game
ask-stop = End the game for everybody, with the standings as they are? If not, just leave this message alone.
ask-kick = Without { $player } too few players are left, so the game would be over for everybody. Is that what you want? If not, just leave this message alone.

lobby-motto = A picture, a few words, and everybody sees something else.
alt-fan = Cards of this game’s deck, fanned out.
