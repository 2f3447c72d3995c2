"""What the bot offers its host: health, metrics, notices to a supervisor, and backups.

It observes a bot that is assembled elsewhere, and never changes a game.
"""
