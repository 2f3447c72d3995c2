"""The decks that ship with the bot, and the studio in which our own are drawn."""
