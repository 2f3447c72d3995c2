"""Publishes everything that happens in the playground to its listeners.

Gateway sessions, the page and the tests subscribe here. An event has Discord's name and payload
and says which users may receive it; the feed itself does not filter.
"""

import asyncio
from collections.abc import Callable, Set
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]
Listener = Callable[["Event"], None]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: ``name`` and ``data`` are what Discord's gateway would send."""

    name: str
    data: Json
    audience: Set[int]  # asking for one person may be cheaper than listing all
    guild_id: int | None = None

    def seen_by(self, user_id: int) -> bool:
        """Return whether this user's client receives the event."""
        return user_id in self.audience


class Feed:
    """Calls every listener in order, in the task that caused the event."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call ``listener`` for each event from now on; return a function that unsubscribes it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener) if listener in self._listeners else None

    def publish(self, event: Event) -> None:
        """Call all listeners with this event."""
        for listener in tuple(self._listeners):
            listener(event)

    async def wait_until(
        self, predicate: Callable[[], object], timeout: float | None = 60.0
    ) -> None:
        """Return once ``predicate()`` is true, which is checked now and after every event.

        Raise ``TimeoutError`` if that takes longer than ``timeout`` seconds.
        """
        changed = asyncio.Event()
        stop = self.subscribe(lambda _event: changed.set())
        try:
            async with asyncio.timeout(timeout):
                while not predicate():
                    await changed.wait()
                    changed.clear()
        finally:
            stop()
