"""``kill -9`` around the moment at which a game is counted: it counts once, and completely."""

import asyncio
import os
import signal
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.play.service import GameService
from bot.rules.statistics import LeaderboardRow, PastClue
from bot.store.database import Values
from bot.store.sqlite.database import SqliteTransaction
from bot.store.sqlite.store import SqliteStore
from tests.forks import PROCESSES
from tests.playing import UNSYNCED, all_stories, begun, decks, legal_move

GUILD = 9  # where ``begun`` plays


def play_and_die(path: Path, tables: int | None) -> None:
    """Finish a game, then kill this process before the game is counted for the statistics.

    If ``tables`` is given, kill it during the count, once it has written to that many tables.
    """
    asyncio.run(_play_and_die(path, tables))


async def _play_and_die(path: Path, tables: int | None) -> None:
    store = await SqliteStore.open(path, pragmas=UNSYNCED)
    service = GameService(store, lambda: 1_800_000_000.0, decks)
    stored = await begun(service, until=9)
    rng = Random(1)
    while stored.live:
        stored = (await service.play(stored.id, legal_move(stored.game, rng))).stored
    if tables is not None:
        _kill_after(tables)
        await store.count_games(5)
    os.kill(os.getpid(), signal.SIGKILL)


def _kill_after(tables: int) -> None:
    """Make this process kill itself after writing to this many tables, before the commit."""
    really, left = SqliteTransaction.many, [tables]

    async def many(self: SqliteTransaction, statement: str, rows: Iterable[Values]) -> None:
        await really(self, statement, rows)
        left[0] -= 1
        if left[0] == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    SqliteTransaction.many = many  # type: ignore[method-assign]


async def _count(path: Path) -> list[int]:
    """Count at most one game, twice; return how many games each call counted."""
    store = await SqliteStore.open(path, pragmas=UNSYNCED)
    assert await store.leaderboard(GUILD, 0.0) == ()
    steps = [await store.count_games(1), await store.count_games(1)]
    await store.close()
    return steps


async def _look(path: Path) -> tuple[tuple[LeaderboardRow, ...], tuple[PastClue, ...]]:
    store = await SqliteStore.open(path, pragmas=UNSYNCED)
    seen = await store.leaderboard(GUILD, 0.0), await all_stories(store, GUILD, 99)
    await store.close()
    return seen


@pytest.mark.parametrize("tables", [None, 1, 3])
def test_a_game_counts_once_after_a_kill_between_its_end_and_its_count(
    tmp_path: Path, tables: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "dixit.sqlite3"
    life = PROCESSES.Process(target=play_and_die, args=(path, tables))
    life.start()
    life.join()
    assert life.exitcode == -signal.SIGKILL
    assert asyncio.run(_count(path)) == [1, 0]
    counted = asyncio.run(_look(path))
    assert [one.games for one in counted[0]] == [1, 1, 1, 1]
    monkeypatch.setenv("DATABASE", str(path))
    assert main(["stats", "rebuild"]) == 0
    assert asyncio.run(_look(path)) == counted


def test_a_rebuild_makes_no_database_where_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE", str(tmp_path / "wrong.sqlite3"))
    assert main(["stats", "rebuild"]) == 1
    assert "there is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
