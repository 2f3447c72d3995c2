"""What is about no phase of a game: the help, a server's choices, a question before the end."""

from collections.abc import Iterable
from dataclasses import dataclass

import discord

from bot.rules.ids import PlayerId
from bot.rules.model import Pace
from bot.text import Words
from bot.ui.content import Content, button, line, rows, text
from bot.ui.ids import PressId
from bot.ui.names import mention, quote

FIRST = ("start", "join", "hand", "rules", "table")
"""What one needs in the first game; the rest has buttons, or can wait."""

GROUPS = {
    "help-buttons": ("begin", "clue", "play", "vote", "team", "leave"),
    "help-course": ("score", "rematch", "history", "stats", "leaderboard"),
    "help-host": ("kick", "skip", "stop"),
    "help-decks": (
        *("deck new", "deck add", "deck show", "deck words"),
        *("deck remove", "deck share", "deck report"),
    ),
    "help-choices": ("language", "settings", "privacy", "help"),
}

ORDER = tuple(
    dict.fromkeys(name.partition(" ")[0] for names in (FIRST, *GROUPS.values()) for name in names)
)
"""In which Discord offers the commands as well: the most used first."""


def help_page(words: Words, group_id: int | None) -> Content:
    """Every command with what it does: a press on it types it, once Discord gave it an id."""

    def lines(names: Iterable[str]) -> list[str]:
        written = {name: _command(name, group_id) for name in names}
        return [f"{words.listed((written[n],))} · {words(_key(n))}" for n in written]

    groups = [text(f"**{words(title)}**", *lines(names)) for title, names in GROUPS.items()]
    intro = text(f"## {words('help-title')}", words("help-intro"))
    return Content((intro, text(*lines(FIRST)), line(), *groups))


def _key(name: str) -> str:
    return f"command-{name.replace(' ', '-')}"


def _command(name: str, group_id: int | None) -> str:
    return f"</dixit {name}:{group_id}>" if group_id else f"**/dixit {name}**"


@dataclass(frozen=True, slots=True)
class ServerChoices:
    """What a server has chosen, by the names that people know."""

    rules: str
    pace: Pace
    decks: tuple[str, ...]
    language: str | None  # its name for itself; None for each reader's own
    starters: str | None  # "everyone" or "managers"; None for those with ``role``
    role: str
    hands: str
    threads: bool = False
    channels: tuple[int, ...] = ()  # where games may be started; none means everywhere
    makers: str = "managers"  # or "everyone", or a role


def settings_panel(words: Words, chosen: ServerChoices, *, manages: bool = False) -> Content:
    """All settings of a server, and for whoever manages it a way to erase everything."""
    starters = words(f"starters-{chosen.starters}") if chosen.starters else f"<@&{chosen.role}>"
    role = chosen.makers.isdecimal()
    makers = f"<@&{chosen.makers}>" if role else words(f"starters-{chosen.makers}")
    lines = (
        words("settings-rules", value=words(f"rules-{chosen.rules}")),
        words("settings-pace", value=words(f"pace-{chosen.pace}")),
        words("settings-deck", value=words.listed(quote(deck) for deck in chosen.decks)),
        words("settings-language", value=chosen.language or words("language-auto")),
        words("settings-starters", value=starters),
        words("settings-hands", value=words(f"hands-{chosen.hands}")),
        words("settings-threads", value=words("threads-yes" if chosen.threads else "threads-no")),
        words("settings-channels", value=_channels(words, chosen.channels)),
        words("settings-makers", value=makers),
    )
    wipe = button(PressId("wipe", "server"), words("button-wipe"), discord.ButtonStyle.danger)
    controls = rows([wipe]) if manages else ()
    return Content((text(f"## {words('settings-title')}", *lines), *controls))


def _channels(words: Words, channels: tuple[int, ...]) -> str:
    shown = words.listed(f"<#{channel}>" for channel in channels)
    return shown or words("settings-everywhere")


def question(words: Words, press: PressId) -> Content:
    """Asks once more before everybody's game is over; whoever does not mean it does nothing."""
    about = {"player": mention(PlayerId(press.argument))} if press.argument else {}
    red = discord.ButtonStyle.danger
    buttons = rows([button(press, words("button-stop"), red)])
    return Content((text(words(f"ask-{press.verb}", **about)), *buttons))
