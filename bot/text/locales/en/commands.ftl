# What Discord shows while somebody types a command, and the help. Descriptions: 100 characters. Option names: lower case.

help-title = Dixit on Discord
help-intro = One of you gives a clue for a card, everyone else plays a card that could fit it too, and then you all guess which one is the storyteller’s. Begin with **/dixit start**.
help-buttons = Commands for the buttons
help-course = Scores and clues
help-host = For the host and moderators
help-choices = Settings and privacy

option-thread = thread
    .about = Give this game its own thread
option-threads = threads
    .about = Whether each new game gets its own thread

command-privacy = See, export or erase what I keep about you

option-channel = channel
    .about = Allow games in this channel; choose it again to disallow

command-daily = See this channel’s daily clue, or turn it on (Manage Server)

option-daily-time = time
    .about = When it comes, like 18:30
option-daily-zone = zone
    .about = The time zone of that time (UTC if left out)
option-daily-on = on
    .about = Turn it on or off

command-stats = See a player’s games, points and awards on this server
command-leaderboard = See who has the most points on this server

option-whom = player
    .about = Whose statistics (yours if left out)
option-span = time
    .about = Which period to show
option-everywhere = server
    .about = Show this server’s best clues instead

command-deck = Decks made from this server’s pictures
command-deck-new = Start a deck of your own pictures
command-deck-add = Add pictures, or a zip of them, to a deck
command-deck-show = Look at a deck or one of its cards
command-deck-words = Rename a deck or describe a card
command-deck-remove = Remove a card or a deck
command-deck-share = Get a deck as a zip to add on another server
command-deck-report = Report a card; it’s hidden until someone who manages the server decides

option-own-deck = deck
    .about = Which of this server’s decks
option-deck-card = card
    .about = The number of a card, as in /dixit deck show
option-deck-name = name
    .about = What the deck is called
option-file = file
    .about = A picture (PNG, JPEG, WebP, GIF) or one zip of pictures; leave it out for a form
option-makers = makers
    .about = Who can make and change decks
option-makers-role = makers-role
    .about = Members with this role can make and change decks

help-decks = Your own pictures

# The name of a command in the menu of a message: 32 characters.
menu-deck-add = Add to a deck
    .about = Right-click a message with pictures (hold it on a phone) and open **Apps**

command-dixit = Play Dixit with your friends
command-start = Start a game in this channel
command-tutorial = Learn the game in two minutes with three computer players
command-join = Join the game in this channel
command-leave = Leave the game
command-begin = Deal the cards (host)
command-team = Choose your team
command-clue = Give your clue
command-play = Play a card, or take it back
command-vote = Vote for a card
command-hand = See your hand, or choose how you get your cards
command-table = Bring the game back to the bottom of the channel
command-score = See the scores
command-history = See this game’s clues
command-host = Tools for the host and moderators
command-host-panel = Pause the game, hand it over or change how it goes on
command-host-kick = Remove a player
command-host-skip = Stop waiting and continue
command-host-stop = End the game now
command-rematch = Play again with the same players
command-rules = See how a rule set is played and scored
command-help = See what I can do
command-me = Your settings: language, cards, mentions, tips, quiet hours, time zone
command-settings = See or change this server’s settings (Manage Server)

option-rules = rules
    .about = Which rule set
option-goal = goal
    .about = Points needed to win (or turns each, in rule sets that count turns)
option-deck = deck
    .about = Which deck of cards
option-pace = pace
    .about = How long players can think
option-team = number
    .about = The team’s number
option-clue = text
    .about = Your clue
option-why = why
    .about = Why this clue; everyone reads it at the reveal
option-card = card
    .about = The number of the card in your hand
option-back = back
    .about = Take this card back instead
option-slot = card
    .about = The number of the card on the table
option-second = second
    .about = Your second vote, in rule sets that have one
option-trap = trap
    .about = The number of the card to set the trap on (Dixit Party)
option-player = player
    .about = Who to remove
option-send = send
    .about = How you want to get your cards from now on
option-turns = mention
    .about = Whether I mention you when it’s your turn and you get no DM
option-mentions = mentions
    .about = Whether I mention players who get no DM, and people who want to hear of new lobbies
option-language = language
    .about = Which language
option-starters = starters
    .about = Who can start games
option-starters-role = role
    .about = Only members with this role can start games
option-hands = hands
    .about = How cards come: by DM, or only through My hand
option-tips = tips
    .about = Whether your hand explains each step
option-statistics = statistics
    .about = Whether your games count in statistics and on the leaderboard
