"""Between the bot and its host: health, figures, its supervisor, backups.

Looks at a bot that was put together elsewhere, and changes nothing about games.
"""
