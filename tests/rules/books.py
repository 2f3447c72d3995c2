"""What the book of each rule set says, written down a second time and apart from the engine.

The second reader of printed games (`tests.rules.replay`), the scorer, the tests of dealing and the
tests of the guide take their facts from here. A new rule set needs one entry.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Book:
    """The facts of one rule set; the defaults are those of Dixit."""

    kind: str = "classic"  # or "party", "team", "pair"
    hand: int = 6
    hand_of_three: int = 7
    end: str = "goal"  # or "turns", "rounds", "pile"
    until: int = 30  # points, turns or rounds
    mixes: bool = True  # whether pile and discards are mixed; if not, the discards follow the pile
    votes: str = "one"  # or "one or two" with 7 or more players, "two", "up to three"
    single: int = 0  # points for finding the card with one of two votes
    lure_cap: int | None = None  # the most points for votes on one's cards
    lure_cap_from: int = 0  # players from whom on this limit counts
    crowd_cap: int | None = None  # the most points for voting as others do
    needed: Fraction = Fraction(0)  # points per round that two players need to win

    def hand_size(self, players: int) -> int:
        """Return the cards of each hand with this many players."""
        return self.hand_of_three if players == 3 else self.hand

    def table_size(self, players: int) -> int:
        """Return the cards on the table with this many players."""
        if self.kind == "pair":
            return 6
        return players // 2 + 1 if self.kind == "team" else 5 if players == 3 else players


SAYS: Mapping[str, Book] = {
    "dixit-2021": Book(),
    "odyssey-2011": Book(mixes=False, votes="one or two", single=1, lure_cap=3),
    "odyssey-2013": Book(
        end="pile", until=0, votes="one or two", single=1, lure_cap=3, lure_cap_from=7
    ),
    "odyssey-2023": Book(votes="two"),
    "party-2011": Book("party", hand=5, end="turns", until=1, mixes=False, crowd_cap=5),
    "party-2023": Book("party", hand=4),
    "team-2011": Book("team", hand=4, end="turns", until=1, mixes=False, lure_cap=3),
    "team-2023": Book("team", hand=4),
    "duel": Book("pair", end="turns", until=6, votes="up to three", needed=Fraction(22, 12)),
    "tandem": Book("pair", end="rounds", until=12, needed=Fraction(8, 12)),
}
