"""The advisory locks of a database: two numbers each, the first of which tells ours from others'.

All of them are in this one list, so that no two mean the same by accident.
"""

OURS = 0x44495854  # "DIXT"

MIGRATING = 1  # whoever brings the tables up to date; the others wait
RUNNING = 2  # shared by every running bot; whoever moves the games away holds it alone
DECKS = 3  # whoever adds or drops pictures of servers' decks; the others wait

TURNS = 0x44495855  # the first number of games' turns; the second is a hash of the game's id
