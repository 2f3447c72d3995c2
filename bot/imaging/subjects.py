"""Values that describe the pictures to be drawn, and the finished picture.

The rest of the bot describes pictures with these values and does not need the drawing code, which
is imported when the first picture is made. Draws nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Faces = Mapping[tuple[int, int], bytes]
"""Players' avatars as downloaded, by rabbit and by index among the teammates who share it."""

MOST_IN_FAN = 5  # cards
MOST_ROWS = 10  # of a leaderboard
MOST_CLUES = 10  # clues on the page of the best

STEPS = 3
"""How many ranks have a step on the podium."""

SIGNS = ("cards", "cup", "flag", "eye", "magnet", "scales", "crown", "rosette")
"""Signs for games, wins, points, finds, lures, clues that scored, clues and awards."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture, ready to be sent."""

    data: bytes
    suffix: Literal["jpg", "png", "webp"]
    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RevealCard:
    """One revealed card, its owner and its voters, who are given as rabbits.

    ``owner`` is None if the card is not a player's, and a tuple for a team. ``mate`` is the index
    of the owner among the players who share a rabbit. A voter who gave the card two votes is listed
    twice in ``voters``. ``most_voted`` marks the winner of a round that has no storyteller's card,
    ``timed_out`` a card that was played for a player who ran out of time.
    """

    card: str
    owner: int | tuple[int, ...] | None = None
    voters: tuple[int, ...] = ()
    storyteller: bool = False
    trapped: bool = False
    most_voted: bool = False
    timed_out: bool = False
    mate: int = 0

    @property
    def owners(self) -> tuple[int, ...]:
        """Return the owner or owners as a tuple."""
        if self.owner is None:
            return ()
        return self.owner if isinstance(self.owner, tuple) else (self.owner,)


@dataclass(frozen=True, slots=True)
class TrackMove:
    """The score of a player or team before and after a round; a team may have several rabbits."""

    rabbit: int | tuple[int, ...]
    before: int
    after: int

    @property
    def rabbits(self) -> tuple[int, ...]:
        """Return the rabbit or rabbits as a tuple."""
        return self.rabbit if isinstance(self.rabbit, tuple) else (self.rabbit,)


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """A player or team at the end: rank from 1 (shared in a tie), rabbits, points.

    ``beaten`` is True for everyone if nobody won the game.
    """

    rank: int
    rabbits: tuple[int, ...]
    score: int
    beaten: bool = False

    @property
    def on_step(self) -> bool:
        """Return whether this player or team is on a step: one of the first three, with points."""
        return self.rank <= STEPS and self.score > 0 and not self.beaten


@dataclass(frozen=True, slots=True)
class ClueCard:
    """A card of a past round, and its storyteller's rabbit."""

    card: str
    teller: int


@dataclass(frozen=True, slots=True)
class AlbumRound:
    """One round in the album: the storyteller's card, who found it, and the texts below it.

    ``teller`` and ``finders`` are rabbits. ``by`` is the storyteller's name, ``found`` says how
    many found the card, and ``why`` what the clue meant; it may be empty.
    """

    card: str
    teller: int
    finders: tuple[int, ...] = ()
    clue: str = ""
    by: str = ""
    found: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class AlbumPlayer:
    """A player or team at the end: rank from 1 (shared in a tie), rabbits, names, points.

    ``beaten`` is True for everyone if nobody won the game.
    """

    rank: int
    rabbits: tuple[int, ...]
    names: tuple[str, ...]
    score: int
    beaten: bool = False

    @property
    def won(self) -> bool:
        """Return whether this player or team has points, nobody has more, and somebody won."""
        return self.rank == 1 and self.score > 0 and not self.beaten


@dataclass(frozen=True, slots=True)
class AlbumPage:
    """A page of the album with all its texts.

    ``right_to_left`` is the direction of its language, which photographs, title and names follow.
    ``number`` says which page of how many it is; it is empty if there is only one.
    """

    title: str
    place: str
    rounds: tuple[AlbumRound, ...]
    players: tuple[AlbumPlayer, ...] = ()
    number: str = ""
    right_to_left: bool = False


@dataclass(frozen=True, slots=True)
class Counted:
    """One number of a profile and its sign; ``share`` (0 to 1) fills a bar below it if given."""

    sign: str
    value: int
    share: float | None = None


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A row of the leaderboard: rank from 1 (shared in a tie), rabbit, points."""

    rank: int
    rabbit: int
    value: int
