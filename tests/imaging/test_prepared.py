"""Tiles on disk: made once, complete or not at all, and never blocking other work."""

import os
from pathlib import Path

import pytest
from PIL import Image

from bot.decks import Deck, Shelf, load_deck
from bot.imaging.pictures import Pictures
from bot.imaging.prepared import FoldersInUse, PreparedTiles
from bot.imaging.tiles import CardLook
from tests.imaging.cards import draw_card, make_deck


@pytest.fixture
def small(tmp_path: Path) -> Deck:
    return make_deck(tmp_path / "decks" / "small", count=3)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "kept"


@pytest.fixture
def tiles(small: Deck, folder: Path) -> PreparedTiles:
    return PreparedTiles(Shelf([small]), folder)


def files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.tiles"))


async def test_a_deck_is_prepared_once(small: Deck, folder: Path) -> None:
    for expected in (3, 0):
        async with Pictures(Shelf([small]), folder) as pictures:
            assert await pictures.prepare(small) == expected
    assert len(files(folder)) == 3


@pytest.mark.skipif(os.name == "nt", reason="rights are the folder's there")
def test_prepared_tiles_are_as_private_as_the_database_beside_them(
    tiles: PreparedTiles, small: Deck, folder: Path
) -> None:
    umask = os.umask(0)
    tiles.ensure(small.cards[0].id)
    os.umask(umask)
    rights = [path.stat().st_mode & 0o777 for path in (folder, *folder.rglob("*"))]
    assert rights == [0o700, 0o700, 0o600]


async def test_the_first_picture_needs_only_its_own_cards(small: Deck, folder: Path) -> None:
    async with Pictures(Shelf([small]), folder) as pictures:
        await pictures.table([small.cards[0].id])
    assert len(files(folder)) == 1


def test_prepared_and_fresh_tiles_are_the_same(tiles: PreparedTiles, small: Deck) -> None:
    for look in CardLook:
        for number in (0, 1, look.most):
            fresh = tiles.columns(small.cards[0].id, look, number)
            assert tiles.columns(small.cards[0].id, look, number) == fresh


def test_reading_a_prepared_card_does_not_open_its_picture(
    tiles: PreparedTiles, small: Deck
) -> None:
    card = small.cards[0]
    fresh = tiles.columns(card.id, CardLook.PLAIN, 5)
    card.path.unlink()
    assert tiles.columns(card.id, CardLook.PLAIN, 5) == fresh


@pytest.mark.parametrize("keep", [0, 5, 100, 3000, -1])
def test_a_truncated_file_is_made_anew(
    keep: int, tiles: PreparedTiles, small: Deck, folder: Path
) -> None:
    card = small.cards[0].id
    whole = tiles.columns(card, CardLook.GIVEN, 7)
    (path,) = files(folder)
    data = path.read_bytes()
    path.write_bytes(data[:keep])
    assert tiles.columns(card, CardLook.GIVEN, 7) == whole
    tiles.ensure(card)
    assert path.read_bytes() == data


def test_a_flipped_bit_anywhere_is_noticed(
    tiles: PreparedTiles, small: Deck, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    card = small.cards[0].id
    whole = tiles.columns(card, CardLook.PLAIN)
    (path,) = files(folder)
    data = path.read_bytes()
    for place in (0, 20, 700, 5_000, len(data) - 1):
        harmed = bytearray(data)
        harmed[place] ^= 0x10
        path.write_bytes(harmed)
        assert tiles.ensure(card)
        assert path.read_bytes() == data
    path.write_bytes(bytes(len(data)))
    assert tiles.columns(card, CardLook.PLAIN) == whole
    assert f"card {card} cannot be used and are made again" in caplog.text


def test_a_crash_while_writing_leaves_the_old_state(
    tiles: PreparedTiles, small: Deck, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class PowerCut(BaseException):
        pass

    def cut(*_: object) -> None:
        raise PowerCut

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", cut)
        with pytest.raises(PowerCut):
            tiles.columns(small.cards[0].id, CardLook.PLAIN)
    assert files(folder) == []
    assert tiles.columns(small.cards[0].id, CardLook.PLAIN)


def test_leftovers_and_former_versions_are_swept_away(
    tiles: PreparedTiles, small: Deck, folder: Path
) -> None:
    tiles.ensure(small.cards[0].id)
    (path,) = files(folder)
    half = path.parent / "tmp123.part"
    half.write_bytes(b"half")
    os.utime(half, (0, 0))
    (path.parent / "tmp456.part").write_bytes(b"being written")
    former = folder / "0123456789abcdef-01234567"
    former.mkdir()
    (former / "x.tiles").write_bytes(b"old")
    (folder / "somebody-elses").mkdir()
    tiles.tidy()
    assert files(folder) == [path]
    assert not former.exists()
    assert [one.name for one in folder.rglob("*.part")] == ["tmp456.part"]
    assert (folder / "somebody-elses").exists()


def test_what_another_process_uses_is_left_alone(tiles: PreparedTiles, folder: Path) -> None:
    others = folder / "0123456789abcdef-01234567"
    using = FoldersInUse()
    using.hold(others)
    tiles.tidy()
    assert others.exists()
    del using  # as if it had ended
    tiles.tidy()
    assert not others.exists()


async def test_a_changed_picture_is_shown_changed(small: Deck, folder: Path) -> None:
    async with Pictures(Shelf([small]), folder) as pictures:
        await pictures.prepare(small)
        before = await pictures.hand([small.cards[0].id])
    draw_card(9).save(small.cards[0].path)
    changed = load_deck(small.path)
    async with Pictures(Shelf([changed]), folder) as pictures:
        assert await pictures.prepare(changed) == 3
        after = await pictures.hand([changed.cards[0].id])
    assert before.data != after.data
    assert len(files(folder)) == 3


async def test_a_picture_that_comes_back_is_shown_again(small: Deck, folder: Path) -> None:
    card = small.cards[0]
    data = card.path.read_bytes()
    card.path.unlink()
    async with Pictures(Shelf([small]), folder) as pictures:
        missing = await pictures.hand([card.id])
        await pictures.prepare(small)
    card.path.write_bytes(data)
    async with Pictures(Shelf([small]), folder) as pictures:
        back = await pictures.hand([card.id])
    assert missing.data != back.data


async def test_a_folder_that_cannot_be_written_costs_time_only(
    small: Deck, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folder should be")
    async with Pictures(Shelf([small]), blocked) as pictures:
        made = await pictures.table([card.id for card in small.cards])
        assert made.size == (832, 1216)
        await pictures.prepare(small)
    assert f"card {small.cards[0].id} cannot be saved" in caplog.text


async def test_a_deck_with_broken_and_odd_pictures_is_prepared(
    tmp_path: Path, folder: Path
) -> None:
    path = tmp_path / "mixed"
    path.mkdir()
    draw_card(0).save(path / "good.png")
    Image.new("L", (7, 900), 90).save(path / "odd.png")
    draw_card(1).save(path / "bad.png")
    data = (path / "bad.png").read_bytes()
    (path / "bad.png").write_bytes(data[: len(data) // 2])
    deck = load_deck(path, lenient=True)
    async with Pictures(Shelf([deck]), folder) as pictures:
        await pictures.prepare(deck)
        made = await pictures.table(["mixed/good", "mixed/odd", "mixed/bad"])
    assert made.size == (832, 1216)
