"""The quotas of the deck, counted from the facts of its cards."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import get_args

from card_art.studio.paint.palettes import PALETTES
from card_art.studio.paint.registry import Camera, Card, Twist


@dataclass(frozen=True)
class Quota:
    """One line of the table."""

    name: str
    count: int
    low: int | None = None
    high: int | None = None

    @property
    def holds(self) -> bool:
        above = self.low is None or self.count >= self.low
        return above and (self.high is None or self.count <= self.high)

    def __str__(self) -> str:
        limits = [f"at least {self.low}"] if self.low is not None else []
        limits += [f"at most {self.high}"] if self.high is not None else []
        mark = " " if self.holds else "!"
        return f"{mark} {self.name:34} {self.count:4}   {' and '.join(limits)}"


def _count(cards: Iterable[Card], true: Callable[[Card], object]) -> int:
    return sum(1 for card in cards if true(card))


def _kinds(card: Card) -> set[str]:
    """Return the ages and skins on a card."""
    return {part for person in card.people for part in person.split("/")}


def quotas(cards: Sequence[Card]) -> list[Quota]:
    """Return every quota of the deck, as counted."""
    total = len(cards)
    table = [Quota("cards", total, 84)]
    cameras = Counter(card.camera for card in cards)
    table += [Quota(f"camera {name}", cameras[name], 8) for name in get_args(Camera)]
    table += [
        Quota("night", _count(cards, lambda c: c.night), high=int(total * 0.3)),
        Quota("without a person", _count(cards, lambda c: not c.people), 25),
        Quota("an animal leads", _count(cards, lambda c: c.animal), 15),
        Quota("subject in the middle", _count(cards, lambda c: c.centred), high=int(total * 0.35)),
        Quota("no horizon", _count(cards, lambda c: not c.horizon), 20),
    ]
    table += [
        Quota("two people", _count(cards, lambda c: len(c.people) == 2), 6),
        Quota("a crowd", _count(cards, lambda c: "crowd" in _kinds(c) or len(c.people) > 2), 4),
    ]
    kinds = Counter(part for card in cards for part in _kinds(card))
    table += [Quota(f"age {age}", kinds[age], 8) for age in ("child", "adult", "old")]
    table += [Quota(f"skin {skin}", kinds[skin], 6) for skin in ("pale", "olive", "brown", "dark")]
    twists = Counter(card.twist for card in cards)
    table += [Quota(f"twist {name}", twists[name], high=8) for name in get_args(Twist)]
    colours = Counter(card.palette for card in cards)
    table += [Quota(f"palette {name}", colours[name], high=8) for name in PALETTES]
    leads = Counter(card.lead for card in cards)
    name, most = leads.most_common(1)[0] if leads else ("none", 0)
    table.append(Quota(f"most frequent lead ({name})", most, high=3))
    shown = Counter(motif for card in cards for motif in {card.lead, *card.also})
    table += [Quota(f"shows {motif}", shown[motif], high=5) for motif in _WATCHED]
    return table


_WATCHED = ("whale", "moon", "lighthouse", "hooded child")
