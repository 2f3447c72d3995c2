"""Holds all decks that can be played with: the host's, for all servers, and each server's own.

Owns finding a card by its id, and which decks a server can choose from. Does not read settings,
decide what is played, or know where servers' decks are stored.
"""

import os
from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import chain
from pathlib import Path

from bot.decks.deck import Card, Deck, holds_deck, load_deck
from bot.decks.phrases import SHIPPED
from bot.decks.problems import DeckError, Problem, first_problems, folder_fault
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

    The host's decks are loaded when one is first asked for: that takes 0.04 s for ours, and nobody
    asks before the bot is online. If two of them have the same id, the first is used and the other
    becomes a problem.
    """

    def __init__(
        self,
        decks: Iterable[Deck] = (),
        folders: Iterable[Path] = (),
        complain: Callable[[Problem], None] = lambda _: None,
    ) -> None:
        self._given = tuple(decks)
        self._folders = tuple(folders)  # of the decks that are still to be loaded
        self._complain = complain
        self._of_servers: dict[int, dict[str, Deck]] = {}
        self._owner: dict[str, int] = {}  # the server that made a deck, by deck id
        self._kept: dict[int, dict[str, Card]] = {}  # by server: its cards, including removed ones

    @classmethod
    def below(cls, *folders: Path, complain: Callable[[Problem], None] = lambda _: None) -> "Shelf":
        """Return a shelf with all decks in these folders, which will be loaded leniently.

        An unusable deck becomes a problem. Once they are loaded, ``complain`` is called with each
        problem. Raise `DeckError` if one of the folders cannot be read.
        """
        return cls((), dict.fromkeys(chain.from_iterable(map(decks_below, folders))), complain)

    @property
    def decks(self) -> dict[str, Deck]:
        """Return the host's decks by id, in the order in which they were found."""
        return self._loaded[0]

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Return what is wrong with the host's decks."""
        return self._loaded[1]

    @cached_property
    def _loaded(self) -> tuple[dict[str, Deck], tuple[Problem, ...]]:
        """Return the host's decks by id, and the problems with them."""
        loaded, problems = list(self._given), list[Problem]()
        for path in self._folders:
            try:
                loaded.append(load_deck(path, lenient=True))
            except DeckError as error:
                problems += first_problems(path, error.problems)
        decks: dict[str, Deck] = {}
        for deck in loaded:
            twin = decks.setdefault(deck.id, deck)
            if twin is not deck:
                text = f"two decks have the id {deck.id!r}; rename this folder or {twin.path}"
                problems.append(Problem(deck.path, text))
        for deck in decks.values():
            problems += first_problems(deck.path, deck.problems)
        for problem in problems:
            self._complain(problem)
        return decks, tuple(problems)

    @cached_property
    def _cards(self) -> dict[str, Card]:
        return {card.id: card for deck in self.decks.values() for card in deck.cards}

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
