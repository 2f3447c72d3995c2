"""A clue that some find and not all.

Each candidate is tried on several imagined tables: hands are dealt from the cards that others may
hold, everybody gives what fits the clue, and the share that would find the story's card is counted.
"""

import math
from random import Random

from bot.company.lore import Lore, Phrase
from bot.company.mind import Mind
from bot.decks.affinity import MOST
from bot.rules import commands as do
from bot.rules.ids import CardId
from bot.rules.player_views import PlayerView

CANDIDATES = 32  # tried for one clue: enough to aim, few enough to be surprised
TABLES = 8  # imagined for one clue
GIVING, VOTING = 0.15, 0.30  # the temperatures that others are thought to have


def _weights(temperature: float) -> list[float]:
    return [math.exp(fit / (temperature * MOST)) for fit in range(MOST + 1)]


_GIVEN = _weights(GIVING)
_VOTED = _weights(VOTING)
_BOTH = [given * voted for given, voted in zip(_GIVEN, _VOTED, strict=True)]

Hand = list[int]
"""Places of cards in the lore."""


def tell(view: PlayerView, mind: Mind, rng: Random) -> do.TellStory | None:
    """The clue with its card; None where nothing is left to say."""
    if view.hand is None:
        return _tell_blindly(view, mind, rng)
    told = mind.told
    candidates = [
        (card, phrase)
        for card in view.hand
        for phrase in mind.lore.stock(card)
        if phrase.key not in told
    ]
    if not candidates:
        return None
    tables = _imagine(view, view.hand, mind.lore, rng)
    chances = rng.sample(candidates, min(CANDIDATES, len(candidates)))
    low, high = mind.character.aim

    def off_the_aim(candidate: tuple[CardId, Phrase]) -> float:
        card, phrase = candidate
        found = _found(mind.lore.fit(phrase.fits, card), phrase, tables)
        # Rounded, so that of several good ones it is not always the same.
        return round(max(low - found, found - high, 0), 2)

    card, phrase = min(chances, key=off_the_aim)
    return do.TellStory(view.player, view.table.round, phrase.line, view.position_of(card))


def _tell_blindly(view: PlayerView, mind: Mind, rng: Random) -> do.TellStory | None:
    """For no card: rather something that many cards answer, for votes want company."""
    left = [phrase for phrase in mind.lore.phrases.values() if phrase.key not in mind.told]
    if not left:
        return None
    (phrase,) = rng.choices(left, [1 + len(phrase.vouched) for phrase in left])
    return do.TellStory(view.player, view.table.round, phrase.line)


def _imagine(
    view: PlayerView, hand: tuple[CardId, ...], lore: Lore, rng: Random
) -> list[list[Hand]]:
    """Several tables, each with one hand for every card that the others will give."""
    others = [place for card, place in lore.place.items() if card not in hand]
    size = min(len(hand), len(others))
    gifts = max(0, view.table.table_size - 1)
    return [[rng.sample(others, size) for _ in range(gifts)] for _ in range(TABLES)]


def _found(fit: int, phrase: Phrase, tables: list[list[Hand]]) -> float:
    """The share that finds the card: a voter is drawn to each by how well it fits."""
    given = [_GIVEN[other] for other in phrase.fits]
    both = [_BOTH[other] for other in phrase.fits]
    shares = []
    for hands in tables:
        rivals = sum(
            sum([both[place] for place in hand]) / sum([given[place] for place in hand])
            for hand in hands
            if hand
        )
        shares.append(_VOTED[fit] / (_VOTED[fit] + rivals))
    return sum(shares) / len(shares)
