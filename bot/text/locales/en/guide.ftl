# The short guide to a rule set; numbers come from the rule set itself.

guide-points = Points
guide-points-team = Points for the team
guide-players = { $least }–{ $most } players. Everybody gets { $hand } cards.
guide-players-teams = { $least }–{ $most } players in teams of two. Everybody gets { $hand } cards. Teammates talk only in the open.
guide-clue = The storyteller chooses a card and gives a clue: a word, a sentence, a sound.
guide-cards = Everybody else slips in a card that could be meant. All are shuffled and numbered.
guide-three = With three players: { $hand } cards in hand, and the two others give two cards each.
guide-vote = Everybody but the storyteller votes for the card they take for the storyteller’s, never for their own.
guide-vote-large = Everybody but the storyteller votes, never for their own card. From { $players } players on: one vote, or two on different cards.
guide-vote-doubling = Everybody but the storyteller has two votes, on two cards or both on one, never on their own.
guide-team-cards = The storyteller’s teammate gives a card too. Of each other team one player gives a card: whoever is first.
guide-team-vote = Of each other team, the one who gave no card votes.
guide-blind-clue = The storyteller gives a clue before anybody has seen a card.
guide-party-cards = Everybody, the storyteller included, looks at their hand and gives the card that fits best.
guide-party-vote = Everybody votes, also for their own card if they like. The storyteller sets a trap on one card. Afterwards every hand goes to the left.
guide-row-story = storyteller: some found the card, but not all
guide-row-extreme = storyteller: everybody found it, or nobody did
guide-row-found = whoever found the storyteller’s card
guide-row-found-twice = whoever found it with both votes
guide-row-everybody = the others, if everybody found it (and nothing for finding it)
guide-row-nobody = the others, if nobody found it
guide-row-single = more for finding it with a single vote (from { $players } players on)
guide-row-lure = for every vote for your own card
guide-row-lure-team = for every vote for the team’s card; that of the storyteller’s teammate counts too
guide-cap = at most { $points } a round
guide-cap-large = at most { $points } a round, from { $players } players on
guide-row-company = for every vote for the card you voted for, yours included
guide-row-alone = nobody else voted for it
guide-row-trap = the storyteller’s trap lies on it
guide-end-goal = { $points ->
    [one] The game ends when somebody has { $points } point after a round. Most points win; a tie is shared.
   *[other] The game ends when somebody has { $points } points after a round. Most points win; a tie is shared.
}
guide-end-turns = The game ends when everybody has been storyteller once. Most points win; a tie is shared.
guide-end-pile = The game ends after the round in which the last card of the pile is taken. Most points win; a tie is shared.
