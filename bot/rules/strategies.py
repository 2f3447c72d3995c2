"""The behaviour in which rule sets differ, where a number is not enough.

Each kind is a small protocol with frozen values that implement it: who plays cards, who votes, how
the draw pile is renewed, when a game is over. Scoring has a module of its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, Protocol

from bot.rules.errors import Refusal
from bot.rules.ids import CardId, PlayerId, SideId
from bot.rules.model import Ending, Game, Phase, Seat


class Share(NamedTuple):
    """How many cards a player, or one player of a team, has to play in a round."""

    seats: tuple[Seat, ...]
    cards: int

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Return the players of this share."""
        return tuple(seat.player for seat in self.seats)

    def mates_of(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """Return the teammates who could play instead of this player."""
        return tuple(seat.player for seat in self.seats if seat.player != player)


class Giving(Protocol):
    """Decides which players play cards in a round, besides the storyteller's card.

    ``from_pile`` is how many cards are added from the draw pile. ``table_size`` returns how many
    cards the table has with this many players.
    """

    @property
    def from_pile(self) -> int: ...

    def shares(self, game: Game) -> tuple[Share, ...]: ...

    def table_size(self, players: int) -> int: ...


@dataclass(frozen=True, slots=True)
class OthersGive:
    """Every player except the storyteller plays cards; the storyteller's came with the clue."""

    cards: int = 1
    cards_of_three: int = 2
    from_pile: int = 0

    def shares(self, game: Game) -> tuple[Share, ...]:
        cards = self._each(game.current.size)
        storyteller = game.current.storyteller
        return tuple(Share((seat,), cards) for seat in game.seats if seat.player != storyteller)

    def table_size(self, players: int) -> int:
        return 1 + (players - 1) * self._each(players)

    def _each(self, players: int) -> int:
        return self.cards_of_three if players == 3 else self.cards


class EveryoneGives:
    """Every player plays a card, including the storyteller, whose clue is for no card."""

    from_pile = 0

    def shares(self, game: Game) -> tuple[Share, ...]:
        return tuple(Share((seat,), 1) for seat in game.seats)

    def table_size(self, players: int) -> int:
        return players


class OneOfEachTeamGives:
    """One player of each other team plays a card, and so does the storyteller's teammate."""

    from_pile = 0

    def shares(self, game: Game) -> tuple[Share, ...]:
        storyteller = game.current.storyteller
        teams: dict[SideId, list[Seat]] = {}
        for seat in game.seats:
            if seat.player != storyteller:
                teams.setdefault(seat.side, []).append(seat)
        return tuple(Share(tuple(members), 1) for members in teams.values())

    def table_size(self, players: int) -> int:
        return players // 2 + 1


@dataclass(frozen=True, slots=True)
class PileGives:
    """No other player plays a card: the storyteller's is mixed with cards from the draw pile."""

    from_pile: int = 5

    def shares(self, _: Game) -> tuple[Share, ...]:
        return ()

    def table_size(self, _: int) -> int:
        return 1 + self.from_pile


@dataclass(frozen=True, slots=True)
class Ballot:
    """How many votes a voter has; ``doubling`` allows both on one card."""

    fewest: int = 1
    most: int = 1
    doubling: bool = False


class Electorate(Protocol):
    """Decides which players vote."""

    def voters(self, game: Game) -> tuple[PlayerId, ...]: ...


class OthersVote:
    """Every player except the storyteller votes."""

    def voters(self, game: Game) -> tuple[PlayerId, ...]:
        storyteller = game.current.storyteller
        return tuple(player for player in game.players if player != storyteller)


class EveryoneVotes:
    """Every player votes, including the storyteller."""

    def voters(self, game: Game) -> tuple[PlayerId, ...]:
        return game.players


class SilentTeammatesVote:
    """In each team except the storyteller's, the player who did not play a card votes."""

    def voters(self, game: Game) -> tuple[PlayerId, ...]:
        assert game.current.storyteller is not None
        telling = game.seat_of(game.current.storyteller).side
        given = game.current.given
        return tuple(s.player for s in game.seats if s.side != telling and s.player not in given)


@dataclass(frozen=True, slots=True)
class Drawn:
    """The cards drawn, fewer than asked for if there were too few, and the piles afterwards."""

    cards: tuple[CardId, ...]
    draw_pile: tuple[CardId, ...]
    discards: tuple[CardId, ...]
    renewed: bool


@dataclass(frozen=True, slots=True)
class Deal:
    """The outcome of dealing: the cards that each player drew, and the piles afterwards."""

    drawn: Mapping[PlayerId, tuple[CardId, ...]]
    draw_pile: tuple[CardId, ...]
    discards: tuple[CardId, ...]
    renewed: bool


class Refill(Protocol):
    """Draws and deals cards, and decides what happens when the draw pile is too small."""

    @property
    def reuses_discards(self) -> bool: ...

    def draw(self, game: Game, count: int, rng: Random) -> Drawn: ...

    def deal(self, game: Game, order: Sequence[Seat], hand: int, rng: Random) -> Deal: ...


@dataclass(frozen=True, slots=True)
class DealUntilEmpty:
    """Deals one card at a time to each player in turn, for as long as there are any.

    ``mix_first``: a pile too small for all hands is shuffled together with the discards before
    dealing. ``discards_follow``: the pile is dealt out first, then the shuffled discards.
    """

    mix_first: bool = False
    discards_follow: bool = False

    @property
    def reuses_discards(self) -> bool:
        """Return whether played cards can be drawn again."""
        return self.mix_first or self.discards_follow

    def draw(self, game: Game, count: int, rng: Random) -> Drawn:
        pile, discards = game.draw_pile, game.discards
        too_small = len(pile) < count
        renewed = too_small and bool(discards) and self.reuses_discards
        if renewed and self.mix_first:
            pile = _shuffled((*pile, *discards), rng)
        elif renewed:
            pile = (*pile, *_shuffled(discards, rng))
        return Drawn(pile[:count], pile[count:], () if renewed else discards, renewed)

    def deal(self, game: Game, order: Sequence[Seat], hand: int, rng: Random) -> Deal:
        drawing = list(_drawing_order(order, hand))
        drawn = self.draw(game, len(drawing), rng)
        hands: dict[PlayerId, tuple[CardId, ...]] = {}
        for player, card in zip(drawing, drawn.cards, strict=False):
            hands[player] = (*hands.get(player, ()), card)
        return Deal(hands, drawn.draw_pile, drawn.discards, drawn.renewed)


def _drawing_order(order: Sequence[Seat], hand: int) -> Iterator[PlayerId]:
    """Yield the player who draws each card: each in turn, until every hand is full."""
    missing = [(seat.player, hand - len(seat.hand)) for seat in order]
    for lap in range(hand):
        yield from (player for player, wanted in missing if wanted > lap)


def _shuffled(cards: tuple[CardId, ...], rng: Random) -> tuple[CardId, ...]:
    mixed = list(cards)
    rng.shuffle(mixed)
    return tuple(mixed)


class EndRule(Protocol):
    """Decides when a game is over: ``reached`` returns whether it is.

    ``key`` is part of the keys of its text. ``until`` is the number that ends a game by the book,
    and ``choices`` are the numbers that a host may choose; any other is refused with ``refusal``.
    If no number ends a game, ``until`` is None and ``choices`` is empty. ``box`` is how many cards
    the book's box holds, if the number of cards decides how long a game lasts; otherwise None.
    """

    @property
    def key(self) -> str: ...

    @property
    def ending(self) -> Ending: ...

    @property
    def until(self) -> int | None: ...

    @property
    def choices(self) -> range: ...

    @property
    def refusal(self) -> Refusal: ...

    @property
    def box(self) -> int | None: ...

    def reached(self, game: Game) -> bool: ...


@dataclass(frozen=True, slots=True)
class GoalReached:
    """Ends a game when a side has reached the goal."""

    until: int = 30
    choices: range = range(1, 1000)
    key: str = "goal"
    ending: Ending = Ending.GOAL_REACHED
    refusal: Refusal = Refusal.GOAL_OUT_OF_RANGE
    box: None = None

    def reached(self, game: Game) -> bool:
        return max(game.scores.values(), default=0) >= (game.options.until or self.until)


@dataclass(frozen=True, slots=True)
class EveryoneTold:
    """Ends a game when every player has been storyteller as often as the book or the host says."""

    until: int = 1
    choices: range = range(1, 21)
    key: str = "turns"
    ending: Ending = Ending.EVERYONE_TOLD
    refusal: Refusal = Refusal.TURNS_OUT_OF_RANGE
    box: None = None

    def reached(self, game: Game) -> bool:
        fewest = min((seat.turns for seat in game.seats), default=0)
        return fewest >= (game.options.until or self.until)


@dataclass(frozen=True, slots=True)
class RoundsPlayed:
    """Ends a game after a number of rounds, voided ones included."""

    until: int = 10
    choices: range = range(1, 100)
    key: str = "rounds"
    ending: Ending = Ending.ROUNDS_PLAYED
    refusal: Refusal = Refusal.ROUNDS_OUT_OF_RANGE
    box: None = None

    def reached(self, game: Game) -> bool:
        over = game.current.number - (game.phase is not Phase.SCORED)  # rounds that are over
        return over >= (game.options.until or self.until)


@dataclass(frozen=True, slots=True)
class PileEmpty:
    """Ends a game when the draw pile is empty."""

    until: None = None
    choices: range = range(0)
    key: str = "pile"
    ending: Ending = Ending.PILE_EMPTY
    refusal: Refusal = Refusal.OPTION_UNUSED
    box: int = 84  # cards in the printed box

    def reached(self, game: Game) -> bool:
        return not game.draw_pile


@dataclass(frozen=True, slots=True)
class Endless:
    """Never ends a game; only the host or a moderator can."""

    until: None = None
    choices: range = range(0)
    key: str = "never"
    ending: Ending = Ending.STOPPED
    refusal: Refusal = Refusal.OPTION_UNUSED
    box: None = None

    def reached(self, _: Game) -> bool:
        return False
