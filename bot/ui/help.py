"""The help page: every command, the most used first."""

from collections.abc import Iterable

from bot.text import Words
from bot.ui.content import Content, line, text

FIRST = ("start", "join", "hand", "rules", "table", "tutorial")
"""Commands for a first game; the others have buttons, or are not needed yet."""

GROUPS = {
    "help-buttons": ("begin", "clue", "play", "vote", "team", "leave"),
    "help-course": ("score", "rematch", "history", "stats", "leaderboard", "daily"),
    "help-host": ("host panel", "host kick", "host skip", "host stop"),
    "help-decks": (
        *("deck new", "deck add", "deck show", "deck words"),
        *("deck remove", "deck share", "deck report"),
    ),
    "help-choices": ("notify", "language", "settings", "privacy", "help"),
}

MENUS = {"help-decks": ("menu-deck-add",)}
"""Commands in the menus of messages, by the group that they are explained in."""

ORDER = tuple(name for names in (FIRST, *GROUPS.values()) for name in names)
"""The order in which Discord offers the commands: the most used first."""

COMMANDS = tuple(dict.fromkeys(path.split()[0] for path in ORDER))
"""The commands and groups directly below ``/dixit``."""


def help_page(words: Words, group_id: int | None) -> Content:
    """Return every command with what it does.

    ``group_id`` is the id of ``/dixit``; if it is known, the commands are links.
    """

    def lines(names: Iterable[str]) -> list[str]:
        written = {name: _command(name, group_id) for name in names}
        return [f"{words.listed((written[n],))} · {words(_key(n))}" for n in written]

    groups = [
        text(f"**{words(title)}**", *lines(names), *_in_menus(words, title))
        for title, names in GROUPS.items()
    ]
    intro = text(f"## {words('help-title')}", words("help-intro"))
    return Content((intro, text(*lines(FIRST)), line(), *groups))


def _in_menus(words: Words, title: str) -> list[str]:
    """Return a group's lines about commands in the context menu of messages."""
    keys = MENUS.get(title, ())
    return [f"**{words(key)}** · {words(f'{key}.about')}" for key in keys]


def _key(name: str) -> str:
    return f"command-{name.replace(' ', '-')}"


def _command(name: str, group_id: int | None) -> str:
    return f"</dixit {name}:{group_id}>" if group_id else f"**/dixit {name}**"
