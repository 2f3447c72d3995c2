"""A PostgreSQL that cannot be used is reported with advice, and without its password."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from bot.play.service import GameService
from bot.settings import Settings, SettingsError
from bot.store import (
    CannotOpen,
    NewerDatabase,
    Place,
    PostgresAddress,
    StoreError,
    open_store,
)
from bot.store.postgres import opening
from bot.store.postgres.store import PostgresStore
from tests.playing import FakeClock, decks, people
from tests.postgres import UNHURRIED, ask, empty_postgres, new_database, server

ANNA = people(1)[0]
PASSWORD = "dr4gon"


@pytest.fixture
def fresh() -> PostgresAddress:
    return new_database()


async def opened(address: PostgresAddress) -> PostgresStore:
    return await PostgresStore.open(address, patience=UNHURRIED)


async def refused(address: PostgresAddress, kind: type[CannotOpen] = CannotOpen) -> str:
    with pytest.raises(kind) as caught:
        await open_store(address)
    said = str(caught.value)
    assert PASSWORD not in said
    assert caught.value.__cause__ is None  # a traceback in the log would show what they said
    return said


async def test_bots_that_start_together_create_the_tables_once(fresh: PostgresAddress) -> None:
    stores = await asyncio.gather(*(opened(fresh) for _ in range(4)))
    assert ask(fresh, "SELECT number FROM dixit_version") == [(len(opening.migrations()),)]
    lobby = await GameService(stores[0], FakeClock(), decks).open(Place(1, 2), ANNA, "en")
    assert {await store.find_live(2) for store in stores} == {lobby.id}
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_newer_database_is_left_alone(fresh: PostgresAddress) -> None:
    await (await opened(fresh)).close()
    ask(fresh, "UPDATE dixit_version SET number = 999")
    said = await refused(fresh, NewerDatabase)
    assert "999" in said
    assert "update the bot" in said
    assert ask(fresh, "SELECT number FROM dixit_version") == [(999,)]


async def test_another_programs_tables_are_left_alone(fresh: PostgresAddress) -> None:
    ask(fresh, "CREATE TABLE game (title text)")
    assert "another program" in await refused(fresh)
    assert ask(fresh, "SELECT to_regclass('dixit_version')") == [(None,)]


async def test_a_failing_step_of_an_update_changes_nothing(
    fresh: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = opening.migrations()
    monkeypatch.setattr(
        opening, "migrations", lambda: (*known, "CREATE TABLE more (x text); SELECT nonsense")
    )
    with pytest.raises(StoreError, match="report it"):
        await open_store(fresh)
    assert ask(fresh, "SELECT to_regclass('game'), to_regclass('more')") == [(None, None)]
    monkeypatch.setattr(opening, "migrations", lambda: (*known, "CREATE TABLE more (x text)"))
    await (await opened(fresh)).close()
    assert ask(fresh, "SELECT number FROM dixit_version") == [(len(known) + 1,)]


async def test_a_database_that_is_not_there_is_not_made_up() -> None:
    there = server().address("nowhere").url.replace("dixit@", f"dixit:{PASSWORD}@")
    said = await refused(PostgresAddress(there))
    assert "no such database" in said
    assert str(server().folder) not in said


async def test_a_user_who_is_unknown_is_told_so() -> None:
    there = server().address().url.replace("dixit@", f"nobody:{PASSWORD}@")
    assert "user and password" in await refused(PostgresAddress(there))


async def test_a_server_that_is_not_there_is_told_so(tmp_path: Path) -> None:
    said = await refused(PostgresAddress(f"postgresql://dixit:{PASSWORD}@/dixit?host={tmp_path}"))
    assert "does not answer" in said
    assert str(tmp_path) not in said


async def test_an_address_that_only_the_driver_knows_to_be_wrong_is_told_so() -> None:
    said = await refused(PostgresAddress(f"postgresql://u:{PASSWORD}@h/d?sslmode=perhaps"))
    assert "DATABASE" in said


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        (f"postgresql://u:{PASSWORD}@one:1,two/games?x=y", "postgresql://one:1,two/games"),
        (f"postgres://u:{PASSWORD}@[::1]:5432/games", "postgresql://[::1]:5432/games"),
        (f"postgresql://u:{PASSWORD}@/games?host=/run", "postgresql:///run/games"),
    ],
)
def test_an_address_is_shown_without_its_secrets(address: str, shown: str) -> None:
    settings = Settings.from_env({"DISCORD_TOKEN": "x", "DATABASE": address})
    assert str(settings.database) == shown
    assert PASSWORD not in repr(settings)
    assert settings == Settings.from_env({"DISCORD_TOKEN": "x", "DATABASE_URL": address})


def test_what_is_said_in_database_counts_more_than_what_a_host_sets() -> None:
    hosts = {"DISCORD_TOKEN": "x", "DATABASE_URL": f"mysql://u:{PASSWORD}@h/d"}
    assert Settings.from_env({**hosts, "DATABASE": "a.sqlite3"}).database == Path("a.sqlite3")
    with pytest.raises(SettingsError, match=r"DATABASE_URL: .*postgresql://") as caught:
        Settings.from_env(hosts)
    assert PASSWORD not in str(caught.value)


@pytest.mark.parametrize(
    "wrong",
    [
        f"postgresql://u:{PASSWORD} @h/d",
        f"postgresql://u:{PASSWORD}",
        f"postgresql://u:{PASSWORD}@/d",
        f"postgresql://u:{PASSWORD}@h:99999/d",
        f"postgresql://u:{PASSWORD}@h:port/d",
        f"postgresql://u:#{PASSWORD}@h/d",
        f"postgresql://u:{PASSWORD}@[::1/d",
        f"mysql://u:{PASSWORD}@h/d",
        f"POSTGRESQL:/u:{PASSWORD}@h/d",
    ],
)
def test_an_address_with_a_slip_is_refused_without_repeating_it(wrong: str) -> None:
    with pytest.raises(SettingsError, match=r"^DATABASE: ") as caught:
        Settings.from_env({"DISCORD_TOKEN": "x", "DATABASE": wrong})
    assert PASSWORD not in str(caught.value)


ON_SQLITE = """
import asyncio, sys
from pathlib import Path
import bot.app, bot.cli.run, bot.cli.database, bot.cli.playground
from bot.store import open_store
async def main():
    store = await open_store(Path(sys.argv[1]))
    await store.live_games()
    await store.close()
asyncio.run(main())
new = [name for name in sys.modules if name.startswith(("asyncpg", "bot.store.postgres"))]
assert not new, new
"""


def test_on_sqlite_nothing_of_postgresql_is_imported(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", ON_SQLITE, tmp_path / "games.sqlite3"], check=True)


ON_POSTGRESQL = """
import sys
import bot.app, bot.cli.run, bot.cli.database, bot.workers.assembly
from bot.store import PostgresAddress
from bot.store.backends import load_driver
load_driver(PostgresAddress("postgresql://u@h/d"))
assert "bot.store.postgres.store" in sys.modules
assert "aiosqlite" not in sys.modules
"""


def test_on_postgresql_the_library_for_sqlite_is_not_imported() -> None:
    subprocess.run([sys.executable, "-c", ON_POSTGRESQL], check=True)


async def test_a_bot_without_the_extra_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("bot.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "[postgres]" in await refused(PostgresAddress("postgresql://u@h/d"))


@pytest.mark.parametrize(
    ("wrong", "values"),
    [
        ("SELECT nothing FROM game", ()),
        ("INSERT INTO server (guild_id) VALUES (?1)", (1,)),
        ("SELECT ?1::bigint", ("text",)),
        ("SELECT ?1::bigint", (1, 2)),
    ],
)
async def test_a_mistake_of_ours_is_not_put_down_to_the_server(
    wrong: str, values: tuple[object, ...]
) -> None:
    store = await PostgresStore.open(empty_postgres(), patience=UNHURRIED)
    with pytest.raises(StoreError, match="report it"):
        await store.database.fetch(wrong, *values)
    await store.close()
