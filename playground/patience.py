"""How long guests leave a reveal on screen: until humans are idle, or ask to continue.

Knows when a human last did something; it does not know what is shown or what comes next.
"""

import asyncio

from .clock import Clock


class Patience:
    """Lets guests wait until humans are idle or ask to continue."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._active_at = 0.0
        self._asked = asyncio.Event()

    def note_activity(self) -> None:
        """Note that a human did something."""
        self._active_at = self._clock.now()

    def end_waits(self) -> None:
        """End all waits now."""
        self._asked.set()
        self._asked = asyncio.Event()

    async def look(self, seconds: float, *, restarts: bool) -> None:
        """Wait ``seconds``, or until a human asks to continue.

        With ``restarts``, human activity restarts the wait. Leave it off where humans only watch,
        so that moving the mouse does not stall the game.
        """
        asked = asyncio.create_task(self._asked.wait())
        idle = asyncio.create_task(self._idle(seconds) if restarts else self._clock.sleep(seconds))
        try:
            await asyncio.wait((asked, idle), return_when=asyncio.FIRST_COMPLETED)
        finally:
            asked.cancel()
            idle.cancel()

    async def _idle(self, seconds: float) -> None:
        since = self._clock.now()
        while (rest := seconds - (self._clock.now() - since)) > 0:
            await self._clock.sleep(rest)
            since = max(since, self._active_at)
