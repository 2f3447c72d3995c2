# Short private answers to presses and commands, and questions before something ends.

more-time = Everyone has more time now.
button-stop = End the game
ask-stop = End the game for everyone, with the scores as they are? If not, just ignore this message.
ask-leave = Leave the game? The others play on without you. To stay, just ignore this message.
    .ending = Leave the game? Without you there aren’t enough players left, so it would end for everyone. To stay, just ignore this message.
button-leave-now = Leave the game
ask-kick = Without { $player } there aren’t enough players left, so the game would end for everyone. Is that what you want? If not, just ignore this message.
joined = You’re in!
joined-late = You’re in! You’ll get your cards when the next round starts.
begun = The cards are dealt. Press *My hand*.
left = You left the game.
kicked = { $player } is out of the game and can’t join again until you press *Let back in*.
button-let-in = Let back in
let-in = { $player } can join the game again.
skipped = No more waiting. The game moves on.
stopped = The game is over.
next-started = The next round has started.
team-chosen = You’re in team { $number }.
teams-shuffled = Teams shuffled.
seat-taken = The seat is yours, cards and all. Press *My hand* to see them.
card-given = You played card { $card }. You can take it back in *My hand* until everyone has played.
    .last = You played card { $card }. All cards are on the table now.
voted-last = You voted for { $slots }. The votes are in!
vote-replaced = It replaces your earlier vote for { $slots }.
clue-out-party = Your clue is out. Now everyone plays a card, and so do you. Press *My hand*.
clue-out-pair = Your clue is out. The other player is looking for your card now.
card-back = Card { $card } is back in your hand.
table-posted = Here’s the game again.
game-open = There’s already a game in this channel: { $link }. To start another, use a different channel or a thread.
    .link = open it
dms-closed = I can’t send you DMs, so press *My hand* in the channel whenever you want to see your cards.
dms-later = Discord won’t let me send you a DM right now. Press *My hand* in the channel to see your cards. I’ll try again in a minute.
computers-seated = { $count ->
    [0] There are no computer players in this game now.
    [one] There’s one computer player in this game now.
   *[other] There are { $count } computer players in this game now.
}
skill-chosen-gentle = The computer players go easy on you now.
skill-chosen-even = The computer players now find cards about as often as people do.
skill-chosen-sharp = The computer players are sharp now, so be subtle.
audience-noted = You guessed { $slots }. It scores nothing, but the reveal shows what the spectators thought.
audience-too-late = The vote on these cards is over, so your guess doesn’t count. You can guess again in the next round.
audience-hidden = Spectators can’t guess in this game, so your guess doesn’t count. To play along, type **/dixit join**.
not-your-turn = It’s { $storyteller }’s turn to give a clue. Look through your cards in *My hand* while you wait.
    .blind = It’s { $storyteller }’s turn to give a clue. You’ll see your cards once it’s out.
    .newcomer = It’s { $storyteller }’s turn to give a clue. You’ll get your cards when the next round starts.
    .join = It’s { $storyteller }’s turn to give a clue. To play along, press *Join in*.
    .watch = It’s { $storyteller }’s turn to give a clue. You’ll see all the cards here soon.
starred = You starred “{ $clue }”. Pick another clue in the menu to move your star. Nobody sees whose stars they are.
star-own = You can’t star your own clue. Pick one that someone else gave.
daily-noted = You guessed card { $slot }. You can change it until the answer comes on { $when }.
daily-over = This daily clue is over. Guess in the newest one.
daily-own-clue = You gave this clue, so you know the answer. Let the others guess.
daily-bad-time = I couldn’t read that time. Write hours and minutes, like 18:30.
daily-bad-zone = I don’t know that time zone. Pick one from the list that appears while you type, like Europe/Paris.
album-sent = The album is in your DMs. You can forward it from there.
album-here = I couldn’t send you a DM, so here’s the album. Save the pictures to keep them.
pause-asked = I’ve told everyone that you’d like a break. { $host } or a moderator decides.
resume-asked = I’ve told everyone that you’d like to go on. { $host } or a moderator decides.
paused = The game is paused, and so is everyone’s time. Press *Resume* to go on.
resumed = The game goes on.
host-lobby = The game hasn’t begun yet. Until then, the host can change everything under *Change rules*.
