"""The pictures that layouts ask for, as values that can be compared; they are drawn later.

Knows what is on a picture, not how it is drawn: Pillow is not loaded with this module.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from bot.imaging.subjects import (
    AlbumPage,
    ClueCard,
    Counted,
    Picture,
    PodiumPlace,
    RevealCard,
    SeasonRow,
    TrackMove,
)

if TYPE_CHECKING:
    from bot.imaging.pictures import Pictures


@dataclass(frozen=True, slots=True)
class Looks:
    """Looks up a player's avatar and name when a picture is made; None if not known."""

    face: Callable[[str], bytes | None]
    name: Callable[[str], str | None]


People = tuple[tuple[int, str], ...]
"""Rabbits with the ids of their players; teammates follow each other. Avatars are not part of the
value, so a picture that was sent is not sent again when an avatar is loaded or changes."""


def _faces(people: People, looks: Looks) -> dict[tuple[int, int], bytes]:
    # Teammates share a rabbit, so a face is found by the rabbit and the place in the team.
    rabbits = [rabbit for rabbit, _ in people]
    return {
        (rabbit, rabbits[:place].count(rabbit)): face
        for place, (rabbit, player) in enumerate(people)
        if (face := looks.face(player)) is not None
    }


@dataclass(frozen=True, slots=True)
class FanPicture:
    """A few cards fanned out; card backs if there are none."""

    cards: tuple[str, ...]

    async def make(self, pictures: "Pictures", _: Looks) -> Picture:
        return await pictures.fan(self.cards)


@dataclass(frozen=True, slots=True)
class HandPicture:
    """A hand, with played cards dimmed and marked."""

    cards: tuple[str, ...]
    given: tuple[str, ...] = ()

    async def make(self, pictures: "Pictures", _: Looks) -> Picture:
        return await pictures.hand(self.cards, self.given)


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The numbered cards of the table."""

    cards: tuple[str, ...]

    async def make(self, pictures: "Pictures", _: Looks) -> Picture:
        return await pictures.table(self.cards)


@dataclass(frozen=True, slots=True)
class CardPicture:
    """One enlarged card."""

    card: str

    async def make(self, pictures: "Pictures", _: Looks) -> Picture:
        return await pictures.card(self.card)


@dataclass(frozen=True, slots=True)
class WaitingPicture:
    """Card backs that show how many cards were played, and how many there will be."""

    given: int
    of: int

    async def make(self, pictures: "Pictures", _: Looks) -> Picture:
        return await pictures.waiting(self.given, self.of)


@dataclass(frozen=True, slots=True)
class RevealPicture:
    """The table after the vote, with owners and voters."""

    cards: tuple[RevealCard, ...]
    people: People = ()

    async def make(self, pictures: "Pictures", looks: Looks) -> Picture:
        return await pictures.reveal(self.cards, _faces(self.people, looks))


@dataclass(frozen=True, slots=True)
class TrackPicture:
    """The score track with this round's hops."""

    moves: tuple[TrackMove, ...]
    goal: int | None

    async def make(self, pictures: "Pictures", _: Looks) -> Picture:
        return await pictures.track(self.moves, self.goal)


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    """The podium with the final ranking."""

    places: tuple[PodiumPlace, ...]
    people: People = ()

    async def make(self, pictures: "Pictures", looks: Looks) -> Picture:
        return await pictures.podium(self.places, _faces(self.people, looks))


@dataclass(frozen=True, slots=True)
class AlbumPicture:
    """A page of a game's album, with players' ids where their names will be written.

    ``called`` has the names to show for computers and for players whose names were erased.
    """

    page: AlbumPage
    people: People = ()
    called: tuple[tuple[str, str], ...] = ()

    @property
    def unnamed(self) -> tuple[str, ...]:
        """Return the players whose names must be known before the picture is made."""
        players = {one.by for one in self.page.rounds}
        for one in self.page.players:
            players.update(one.names)
        return tuple(sorted(players - dict(self.called).keys()))

    async def make(self, pictures: "Pictures", looks: Looks) -> Picture:
        called = dict(self.called)

        def name(player: str) -> str:
            return called.get(player) or looks.name(player) or ""

        page = replace(
            self.page,
            rounds=tuple(replace(one, by=name(one.by)) for one in self.page.rounds),
            players=tuple(
                replace(one, names=tuple(filter(None, map(name, one.names))))
                for one in self.page.players
            ),
        )
        return await pictures.album(page, _faces(self.people, looks))


@dataclass(frozen=True, slots=True)
class CluesPicture:
    """Numbered cards of past rounds, each with its storyteller."""

    clues: tuple[ClueCard, ...]

    async def make(self, pictures: "Pictures", _: Looks) -> Picture:
        return await pictures.clues(self.clues)


@dataclass(frozen=True, slots=True)
class ProfilePicture:
    """The numbers of one player's profile."""

    rabbit: int
    tallies: tuple[Counted, ...]
    people: People = ()

    async def make(self, pictures: "Pictures", looks: Looks) -> Picture:
        return await pictures.profile(self.rabbit, self.tallies, _faces(self.people, looks))


@dataclass(frozen=True, slots=True)
class SeasonPicture:
    """The leaderboard of a month, a season or all time."""

    rows: tuple[SeasonRow, ...]
    people: People = ()

    async def make(self, pictures: "Pictures", looks: Looks) -> Picture:
        return await pictures.season(self.rows, _faces(self.people, looks))


@dataclass(frozen=True, slots=True)
class MadePicture:
    """A JPEG that was made before; it is sent as it is."""

    data: bytes = field(repr=False)

    async def make(self, _: "Pictures", __: Looks) -> Picture:
        return Picture(self.data, "jpg", (0, 0))


class RoundKind(StrEnum):
    """The ways to play a round, which differ in what players see."""

    USUAL = "round"
    PARTY = "round-party"
    DUEL = "round-duel"
    TANDEM = "round-tandem"


def moving_round(kind: RoundKind) -> Path:
    """Return the file of one round as a moving picture; ``tests.imaging.moving_round`` makes it."""
    return Path(__file__).with_name(f"{kind}.webp")


@dataclass(frozen=True, slots=True)
class RoundPicture:
    """One round, from the hand to the score track, as a moving picture without words."""

    kind: RoundKind

    async def make(self, _: "Pictures", __: Looks) -> Picture:
        return _round(self.kind)


@cache
def _round(kind: RoundKind) -> Picture:
    return Picture(moving_round(kind).read_bytes(), "webp", (0, 0))


PictureWish = (
    FanPicture
    | RoundPicture
    | MadePicture
    | HandPicture
    | TablePicture
    | CardPicture
    | WaitingPicture
    | RevealPicture
    | TrackPicture
    | PodiumPicture
    | AlbumPicture
    | CluesPicture
    | ProfilePicture
    | SeasonPicture
)
