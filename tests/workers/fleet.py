"""Runs several workers on one playground and one PostgreSQL, and reads what they share."""

import asyncio
import os
import signal
from collections.abc import Callable
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import SimpleNamespace, TracebackType
from typing import Any, Self

from bot.store import GameId, PostgresAddress, StoredGame
from bot.store.postgres.store import PostgresStore
from playground.server import Playground
from tests.forks import PROCESSES
from tests.postgres import open_store
from tests.workers.process import main

PATIENCE = 120.0


class Fleet:
    """Starts, ends, kills and freezes workers; their files are in one folder."""

    def __init__(
        self,
        playground: Playground,
        address: PostgresAddress,
        decks: Path,
        folder: Path,
        shards: int,
    ) -> None:
        self.playground = playground
        self.address = address
        self.decks = decks
        self._folder = folder
        self._shards = shards
        self.processes: dict[str, ForkServerProcess] = {}
        self._store: PostgresStore | None = None

    @property
    def store(self) -> PostgresStore:
        """Return the store that the workers share, opened by the test."""
        assert self._store is not None
        return self._store

    @property
    def parts(self) -> SimpleNamespace:
        """Return a stand-in for a bot's ``parts``, with the shared store as store and service."""
        return SimpleNamespace(store=self.store, service=self.store)

    async def load(self, game_id: GameId) -> StoredGame:
        return await self.store.load(game_id)

    async def start(self, name: str, **environment: str) -> None:
        """Start a worker process; do not wait until it leads a shard."""
        settings = {
            "DISCORD_TOKEN": self.playground.token,
            "DISCORD_API_BASE": self.playground.api_base,
            "DISCORD_GATEWAY_URL": self.playground.gateway_url,
            "DATABASE": self.address.url,
            "DECKS_DIR": str(self.decks),
            "SHARDS": str(self._shards),
            "SHARDS_HERE": "lease",
        }
        whole = dict(os.environ) | settings | environment
        process = PROCESSES.Process(target=main, args=(whole, self._folder, self.log_of(name)))
        await asyncio.to_thread(process.start)
        self.processes[name] = process

    def log_of(self, name: str) -> Path:
        return self._folder / f"{name}.log"

    async def owners(self) -> dict[int, int]:
        """Return the process id of each shard's leader."""
        rows = await self.store.database.fetch(
            "SELECT shard, owner FROM shard_lease WHERE until > clock_timestamp() "
            "AND owner IS NOT NULL ORDER BY shard"
        )
        return {shard: int(owner.split("-")[-2]) for shard, owner in rows}

    async def owner_of(self, shard: int) -> str:
        """Return the name of the worker that leads a shard, waiting until one does."""
        found = ""

        async def so() -> bool:
            nonlocal found
            pid = (await self.owners()).get(shard)
            names = (name for name, one in self.processes.items() if one.pid == pid)
            found = next(names, "")
            return bool(found)

        await eventually(so, f"shard {shard} is led")
        return found

    def times_said(self, name: str, words: str) -> int:
        """Return how often these words are in a worker's log."""
        return self.log_of(name).read_text().count(words)

    async def said(self, name: str, words: str, times: int = 1) -> None:
        """Wait until these words are in a worker's log this many times."""

        async def so() -> bool:
            return self.times_said(name, words) >= times

        await eventually(so, f"{name} says {words!r}")

    async def joined(self, name: str) -> None:
        """Wait until this worker is registered in the database."""
        pid = f"%-{self.processes[name].pid}-%"

        async def so() -> bool:
            rows = await self.store.database.fetch("SELECT FROM worker WHERE name LIKE $1", pid)
            return bool(rows)

        await eventually(so, f"{name} works")

    async def led_by(self, *names: str) -> None:
        """Wait until these workers lead all shards, each at least one, and commands are registered.

        The leader of shard 0 registers the commands a moment after it starts to lead.
        """
        pids = {self.processes[name].pid for name in names}

        async def so() -> bool:
            owners = await self.owners()
            enough = len(owners) == self._shards and self.playground.world.commands[None]
            return bool(enough) and set(owners.values()) == pids

        await eventually(so, f"shards led by {names}")

    async def leads(self, name: str) -> None:
        """Wait until this worker leads any shard."""
        pid = self.processes[name].pid

        async def so() -> bool:
            return pid in (await self.owners()).values()

        await eventually(so, f"{name} leads")

    async def taken_from(self, name: str) -> None:
        """Wait until all shards are led, and none by this worker."""
        pid = self.processes[name].pid

        async def so() -> bool:
            owners = await self.owners()
            return len(owners) == self._shards and pid not in owners.values()

        await eventually(so, f"nothing led by {name}")

    async def all_have_one(self) -> None:
        """Wait until all shards are led, and every living worker leads at least one."""
        living = {one.pid for one in self.processes.values() if one.is_alive()}

        async def so() -> bool:
            owners = await self.owners()
            return len(owners) == self._shards and set(owners.values()) == living

        await eventually(so, "a fair share for everybody")

    def send(self, name: str, number: signal.Signals) -> None:
        pid = self.processes[name].pid
        assert pid is not None
        os.kill(pid, number)

    async def kill(self, name: str) -> None:
        """Kill a worker, and wait until others lead its shards."""
        self.send(name, signal.SIGKILL)
        await self.ended(name)
        await self.taken_from(name)

    async def freeze(self, name: str) -> None:
        """Suspend a worker with SIGSTOP until others lead its shards, then resume it."""
        self.send(name, signal.SIGSTOP)
        await self.taken_from(name)
        self.send(name, signal.SIGCONT)

    async def ended(self, name: str) -> int | None:
        """Wait for a worker's end; return its exit code."""

        async def so() -> bool:
            return not self.processes[name].is_alive()

        await eventually(so, f"{name} ends")
        return self.processes[name].exitcode

    async def __aenter__(self) -> Self:
        self._store = await open_store(self.address)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in self.processes.values():
            process.kill()  # this ends a frozen one, too
            process.join()
            process.close()
        await self.store.close()


async def eventually(predicate: Callable[[], Any], what: str) -> None:
    """Wait for a condition that other processes bring about; fail after a timeout."""
    for _ in range(int(PATIENCE / 0.05)):
        if await predicate():
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"never: {what}")
