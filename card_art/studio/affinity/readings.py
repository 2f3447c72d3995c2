"""Suggests which phrases players would accept for the cards of a new deck: a first draft of its readings.

What a card shows calls for some of them (`phrases/occasions.toml`); the others are those that the vectors find
nearest. A person must read the draft before it ships.
"""

import textwrap
from pathlib import Path

from bot.company.lore import CardLore, occasions
from bot.decks.phrases import read_phrases
from bot.decks.words import FILE_NAME, read_words
from card_art.studio.affinity.table import card_directions, phrase_directions
from card_art.studio.affinity.vectors import Vectors

COUNT = 24  # for each card
CALLED = 0.9  # how strongly a card must call for a phrase

_HEAD = """# Which phrases somebody at the table would accept for a card: the nearest first.
# Suggested by `python -m card_art.studio.affinity`, to be read by a person.
"""


def suggested(deck: Path) -> str:
    """Return the readings of a deck as they are written, card by card."""
    phrases = read_phrases(deck, "en")
    cards = read_words(deck / FILE_NAME).cards
    cosines = phrase_directions(phrases, Vectors()) @ card_directions(cards.values(), Vectors()).T
    names = list(phrases)
    text = _HEAD
    for place, card in enumerate(cards.values()):
        near = dict(zip(names, cosines[:, place].tolist(), strict=True))
        strengths = occasions(deck).strengths(CardLore(card, "en").weights)
        called = {name for name, strength in strengths.items() if strength >= CALLED}
        chosen = sorted(names, key=lambda name: (name not in called, -near[name]))[:COUNT]
        listed = textwrap.fill(
            ", ".join(f'"{name}"' for name in chosen) + ",", 98, break_on_hyphens=False
        )
        text += f'\n# {card.title}\n"{card.id}" = [\n{textwrap.indent(listed, "    ")}\n]\n'
    return text
