"""The list of cards: the facts of each, and the function that paints it.

Facts are data so that the quotas can be counted and `deck.toml` written without painting.
"""

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, get_args

from card_art.studio.paint import scenes
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.palettes import PALETTES

Camera = Literal[
    "wide",
    "interior",
    "close-up",
    "aerial",
    "underwater",
    "cross-section",
    "through-frame",
    "stage",
]
Twist = Literal[
    "scale-swap",
    "world-inside",
    "other-shadow",
    "wrong-growth",
    "other-head",
    "gravity-off",
    "weather-indoors",
    "material-swap",
    "path-to-nowhere",
    "watched",
    "caged-free",
    "two-times",
]
AGES = frozenset({"baby", "child", "adult", "old", "crowd"})
SKINS = frozenset({"pale", "olive", "brown", "dark", "hidden"})


@dataclass(frozen=True)
class Card:
    """One card. `people` holds "age/skin" for each; `lead` is the main motif, `also` the others."""

    id: str
    seed: int
    camera: Camera
    palette: str
    twist: Twist
    light: tuple[float, float]
    lead: str
    title: str
    alt: str
    keywords: tuple[str, ...]
    opposites: tuple[str, str]
    paint: Callable[[Scene], None]
    people: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    animal: bool = False  # an animal leads
    night: bool = False
    centred: bool = False  # the subject stands in the middle
    horizon: bool = True

    def scene(self) -> Scene:
        """Paint the card."""
        sheet = Scene(self.seed, PALETTES[self.palette], self.light)
        self.paint(sheet)
        return sheet


_cards: dict[str, Card] = {}


def scene(
    card_id: str,
    *,
    seed: int,
    camera: Camera,
    palette: str,
    twist: Twist,
    light: tuple[float, float],
    lead: str,
    title: str,
    alt: str,
    keywords: str,
    opposites: tuple[str, str],
    people: tuple[str, ...] = (),
    also: tuple[str, ...] = (),
    animal: bool = False,
    night: bool = False,
    centred: bool = False,
    horizon: bool = True,
) -> Callable[[Callable[[Scene], None]], Callable[[Scene], None]]:
    """Register the decorated painting as a card; `keywords` are separated by commas."""

    def register(paint: Callable[[Scene], None]) -> Callable[[Scene], None]:
        if card_id in _cards:
            raise ValueError(f"two cards are called {card_id}")
        words = tuple(word.strip() for word in keywords.split(","))
        card = Card(
            card_id,
            seed,
            camera,
            palette,
            twist,
            light,
            lead,
            title,
            alt,
            words,
            opposites,
            paint,
            people,
            also,
            animal,
            night,
            centred,
            horizon,
        )
        complaints = flaws(card)
        if complaints:
            raise ValueError(f"card {card_id}: {'; '.join(complaints)}")
        _cards[card_id] = card
        return paint

    return register


def flaws(card: Card) -> list[str]:
    """Return what is wrong with a card's facts; an empty list means nothing."""
    kinds = [person.split("/") for person in card.people]
    checks = {
        "the id is not three digits": len(card.id) == 3 and card.id.isdigit(),
        f"no palette {card.palette}": card.palette in PALETTES,
        f"no camera {card.camera}": card.camera in get_args(Camera),
        f"no twist {card.twist}": card.twist in get_args(Twist),
        "fewer than five keywords": len(set(card.keywords)) >= 5,
        "the opposites are not among the keywords": set(card.opposites) <= set(card.keywords),
        "people are 'age/skin'": all(
            len(kind) == 2 and kind[0] in AGES and kind[1] in SKINS for kind in kinds
        ),
        "title or alt text is missing": bool(card.title and card.alt.endswith(".")),
    }
    return [complaint for complaint, fine in checks.items() if not fine]


def all_cards() -> dict[str, Card]:
    """Return every card of every module in `scenes`, by id."""
    for module in pkgutil.iter_modules(scenes.__path__):
        importlib.import_module(f"{scenes.__name__}.{module.name}")
    return dict(sorted(_cards.items()))
