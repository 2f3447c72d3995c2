"""A damaged write-ahead log is kept and reported; an intact one is not.

Games are played and the files copied from under the store, as ``kill -9`` leaves them.
"""

import os
import shutil
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.play.service import GameService
from bot.store import CannotOpen, GameId
from bot.store.sqlite.inspection import check_up, restore_database
from bot.store.sqlite.opening import check_version, open_readonly
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.write_ahead_log import Log, state_of_log
from tests.playing import FakeClock, begun, decks, legal_move

HEADER, FRAME = 32, 24
DAMAGED, CUT_OFF = "is damaged, so its last changes", "cannot be read to its end"


class Grave:
    """The database files of a killed bot, whose last ten moves are only in the write-ahead log."""

    def __init__(self, path: Path, game_id: GameId, revision: int) -> None:
        self.path = path
        self.game_id = game_id
        self.revision = revision
        self.log = path.with_name(path.name + "-wal")
        self.page = int.from_bytes(self.log.read_bytes()[8:12], "big")

    @property
    def frames(self) -> int:
        return (self.log.stat().st_size - HEADER) // (FRAME + self.page)

    def place(self, frame: int) -> int:
        """Return a frame's byte offset in the log; negative numbers count from the end."""
        return HEADER + (frame % self.frames) * (FRAME + self.page)

    def flip(self, place: int, count: int = 1) -> None:
        data = bytearray(self.log.read_bytes())
        for offset in range(place, place + count):
            data[offset] ^= 0xFF
        self.log.write_bytes(data)

    def cut(self, place: int) -> None:
        self.log.write_bytes(self.log.read_bytes()[:place])

    @property
    def kept(self) -> list[Path]:
        """Return the damaged files that the bot has put aside."""
        return sorted(self.path.parent.glob(f"{self.path.name}.damaged-*"))


@pytest.fixture
async def grave(path: Path, empty_database: Path) -> Grave:
    shutil.copy(empty_database, path)
    store = await SqliteStore.open(path)
    service, rng = GameService(store, FakeClock(), decks), Random(1)
    stored = await begun(service)
    await store._database.change("PRAGMA wal_checkpoint(TRUNCATE)")
    for _ in range(10):
        stored = (await service.play(stored.id, legal_move(stored.game, rng))).stored
    folder = path.parent / "grave"
    folder.mkdir()
    for suffix in ("", "-wal"):
        shutil.copy(path.with_name(path.name + suffix), folder)
    await store.close()
    return Grave(folder / path.name, stored.id, stored.revision)


Spoil = Callable[[Grave], object]

UNLIKE_A_POWER_CUT: dict[str, Spoil] = {
    "first frame": lambda grave: grave.flip(grave.place(0) + FRAME + 9),
    "first checksum": lambda grave: grave.flip(grave.place(0) + 16),
    "in the middle": lambda grave: grave.flip(grave.place(grave.frames // 2) + 2000),
    "a block": lambda grave: grave.flip(grave.place(grave.frames // 3), 4096),
}
LIKE_A_POWER_CUT: dict[str, Spoil] = {
    "magic": lambda grave: grave.flip(0),
    "salt of the log": lambda grave: grave.flip(16),
    "checksum of the log": lambda grave: grave.flip(24),
    "last frame": lambda grave: grave.flip(grave.place(-1) + FRAME + 9),
    "salt of the last frame": lambda grave: grave.flip(grave.place(-1) + 8),
    "nothing but zeros": lambda grave: grave.log.write_bytes(bytes(50_000)),
    "cut in a frame": lambda grave: grave.cut(grave.place(-1) + FRAME + 1000),
    "cut in its head": lambda grave: grave.cut(grave.place(grave.frames // 2) + 10),
}


@pytest.mark.parametrize("damage", [*UNLIKE_A_POWER_CUT, *LIKE_A_POWER_CUT])
async def test_a_damaged_log_is_kept_and_said_to_be(
    grave: Grave, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    certain = damage in UNLIKE_A_POWER_CUT
    (UNLIKE_A_POWER_CUT | LIKE_A_POWER_CUT)[damage](grave)
    found = grave.path.read_bytes(), grave.log.read_bytes()
    problems = check_up(grave.path).problems
    assert any("write-ahead log" in one for one in problems) is certain
    store = await SqliteStore.open(grave.path)
    assert (DAMAGED if certain else CUT_OFF) in caplog.text
    aside = grave.kept[0]
    assert f"{aside} and {aside.name}-wal" in caplog.text
    assert (aside.read_bytes(), Path(f"{aside}-wal").read_bytes()) == found
    assert all(file.stat().st_mode & 0o077 == 0 for file in grave.kept)
    service = GameService(store, FakeClock(), decks)
    stored = await store.load(grave.game_id)
    assert stored.revision < grave.revision
    await service.play(stored.id, legal_move(stored.game, Random(2)))
    await store.close()
    caplog.clear()
    await (await SqliteStore.open(grave.path)).close()
    assert caplog.text == ""
    assert check_up(grave.path).problems == ()


async def no_word_about(grave: Grave, caplog: pytest.LogCaptureFixture) -> int:
    """Open the database and return its game's revision.

    Check that neither the check-up nor the bot's log reports a damaged write-ahead log.
    """
    assert check_up(grave.path).problems == ()
    store = await SqliteStore.open(grave.path)
    stored = await store.load(grave.game_id)
    await store.close()
    assert caplog.text == ""
    assert grave.kept == []
    return stored.revision


async def test_what_a_killed_bot_leaves_is_not_damaged(
    grave: Grave, caplog: pytest.LogCaptureFixture
) -> None:
    assert await no_word_about(grave, caplog) == grave.revision


async def test_a_change_that_was_not_finished_is_not_missed(
    grave: Grave, caplog: pytest.LogCaptureFixture
) -> None:
    whole = grave.place(-1)
    grave.cut(whole)  # all of the last change but the frame that ends it
    assert await no_word_about(grave, caplog) == grave.revision - 1


async def test_a_frame_of_which_only_the_head_was_written_is_not_missed(
    grave: Grave, caplog: pytest.LogCaptureFixture
) -> None:
    grave.cut(grave.place(-1) + FRAME)
    assert await no_word_about(grave, caplog) == grave.revision - 1


async def test_what_is_left_of_an_earlier_log_is_not_missed(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await SqliteStore.open(path)
    service, rng = GameService(store, FakeClock(), decks), Random(1)
    stored = await begun(service)
    await store._database.fetch(
        "PRAGMA wal_checkpoint(RESTART)"
    )  # from now on it is written from its begin
    stored = (await service.play(stored.id, legal_move(stored.game, rng))).stored
    folder = path.parent / "grave"
    folder.mkdir()
    for suffix in ("", "-wal"):
        shutil.copy(path.with_name(path.name + suffix), folder)
    await store.close()
    caplog.clear()
    grave = Grave(folder / path.name, stored.id, stored.revision)
    assert await no_word_about(grave, caplog) == stored.revision


@pytest.mark.parametrize("left", [0, HEADER + 1])
async def test_a_log_that_is_emptied_while_it_is_looked_at_is_not_damaged(
    grave: Grave, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A running bot empties it after each vote, and ``check`` may look at that moment."""
    fstat = os.fstat

    def then_emptied(file: int) -> os.stat_result:
        size = fstat(file)
        os.truncate(grave.log, left)
        return size

    with closing(open_readonly(grave.path)) as connection:
        check_version(connection, grave.path)  # creates the index of the log
        index = grave.path.with_name(grave.path.name + "-shm")
        data = bytearray(index.read_bytes())
        data[16:20] = (0).to_bytes(4, sys.byteorder)  # as when the bot begins a new log
        index.write_bytes(data)
        monkeypatch.setattr(os, "fstat", then_emptied)
        assert state_of_log(grave.path) is Log.WHOLE


async def test_a_backup_with_a_damaged_log_is_not_restored(grave: Grave, path: Path) -> None:
    grave.flip(grave.place(1) + 100)
    before = path.read_bytes()
    with pytest.raises(CannotOpen, match="write-ahead log"):
        restore_database(grave.path, path)
    assert path.read_bytes() == before
