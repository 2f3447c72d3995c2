"""A wire between the store and its server that can be cut at the worst moment."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.store.address import PostgresAddress

SOCKET = ".s.PGSQL.5432"
DONE = re.compile(rb"[CD]\x00\x00\x00")  # CommandComplete or a row: by now the change is stored


class Wire:
    """A proxy in front of PostgreSQL that can lose a request or an answer, or cut everything."""

    def __init__(self, folder: Path, server: Path) -> None:
        self.folder = folder
        self._server = server
        self._lose: str | None = None
        self._passing: set[asyncio.Task[None]] = set()
        self.cuts = 0
        self._is_cut = False

    @property
    def address(self) -> PostgresAddress:
        return PostgresAddress(f"postgresql://dixit@/postgres?host={self.folder}")

    def lose(self, what: str) -> None:
        """Cut the next used connection before it delivers a ``question`` or an ``answer``.

        A question is a client's request; ``what`` is one of the two words.
        """
        self._lose = what

    def cut(self) -> None:
        """Cut all connections and refuse new ones."""
        self._is_cut = True
        for way in self._passing:
            way.cancel()

    def mend(self) -> None:
        """Accept connections again."""
        self._is_cut = False

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one connection to the server, in both directions."""
        if self._is_cut:
            writer.transport.abort()
            return
        there, back = await asyncio.open_unix_connection(str(self._server / SOCKET))
        ways = (
            asyncio.create_task(self._pass(reader, back, "question")),
            asyncio.create_task(self._pass(there, writer, "answer")),
        )
        self._passing.update(ways)
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, back):
            end.transport.abort()
        for way in ways:
            way.cancel()

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, what: str
    ) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(1 << 16):
                if self._lose == what and (what == "question" or DONE.search(data)):
                    self._lose = None
                    self.cuts += 1
                    return
                writer.write(data)
                await writer.drain()

    async def close(self) -> None:
        for way in self._passing:
            way.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)


@asynccontextmanager
async def wire_to(server: Path, folder: Path) -> AsyncIterator[Wire]:
    """Yield a proxy in ``folder`` to the server whose socket is in the folder ``server``."""
    wire = Wire(folder, server)
    listening = await asyncio.start_unix_server(wire.carry, str(folder / SOCKET))
    yield wire
    listening.close()
    await wire.close()
