"""Databases of former versions open with everything that was in them."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.store import GameId, JournalEntry, UnreadableGame
from bot.store.codec import decode_game, encode_game, encode_played
from bot.store.sqlite.inspection import check_up, copy_database
from bot.store.sqlite.opening import APPLICATION_ID, migrate, migrations
from bot.store.sqlite.store import SqliteStore

SAMPLE = Path(__file__).parents[1] / "samples" / "game-1.json"
COLUMNS = (
    "id, guild_id, channel_id, live, revision, shown, language, created_at, touched_at, snapshot"
)


@pytest.fixture
def first_version(path: Path) -> Path:
    """Return a database of version 1 with a live, a finished and an unreadable game."""
    live = SAMPLE.read_text(encoding="utf-8")
    over = json.loads(live)
    over["game"] |= {"phase": "finished", "ending": "stopped", "draw_pile": [], "discards": []}
    games = [
        ("live", 9, 1, 1, 2, 2, "en", 10.0, 20.0, live),
        ("over", 9, 1, 0, 2, 1, "en", 5.0, 6.0, json.dumps(over)),
        ("torn", 9, 2, 0, 2, 2, "en", 5.0, 6.0, live[:-9]),
    ]
    opened = encode_game(decode_game(live)).replace('"schema":2', '"schema":1')
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(migrations()[0])
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 1")
        for row in games:
            marks = ", ".join("?" * len(row))
            connection.execute(f"INSERT INTO game ({COLUMNS}) VALUES ({marks})", row)
            for entry in (
                (row[0], 1, 11.0, "p1", "Open", opened, 0),
                (row[0], 2, 12.0, "p2", *encode_played(do.Join(PlayerId("p2"))), 77),
            ):
                connection.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?)", entry)
        connection.commit()
    return path


async def test_games_keep_their_rounds_and_their_journals(first_version: Path) -> None:
    was = decode_game(SAMPLE.read_text(encoding="utf-8"))
    store = await SqliteStore.open(first_version)
    live = await store.load(GameId("live"))
    assert live.game == was
    assert len(live.game.history) == 2
    assert live.finished_at is None
    journal = await store.journal(GameId("live"))
    assert [entry.seq for entry in journal] == [1, 2]
    assert journal[1] == JournalEntry(2, 12.0, PlayerId("p2"), do.Join(PlayerId("p2")), 77)
    over = await store.load(GameId("over"))
    assert over.game.history == was.history
    assert over.finished_at == 12.0
    assert await store.games_to_redraw() == ("over",)
    await store.close()
    assert check_up(first_version).problems == ()


async def test_what_could_not_be_read_is_kept_for_whoever_repairs_it(first_version: Path) -> None:
    store = await SqliteStore.open(first_version)
    with pytest.raises(UnreadableGame):
        await store.load(GameId("torn"))
    assert await store.prune(1e12, most=10) == 1  # the finished one only
    assert len(await store.journal(GameId("torn"))) == 2
    await store.close()


async def test_a_former_version_is_checked_and_copied_without_being_changed(
    first_version: Path,
) -> None:
    before = first_version.read_bytes()
    found = check_up(first_version, finished_before=100.0)
    assert (found.version, found.live, found.finished, found.journal) == (1, 1, 2, 6)
    assert found.problems == ()
    assert found.prunable == 1
    assert found.prunable_size > 100
    copy = first_version.with_name("backup.sqlite3")
    assert copy_database(first_version, copy).live == 1
    assert first_version.read_bytes() == before
    store = await SqliteStore.open(copy)
    assert len((await store.load(GameId("live"))).game.history) == 2
    await store.close()


def test_an_update_that_breaks_off_leaves_the_database_as_it_was(
    first_version: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = (*migrations(), "CREATE TABLE more (id TEXT); CREATE TABLE more (id TEXT);")
    monkeypatch.setattr("bot.store.sqlite.opening.migrations", lambda: broken)
    with closing(sqlite3.connect(first_version, isolation_level=None)) as connection:
        before = list(connection.iterdump())
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection)
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert list(connection.iterdump()) == before


def test_a_database_of_a_later_version_stays_of_that_version(first_version: Path) -> None:
    later = len(migrations()) + 1
    with closing(sqlite3.connect(first_version, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA user_version = {later}")
        migrate(connection)
        assert connection.execute("PRAGMA user_version").fetchone() == (later,)


async def test_an_older_database_learns_to_give_room_back(first_version: Path) -> None:
    store = await SqliteStore.open(first_version)
    assert await store._database.fetch("PRAGMA auto_vacuum") == [(2,)]
    await store.close()


async def test_what_is_asked_of_live_games_is_known_of_those_that_were_there_before(
    first_version: Path,
) -> None:
    snapshot = json.loads(SAMPLE.read_text(encoding="utf-8"))
    snapshot["game"]["options"] |= {"decks": ["dreams", "@ours"]}
    with closing(sqlite3.connect(first_version)) as connection, connection:
        change = "UPDATE game SET snapshot = ? WHERE id = 'live'"
        connection.execute(change, (json.dumps(snapshot),))
        connection.execute("UPDATE game SET live = 1 WHERE id = 'torn'")
    store = await SqliteStore.open(first_version)
    assert await store.live_by_rules() == {snapshot["game"]["rules"]: 1}
    rows = await store._database.fetch("SELECT game_id, deck_id FROM game_deck ORDER BY deck_id")
    assert rows == [("live", "@ours"), ("live", "dreams")]
    await store.close()


@pytest.mark.parametrize(
    ("query", "index"),
    [
        ("SELECT id FROM game WHERE finished_at < ?1 AND NOT pruned", "game_to_prune"),
        ("SELECT id FROM game WHERE finished_at IS NOT NULL AND NOT counted", "game_to_count"),
        ("SELECT id FROM game WHERE NOT live AND shown < revision", "game_to_show"),
        ("SELECT id FROM game WHERE live AND channel_id = ?1", "one_live_game_per_channel"),
    ],
)
async def test_games_to_look_after_are_found_without_reading_all_of_them(
    store: SqliteStore, query: str, index: str
) -> None:
    plan = await store._database.fetch(f"EXPLAIN QUERY PLAN {query}", *([1] * ("?1" in query)))
    assert index in plan[0][3]
