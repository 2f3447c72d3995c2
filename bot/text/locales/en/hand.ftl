# A player's hand, in private: what to do now, the clue form, and the result.

button-hand = My hand
button-claim = I have an idea!
button-clue = Give my clue
button-new-hand = New hand
button-play = Play a card
button-no-tips = No more tips
button-take-back = Take it back
button-take-back-one = Take back card { $card }
button-vote-for = Vote for this card
button-play-this = Play this card
button-clue-for = Clue for this card

hand-where = { $server } · { $channel } · round { $number }
    .lobby = { $server } · { $channel }
hand-claim = Here are your cards. Got an idea for a clue? Press *I have an idea!* before anyone else does.
hand-claim-blind = You’ll see your cards after the first clue. Want to give it? Press *I have an idea!*
hand-tell = You’re the storyteller! Press a card’s number, then type a clue for it.
hand-tell-blind = You’re the storyteller! Press *Give my clue* and type any clue you like. You’ll all see your cards afterwards.
hand-wait-clue = { $storyteller } is thinking of a clue. Here are your cards in the meantime.
hand-wait-blind = { $storyteller } is thinking of a clue. You’ll see your cards once it’s out.
hand-give = { $count ->
    [one] Play a card that could fit the clue. Press its number.
   *[other] Play { $count } cards that could fit the clue. Press their numbers.
}
hand-give-more = Card { $card } is in. Pick one more.
hand-give-party = { $count ->
    [one] Play the card that fits the clue best. Press its number.
   *[other] Play the { $count } cards that fit the clue best. Press their numbers.
}
hand-give-mate = Your teammate is the storyteller. Play a card that could fit the clue too. Press its number.
hand-give-team = Press a number to play that card for your team, or leave it to your teammate and vote. Agree on it in the channel.
hand-teammate-gave = { $player } played the card for your team, so you’ll vote.
hand-given = { $count ->
    [one] ✓ You played { $cards }. Press another number to swap.
   *[other] ✓ You played { $cards }. Press another number to replace card { $first }.
}
hand-clue-told = Your clue is out. Everyone else is playing their cards now.
hand-clue-judged = They’re looking for your card. Keep a straight face!
hand-mate-judged = They’re looking for your teammate’s card. Your team doesn’t vote this round.
hand-no-vote = Your teammate votes this round.
hand-vote-one = Which card is the storyteller’s? Vote in the menu below.
hand-vote-two = Which card is the storyteller’s? Pick two in the menu below, or just one to give it both votes.
hand-vote-one-or-two = Which card is the storyteller’s? Pick one in the menu below, or two if you’re not sure.
hand-vote-up-to-three = Which card is the storyteller’s? Pick one, two or three in the menu below. The fewer you need, the more points you get.
hand-vote-party = Which card will most players vote for? Vote for it in the menu below.
hand-voted = You voted for { $slots }. You can change your vote until everyone has voted.
hand-trap = Set your trap in the second menu. Anyone who votes for that card scores nothing.
hand-trapped = Your trap is on card { $slot }. Anyone who votes for it scores nothing.
hand-scored = The votes are in! The reveal is in the channel.
hand-lobby = You’re in! Your cards will appear here as soon as they’re dealt.
hand-lobby-planned = You’re in! The game is planned for { $date } ({ $countdown }). Your cards will appear here as soon as they’re dealt.
hand-finished = The game is over.

hands-behind-button = It’s busy right now, so press *My hand* to see your cards.

hand-farewell = You’re no longer in this game.
hand-result = { $points ->
    [one] The game in { $channel } on { $server } is over. 🏆 { $winners } won! You finished #{ $place } with { $points } point.
   *[other] The game in { $channel } on { $server } is over. 🏆 { $winners } won! You finished #{ $place } with { $points } points.
}
hand-result-par = { $points ->
    [one] The game in { $channel } on { $server } is over. You have { $points } point, but you needed { $par } to win. The pile has won.
   *[other] The game in { $channel } on { $server } is over. You have { $points } points, but you needed { $par } to win. The pile has won.
}
hand-result-none = The game in { $channel } on { $server } ended before anyone scored.

vote-choose = Your vote
trap-choose = Your trap

form-clue-title = Your clue
form-clue-card = Your clue for card { $card }
form-clue-label = Clue
form-clue-hint = A word, a line, a sound, a title…
form-clue-tip = Some should find it, but not everyone.
form-clue-blind-tip = Everyone will play the card that fits it best.
form-clue-pair-tip = They should find it, but not at once.
form-clue-together-tip = Help them find it, but name nothing that’s on the card.
form-why-label = Why this clue?
form-why-hint = It looks like our old kitchen
form-why-tip = Optional. Everyone reads it at the reveal.

tip-claim = Look for a card that you could hint at in a few words. Some players should find it, but not everyone.
    .blind = Here the clue comes before the cards, and there’s no right answer.
    .pair = Look for a card that you could hint at in a few words. The other player should find it, but not at once.
    .together = Look for a card that you could lead the other player to without naming anything on it.
tip-tell = Too easy is as bad as too hard. You score if some players find your card, but not everyone.
    .blind = Leave room for ideas. Everyone, you included, will play the card that fits your clue best.
    .pair = You score most if the other player needs two picks to find your card, and nothing if they miss it.
    .together = You both score if the other player finds your card. Just don’t name anything that’s on it.
tip-wait = Once the clue is out, you’ll play one of these cards to go with it.
    .blind = Once the clue is out, you’ll play the card that fits it best.
    .pair = Once the clue is out, you’ll look for the storyteller’s card among cards from the draw pile.
tip-give = Pick a card that could pass for the storyteller’s. You score for every vote it gets.
    .blind = Pick the card that you think most players will vote for.
tip-told = The others are looking for cards that fit your clue. Don’t give yours away!
tip-vote = One of these cards is the storyteller’s. The others were played to fool you.
    .blind = You score by voting like the others, so think of what they’d pick. And beware of the trap!
    .pair = Only one of these cards was picked for the clue. The others are from the draw pile. If you miss it, nobody scores.
tip-judged = You score if some players find your card, but not if everyone does or nobody does.
    .pair = You score most if they find your card with two picks. One pick would be a little too easy.
    .together = You both score if your card is found.
tip-scored = Press *Next round* in the channel to go on. Your hand is full again, and the next player is the storyteller.
    .blind = Press *Next round* in the channel to go on. Hands move on to the left, and the next player is the storyteller.
