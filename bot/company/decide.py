"""One decision of a computer player, based only on its own view of the game.

Cards to play, slots to vote for and the slot for the trap are chosen by how well they fit the clue.
For a known phrase, the fits are looked up. In any other clue, each word counts by how near its
meaning is to a word of the card; a word of unknown meaning counts if the card has the same word.
Clues are chosen in ``telling``.
"""

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from bot.company.characters import GRASP, Grasp, Mind
from bot.company.lexicon import understand
from bot.company.lore import CardLore, Lore
from bot.company.telling import tell
from bot.company.vectors import Direction, direction
from bot.decks.phrases import BEST_FIT
from bot.rules import commands as do
from bot.rules.ids import CardId, Slot, is_computer
from bot.rules.player_views import Duty, PlayerView

UNKNOWN = 1.0  # the worth of a clue's word that is on a card, but in no lexicon
PHRASE_SCALE = 0.53  # scales the fits of known phrases to those of people's clues
SHARPNESS = 2  # one word that is near counts more than two that are half as near

T = TypeVar("T")


def fits_of(clue: str, cards: Sequence[CardId], lore: Lore) -> list[int] | None:
    """Return how well the clue fits each of these cards; None if it cannot be compared to any."""
    if known := lore.known(clue):
        return [round(PHRASE_SCALE * lore.fit(known.fits, card)) for card in cards]
    seen = {card: found for card in cards if (found := lore.cards.get(card)) and found.weights}
    words = understand(clue, lore.language, guess=True)
    meant = [tuple(map(direction, word.senses)) for word in words if word.senses]
    unknown = {word.stem for word in words if not word.senses}
    echoes = {stem for stem in unknown if any(stem in card.stems for card in seen.values())}
    if not seen or not (meant or echoes):
        return None
    fits = {card: _fit(meant, echoes, known) for card, known in seen.items()}
    # A card that has no words gets the mean of the others.
    middling = round(sum(fits.values()) / len(fits))
    return [fits.get(card, middling) for card in cards]


def _fit(meant: Sequence[tuple[Direction, ...]], echoes: set[str], card: CardLore) -> int:
    """Return how well a clue fits a card, from 0 to ``BEST_FIT``.

    ``meant`` has the senses of the clue's known words, compared by nearness and weighted by worth.
    ``echoes`` are stems of unknown words; they count only if this card has them.
    """
    worth = UNKNOWN * len(echoes)
    total = UNKNOWN * len(echoes & card.stems)
    for senses in meant:
        own = max(sense.worth for sense in senses)
        worth += own
        total += own * max(_nearness(sense, card) for sense in senses) ** SHARPNESS
    return round(BEST_FIT * total / worth)


def _nearness(sense: Direction, card: CardLore) -> float:
    """Return how near a sense is to the nearest word of the card, from 0 to about 1."""
    near = (weight * sense.cosine(other) for other, weight in card.directions)
    return max(0.0, max(near, default=0.0))


def chances(
    clue: str, cards: Sequence[CardId], lore: Lore, grasp: Grasp, temperature: float
) -> list[float]:
    """Return how likely a player is to choose each card.

    All are equally likely if the clue says nothing about any of them.
    """
    fits = fits_of(clue, cards, lore)
    if fits is None:
        return [1 / len(cards)] * len(cards)
    blur = grasp.blur * BEST_FIT
    perceived = [fit + blur * _misread(clue, card) for fit, card in zip(fits, cards, strict=True)]
    best = max(perceived)  # subtracted, so that no power overflows
    pulls = [math.exp((fit - best) / (temperature * grasp.warmth * BEST_FIT)) for fit in perceived]
    return [pull / sum(pulls) for pull in pulls]


def _misread(clue: str, card: CardId) -> float:
    """Return a random number for this clue and card (standard normal), the same in every call.

    It is the error in how well the clue seems to fit the card.
    """
    return Random(f"{clue} {card}").gauss(0, 1)


def _pick(things: Sequence[T], weights: Sequence[float], rng: Random) -> T:
    return rng.choices(things, weights)[0]


def give(view: PlayerView, mind: Mind, rng: Random) -> do.GiveCard | None:
    """Return the command to play a card that fits the clue; None if there is no card to play."""
    free = [card for card in view.hand or () if card not in view.given]
    if not free:
        return None
    chances = _chances(view, free, mind, mind.character.giving)
    card = _pick(free, chances, rng)
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
    chances = _chances(view, _cards(view, slots), mind, mind.character.voting)
    first = _pick(slots, chances, rng)
    chosen = [first]
    chance_of = dict(zip(slots, chances, strict=True))
    trust = dict(zip(slots, _trusted(view, slots, mind), strict=True))
    while True:
        sure = sum(trust[slot] for slot in set(chosen)) >= mind.character.daring
        if len(chosen) >= (ballot.fewest if sure else ballot.most):
            break
        rest = [slot for slot in slots if slot not in chosen]
        if rest and not (sure and ballot.doubling):
            chosen.append(_pick(rest, [chance_of[slot] for slot in rest], rng))
        elif ballot.doubling:
            chosen.append(first)
        else:
            break
    return do.CastVote(view.player, view.table.round, tuple(chosen))


def _trusted(view: PlayerView, slots: Sequence[Slot], mind: Mind) -> list[float]:
    """Return how likely each card is to be the storyteller's, in this character's opinion.

    The worse its skill at understanding clues, the more evenly it rates the cards.
    """
    doubt = GRASP[view.table.options.skill].blur
    return _chances(view, _cards(view, slots), mind, mind.character.voting + doubt)


def trap(view: PlayerView, mind: Mind, rng: Random) -> do.SetTrap | None:
    """Return the command to trap a card that attracts votes, but not one this player voted for."""
    everywhere = range(1, len(view.table.table) + 1)
    slots = [slot for slot in everywhere if slot not in view.votes] or list(everywhere)
    chances = _chances(view, _cards(view, slots), mind, mind.character.giving)
    return do.SetTrap(view.player, view.table.round, _pick(slots, chances, rng))


def _cards(view: PlayerView, slots: Sequence[Slot]) -> list[CardId]:
    return [view.table.table[slot - 1] for slot in slots]


def _chances(
    view: PlayerView, cards: Sequence[CardId], mind: Mind, temperature: float
) -> list[float]:
    """Return ``chances`` for the clue and the skill of this game."""
    grasp = GRASP[view.table.options.skill]
    return chances(view.table.clue or "", cards, mind.lore, grasp, temperature)


# The order for a player with several things to do: the trap comes first, as the vote avoids it.
_ANSWERS: tuple[tuple[Duty, Callable[[PlayerView, Mind, Random], do.Command | None]], ...] = (
    (Duty.TELL, tell),
    (Duty.GIVE, give),
    (Duty.TRAP, trap),
    (Duty.VOTE, vote),
)


def decide(view: PlayerView, mind: Mind, rng: Random) -> do.Command | None:
    """Return this seat's next command; None if there is none, or the move is left to a person."""
    for duty, answer in _ANSWERS:
        if duty in view.duties and not (duty is Duty.GIVE and _is_left_to_a_mate(view)):
            return answer(view, mind, rng)
    return None


def _is_left_to_a_mate(view: PlayerView) -> bool:
    """Return whether a human teammate plays the card this round, and this computer player votes.

    They take turns: the person plays in odd rounds, the computer player in even ones.
    """
    mates = (seat for seat in view.table.seats if seat.side == view.me.side)
    person = any(
        not (is_computer(seat.player) or seat.storyteller or seat.away or seat.vacant)
        for seat in mates
    )
    return is_computer(view.player) and person and view.table.round % 2 == 1
