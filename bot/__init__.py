"""A Discord bot to play Dixit with friends who are not in the same room."""

__version__ = "0.3.0.dev"
