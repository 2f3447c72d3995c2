# Computer players, the audience, and games in threads.

## Computer players in the lobby

button-add-computer = Add a computer player
button-remove-computer = Remove a computer player
mark-computer = computer, { $character }
character-poet = a poet
character-literal = takes it literally
character-trickster = a trickster
character-dreamer = a dreamer
lobby-computers = 🤖 Computer players give up their seat when people want it.
lobby-practice = 🤖 Practice: one person, the rest are computers. They give up their seat when people want it.

## Computer players at the table

news-story-passed = { $player } has no words for these cards and leaves the story to people.

## The audience

audience-invited = 👀 Not playing? Guess in the menu below: it is counted apart and told after the reveal.
audience-guessed = 👀 The audience: { $found } of { $people } on card { $slot }
audience-favourite = 👀 The audience’s favorite: { $who } ({ $count ->
    [one] { $count } guess
   *[other] { $count } guesses
})

## Threads

thread-opening = A table is being set in a thread below … If none appears there, try **/dixit start** again.
thread-lobby = Come and join: { $thread }, hosted by { $host }.
thread-playing = The game is on: { $thread }. Whoever watches may guess along.
thread-over = The game is over: { $thread }.
thread-standings = The game in { $thread } is over.
