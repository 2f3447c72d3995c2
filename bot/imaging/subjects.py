"""What pictures can be asked for, as values, and what comes back.

Layouts are made of these, so nothing is needed to name a picture: all that draws is loaded when
the first one is made. No drawing here.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Faces = Mapping[tuple[int, int], bytes]
"""Small pictures of the players, as downloaded, by rabbit. Teammates share a rabbit: the second
number says which of them it is."""

STEPS = 3
"""How many ranks of the podium have one."""

SIGNS = ("cards", "cup", "flag", "eye", "magnet", "scales", "crown", "rosette")
"""Games, wins, points, finds, lures, right measures, stories, awards."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture, ready to be sent."""

    data: bytes
    suffix: Literal["jpg", "png", "webp"]
    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RevealCard:
    """One card face up: its owner (None if it is no player's) and its voters.

    A team is a tuple of owners; ``mate`` says which of the players who share the owner's rabbit it
    was. A doubled vote is twice among the voters. ``most_voted`` is the winner of a round without a
    storyteller's card, ``timed_out`` a card that was chosen for a player who ran out of time.
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
    """A rabbit's score before and after the round; a team may send several rabbits."""

    rabbit: int | tuple[int, ...]
    before: int
    after: int

    @property
    def rabbits(self) -> tuple[int, ...]:
        """Return the rabbits on the board for this score."""
        return self.rabbit if isinstance(self.rabbit, tuple) else (self.rabbit,)


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """A player or team at the end: rank from 1 (a tie shares it), rabbits, points."""

    rank: int
    rabbits: tuple[int, ...]
    score: int

    @property
    def on_step(self) -> bool:
        """Return whether a player is on a step: the first three ranks, with points."""
        return self.rank <= STEPS and self.score > 0


@dataclass(frozen=True, slots=True)
class Story:
    """A card of a past round, and its storyteller's rabbit."""

    card: str
    teller: int


@dataclass(frozen=True, slots=True)
class AlbumRound:
    """One round of the album: its card, whose it was, who found it, and what is written below.

    ``teller`` and ``finders`` are rabbits; ``by`` is the teller's name, ``found`` says how many
    found the card, ``why`` what the clue meant, if anything.
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
    """A player or team at the end: rank from 1 (a tie shares it), rabbits, names, points."""

    rank: int
    rabbits: tuple[int, ...]
    names: tuple[str, ...]
    score: int

    @property
    def won(self) -> bool:
        """Return whether this side has points and no other side has more."""
        return self.rank == 1 and self.score > 0


@dataclass(frozen=True, slots=True)
class AlbumPage:
    """A page of the album with all that is written on it.

    ``right_to_left`` is the way its language is written: first to last photograph, title and
    names follow it. ``number`` says which page of how many it is, if there are several.
    """

    title: str
    place: str
    rounds: tuple[AlbumRound, ...]
    players: tuple[AlbumPlayer, ...] = ()
    number: str = ""
    right_to_left: bool = False


@dataclass(frozen=True, slots=True)
class Counted:
    """One number of a profile under its sign; ``share`` (0 to 1) fills a bar below it."""

    sign: str
    value: int
    share: float | None = None


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A line of the leaderboard: rank from 1 (a tie shares it), rabbit, points."""

    rank: int
    rabbit: int
    value: int
