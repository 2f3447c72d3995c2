"""Scored rounds as everyone may see them, with what can be concluded from their votes."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.rules.ids import CardId, PlayerId, SideId, Slot, is_computer
from bot.rules.model import Gain, Reason, Round, ScoredRound


class Verdict(StrEnum):
    """The outcome of a clue."""

    JUST_RIGHT = "just-right"
    TOO_EASY = "too-easy"
    TOO_HARD = "too-hard"
    NO_VOTES = "no-votes"
    PARTY = "party"  # the clue is for no card, so there is none to find


@dataclass(frozen=True, slots=True)
class Reveal:
    """A round after its vote, when nothing about it is secret any more."""

    number: int
    storyteller: PlayerId
    clue: str
    table: tuple[CardId, ...]
    owners: tuple[PlayerId, ...]  # by slot
    story_slot: Slot | None
    ballots: Mapping[PlayerId, tuple[Slot, ...]]
    trap: Slot | None
    gains: Mapping[SideId, tuple[Gain, ...]]
    totals: Mapping[SideId, int]
    verdict: Verdict
    by_lot: tuple[Slot, ...] = ()  # slots of cards played at random for players out of time
    theme: str | None = None  # what the clue was asked to be
    why: str | None = None  # the storyteller's reason for the clue

    def voters_of(self, slot: Slot) -> tuple[PlayerId, ...]:
        """Return the players who voted for this slot; one with a doubled vote appears twice."""
        return tuple(p for p, slots in self.ballots.items() for vote in slots if vote == slot)

    @property
    def favourites(self) -> tuple[Slot, ...]:
        """Return the slots with the most votes in a round of Party, not counting the trap.

        Empty in the other rule sets, and if all votes are on the trap.
        """
        if self.verdict is not Verdict.PARTY:
            return ()
        slots = [slot for slot in range(1, len(self.table) + 1) if slot != self.trap]
        votes = {slot: len(self.voters_of(slot)) for slot in slots}
        most = max(votes.values())
        return tuple(slot for slot, count in votes.items() if count == most and most)

    @property
    def remembered(self) -> Slot:
        """Return the slot shown in albums: the storyteller's card, or in Party the favourite."""
        return self.story_slot or next(iter(self.favourites), 1)

    @property
    def abstained(self) -> tuple[PlayerId, ...]:
        """Return the players who played a card and could have voted, but did not."""
        teller = None if self.story_slot is None else self.storyteller
        # Owners without a score of their own have left, are in a team, or are the draw pile.
        playing = [one for one in dict.fromkeys(self.owners) if SideId(one) in self.totals]
        return tuple(one for one in playing if one != teller and one not in self.ballots)

    def points(self, side: SideId) -> int:
        """Return the points that this side gained in the round; negative for a loss."""
        return sum(gain.points for gain in self.gains.get(side, ()))

    @property
    def lost(self) -> int:
        """Return how many points the storyteller lost; 0 if none.

        Points are lost only with the house rule of Imaginarium, if all or none found the card.
        """
        return -sum(min(0, gain.points) for gains in self.gains.values() for gain in gains)


def reveal_of(result: ScoredRound) -> Reveal:
    """Return a scored round as everyone may see it."""
    played = result.round
    assert played.storyteller is not None
    assert played.clue is not None
    return Reveal(
        number=played.number,
        storyteller=played.storyteller,
        clue=played.clue,
        table=played.table,
        owners=result.owners,
        story_slot=played.story_slot,
        ballots=played.ballots,
        trap=played.trap,
        gains=result.gains,
        totals=result.totals,
        verdict=_verdict(result),
        by_lot=tuple(slot for slot, card in enumerate(played.table, 1) if card in played.by_lot),
        theme=theme_of(played),
        why=played.why,
    )


def theme_of(played: Round) -> str | None:
    """Return the theme of a round's clue; None for a computer's clue, which follows no theme."""
    return None if played.storyteller and is_computer(played.storyteller) else played.theme


def _verdict(result: ScoredRound) -> Verdict:
    if not result.round.ballots:
        return Verdict.NO_VOTES
    if result.round.story_card is None:
        return Verdict.PARTY
    reasons = {gain.reason for gains in result.gains.values() for gain in gains}
    if Reason.TOO_EASY in reasons:
        return Verdict.TOO_EASY
    return Verdict.TOO_HARD if Reason.TOO_HARD in reasons else Verdict.JUST_RIGHT
