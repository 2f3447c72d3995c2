"""The state of one game, as frozen values that every other part of the rules reads.

It contains no rules: other modules decide which moves are legal and what they do. Mappings in it
are never changed in place. ``Lazy`` lets the store decode past rounds only when they are needed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Generic, TypeVar, overload

from bot.rules.ids import PILE, CardId, PlayerId, SideId, Skill, Slot, is_computer, people_among

T = TypeVar("T")
S = TypeVar("S")

AWAY_AFTER_MISSES = 2
"""After this many missed deadlines in a row, the game no longer waits for a player."""


class Phase(StrEnum):
    """The phases of a game."""

    LOBBY = "lobby"
    STORYTELLING = "storytelling"
    SUBMITTING = "submitting"
    VOTING = "voting"
    SCORED = "scored"
    FINISHED = "finished"


class Pace(StrEnum):
    """How much time players have; the caller of the rules defines the minutes."""

    QUICK = "quick"
    NORMAL = "normal"
    RELAXED = "relaxed"
    SLOW = "slow"
    NONE = "none"


class Ending(StrEnum):
    """Why a game is over."""

    GOAL_REACHED = "goal-reached"
    EVERYONE_TOLD = "everyone-told"
    PILE_EMPTY = "pile-empty"
    ROUNDS_PLAYED = "rounds-played"
    TOO_FEW_PLAYERS = "too-few-players"
    SEAT_UNFILLED = "seat-unfilled"
    STOPPED = "stopped"
    ABANDONED = "abandoned"


class Reason(StrEnum):
    """Why points were given, or not given."""

    CLUE_FOUND = "story-found"  # saved games have the old name
    EACH_FINDER = "each-finder"
    TOO_EASY = "too-easy"
    TOO_HARD = "too-hard"
    FOUND = "found"
    FOUND_TWICE = "found-twice"
    SINGLE_VOTE = "single-dial"  # saved games have the old name
    EVERYBODY_FOUND = "everybody-found"
    NOBODY_FOUND = "nobody-found"
    LURED = "lured"
    COMPANY = "company"
    ALONE = "alone"
    TRAPPED = "trapped"
    OWNER_LEFT = "owner-left"  # the card of a player who left earns no points


@dataclass(frozen=True, slots=True)
class Gain:
    """Points of one side in a round for one reason; ``votes`` is how many votes they are for."""

    reason: Reason
    points: int
    votes: int = 0


@dataclass(frozen=True, slots=True)
class Options:
    """The options that a host may choose besides the rule set."""

    # The points, rounds or turns each that end the game; None for the rule set's own number.
    until: int | None = None
    decks: tuple[str, ...] = ()
    pace: Pace = Pace.NORMAL
    every_card: bool = False  # whether all cards are used, even if the printed box holds fewer
    unseen_first: bool = True  # cards that were recently on the table are dealt last
    house: Mapping[str, str] = field(default_factory=dict)  # chosen values, by rule
    skill: Skill = Skill.EVEN  # of the computer players
    language: str | None = None  # a new language, used from the next phase on


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat with its player, hand, team and missed turns."""

    player: PlayerId
    team: int | None = None
    hand: tuple[CardId, ...] = ()
    turns: int = 0  # how often the storyteller's turn came to this seat
    misses: int = 0  # deadlines missed in a row
    vacant: bool = False  # a team seat that waits for a substitute
    redealt: int = 0  # the round in which this seat took a new hand; 0 if it has not yet

    @property
    def side(self) -> SideId:
        """Return the side that gets this seat's points."""
        return SideId(f"t{self.team}") if self.team else SideId(self.player)

    @property
    def away(self) -> bool:
        """Return whether the game no longer waits for this player."""
        return self.misses >= AWAY_AFTER_MISSES


class News(StrEnum):
    """The kinds of news lines, which are shown below the newest public message."""

    LEFT = "left"
    KICKED = "kicked"
    JOINED = "joined"
    RETURNED = "returned"
    HOST = "host"
    AWAY = "away"
    PASSED_OVER = "passed-over"
    CARD_CHOSEN = "card-chosen"
    MORE_TIME = "more-time"
    PAUSE_ASKED = "pause-asked"
    RESUME_ASKED = "resume-asked"
    TURN_PASSED = "story-passed"  # saved games have the old name


@dataclass(frozen=True, slots=True)
class NewsItem:
    """One news line: its kind, and the player it is about."""

    kind: News
    player: PlayerId


@dataclass(frozen=True, slots=True)
class Round:
    """The state of one round, secrets included."""

    number: int
    size: int  # players when it started: a round keeps the rules of its start
    storyteller: PlayerId | None = None  # None until a player volunteers in the first round
    clue: str | None = None
    story_card: CardId | None = None
    given: Mapping[PlayerId, tuple[CardId, ...]] = field(default_factory=dict)
    from_pile: tuple[CardId, ...] = ()  # cards on the table that came from the draw pile
    table: tuple[CardId, ...] = ()  # in slot order; empty until all cards are played
    ballots: Mapping[PlayerId, tuple[Slot, ...]] = field(default_factory=dict)
    trap: Slot | None = None
    by_lot: tuple[CardId, ...] = ()  # cards that were played at random for players out of time
    theme: str | None = None  # what the clue should be like; None unless a house rule sets themes
    pauses: int = 0  # how often it was resumed after a pause; players are then called again
    why: str | None = None  # the storyteller's reason for the clue; a secret until the reveal

    @property
    def owners(self) -> tuple[PlayerId, ...]:
        """Return who played the card in each slot; ``PILE`` where no player did."""
        giver = {card: player for player, cards in self.given.items() for card in cards}
        return tuple(giver.get(card, PILE) for card in self.table)

    @property
    def story_slot(self) -> Slot | None:
        """Return the slot of the storyteller's card; None if the clue is for no card.

        Raise ValueError if the table is not laid yet.
        """
        return self.table.index(self.story_card) + 1 if self.story_card else None


@dataclass(frozen=True, slots=True)
class ScoredRound:
    """A finished round with its points, for the reveal, the album and the statistics."""

    round: Round
    owners: tuple[PlayerId, ...]  # by slot
    gains: Mapping[SideId, tuple[Gain, ...]]
    totals: Mapping[SideId, int]  # after this round

    def points(self, side: SideId) -> int:
        """Return the points that this side gained in the round; negative for a loss."""
        return sum(gain.points for gain in self.gains.get(side, ()))


class Lazy(Sequence[T], Generic[S, T]):
    """A sequence whose items are made from their sources on first access, and then kept."""

    __slots__ = ("_made", "_make", "_sources")

    def __init__(self, make: Callable[[S], T], sources: Sequence[S]) -> None:
        self._make = make
        self._sources = sources
        self._made: dict[int, T] = {}

    def __len__(self) -> int:
        return len(self._sources)

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...

    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return tuple(self)[index]
        place = range(len(self._sources))[index]
        if place not in self._made:
            self._made[place] = self._make(self._sources[place])
        return self._made[place]

    def __iter__(self) -> Iterator[T]:
        return (self[place] for place in range(len(self)))

    def __eq__(self, other: object) -> bool:
        # A loaded game, whose history is lazy, must equal the saved one, whose history is a tuple.
        if not isinstance(other, (Lazy, tuple)):
            return NotImplemented
        return len(self) == len(other) and tuple(self) == tuple(other)

    def __repr__(self) -> str:
        return repr(tuple(self))


@dataclass(frozen=True, slots=True)
class Game:
    """The whole state of one game, secrets included."""

    rules: str
    host: PlayerId
    options: Options = Options()
    phase: Phase = Phase.LOBBY
    seats: tuple[Seat, ...] = ()  # clockwise: the left neighbour is the next one
    newcomers: tuple[PlayerId, ...] = ()  # dealt in when the next round starts
    rabbits: Mapping[PlayerId, int] = field(default_factory=dict)  # colours, of past players too
    scores: Mapping[SideId, int] = field(default_factory=dict)
    turn: int = -1  # index of the last storyteller's seat; the turn passes to the next one
    round: Round | None = None
    draw_pile: tuple[CardId, ...] = ()  # top first
    discards: tuple[CardId, ...] = ()
    history: Sequence[ScoredRound] = ()
    ending: Ending | None = None
    news: tuple[NewsItem, ...] = ()  # lines since the current wait began
    kicked: tuple[PlayerId, ...] = ()  # players who cannot join until the host lets them in
    suspended: bool = False  # the host has paused the game: no time runs, and moves are refused

    @property
    def current(self) -> Round:
        """Return the current round; raise AssertionError in the lobby, which has none."""
        assert self.round is not None
        return self.round

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Return all players, clockwise; vacant seats are left out."""
        return tuple(seat.player for seat in self.seats if not seat.vacant)

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """Return the human players, clockwise."""
        return people_among(self.players)

    @property
    def computers(self) -> tuple[PlayerId, ...]:
        """Return the computer players, clockwise."""
        return tuple(filter(is_computer, self.players))

    @property
    def sides(self) -> tuple[SideId, ...]:
        """Return all sides that can own points, each once, in seat order."""
        return tuple(dict.fromkeys(seat.side for seat in self.seats))

    def find_seat(self, player: PlayerId) -> Seat | None:
        """Return this player's seat or None; a vacant seat still belongs to its last player."""
        for seat in self.seats:
            if seat.player == player:
                return seat
        return None

    def seat_of(self, player: PlayerId) -> Seat:
        """Return the seat of a player who is known to have one."""
        seat = self.find_seat(player)
        assert seat is not None
        return seat

    def index_of(self, player: PlayerId) -> int:
        """Return the index of this player's seat; the player must have one."""
        return next(i for i, seat in enumerate(self.seats) if seat.player == player)

    def clockwise_from(self, start: int) -> Iterator[Seat]:
        """Return all seats clockwise, beginning with the one at index ``start``."""
        return (self.seats[(start + i) % len(self.seats)] for i in range(len(self.seats)))

    def with_seat(self, seat: Seat) -> "Game":
        """Return the game with this seat in place of the one that has the same player."""
        seats = tuple(seat if old.player == seat.player else old for old in self.seats)
        return replace(self, seats=seats)

    def all_cards(self) -> list[CardId]:
        """Return all cards in piles, hands and on the table; moves never add or remove any."""
        cards = [*self.draw_pile, *self.discards]
        for seat in self.seats:
            cards += seat.hand
        if self.round is not None and self.phase in (Phase.SUBMITTING, Phase.VOTING):
            # Until the table is complete, a played card is still in its player's hand.
            holding = {seat.player for seat in self.seats if self.phase is Phase.SUBMITTING}
            for player, given in self.round.given.items():
                if player not in holding:
                    cards += given
            cards += self.round.from_pile
        return cards
