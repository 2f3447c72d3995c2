"""The rule sets as people are told of them: numbers and yes-or-no, for menus, lobby and guide.

Views, like those of a game: they are made from the editions, and nothing that only looks needs
to know how an edition works.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.editions import EDITIONS, Edition
from bot.rules.model import Ending
from bot.rules.scoring import ClassicScoring, PartyScoring
from bot.rules.strategies import Ballot, EveryoneTold, GoalReached


@dataclass(frozen=True, slots=True)
class StoryPoints:
    """What a round brings where the story belongs to a card."""

    everybody_found: int  # for everybody but the storyteller
    nobody_found: int
    story: int
    found: int
    found_twice: int | None  # where both votes may lie on one card
    single: int  # more for finding it with one of two votes
    lure_cap: int | None
    lure_cap_from: int  # the cap holds from this number of players on


@dataclass(frozen=True, slots=True)
class CrowdPoints:
    """What a round brings where everybody looks for the others: Party."""

    cap: int | None


@dataclass(frozen=True, slots=True)
class RuleSet:
    """One rule set, by the book."""

    key: str
    players: tuple[int, ...]  # how many can play
    hand: int
    hand_of_three: int
    ballot: Ballot
    large_ballot: Ballot | None  # from ``large_from`` players on
    large_from: int
    blind_story: bool  # the clue comes before anybody sees a card, and is for no card
    trap: bool
    teams: bool
    points: StoryPoints | CrowdPoints
    ending: Ending
    until: int | None  # the goal, or the turns of each; None where neither ends it

    @property
    def fewest(self) -> int:
        """The smallest table."""
        return min(self.players)

    @property
    def most(self) -> int:
        """The largest table."""
        return max(self.players)


def _rule_set(edition: Edition) -> RuleSet:
    return RuleSet(
        key=edition.key,
        players=edition.players,
        hand=edition.hand,
        hand_of_three=edition.hand_of_three,
        ballot=edition.ballot,
        large_ballot=edition.large_ballot,
        large_from=edition.large_from,
        blind_story=edition.blind_story,
        trap=edition.trap,
        teams=edition.teams,
        points=_points(edition),
        ending=edition.end.ending,
        until=_until(edition),
    )


def _points(edition: Edition) -> StoryPoints | CrowdPoints:
    scoring = edition.scoring
    if isinstance(scoring, PartyScoring):
        return CrowdPoints(scoring.cap)
    assert isinstance(scoring, ClassicScoring)
    return StoryPoints(
        everybody_found=scoring.others_if_all,
        nobody_found=scoring.others_if_none,
        story=scoring.story,
        found=scoring.found[0],
        found_twice=scoring.found[1] if edition.ballot.doubling else None,
        single=scoring.single_dial,
        lure_cap=scoring.lure_cap,
        lure_cap_from=scoring.lure_cap_from,
    )


def _until(edition: Edition) -> int | None:
    if isinstance(edition.end, GoalReached):
        return edition.end.goal
    return edition.end.turns if isinstance(edition.end, EveryoneTold) else None


RULE_SETS: Mapping[str, RuleSet] = {key: _rule_set(edition) for key, edition in EDITIONS.items()}
