"""Chooses the languages to check, because a language may lack sentences between releases."""

from bot.text import library


def having(*keys: str) -> list[str]:
    """Return the languages that have all of these sentences themselves."""
    return [
        words.language for words in library() if all(words.catalogues[0].has(key) for key in keys)
    ]
