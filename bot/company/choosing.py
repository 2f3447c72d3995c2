"""Chooses cards to play, slots to vote for and a slot for the trap by how they fit the clue."""

import math
from collections.abc import Sequence
from random import Random
from typing import TypeVar

from bot.company.characters import EARS, Ears, Mind
from bot.company.hearing import hear
from bot.company.lore import Lore
from bot.decks.phrases import BEST_FIT
from bot.rules import commands as do
from bot.rules.ids import CardId, Slot
from bot.rules.player_views import PlayerView

T = TypeVar("T")


def give(view: PlayerView, mind: Mind, rng: Random) -> do.GiveCard | None:
    """Return the command to play a card that fits the clue; None if there is no card to play."""
    free = [card for card in view.hand or () if card not in view.given]
    if not free:
        return None
    shares = _shares(view, free, mind, mind.character.giving)
    card = _pick(free, shares, rng)
    return do.GiveCard(view.player, view.table.round, view.position_of(card))


def vote(view: PlayerView, mind: Mind, rng: Random) -> do.CastVote | None:
    """Return the command to vote; None if this player does not vote.

    A voter who is sure casts as few votes as allowed, or puts all of them on one card.
    """
    ballot = view.ballot
    # A vote on one's own trap brings nothing.
    slots = [slot for slot in view.votable if slot != view.trap] or list(view.votable)
    if ballot is None or not slots:
        return None
    shares = _shares(view, _cards(view, slots), mind, mind.character.voting)
    first = _pick(slots, shares, rng)
    chosen = [first]
    share_of = dict(zip(slots, shares, strict=True))
    trust = dict(zip(slots, _trusted(view, slots, mind), strict=True))
    while True:
        sure = sum(trust[slot] for slot in set(chosen)) >= mind.character.daring
        if len(chosen) >= (ballot.fewest if sure else ballot.most):
            break
        rest = [slot for slot in slots if slot not in chosen]
        if rest and not (sure and ballot.doubling):
            chosen.append(_pick(rest, [share_of[slot] for slot in rest], rng))
        elif ballot.doubling:
            chosen.append(first)
        else:
            break
    return do.CastVote(view.player, view.table.round, tuple(chosen))


def _trusted(view: PlayerView, slots: Sequence[Slot], mind: Mind) -> list[float]:
    """Return how likely each card is to be the storyteller's, in this character's opinion.

    The worse its skill at understanding clues, the more evenly it rates the cards.
    """
    doubt = EARS[view.table.options.skill].blur
    return _shares(view, _cards(view, slots), mind, mind.character.voting + doubt)


def trap(view: PlayerView, mind: Mind, rng: Random) -> do.SetTrap | None:
    """Return the command to trap a card that attracts votes, but not one this player voted for."""
    everywhere = range(1, len(view.table.table) + 1)
    slots = [slot for slot in everywhere if slot not in view.votes] or list(everywhere)
    shares = _shares(view, _cards(view, slots), mind, mind.character.giving)
    return do.SetTrap(view.player, view.table.round, _pick(slots, shares, rng))


def _cards(view: PlayerView, slots: Sequence[Slot]) -> list[CardId]:
    return [view.table.table[slot - 1] for slot in slots]


def _shares(
    view: PlayerView, cards: Sequence[CardId], mind: Mind, temperature: float
) -> list[float]:
    ears = EARS[view.table.options.skill]
    return shares(view.table.clue or "", cards, mind.lore, ears, temperature)


def shares(
    clue: str, cards: Sequence[CardId], lore: Lore, ears: Ears, temperature: float
) -> list[float]:
    """Return how likely a player is to choose each card; all equal if the clue says nothing."""
    fits = hear(clue, cards, lore)
    if fits is None:
        return [1 / len(cards)] * len(cards)
    blur = ears.blur * BEST_FIT
    heard = [fit + blur * _misread(clue, card) for fit, card in zip(fits, cards, strict=True)]
    best = max(heard)
    pulls = [math.exp((fit - best) / (temperature * ears.warmth * BEST_FIT)) for fit in heard]
    return [pull / sum(pulls) for pull in pulls]


def _misread(clue: str, card: CardId) -> float:
    """Return a random error in how well a clue seems to fit a card, the same in every call."""
    return Random(f"{clue} {card}").gauss(0, 1)


def _pick(things: Sequence[T], shares: Sequence[float], rng: Random) -> T:
    return rng.choices(things, shares)[0]
