# What people read while they play. Names come with their rabbit, clues in their own quotation marks.

## Rule sets

rules-dixit-2021 = Dixit
    .short = Classic, start here: 3–8 players, one vote each, first to 30
    .sentence = One person tells, everybody slips in a card, one vote each. Be clear enough for some and too clear for nobody.
rules-odyssey-2011 = Dixit Odyssey (2011)
    .short = 3–12 players, from seven on one or two votes, first to 30
    .sentence = Dixit for a big table: from seven players on you may use one vote or two, and a lone vote that hits is worth a point more.
rules-odyssey-2013 = Dixit Odyssey (2013, Arabic/Hebrew)
    .short = 3–12 players, until the pile runs out
    .sentence = Dixit for a big table, played until the last card of the pile is taken.
rules-odyssey-2023 = Dixit Odyssey (2023)
    .short = 3–12 players, always two votes, may be doubled, first to 30
    .sentence = Everybody has two votes: on two cards, or both on one if you are sure.
rules-party-2011 = Dixit Party (2011)
    .short = 6–12 players, no right card: meet the crowd, everybody tells once
    .sentence = No card is the right one. The clue comes before anybody has seen a card, you score by voting like the others, and one card is a trap.
rules-party-2023 = Dixit Party (2023)
    .short = 6–12 players, meet the crowd, first to 30
    .sentence = No card is the right one: vote where the others vote, and stay clear of the storyteller’s trap.
rules-team-2011 = Team Dixit (2011)
    .short = 6, 8, 10 or 12 players in teams of two, everybody tells once
    .sentence = Teams of two: one of you gives the card, the other one votes.
rules-team-2023 = Team Dixit (2023)
    .short = 8, 10 or 12 players in teams of two, first to 30
    .sentence = Teams of two: one of you gives the card, the other one votes. First team to 30.

pace-quick = Quick
    .line = about a minute a turn
pace-normal = Normal
    .line = three minutes a turn
pace-relaxed = Relaxed
    .line = ten minutes a turn
pace-slow = Slow
    .line = a day a turn
pace-none = No limit
    .line = no time limit

end-goal = { $points ->
    [one] first to { $points } point
   *[other] first to { $points } points
}
end-turns = { $turns ->
    [1] everybody tells once
    [2] everybody tells twice
   *[other] everybody tells { $turns } times
}
end-pile = until the pile is empty

## Buttons

button-join = Join
button-join-late = Join in
button-leave = Leave
button-begin = Begin
button-rules = Change rules
button-how = How to play
button-shuffle = Shuffle teams
button-hand = My hand
button-claim = I have a story!
button-story = Give the clue
button-vote-for = Vote for this card
button-look = Look closely
button-next = Next round
button-rematch = Rematch
button-history = All stories
button-take-seat = Take the seat in team { $number }

## Lobby

lobby-players = Players: { $count } of { $most }
lobby-too-few-players = { $missing ->
    [one] One more player and you can begin.
   *[other] { $missing } more players and you can begin.
}
lobby-too-many-players = { $surplus ->
    [one] One player too many for these rules.
   *[other] { $surplus } players too many for these rules.
}
lobby-odd-players = Teams of two need an even number of players.
lobby-teams-incomplete = These teams have only one player: { $teams }. Choose again, or press *Shuffle teams*.
lobby-deck-too-small = { $players } players need { $needed } cards, and there are { $cards }. The host adds a deck under *Change rules*.
lobby-deck-gone = The deck “{ $deck }” is not here: the game is dealt without it. The host can choose other decks under *Change rules*.
lobby-closed = This lobby is closed. Open another one with **/dixit start**.
lobby-ready = Ready: the host can begin.
lobby-decks = deck: { $decks }
mark-host = host
mark-away = away
mark-vacant = left
team-name = Team { $number }
team-size = { $count } of 2
team-choose = Choose your team
panel-title = Rules of this game
panel-hint = Changes count at once for everybody in the lobby.
panel-rules = Rule set
panel-pace = Time for each turn
panel-decks = Decks, mixed together
panel-language = Language of this game
deck-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
form-goal = Points to play for
form-turns = Turns as storyteller for each

## The round, in the channel

round = Round { $number }
round-of = Round { $number } · { $storyteller } tells
round-void = This round was called off. Nobody scores.
claim-open = Cards are dealt. Who has an idea for the first story?
claim-blind = Who gives the first clue? Nobody has seen a card yet.
storyteller-thinks = { $storyteller } is looking for a clue.
time-left = Time is up { $when }
next-by-itself = Goes on by itself { $when }
news-left = { $player } left the table.
news-kicked = { $player } was asked to leave.
news-joined = { $player } sits down and plays.
news-returned = { $player } is back.
news-host = { $player } is the host now.
news-away = { $player } seems to be away: nobody waits for them.
news-passed-over = { $player } ran out of time: the turn passes on.
news-card-chosen = { $player } ran out of time: a card was chosen by lot.
newcomers = Dealt in next round: { $people }
seat-empty = { $player } left. The seat waits for a substitute.
waiting-for = Waiting for { $people }
choose = Everybody else: choose a card of yours that could be meant.
choose-two = Everybody else: choose two cards of yours that could be meant.
choose-party = Everybody: choose the card of yours that fits best.
choose-team = The storyteller’s teammate gives a card; of each other team one gives a card and the other one votes.
team-gave = { $giver } gave the card, { $voter } will vote.
vote-one = Which card is the storyteller’s?
vote-one-or-two = Which card is the storyteller’s? Pick one card, or two for two votes.
vote-two = Which card is the storyteller’s? Pick two cards, or one for both votes.
vote-party = Vote for the card you think most others vote for. The storyteller also sets a trap.
look-choose = Another card…
alt-waiting = Card backs: { $given } of { $of } cards are in.

## The hand, in private

hand-where = { $server } · { $channel } · round { $number }
    .lobby = { $server } · { $channel }
hand-claim = This is your hand. If a card gives you an idea, be the first to tell.
hand-claim-blind = Cards are dealt face down. Would you like to give the first clue?
hand-tell = You are the storyteller: press the card you have a clue for.
hand-tell-blind = You are the storyteller: give a clue before anybody looks at a card.
hand-wait-story = Your hand. { $storyteller } is looking for a clue.
hand-wait-blind = { $storyteller } is looking for a clue. Nobody sees their cards before it: your hand comes with it.
hand-give = { $count ->
    [one] Choose a card that could be the storyteller’s.
   *[other] Choose { $count } cards that could be the storyteller’s.
}
hand-give-party = { $count ->
    [one] Choose the card of yours that fits best.
   *[other] Choose the { $count } cards of yours that fit best.
}
hand-give-mate = Your teammate tells the story: choose a card that could be theirs.
hand-give-team = Give the card for your team, or leave it to your teammate and vote. Agree on it in the channel.
hand-teammate-gave = { $player } gave the card for your team. You will vote.
hand-given = { $count ->
    [one] You gave card { $cards }. Press another to change it, or the same to take it back.
   *[other] You gave cards { $cards }. Press another to change them, or one of them to take it back.
}
hand-story-told = Your clue is out. The others are choosing.
hand-story-judged = They are looking for your card. Keep a straight face.
hand-mate-judged = They are looking for your teammate’s card. Your team does not vote this round.
hand-no-vote = Your teammate votes this round.
hand-vote-one = Which card is the storyteller’s?
hand-vote-two = Which card is the storyteller’s? Pick two cards, or one for both votes.
hand-vote-one-or-two = Which card is the storyteller’s? Pick one card, or two for two votes.
hand-vote-party = Which card will most others vote for? Vote for that one.
hand-voted = You voted for { $slots }. You can change it until everybody has voted.
hand-trap = Set your trap: whoever voted for that card gets nothing.
hand-trapped = Your trap lies on card { $slot }: whoever votes for it gets nothing.
hand-scored = The votes are in: have a look at the channel.
hand-lobby = You are in. Your hand will come here as soon as the cards are dealt.
hand-finished = The game is over.
hands-behind-button = Many games are going on: hands are behind *My hand* right now.
hand-farewell = You are not at this table any more.
hand-result = { $points ->
    [one] The game in { $channel } on { $server } is over. 🏆 { $winners }. You came in at place { $place } with { $points } point.
   *[other] The game in { $channel } on { $server } is over. 🏆 { $winners }. You came in at place { $place } with { $points } points.
}
hand-result-none = The game in { $channel } on { $server } is over before anybody scored.
slot = Card { $slot }
vote-doubled = { $slot } ×2
vote-choose = Your vote
trap-choose = Your trap
form-clue-title = Your story
form-clue-card = Your clue for card { $card }
form-clue-label = The clue
form-clue-hint = A word, a line, a sound, a title…

## The reveal

verdict-just-right = { $count ->
    [one] ★ It was card **{ $slot }**. One person found it: just right.
   *[other] ★ It was card **{ $slot }**. { $count } people found it: just right.
}
verdict-too-easy = ★ It was card **{ $slot }**. Everybody found it: too easy! No points for the story.
verdict-too-hard = ★ It was card **{ $slot }**. Nobody found it: too hard! No points for the story.
verdict-no-votes = Nobody voted, so nobody scores.
verdict-party = 🏆 Most votes, winner of the round: **{ $slots }**
verdict-no-trap = No trap this time.
verdict-trap = ⚠️ Card **{ $slot }** was the trap.
card-voters = ← { $people }
gained = **+{ $points }**
gained-sum = **+{ $points }** ({ $sum })
gained-each = **+{ $points }** each
gained-nothing = Nothing this time: { $people }
no-vote-from = No vote from: { $people }
standings = Standings: { $standings }
points-line = { $who } **+{ $points }** → { $total } · { $reasons }
gain-story-found = the story worked +{ $points }
gain-too-easy = too easy
gain-too-hard = too hard
gain-found = found it +{ $points }
gain-found-twice = both votes on it +{ $points }
gain-single-dial = with a single vote +{ $points }
gain-everybody-found = everybody found it +{ $points }
gain-nobody-found = nobody found it +{ $points }
gain-lured = { $votes ->
    [one] lured one vote +{ $points }
   *[other] lured { $votes } votes +{ $points }
}
gain-company = { $votes } votes for the card you voted for +{ $points }
gain-alone = nobody else voted for that card
gain-trapped = trapped
gain-owner-left = that card’s owner left
gain-nothing = nothing this time
alt-track = Score track: { $scores }
alt-podium = The rabbits on their places.

## The end

finale-title = The end
ending-goal-reached = The goal is reached.
ending-everyone-told = Everybody has told their story.
ending-pile-empty = The last card of the pile is taken.
ending-too-few-players = Too few players are left to go on, so this is how it stands.
ending-seat-unfilled = Nobody took the empty seat in time, so this is how it stands.
ending-stopped = The game was stopped, so this is how it stands.
ending-abandoned = Nobody was there any more, so this is how it stands.
nobody-won = Nobody has scored, so nobody has won.
winners = { $count ->
    [one] 🏆 { $people } wins!
   *[other] 🏆 { $people } share the victory!
}
standing = { $who } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
awards-title = Remembered for
award-eye = { $count ->
    [one] 👁️ **Sharpest eye** · { $people } · one story found
   *[other] 👁️ **Sharpest eye** · { $people } · { $count } stories found
}
award-story = 📖 **Best story** · { $people }
award-bluff = { $count ->
    [one] 🎭 **Best bluff** · { $people } · one vote lured
   *[other] 🎭 **Best bluff** · { $people } · { $count } votes lured
}
award-mind-readers = 🔮 **Mind readers** · { $people }
award-comeback = 🚀 **Comeback** · { $people }
award-magnet = { $count ->
    [one] 🧲 **Magnet** · { $people } · one vote on a single card
   *[other] 🧲 **Magnet** · { $people } · { $count } votes on a single card
}
award-few-words = 🤏 **Few words** · { $people }
award-poet = 🪶 **Poet** · { $people }
award-company = 🥕 **Good company** · { $people }
album-title = The album of this game
score-title = How it stands
history-title = The stories so far
history-empty = No story has been told yet.
history-round = **{ $number }.** { $storyteller }: “{ $clue }” · card { $slot }
history-found = found by { $people }
history-gain = { $who } +{ $points }
history-more = { $count ->
    [one] … and one earlier one.
   *[other] … and { $count } earlier ones.
}
