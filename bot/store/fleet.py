"""What several processes that share the games keep in the store about each other, in values.

A *worker* is one process of the bot. Each shard of Discord's servers is led by one worker at a
time, which holds its *lease*: a row with an epoch that grows whenever somebody else takes it. A
worker that is connected and wants to lead next is the shard's *heir*. Knows no SQL.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


def shard_of(guild_id: int, shards: int) -> int:
    """The shard that a server belongs to, as Discord reckons it."""
    return (guild_id >> 22) % shards


@dataclass(frozen=True, slots=True)
class ShardRow:
    """Who leads a shard, and who comes next; those who are not heard of any more are left out."""

    shard: int
    owner: str | None = None
    heir: str | None = None
    heir_ready: bool = False


@dataclass(frozen=True, slots=True)
class WorkerRow:
    """A worker that was heard of lately."""

    name: str
    leaving: bool = False
    decks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Fleet:
    """All shards in order, and all living workers, those first who began first."""

    shards: tuple[ShardRow, ...]
    workers: tuple[WorkerRow, ...]
    renewed: frozenset[int] = frozenset()  # the leases of whoever asked that go on


@dataclass(frozen=True, slots=True)
class Taken:
    """A lease that was taken just now."""

    epoch: int
    unwatched: float  # seconds since somebody led this shard; infinite if nobody ever did


@dataclass(frozen=True, slots=True)
class Forwarded:
    """A press that arrived at another worker."""

    id: int
    payload: str


class Leases(Protocol):
    """Who leads which shard."""

    async def join(self, worker: str, shards: int, decks: tuple[str, ...]) -> None:
        """Begin; ``OtherShards`` if living workers have divided the servers differently."""

    async def shards(self) -> int | None:
        """Into how many shards living workers have divided the servers, if there are any."""

    async def beat(self, worker: str, held: Mapping[int, int], *, leaving: bool) -> Fleet:
        """Be heard of, renew these leases (epochs by shard), and hear of everybody else."""

    async def ask(self, worker: str, shard: int, *, ready: bool) -> bool:
        """Be the heir of a shard, ready once it is connected; False if somebody else is."""

    async def take(self, worker: str, shard: int) -> Taken | None:
        """Take a lease that is free or has run out; None if it is not."""

    async def free(self, worker: str, shard: int) -> None:
        """Give up a lease, or the wish for one."""

    async def leave(self, worker: str) -> None:
        """End: nobody waits for this worker any more."""

    async def turn_to_identify(self, bucket: int, pause: float) -> float:
        """Queue up for the gateway; in how many seconds it is one's turn."""


class Presses(Protocol):
    """Presses as they arrive anywhere: each is claimed once, and waits where its game is."""

    async def claim(self, press: int, shard: int, worker: str) -> bool:
        """Whether this press is this worker's to answer, and was nobody's before."""

    async def forward(self, press: int, shard: int, payload: str) -> None:
        """Let whoever leads this shard answer a press."""

    async def take(self, shard: int, worker: str, epoch: int) -> tuple[Forwarded, ...]:
        """The presses that wait for this shard, oldest first; only for whoever leads it."""

    async def guild_of(self, game_id: str) -> int | None:
        """The server in which a game is played."""

    async def forget(self, seconds: float) -> None:
        """Drop what arrived longer ago than this."""
