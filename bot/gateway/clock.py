"""Keeps Discord's time, so that games run on time on a machine whose own clock is wrong.

Every response from Discord carries a date. The machine's clock is read once; from then on elapsed
time is counted, and only Discord's dates correct it. Setting the machine's clock later changes
nothing.
"""

import logging
import sys
import time
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from functools import partial
from types import SimpleNamespace

import aiohttp

log = logging.getLogger(__name__)

FAR_OFF = 60.0  # seconds; dates have whole seconds and take a while to arrive

# A clock that nobody can set, and that includes the time in which the machine slept.
_counted: Callable[[], float] = time.monotonic
if sys.platform == "linux":
    _counted = partial(time.clock_gettime, time.CLOCK_BOOTTIME)


class DiscordClock:
    """A clock that returns Discord's time, in UTC seconds since 1970."""

    def __init__(self) -> None:
        self._ahead = time.time() - _counted()

    def __call__(self) -> float:
        return _counted() + self._ahead

    async def on_answer(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        answered: aiohttp.TraceRequestEndParams,
    ) -> None:
        """Read the date of a response. This is a hook of the HTTP session that talks to Discord."""
        if date := answered.response.headers.get("Date"):
            self.hear(date)

    def hear(self, date: str) -> None:
        """Adopt this date if our time differs from it by more than a minute."""
        try:
            off = parsedate_to_datetime(date).timestamp() - self()
        except ValueError:
            return
        if abs(off) > FAR_OFF:
            log.warning("this machine's clock is %.0f s off: Discord's time counts", -off)
            self._ahead += off
