"""Presses and commands as they arrive: each is let in once, and those inside are waited for.

After a reconnection the gateway may deliver a press again. The store refuses to play it twice,
even after a restart; this keeps the second one from answering before the first.
"""

import asyncio
import time
from collections import OrderedDict

REMEMBERED = 5000
PATIENCE = 3.0  # nobody's answer takes longer


class Arrivals:
    """Who came in, and who is still here."""

    def __init__(self) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._inside: dict[int, float] = {}  # and since when
        self._expected: set[int] = set()
        self._closed = False
        self._empty = asyncio.Event()
        self._empty.set()

    def open(self) -> None:
        """Let people in (again)."""
        self._closed = False

    def expect(self, interaction_id: int) -> None:
        """This one is on its way from the gateway to here: it counts as inside."""
        self._expected.add(interaction_id)
        self._inside[interaction_id] = time.perf_counter()
        self._empty.clear()

    def enter(self, interaction_id: int) -> bool:
        """Whether to let this one in: not a second time, and not when closing."""
        if interaction_id in self._seen:
            return False
        if self._closed and interaction_id not in self._expected:
            return False
        self._expected.discard(interaction_id)
        self._seen[interaction_id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        self._inside[interaction_id] = time.perf_counter()
        self._empty.clear()
        return True

    def leave(self, interaction_id: int) -> float:
        """This one has been answered; how many seconds it was here."""
        now = time.perf_counter()
        since = self._inside.pop(interaction_id, now)
        if not self._inside:
            self._empty.set()
        return now - since

    async def close(self) -> None:
        """Let nobody in any more and wait for those inside."""
        self._closed = True
        try:
            async with asyncio.timeout(PATIENCE):
                await self._empty.wait()
        except TimeoutError:
            self._inside.clear()
            self._expected.clear()
