"""The rule sets as values, from rule books and our own; a new one is one entry."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from bot.rules.model import Phase
from bot.rules.scoring import ClassicScoring, PairScoring, PartyScoring, Scoring
from bot.rules.strategies import (
    Ballot,
    DealUntilEmpty,
    Electorate,
    EndRule,
    EveryoneGives,
    EveryoneTold,
    EveryoneVotes,
    Giving,
    GoalReached,
    OneOfEachTeamGives,
    OthersGive,
    OthersVote,
    PileEmpty,
    PileGives,
    Refill,
    RoundsPlayed,
    SilentTeammatesVote,
)


@dataclass(frozen=True, slots=True)
class Edition:
    """One rule set: every setting in which rule sets differ."""

    key: str
    players: tuple[int, ...]
    scoring: Scoring
    end: EndRule
    refill: Refill
    hand: int = 6
    hand_of_three: int = 7  # with three players, who play two cards each
    giving: Giving = OthersGive()
    electorate: Electorate = OthersVote()
    ballot: Ballot = Ballot()
    large_ballot: Ballot | None = None  # instead of ``ballot``, from ``large_from`` players on
    large_from: int = 7
    own_card: bool = False  # whether one's own card may be voted for
    blind_clue: bool = False  # the clue is given before any player sees a card, and is for no card
    trap: bool = False
    teams: bool = False
    passes_hands: bool = False
    book: bool = True  # whether it is from a book; statistics count others separately
    together: bool = False  # whether all players win or lose together
    par: Fraction = Fraction(0)  # points per round that are needed to win
    # The rest is in no book; house rules set it (``bot.rules.house``).
    theme: str | None = None  # of every clue: a theme, or ``DRAWN`` for a random one each round
    new_hand: bool = False  # whether each player may exchange their hand once
    keeps_hands: bool = False  # whether a rematch goes on with the same hands and piles
    audience: bool = True  # whether spectators may guess
    seconds: Mapping[Phase, int] = field(default_factory=dict)  # time limits, instead of the pace

    @property
    def fewest(self) -> int:
        """Return the smallest number of players."""
        return min(self.players)

    @property
    def most(self) -> int:
        """Return the largest number of players."""
        return max(self.players)

    def hand_size(self, players: int) -> int:
        """Return how many cards a hand has in a game with this many players."""
        return self.hand_of_three if players == 3 else self.hand

    def ballot_for(self, players: int) -> Ballot:
        """Return the ballot of each voter in a game with this many players."""
        if self.large_ballot is not None and players >= self.large_from:
            return self.large_ballot
        return self.ballot

    def cards_needed(self, players: int) -> int:
        """Return how many cards a game needs at least: all hands and the table of one round."""
        return players * self.hand_size(players) + self.giving.table_size(players)


MIX_FIRST = DealUntilEmpty(mix_first=True)
DISCARDS_FOLLOW = DealUntilEmpty(discards_follow=True)
NO_RESHUFFLE = DealUntilEmpty()

ONE_OR_TWO = Ballot(fewest=1, most=2)
TWO_MAY_DOUBLE = Ballot(fewest=2, most=2, doubling=True)

_EDITIONS = (
    Edition(
        key="dixit-2021",
        players=tuple(range(3, 9)),
        scoring=ClassicScoring(),
        end=GoalReached(),
        refill=MIX_FIRST,
    ),
    Edition(
        key="odyssey-2011",
        players=tuple(range(3, 13)),
        scoring=ClassicScoring(single_vote=1, lure_cap=3),
        end=GoalReached(),
        refill=DISCARDS_FOLLOW,
        large_ballot=ONE_OR_TWO,
    ),
    Edition(
        key="odyssey-2013",
        players=tuple(range(3, 13)),
        scoring=ClassicScoring(single_vote=1, lure_cap=3, lure_cap_from=7),
        end=PileEmpty(),
        refill=NO_RESHUFFLE,
        large_ballot=ONE_OR_TWO,
    ),
    Edition(
        key="odyssey-2023",
        players=tuple(range(3, 13)),
        # The newest printing can also be read to mean that every single vote must be right, and
        # then gives 4 points: others_if_all=4, everyone_counts=Counting.VOTES.
        scoring=ClassicScoring(found=(3, 6)),
        end=GoalReached(),
        refill=MIX_FIRST,
        ballot=TWO_MAY_DOUBLE,
    ),
    Edition(
        key="party-2011",
        players=tuple(range(6, 13)),
        scoring=PartyScoring(cap=5),
        end=EveryoneTold(),
        refill=DISCARDS_FOLLOW,
        hand=5,
        giving=EveryoneGives(),
        electorate=EveryoneVotes(),
        own_card=True,
        blind_clue=True,
        trap=True,
        passes_hands=True,
    ),
    Edition(
        key="party-2023",
        players=tuple(range(6, 13)),
        scoring=PartyScoring(),
        end=GoalReached(),
        refill=MIX_FIRST,
        hand=4,
        giving=EveryoneGives(),
        electorate=EveryoneVotes(),
        own_card=True,  # the book does not say; allowed, as in 2011
        blind_clue=True,
        trap=True,
        passes_hands=True,
    ),
    Edition(
        key="team-2011",
        players=(6, 8, 10, 12),
        scoring=ClassicScoring(lure_cap=3),
        end=EveryoneTold(),
        refill=DISCARDS_FOLLOW,
        hand=4,
        giving=OneOfEachTeamGives(),
        electorate=SilentTeammatesVote(),
        teams=True,
    ),
    Edition(
        key="team-2023",
        players=(8, 10, 12),
        scoring=ClassicScoring(),
        end=GoalReached(),
        refill=MIX_FIRST,
        hand=4,
        giving=OneOfEachTeamGives(),
        electorate=SilentTeammatesVote(),
        teams=True,
    ),
    Edition(
        key="duel",
        players=(2,),
        scoring=PairScoring(found=(3, 2, 1), told=(1, 3, 2)),
        end=EveryoneTold(until=6),
        refill=MIX_FIRST,
        giving=PileGives(),
        ballot=Ballot(fewest=1, most=3),
        book=False,
        par=Fraction(11, 6),
    ),
    Edition(
        key="tandem",
        players=(2,),
        scoring=PairScoring(found=(1,), told=(1,)),
        end=RoundsPlayed(until=12),
        refill=MIX_FIRST,
        giving=PileGives(),
        book=False,
        together=True,
        par=Fraction(2, 3),
    ),
)

EDITIONS: Mapping[str, Edition] = {edition.key: edition for edition in _EDITIONS}
DEFAULT_RULES = "dixit-2021"
