"""The few ways in which rule sets differ that numbers alone cannot say.

Each family is a one-method interface with small frozen values behind it: who gives cards, who
votes, how a pile is renewed, when a game is over. Scoring has a module of its own.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from bot.rules.ids import CardId, PlayerId
from bot.rules.model import Ending, Game, Seat


@dataclass(frozen=True, slots=True)
class Share:
    """Players of whom one gives ``cards`` cards: usually a single player, or a team of two."""

    players: tuple[PlayerId, ...]
    cards: int


class Giving(Protocol):
    """Who owes the table cards besides the card that comes with a story."""

    def shares(self, game: Game) -> tuple[Share, ...]: ...

    def table_size(self, players: int) -> int: ...


@dataclass(frozen=True, slots=True)
class OthersGive:
    """Every player but the storyteller, who gave a card with the story."""

    cards: int = 1
    cards_of_three: int = 2

    def shares(self, game: Game) -> tuple[Share, ...]:
        cards = self._each(game.current.size)
        others = (p for p in game.players if p != game.current.storyteller)
        return tuple(Share((player,), cards) for player in others)

    def table_size(self, players: int) -> int:
        return 1 + (players - 1) * self._each(players)

    def _each(self, players: int) -> int:
        return self.cards_of_three if players == 3 else self.cards


@dataclass(frozen=True, slots=True)
class EveryoneGives:
    """Everybody, the storyteller included: the story belongs to no card."""

    def shares(self, game: Game) -> tuple[Share, ...]:
        return tuple(Share((player,), 1) for player in game.players)

    def table_size(self, players: int) -> int:
        return players


@dataclass(frozen=True, slots=True)
class OneOfEachTeamGives:
    """The storyteller's teammate, and one player of each other team, whoever is first."""

    def shares(self, game: Game) -> tuple[Share, ...]:
        teams: dict[str, list[PlayerId]] = {}
        for seat in game.seats:
            if seat.player != game.current.storyteller:
                teams.setdefault(seat.side, []).append(seat.player)
        return tuple(Share(tuple(members), 1) for members in teams.values())

    def table_size(self, players: int) -> int:
        return players // 2 + 1


@dataclass(frozen=True, slots=True)
class Ballot:
    """How many votes a voter has; ``doubling`` lets both lie on one card."""

    fewest: int = 1
    most: int = 1
    doubling: bool = False


class Electorate(Protocol):
    """Who votes."""

    def voters(self, game: Game) -> tuple[PlayerId, ...]: ...


@dataclass(frozen=True, slots=True)
class OthersVote:
    """All but the storyteller."""

    def voters(self, game: Game) -> tuple[PlayerId, ...]:
        return tuple(p for p in game.players if p != game.current.storyteller)


@dataclass(frozen=True, slots=True)
class EveryoneVotes:
    """Everybody, the storyteller included."""

    def voters(self, game: Game) -> tuple[PlayerId, ...]:
        return game.players


@dataclass(frozen=True, slots=True)
class SilentTeammatesVote:
    """Of each team but the storyteller's, the player who gave no card."""

    def voters(self, game: Game) -> tuple[PlayerId, ...]:
        assert game.current.storyteller is not None
        telling = game.seat_of(game.current.storyteller).side
        given = game.current.given
        return tuple(s.player for s in game.seats if s.side != telling and s.player not in given)


@dataclass(frozen=True, slots=True)
class Deal:
    """The outcome of dealing: who drew what, and what is left."""

    drawn: Mapping[PlayerId, tuple[CardId, ...]]
    draw_pile: tuple[CardId, ...]
    discards: tuple[CardId, ...]
    renewed: bool


class Refill(Protocol):
    """Where cards come from when the draw pile is too small for everybody's refill."""

    def deal(self, game: Game, order: Sequence[Seat], hand: int, rng: Random) -> Deal: ...


@dataclass(frozen=True, slots=True)
class DealUntilEmpty:
    """Deal one card at a time around the table, for as long as there are any.

    ``mix_first``: a pile too small for everybody is shuffled together with the discards before
    anyone draws. ``discards_follow``: the pile is dealt out, then the shuffled discards follow.
    """

    mix_first: bool = False
    discards_follow: bool = False

    def deal(self, game: Game, order: Sequence[Seat], hand: int, rng: Random) -> Deal:
        missing = {seat.player: hand - len(seat.hand) for seat in order}
        pile, discards = list(game.draw_pile), list(game.discards)
        renewed = False
        if self.mix_first and len(pile) < sum(n for n in missing.values() if n > 0) and discards:
            pile, discards, renewed = pile + discards, [], True
            rng.shuffle(pile)
        drawn: dict[PlayerId, list[CardId]] = {}
        for lap in range(max(missing.values(), default=0)):
            for player, wanted in missing.items():
                if wanted <= lap:
                    continue
                if not pile and self.discards_follow and discards:
                    pile, discards, renewed = discards, [], True
                    rng.shuffle(pile)
                if pile:
                    drawn.setdefault(player, []).append(pile.pop(0))
        cards = {player: tuple(taken) for player, taken in drawn.items()}
        return Deal(cards, tuple(pile), tuple(discards), renewed)


class EndRule(Protocol):
    """When a game is over, asked after every round."""

    @property
    def ending(self) -> Ending: ...

    def reached(self, game: Game) -> bool: ...


@dataclass(frozen=True, slots=True)
class GoalReached:
    """Somebody has the goal or more."""

    goal: int = 30
    ending: Ending = Ending.GOAL_REACHED

    def reached(self, game: Game) -> bool:
        return max(game.scores.values()) >= (game.options.goal or self.goal)


@dataclass(frozen=True, slots=True)
class EveryoneTold:
    """The storyteller's turn came to every seat, once or as often as was chosen."""

    turns: int = 1
    ending: Ending = Ending.EVERYONE_TOLD

    def reached(self, game: Game) -> bool:
        return min(seat.turns for seat in game.seats) >= (game.options.turns or self.turns)


@dataclass(frozen=True, slots=True)
class PileEmpty:
    """The last card of the pile was taken."""

    ending: Ending = Ending.PILE_EMPTY

    def reached(self, game: Game) -> bool:
        return not game.draw_pile
