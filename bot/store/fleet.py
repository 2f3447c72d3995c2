"""The values by which several processes of the bot share its games.

A *worker* is one process of the bot. Each shard of Discord's servers is led by one worker at a
time, which holds its *lease*: a row with an epoch that grows each time the lease is taken. A worker
that has claimed to lead a shard next is its *heir*, and is ready once it is connected to the shard.
Knows no SQL.
"""

from dataclasses import dataclass

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
