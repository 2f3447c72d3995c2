# Short private answers, and what is said when something cannot be done: what is the case, what to do.

joined = You are in.
joined-late = You will be dealt in when the next round starts.
begun = The cards are dealt.
left = You left the game.
kicked = { $player } is out of the game.
skipped = No more waiting: the game goes on.
stopped = The game is over.
next-started = The next round has started.
team-chosen = You are in team { $number }.
teams-shuffled = The teams are shuffled.
seat-taken = The seat is yours, cards and all. Press *My hand*.
card-given = Card { $card } is given.
card-back = Card { $card } is in your hand.
voted = Your vote: { $slots }. You can change it until everybody has voted.
table-posted = Here it is again.
game-open = A game is open in this channel already: { $link }. For another one use another channel or a thread.
    .link = go to it
dms-closed = I cannot send you private messages, so press *My hand* in the channel whenever you want to see your cards.
language-chosen = From now on I speak English with you.
language-auto = Automatic
hands-dm = By private message
    .chosen = Your hands come by private message.
hands-button = Only by the button in the channel
    .chosen = I will send you no hands. Press *My hand* in the channel.
starters-everyone = Everybody
starters-managers = Members who can manage the server
settings-title = Settings of this server
settings-rules = Rule set: **{ $value }**
settings-pace = Pace: **{ $value }**
settings-deck = Deck: **{ $value }**
settings-language = Language: **{ $value }**
settings-starters = Who may start games: **{ $value }**
settings-hands = Hands: **{ $value }**
help-title = Dixit on Discord
help-intro = One of you tells a story about a card, the others slip in cards of their own, and everybody guesses which one was meant. Begin with **/dixit start**.
help-buttons = Instead of the buttons
help-course = How the game goes
help-host = For the host and moderators
help-choices = What can be set

## Refusals of the rules

error-wrong-phase-lobby = The game has not begun yet. The host starts it with *Begin*.
error-wrong-phase-storytelling = This is not the moment: a story is being looked for.
error-wrong-phase-submitting = This is not the moment: cards are being chosen.
error-wrong-phase-voting = This is not the moment: the vote is on.
error-wrong-phase-scored = This round is over. *Next round* goes on.
error-wrong-phase-finished = This game is over. Start a new one with **/dixit start**.
error-past-round = That was for an earlier round. Use the newest message.
error-not-seated = You are not in this game. Press *Join*, or type **/dixit join**.
error-dealt-in-next = You will be dealt in when the next round starts.
error-not-a-player = { $player } is not in this game.
error-not-host = Only the host ({ $host }) and moderators can do that.
error-already-seated = You are in already.
error-table-full = All { $most } seats are taken.
error-unknown-rules = There is no such rule set.
error-goal-out-of-range = The goal can be { $least } to { $most } points.
error-turns-out-of-range = Everybody can tell { $least } to { $most } times.
error-option-unused = These rules do not end that way, so there is nothing to set.
error-no-deck = Choose at least one deck.
error-deck-too-small = The deck is too small: { $players } players need { $needed } cards, it has { $cards }. Add another deck under *Change rules*.
error-too-few-players = Players so far: { $players }. These rules need at least { $least }.
error-too-many-players = There are { $players } of you, and these rules allow at most { $most }. Choose others under *Change rules*.
error-odd-players = There are { $players } of you, and teams of two need an even number.
error-no-teams = These rules have no teams.
error-unknown-team = There are teams 1 to { $most }.
error-team-full = Team { $team } is full. Choose another one.
error-teams-incomplete = These teams have only one player: { $teams }. Choose again, or press *Shuffle teams*.
error-story-claimed = { $storyteller } was quicker and tells the first story.
error-story-unclaimed = First somebody has to press *I have a story!*
error-not-storyteller = { $storyteller } is the storyteller.
error-clue-empty = A clue needs at least one character.
error-clue-too-long = The clue has { $length } characters, and { $most } is the limit.
error-card-needed = Which card is the clue for? Give its number.
error-card-not-wanted = In these rules the clue comes before the cards and is for no card.
error-no-such-card = Choose a card from 1 to { $most }.
error-storyteller-gave = You told the story, so your card is on the table already.
error-teammate-gave = { $giver } gave the card for your team. You will vote.
error-not-a-voter = You do not vote this round.
error-unknown-slot = There are cards 1 to { $most }.
error-own-card = Card { $slot } is your own. Vote for another one.
error-wrong-vote-count = { $most ->
    [1] You have one vote.
   *[other] { $fewest ->
        [1] You have one vote, or two on different cards.
       *[other] You have { $most } votes: use both.
    }
}
error-vote-repeated = Your two votes must lie on different cards.
error-no-trap = These rules have no trap.
error-no-card = Which card? Give its number on the table.
error-no-late-joining = Team games take no late players; an empty seat can be taken over.
error-no-empty-seat = No seat is empty.
error-seat-taken = That seat is taken.

## Refusals of ours

error-no-game = No game is being played in this channel. Start one with **/dixit start**.
error-unknown-game = That game is gone.
error-not-a-number = “{ $text }” is not a number.
error-unknown-deck = There is no deck “{ $deck }”. There are: { $decks }.
error-other-version = This button is from another version of me. Use the newest message, or type **/dixit table**.
error-elsewhere = That game is played somewhere else, so nothing can be done about it here.
error-not-offered = That is not one of the choices.
error-permissions = I cannot play here yet. Please give me these permissions in this channel: { $permissions }.
error-may-not-start = On this server not everybody may start games. Ask somebody who manages it.
error-manage-server = Only members who can manage the server can change its settings.
error-store = Nothing was lost, but I cannot save at the moment. Please try again in a while.
error-ours = Something went wrong on our side. Please try again; if it stays, tell whoever runs the bot.

## Why a game is paused

paused-channel-gone = The channel of this game is gone. The game is kept for a week; a new one can be started elsewhere.
paused-no-permission = The game is paused: in { $channel } I lack these permissions: { $permissions }. Once I have them, any press there goes on.
paused-thread-archived = The game is paused, because its thread { $channel } is archived or locked and I may not open it. Open it and press anything there.
paused-guild-left = The game is paused, because I was removed from its server.

## Permissions, as Discord's settings call them

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
