"""Reads the database of a bot in another process, and starts, ends and kills that process."""

import asyncio
import os
import sqlite3
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import SimpleNamespace, TracebackType
from typing import Any, Self

from bot.store import Address, GameId, PostgresAddress, StoredGame
from bot.store.games import GAME, game_of_row
from playground.server import Playground
from tests.e2e.order import until
from tests.forks import PROCESSES, become, run_module

PATIENCE = 120.0
LEADS = " leads shard "  # in the worker's log
RUN_OUT = "UPDATE shard_lease SET until = least(until, clock_timestamp())"
ROOT = Path(__file__).parents[2]


def asked(database: PostgresAddress, query: str, *values: Any) -> list[Any]:
    """Return the rows of one query; the driver is imported here, as it may be missing."""
    from tests.postgres import ask

    return ask(database, query, *values)


def tables_with(database: PostgresAddress, *texts: str) -> list[str]:
    """Return the tables in which one of these texts occurs; imports the driver here as well."""
    from tests import postgres

    return postgres.tables_with(database, *texts)


class Witness:
    """A stand-in for the bot that reads its database from the test's own process.

    It is both the ``store`` and the ``service`` of its ``parts``.
    """

    def __init__(self, database: Address) -> None:
        self._database = database
        self.parts = SimpleNamespace(store=self, service=self)

    def _rows(self, query: str, *values: Any) -> list[Any]:
        if isinstance(self._database, PostgresAddress):
            return asked(self._database, query.replace("?", "$1"), *values)
        with sqlite3.connect(f"file:{self._database}?mode=ro", uri=True) as connection:
            rows = connection.execute(query, values).fetchall()
        connection.close()
        return rows

    def _row(self, query: str, *values: Any) -> Any:
        return next(iter(self._rows(query, *values)), None)

    async def find_last(self, channel_id: int) -> GameId | None:
        """Return the game that was opened last in this channel, or None."""
        query = "SELECT id FROM game WHERE channel_id = ? ORDER BY created_at DESC LIMIT 1"
        row = self._row(query, channel_id)
        return GameId(row[0]) if row else None

    async def load(self, game_id: GameId) -> StoredGame:
        """Return the game as last saved."""
        row = self._row(f"SELECT {GAME} FROM game WHERE id = ?", game_id)
        query = "SELECT scored FROM scored_round WHERE game_id = ? ORDER BY place"
        return game_of_row(row, [text for (text,) in self._rows(query, game_id)])


def be_a_victim(
    environment: dict[str, str], folder: Path, log: Path, module: str, *words: str
) -> None:
    """Run a module with its arguments in this forked process."""
    become(environment, folder, log)
    run_module(module, *words)


class Victim:
    """Runs the bot's process, which can be killed and started again."""

    def __init__(
        self, playground: Playground, decks: Path, folder: Path, database: Address | None = None
    ) -> None:
        self._playground = playground
        self.database = database or folder / "games.sqlite3"
        self._log = folder / "victim.log"
        self._environment = dict(os.environ) | {
            "DISCORD_TOKEN": playground.token,
            "DISCORD_API_BASE": playground.api_base,
            "DISCORD_GATEWAY_URL": playground.gateway_url,
            "DATABASE": getattr(self.database, "url", str(self.database)),
            "PYTHONPATH": str(ROOT),
            "DECKS_DIR": str(decks),
        }
        self._process: ForkServerProcess | None = None

    async def start(self, module: str = "tests.e2e.victim", *words: str) -> None:
        """Start a module with its arguments in a new process and wait until the bot answers."""
        said = len(self.log)
        self._process = PROCESSES.Process(
            target=be_a_victim, args=(self._environment, Path.cwd(), self._log, module, *words)
        )
        await asyncio.to_thread(self._process.start)
        online = lambda: self._playground.bot_online  # noqa: E731
        await self._playground.world.feed.wait_until(online, PATIENCE)
        if isinstance(self.database, PostgresAddress):
            # A worker is connected before it leads, and before its commands are registered.
            await until(lambda: LEADS in self.log[said:], "the worker leads", PATIENCE)
            known = self._playground.world.commands
            await until(lambda: known[None], "Discord knows the commands", PATIENCE)

    def kill(self) -> None:
        """Kill the process without warning."""
        if self._process is not None:
            self._process.kill()

    def end(self) -> None:
        """Ask the process to end, as a supervisor does."""
        assert self._process is not None
        self._process.terminate()

    async def ended(self) -> int:
        """Wait until the process has ended; return its exit status."""
        process = self._process
        assert process is not None
        await until(lambda: not process.is_alive(), "the process has ended", PATIENCE)
        assert process.exitcode is not None
        return process.exitcode

    async def gone(self) -> int:
        """Wait until the process has ended and the gateway has noticed; return its exit status.

        On PostgreSQL, then let its leases expire.
        """
        status = await self.ended()
        await self._playground.world.feed.wait_until(
            lambda: not self._playground.bot_online, PATIENCE
        )
        if isinstance(self.database, PostgresAddress):
            # expire its lease; how long that takes is tested in tests/workers
            asked(self.database, RUN_OUT)
        return status

    @property
    def pid(self) -> int:
        """Return the process's id."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """Return everything that the process has logged."""
        return self._log.read_text() if self._log.exists() else ""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()
        if self._process is not None:
            await self.ended()
            self._process.close()
