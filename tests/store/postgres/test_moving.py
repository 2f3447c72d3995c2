"""`move` copies everything to another database and back, checked, and never under a running bot."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.__main__ import main
from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.store import (
    AlreadyRunning,
    CannotOpen,
    CardText,
    DeckLimits,
    GameStore,
    NewCard,
    PersonSettings,
    PostedMessage,
    PostgresAddress,
    ServerSettings,
)
from bot.store.backends import open_source, open_target
from bot.store.moving import OF_RUNNING_BOTS, move
from bot.store.picture_files import digest_of
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.files import picture_folder
from bot.store.sqlite.opening import APPLICATION_ID, migrations
from bot.store.sqlite.store import SqliteStore
from tests.playing import FakeClock, all_stories, begun, decks, legal_move
from tests.postgres import UNHURRIED, ask, new_database
from tests.store import releases

ANNA = PlayerId("1")
PASSWORD = "dr4gon"
MORE_ROWS = """
    INSERT INTO guess SELECT min(id), 2, 77, '1 3' FROM game;
    INSERT INTO star SELECT min(id), 77, 4 FROM game;
    INSERT INTO game_deck SELECT min(id), '@one' FROM game;
    INSERT INTO welcome VALUES (12, 8.5);
    INSERT INTO notice VALUES (12, 77, 1, NULL), (12, 78, 0, 0);
    INSERT INTO daily VALUES (99, 9, 1080, 'Europe/Kyiv', 'uk', 10.25, NULL);
    INSERT INTO daily_story VALUES ('d1', 99, 9, 'a “door” – двері', '1', '["dreams/001"]', 1,
        1.5, 2.5, NULL, 7, 'yes', 123, NULL, 1, 0);
    INSERT INTO daily_guess VALUES ('d1', 77, 2);
    INSERT INTO daily_streak VALUES (99, 77, 3, 5);
"""
"""Rows of the tables that no game in these tests fills."""


@pytest.fixture
async def evenings(tmp_path: Path) -> Path:
    """Return an SQLite database with rows in every table."""
    path = tmp_path / "here" / "games.sqlite3"
    path.parent.mkdir()
    await releases.play(path)
    store = await SqliteStore.open(path)
    service = GameService(store, FakeClock(), decks)
    _, first, *_ = await store.live_games()
    await service.play(first, do.ComeBack(ANNA), interaction=4711)
    await store.save_messages(
        first, [PostedMessage("table", 1, 100, player=ANNA, pictures={"hand.jpg": 1 << 60})], [], 1
    )
    await store.note_closed_dms(first, ANNA)
    await store.put_server(ServerSettings(12, mentions=False))
    await store.put_person(PersonSettings(12, mentions=False))
    await store.note_guild_left(12, 5.0)
    await store.create_deck("@one", 9, "Holidays", 101, 5.0, DeckLimits())
    await store.add_cards(9, "@one", [card(b"sea"), card(b"hill")], 101, 6.0, DeckLimits())
    await store.block_picture(digest_of(b"blocked"), 7.0)
    rng = Random(3)
    while not await all_stories(store, 9, 1):  # which some found and not all: by chance
        whole = await begun(service, channel=99, until=9)
        while whole.live:
            whole = (await service.play(whole.id, legal_move(whole.game, rng))).stored
        await store.count_games(100)
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(MORE_ROWS)
    return path


def card(data: bytes) -> NewCard:
    return NewCard(data, digest_of(data), "source", b"look", CardText("Title"))


@pytest.fixture
def there() -> PostgresAddress:
    address = new_database()
    return PostgresAddress(address.url.replace("dixit@", f"dixit:{PASSWORD}@"))


def run(*words: object) -> int:
    return main(["move", *map(str, words)])


async def opened(address: PostgresAddress) -> GameStore:
    return await PostgresStore.open(address, patience=UNHURRIED)


def content(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Return every row of every table."""
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        tables = [name for (name,) in connection.execute(query)]
        return {
            name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr) for name in tables
        }


def pictures(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in picture_folder(path).iterdir()}


def test_everything_goes_there_and_back(
    evenings: Path, there: PostgresAddress, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, back = content(evenings), tmp_path / "back.sqlite3"
    assert not [name for name, rows in before.items() if not rows], "tables without a row"
    assert run("--from", f"sqlite:{evenings}", "--to", there.url) == 0
    compared, what_now = capsys.readouterr().out.splitlines()
    assert "every game was compared" in compared
    assert "1 message, 2 servers' settings, 7 people's settings" in compared
    assert what_now.startswith("Set DATABASE to the new address")
    assert content(evenings) == before
    assert run("--from", there.url, "--to", f"sqlite:{back}") == 0
    assert PASSWORD not in "".join(capsys.readouterr())
    assert content(back) == before
    assert pictures(back) == pictures(evenings)


async def test_a_game_goes_on_where_it_was_moved_to(evenings: Path, there: PostgresAddress) -> None:
    source, target = await open_source(evenings), await open_target(there)
    moved = await move(source, target)
    await source.close()
    await target.close()
    here, store = await SqliteStore.open(evenings), await opened(there)
    games = await here.live_games()
    assert await store.live_games() == games  # in the same order
    assert moved.live == len(games)
    for game_id in games:
        assert await store.load_to_show(game_id) == await here.load_to_show(game_id)
        assert await store.journal(game_id) == await here.journal(game_id)
        assert await store.messages(game_id) == await here.messages(game_id)
    assert await store.knows_interaction(4711)
    service = GameService(store, FakeClock(), decks)
    assert (await service.play(games[1], do.ComeBack(ANNA), interaction=4711)).repeated
    assert not (await service.play(games[1], do.ComeBack(ANNA), interaction=4712)).repeated
    await here.close()
    await store.close()


async def test_every_table_is_carried_over(evenings: Path, there: PostgresAddress) -> None:
    source, target = await open_source(evenings), await open_target(there)
    assert (await target.columns()).keys() - OF_RUNNING_BOTS == (await source.columns()).keys()
    await source.close()
    await target.close()


def test_a_database_of_a_former_version_is_moved_as_it_would_become(
    tmp_path: Path, there: PostgresAddress
) -> None:
    path, back = tmp_path / "old.sqlite3", tmp_path / "back.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            f"PRAGMA application_id = {APPLICATION_ID}; {migrations()[0]}; PRAGMA user_version = 1;"
            "INSERT INTO server VALUES (9, 'dixit-2021', 'slow', '[]', 'uk', 'everyone', 'dm');"
        )
    before = path.read_bytes()
    assert run("--from", f"sqlite:{path}", "--to", there.url) == 0
    assert path.read_bytes() == before
    assert run("--from", there.url, "--to", f"sqlite:{back}") == 0
    ((guild_id, rules, pace, *_),) = content(back)["server"]
    assert (guild_id, rules, pace) == (9, "dixit-2021", "slow")


def test_a_setting_that_one_side_does_not_know_yet_is_moved_with_its_default(
    evenings: Path, there: PostgresAddress, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(evenings)) as connection:
        connection.execute("ALTER TABLE server DROP COLUMN threads")
    before = evenings.read_bytes()
    assert run("--from", f"sqlite:{evenings}", "--to", there.url) == 0
    assert evenings.read_bytes() == before
    assert ask(there, "SELECT DISTINCT threads FROM server") == [(False,)]
    ask(there, "ALTER TABLE person DROP COLUMN mentions")
    back = tmp_path / "back.sqlite3"
    assert run("--from", there.url, "--to", f"sqlite:{back}") == 0
    with closing(sqlite3.connect(back)) as connection:
        assert connection.execute("SELECT DISTINCT mentions FROM person").fetchall() == [(1,)]


def test_a_target_that_is_not_empty_stays_as_it_is(
    evenings: Path, there: PostgresAddress, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--from", f"sqlite:{evenings}", "--to", there.url) == 0
    games = ask(there, "SELECT count(*) FROM game")
    assert run("--from", f"sqlite:{evenings}", "--to", there.url) == 1
    assert "is not empty" in capsys.readouterr().err
    assert ask(there, "SELECT count(*) FROM game") == games
    copy = tmp_path / "copy.sqlite3"
    assert run("--from", there.url, "--to", f"sqlite:{copy}") == 0
    before = content(copy)
    assert run("--from", there.url, "--to", f"sqlite:{copy}") == 1
    assert content(copy) == before


async def test_nothing_is_moved_under_a_running_bot(evenings: Path, there: PostgresAddress) -> None:
    bot = await SqliteStore.open(evenings)
    with pytest.raises(AlreadyRunning, match="stop it"):
        await open_source(evenings)
    await bot.close()
    workers = [await opened(there) for _ in range(2)]
    with pytest.raises(AlreadyRunning, match="stop every one") as caught:
        await open_target(there)
    assert PASSWORD not in str(caught.value)
    await workers[0].close()
    with pytest.raises(AlreadyRunning):  # one is enough
        await open_source(there)
    await workers[1].close()
    target = await open_target(there)
    with pytest.raises(AlreadyRunning, match="being moved"):
        await opened(there)
    await target.close()
    await (await opened(there)).close()


async def test_a_copy_that_differs_is_not_kept(
    evenings: Path, there: PostgresAddress, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for address in (there, tmp_path / "new.sqlite3"):
        source, target = await open_source(evenings), await open_target(address)
        write = target.write

        async def flawed(table: str, columns: Any, rows: list[Any], write: Any = write) -> None:
            await write(table, columns, rows[1:] if table == "journal" else rows)

        monkeypatch.setattr(target, "write", flawed)
        with pytest.raises(Exception, match="copy of its journal differs"):
            await move(source, target)
        await source.close()
        await target.close()
    assert ask(there, "SELECT to_regclass('game')") == [(None,)]
    assert not (tmp_path / "new.sqlite3").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--from", "sqlite:nowhere.sqlite3", "--to", "sqlite:b"), "there is no database"),
        (("--from", "sqlite:a", "--to", "sqlite:a"), "the same database"),
        (("--from", f"mysql://u:{PASSWORD}@h/d", "--to", "sqlite:a"), "--from: mysql://"),
        (("--from", f"postgresql://u:{PASSWORD}", "--to", "a"), "--from: the port"),
    ],
)
def test_a_slip_is_told_in_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*words) == 1
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert PASSWORD not in error
    assert list(tmp_path.iterdir()) == []


async def test_an_empty_postgresql_is_nothing_to_move_from(
    there: PostgresAddress,
) -> None:
    with pytest.raises(CannotOpen, match="no games here"):
        await open_source(there)
