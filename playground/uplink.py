"""Simulates the bot's upload bandwidth, for example of a slow home connection."""

import asyncio

from aiohttp import web

PIECE = 4 << 10  # bytes of one request that are sent before the next one's turn


class Uplink:
    """Delays requests so that their bodies together do not exceed a rate in bytes per second."""

    def __init__(self) -> None:
        self.bytes_per_second: float | None = None
        self._line = asyncio.Lock()

    async def carry(self, request: web.Request) -> None:
        """Sleep while the body is uploaded; raise ``CancelledError`` if the sender disconnects."""
        left = request.content_length or 0
        while self.bytes_per_second and left > 0:
            async with self._line:  # waiting requests are served in turn
                await asyncio.sleep(min(left, PIECE) / self.bytes_per_second)
            left -= PIECE
            if request.transport is None or request.transport.is_closing():
                raise asyncio.CancelledError
