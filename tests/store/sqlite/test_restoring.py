"""A backup is restored only if it is sound and no bot runs, and no file is discarded."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.play.service import GameService
from bot.store import AlreadyRunning, CannotOpen, DeckLimits, NewCard, NewerDatabase
from bot.store.picture_files import digest_of
from bot.store.sqlite.inspection import check_up, copy_database, restore_database
from bot.store.sqlite.store import SqliteStore
from tests.playing import FakeClock, begun, decks
from tests.store.releases import unpack


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    path = tmp_path / "backup.sqlite3"
    unpack("0.1.0", path)
    return path


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "dixit.sqlite3"


async def played_on(database: Path) -> None:
    """Save a game whose last moves are still in the log beside the database."""
    store = await SqliteStore.open(database)
    await begun(GameService(store, FakeClock(), decks))
    await store.close()


async def test_games_of_the_backup_are_back_and_the_others_lie_aside(
    backup: Path, database: Path
) -> None:
    await played_on(database)
    restored = restore_database(backup, database)
    assert restored.found.live == 12
    assert check_up(database).live == 12
    assert restored.aside is not None
    assert check_up(restored.aside).live == 1
    assert restored.aside.stat().st_mode & 0o077 == 0
    assert database.stat().st_mode & 0o077 == 0
    store = await SqliteStore.open(database)
    assert len(await store.live_games()) == 12
    await store.close()


async def test_a_log_that_a_crash_left_is_not_mixed_into_the_backup(
    backup: Path, database: Path
) -> None:
    await played_on(database)
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE game SET language = 'fr'")
        kept = {suffix: Path(f"{database}{suffix}").read_bytes() for suffix in ("", "-wal")}
    for suffix, data in kept.items():  # as after kill -9
        Path(f"{database}{suffix}").write_bytes(data)
    restored = restore_database(backup, database)
    assert not Path(f"{database}-wal").exists()
    assert not check_up(database).problems
    assert restored.aside is not None
    with closing(sqlite3.connect(restored.aside)) as connection:
        assert connection.execute("SELECT language FROM game").fetchall() == [("fr",)]


async def test_while_a_bot_runs_nothing_is_restored(backup: Path, database: Path) -> None:
    store = await SqliteStore.open(database)
    before = sorted(database.parent.iterdir())
    with pytest.raises(AlreadyRunning, match="stop it first"):
        restore_database(backup, database)
    assert sorted(database.parent.iterdir()) == before
    await store.close()


async def test_a_damaged_backup_changes_nothing(backup: Path, database: Path) -> None:
    await played_on(database)
    before = database.read_bytes()
    data = bytearray(backup.read_bytes())
    data[8192:20000] = b"\xff" * (20000 - 8192)
    backup.write_bytes(data)
    with pytest.raises(CannotOpen, match="damaged"):
        restore_database(backup, database)
    assert database.read_bytes() == before
    assert not [path for path in database.parent.iterdir() if "before" in path.name]


async def test_a_backup_of_a_newer_version_is_refused(backup: Path, database: Path) -> None:
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute("PRAGMA user_version = 1000")
    with pytest.raises(NewerDatabase):
        restore_database(backup, database)
    assert not database.exists()


async def test_where_no_database_was_there_is_one_now(backup: Path, database: Path) -> None:
    assert restore_database(backup, database).aside is None
    assert check_up(database).live == 12


async def test_a_damaged_database_is_replaced_and_kept(backup: Path, database: Path) -> None:
    database.parent.mkdir()
    database.write_bytes(b"not a database at all" * 500)
    restored = restore_database(backup, database)
    assert restored.aside is not None
    assert restored.aside.read_bytes() == b"not a database at all" * 500
    assert check_up(database).live == 12


@pytest.mark.parametrize("name", ["gone.sqlite3", "data"])
async def test_what_is_no_backup_is_named(tmp_path: Path, database: Path, name: str) -> None:
    await played_on(database)
    with pytest.raises(CannotOpen, match=name):
        restore_database(tmp_path / name, database)
    with pytest.raises(CannotOpen, match="is the database itself"):
        restore_database(database, database)


async def test_a_copy_made_while_playing_can_be_restored(tmp_path: Path, database: Path) -> None:
    store = await SqliteStore.open(database)
    service = GameService(store, FakeClock(), decks)
    await begun(service, channel=1)
    copy_database(database, tmp_path / "copy")
    await begun(service, channel=2)
    await store.close()
    restore_database(tmp_path / "copy", database)
    store = await SqliteStore.open(database)
    assert await store.find_live(1)
    assert await store.find_live(2) is None
    await store.close()


async def test_links_to_database_and_backup_stay_and_pictures_are_found(tmp_path: Path) -> None:
    real, link = tmp_path / "disk" / "games", tmp_path / "dixit.sqlite3"
    store = await SqliteStore.open(real)
    await store.create_deck("@one", 9, "Deck", 1, 0.0, DeckLimits())
    card = NewCard(b"a picture", digest_of(b"a picture"), "source", b"")
    await store.add_cards(9, "@one", [card], 1, 0.0, DeckLimits())
    link.symlink_to(real)
    (tmp_path / "latest").symlink_to(tmp_path / "disk" / "backup")
    for _ in range(2):
        assert copy_database(link, tmp_path / "latest").problems == ()
    await store.close()
    with closing(sqlite3.connect(real)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE deck SET name = 'Ours'")
        connection.commit()
        kept = {suffix: Path(f"{real}{suffix}").read_bytes() for suffix in ("", "-wal")}
    for suffix, data in kept.items():  # as after kill -9
        Path(f"{real}{suffix}").write_bytes(data)
    restored = restore_database(tmp_path / "latest", link)
    assert link.is_symlink()
    assert (tmp_path / "latest").is_symlink()
    assert check_up(link).problems == ()
    store = await SqliteStore.open(link)
    assert await store.read_picture(card.digest) == b"a picture"
    await store.close()
    assert restored.aside is not None
    with closing(sqlite3.connect(restored.aside)) as connection:
        assert connection.execute("SELECT name FROM deck").fetchall() == [("Ours",)]
