"""What the store keeps of the decks that servers make, as frozen values.

A picture is kept once, under the hash of its bytes, however many cards show it.
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

MARK = "@"
"""Begins the id of every deck that a server made; `new_deck_id` says the rest."""


def new_deck_id() -> str:
    """Short, random, and like no folder's name that people choose."""
    return MARK + secrets.token_urlsafe(6)


@dataclass(frozen=True, slots=True)
class DeckLimits:
    """How much one server may keep."""

    decks: int = 10
    cards: int = 500
    megabytes: int = 100


@dataclass(frozen=True, slots=True)
class CardText:
    """What is said about a card: a title, what is seen on it by language, and keywords."""

    title: str = ""
    alts: Mapping[str, str] = field(default_factory=dict)
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NewCard:
    """A card to be added: its picture, by what to know it again, and its words."""

    data: bytes = field(repr=False)
    digest: str  # of the picture as it is kept
    source: str  # of the file that was uploaded
    look: bytes = field(repr=False)  # by which look-alikes are found
    text: CardText = CardText()


@dataclass(frozen=True, slots=True)
class ServerCard:
    """A card of a server's deck. Its number is its own for good, also when others are removed."""

    number: int
    digest: str
    source: str
    size: int
    look: bytes = field(repr=False)
    text: CardText
    added_by: int
    added_at: float
    reported_by: int | None = None
    reported_at: float | None = None
    removed_at: float | None = None

    @property
    def playable(self) -> bool:
        """Whether new games may have it."""
        return self.removed_at is None and self.reported_at is None


@dataclass(frozen=True, slots=True)
class ServerDeck:
    """A deck that a server made, with what is kept of it for games that are going on."""

    id: str
    guild_id: int
    name: str
    made_by: int
    made_at: float
    removed_at: float | None
    all_cards: Sequence[ServerCard] = ()

    @property
    def cards(self) -> tuple[ServerCard, ...]:
        """The cards that were not removed, hidden ones included."""
        return tuple(card for card in self.all_cards if card.removed_at is None)

    @property
    def playable(self) -> tuple[ServerCard, ...]:
        """The cards that new games get."""
        return tuple(card for card in self.all_cards if card.playable)

    def find(self, number: int) -> ServerCard | None:
        """The card with this number, if it was not removed."""
        return next((card for card in self.cards if card.number == number), None)


@dataclass(frozen=True, slots=True)
class Upload:
    """One card that a person added somewhere, for whoever asks what is kept about them."""

    guild_id: int
    deck: str
    number: int
    added_at: float
