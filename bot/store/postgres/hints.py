"""Hints between workers: NOTIFY after a commit, so that nobody has to wait for the next look.

A hint may be lost, and nothing depends on it. The connection that listens is called again when it
is lost.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from bot.store.address import PostgresAddress
from bot.store.errors import StoreError
from bot.store.postgres.database import Database
from bot.store.postgres.failures import translated
from bot.store.postgres.opening import connect

log = logging.getLogger(__name__)

CHANNEL = "dixit"
AGAIN = 1.0
ALIVE = 5.0


class Hints:
    """Short words for all workers."""

    def __init__(self, address: PostgresAddress, database: Database) -> None:
        self._address = address
        self._database = database

    async def give(self, hint: str) -> None:
        """Tell everybody, perhaps."""
        with suppress(StoreError):
            await self._database.value("SELECT pg_notify($1, $2)", CHANNEL, hint)

    @asynccontextmanager
    async def heard(self, listener: Callable[[str], None]) -> AsyncIterator[None]:
        """Pass on every hint that comes meanwhile."""
        task = asyncio.create_task(self._listen(listener), name="hints")
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _listen(self, listener: Callable[[str], None]) -> None:
        def told(_connection: object, _process: int, _channel: str, hint: str) -> None:
            listener(hint)

        while True:
            try:
                with translated():
                    connection = await connect(self._address)
                    try:
                        await connection.add_listener(CHANNEL, told)
                        while True:  # a connection that is cut without a word is noticed, too
                            await connection.fetchval("SELECT 1", timeout=ALIVE)
                            await asyncio.sleep(ALIVE)
                    finally:
                        connection.terminate()
            except StoreError as fault:
                log.info("no hints for a moment: %s", fault)
            await asyncio.sleep(AGAIN)
