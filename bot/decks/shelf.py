"""Holds all decks that can be played with: the host's, for all servers, and each server's own.

Owns finding a card by its id, and which decks a server can choose from. Does not read settings,
decide what is played, or know where servers' decks are stored.
"""

import os
from collections.abc import Iterable
from pathlib import Path

from bot.decks.deck import Card, Deck, holds_deck, load_deck
from bot.decks.phrases import SHIPPED
from bot.decks.problems import DeckError, Problem, folder_fault, foremost
from bot.decks.words import FILE_NAME

__all__ = ["SHIPPED", "Shelf", "deck_folders", "decks_below"]


def deck_folders(setting: str | None) -> tuple[Path, ...]:
    """Return the folder of the shipped decks, then the folders in DECKS_DIR, without duplicates.

    DECKS_DIR separates folders as PATH does.
    """
    names = (setting or "").split(os.pathsep)
    # Unlike Path.expanduser, this accepts an unknown user; the folder is reported as missing.
    own = (Path(os.path.expanduser(name.strip())) for name in names if name.strip())
    return tuple(dict.fromkeys((SHIPPED, *own)))


class Shelf:
    """Holds all decks by id, and their cards.

    If two of the host's decks have the same id, the first is used and the other becomes a problem.
    """

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
        self._of_servers: dict[int, dict[str, Deck]] = {}
        self._owner: dict[str, int] = {}  # the server that made a deck, by deck id
        self._kept: dict[int, dict[str, Card]] = {}  # by server: its cards, including removed ones

    @classmethod
    def below(cls, *folders: Path) -> "Shelf":
        """Return a shelf with all decks in these folders, loaded leniently.

        An unusable deck becomes a problem. Raise `DeckError` if one of the folders cannot be read.
        """
        decks: list[Deck] = []
        problems: list[Problem] = []
        for path in dict.fromkeys(path for folder in folders for path in decks_below(folder)):
            try:
                decks.append(load_deck(path, lenient=True))
            except DeckError as error:
                problems += foremost(path, error.problems)
        return cls(decks, problems)

    def put(self, server: int, decks: Iterable[Deck], kept: Iterable[Card] = ()) -> None:
        """Replace a server's decks.

        ``kept`` are further cards that `find` returns, such as removed ones that games still use.
        """
        mine = {deck.id: deck for deck in decks}
        self._of_servers[server] = mine
        cards = [*kept, *(card for deck in mine.values() for card in deck.cards)]
        self._kept[server] = {card.id: card for card in cards}
        self._owner |= dict.fromkeys((card.id.partition("/")[0] for card in cards), server)

    def decks_for(self, server: int) -> tuple[Deck, ...]:
        """Return the decks a server can choose from: the host's, then its own that have cards."""
        own = (deck for deck in self._of_servers.get(server, {}).values() if deck.cards)
        return (*self.decks.values(), *own)

    @property
    def default(self) -> tuple[str, ...]:
        """Return the ids of the decks used if none are chosen: all shipped ones, else the first."""
        ours = (deck.id for deck in self.decks.values() if deck.path.parent == SHIPPED)
        return tuple(ours) or self.deck_ids[:1]

    @property
    def deck_ids(self) -> tuple[str, ...]:
        """Return the ids of the host's decks, in the order in which they were found."""
        return tuple(self.decks)

    def find(self, card_id: str) -> Card | None:
        """Return the card with this id; None if there is none, perhaps because it was removed."""
        if card_id in self._cards:
            return self._cards[card_id]
        owner = self._owner.get(card_id.partition("/")[0], 0)  # no server has the id 0
        return self._kept.get(owner, {}).get(card_id)

    def chosen(self, deck_ids: Iterable[str]) -> tuple[Deck, ...]:
        """Return the decks with these ids that exist and have cards, without duplicates.

        If there are none, return the default decks.
        """
        found = tuple(filter(None, map(self._deck, dict.fromkeys(deck_ids))))
        return found or tuple(self.decks[deck_id] for deck_id in self.default)

    def cards_of(self, deck_ids: Iterable[str]) -> tuple[str, ...]:
        """Return the ids of all cards in the decks that `chosen` returns."""
        return tuple(card.id for deck in self.chosen(deck_ids) for card in deck.cards)

    def _deck(self, deck_id: str) -> Deck | None:
        """Return the host's or a server's deck with this id; None if it is unknown or empty."""
        own = self._of_servers.get(self._owner.get(deck_id, 0), {})
        deck = self.decks.get(deck_id) or own.get(deck_id)
        return deck if deck is not None and deck.cards else None


def decks_below(folder: Path) -> list[Path]:
    """Return the folder itself if it has a ``deck.toml``, else its subfolders that hold decks.

    If it has no such subfolders but holds pictures, return the folder itself, because hosts may
    name a single deck in DECKS_DIR. Raise `DeckError` if the folder cannot be read.
    """
    if fault := folder_fault(folder):
        raise DeckError([Problem(folder, f"{fault}; DECKS_DIR must list folders with decks")])
    if os.path.exists(folder / FILE_NAME):
        return [folder]
    children = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    decks = [path for path in children if holds_deck(path)]
    return decks or ([folder] if holds_deck(folder) else [])
