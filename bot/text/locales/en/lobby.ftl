# The lobby: rule sets, pace, players, teams, computer players, *Change rules*, and the card above a thread.

rules-dixit-2021 = Dixit
    .short = New to Dixit? Start here. 3–8 players, one vote each, first to 30
    .sentence = One player, the storyteller, gives a clue for one of their cards. Everyone else plays a card that could fit the clue too, then votes for the storyteller’s. The best clues are found by some of you, but not by everyone.
rules-odyssey-2011 = Dixit Odyssey (2011)
    .short = 3–12 players; with 7 or more, one or two votes each; first to 30
    .sentence = One player, the storyteller, gives a clue for one of their cards. Everyone else plays a card that could fit the clue too, then votes for the storyteller’s. With seven or more players you can vote for one card or two, and finding the storyteller’s card with a single vote earns an extra point.
rules-odyssey-2013 = Dixit Odyssey (2013)
    .short = 3–12 players, until the draw pile runs out; rules of the Arabic and Hebrew edition
    .sentence = One player, the storyteller, gives a clue for one of their cards. Everyone else plays a card that could fit the clue too, then votes for the storyteller’s. You play until the draw pile runs out.
rules-odyssey-2023 = Dixit Odyssey (2023)
    .short = 3–12 players, two votes each, both can go to one card, first to 30
    .sentence = One player, the storyteller, gives a clue for one of their cards. Everyone else plays a card that could fit the clue too, then votes for the storyteller’s. You have two votes, for two cards or both for one if you’re sure.
rules-party-2011 = Dixit Party (2011)
    .short = 6–12 players, no right answer, vote with the crowd, everyone is storyteller once
    .sentence = There’s no right answer. One player, the storyteller, gives a clue before anyone sees their cards, and everyone plays the card that fits it best. You score by voting for the same card as the others, but one card is a trap.
rules-party-2023 = Dixit Party (2023)
    .short = 6–12 players, no right answer, vote with the crowd, first to 30
    .sentence = There’s no right answer. One player, the storyteller, gives a clue before anyone sees their cards, and everyone plays the card that fits it best. Vote where you think the others will vote, and stay clear of the card with the storyteller’s trap.
rules-team-2011 = Team Dixit (2011)
    .short = 6, 8, 10 or 12 players in teams of two, everyone is storyteller once
    .sentence = You play in teams of two. One player, the storyteller, gives a clue for one of their cards. In every other team, one of you plays a card that could fit the clue too and the other one votes for the storyteller’s.
rules-team-2023 = Team Dixit (2023)
    .short = 8, 10 or 12 players in teams of two, first to 30
    .sentence = You play in teams of two. One player, the storyteller, gives a clue for one of their cards. In every other team, one of you plays a card that could fit the clue too and the other one votes for the storyteller’s.
rules-duel = Duel (2 players)
    .short = Two players against each other and the pile; each is storyteller six times
    .sentence = Two players. One, the storyteller, gives a clue for one of their cards, and cards from the draw pile join it. The other picks one card, two or three. With the best clues they hesitate, but still find the card.
rules-tandem = Tandem (2 players)
    .short = Two players who win together, with 8 cards found in 12 rounds
    .sentence = Two players who win or lose together. One, the storyteller, gives a clue for one of their cards, without naming anything you can see on it. The other has to find the card among cards from the draw pile.

pace-quick = Quick
    .line = about a minute a turn
pace-normal = Normal
    .line = three minutes a turn
pace-relaxed = Relaxed
    .line = ten minutes a turn
pace-slow = Slow
    .line = a day a turn
pace-none = No limit
    .line = take as long as you like

end-goal = { $points ->
    [one] first to { $points } point
   *[other] first to { $points } points
}
end-turns = { $turns ->
    [1] everyone is storyteller once
    [2] everyone is storyteller twice
   *[other] everyone is storyteller { $turns } times
}
end-pile = until the draw pile runs out
end-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
end-never = no end, until the host stops it

button-join = Join
button-join-late = Join in
button-leave = Leave
button-begin = Begin
button-rules = Change rules
button-how = How to play
button-shuffle = Shuffle teams

lobby-players = Players: { $count } of { $most }
    .over = Players: { $count } (at most { $most })
lobby-too-few-players = { $missing ->
    [one] One more player and you can begin. Press *Join*, or *Add a computer*.
   *[other] { $missing } more players and you can begin. Press *Join*, or *Add a computer*.
}
lobby-too-many-players = { $surplus ->
    [one] There’s one player too many for this rule set. The host can choose another under *Change rules*.
   *[other] There are { $surplus } players too many for this rule set. The host can choose another under *Change rules*.
}
lobby-odd-players = Teams of two need an even number of players. Invite one more, or press *Add a computer*.
lobby-teams-incomplete = These teams need a second player: { $teams }. Choose your team in the menu, or press *Shuffle teams*.
lobby-deck-too-small = { $players } players need { $needed } cards, and this game has only { $cards }. The host can add a deck under *Change rules*.
lobby-deck-gone = The deck “{ $deck }” isn’t available, so the game will be dealt without it. The host can choose other decks under *Change rules*.
lobby-deck-removed = A deck chosen for this game was removed from the server, so the game will be dealt without it. The host can choose other decks under *Change rules*.
lobby-closed = This lobby is closed. Open a new one with **/dixit start**.
lobby-ready = Ready! The host can press *Begin*.
lobby-decks = { $count ->
    [one] deck: { $decks }
   *[other] decks: { $decks }
}
lobby-box = { $cards } of the { $all } cards, drawn at random

mark-host = host
mark-away = away
mark-vacant = left

team-name = Team { $number }
team-size = { $count } of 2 players
team-choose = Choose your team

panel-title = Game rules
panel-hint = Changes apply to everyone in the lobby right away.
panel-rules = Rule set
panel-pace = Time per turn
panel-decks = Decks, mixed together
panel-language = Game language

button-every-card = { $count ->
    [one] Play the only card
   *[other] Play all { $count } cards
}

panel-unseen = *Unseen cards first* moves the cards from this channel’s last games to the bottom of the draw pile.

button-unseen-first = Unseen cards first

deck-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
form-goal = Points needed to win
form-turns = Turns as storyteller, per player
form-rounds = Rounds to play

button-add-computer = Add a computer
button-remove-computer = Remove a computer

mark-computer = computer, { $character }

character-poet = a poet
character-literal = literal-minded
character-trickster = a trickster
character-dreamer = a dreamer

lobby-computers = 🤖 Computer players make room when people join.
lobby-practice = 🤖 Practice game with computer players. They make room when people join.
lobby-known = { $known ->
    [0] 🤖 These cards have no descriptions that computer players understand. They’ll guess, and leave the clues to you.
    [one] 🤖 Computer players know { $known } of { $cards } cards by its description. Describe more of them with **/dixit deck words**.
   *[other] 🤖 Computer players know { $known } of { $cards } cards by their descriptions. Describe more of them with **/dixit deck words**.
}
lobby-skill = How good are the computer players?
skill-gentle = Gentle computers
    .line = They miss a lot, so your cards are safe
skill-even = Balanced computers
    .line = They find cards about as often as people do
skill-sharp = Sharp computers
    .line = They find most cards, so be subtle

thread-opening = Setting up a game in a thread below… If it doesn’t appear, try **/dixit start** again.
thread-lobby = { $host } is starting a game. Join it in { $thread }!
thread-playing = The game is on in { $thread }. Spectators can guess along.
thread-over = The game in { $thread } is over.
thread-standings = The game in { $thread } is over.

lobby-motto = One picture, a few words, and everyone sees something different.

alt-fan = Cards of this game’s deck, fanned out.

welcome-title = Hi, I’m Dixit!
welcome-what = A game of dreamlike pictures for 2 to 12 friends. One of you, the storyteller, gives a clue for a secret card. Everyone else plays a card that could fit it too, then votes for the storyteller’s.
welcome-start = Press *Start a game* here, or type **/dixit start** in any channel. *Show me how* lets you try a round alone first, in two minutes.
welcome-settings = -# Members with Manage Server can change where and how games are played with **/dixit settings**.
button-start = Start a game
button-show-how = Show me how
