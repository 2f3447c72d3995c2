"""All decks that can be played with, found below one or more folders, and mixed at will.

Owns the way from a card id to its card. Does not read settings or say what is played.
"""

import os
from collections.abc import Iterable
from pathlib import Path

from bot.decks.deck import Card, Deck, holds_deck, load_deck
from bot.decks.folder import folder_fault
from bot.decks.problems import DeckError, Problem, foremost
from bot.decks.words import FILE_NAME

# Beside the bot, both in a checkout and where the package is installed.
SHIPPED = Path(__file__).resolve().parents[2] / "card_art"


def deck_folders(setting: str | None) -> tuple[Path, ...]:
    """The shipped decks' folder, then those of DECKS_DIR, separated as in the system's PATH."""
    names = (setting or "").split(os.pathsep)
    # Unlike Path.expanduser content with a user who is not there: the folder will be missed.
    own = (Path(os.path.expanduser(name.strip())) for name in names if name.strip())
    return tuple(dict.fromkeys((SHIPPED, *own)))


class Shelf:
    """Decks side by side. Deck ids are unique here, hence so are card ids: the first one stays."""

    def __init__(self, decks: Iterable[Deck], problems: Iterable[Problem] = ()) -> None:
        self.decks: dict[str, Deck] = {}
        left_out = list(problems)
        for deck in decks:
            twin = self.decks.setdefault(deck.id, deck)
            if twin is not deck:
                text = f"two decks have the id {deck.id!r}; rename this folder or {twin.path}"
                left_out.append(Problem(deck.path, text))
        for deck in self.decks.values():
            left_out += foremost(deck.path, deck.problems)
        self.problems = tuple(left_out)
        self._cards = {card.id: card for deck in self.decks.values() for card in deck.cards}

    @classmethod
    def below(cls, *folders: Path) -> "Shelf":
        """Load every deck leniently: one that is beyond use is a problem, not the end of play."""
        decks: list[Deck] = []
        problems: list[Problem] = []
        for path in dict.fromkeys(path for folder in folders for path in decks_below(folder)):
            try:
                decks.append(load_deck(path, lenient=True))
            except DeckError as error:
                problems += foremost(path, error.problems)
        return cls(decks, problems)

    @property
    def deck_ids(self) -> tuple[str, ...]:
        """The decks in the order they were found."""
        return tuple(self.decks)

    def describe(self, card_id: str, language: str) -> str:
        """What a card shows, in a language; empty if nobody has written that down."""
        card = self._cards.get(card_id)
        return card.alt_in(language) if card else ""

    def find(self, card_id: str) -> Card | None:
        """The card, or None for one that was removed since it was dealt."""
        return self._cards.get(card_id)

    def cards_of(self, deck_ids: Iterable[str]) -> tuple[str, ...]:
        """The card ids of these decks together, each once; KeyError names an unknown deck."""
        chosen = dict.fromkeys(deck_ids)
        return tuple(card.id for deck_id in chosen for card in self.decks[deck_id].cards)


def decks_below(folder: Path) -> list[Path]:
    """The folder itself when it has a ``deck.toml``, else its subfolders that hold pictures.

    A folder with nothing but loose pictures is taken for a deck too: people point at it.
    """
    if fault := folder_fault(folder):
        raise DeckError([Problem(folder, f"{fault}; DECKS_DIR names folders with decks")])
    if os.path.exists(folder / FILE_NAME):
        return [folder]
    children = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    decks = [path for path in children if holds_deck(path)]
    return decks or ([folder] if holds_deck(folder) else [])
