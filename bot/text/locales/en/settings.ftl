# What a server and a person can set.

language-auto = Automatic
hands-dm = By DM
    .chosen = I’ll DM you your cards.
hands-button = Only through “My hand”
    .chosen = I won’t DM you your cards. Press *My hand* in the channel to see them.
hands-server = As this server says
members-everyone = Everyone
members-managers = Members with Manage Server

settings-title = Server settings
settings-hint = Pick a value in a menu to change it. It applies to new games.
settings-readers = Members with Manage Server can change these.
settings-more = A menu lists 25 roles, channels or decks at most. For any other, type **/dixit settings**, add an option such as **channel:** and pick it there.
settings-line = { $label }: **{ $value }**
settings-switches = Turned on
    .none = Nothing
settings-rules = Rule set
settings-pace = Pace
settings-decks = Deck

deck-absent = a deck that has been removed
deck-mixed = The bot’s own decks, mixed

settings-language = Language
settings-starters = Who can start games
settings-hands = How players get their cards
settings-mentions = Mention people
settings-threads = Games in threads
settings-yes = yes
settings-no = no
settings-channels = Games can be started in
settings-everywhere = Every channel

button-danger = Danger zone
wipe-ask = Erase everything about this server? Running games will end, and all games, clues, statistics, decks and settings will be deleted. This can’t be undone.
wipe-done = Everything about this server has been erased.

settings-makers = Who can make decks

mine-title = Your settings
mine-hint = “Lobbies” and “My turn” are for this server. Everything else applies everywhere.
mine-unmentioned = This server has turned mentions off, so “Lobbies” and “My turn” do nothing here. Everything else applies everywhere.
mine-language = Language
mine-hands = Your cards
mine-statistics = Statistics
mine-tips = Tips
mine-quiet = Quiet hours
mine-zone = Time zone
mine-lobbies = Lobbies
mine-turns = My turn
hours-none = none
zone-none = not set, so I use UTC
