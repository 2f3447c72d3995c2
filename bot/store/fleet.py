"""The values and protocols by which several processes of the bot share its games.

A *worker* is one process of the bot. Each shard of Discord's servers is led by one worker at a
time, which holds its *lease*: a row with an epoch that grows each time the lease is taken. A worker
that has claimed to lead a shard next is its *heir*, and is ready once it is connected to the shard.
Knows no SQL.
"""

from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Protocol

PICTURES = "pictures"
"""The hint that pictures of servers' decks were deleted, so that workers delete their copies."""

CHANNEL = "dixit"  # the channel on which workers send each other hints
TAKEN = "taken"  # the hint that the named press is being answered


def shard_of(guild_id: int, shards: int) -> int:
    """Return the shard that a server belongs to, by Discord's formula."""
    return (guild_id >> 22) % shards


@dataclass(frozen=True, slots=True)
class ShardRow:
    """A shard with its leader and its heir.

    ``owner`` and ``heir`` are None if there is none, or if the lease or the claim has expired.
    """

    shard: int
    owner: str | None = None
    heir: str | None = None
    heir_ready: bool = False


@dataclass(frozen=True, slots=True)
class WorkerRow:
    """A living worker: it renewed its entry within the last lifetime of a lease."""

    name: str
    leaving: bool = False
    decks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Fleet:
    """All shards in order, and all living workers in the order in which they joined."""

    shards: tuple[ShardRow, ...]
    workers: tuple[WorkerRow, ...]
    renewed: frozenset[int] = frozenset()  # shards whose lease the beat that returned this renewed


@dataclass(frozen=True, slots=True)
class Taken:
    """A lease that was just taken."""

    epoch: int
    unwatched: float  # seconds since a worker last led this shard; infinite if none ever did


@dataclass(frozen=True, slots=True)
class Forwarded:
    """A press that another worker received and stored for the leader of its shard."""

    id: int
    payload: str


class Leases(Protocol):
    """Stores which worker leads which shard, and which one leads it next."""

    async def join(self, worker: str, shards: int, decks: tuple[str, ...]) -> None:
        """Register this worker for this many shards.

        Raise ``OtherShards`` if living workers use another number of shards.
        """

    async def shards(self) -> int | None:
        """Return the number of shards that living workers use; None if there are no workers."""

    async def beat(
        self, worker: str, held: Mapping[int, int], claimed: Collection[int], *, leaving: bool
    ) -> Fleet:
        """Renew this worker's entry, leases and claims; return the state of the whole fleet.

        ``held`` has the epochs of its leases by shard. Claims that are stored but not in
        ``claimed`` are dropped, because the worker does not know of them: it never got the answer
        to ``ask``.
        """

    async def ask(self, worker: str, shard: int, *, ready: bool) -> bool:
        """Claim to be the heir of a shard; return False if another worker already is.

        ``ready`` says that this worker is connected to the shard.
        """

    async def take(self, worker: str, shard: int) -> Taken | None:
        """Take a shard's lease and return it.

        Return None if another worker holds it, or is the shard's heir and ready.

        Call it only when this worker is connected to the shard.
        """

    async def free(self, worker: str, shard: int) -> None:
        """Give up a lease and any claim on this shard."""

    async def leave(self, worker: str) -> None:
        """Remove this worker and free its leases, so that others can take them at once."""

    async def turn_to_identify(self, bucket: int, pause: float) -> float:
        """Reserve a turn to identify to Discord's gateway; return how many seconds to wait for it.

        Turns of the same ``bucket`` are ``pause`` seconds apart.
        """


class Presses(Protocol):
    """Stores presses as they arrive, so that exactly one worker claims and answers each."""

    async def claim(self, press: int, shard: int, worker: str) -> bool:
        """Claim a press; return whether this worker was the first and should answer it."""

    async def forward(self, press: int, shard: int, payload: str) -> None:
        """Store a press for the worker that leads this shard."""

    async def take_back(self, press: int, shard: int, worker: str) -> bool:
        """Claim a forwarded press that no worker has taken; return whether that succeeded."""

    async def take(self, shard: int, worker: str, epoch: int) -> tuple[Forwarded, ...]:
        """Take and return the presses that wait for this shard, oldest first.

        For each of them, send the hint ``taken <press>``. Return no presses if this worker does not
        hold the shard's lease with this epoch.
        """

    async def guild_of(self, game_id: str) -> int | None:
        """Return the server in which a game is played; None if there is no such game."""

    async def forget(self, seconds: float) -> None:
        """Delete presses that arrived more than this many seconds ago."""


class Hinting(Protocol):
    """Sends hints between workers: short messages after which they act at once.

    A hint may be lost. Workers also check regularly, so a lost one only delays them.
    """

    async def give(self, hint: str) -> None:
        """Send a hint to all workers; do nothing if the database cannot be reached."""

    def heard(self, listener: Callable[[str], None]) -> AbstractAsyncContextManager[None]:
        """Call ``listener`` with every hint that arrives inside the block."""
