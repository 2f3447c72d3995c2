"""What a round is worth: from owners, votes and the trap to gains for each side.

Knows nothing of phases or piles. ``ClassicScoring`` is Dixit, Odyssey and Team; ``PartyScoring``
is Party.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from bot.rules.ids import SideId, Slot
from bot.rules.model import Gain, Reason


@dataclass(frozen=True, slots=True)
class Votes:
    """A finished vote, by sides: all that scoring may look at.

    Abstainers have no ballot. The card of somebody who left has no owner.
    """

    storyteller: SideId
    story_slot: Slot | None  # None where the story belongs to no card
    owners: Mapping[Slot, SideId | None]
    ballots: Mapping[SideId, tuple[Slot, ...]]
    dials: int  # how many votes each voter had
    size: int  # players when the round started
    trap: Slot | None = None


Gains = dict[SideId, tuple[Gain, ...]]


class Scoring(Protocol):
    """One way to count points."""

    def score(self, votes: Votes) -> Gains: ...


class Counting(Enum):
    """What "everybody found it" counts."""

    VOTERS = "voters"  # each voter has at least one vote on the storyteller's card
    VOTES = "votes"  # every single vote lies on it


@dataclass(frozen=True, slots=True)
class ClassicScoring:
    """The storyteller scores when some, but not all, found the card; others find and lure.

    ``found`` is what one and two votes on the storyteller's card bring.
    """

    story: int = 3
    found: tuple[int, ...] = (3, 3)
    others_if_all: int = 2
    others_if_none: int = 2
    everybody_counts: Counting = Counting.VOTERS
    single_dial: int = 0  # extra for a finder who used only one of two votes
    lure_cap: int | None = None
    lure_cap_from: int = 0  # the cap holds from this number of players on

    def score(self, votes: Votes) -> Gains:
        hits = {side: slots.count(votes.story_slot or 0) for side, slots in votes.ballots.items()}
        gains: dict[SideId, list[Gain]] = {votes.storyteller: self._telling(votes, hits)}
        for side, hit in hits.items():
            gains.setdefault(side, []).extend(self._guessing(votes, hits, side, hit))
        for side, lured in _lured(votes).items():
            gains.setdefault(side, []).append(self._lure(lured, votes.size))
        return {side: tuple(lines) for side, lines in gains.items() if lines}

    def _everybody(self, votes: Votes, hits: Mapping[SideId, int]) -> bool:
        if self.everybody_counts is Counting.VOTERS:
            return all(hits.values())
        return all(hit == len(votes.ballots[side]) for side, hit in hits.items())

    def _telling(self, votes: Votes, hits: Mapping[SideId, int]) -> list[Gain]:
        if not hits:
            return []  # nobody voted: nobody scores
        if not any(hits.values()):
            return [Gain(Reason.TOO_HARD, 0)]
        if self._everybody(votes, hits):
            return [Gain(Reason.TOO_EASY, 0)]
        return [Gain(Reason.STORY_FOUND, self.story)]

    def _guessing(
        self, votes: Votes, hits: Mapping[SideId, int], side: SideId, hit: int
    ) -> list[Gain]:
        if not any(hits.values()):
            return [Gain(Reason.NOBODY_FOUND, self.others_if_none)]
        gains = []
        if self._everybody(votes, hits):
            gains.append(Gain(Reason.EVERYBODY_FOUND, self.others_if_all))
        elif hit:
            reason = Reason.FOUND_TWICE if hit > 1 else Reason.FOUND
            gains.append(Gain(reason, self.found[hit - 1]))
        # Each line of the book is applied by itself: this one also when everybody found it.
        if hit and self.single_dial and len(votes.ballots[side]) < votes.dials:
            gains.append(Gain(Reason.SINGLE_DIAL, self.single_dial))
        return gains

    def _lure(self, lured: int, size: int) -> Gain:
        capped = self.lure_cap is not None and size >= self.lure_cap_from
        return Gain(Reason.LURED, min(lured, self.lure_cap or 0) if capped else lured, lured)


def _lured(votes: Votes) -> Counter[SideId]:
    """Votes on each side's cards, the storyteller's own card aside."""
    lured: Counter[SideId] = Counter()
    for slots in votes.ballots.values():
        for slot in slots:
            owner = votes.owners[slot]
            if slot != votes.story_slot and owner is not None:
                lured[owner] += 1
    return lured


@dataclass(frozen=True, slots=True)
class PartyScoring:
    """As many points as votes lie on the card one voted for, unless alone or trapped."""

    cap: int | None = None

    def score(self, votes: Votes) -> Gains:
        crowd = Counter(slot for slots in votes.ballots.values() for slot in slots)
        return {
            side: tuple(self._gain(votes, slot, crowd[slot]) for slot in slots)
            for side, slots in votes.ballots.items()
        }

    def _gain(self, votes: Votes, slot: Slot, crowd: int) -> Gain:
        if slot == votes.trap:
            return Gain(Reason.TRAPPED, 0, crowd)
        if votes.owners[slot] is None:
            return Gain(Reason.OWNER_LEFT, 0, crowd)
        if crowd == 1:
            return Gain(Reason.ALONE, 0, crowd)
        return Gain(Reason.COMPANY, crowd if self.cap is None else min(crowd, self.cap), crowd)
