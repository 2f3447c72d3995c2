"""Other users of the machine cannot read hands, clues or backups."""

import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.play.service import GameService
from bot.store import Place
from bot.store.sqlite.files import make_private
from bot.store.sqlite.inspection import copy_database
from bot.store.sqlite.store import SqliteStore
from tests.playing import decks, people

pytestmark = pytest.mark.skipif(os.name == "nt", reason="rights are the folder's there")


@pytest.fixture(autouse=True)
def _careless_host() -> Iterator[None]:
    """Set a umask of 0 during a test, so that only the bot can restrict its files."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, int]:
    """Return the permission bits of each file in a folder."""
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


async def open_and_play(path: Path) -> SqliteStore:
    store = await SqliteStore.open(path)
    await GameService(store, lambda: 1.0, decks).open(Place(9, 1), people(1)[0], "en")
    return store


async def test_a_new_database_its_folder_and_its_companions_are_private(tmp_path: Path) -> None:
    path = tmp_path / "data" / "dixit.sqlite3"
    store = await open_and_play(path)
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert rights(path.parent) == {
        "dixit.sqlite3": 0o600,
        "dixit.sqlite3-wal": 0o600,
        "dixit.sqlite3-shm": 0o600,
        "dixit.sqlite3.lock": 0o600,
    }
    await store.close()


async def test_a_database_that_everybody_could_read_becomes_private(
    path: Path, empty_database: Path
) -> None:
    shutil.copy(empty_database, path)
    for suffix in ("", "-wal", ".lock"):
        path.with_name(path.name + suffix).touch()
        path.with_name(path.name + suffix).chmod(0o666)
    store = await open_and_play(path)
    assert set(rights(path.parent).values()) == {0o600}
    await store.close()


async def test_a_database_that_may_not_be_written_is_not_made_writable(
    path: Path, empty_database: Path
) -> None:
    shutil.copy(empty_database, path)
    path.chmod(0o444)
    make_private(path)
    assert rights(path.parent) == {path.name: 0o400}


async def test_a_folder_that_was_there_keeps_its_rights(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(0o750)
    await (await open_and_play(shared / "dixit.sqlite3")).close()
    assert stat.S_IMODE(shared.stat().st_mode) == 0o750


async def test_a_backup_is_private_whatever_it_replaces(path: Path, empty_database: Path) -> None:
    shutil.copy(empty_database, path)
    target = path.parent / "backup.sqlite3"
    shutil.copy(empty_database, target)
    target.chmod(0o666)
    copy_database(path, target)
    assert rights(path.parent)["backup.sqlite3"] == 0o600
