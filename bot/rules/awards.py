"""Awards at the end of a game: friendly ones, at most one per player.

Every game with a scored round gives at least three, or one per player if there are fewer. They
follow from the scored rounds alone, in which nothing is secret any more.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from bot.rules.ids import PlayerId, SideId
from bot.rules.reveals import Reveal

FEWEST = 3  # awards of a game, or one per player if there are fewer players


class Award(StrEnum):
    """What a player gets an award for."""

    EYE = "eye"  # found the storyteller's card most often
    CLUE = "story"  # gave the clue whose finders were closest to half of the voters
    BLUFF = "bluff"  # lured the most votes in all
    MIND_READERS = "mind-readers"  # two players who chose each other's cards most often
    COMEBACK = "comeback"  # gained the most places in the second half
    MAGNET = "magnet"  # played the single card that lured the most votes
    FEW_WORDS = "few-words"  # gave the clue with the fewest words
    POET = "poet"  # gave the clue with the most words
    COMPANY = "company"  # for taking part, where there are too few other awards


@dataclass(frozen=True, slots=True)
class Awarded:
    """An award, the players who get it, and the count that earned it."""

    award: Award
    players: tuple[PlayerId, ...]
    count: int = 0


def awards(history: Sequence[Reveal], players: Sequence[PlayerId]) -> tuple[Awarded, ...]:
    """Return the awards of a game, at most one per player; empty if no round was scored."""
    if not history:
        return ()
    given: list[Awarded] = []
    free = set(players)
    for candidate in _candidates(history, players):
        kinds = {one.award for one in given}
        # An award for two must leave a player for each of the other awards.
        left = len(given) + 1 + len(free) - len(candidate.players)
        enough = left >= min(FEWEST, len(players))
        if candidate.award not in kinds and free.issuperset(candidate.players) and enough:
            given.append(candidate)
            free.difference_update(candidate.players)
    for player in (one for one in players if one in free):
        if len(given) >= FEWEST:
            break
        given.append(Awarded(Award.COMPANY, (player,)))
    return tuple(given)


def _candidates(history: Sequence[Reveal], players: Sequence[PlayerId]) -> Iterator[Awarded]:
    """Yield the candidates for all awards, award by award, the best candidate first."""
    yield from _most(Award.EYE, finds(history))
    yield from _best_clues(history)
    # In Party no card is the storyteller's, so there is no bluff: the most voted card wins.
    has_storyteller_cards = any(shown.story_slot for shown in history)
    yield from _most(Award.BLUFF, lures(history)) if has_storyteller_cards else _magnets(history)
    yield from _readers(history, players)
    yield from _most(Award.COMEBACK, _places_gained(history, players))
    yield from _magnets(history)
    yield from _wordings(history)


def _most(award: Award, counts: Counter[PlayerId]) -> Iterator[Awarded]:
    """Yield this award for each player with a count above zero, the highest count first."""
    for player, count in counts.most_common():
        if count > 0:
            yield Awarded(award, (player,), count)


def finds(history: Sequence[Reveal]) -> Counter[PlayerId]:
    """Return how often each player found the storyteller's card."""
    return Counter(
        voter
        for shown in history
        if shown.story_slot
        for voter in dict.fromkeys(shown.voters_of(shown.story_slot))
    )


def lures(history: Sequence[Reveal]) -> Counter[PlayerId]:
    """Return how many votes each player's cards got from others, except storytellers' cards."""
    lured: Counter[PlayerId] = Counter()
    for shown in history:
        for slot, owner in enumerate(shown.owners, start=1):
            if slot != shown.story_slot:
                lured[owner] += sum(voter != owner for voter in shown.voters_of(slot))
    return lured


def _best_clues(history: Sequence[Reveal]) -> Iterator[Awarded]:
    """Yield an award for each clue whose card some, but not all, voters found.

    Clues whose card was found by about half of the voters come first.
    """
    told = []
    for shown in history:
        finders = len(set(shown.voters_of(shown.story_slot))) if shown.story_slot else 0
        if 0 < finders < len(shown.ballots):
            told.append((abs(2 * finders - len(shown.ballots)), shown, finders))
    for _, shown, finders in sorted(told, key=lambda one: one[0]):
        yield Awarded(Award.CLUE, (shown.storyteller,), finders)


def _readers(history: Sequence[Reveal], players: Sequence[PlayerId]) -> Iterator[Awarded]:
    """Yield an award for each pair who chose each other's cards, the most frequent pair first."""
    chose: Counter[tuple[PlayerId, PlayerId]] = Counter()
    for shown in history:
        for voter, slots in shown.ballots.items():
            for slot in set(slots):
                chose[voter, shown.owners[slot - 1]] += 1
    pairs = [
        (min(chose[one, other], chose[other, one]), (one, other))
        for one, other in combinations(players, 2)
    ]
    for count, pair in sorted(pairs, key=lambda found: -found[0]):
        if count > 0:
            yield Awarded(Award.MIND_READERS, pair, count)


def _wordings(history: Sequence[Reveal]) -> Iterator[Awarded]:
    """Yield awards for the clues with the fewest and the most words; none if all are as long."""
    counts = [(len(shown.clue.split()), shown.storyteller) for shown in history]
    fewest, most = min(count for count, _ in counts), max(count for count, _ in counts)
    if fewest < most:
        for award, words in ((Award.FEW_WORDS, fewest), (Award.POET, most)):
            for count, storyteller in counts:
                if count == words:
                    yield Awarded(award, (storyteller,), count)


def _places_gained(history: Sequence[Reveal], players: Sequence[PlayerId]) -> Counter[PlayerId]:
    """Return how many places each player rose in the second half; negative if they fell."""
    middle = len(history) // 2
    if not middle:
        return Counter()
    before, after = history[middle - 1].totals, history[-1].totals
    sides = {player: SideId(player) for player in players}
    return Counter(
        {
            player: _place(before, side) - _place(after, side)
            for player, side in sides.items()
            if side in before and side in after
        }
    )


def _place(totals: Mapping[SideId, int], side: SideId) -> int:
    return 1 + sum(points > totals[side] for points in totals.values())


def _magnets(history: Sequence[Reveal]) -> Iterator[Awarded]:
    """Yield an award for each card with several votes, except storytellers', most votes first."""
    cards = [
        (len(shown.voters_of(slot)), owner)
        for shown in history
        for slot, owner in enumerate(shown.owners, start=1)
        if slot != shown.story_slot
    ]
    for count, owner in sorted(cards, key=lambda card: -card[0]):
        if count > 1:
            yield Awarded(Award.MAGNET, (owner,), count)
