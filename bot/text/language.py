"""Which language a reader gets: own choice → game → server → Discord's locale → English.

Discord has no locale for some languages people play in, so the choice is stored and Discord's
guess comes late.
"""

from collections.abc import Collection

from bot.text import FALLBACK


def choose_language(available: Collection[str], *wishes: str | None) -> str:
    """The first wish that there is a catalogue for; ``pt-BR`` is content with ``pt``."""
    for wish in wishes:
        if not wish:
            continue
        for candidate in (wish, wish.partition("-")[0]):
            if candidate in available:
                return candidate
    return FALLBACK
