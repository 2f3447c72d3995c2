"""The one ``/dixit`` group on which the cogs hang their commands, and its words for Discord.

Command names stay English; descriptions, option names and choices are localised from the
catalogues where Discord knows the language.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.gateway.requests import TRANSIENT
from bot.logs import told_of
from bot.text import FALLBACK, Library, library

log = logging.getLogger(__name__)

NAME = "dixit"
LONGEST = 100  # of a description or a choice
AGAIN = 10.0  # seconds until another process may have told Discord of our commands


def said(key: str, number: int | str = "") -> locale_str:
    """English words for Discord's registration, with the key under which others are found.

    Of options that differ by a number alone, each has its own behind the word.
    """
    return locale_str(f"{library()(FALLBACK)(key)[:LONGEST]}{number}", key=key, number=number)


def dixit_group() -> app_commands.Group:
    """``/dixit``, usable in servers only: a game belongs to a channel."""
    return app_commands.Group(name=NAME, description=said("command-dixit"), guild_only=True)


def deck_group(parent: app_commands.Group) -> app_commands.Group:
    """``/dixit deck``: what a server does about decks of its own."""
    found = parent.get_command("deck")
    if isinstance(found, app_commands.Group):
        return found
    return app_commands.Group(name="deck", description=said("command-deck"), parent=parent)


def hang(
    group: app_commands.Group, name: str, callback: Callable[..., Coroutine[Any, Any, None]]
) -> app_commands.Command[Any, Any, Any]:
    """Hang a cog's bound method on the group, or on a group inside of it.

    A method decorated with a group's ``.command`` is not bound to its cog; this is how one group
    spreads over several cogs.
    """
    path = f"{group.name}-{name}" if group.parent else name
    made: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=name, description=said(f"command-{path}"), callback=callback
    )
    group.add_command(made)
    return made


async def tell_commands(tree: app_commands.CommandTree[Any]) -> int | None:
    """Tell Discord of our commands; the id by which texts refer to them."""
    return _id_among(await tree.sync())


async def hear_of_commands(tree: app_commands.CommandTree[Any], *, tell: bool) -> int:
    """The id of our commands, as soon as Discord was told of them, by us or another process."""
    while True:
        try:
            known = await (tree.sync() if tell else tree.fetch_commands())
        except (*TRANSIENT, discord.HTTPException) as fault:
            log.warning("Discord does not hear of our commands: %s", told_of(fault))
        else:
            if (found := _id_among(known)) is not None:
                return found
        await asyncio.sleep(AGAIN)


def _id_among(known: Iterable[app_commands.AppCommand]) -> int | None:
    return next((one.id for one in known if one.name == NAME), None)


def arrange(group: app_commands.Group, order: Sequence[str]) -> None:
    """Let Discord offer the commands in this order; those that are not in it come last."""
    hung = {command.name: command for command in group.commands}
    for name in hung:
        group.remove_command(name)
    for name in (*(name for name in order if name in hung), *(n for n in hung if n not in order)):
        group.add_command(hung[name])


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
        return f"{self._library(language)(key)[:LONGEST]}{string.extras['number']}"
