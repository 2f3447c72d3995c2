# The tutorial: a private round with three computer players, each step explained.

tutorial-step = Tutorial · step { $step } of { $steps } · only you can see this, and nothing counts
tutorial-start = You’re playing with three computer players. { $storyteller } is the storyteller, and this is the clue for a card that only the storyteller knows.
tutorial-hand = These are your cards. **Press the number of the one that fits the clue best.** The more players take it for the storyteller’s card, the more points you get.
tutorial-table = This is the table: the storyteller’s card and everyone else’s, shuffled. Card { $own } is yours, so you can’t vote for it.
tutorial-vote = **Pick the card you think is the storyteller’s in the menu below.**
tutorial-found = You found it, well done!
tutorial-missed = You picked card { $slot }, which { $owner } played.
tutorial-why-just-right = Some found the card, but not everyone. That’s the best clue there is, so the storyteller scores, and so does everyone who found it.
tutorial-why-too-easy = Everyone found the card, so the clue gave away too much. The storyteller gets nothing and everyone else scores.
tutorial-why-too-hard = Nobody found the card, so the clue gave away too little. The storyteller gets nothing and everyone else scores.
tutorial-lured = Each vote for a card that isn’t the storyteller’s brings its player one more point.
tutorial-next = That was a whole round. In the next one you’re the storyteller. Press *Give a clue* to try it, or stop here.
tutorial-tell = Now you’re the storyteller. **Press the number of a card, then type a clue for it.** Anything goes: a word, a line of a song, a memory. Some should find your card, but not everyone.
tutorial-judged = { $count ->
    [0] None of the three found your card.
    [one] One of the three found your card.
    [2] Two of the three found your card.
   *[other] All three found your card.
}
tutorial-end = You know how to play now. A real game goes on until someone has { $goal } points. Press *Start a game*. If you’re short of friends, computer players can join you in the lobby.
tutorial-gone = This tutorial has expired. Press *Show me how* to begin again.

button-tutorial-next = Give a clue
button-tutorial-again = Try another round
