"""The list of embroidered cards: the facts of each, and the function that gives its pieces."""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from card_art.studio.colour import Colour
from card_art.studio.cutouts import Piece, Pieces, piece
from card_art.studio.facts import Camera, Facts, Mood, Registry, words
from card_art.studio.paths import box
from card_art.studio.thread import cards
from card_art.studio.thread.cloth import Cloth
from card_art.studio.thread.light import Light
from card_art.studio.thread.sewing import sew

Make = Callable[[random.Random], Pieces]


@dataclass(frozen=True)
class Ground:
    """The cloth that everything is sewn on."""

    cloth: str
    colours: tuple[Colour, ...]
    ink: str = ""
    shade: float = 90  # degrees along which the colours run; 90 is downwards
    turn: float = 0

    def piece(self) -> Piece:
        return piece(
            box(-30, -30, 860, 1260), self.colours[0], stitch=self.cloth, colours=self.colours,
            shade=self.shade, ink=self.ink, turn=self.turn, lift=0, fuzz=0,
        )  # fmt: skip


def ground(
    cloth: str, *colours: Colour, ink: str = "", shade: float = 90, turn: float = 0
) -> Ground:
    """Return a ground of one cloth, dyed in one colour or from one to the next."""
    return Ground(cloth, colours, ink, shade, turn)


def photograph(
    seed: int, light: Light, cloth: Ground, pieces: Iterable[Piece], hem: tuple[Colour, Colour]
) -> npt.NDArray[np.uint8]:
    """Sew the pieces on the ground in their order, bind the edge and photograph it."""
    table = Cloth(seed, light)
    sew(table, cloth.piece())
    table.ripple()
    for one in pieces:
        sew(table, one)
    table.hem(*hem)
    return table.develop()


@dataclass(frozen=True)
class Card(Facts):
    """One embroidered card. `make` gives its pieces, in the order they are sewn."""

    light: Light
    ground: Ground
    hem: tuple[Colour, Colour]
    make: Make

    def pixels(self) -> npt.NDArray[np.uint8]:
        """Sew and photograph the card."""
        seed = int(self.id)
        return photograph(seed, self.light, self.ground, self.make(random.Random(seed)), self.hem)


_registry = Registry[Card](cards)
all_cards = _registry.all
CREAM = ("#e6dac0", "#b8a273")


def card(
    card_id: str,
    title: str,
    alt: str,
    keywords: str,
    *,
    mood: Mood,
    camera: Camera,
    light: Light,
    ground: Ground,
    hem: tuple[Colour, Colour] = CREAM,
) -> Callable[[Make], Make]:
    """Register the decorated function as a card; `keywords` are separated by commas."""

    def register(make: Make) -> Make:
        _registry.add(
            Card(card_id, title, alt, words(keywords), mood, camera, light, ground, hem, make)
        )
        return make

    return register
