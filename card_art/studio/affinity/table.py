"""How well phrases fit cards: directions of words, what people read, what was corrected.

Owns the numbers in the table; the format of the file is `bot.decks.phrases`'s.
"""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from bot.decks.phrases import BEST_FIT, Affinity, read_phrases
from bot.decks.words import FILE_NAME, CardWords, read_words
from card_art.studio.affinity.vectors import HERE, Matrix, Vectors, centred, unit

LOW, HIGH = -0.5, 0.8  # cosines that become the least and the most of the scale
READ = 0.10  # what the first of a card's readings is above the vectors' opinion; the last has 60 %
READ_AT_LEAST = 0.05  # a person sees it, even if the vectors do not
WRONG = -0.15  # where a correction puts a phrase: a little worse than any phrase by chance
SEEN = 2.0  # how much the picture of a card counts, in keywords
MEANING = 2.0  # how much the meaning of a phrase counts, in wordings


def decks_with_readings() -> list[str]:
    """Return the names of the decks that have readings."""
    return sorted(path.stem for path in (HERE / "readings").glob("*.toml"))


def make_table(deck: Path) -> Affinity:
    """Return the table for the phrases and cards of this deck."""
    phrases = read_phrases(deck, "en")
    cards = read_words(deck / FILE_NAME).cards
    cosines = phrase_directions(phrases, Vectors()) @ card_directions(cards.values(), Vectors()).T
    readings = _load(f"readings/{deck.name}")
    fits = _read(cosines, list(phrases), list(cards), readings)
    fits -= fits.mean(axis=1, keepdims=True)
    for wrong in _load(f"corrections/{deck.name}").get("wrong", ()):
        fits[list(phrases).index(wrong["phrase"]), list(cards).index(wrong["card"])] = WRONG
    values = np.rint((fits.clip(LOW, HIGH) - LOW) / (HIGH - LOW) * BEST_FIT).astype(np.uint8)
    rows = {phrase: bytes(row) for phrase, row in zip(phrases, values, strict=True)}
    vouched = {(phrase, card) for card, read in readings.items() for phrase in read}
    return Affinity.of(tuple(cards), rows, vouched)


def phrase_directions(phrases: dict[str, str], vectors: Vectors) -> Matrix:
    """Return a direction for each phrase: what it says, and what it makes people think of."""
    meanings = _load("meanings")
    wordings = vectors.directions(phrases.values())
    thoughts = vectors.directions(meanings[phrase] for phrase in phrases)
    return unit(centred(unit(wordings + MEANING * thoughts)))


def card_directions(cards: Iterable[CardWords], vectors: Vectors) -> Matrix:
    """Return a direction for each card: what it shows, and what it may mean. Players see the one and guess the other."""
    cards = list(cards)
    seen = unit(centred(vectors.directions(card.alt for card in cards)))
    meant = unit(centred(vectors.directions(" ".join(card.keywords) for card in cards)))
    return unit(centred(SEEN * seen + meant))


def _read(
    cosines: Matrix, phrases: list[str], cards: list[str], readings: dict[str, list[str]]
) -> Matrix:
    """Return the vectors' opinion, raised where a person reads the phrase in the card."""
    fits = cosines.copy()
    for card, read in readings.items():
        for place, phrase in enumerate(read):
            spot = phrases.index(phrase), cards.index(card)
            nearness = 1 - 0.4 * min(place, 20) / 20
            fits[spot] = max(float(fits[spot]), READ_AT_LEAST) + READ * nearness
    return fits


def _load(name: str) -> dict[str, Any]:
    """Return what is written there; nothing where there is no such file."""
    path = HERE / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
