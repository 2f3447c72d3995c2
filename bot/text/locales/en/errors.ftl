# Refusals, why a game is paused, and permissions as Discord's settings call them.

error-time-given = Everyone has more time already. You can ask once for the clue, once for the cards and once for the vote.
error-time-enough = There’s still plenty of time. Ask again when it’s nearly up.
error-wrong-phase-lobby = The game hasn’t begun yet. The host starts it with *Begin*.
error-wrong-phase-storytelling = Not yet! We’re still waiting for the clue. *My hand* shows what you can do.
error-wrong-phase-submitting = Not right now. The clue is out, and everyone is playing a card. *My hand* shows what you can do.
error-wrong-phase-voting = Not right now. Everyone is voting. *My hand* shows what you can do.
error-wrong-phase-scored = This round is over. Press *Next round* to continue.
error-wrong-phase-finished = This game is over. Start a new one with **/dixit start**.
error-skip-overtaken = The game moved on before you could see it, so nothing was skipped. Have a look, and type **/dixit host skip** again if you still want to.
error-past-round = That was for an earlier round. Use the newest message.
error-not-seated = You’re not in this game. To play along, type **/dixit join**.
error-dealt-in-next = You’re in from the next round on. You’ll get your cards when it starts.
error-not-a-player = { $player } isn’t in this game. Choose someone who’s playing.
error-kicked = You were removed from this game, so you can’t join it. Ask the host or a moderator to let you back in with **/dixit host panel**.
error-suspended = The game is paused. { $host } or a moderator can press *Resume*.
error-not-host = Only the host ({ $host }) and moderators can do that. Ask one of them.
error-already-seated = You’re already in.
error-table-full = All { $most } seats are taken. You can still guess along when it’s time to vote.
error-unknown-rules = There’s no such rule set. Pick one from the list.
error-goal-out-of-range = Choose a goal from { $least } to { $most } points.
error-turns-out-of-range = Choose from { $least } to { $most } turns as storyteller per player.
error-rounds-out-of-range = Choose from { $least } to { $most } rounds.
error-option-unused = That setting doesn’t go with how this game ends. Leave it out, or choose another ending in the lobby under *Change rules*.
error-house-rule-unfit = That house rule doesn’t go with this rule set. Choose another one under *Change rules*.
error-no-deck = Choose at least one deck.
error-deck-too-small = { $players } players need { $needed } cards, and this game has only { $cards }. Add another deck under *Change rules*.
error-too-few-players = { $players ->
    [one] You need at least { $least } players, and so far there’s only one. Invite some friends or press *Add a computer*.
   *[other] You need at least { $least } players, and so far there are { $players }. Invite some friends or press *Add a computer*.
}
error-too-many-players = There are { $players } of you, and this rule set takes { $most } at most. Choose another one under *Change rules*.
error-odd-players = There are { $players } of you, and teams of two need an even number. Invite one more, or press *Add a computer*.
error-no-teams = This rule set has no teams. For a team game, the host can choose Team Dixit under *Change rules*.
error-unknown-team = Choose a team from 1 to { $most }.
error-team-full = Team { $team } is full. Choose another one.
error-teams-incomplete = These teams need a second player: { $teams }. Choose again, or press *Shuffle teams*.
error-turn-claimed = { $storyteller } was faster and gives the first clue. Your turn will come!
error-turn-unclaimed = Nobody is the storyteller yet. Press *I have an idea!* to be the first.
error-not-storyteller = Only the storyteller can do that, and this round it’s { $storyteller }.
error-clue-empty = That clue is empty. Type at least one letter or sign.
error-clue-too-long = That clue is { $length } characters long, and the limit is { $most }. Try a shorter one.
error-why-too-long = Your reason is { $length } characters long, and the limit is { $most }. Try a shorter one.
error-card-needed = Which card is the clue for? Add its number.
error-card-not-wanted = The clue isn’t for a particular card here, so leave the card’s number out.
error-no-such-card = Choose a card from 1 to { $most }.
error-storyteller-gave = You gave the clue, so your card is already on the table.
error-card-given = You’ve already played a card this round. Take it back first, or wait for the next round.
error-no-new-hand = You can’t take a new hand right now. It’s a house rule that the host chooses before the game, and you have to see your cards first.
error-new-hand-taken = You took your new hand in round { $round }, and there’s only one per game.
error-pile-too-small = There aren’t { $cards } cards left for a new hand, so you keep yours.
error-teammate-gave = { $giver } played the card for your team, so you’ll vote.
error-not-a-voter = You don’t vote this round. Just watch the others guess!
error-unknown-slot = Choose a card from 1 to { $most }.
error-own-card = Card { $slot } is your own. Vote for another one.
error-wrong-vote-count = { $most ->
    [1] You have one vote, so pick one card.
    [3] Pick one card, two or three.
   *[other] { $fewest ->
        [1] Pick one card, or two different ones.
       *[other] You have { $most } votes. Use both.
    }
}
error-vote-repeated = You can’t vote for a card twice here. Pick different cards.
error-no-trap = This rule set has no trap. Send the command without it.
error-no-card = Which card? Add its number on the table.
error-no-late-joining = You can’t join a team game once it has begun, but you can take over an empty seat.
error-no-empty-seat = There’s no empty seat right now. When someone leaves, you can take over theirs.
error-seat-taken = Someone else was faster and took that seat. When another one is empty, you can take it over.
error-no-game = There’s no game in this channel. Start one with **/dixit start**.
error-unknown-game = That game is gone. Start a new one with **/dixit start**.
error-not-a-number = “{ $text }” isn’t a number. Type one in digits, such as 30.
error-deck-removed = That deck has been removed. Available: { $decks }.
error-unknown-deck = There’s no deck called “{ $deck }”. Available: { $decks }.
error-other-version = This button is out of date. Use the newest message, or type **/dixit table**.
error-elsewhere = That game is in another channel. Use the buttons there.
error-not-offered = That’s not one of the choices. Pick one from the list.
error-mention-first = Mention me here first. I’m not in this private thread yet, so I can’t post in it. Send a message with { $bot } in it, then try again.
error-permissions = I can’t play here yet. Please give me these permissions in this channel: { $permissions }.
error-may-not-start = Not everyone can start games on this server. Ask someone who manages it to start one for you.
error-manage-server = Only members with the Manage Server permission can change these settings. Ask one of them.
error-store = I couldn’t save that just now. The game is safe, so please try again in a moment.
error-form-too-late = That took me too long, so the form couldn’t open. Please press again.
error-ours = Something went wrong on our side. Please try again. If it keeps happening, tell the person who runs this bot.

paused-channel-gone = This game’s channel is gone. I’ll keep the game for a week. You can start a new one in another channel.
paused-no-permission = The game is paused because I’m missing these permissions in { $channel }: { $permissions }. It resumes as soon as I have them.
paused-thread-archived = The game is paused because its thread { $channel } is archived or locked and I can’t reopen it. Reopen it and press any button there.
paused-not-in-thread = The game is paused because I’m not in { $channel } any more. Send a message with { $bot } in it there, and the game goes on.
paused-guild-left = The game is paused because I was removed from its server. It goes on once someone adds me again.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-connect = Connect

error-no-thread-here = I can’t open a thread here. Start the game without one, or in a text channel.
error-no-thread-now = Discord can’t open a thread right now, so no game was started. Try **/dixit start** again in a minute, or start it without a thread.
error-thread-locked = This thread is locked, so I can’t write in it. Start the game in the channel above, or unlock the thread.

permission-create-public-threads = Create Public Threads

error-too-often = You’ve asked for that a lot just now. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-channel = Games can’t be started in this channel. Try { $channels }.
error-may-not-edit = Only members with the Manage Server permission, and deck makers named in **/dixit settings**, can change this server’s decks. Ask one of them.
error-no-decks = This server has no decks of its own yet. Start one with **/dixit deck new**.
error-which-deck = Which deck? Send the command again with one of these as its deck: { $decks }.
error-no-pictures-there = That message has no pictures to add. Choose one with pictures (PNG, JPEG, WebP, GIF) or a zip of them.
error-deck-name = Give the deck a name with visible letters.
error-deck-or-card-gone = That deck or card isn’t here. See what’s there with **/dixit deck show**.
error-picture-blocked = One of these pictures isn’t allowed with this bot, so nothing was added. Leave it out and try again.
error-limit-decks = { $most ->
    [one] A server can have { $most } deck at most. Remove it first.
   *[other] A server can have { $most } decks at most. Remove one first.
}
error-limit-cards = { $beyond ->
    [one] A server can have { $most } cards at most, and this would be one too many. Nothing was added. Remove a card first.
   *[other] A server can have { $most } cards at most, and this would be { $beyond } too many. Nothing was added. Remove some cards first.
}
error-limit-megabytes = A server’s pictures can take up { $most } MB at most, and this would be { $beyond } MB too much. Nothing was added. Remove some cards first.
error-limit-total = The { $most } MB that this bot has for pictures are used up, so nothing was added. Ask the person who runs this bot for more room.
error-reports-open = { $most ->
    [one] The card you reported is still waiting for a decision. Please wait for that first.
   *[other] { $most } cards that you reported are still waiting for a decision. Please wait for that first.
}
error-no-tutorial = The computer players have no clues for the decks here, so there’s no tutorial. **/dixit rules** explains the game.
