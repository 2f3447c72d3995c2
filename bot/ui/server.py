"""What is not about one game: the help, and what a server has chosen."""

from dataclasses import dataclass

from bot.rules.model import Pace
from bot.text import Words
from bot.ui.content import Content, text
from bot.ui.names import quote

COMMANDS = (
    *("start", "join", "leave", "begin", "team", "clue", "play", "vote", "trap", "hand"),
    *("table", "score", "history", "kick", "skip", "stop", "rematch"),
    *("rules", "help", "language", "settings"),
)


def help_page(words: Words) -> Content:
    """Every command with what it does."""
    lines = [
        f"{words.listed((f'**/dixit {name}**',))} · {words(f'command-{name}')}" for name in COMMANDS
    ]
    title = f"## {words('help-title')}"
    return Content((text(title, words("help-intro")), text(*lines)))


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


def settings_panel(words: Words, chosen: ServerChoices) -> Content:
    """All settings of a server."""
    starters = words(f"starters-{chosen.starters}") if chosen.starters else f"<@&{chosen.role}>"
    lines = (
        words("settings-rules", value=words(f"rules-{chosen.rules}")),
        words("settings-pace", value=words(f"pace-{chosen.pace}")),
        words("settings-deck", value=words.listed(quote(deck) for deck in chosen.decks)),
        words("settings-language", value=chosen.language or words("language-auto")),
        words("settings-starters", value=starters),
        words("settings-hands", value=words(f"hands-{chosen.hands}")),
    )
    return Content((text(f"## {words('settings-title')}", *lines),))
