# The short guide to a rule set. Numbers come from the rule set itself.

guide-points = Points
guide-points-team = Points for the team
guide-players = { $least }–{ $most } players. Everyone gets { $hand } cards. They’re behind *My hand*, and in your DMs if I can write to you.
guide-players-teams = { $least }–{ $most } players, an even number, in teams of two. Everyone gets { $hand } cards. They’re behind *My hand*, and in your DMs if I can write to you. Teammates may confer only in the channel.
guide-players-two = Two players. Both get { $hand } cards. They’re behind *My hand*, and in your DMs if I can write to you.
guide-clue = The storyteller presses *Give my clue*, picks a card and types a clue for it: a word, a sentence, a sound.
guide-cards = Everyone else presses *Play a card* and secretly plays one that could fit the clue. The cards are shuffled and numbered.
guide-three = With three players, everyone gets { $hand } cards, and the two who aren’t the storyteller play two each.
guide-pile-cards = { $count } cards from the draw pile join it on the table, shuffled and numbered.
guide-vote-pair = The other player votes in the menu below the cards for the one they think is the storyteller’s.
guide-vote-distance = The other player picks one card, two or three in the menu below the cards. The storyteller’s has to be among them.
guide-vote = Everyone but the storyteller votes in the menu below the cards for the one they think is the storyteller’s, never for their own.
guide-vote-large = Everyone but the storyteller votes in the menu below the cards for the one they think is the storyteller’s, never for their own. With { $players } or more players you can pick one card or two.
guide-vote-doubling = Everyone but the storyteller has two votes. Pick two cards in the menu below them, or one for both votes, never your own.
guide-team-cards = The storyteller’s teammate presses *Play a card* and plays one that could fit the clue. In every other team, the first to press it plays one.
guide-team-vote = In every other team, the one who played no card votes in the menu below the cards for the one they think is the storyteller’s.
guide-blind-clue = The storyteller presses *Give my clue* and types a clue before anyone sees their cards.
guide-party-cards = Everyone, the storyteller included, presses *Play a card* and plays the one that fits the clue best. The cards are shuffled and numbered.
guide-party-vote = Everyone votes in the menu below the cards. You may vote for your own. The storyteller also sets a trap on one card, in *My hand*. Then everyone passes their hand to the left.
guide-row-teller = for the storyteller, if some found the card, but not everyone
guide-row-extreme = for the storyteller, if everyone found it or nobody did
guide-row-teller-each = more for the storyteller, for each player who found the card
guide-row-teller-all = for the storyteller, if everyone found the card
guide-row-teller-none = for the storyteller, if nobody found the card
guide-row-found = for finding the storyteller’s card
guide-row-found-twice = for finding it with both votes
guide-row-everybody = for everyone else, if everyone found it (instead of the points for finding it)
guide-row-nobody = for everyone else, if nobody found it
guide-row-single = more for finding it with a single vote (with { $players } or more players)
guide-row-lure = for each vote for your own card
guide-row-lure-team = for each vote for your team’s card, even if the storyteller’s teammate played it
guide-cap = at most { $points } a round
guide-cap-large = at most { $points } a round with { $players } or more players
guide-row-finder-1 = for finding the storyteller’s card with one pick
guide-row-finder-2 = for finding the storyteller’s card with two picks
guide-row-finder-3 = for finding the storyteller’s card with three picks
guide-row-teller-1 = for the storyteller, if it was found with one pick
guide-row-teller-2 = for the storyteller, if it was found with two picks
guide-row-teller-3 = for the storyteller, if it was found with three picks
guide-row-both-1 = for both of you, if the storyteller’s card is found
guide-row-company = for each vote for the card you voted for, yours included
guide-row-alone = if nobody else voted for it
guide-row-trap = if it’s the trap
guide-par = To win, you need at least { $points } points for every { $rounds } rounds. If nobody has that many, the pile wins.
guide-par-whole = { $points ->
    [one] To win, you need at least { $points } point. With fewer, the pile wins.
   *[other] To win, you need at least { $points } points. With fewer, the pile wins.
}
guide-end-goal = { $points ->
    [one] The game ends when someone has { $points } point after a round.
   *[other] The game ends when someone has { $points } points after a round.
}
    .team = { $points ->
        [one] The game ends when a team has { $points } point after a round.
       *[other] The game ends when a team has { $points } points after a round.
    }
guide-end-turns = The game ends when everyone has been storyteller once.
guide-end-more-turns = The game ends when everyone has been storyteller { $turns } times.
guide-end-pile = The game ends with the round in which the draw pile runs out.
guide-end-rounds = { $rounds ->
    [one] The game ends after { $rounds } round.
   *[other] The game ends after { $rounds } rounds.
}
guide-end-never = The game ends when the host stops it with **/dixit host stop**.
guide-wins = The most points win, and a tie is shared.
    .together = You win or lose together.

alt-round = A round in moving pictures: a hand of cards, one of them is played, cards lie face down, the numbered table, the reveal with everyone’s votes, rabbits hop along the score track.
alt-round-party = A round in moving pictures: cards lie face down until the clue is given, a hand of cards, one of them is played, six cards lie face down, the numbered table, the reveal with everyone’s votes, a trap on one card and a cup on another, rabbits hop along the score track.
alt-round-duel = A round in moving pictures: a hand of cards, one of them is played, five cards from the draw pile join it face down, the numbered table, the reveal with votes on two cards, two rabbits hop along the score track.
alt-round-tandem = A round in moving pictures: a hand of cards, one of them is played, five cards from the draw pile join it face down, the numbered table, the reveal with one vote on the storyteller’s card, two rabbits hop along the score track side by side.
