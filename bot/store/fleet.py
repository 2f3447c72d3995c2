"""What several processes that share the games keep in the store about each other, in values.

A *worker* is one process of the bot. Each shard of Discord's servers is led by one worker at a
time, which holds its *lease*: a row with an epoch that grows whenever another worker takes it. A
worker that is connected and wants to lead next is the shard's *heir*. Knows no SQL.
"""

from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Protocol

PICTURES = "pictures"
"""Tells workers that pictures of servers' decks were deleted, so that they delete their copies."""

CHANNEL = "dixit"  # the channel on which workers send each other hints
TAKEN = "taken"  # the hint that the named press is being answered


def shard_of(guild_id: int, shards: int) -> int:
    """Return the shard that a server belongs to, by Discord's formula."""
    return (guild_id >> 22) % shards


@dataclass(frozen=True, slots=True)
class ShardRow:
    """A shard with its leader and its heir.

    Workers whose lease or claim has expired are left out.
    """

    shard: int
    owner: str | None = None
    heir: str | None = None
    heir_ready: bool = False


@dataclass(frozen=True, slots=True)
class WorkerRow:
    """A worker that renewed its entry within the lifetime of a lease."""

    name: str
    leaving: bool = False
    decks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Fleet:
    """All shards in order, and all living workers, those that joined first at the front."""

    shards: tuple[ShardRow, ...]
    workers: tuple[WorkerRow, ...]
    renewed: frozenset[int] = frozenset()  # the leases of the asking worker that were renewed


@dataclass(frozen=True, slots=True)
class Taken:
    """A lease that was just taken."""

    epoch: int
    unwatched: float  # seconds since a worker last led this shard; infinite if none ever did


@dataclass(frozen=True, slots=True)
class Forwarded:
    """A press that arrived at another worker."""

    id: int
    payload: str


class Leases(Protocol):
    """Decides which worker leads which shard."""

    async def join(self, worker: str, shards: int, decks: tuple[str, ...]) -> None:
        """Register this worker for this many shards.

        Raise ``OtherShards`` if living workers use another number of shards.
        """

    async def shards(self) -> int | None:
        """Return the number of shards that living workers use; None if there are no workers."""

    async def beat(
        self, worker: str, held: Mapping[int, int], claimed: Collection[int], *, leaving: bool
    ) -> Fleet:
        """Renew this worker's entry, leases (epochs by shard) and claims; return the state of all.

        Claims of this worker on other shards are dropped: their answer was lost, so it does not
        know of them.
        """

    async def ask(self, worker: str, shard: int, *, ready: bool) -> bool:
        """Claim to be the heir of a shard; return False if another worker is.

        ``ready`` says that this worker is connected to the shard.
        """

    async def take(self, worker: str, shard: int) -> Taken | None:
        """Take a lease that is free or has expired and that no ready heir waits for.

        Return None if that is not the case. Call it only when this worker is connected to the
        shard.
        """

    async def free(self, worker: str, shard: int) -> None:
        """Give up a lease and any claim on this shard."""

    async def leave(self, worker: str) -> None:
        """Remove this worker and give up its leases, so that nobody waits for them to expire."""

    async def turn_to_identify(self, bucket: int, pause: float) -> float:
        """Queue for the gateway; return in how many seconds this worker may identify."""


class Presses(Protocol):
    """Stores presses as they arrive, so that each is claimed once, by the right worker."""

    async def claim(self, press: int, shard: int, worker: str) -> bool:
        """Return whether this worker is the first to claim this press and should answer it."""

    async def forward(self, press: int, shard: int, payload: str) -> None:
        """Store a press for the worker that leads this shard."""

    async def take_back(self, press: int, shard: int, worker: str) -> bool:
        """Claim a forwarded press that no worker has taken; return whether that succeeded."""

    async def take(self, shard: int, worker: str, epoch: int) -> tuple[Forwarded, ...]:
        """Take and return the presses that wait for this shard, oldest first.

        Return none if this worker does not lead the shard. The hint ``taken <press>`` is sent for
        each.
        """

    async def guild_of(self, game_id: str) -> int | None:
        """Return the server in which a game is played; None if there is no such game."""

    async def forget(self, seconds: float) -> None:
        """Delete presses that arrived longer ago than this."""


class Hinting(Protocol):
    """Sends short messages between workers that save them from waiting.

    A hint may be lost; nothing may depend on it.
    """

    async def give(self, hint: str) -> None:
        """Send a hint to all workers, if the database can be reached now."""

    def heard(self, listener: Callable[[str], None]) -> AbstractAsyncContextManager[None]:
        """Call ``listener`` with every hint that arrives inside the block."""
