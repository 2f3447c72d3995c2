"""How long Discord may take to answer one request.

The patience belongs to the connection. A time-out around a call of the library would also cancel
its books of rate limits: a route that was cancelled while it let go never lets anything through
again, and one cancelled while it sleeps out a global limit silences the whole bot.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import aiohttp.client

PATIENCE = 10.0  # seconds for one attempt; the HTTP library's own are five minutes


@contextmanager
def patience_of(seconds: float) -> Iterator[None]:
    """HTTP sessions that are made inside wait this long for an answer.

    discord.py makes its session when it logs in and takes no time-out for it, so the default of
    aiohttp is another one meanwhile.
    """
    ordinary = aiohttp.client.DEFAULT_TIMEOUT
    limited = aiohttp.ClientTimeout(total=seconds, sock_connect=seconds)
    aiohttp.client.DEFAULT_TIMEOUT = limited  # type: ignore[misc]
    try:
        yield
    finally:
        aiohttp.client.DEFAULT_TIMEOUT = ordinary  # type: ignore[misc]
