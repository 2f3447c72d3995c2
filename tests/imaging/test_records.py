"""Pictures of a player's and a season's numbers: readable, and of bounded size."""

from io import BytesIO

import pytest
from PIL import Image

from bot.imaging.palette import RABBITS
from bot.imaging.pictures import Pictures
from bot.imaging.subjects import SIGNS, Counted, Picture, SeasonRow
from tests.imaging.cards import face


def coloured(picture: Picture, rgb: tuple[int, int, int]) -> int:
    """Return how many pixels are about this colour."""
    with Image.open(BytesIO(picture.data)) as page:
        counted = page.convert("RGB").getcolors(page.width * page.height)
    assert counted is not None
    return sum(
        count
        for count, found in counted
        if isinstance(found, tuple)
        and all(abs(a - b) < 12 for a, b in zip(found, rgb, strict=True))
    )


async def test_a_bar_is_as_long_as_its_points(pictures: Pictures) -> None:
    """Colours of three rabbits whose discs are equally large, so that bars make the difference."""
    rows = [SeasonRow(1, 4, 400), SeasonRow(2, 8, 200), SeasonRow(3, 2, 20)]
    made = await pictures.season(rows)
    first, second, third = (coloured(made, RABBITS[row.rabbit].rgb) for row in rows)
    assert first > 1.5 * second > 1.5 * third


@pytest.mark.parametrize("share", [-1, 0, 0.5, 1, 7])
async def test_a_share_beyond_all_bounds_stays_in_its_bar(share: float, pictures: Pictures) -> None:
    made = await pictures.profile(2, [Counted("cup", 3, share)])
    least = await pictures.profile(2, [Counted("cup", 3, 0)])
    most = await pictures.profile(2, [Counted("cup", 3, 1)])
    blue = RABBITS[2].rgb
    assert coloured(least, blue) <= coloured(made, blue) <= coloured(most, blue)


@pytest.mark.parametrize("value", [0, 7, 123, 98_765, 10**9, -4])
async def test_any_number_fits(value: int, pictures: Pictures) -> None:
    assert (await pictures.profile(0, [Counted("flag", value)])).size == (1100, 700)
    assert (await pictures.season([SeasonRow(1, 0, value)])).size == (1100, 700)


@pytest.mark.parametrize("sign", SIGNS)
async def test_every_sign_can_be_drawn(sign: str, pictures: Pictures) -> None:
    bare = await pictures.profile(0, [])
    assert (await pictures.profile(0, [Counted(sign, 1)])).data != bare.data


async def test_a_face_looks_out_of_profile_and_season(pictures: Pictures) -> None:
    row, faces = [SeasonRow(1, 5, 3)], {(5, 0): face()}
    assert (await pictures.season(row)).data != (await pictures.season(row, faces)).data
    assert (await pictures.profile(5, [])).data != (await pictures.profile(5, [], faces)).data


async def test_more_than_fits_is_refused(pictures: Pictures) -> None:
    with pytest.raises(ValueError, match="7 tallies, but room for 6"):
        await pictures.profile(0, [Counted("cup", 1)] * 7)
    with pytest.raises(ValueError, match="11 rows, but room for 10"):
        await pictures.season([SeasonRow(1, 0, 1)] * 11)
    with pytest.raises(ValueError, match="no sign 'dog': there are cards, cup"):
        await pictures.profile(0, [Counted("dog", 1)])
    with pytest.raises(ValueError, match="no rabbit 12"):
        await pictures.season([SeasonRow(1, 12, 1)])
    with pytest.raises(ValueError, match="no rabbit 12"):
        await pictures.profile(12, [])
