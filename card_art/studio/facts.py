"""What every photographed deck knows about a card, and the list of a deck's cards."""

import importlib
import pkgutil
from abc import ABC, abstractmethod
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Generic, Literal, TypeVar, get_args

import numpy as np
import numpy.typing as npt

Mood = Literal["tender", "funny", "uneasy", "grand"]
Camera = Literal[
    "wide", "interior", "close-up", "aerial", "cross-section", "through-frame", "stage"
]


@dataclass(frozen=True)
class Facts(ABC):
    """A card: its words, which the tests count, and its picture."""

    id: str
    title: str
    alt: str
    keywords: tuple[str, ...]
    mood: Mood
    camera: Camera

    @abstractmethod
    def pixels(self) -> npt.NDArray[np.uint8]:
        """Draw the card."""


def words(text: str) -> tuple[str, ...]:
    """Return the keywords of a text that separates them with commas."""
    return tuple(word.strip() for word in text.split(","))


def flaws(one: Facts) -> list[str]:
    """Return what is wrong with a card's facts; an empty list means nothing."""
    checks: dict[str, Any] = {
        "the id is not three digits": len(one.id) == 3 and one.id.isdigit(),
        "fewer than five keywords": len(set(one.keywords)) >= 5,
        f"no mood {one.mood}": one.mood in get_args(Mood),
        f"no camera {one.camera}": one.camera in get_args(Camera),
        "title or alt text is missing": bool(one.title and one.alt.endswith(".")),
    }
    return [complaint for complaint, fine in checks.items() if not fine]


C = TypeVar("C", bound=Facts)


class Registry(Generic[C]):
    """The cards of one deck, by id, from the modules of its package."""

    def __init__(self, package: ModuleType) -> None:
        self._package = package
        self._cards: dict[str, C] = {}

    def add(self, card: C) -> None:
        """Take a card; raise ValueError for an id that is taken or facts that are wrong."""
        if card.id in self._cards:
            raise ValueError(f"two cards are called {card.id}")
        if complaints := flaws(card):
            raise ValueError(f"card {card.id}: {'; '.join(complaints)}")
        self._cards[card.id] = card

    def all(self) -> dict[str, C]:
        """Return every card of every module in the package, by id."""
        for module in pkgutil.iter_modules(self._package.__path__):
            importlib.import_module(f"{self._package.__name__}.{module.name}")
        return dict(sorted(self._cards.items()))
