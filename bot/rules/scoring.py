"""Scoring: turns the votes of a finished round into gains for each side.

Knows nothing of phases or piles. ``ClassicScoring`` is for Dixit, Odyssey and Team,
``PartyScoring`` for Party, and ``PairScoring`` for two players.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, TypeVar

from bot.rules.ids import SideId, Slot
from bot.rules.model import Gain, Reason


@dataclass(frozen=True, slots=True)
class Votes:
    """A finished vote, by side: the only input of scoring.

    Abstainers have no ballot. The card of a player who left has no owner.
    """

    storyteller: SideId
    story_slot: Slot | None  # None if the clue is for no card
    owners: Mapping[Slot, SideId | None]
    ballots: Mapping[SideId, tuple[Slot, ...]]
    votes_each: int  # how many votes each voter had
    size: int  # players when the round started
    trap: Slot | None = None


Gains = dict[SideId, tuple[Gain, ...]]


@dataclass(frozen=True, slots=True)
class PointRow:
    """One row of the scoring table in the guide; ``what`` is part of the key of its text."""

    what: str
    points: int
    cap: int | None = None  # the most points in a round
    cap_from: int = 0  # the cap applies from this many players on


class Scoring(Protocol):
    """Counts points: ``score`` returns a round's gains, ``rows`` the guide's scoring table."""

    def score(self, votes: Votes) -> Gains: ...

    def rows(self) -> tuple[PointRow, ...]: ...


class Counting(Enum):
    """What counts as "everyone found it"."""

    VOTERS = "voters"  # each voter has at least one vote on the storyteller's card
    VOTES = "votes"  # every single vote is on it


@dataclass(frozen=True, slots=True)
class ClassicScoring:
    """Gives points for a clue that some but not all find, for finding its card, for luring votes.

    ``found`` has the points for one vote on the storyteller's card, and for two where both may be
    on it. If ``teller_if_all`` or ``teller_if_none`` is negative, the storyteller loses points.
    """

    teller: int = 3  # the storyteller, if some but not all found the card
    teller_each: int = 0  # extra points of the storyteller for each finder
    teller_if_all: int = 0
    teller_if_none: int = 0
    found: tuple[int, ...] = (3,)
    others_if_all: int = 2
    others_if_none: int = 2
    everyone_counts: Counting = Counting.VOTERS
    single_vote: int = 0  # extra for a finder who used only one of two votes
    lure_cap: int | None = None
    lure_cap_from: int = 0  # the cap applies from this many players on

    def score(self, votes: Votes) -> Gains:
        hits = {side: slots.count(votes.story_slot or 0) for side, slots in votes.ballots.items()}
        gains: dict[SideId, list[Gain]] = {votes.storyteller: self._telling(votes, hits)}
        for side, hit in hits.items():
            gains.setdefault(side, []).extend(self._guessing(votes, hits, side, hit))
        for side, lured in _lured(votes).items():
            gains.setdefault(side, []).append(self._lure(lured, votes.size))
        return {side: tuple(lines) for side, lines in gains.items() if lines}

    def rows(self) -> tuple[PointRow, ...]:
        found = zip(("found", "found-twice"), self.found, strict=False)
        return (
            PointRow("teller", self.teller),
            *_if_any(PointRow("teller-each", self.teller_each)),
            *self._extremes(),
            *(PointRow(what, points) for what, points in found),
            *_if_any(PointRow("everybody", self.others_if_all)),
            *_if_any(PointRow("nobody", self.others_if_none)),
            *_if_any(PointRow("single", self.single_vote)),
            PointRow("lure", 1, self.lure_cap, self.lure_cap_from),
        )

    def _extremes(self) -> tuple[PointRow, ...]:
        if self.teller_if_all == self.teller_if_none:
            return (PointRow("extreme", self.teller_if_all),)
        found_by_all = PointRow("teller-all", self.teller_if_all)
        return found_by_all, PointRow("teller-none", self.teller_if_none)

    def _everyone_found(self, votes: Votes, hits: Mapping[SideId, int]) -> bool:
        """Return whether everyone found the storyteller's card.

        By ``everyone_counts``, every voter needs a vote on it, or every vote has to be on it.
        """
        if self.everyone_counts is Counting.VOTERS:
            return all(hits.values())
        return all(hit == len(votes.ballots[side]) for side, hit in hits.items())

    def _telling(self, votes: Votes, hits: Mapping[SideId, int]) -> list[Gain]:
        """Return the storyteller's gains; none if nobody voted."""
        if not hits:
            return []  # no votes, no points
        if not any(hits.values()):
            return [Gain(Reason.TOO_HARD, self.teller_if_none)]
        if self._everyone_found(votes, hits):
            return [Gain(Reason.TOO_EASY, self.teller_if_all)]
        finders = sum(map(bool, hits.values()))
        each = Gain(Reason.EACH_FINDER, finders * self.teller_each, finders)
        return [Gain(Reason.CLUE_FOUND, self.teller), *_if_any(each)]

    def _guessing(
        self, votes: Votes, hits: Mapping[SideId, int], side: SideId, hit: int
    ) -> list[Gain]:
        """Return a voter's gains for guessing; ``hit`` is how many of their votes found it."""
        if not any(hits.values()):
            return [*_if_any(Gain(Reason.NOBODY_FOUND, self.others_if_none))]
        gains: list[Gain] = []
        if self._everyone_found(votes, hits):
            gains += _if_any(Gain(Reason.EVERYBODY_FOUND, self.others_if_all))
        elif hit:
            reason = Reason.FOUND_TWICE if hit > 1 else Reason.FOUND
            gains.append(Gain(reason, self.found[hit - 1]))
        # Each line of the book applies on its own: this one even if everyone found the card.
        if hit and self.single_vote and len(votes.ballots[side]) < votes.votes_each:
            gains.append(Gain(Reason.SINGLE_VOTE, self.single_vote))
        return gains

    def _lure(self, lured: int, size: int) -> Gain:
        capped = self.lure_cap is not None and size >= self.lure_cap_from
        return Gain(Reason.LURED, min(lured, self.lure_cap or 0) if capped else lured, lured)


Line = TypeVar("Line", Gain, PointRow)


def _if_any(line: Line) -> tuple[Line, ...]:
    """Return the line in a tuple; an empty tuple if it brings no points."""
    return (line,) if line.points else ()


def _lured(votes: Votes) -> Counter[SideId]:
    """Return how many votes each side's cards got, without those on the storyteller's card."""
    lured: Counter[SideId] = Counter()
    for slots in votes.ballots.values():
        for slot in slots:
            owner = votes.owners[slot]
            if slot != votes.story_slot and owner is not None:
                lured[owner] += 1
    return lured


@dataclass(frozen=True, slots=True)
class PartyScoring:
    """Gives each voter as many points as the card they voted for has votes, at most ``cap``.

    There are no points for a card's only voter, for the trap, or if the card's owner has left.
    """

    cap: int | None = None

    def score(self, votes: Votes) -> Gains:
        crowd = Counter(slot for slots in votes.ballots.values() for slot in slots)
        return {
            side: tuple(self._gain(votes, slot, crowd[slot]) for slot in slots)
            for side, slots in votes.ballots.items()
        }

    def rows(self) -> tuple[PointRow, ...]:
        return (PointRow("company", 1, self.cap), PointRow("alone", 0), PointRow("trap", 0))

    def _gain(self, votes: Votes, slot: Slot, crowd: int) -> Gain:
        if slot == votes.trap:
            return Gain(Reason.TRAPPED, 0, crowd)
        if votes.owners[slot] is None:
            return Gain(Reason.OWNER_LEFT, 0, crowd)
        if crowd == 1:
            return Gain(Reason.ALONE, 0, crowd)
        return Gain(Reason.COMPANY, crowd if self.cap is None else min(crowd, self.cap), crowd)


@dataclass(frozen=True, slots=True)
class PairScoring:
    """Gives both players points if the card was found, depending on how many cards were chosen.

    ``found`` and ``told`` are the points of the finder and the storyteller for one card voted for,
    for two, and so on.
    """

    found: tuple[int, ...]
    told: tuple[int, ...]

    def score(self, votes: Votes) -> Gains:
        gains: Gains = {}
        for finder, slots in votes.ballots.items():
            if votes.story_slot not in slots:
                return {votes.storyteller: (Gain(Reason.TOO_HARD, 0),)}
            distance = len(slots) - 1
            gains[votes.storyteller] = (Gain(Reason.CLUE_FOUND, self.told[distance]),)
            gains[finder] = (Gain(Reason.FOUND, self.found[distance]),)
        return gains

    def rows(self) -> tuple[PointRow, ...]:
        if self.found == self.told:
            return tuple(PointRow(f"both-{n}", each) for n, each in enumerate(self.found, start=1))
        each = enumerate(zip(self.found, self.told, strict=True), start=1)
        return tuple(
            PointRow(f"{who}-{number}", points)
            for number, pair in each
            for who, points in zip(("finder", "teller"), pair, strict=True)
        )
