# What a server and a person can set.

language-chosen = From now on, I’ll speak English with you.
language-auto = Automatic
hands-dm = By DM
    .chosen = I’ll DM you your cards.
hands-button = Only through “My hand”
    .chosen = I won’t DM you your cards. Press *My hand* in the channel to see them.
hands-server = As this server says
mentions-on =
    .chosen = I’ll mention you in the channel when it’s your turn and you get no DM from me.
    .elsewhere = I’ll mention you in the channel when it’s your turn and you get no DM from me. This server has turned mentions off, so it only works in others.
mentions-off =
    .chosen = I won’t mention you in channels any more. Check the game now and then, so that nobody has to wait for you.
members-everyone = Everyone
members-managers = Members with Manage Server

settings-title = Server settings
settings-hint = Pick a value in a menu to change it. It applies to new games.
settings-readers = Members with Manage Server can change these.
settings-choose = Choose…
settings-rules = Rule set: **{ $value }**
settings-pace = Pace: **{ $value }**
settings-decks = Deck: **{ $value }**

deck-absent = a deck that has been removed
deck-mixed = The bot’s own decks, mixed

settings-language = Language: **{ $value }**
settings-starters = Who can start games: **{ $value }**
settings-hands = How players get their cards: **{ $value }**
settings-mentions = Mention people who get no DM or asked to be told: **{ $value }**
settings-threads = Games open in a thread: **{ $value }**
settings-yes = yes
settings-no = no
settings-channels = Games can be started in: **{ $value }**
settings-everywhere = every channel

button-danger = Danger zone
wipe-ask = Erase everything about this server? Running games will end, and all games, clues, statistics, decks and settings will be deleted. This can’t be undone.
wipe-done = Everything about this server has been erased.

settings-makers = Who can make decks: **{ $value }**
