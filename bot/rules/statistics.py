"""The statistics of a server's past games, as frozen values: leaderboard, records, past clues.

The store sums them up from what each game added (``bot.rules.tallies``).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.rules.ids import PlayerId
from bot.rules.reveals import Reveal
from bot.rules.tallies import Reading

FEWEST_READ = 3  # votes on another player's clues before they count for ``best_read``


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's line on a server's leaderboard."""

    player: PlayerId
    rabbit: int  # of their last game
    games: int
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class RuleSetRecord:
    """One person's games, wins and points with one rule set."""

    rules: str
    games: int
    wins: int
    points: int
    apart: bool = False  # with house rules that change how points are won


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """The statistics of one person in one server.

    Games that are counted apart because points are won differently have lines of their own in
    ``by_rules`` and are counted nowhere else.
    """

    player: PlayerId
    rabbit: int = 0
    by_rules: tuple[RuleSetRecord, ...] = ()  # the most played first, house rules last
    finds: int = 0
    votes: int = 0
    lures: int = 0
    told: int = 0
    right: int = 0
    awards: Mapping[str, int] = field(default_factory=dict)
    readings: tuple[Reading, ...] = ()

    @property
    def games(self) -> int:
        """Return the number of games, without those that are counted apart."""
        return sum(one.games for one in self.by_rules if not one.apart)

    @property
    def wins(self) -> int:
        """Return how many of these games were won, alone or in a tie."""
        return sum(one.wins for one in self.by_rules if not one.apart)

    @property
    def points(self) -> int:
        """Return the points of all rule sets, without games that are counted apart."""
        return sum(one.points for one in self.by_rules if not one.apart)

    @property
    def best_read(self) -> Reading | None:
        """Return the reading of the storyteller whose cards this player finds most often.

        None until they have voted on ``FEWEST_READ`` clues of one storyteller and found a card.
        """
        known = [one for one in self.readings if one.of >= FEWEST_READ and one.found]
        return max(known, key=lambda one: (one.found / one.of, one.of), default=None)


@dataclass(frozen=True, slots=True)
class PastStory:
    """A round of a finished game, with its votes and stars."""

    game: str
    finished_at: float
    shown: Reveal
    rabbit: int  # the storyteller's in that game
    votes: int
    of: int
    stars: int = 0
