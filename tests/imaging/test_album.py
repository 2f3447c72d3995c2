"""A long game has more pages, not smaller cards."""

from io import BytesIO
from itertools import chain

import pytest
from PIL import Image

from bot.imaging.album import SIZE
from bot.imaging.grid import ROUNDS_A_PAGE, album_pages
from bot.imaging.pictures import Pictures
from bot.imaging.subjects import AlbumRound
from tests.imaging.cards import CARDS


@pytest.mark.parametrize("count", range(1, 100))
def test_every_round_is_on_one_page_in_its_order(count: int) -> None:
    pages = album_pages(count)
    assert list(chain.from_iterable(pages)) == list(range(count))
    lengths = [len(page) for page in pages]
    assert max(lengths) <= ROUNDS_A_PAGE
    assert max(lengths) - min(lengths) <= 1


def test_an_album_without_rounds_has_one_empty_page() -> None:
    assert album_pages(0) == (range(0),)


@pytest.mark.parametrize(("count", "page"), [(0, 1), (3, 1), (10, 1), (11, 2), (40, 4)])
async def test_every_page_has_the_same_size(count: int, page: int, pictures: Pictures) -> None:
    rounds = [AlbumRound(CARDS[index % 14], index % 12) for index in range(count)]
    assert (await pictures.album(rounds, page)).size == SIZE


@pytest.mark.parametrize(("count", "page"), [(0, 2), (10, 2), (11, 3), (11, 0)])
async def test_a_page_that_is_not_there_is_refused(
    count: int, page: int, pictures: Pictures
) -> None:
    with pytest.raises(ValueError, match=f"no page {page} in an album of {count} rounds"):
        await pictures.album([AlbumRound(CARDS[0])] * count, page)


async def test_a_sheet_to_share_tells_nothing_but_cards_and_numbers(pictures: Pictures) -> None:
    """Rounds of two games with the same cards look the same once nobody is named."""
    told = [AlbumRound(card, 1, (2, 3)) for card in CARDS[:4]]
    shared = [AlbumRound(card) for card in CARDS[:4]]
    one, other = await pictures.album(told), await pictures.album(shared)
    assert one.data != other.data
    with Image.open(BytesIO(other.data)) as sheet:
        colours = sheet.convert("RGB").resize((330, 210), Image.Resampling.BOX).getcolors(70_000)
    assert colours is not None
    blue = sum(count for count, rgb in colours if isinstance(rgb, tuple) and rgb[2] > 240 > rgb[0])
    assert blue == 0  # the third rabbit's colour is nowhere on these cards
