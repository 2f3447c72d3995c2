"""Which pictures a layout wants, as values: they can be compared, and made later and elsewhere."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.imaging.subjects import (
    AlbumRound,
    Counted,
    Picture,
    PodiumPlace,
    RevealCard,
    SeasonRow,
    TrackMove,
)

if TYPE_CHECKING:
    from bot.imaging.pictures import Pictures


Faces = Callable[[str], bytes | None]
"""What somebody looks like, as far as it is known when a picture is made."""

People = tuple[tuple[int, str], ...]
"""Rabbits and who plays them, teammates one after the other. Their faces are no part of a wish: a
picture that was sent stays as it is when somebody's face arrives or changes later."""


def _faces(people: People, faces: Faces) -> dict[tuple[int, int], bytes]:
    rabbits = [rabbit for rabbit, _ in people]
    return {
        (rabbit, rabbits[:place].count(rabbit)): face
        for place, (rabbit, player) in enumerate(people)
        if (face := faces(player)) is not None
    }


class FanPicture(Struct, frozen=True):
    """A few cards fanned out; without any, their backs."""

    cards: tuple[str, ...]

    async def make(self, pictures: "Pictures", _: Faces) -> Picture:
        return await pictures.fan(self.cards)


class HandPicture(Struct, frozen=True):
    """A hand, the given cards dimmed and marked."""

    cards: tuple[str, ...]
    given: tuple[str, ...] = ()

    async def make(self, pictures: "Pictures", _: Faces) -> Picture:
        return await pictures.hand(self.cards, self.given)


class TablePicture(Struct, frozen=True):
    """The numbered table."""

    cards: tuple[str, ...]

    async def make(self, pictures: "Pictures", _: Faces) -> Picture:
        return await pictures.table(self.cards)


class CardPicture(Struct, frozen=True):
    """One card, large."""

    card: str

    async def make(self, pictures: "Pictures", _: Faces) -> Picture:
        return await pictures.card(self.card)


class WaitingPicture(Struct, frozen=True):
    """Card backs: how many are in, of how many."""

    given: int
    of: int

    async def make(self, pictures: "Pictures", _: Faces) -> Picture:
        return await pictures.waiting(self.given, self.of)


class RevealPicture(Struct, frozen=True):
    """The table after the vote."""

    cards: tuple[RevealCard, ...]
    people: People = ()

    async def make(self, pictures: "Pictures", faces: Faces) -> Picture:
        return await pictures.reveal(self.cards, _faces(self.people, faces))


class TrackPicture(Struct, frozen=True):
    """The score track with this round's hops."""

    moves: tuple[TrackMove, ...]
    goal: int | None

    async def make(self, pictures: "Pictures", _: Faces) -> Picture:
        return await pictures.track(self.moves, self.goal)


class PodiumPicture(Struct, frozen=True):
    """Who stands where at the end."""

    places: tuple[PodiumPlace, ...]
    people: People = ()

    async def make(self, pictures: "Pictures", faces: Faces) -> Picture:
        return await pictures.podium(self.places, _faces(self.people, faces))


class AlbumPicture(Struct, frozen=True):
    """A page with stories of a game."""

    rounds: tuple[AlbumRound, ...]
    page: int = 1

    async def make(self, pictures: "Pictures", _: Faces) -> Picture:
        return await pictures.album(self.rounds, self.page)


class ProfilePicture(Struct, frozen=True):
    """One player's numbers."""

    rabbit: int
    tallies: tuple[Counted, ...]
    people: People = ()

    async def make(self, pictures: "Pictures", faces: Faces) -> Picture:
        return await pictures.profile(self.rabbit, self.tallies, _faces(self.people, faces))


class SeasonPicture(Struct, frozen=True):
    """The table of a month, a season or all time."""

    rows: tuple[SeasonRow, ...]
    people: People = ()

    async def make(self, pictures: "Pictures", faces: Faces) -> Picture:
        return await pictures.season(self.rows, _faces(self.people, faces))


@dataclass(frozen=True, slots=True)
class MadePicture:
    """A JPEG that is there already."""

    data: bytes = field(repr=False)

    async def make(self, _: "Pictures", __: Faces) -> Picture:
        return Picture(self.data, "jpg", (0, 0))


PictureWish = (
    FanPicture
    | MadePicture
    | HandPicture
    | TablePicture
    | CardPicture
    | WaitingPicture
    | RevealPicture
    | TrackPicture
    | PodiumPicture
    | AlbumPicture
    | ProfilePicture
    | SeasonPicture
)
