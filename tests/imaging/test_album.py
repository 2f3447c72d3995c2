"""The album: a long game has more pages, and long or hostile clues keep the layout."""

from io import BytesIO
from itertools import chain

import pytest
from PIL import Image

from bot.imaging.album import LEAST_WIDTH, PHOTO
from bot.imaging.grid import ROUNDS_A_PAGE, album_pages
from bot.imaging.pictures import Pictures
from bot.imaging.subjects import AlbumPage, AlbumPlayer, AlbumRound, Picture
from bot.rules.commands import LONGEST_CLUE, LONGEST_WHY
from tests.imaging.albums import HOSTILE, page
from tests.imaging.cards import CARDS, face


def opened(made: Picture) -> Image.Image:
    with Image.open(BytesIO(made.data)) as picture:
        return picture.convert("RGB")


@pytest.mark.parametrize("count", range(1, 100))
def test_every_round_is_on_one_page_in_its_order(count: int) -> None:
    pages = album_pages(count)
    assert list(chain.from_iterable(pages)) == list(range(count))
    lengths = [len(page) for page in pages]
    assert max(lengths) <= ROUNDS_A_PAGE
    assert max(lengths) - min(lengths) <= 1


def test_an_album_without_rounds_has_one_empty_page() -> None:
    assert album_pages(0) == (range(0),)


@pytest.mark.parametrize("count", [1, 2, 4, 5, 7, 9])
async def test_a_page_is_upright_and_one_phone_screen_high_at_most(
    count: int, pictures: Pictures
) -> None:
    made = await pictures.album(page(count))
    width, height = made.size
    assert width >= LEAST_WIDTH
    assert 1 <= height / width <= 2.5
    assert PHOTO * 390 / width >= 86  # a photograph on a phone


@pytest.mark.parametrize("count", range(3, ROUNDS_A_PAGE + 1))
async def test_a_page_is_wide_enough_for_a_desktop(count: int, pictures: Pictures) -> None:
    """Discord shows a picture at most 350 pixels high."""
    width, height = (await pictures.album(page(count))).size
    assert 350 * width / height >= 225


async def test_a_page_refuses_more_rounds_than_it_has_room_for(pictures: Pictures) -> None:
    crowded = AlbumPage("", "", (AlbumRound(CARDS[0], 0),) * (ROUNDS_A_PAGE + 1))
    with pytest.raises(ValueError, match=f"{ROUNDS_A_PAGE + 1} cards for {ROUNDS_A_PAGE} slots"):
        await pictures.album(crowded)


@pytest.mark.parametrize("text", HOSTILE)
async def test_hostile_words_take_no_more_room_than_others(text: str, pictures: Pictures) -> None:
    long = "x" * 1000
    drawable = await pictures.album(page(2, (long,), long, long, names=(long,)))
    hostile = await pictures.album(page(2, (text,), text, text, names=(text,)))
    assert hostile.size[0] == drawable.size[0]
    assert hostile.size[1] <= drawable.size[1] + 12  # three large lines instead of four small ones


@pytest.mark.parametrize(
    "word", ["doors ", "DOORS ", "двери ", "ДВЕРИ ", "أبواب ", "דלתות ", "🚪 and "]
)
async def test_the_longest_clue_and_reason_are_drawn_to_the_last_word(
    word: str, pictures: Pictures
) -> None:
    clue, why = (word * LONGEST_CLUE)[: LONGEST_CLUE - 2], (word * LONGEST_WHY)[: LONGEST_WHY - 2]

    async def made(last: str, reason: str) -> bytes:
        one = AlbumRound(CARDS[0], 0, clue=f"{clue} {last}", why=f"{why} {reason}")
        return (await pictures.album(AlbumPage("", "", (one,)))).data

    drawn = [await made("1", "1"), await made("2", "1"), await made("1", "2")]
    assert len(set(drawn)) == len(drawn)


async def test_photographs_run_the_way_the_language_does(pictures: Pictures) -> None:
    """The first photograph is where reading begins; its card is red and the third green."""
    there = opened(await pictures.album(page(3)))
    back = opened(await pictures.album(page(3, right_to_left=True)))

    def hue(picture: Image.Image, share: float) -> tuple[int, ...]:
        x = round(picture.width * share)
        colour = picture.crop((x, 500, x + 4, 504)).resize((1, 1)).getpixel((0, 0))
        assert isinstance(colour, tuple)
        return tuple(round(part / 24) for part in colour)

    first, third = hue(there, 0.19), hue(there, 0.81)
    assert first != third
    assert (hue(back, 0.81), hue(back, 0.19)) == (first, third)


async def test_every_text_of_a_page_can_be_seen(pictures: Pictures) -> None:
    def drawn(**texts: str) -> AlbumPage:
        one = AlbumRound(
            CARDS[0],
            0,
            clue=texts.get("clue", "clue"),
            by=texts.get("by", "by"),
            found=texts.get("found", "found"),
        )
        player = AlbumPlayer(1, (0,), (texts.get("name", "name"),), 5)
        title, place = texts.get("title", "title"), texts.get("place", "place")
        return AlbumPage(title, place, (one,), (player,))

    plain = await pictures.album(drawn())
    for what in ("clue", "by", "found", "name", "title", "place"):
        other = await pictures.album(drawn(**{what: "another"}))
        assert other.data != plain.data


async def test_the_winner_stands_there_with_rabbit_and_face(pictures: Pictures) -> None:
    known = await pictures.album(page(1), {(0, 0): face()})
    assert known.data != (await pictures.album(page(1))).data
    assert known.data == (await pictures.album(page(1), {(0, 0): face(), (5, 0): face(3)})).data
