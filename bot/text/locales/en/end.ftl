# The end of a game: podium, awards, album, rematch.

button-rematch = Rematch
button-history = All clues

alt-podium = The rabbits lined up by score.
finale-title = The end

ending-goal-reached = Goal reached!
ending-everyone-told = Everyone has had their turn as storyteller.
ending-pile-empty = The draw pile has run out.
ending-rounds-played = That was the last round.
ending-too-few-players = There aren’t enough players left to continue, so here are the final scores.
    .early = There aren’t enough players left to continue.
ending-seat-unfilled = Nobody took the empty seat in time, so here are the final scores.
    .early = Nobody took the empty seat in time.
ending-stopped = The game was stopped, so here are the final scores.
    .early = The game was stopped.
ending-abandoned = Nobody was playing any more, so here are the final scores.
    .early = Nobody was playing any more.

nobody-won = Nobody scored, so nobody won.
par-missed = { $points ->
    [one] The pile has won. You needed { $points } point to beat it.
   *[other] The pile has won. You needed { $points } points to beat it.
}
winners = { $count ->
    [one] 🏆 { $people } wins!
   *[other] 🏆 { $people } share the win!
}
standing = { $who } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
awards-title = Awards

award-eye = { $count ->
    [one] 👁️ **Sharpest eye** · { $people } · found the storyteller’s card once
    [2] 👁️ **Sharpest eye** · { $people } · found the storyteller’s card twice
   *[other] 👁️ **Sharpest eye** · { $people } · found the storyteller’s card { $count } times
}
award-story = { $count ->
    [one] 📖 **Best clue** · { $people } · found by one player, missed by the others
   *[other] 📖 **Best clue** · { $people } · found by { $count } players, missed by the others
}
award-bluff = { $count ->
    [one] 🎭 **Best bluff** · { $people } · fooled someone once
    [2] 🎭 **Best bluff** · { $people } · fooled others twice
   *[other] 🎭 **Best bluff** · { $people } · fooled others { $count } times
}
award-mind-readers = { $count ->
    [one] 🔮 **Mind readers** · { $people } · picked each other’s cards
    [2] 🔮 **Mind readers** · { $people } · picked each other’s cards twice
   *[other] 🔮 **Mind readers** · { $people } · picked each other’s cards { $count } times
}
award-comeback = { $count ->
    [one] 🚀 **Comeback** · { $people } · up one place in the second half
   *[other] 🚀 **Comeback** · { $people } · up { $count } places in the second half
}
award-magnet = { $count ->
    [one] 🧲 **Magnet** · { $people } · one vote for a single card
   *[other] 🧲 **Magnet** · { $people } · { $count } votes for a single card
}
award-few-words = { $count ->
    [one] 🤏 **Few words** · { $people } · a clue of just one word
   *[other] 🤏 **Few words** · { $people } · a clue of only { $count } words
}
award-poet = { $count ->
    [one] 🪶 **Poet** · { $people } · a clue of { $count } word
   *[other] 🪶 **Poet** · { $people } · a clue of { $count } words
}
award-company = 🥕 **Good company** · { $people } · a pleasure to play with

album-title = This game’s album

star-choose = 🌟 Star your favourite clue
star-clue = { $number }. { $clue }

button-album = Browse the album
button-send-album = Send it to me
button-page-back = Back
button-page-on = Next

album-more = { $count ->
    [one] -# One more clue doesn’t fit here.
   *[other] -# { $count } more clues don’t fit here.
}
album-evening = The evening of { $day }
album-day = { $day }
album-found = { $count ->
    [0] Nobody found it
   *[other] { $count } of { $of } found it
}
album-chosen = { $count ->
    [0] Nobody picked it
   *[other] { $count } of { $of } picked it
}
album-no-votes = Nobody voted
album-page = Page { $page } of { $pages }
