"""What callers may rely on when they ask for a picture."""

import asyncio
import logging
import threading
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.decks import Deck, Shelf, load_deck
from bot.imaging.pictures import Pictures
from bot.imaging.prepared import PreparedTiles
from bot.imaging.subjects import (
    AlbumPage,
    AlbumRound,
    Picture,
    PodiumPlace,
    RevealCard,
    TrackMove,
)
from tests.imaging.cards import draw_card


def opened(picture: Picture) -> Image.Image:
    with Image.open(BytesIO(picture.data)) as image:
        image.load()
        assert image.format == "JPEG"
        return image


async def test_look_at_card_is_large(pictures: Pictures, ids: list[str]) -> None:
    assert (await pictures.card(ids[0])).size == (784, 1176)


class TestBadCards:
    """A card that is missing or broken gets a placeholder, and the game goes on."""

    async def test_a_removed_card_becomes_a_placeholder_named_in_the_log(
        self, pictures: Pictures, ids: list[str], caplog: pytest.LogCaptureFixture
    ) -> None:
        gone = ["plain/999", "elsewhere/001", "no-slash", ""]
        made = await pictures.table([*gone, ids[0]])
        assert opened(made).size == made.size
        for card in gone[:3]:
            assert f"card {card} is shown as a placeholder" in caplog.text

    async def test_it_is_named_once_however_often_it_is_shown(
        self, pictures: Pictures, caplog: pytest.LogCaptureFixture
    ) -> None:
        for count in (1, 2, 3):
            await pictures.table(["gone/007"] * count)
            await pictures.reveal([RevealCard("gone/007", 0, (1,) * count)])
        assert caplog.text.count("gone/007") == 1

    async def test_every_kind_of_picture_stands_a_missing_card(self, pictures: Pictures) -> None:
        for made in (
            await pictures.hand(["gone/1"], given=["gone/1"]),
            await pictures.table(["gone/1"]),
            await pictures.reveal([RevealCard("gone/1", 1, (2,), storyteller=True)]),
            await pictures.album(AlbumPage("", "", (AlbumRound("gone/1", 1),))),
            await pictures.card("gone/1"),
            await pictures.fan(["gone/1"]),
        ):
            assert opened(made).size == made.size

    @pytest.mark.parametrize("harm", ["truncated", "deleted", "text"])
    async def test_a_file_that_broke_after_loading(
        self, harm: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        deck = one_card_deck(tmp_path / "fragile")
        path = deck.cards[0].path
        if harm == "truncated":
            path.write_bytes(path.read_bytes()[:200])
        elif harm == "deleted":
            path.unlink()
        else:
            path.write_text("not a picture")
        async with Pictures(Shelf([deck]), tmp_path / "kept") as pictures:
            assert opened(await pictures.hand([deck.cards[0].id])).size == (416, 608)
        assert "card fragile/a is shown as a placeholder" in caplog.text
        assert "fragile/a" in caplog.text

    @pytest.mark.parametrize("size", [(1, 1), (3000, 10), (10, 3000), (333, 777)])
    async def test_an_odd_sized_card_fills_its_place(
        self, size: tuple[int, int], tmp_path: Path
    ) -> None:
        folder = tmp_path / "odd"
        folder.mkdir()
        Image.new("RGB", size, (200, 30, 40)).save(folder / "a.png")
        deck = load_deck(folder)
        async with Pictures(Shelf([deck]), tmp_path / "kept") as pictures:
            middle = opened(await pictures.table(["odd/a"])).getpixel((208, 400))
        assert isinstance(middle, tuple)
        assert middle[0] > 180
        assert middle[1] < 60


class TestTooMuch:
    """Too many cards or players are refused with an error that says so."""

    async def test_more_cards_than_slots(self, pictures: Pictures) -> None:
        cards = [f"plain/{index:03}" for index in range(14)]
        with pytest.raises(ValueError, match=r"14 cards for 13 slots.*plain/013"):
            await pictures.table(cards)
        with pytest.raises(ValueError, match="plain/013"):
            await pictures.reveal([RevealCard(card) for card in cards])

    async def test_an_empty_table(self, pictures: Pictures) -> None:
        with pytest.raises(ValueError, match="no cards"):
            await pictures.table([])
        with pytest.raises(ValueError, match="no cards"):
            await pictures.hand([])

    async def test_eight_cards_in_a_hand(self, pictures: Pictures, ids: list[str]) -> None:
        with pytest.raises(ValueError, match=r"8 cards for 7 slots.*plain/007"):
            await pictures.hand(ids[:8])

    async def test_six_cards_in_a_fan(self, pictures: Pictures, ids: list[str]) -> None:
        with pytest.raises(ValueError, match=r"6 cards for 5 slots.*plain/005"):
            await pictures.fan(ids[:6])

    async def test_a_given_card_that_was_never_held(
        self, pictures: Pictures, ids: list[str]
    ) -> None:
        with pytest.raises(ValueError, match="plain/009"):
            await pictures.hand(ids[:6], given=["plain/009"])

    async def test_thirteen_players(self, pictures: Pictures, ids: list[str]) -> None:
        with pytest.raises(ValueError, match="13 players"):
            await pictures.track([TrackMove(index % 12, 0, 0) for index in range(13)], 30)
        with pytest.raises(ValueError, match="13 players"):
            await pictures.podium([PodiumPlace(1, (index % 12,), 0) for index in range(13)])
        with pytest.raises(ValueError, match="no rabbit 12"):
            await pictures.track([TrackMove(12, 0, 0)], 30)
        with pytest.raises(ValueError, match="no rabbit 12"):
            await pictures.reveal([RevealCard(ids[0], 12)])
        with pytest.raises(ValueError, match="no rabbit 12"):
            await pictures.reveal([RevealCard(ids[0], 0, (12,))])
        with pytest.raises(ValueError, match="no rabbit -1"):
            await pictures.album(AlbumPage("", "", (AlbumRound(ids[0], 0, (-1,)),)))

    @pytest.mark.parametrize(("given", "of"), [(3, 2), (-1, 5), (0, 0), (1, 14)])
    async def test_waiting_for_impossible_numbers(
        self, given: int, of: int, pictures: Pictures
    ) -> None:
        with pytest.raises(ValueError, match=f"{given} of {of}"):
            await pictures.waiting(given, of)


class TestMadeOnce:
    """Twelve players asking at once cost one picture."""

    async def test_twelve_askers_share_one_reading(
        self, shelf: Shelf, kept: Path, ids: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        reads = count_calls(monkeypatch, "columns")
        async with Pictures(shelf, kept) as pictures:
            made = await asyncio.gather(*(pictures.table(ids[:5]) for _ in range(12)))
        assert len(reads) == 5
        assert len({picture.data for picture in made}) == 1

    async def test_twelve_askers_share_one_drawing(
        self, shelf: Shelf, kept: Path, ids: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        reads = count_calls(monkeypatch, "columns")
        cards = [RevealCard(card, 0, (1, 2)) for card in ids[:3]]
        async with Pictures(shelf, kept) as pictures:
            made = await asyncio.gather(*(pictures.reveal(cards) for _ in range(12)))
            again = await pictures.reveal(cards)
        assert len(reads) == 3
        assert all(picture is made[0] for picture in (*made, again))

    async def test_one_asker_giving_up_leaves_the_others_their_picture(
        self, pictures: Pictures, ids: list[str]
    ) -> None:
        first = asyncio.create_task(pictures.card(ids[1]))
        second = asyncio.create_task(pictures.card(ids[1]))
        await asyncio.sleep(0)
        first.cancel()
        assert (await second).size == (784, 1176)
        with pytest.raises(asyncio.CancelledError):
            await first

    async def test_a_failure_reaches_every_asker_and_is_tried_again(
        self, shelf: Shelf, kept: Path, ids: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with Pictures(shelf, kept) as pictures:
            with monkeypatch.context() as patch:
                patch.setattr(PreparedTiles, "picture", failing)
                asked = (pictures.card(ids[0]) for _ in range(3))
                failed = await asyncio.gather(*asked, return_exceptions=True)
            assert [str(error) for error in failed] == ["planted"] * 3
            assert (await pictures.card(ids[0])).size == (784, 1176)


class TestEventLoop:
    """The event loop is not blocked while a picture is made."""

    async def test_slow_work_is_done_in_threads(
        self, shelf: Shelf, kept: Path, ids: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        threads = set()
        for name in ("columns", "picture"):
            real = getattr(PreparedTiles, name)

            def noted(*args: object, real: object = real) -> object:
                threads.add(threading.current_thread())
                return real(*args)  # type: ignore[operator]

            monkeypatch.setattr(PreparedTiles, name, noted)
        async with Pictures(shelf, kept) as pictures:
            await pictures.table(ids[:3])
            await pictures.reveal([RevealCard(ids[0], 1)])
            await pictures.card(ids[0])
            await pictures.album(AlbumPage("", "", (AlbumRound(ids[0], 1),)))
        assert threads
        assert threading.main_thread() not in threads

    async def test_asking_without_pause_starves_nobody(
        self, pictures: Pictures, ids: list[str]
    ) -> None:
        others_turns = 0

        async def other() -> None:
            nonlocal others_turns
            while True:
                others_turns += 1
                await asyncio.sleep(0)

        await pictures.table(ids[:12])
        task = asyncio.create_task(other())
        for _ in range(200):
            await pictures.table(ids[:12])
        task.cancel()
        assert others_turns > 5


class TestMemory:
    """What is kept stays below the number of megabytes that was set."""

    async def test_the_cache_is_bounded(self, shelf: Shelf, kept: Path, ids: list[str]) -> None:
        async with Pictures(shelf, kept, cache_mb=1) as pictures:
            for turn in range(13):
                order = ids[turn:] + ids[:turn]
                await pictures.table(order[:13])
                await pictures.card(ids[turn])
            assert 0 < pictures.kept_bytes <= 1 << 20

    async def test_without_any_cache_pictures_are_still_made(
        self, shelf: Shelf, kept: Path, ids: list[str]
    ) -> None:
        async with Pictures(shelf, kept, cache_mb=0) as pictures:
            one = await pictures.table(ids[:4])
            other = await pictures.table(ids[:4])
            assert one.data == other.data
            assert pictures.kept_bytes == 0


def one_card_deck(folder: Path) -> Deck:
    folder.mkdir()
    draw_card(1).save(folder / "a.png")
    return load_deck(folder)


def failing(_tiles: PreparedTiles, _card: str) -> Image.Image:
    raise OSError("planted")


def count_calls(monkeypatch: pytest.MonkeyPatch, name: str) -> list[object]:
    calls: list[object] = []
    real = getattr(PreparedTiles, name)

    def counted(*args: object) -> object:
        calls.append(args[1:])
        return real(*args)

    monkeypatch.setattr(PreparedTiles, name, counted)
    return calls


@pytest.fixture(autouse=True)
def _log_level(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
