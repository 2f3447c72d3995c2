"""Backups are made regularly, the newest are kept, and no other file is touched."""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.host import backups as copies
from bot.host.backups import Backups, backups_in
from bot.host.process import fleeting_host
from bot.runtime import in_background
from bot.store import CannotOpen, CorruptDatabase, DeckLimits, NewCard
from bot.store.picture_files import digest_of
from bot.store.sqlite.inspection import check_up
from bot.store.sqlite.store import SqliteStore
from tests.e2e.order import until
from tests.store.backends import empty_database

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)
DAY = timedelta(days=1)


class Calendar:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "dixit.sqlite3"
    path.write_bytes(empty_database())
    return path


def keeping(database: Path, folder: Path, calendar: Calendar, keep: int = 3) -> Backups:
    return Backups(database, folder, every=DAY, keep=keep, now=calendar)


def test_the_newest_are_kept_and_other_files_stay(
    tmp_path: Path, database: Path, calendar: Calendar
) -> None:
    folder = tmp_path / "deep" / "backups"
    making = keeping(database, folder, calendar)
    for _ in range(5):
        making.back_up()
        calendar.now += DAY
    (folder / "by-hand.sqlite3").write_bytes(b"")
    making.back_up()
    assert [path.name for path in backups_in(folder)] == [
        "dixit-20261119-120000.sqlite3",
        "dixit-20261120-120000.sqlite3",
        "dixit-20261121-120000.sqlite3",
    ]
    assert (folder / "by-hand.sqlite3").exists()
    assert folder.stat().st_mode & 0o077 == 0
    assert all(path.stat().st_mode & 0o077 == 0 for path in backups_in(folder))


async def test_pictures_go_with_the_backup_that_they_were_in(
    tmp_path: Path, database: Path, calendar: Calendar
) -> None:
    folder = tmp_path / "backups"
    making = keeping(database, folder, calendar, keep=2)
    store = await SqliteStore.open(database)
    await store.create_deck("@one", 9, "Deck", 1, 0.0, DeckLimits())
    picture = b"a picture"
    card = NewCard(picture, digest_of(picture), "source", b"")
    await store.add_cards(9, "@one", [card], 1, 0.0, DeckLimits())
    making.back_up()
    await store.remove_deck(9, "@one", 1.0)
    await store.sweep_decks()
    await store.close()
    assert len(holding(picture, tmp_path)) == 1
    for _ in range(2):
        calendar.now += DAY
        making.back_up()
    assert holding(picture, tmp_path) == []
    assert sorted(path.name for path in folder.iterdir()) == [
        path.name for path in backups_in(folder)
    ]


def holding(picture: bytes, folder: Path) -> list[Path]:
    """Return the files below a folder that contain these bytes."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return [path for path in files if picture in path.read_bytes()]


async def test_what_former_versions_and_crashes_left_of_backups_goes(
    tmp_path: Path, database: Path, calendar: Calendar
) -> None:
    folder = tmp_path / "backups"
    making = keeping(database, folder, calendar)
    kept = making.back_up()
    for name in (
        "dixit-20250101-120000.sqlite3.decks",  # its backup was rotated
        f"{kept.name}.decks",
        "dixit-20250102-120000.sqlite3.decks",  # its backup is being made
        "by-hand.sqlite3.decks",
    ):
        (folder / name).mkdir()
        (folder / name / "picture.webp").touch()
    (folder / "dixit-20250102-120000.sqlite3.part").touch()
    crashed = folder / "dixit-20250103-120000.sqlite3.part-journal"
    crashed.touch()
    os.utime(crashed, (0, 0))
    async with in_background(making.keep_backing_up(), "backups"):
        await until(lambda: not crashed.exists(), "tidying")
        await until(lambda: len(list(folder.glob("*.decks"))) == 3, "tidying")
    assert sorted(path.name for path in folder.iterdir() if path != kept) == [
        "by-hand.sqlite3.decks",
        "dixit-20250102-120000.sqlite3.decks",
        "dixit-20250102-120000.sqlite3.part",
        f"{kept.name}.decks",
    ]


def test_one_is_due_a_day_later_and_after_a_clock_that_was_wrong(
    tmp_path: Path, database: Path, calendar: Calendar
) -> None:
    making = keeping(database, tmp_path, calendar)
    assert making.due
    making.back_up()
    assert not making.due
    calendar.now += DAY / 2
    assert not making.due
    calendar.now += DAY / 2
    assert making.due
    calendar.now = NOON - 400 * DAY
    assert making.due


@pytest.mark.parametrize("keep", [1, 3])
def test_a_backup_of_a_wrong_clock_neither_repeats_nor_replaces_the_others(
    tmp_path: Path, database: Path, calendar: Calendar, keep: int
) -> None:
    making = keeping(database, tmp_path, calendar, keep)
    calendar.now = NOON + 400 * DAY
    making.back_up()
    calendar.now = NOON
    made = making.back_up()
    assert made.exists()
    assert not making.due
    assert len(backups_in(tmp_path)) == min(keep, 2)


async def test_a_running_bot_is_copied_without_waiting(
    tmp_path: Path, database: Path, calendar: Calendar
) -> None:
    store = await SqliteStore.open(database)
    backups = keeping(database, tmp_path / "backups", calendar)
    async with in_background(backups.keep_backing_up(), "backups"):
        await until(lambda: backups_in(tmp_path / "backups"), "a copy")
    await store.close()
    (made,) = backups_in(tmp_path / "backups")
    assert not check_up(made).problems


async def test_a_folder_that_cannot_be_used_is_told_and_tried_again(
    tmp_path: Path,
    database: Path,
    calendar: Calendar,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(copies, "TRY_AGAIN", 0.01)
    folder = tmp_path / "in the way"
    folder.write_text("a file")
    backups = keeping(database, folder, calendar)
    async with in_background(backups.keep_backing_up(), "backups"):
        await until(lambda: len(caplog.records) > 1, "a second attempt")
        folder.unlink()
        await until(lambda: backups_in(folder), "a copy")
    assert "BACKUP_DIR" in caplog.records[0].getMessage()


def test_a_database_with_a_damaged_page_is_told_and_tried_again(
    tmp_path: Path, database: Path, calendar: Calendar
) -> None:
    """Any other kind of error would end the backups without a word."""
    with closing(sqlite3.connect(database)) as connection:
        page = "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_deck_picture_1'"
        ((number,),) = connection.execute(page)
        ((size,),) = connection.execute("PRAGMA page_size")
    damaged = bytearray(database.read_bytes())
    damaged[(number - 1) * size : number * size] = b"\xff" * size
    database.write_bytes(damaged)
    with pytest.raises(CorruptDatabase, match="the database is damaged"):
        keeping(database, tmp_path / "backups", calendar).back_up()
    assert list((tmp_path / "backups").iterdir()) == []


def test_without_a_database_older_backups_are_left_alone(
    tmp_path: Path, database: Path, calendar: Calendar
) -> None:
    making = keeping(database, tmp_path / "backups", calendar, keep=1)
    kept = making.back_up()
    database.unlink()
    calendar.now += DAY
    with pytest.raises(CannotOpen):
        making.back_up()
    assert backups_in(tmp_path / "backups") == [kept]


@pytest.mark.parametrize(
    ("environ", "host"),
    [
        ({}, None),
        ({"DYNO": "worker.1"}, "Heroku"),
        ({"RAILWAY_ENVIRONMENT_ID": "x"}, "Railway"),
        ({"RAILWAY_ENVIRONMENT_ID": "x", "RAILWAY_VOLUME_MOUNT_PATH": "/data"}, None),
        ({"RENDER": "true"}, "Render"),
    ],
)
def test_a_disk_that_does_not_last_is_known_by_its_host(
    environ: dict[str, str], host: str | None
) -> None:
    assert fleeting_host(environ) == host
