"""The list of paper cards: the facts of each, and the function that gives its pieces."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from card_art.studio.cutouts import Pieces
from card_art.studio.facts import Camera, Facts, Mood, Registry, words
from card_art.studio.paper import cards
from card_art.studio.paper.box import photograph
from card_art.studio.paper.light import Light

Make = Callable[[random.Random], Pieces]


@dataclass(frozen=True)
class Card(Facts):
    """One card in cut paper. `make` gives its pieces."""

    light: Light
    make: Make
    blurs: tuple[tuple[float, float], ...] = field(default=())

    def pixels(self) -> npt.NDArray[np.uint8]:
        """Cut, stack and photograph the card."""
        seed = int(self.id)
        return photograph(seed, self.light, self.make(random.Random(seed)), self.blurs)


_registry = Registry[Card](cards)
all_cards = _registry.all


def card(
    card_id: str,
    title: str,
    alt: str,
    keywords: str,
    *,
    mood: Mood,
    camera: Camera,
    light: Light,
    blurs: tuple[tuple[float, float], ...] = (),
) -> Callable[[Make], Make]:
    """Register the decorated function as a card; `keywords` are separated by commas."""

    def register(make: Make) -> Make:
        _registry.add(Card(card_id, title, alt, words(keywords), mood, camera, light, make, blurs))
        return make

    return register
