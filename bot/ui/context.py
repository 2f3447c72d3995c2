"""What the layouts of a game may use: its public view, where and when it is shown, its decks.

Holds no player's hand, so every layout may have it, even one that everyone in a channel reads.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.imaging.alt import alt_text
from bot.rules.ids import CardId, PlayerId
from bot.rules.views import Crowd, TableView
from bot.text import Words

Describe = Callable[[CardId, str], str]
"""Returns a card's description in a language; empty if the card has none."""


@dataclass(frozen=True, slots=True)
class DeckName:
    """A deck that can be chosen, with what the lobby shows of it."""

    id: str
    name: str
    cards: int
    sample: tuple[str, ...] = ()  # a few of its cards, to see what it is like
    default: bool = False  # whether it is used if the host chooses no deck
    known: int | None = None  # cards that computer players can judge; None if not counted


@dataclass(frozen=True, slots=True)
class Plan:
    """The time that a lobby was planned for, and whether it has come."""

    at: float
    has_come: bool = False

    @property
    def date(self) -> str:
        """Return a timestamp that each reader's client shows as a date and time."""
        return f"<t:{int(self.at)}:F>"

    @property
    def countdown(self) -> str:
        """Return a timestamp that each reader's client shows as the time until or since then."""
        return f"<t:{int(self.at)}:R>"


@dataclass(frozen=True, slots=True)
class GameContext:
    """Everything that a layout may know about a game; no player's hand is in it."""

    game: str
    table: TableView
    deadline: float | None
    list_decks: Callable[[str], tuple[DeckName, ...]]  # those the server can choose, by language
    guild: str
    channel_id: int
    describe: Describe
    may_extend: bool = False  # the deadline is near, and no player has asked for more time yet
    plan: Plan | None = None  # of a lobby that was planned
    ended_at: float | None = None  # when it was over, in UTC seconds since 1970
    superseded: bool = False  # over, and another game is or was played in its channel since
    hands_behind_button: bool = False  # no hand is sent by DM now: too many requests are waiting
    without_dm: frozenset[PlayerId] = frozenset()  # players who open *My hand* instead
    audience: Mapping[int, Crowd] = field(default_factory=dict)  # by round, only after its vote

    def alt(self, words: Words, cards: Sequence[CardId]) -> str:
        """Return the alt text of a sheet of cards for a reader, numbered from 1."""
        return alt_text([self.describe(card, words.language) for card in cards])

    @property
    def countdown(self) -> str:
        """Return the deadline as a timestamp that clients count down; empty if there is none."""
        return f"<t:{int(self.deadline)}:R>" if self.deadline else ""
