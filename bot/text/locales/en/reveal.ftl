# The reveal: verdict, who voted for what, points and scores.

button-next = Next round

verdict-just-right = { $count ->
    [one] ★ It was card **{ $slot }**. One player found it. Just right!
   *[other] ★ It was card **{ $slot }**. { $count } players found it. Just right!
}
verdict-too-easy = ★ It was card **{ $slot }**. Everyone found it. Too easy! No points for the clue.
verdict-too-hard = ★ It was card **{ $slot }**. Nobody found it. Too hard! No points for the clue.
verdict-too-easy-lost = { $points ->
    [one] ★ It was card **{ $slot }**. Everyone found it. Too easy! The storyteller loses a point.
   *[other] ★ It was card **{ $slot }**. Everyone found it. Too easy! The storyteller loses { $points } points.
}
verdict-too-hard-lost = { $points ->
    [one] ★ It was card **{ $slot }**. Nobody found it. Too hard! The storyteller loses a point.
   *[other] ★ It was card **{ $slot }**. Nobody found it. Too hard! The storyteller loses { $points } points.
}
verdict-no-votes = Nobody voted, so nobody scores.
    .card = ★ It was card **{ $slot }**. Nobody voted, so nobody scores.
verdict-pair-found = ★ It was card **{ $slot }**, and { $player } found it.
verdict-pair-missed = ★ It was card **{ $slot }**, and it wasn’t found. Nobody scores.
verdict-party = { $count ->
    [one] 🏆 Card **{ $slots }** got the most votes and wins the round.
   *[other] 🏆 Cards **{ $slots }** got the most votes and share the round.
}
verdict-party-nobody = ⚠️ Every vote went to card **{ $slot }**, the trap, so nobody wins this round.
verdict-no-trap = There was no trap this time.
verdict-trap = ⚠️ Card **{ $slot }** was the trap.

practice-just-right = 💡 { $found } of { $voters } found your card, which is just right. You score when some find it and some don’t.
practice-nearly-easy = 💡 { $found } of { $voters } found your card, so nearly everyone did. A clue a little further from the picture would be safer.
practice-nearly-hard = 💡 Only { $found } of { $voters } found your card. A clue a little closer to the picture would be safer.
practice-too-easy = 💡 All { $voters } found your card, so your clue scores nothing. Next time, give a clue for a feeling or a memory instead of something everyone can see.
practice-too-hard = 💡 None of { $voters } found your card, so your clue scores nothing. Next time, start from something everyone can see on it.

clue-by = { $storyteller }: **{ $clue }**
why-line = 💭 { $why }

gained = **+{ $points }**
lost = **−{ $points }**

no-vote-from = Didn’t vote: { $people }
points-line = { $who } **+{ $points }** → { $total } · { $reasons }
points-line-lost = { $who } **−{ $points }** → { $total } · { $reasons }

gain-story-found = good clue +{ $points }
gain-each-finder = { $votes ->
    [one] one player found it +{ $points }
   *[other] { $votes } players found it +{ $points }
}
gain-too-easy = clue too easy
gain-too-hard = clue too hard
gain-too-easy-lost = clue too easy −{ $points }
gain-too-hard-lost = clue too hard −{ $points }
gain-found = found it +{ $points }
gain-found-twice = found it with both votes +{ $points }
gain-single-dial = with a single vote +{ $points }
gain-everybody-found = everyone found it +{ $points }
gain-nobody-found = nobody found it +{ $points }
gain-lured = { $votes ->
    [one] drew one vote +{ $points }
   *[other] drew { $votes } votes +{ $points }
}
gain-company = { $votes } votes for the card you picked +{ $points }
gain-alone = nobody else voted for the card you picked
gain-trapped = you voted for the trap
gain-owner-left = the card you picked was from a player who left
gain-nothing = no points this time

alt-track = Score track: { $scores }

headline-nobody-voted = 🌙 The cards keep their secrets.
headline-all-trapped = 🪤 What a trap!
headline-trap-caught = 🪤 It caught { $count ->
    [one] one of you
   *[other] { $count } of you
}!
headline-crowd-met = 🤝 { $count } of you agreed on card { $slot }.
headline-crowds-met = 🤝 The crowd was split, with { $count } votes each.
headline-minds-differed = 💭 No two of you thought alike.
headline-together-found = 🤝 You two think alike!
headline-pair-found = { $picks ->
    [one] 🎯 One pick was enough!
   *[other] 🎯 It took { $picks } picks.
}
headline-pair-missed = 🌫️ The pile hid it well.
headline-everyone-found = 👀 You all saw through it.
headline-fooled-everyone = 🎭 { $player } fooled everyone with card { $slot }!
headline-fooled-most = 🎭 { $player } fooled { $count } of you with card { $slot }.
headline-fooled-alike = 🎭 { $players } fooled { $count } of you each.
headline-only-one-found = 🔮 Only { $player } read the storyteller’s mind!
headline-only-one-missed = 👀 All but one of you saw through it.
headline-every-card-voted = 🎲 Every card got a vote.
headline-nobody-found = 🌫️ It stayed a mystery.
headline-some-found = 🎯 Clear to some, a mystery to others.
