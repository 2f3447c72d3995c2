"""A cache with a size limit, and a way to make each expensive item only once.

Knows keys and sizes in bytes, but not what the items are. Use it only on the event loop.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from bot.tasks import ignore_error

T = TypeVar("T")


class Cache(Generic[T]):
    """Keeps the most recently used items, up to a number of bytes."""

    def __init__(self, most_bytes: int, weigh: Callable[[T], int]) -> None:
        self._most = most_bytes
        self._weigh = weigh
        self._items: OrderedDict[Hashable, T] = OrderedDict()
        self.size = 0
        self.lookups: Counter[str] = Counter()  # since the start: found, or missed

    def __len__(self) -> int:
        return len(self._items)

    def get(self, key: Hashable) -> T | None:
        """Return the item and mark it as recently used; return None if it is not kept.

        Count the lookup.
        """
        item = self._items.get(key)
        self.lookups["missed" if item is None else "found"] += 1
        if item is not None:
            self._items.move_to_end(key)
        return item

    def peek(self, key: Hashable) -> T | None:
        """Return the item or None, without marking it as used or counting the lookup."""
        return self._items.get(key)

    def put(self, key: Hashable, item: T) -> None:
        """Keep an item; drop the least recently used ones if there are too many bytes.

        An item that is larger than the whole cache empties it and is not kept.
        """
        old = self._items.pop(key, None)
        if old is not None:
            self.size -= self._weigh(old)
        self._items[key] = item
        self.size += self._weigh(item)
        while self.size > self._most:
            _, gone = self._items.popitem(last=False)
            self.size -= self._weigh(gone)

    def clear(self) -> None:
        """Drop everything."""
        self._items.clear()
        self.size = 0


class SingleFlight(Generic[T]):
    """Runs one task per key at a time; callers that ask for the same key share its result."""

    def __init__(self) -> None:
        self._flights: dict[Hashable, asyncio.Task[T]] = {}

    async def run(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """Return the result of ``make``, or of the call with the same key that is already running.

        Cancelling one caller does not affect the others.
        """
        task = self._flights.get(key)
        if task is None:
            task = asyncio.ensure_future(_awaited(make))
            self._flights[key] = task
            task.add_done_callback(lambda done: self._landed(key, done))
        # Without the shield, cancelling this caller would cancel the task that others wait for.
        return await asyncio.shield(task)

    def _landed(self, key: Hashable, task: asyncio.Task[T]) -> None:
        self._flights.pop(key, None)
        ignore_error(task)


async def _awaited(make: Callable[[], Awaitable[T]]) -> T:
    return await make()
