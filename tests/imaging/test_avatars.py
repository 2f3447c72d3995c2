"""A player's avatar is drawn in its frame, unless it is not a picture."""

from collections.abc import Awaitable, Callable

import pytest

from bot.imaging.pictures import Pictures
from bot.imaging.subjects import Faces, Picture, PodiumPlace, RevealCard
from tests.imaging.cards import CARDS, face

Draw = Callable[[Pictures, Faces], Awaitable[Picture]]


async def reveal(pictures: Pictures, avatars: Faces) -> Picture:
    return await pictures.reveal([RevealCard(c, i) for i, c in enumerate(CARDS[:3])], avatars)


async def podium(pictures: Pictures, avatars: Faces) -> Picture:
    places = [PodiumPlace(1, (0,), 9), PodiumPlace(2, (1, 7), 5), PodiumPlace(3, (2,), 0)]
    return await pictures.podium(places, avatars)


BAD = {
    "empty": b"",
    "text": b"not a picture",
    "cut off": face()[:100],
    "huge": face(side=1200),
    "heavy": face() + bytes(300_000),
}


@pytest.mark.parametrize("draw", [reveal, podium])
class TestFaces:
    @pytest.mark.parametrize("index", [0, 1, 2])
    async def test_a_face_replaces_its_rabbit(
        self, draw: Draw, index: int, pictures: Pictures
    ) -> None:
        rabbits = await draw(pictures, {})
        known = await draw(pictures, {(index, 0): face()})
        assert known.data != rabbits.data
        assert known is await draw(pictures, {(index, 0): face()})
        assert known.data != (await draw(pictures, {(index, 0): face(5)})).data

    @pytest.mark.parametrize("harm", BAD)
    async def test_the_rabbit_stays_where_the_picture_is_bad(
        self, draw: Draw, harm: str, pictures: Pictures
    ) -> None:
        rabbits = await draw(pictures, {})
        bad = {(index, 0): BAD[harm] for index in range(3)}
        assert (await draw(pictures, bad)).data == rabbits.data

    async def test_the_face_of_somebody_who_is_not_there_changes_nothing(
        self, draw: Draw, pictures: Pictures
    ) -> None:
        rabbits = await draw(pictures, {})
        assert (await draw(pictures, {(11, 0): face()})).data == rabbits.data


async def test_teammates_stand_there_with_a_face_each(pictures: Pictures) -> None:
    team = [PodiumPlace(1, (4, 4), 9)]
    faces = {(4, 0): face(1), (4, 1): face(2)}
    both = await pictures.podium(team, faces)
    assert both.data != (await pictures.podium(team, {(4, 0): face(1), (4, 1): face(1)})).data
    first = await pictures.reveal([RevealCard(CARDS[0], 4)], faces)
    other = await pictures.reveal([RevealCard(CARDS[0], 4, mate=1)], faces)
    assert first.data != other.data
    assert other.data == (await pictures.reveal([RevealCard(CARDS[0], 4)], {(4, 0): face(2)})).data


@pytest.mark.parametrize(("rank", "score", "stands"), [(1, 0, False), (3, 1, True), (4, 9, False)])
def test_only_points_lead_onto_the_steps(rank: int, score: int, stands: bool) -> None:
    assert PodiumPlace(rank, (0,), score).on_step == stands
