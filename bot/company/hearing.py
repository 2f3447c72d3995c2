"""What a clue makes a computer player think of.

A phrase of its own it knows by heart. A person's clue it compares, word by word, with what is said
about the cards and with the phrases, whose fits it knows. Does not choose anything.
"""

import math
from collections.abc import Iterable

from bot.company.lore import NEUTRAL, Fits, Lore, Phrase
from bot.company.stems import stems
from bot.decks.affinity import MOST

NEAREST = 5  # phrases to think of at a clue
ECHO = 60  # how much better a card fits whose words are all in the clue


def hear(clue: str, lore: Lore) -> Fits | None:
    """How well the clue fits each card; None where it says nothing to this listener."""
    if known := lore.known(clue):
        return known.fits
    words = stems(clue, lore.language)
    worth = _worth(words, lore) or 1.0
    echoes = [_worth(words & card.heard, lore) / worth for card in lore.cards.values()]
    kin = _kin(words, worth, lore)
    if not kin and not any(echoes):
        return None
    total = sum(likeness for likeness, _ in kin)
    nearest = max((likeness for likeness, _ in kin), default=0)
    fits = []
    for place, echo in enumerate(echoes):
        thought = sum(likeness * (phrase.fits[place] - NEUTRAL) for likeness, phrase in kin)
        fit = NEUTRAL + ECHO * echo + (nearest * thought / total if total else 0)
        fits.append(min(MOST, max(0, round(fit))))
    return bytes(fits)


def _worth(words: Iterable[str], lore: Lore) -> float:
    return math.fsum(lore.rarity(word) for word in words)  # in whatever order they come


def _kin(words: frozenset[str], worth: float, lore: Lore) -> list[tuple[float, Phrase]]:
    """The phrases most like the clue, with how much of both they have in common."""
    kin = []
    for phrase in lore.phrases.values():
        if shared := words & phrase.stems:
            own = _worth(phrase.stems, lore)
            kin.append((_worth(shared, lore) / math.sqrt(worth * own), phrase))
    # By line where equally like, so that the same dice give the same game.
    return sorted(kin, key=lambda found: (-found[0], found[1].line))[:NEAREST]
