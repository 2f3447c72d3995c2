"""The one ``/dixit`` group on which the cogs hang their commands, and its words for Discord.

Command names stay English; descriptions, option names and choices are localised from the
catalogues where Discord knows the language.
"""

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.text import FALLBACK, Library, library

LONGEST = 100  # of a description or a choice


def said(key: str) -> locale_str:
    """English words for Discord's registration, with the key under which others are found."""
    return locale_str(library()(FALLBACK)(key)[:LONGEST], key=key)


def dixit_group() -> app_commands.Group:
    """``/dixit``, usable in servers only: a game belongs to a channel."""
    return app_commands.Group(name="dixit", description=said("command-dixit"), guild_only=True)


def hang(
    group: app_commands.Group, name: str, callback: Callable[..., Coroutine[Any, Any, None]]
) -> app_commands.Command[Any, Any, Any]:
    """Hang a cog's bound method on the group.

    A method decorated with a group's ``.command`` is not bound to its cog; this is how one group
    spreads over several cogs.
    """
    made: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=name, description=said(f"command-{name}"), callback=callback
    )
    group.add_command(made)
    return made


class CommandWords(app_commands.Translator):
    """Answers discord.py's questions for localised descriptions, names and choices."""

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        _: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The catalogue's words, or None where Discord should show the English ones."""
        key = string.extras.get("key")
        language = locale.value.partition("-")[0]
        if key is None or language not in self._library.languages or language == FALLBACK:
            return None
        return self._library(language)(key)[:LONGEST]
