"""Joined sheets are the fully encoded ones, pixel by pixel, for every grid and two decoders."""

from io import BytesIO
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.decks import Shelf
from bot.imaging import join
from bot.imaging.grid import MOST_CARDS
from bot.imaging.pictures import Pictures
from bot.imaging.prepared import PreparedTiles
from bot.imaging.reveal import look_of, marks_of
from bot.imaging.sheets import CardSlot, encode_sheet, join_reveal, paint_sheet
from bot.imaging.subjects import RevealCard
from bot.imaging.tiles import CardLook

Pixels = npt.NDArray[np.uint8]


def by_pillow(data: bytes) -> Pixels:
    with Image.open(BytesIO(data)) as picture:
        return np.asarray(picture)


def by_opencv(data: bytes) -> Pixels:
    decoded = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    assert decoded is not None
    return np.asarray(decoded[:, :, ::-1], dtype=np.uint8)


DECODERS = [by_pillow, by_opencv]


def assert_equal(one: bytes, other: bytes) -> None:
    for decode in DECODERS:
        assert np.array_equal(decode(one), decode(other)), decode.__name__


@pytest.fixture
def tiles(shelf: Shelf, kept: Path) -> PreparedTiles:
    return PreparedTiles(shelf, kept)


@pytest.mark.parametrize("count", range(1, MOST_CARDS + 1))
async def test_a_table_of_any_size(
    count: int, pictures: Pictures, tiles: PreparedTiles, ids: list[str]
) -> None:
    joined = await pictures.table(ids[:count])
    slots = [CardSlot(card, CardLook.PLAIN, slot + 1) for slot, card in enumerate(ids[:count])]
    whole = paint_sheet(tiles, slots)
    assert joined.size == whole.size
    assert_equal(joined.data, encode_sheet(whole))


@pytest.mark.parametrize("count", range(1, 8))
async def test_a_hand_with_cards_given(
    count: int, pictures: Pictures, tiles: PreparedTiles, ids: list[str]
) -> None:
    away = ids[:count:2]
    joined = await pictures.hand(ids[:count], given=away)
    slots = [
        CardSlot(card, CardLook.GIVEN if card in away else CardLook.PLAIN, slot + 1)
        for slot, card in enumerate(ids[:count])
    ]
    assert_equal(joined.data, encode_sheet(paint_sheet(tiles, slots)))


@pytest.mark.parametrize("count", range(1, MOST_CARDS + 1))
async def test_a_reveal_of_any_size(
    count: int, pictures: Pictures, tiles: PreparedTiles, ids: list[str]
) -> None:
    teller = count // 2
    cards = [
        RevealCard(card, slot % 12, tuple(range(slot % 5)), storyteller=slot == teller)
        for slot, card in enumerate(ids[:count])
    ]
    slots = [
        CardSlot(card, CardLook.LIT if slot == teller else CardLook.PLAIN, slot + 1)
        for slot, card in enumerate(ids[:count])
    ]
    joined = await pictures.reveal(cards)
    whole = paint_sheet(tiles, slots, [marks_of(card, {}) for card in cards])
    assert joined.size == whole.size
    assert_equal(joined.data, encode_sheet(whole))


rabbits = st.integers(0, 11)


@given(
    st.lists(
        st.builds(
            RevealCard,
            card=st.just("plain/003"),
            owner=st.one_of(st.none(), rabbits, st.lists(rabbits, max_size=8).map(tuple)),
            voters=st.lists(rabbits, max_size=30).map(tuple),
            storyteller=st.booleans(),
            trapped=st.booleans(),
            most_voted=st.booleans(),
            timed_out=st.booleans(),
        ),
        min_size=1,
        max_size=3,
    )
)
@settings(max_examples=25, deadline=None)
def test_however_many_stand_on_a_card(shelf: Shelf, kept: Path, cards: list[RevealCard]) -> None:
    tiles = PreparedTiles(shelf, kept)
    slots = [
        CardSlot(card.card, look_of(card), number) for number, card in enumerate(cards, start=1)
    ]
    laid = [marks_of(card, {}) for card in cards]
    joined = join_reveal(tiles, slots, laid)
    assert_equal(joined, encode_sheet(paint_sheet(tiles, slots, laid)))


async def test_without_restart_markers_sheets_are_encoded_whole(
    pictures: Pictures, ids: list[str], monkeypatch: pytest.MonkeyPatch, shelf: Shelf, kept: Path
) -> None:
    joined = await pictures.table(ids[:5])
    revealed = await pictures.reveal([RevealCard(card, 1, (2,)) for card in ids[:3]])
    monkeypatch.setattr("bot.imaging.sheets.joinable", lambda: False)
    async with Pictures(shelf, kept) as plain:
        assert_equal((await plain.table(ids[:5])).data, joined.data)
        again = await plain.reveal([RevealCard(card, 1, (2,)) for card in ids[:3]])
        assert_equal(again.data, revealed.data)


def test_this_pillow_writes_the_markers() -> None:
    assert join.joinable()


@pytest.mark.parametrize("size", [(100, 16), (208, 17)])
def test_a_picture_of_broken_blocks_is_refused(size: tuple[int, int]) -> None:
    with pytest.raises(join.NotJoinable, match="whole columns"):
        join.encode(Image.new("RGB", size))


def test_a_jpeg_without_markers_is_refused() -> None:
    data = join.save_jpeg(Image.new("RGB", (416, 32)), 84)
    with pytest.raises(join.NotJoinable, match="not cut"):
        join.cut(data, 2)
