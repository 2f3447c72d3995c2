"""How well a clue fits cards, as computer players understand it.

For a known phrase, the fits are looked up. In any other clue, each word counts by how near its
meaning is to a word of the card; a word of unknown meaning counts if the card has the same word.
Does not choose anything.
"""

from collections.abc import Sequence

from bot.company.lexicon import understand
from bot.company.lore import CardLore, Lore
from bot.company.vectors import Direction, direction
from bot.decks.phrases import BEST_FIT
from bot.rules.ids import CardId

UNKNOWN = 1.0  # the worth of a word that is on a card but in no lexicon
BY_HEART = 0.53  # scales the fits of phrases to those of people's clues
SHARPNESS = 2  # one word that is near counts more than two that are half as near


def hear(clue: str, cards: Sequence[CardId], lore: Lore) -> list[int] | None:
    """Return how well the clue fits each of these cards; None if it cannot be compared to any."""
    if known := lore.known(clue):
        return [round(BY_HEART * lore.fit(known.fits, card)) for card in cards]
    seen = {card: found for card in cards if (found := lore.cards.get(card)) and found.weights}
    words = understand(clue, lore.language, guess=True)
    meant = [tuple(map(direction, word.senses)) for word in words if word.senses]
    unknown = {word.stem for word in words if not word.senses}
    echoes = {stem for stem in unknown if any(stem in card.heard for card in seen.values())}
    if not seen or not (meant or echoes):
        return None
    fits = {card: _fit(meant, echoes, known) for card, known in seen.items()}
    # A card without words gets the mean of the others.
    middling = round(sum(fits.values()) / len(fits))
    return [fits.get(card, middling) for card in cards]


def _fit(meant: Sequence[tuple[Direction, ...]], echoes: set[str], card: CardLore) -> int:
    """Return how near the clue's words are to the card's, weighted by worth, up to ``BEST_FIT``."""
    worth = UNKNOWN * len(echoes)
    total = UNKNOWN * len(echoes & card.heard)
    for senses in meant:
        own = max(sense.worth for sense in senses)
        worth += own
        total += own * max(_nearness(sense, card) for sense in senses) ** SHARPNESS
    return round(BEST_FIT * total / worth)


def _nearness(sense: Direction, card: CardLore) -> float:
    near = (weight * sense.cosine(other) for other, weight in card.directions)
    return max(0.0, max(near, default=0.0))
