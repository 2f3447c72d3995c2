"""Chooses a clue that some voters, but not all, are likely to find.

Each candidate is tried on several imagined tables: hands are dealt from the cards that others may
hold, everyone plays what fits the clue, and the share of votes for the storyteller's card is
estimated. People see less in a clue than its storyteller does, so one of the easier candidates is
chosen; how easy varies from clue to clue, as it does with people.
"""

import math
from random import Random

from bot.company.characters import Mind
from bot.company.lore import Lore, Phrase
from bot.decks.phrases import BEST_FIT
from bot.rules import commands as do
from bot.rules.ids import CardId
from bot.rules.player_views import PlayerView

CANDIDATES = 96  # phrases tried for one clue: enough to aim at a difficulty, few enough to vary
TABLES = 8  # tables imagined for one clue
OTHERS_CARDS = 5  # others' cards on each table, however many play, so that clues are comparable
EASE_EXPONENT = 0.3  # below 1, most clues are easy and a few very hard, as with people
GIVING, VOTING = 0.15, 0.30  # the temperatures assumed for the other players


def _weights(temperature: float) -> list[float]:
    """Return the weight of each possible fit in a random choice at this temperature."""
    return [math.exp(fit / (temperature * BEST_FIT)) for fit in range(BEST_FIT + 1)]


_GIVEN = _weights(GIVING)
_VOTED = _weights(VOTING)
_BOTH = [given * voted for given, voted in zip(_GIVEN, _VOTED, strict=True)]

Hand = list[int]
"""The cards of a hand, by their places in the lore."""


def tell(view: PlayerView, mind: Mind, rng: Random) -> do.GiveClue | None:
    """Return the command to give a clue, with its card if the rule set needs one.

    None if no phrase is left that fits a card of the hand and was not used before.
    """
    if view.hand is None:
        return _tell_blindly(view, mind, rng)
    told = mind.told
    candidates = [
        (card, phrase)
        for card in view.hand
        for phrase in mind.lore.clues_for(card)
        if phrase.key not in told
    ]
    if not candidates:
        return None
    tables = _imagine(view, view.hand, mind.lore, rng)
    tried = rng.sample(candidates, min(CANDIDATES, len(candidates)))

    def found(candidate: tuple[CardId, Phrase]) -> float:
        card, phrase = candidate
        return _found(mind.lore.fit(phrase.fits, card), phrase, tables)

    tried.sort(key=found)
    # In a game that both players win together, no clue is too easy.
    low, high = mind.character.aim
    aim = 1.0 if view.table.rules.together else low + (high - low) * rng.random() ** EASE_EXPONENT
    card, phrase = tried[round(aim * (len(tried) - 1))]
    return do.GiveClue(view.player, view.table.round, phrase.line, view.position_of(card))


def _tell_blindly(view: PlayerView, mind: Mind, rng: Random) -> do.GiveClue | None:
    """Return the command to give a clue for no card; None if no clue is left.

    Phrases that fit many cards are more likely to be chosen.
    """
    left = [phrase for phrase in mind.lore.phrases.values() if phrase.key not in mind.told]
    if not left:
        return None
    (phrase,) = rng.choices(left, [1 + len(phrase.vouched) for phrase in left])
    return do.GiveClue(view.player, view.table.round, phrase.line)


def _imagine(
    view: PlayerView, hand: tuple[CardId, ...], lore: Lore, rng: Random
) -> list[list[Hand]]:
    """Return imagined tables: each is a list of random hands from which the others play a card."""
    others = [place for card, place in lore.place.items() if card not in hand]
    # Cards from the pile are random, not the best of a hand.
    size = 1 if view.table.rules.giving.from_pile else min(len(hand), len(others))
    return [[rng.sample(others, size) for _ in range(OTHERS_CARDS)] for _ in range(TABLES)]


def _found(fit: int, phrase: Phrase, tables: list[list[Hand]]) -> float:
    """Return the expected share of votes for a card with this fit, averaged over the tables."""
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
