# The round in the channel: whose turn it is, the table, time, news, and spectators.

button-look = Look closely
button-take-seat = Take seat in team { $number }

round = Round { $number }
round-of = Round { $number } · Storyteller: { $storyteller }
round-void = This round was called off, so nobody scores.

claim-open = The cards are dealt! Open *My hand*. If a card gives you an idea for a clue, press *I have an idea!* to go first.
claim-blind = Who’ll give the first clue? Press *I have an idea!* You’ll see your cards afterwards.
theme-line = The theme of this clue: **{ $theme }**
storyteller-turn = { $storyteller }, it’s your turn! Press *Give my clue*, pick a card and type a clue for it.
    .blind = { $storyteller }, it’s your turn! Press *Give my clue* and type any clue you like.
    .computer = { $storyteller } is thinking of a clue.
storyteller-others = Everyone else can look through *My hand* until the clue is out.
    .blind = Everyone else will see their cards once the clue is out.
time-left = ⏳ Deadline: { $when }
next-by-itself = Next round: { $when }

news-left = { $player } left the game.
news-kicked = { $player } was removed from the game.
news-joined = { $player } joined the game.
news-returned = { $player } is back.
news-host = { $player } is the host now.
news-away = { $player } seems to be away, so the game won’t wait for them.
news-passed-over = { $player } ran out of time, so the turn moves on.
news-card-chosen = { $player } ran out of time, so a random card was played for them.

newcomers = Joining next round: { $people }
seat-empty = { $player } left. Anyone can take over their seat with the button below.
waiting-for = Waiting for { $people }
behind-button = { $people }, you get no DM from me. Press *My hand* to play.

call-claim = { $people }, the cards are dealt. Press *My hand*, and give the first clue if you have an idea.
    .blind = { $people }, the first clue comes before the cards. Press *My hand* if you’d like to give it.
call-storytelling = { $people }, it’s your turn to give a clue. Press *Give my clue*.
call-submitting = { $people }, the clue is out. Press *My hand* and play a card.
call-voting = { $people }, the cards are on the table. Press *My hand* and vote.
call-again = { $people }, everyone’s waiting for you. Press *My hand*.

choose = Everyone else: press *Play a card* and pick one that could fit the clue.
choose-two = Everyone else: press *Play a card* and pick two that could fit the clue.
choose-party = Everyone: press *Play a card* and pick the one that fits the clue best.
choose-team = Storyteller’s teammate: press *Play a card*. Every other team: one of you presses *Play a card*, the other one votes.

team-gave = { $giver } played the card, { $voter } will vote.

vote-one = Which card is the storyteller’s? Vote in the menu below.
vote-one-or-two = Which card is the storyteller’s? Pick one in the menu below, or two if you’re not sure.
vote-two = Which card is the storyteller’s? Pick two in the menu below, or just one to give it both votes.
vote-up-to-three = Which card is the storyteller’s? Pick one, two or three in the menu below. The fewer you need, the more points you get.
vote-party = Which card will most players vote for? Vote for it in the menu below. The storyteller also sets a trap in *My hand*.

look-choose = Another card…
look-own = This card is yours, so you can’t vote for it.
look-played = You played this card.
alt-waiting = Cards on the table, face down: { $given } of { $of }.
slot = Card { $slot }

cards-named = card { $card }
    .two = cards { $card } and { $second }
    .three = cards { $card }, { $second } and { $third }
    .twice = card { $card } twice

news-story-passed = { $player } can’t think of a clue for these cards and passes.

audience-invited = 👀 Not playing? Guess along in the menu below. It scores nothing.
audience-guessed = 👀 Spectators: { $found } of { $people } guessed card { $slot }
audience-favourite = 👀 The spectators’ favourite: { $who } ({ $count ->
    [one] { $count } guess
   *[other] { $count } guesses
})

button-time = More time

news-more-time = { $player } asked for more time.
