"""Defines the ``/dixit`` group, to which cogs add their commands, and its texts for Discord.

Command names stay English; descriptions, option names and choices are translated from the
catalogues if Discord supports the language. Names of commands in the menu of a message are
translated as well, because they are not typed.
"""

import asyncio
import inspect
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.gateway import library
from bot.gateway.library import Pauses
from bot.gateway.presses import marked_methods
from bot.gateway.requests import TRANSIENT, is_transient
from bot.limits import LONGEST_LABEL
from bot.logs import error_line
from bot.text import FALLBACK, Library
from bot.text import library as texts

F = TypeVar("F", bound=Callable[..., Coroutine[Any, Any, None]])

log = logging.getLogger(__name__)

_PATH = "_slash_path"  # the attribute that marks a method as a command
_IN_MENU = "_in_menu"  # the attribute that marks a method as a command in a message's menu
NAME = "dixit"
LOOK_EVERY = 10.0  # seconds between looking whether another process has registered our commands
COMMANDS_REFUSED = "Discord refuses our commands, so those it knew before stay: %s"


def translatable(key: str, number: int | str = "") -> locale_str:
    """Return an English text to register a command with; ``key`` is the id to translate it by.

    ``number`` is appended to the text, for options that differ only by a number.
    """
    return locale_str(f"{texts()(FALLBACK)(key)[:LONGEST_LABEL]}{number}", key=key, number=number)


def dixit_group() -> app_commands.Group:
    """Return the ``/dixit`` group, which can be used only in servers that the bot is in.

    Games belong to channels. Installs and contexts are both set, or Discord would use what the
    application's owner has enabled.
    """
    return app_commands.Group(name=NAME, description=translatable("command-dixit"), **_in_servers())


def _in_servers() -> dict[str, Any]:
    """Return the settings of a command that can be used only in servers that the bot is in."""
    return {
        "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
        "allowed_contexts": app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        ),
    }


def slash_command(path: str) -> Callable[[F], F]:
    """Make a cog's method the command ``/dixit PATH``; two words make a command of a subgroup.

    All texts follow from names: the command's from its path (``command-deck-add``), those of an
    option from its parameter (``own_deck``: ``option-own-deck`` and its ``.about``). A number at
    the end of a parameter (``file2``) is appended to the option's text.
    """

    def mark(method: F) -> F:
        setattr(method, _PATH, path)
        options = [*inspect.signature(method).parameters][2:]  # after the cog and the interaction
        if options:
            app_commands.rename(**{option: _option_name(option) for option in options})(method)
            texts_of = {option: _option_description(option) for option in options}
            app_commands.describe(**texts_of)(method)
        return method

    return mark


def message_command(key: str) -> Callable[[F], F]:
    """Make a cog's method a command in the menu of every message; ``key`` is its name's text id."""

    def mark(method: F) -> F:
        setattr(method, _IN_MENU, key)
        return method

    return mark


def optional_parameters(options: Mapping[str, Any]) -> Callable[[F], F]:
    """Replace a method's ``**`` parameter with these options of a command (types by name).

    All of them are optional; None means not chosen.
    """

    def declare(method: F) -> F:
        cog, interaction, _ = inspect.signature(method).parameters.values()
        keyword = inspect.Parameter.KEYWORD_ONLY
        optional = (
            inspect.Parameter(name, keyword, default=None, annotation=type_ | None)
            for name, type_ in options.items()
        )
        signature = inspect.Signature([cog, interaction, *optional])
        method.__signature__ = signature  # type: ignore[attr-defined]  # for inspect
        return method

    return declare


def _option_name(parameter: str) -> locale_str:
    name = parameter.rstrip("0123456789")
    return translatable(f"option-{name.replace('_', '-')}", parameter.removeprefix(name))


def _option_description(parameter: str) -> locale_str:
    return translatable(f"{_option_name(parameter).extras['key']}.about")


def add_commands(group: app_commands.Group, cog: object) -> None:
    """Add a cog's methods that are marked as commands to ``/dixit``.

    A group's own ``.command`` decorator does not bind a method to its cog; this way one group can
    have commands from several cogs.
    """
    for path, method in marked_methods(cog, _PATH):
        *parent, name = path.split()
        description = translatable(f"command-{path.replace(' ', '-')}")
        made: app_commands.Command[Any, Any, Any] = app_commands.Command(
            name=name, description=description, callback=method
        )
        (_subgroup(group, *parent) if parent else group).add_command(made)


def add_message_commands(tree: app_commands.CommandTree[Any], cog: object) -> None:
    """Add a cog's methods that are marked as message commands to the command tree."""
    for key, method in marked_methods(cog, _IN_MENU):
        made = app_commands.ContextMenu(name=translatable(key), callback=method, **_in_servers())
        tree.add_command(made)


def _subgroup(group: app_commands.Group, name: str) -> app_commands.Group:
    found = group.get_command(name)
    if isinstance(found, app_commands.Group):
        return found
    return app_commands.Group(name=name, description=translatable(f"command-{name}"), parent=group)


async def register_commands(tree: app_commands.CommandTree[Any], *, registers: bool) -> int | None:
    """Register our commands, or wait until another process has done so; return the group's id.

    ``registers`` says whether this process registers them. Texts link to commands by the id of
    ``/dixit``. Transient failures are retried. If Discord refuses the commands, log that and return
    the id that it knew before, or None; the bot works without it.
    """
    pauses, refused = Pauses(), False
    while True:
        try:
            known = await (library.register(tree) if registers else library.registered(tree))
        except (*TRANSIENT, discord.HTTPException) as fault:
            if is_transient(fault):
                pause = fault.retry_after if isinstance(fault, discord.RateLimited) else 0.0
                pause = max(pause, pauses.delay())
                log.warning("Discord: %s; trying again in %.1f s", error_line(fault), pause)
                await asyncio.sleep(pause)
                continue
            log.error(COMMANDS_REFUSED, error_line(fault))
            if not registers:
                return None
            registers, refused = False, True  # look up the id that Discord knew before
            continue
        if NAME in known or refused:
            return known.get(NAME)
        await asyncio.sleep(LOOK_EVERY)


def sort_commands(group: app_commands.Group, order: Sequence[str]) -> None:
    """Sort the commands of a group in the order of these paths; unlisted ones come last."""
    paths = [path.split() for path in order]
    names = [path[0] for path in paths]
    for command in sorted(group.commands, key=lambda one: _rank(one.name, names)):
        group.remove_command(command.name)
        group.add_command(command)
        if isinstance(command, app_commands.Group):
            sort_commands(
                command, [path[1] for path in paths if path[0] == command.name and path[1:]]
            )


def _rank(name: str, names: Sequence[str]) -> int:
    return names.index(name) if name in names else len(names)


class CommandWords(app_commands.Translator):
    """Gives discord.py the translated descriptions, names and choices of commands."""

    def __init__(self, library: Library) -> None:
        super().__init__()
        # By locale, because discord.py asks for every text in each of Discord's thirty.
        self._words = {
            locale: words
            for locale in discord.Locale
            if (words := library.first_of(locale.value)).language != FALLBACK
        }

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        _: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in this language; None if Discord should show the English text."""
        key, words = string.extras.get("key"), self._words.get(locale)
        if key is None or words is None:
            return None
        return f"{words(key)[:LONGEST_LABEL]}{string.extras['number']}"
