"""Cards to give, slots to vote for, a slot to trap: what fits the clue, with some temperature."""

import math
from collections.abc import Sequence
from random import Random
from typing import TypeVar

from bot.company.hearing import hear
from bot.company.lore import NEUTRAL
from bot.company.mind import Mind
from bot.decks.affinity import MOST
from bot.rules import commands as do
from bot.rules.ids import CardId, Slot
from bot.rules.player_views import PlayerView

T = TypeVar("T")


def give(view: PlayerView, mind: Mind, rng: Random) -> do.GiveCard | None:
    """The card of one's hand that fits the clue, as this character sees it."""
    free = [card for card in view.hand or () if card not in view.given]
    if not free:
        return None
    shares = _shares(view, free, mind, mind.character.giving)
    card = _pick(free, shares, rng)
    return do.GiveCard(view.player, view.table.round, view.position_of(card))


def vote(view: PlayerView, mind: Mind, rng: Random) -> do.CastVote | None:
    """As many votes as the ballot wants; whoever is sure puts all on one card."""
    ballot = view.ballot
    # A vote on one's own trap brings nothing.
    slots = [slot for slot in view.votable if slot != view.trap] or list(view.votable)
    if ballot is None or not slots:
        return None
    shares = _shares(view, _cards(view, slots), mind, mind.character.voting)
    first = _pick(slots, shares, rng)
    chosen = [first]
    sure = shares[slots.index(first)] >= mind.character.daring
    while len(chosen) < (ballot.fewest if sure else ballot.most):
        rest = [(slot, share) for slot, share in zip(slots, shares, strict=True) if slot != first]
        if rest and not (sure and ballot.doubling):
            chosen.append(_pick([slot for slot, _ in rest], [share for _, share in rest], rng))
        elif ballot.doubling:
            chosen.append(first)
        else:
            break
    return do.CastVote(view.player, view.table.round, tuple(chosen))


def trap(view: PlayerView, mind: Mind, rng: Random) -> do.SetTrap | None:
    """Where most votes are to be expected, but not on one's own."""
    everywhere = range(1, len(view.table.table) + 1)
    slots = [slot for slot in everywhere if slot not in view.votes] or list(everywhere)
    shares = _shares(view, _cards(view, slots), mind, mind.character.giving)
    return do.SetTrap(view.player, view.table.round, _pick(slots, shares, rng))


def _cards(view: PlayerView, slots: Sequence[Slot]) -> list[CardId]:
    return [view.table.table[slot - 1] for slot in slots]


def _shares(
    view: PlayerView, cards: Sequence[CardId], mind: Mind, temperature: float
) -> list[float]:
    """How much each card draws this character; all the same where the clue says nothing."""
    fits = hear(view.table.clue or "", mind.lore)
    seen = [NEUTRAL if fits is None else mind.lore.fit(fits, card) for card in cards]
    best = max(seen)
    pulls = [math.exp((fit - best) / (temperature * MOST)) for fit in seen]
    return [pull / sum(pulls) for pull in pulls]


def _pick(things: Sequence[T], shares: Sequence[float], rng: Random) -> T:
    return rng.choices(things, shares)[0]
