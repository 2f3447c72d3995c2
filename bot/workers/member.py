"""Decides which shards a worker should have, and asks the store for their leases.

Pure functions compute it from the state of all workers. A worker with configured shards takes them
from the older worker that it replaces; workers with none configured divide all shards evenly. Runs
no shard itself.
"""

import logging
import math
import time
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.store.fleet import Fleet, ShardRow, Taken
from bot.store.postgres.fleet import LeaseRows

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Wanted:
    """The shards that a worker is configured to run; None means a fair share of all shards."""

    shards: frozenset[int] | None = None


def shards_to_claim(me: str, fleet: Fleet, wanted: Wanted, running: Collection[int]) -> list[int]:
    """Return the shards that a worker should connect to and claim, besides the ones it runs."""
    own_row = next((one for one in fleet.workers if one.name == me), None)
    if own_row is None or own_row.leaving:
        return []
    open_rows = [row for row in fleet.shards if row.shard not in running and row.heir in (None, me)]
    if wanted.shards is not None:
        mine = [row for row in open_rows if row.shard in wanted.shards]
        return [row.shard for row in mine if may_expect(me, fleet, wanted, row)]
    return _fair_share(me, fleet, open_rows, len(running))


def _fair_share(me: str, fleet: Fleet, rows: list[ShardRow], has: int) -> list[int]:
    """Return the shards to claim among ``rows``, for a worker that has ``has`` shards already."""
    staying = [one.name for one in fleet.workers if not one.leaving]
    least, more = divmod(len(fleet.shards), len(staying))
    most = least + bool(more)
    ownerless = [row.shard for row in rows if row.owner is None or row.owner not in staying]
    # Each worker starts at a different shard, so that two workers do not claim the same one.
    start = staying.index(me) * most % len(fleet.shards)
    ownerless.sort(key=lambda shard: (shard - start) % len(fleet.shards))
    wanted = ownerless[: most - has] if has < most else []
    load = Counter(row.owner or "" for row in fleet.shards if row.heir is None)
    rich = [(row.owner, row.shard) for row in rows if row.owner in staying and row.owner != me]
    # If that is less than a fair share, claim shards of the workers that have the most.
    while has + len(wanted) < least and rich:
        owner, shard = max(rich, key=lambda one: (load[one[0] or ""], one[1]))
        if load[owner or ""] <= least:
            break
        wanted.append(shard)
        load[owner or ""] -= 1
        rich.remove((owner, shard))
    return wanted


def may_expect(me: str, fleet: Fleet, wanted: Wanted, row: ShardRow) -> bool:
    """Return whether a worker can still expect to get a shard that it does not lead now.

    A worker with configured shards also expects those of older workers, which it replaces.
    """
    if row.owner is None or row.owner == me:
        return row.heir in (None, me)
    if wanted.shards is None:
        return row.heir == me
    order = [one.name for one in fleet.workers]
    owner = next((one for one in fleet.workers if one.name == row.owner), None)
    return owner is None or owner.leaving or order.index(owner.name) < order.index(me)


def to_hand_over(me: str, fleet: Fleet) -> list[int]:
    """Return the shards to hand over: the worker leads them, and their heir is connected."""
    living = {one.name for one in fleet.workers}
    return [
        row.shard
        for row in fleet.shards
        if row.owner == me and row.heir in living - {me} and row.heir_ready
    ]


def has_heirs(me: str, fleet: Fleet) -> bool:
    """Return whether there is another worker that is not leaving and could take over."""
    return any(one.name != me and not one.leaving for one in fleet.workers)


def decks_missing(me: str, fleet: Fleet, here: Collection[str]) -> list[str]:
    """Return the decks that other workers have and this one lacks, sorted by id."""
    others = {deck for one in fleet.workers if one.name != me for deck in one.decks}
    return sorted(others - set(here))


class FleetMember:
    """One worker's place in the fleet: registers it, renews its leases, claims and frees shards."""

    def __init__(
        self,
        name: str,
        shards: int,
        wanted: Wanted,
        decks: tuple[str, ...],
        leases: LeaseRows,
        lifetime: float,
    ) -> None:
        self.name = name
        self.shards = shards
        self.fleet: Fleet | None = None  # as of the last beat
        self.leaving = False
        self.cut_off = False  # whether the last beat failed to reach the store
        self._wanted = wanted
        self._decks = decks
        self._missed: list[str] = []
        self._leases = leases
        self._lifetime = lifetime
        self._last_beat = math.inf  # when the last beat succeeded; infinite before the first
        self._back_since = -math.inf  # the first beat after the store or this process had stopped

    async def join(self) -> None:
        """Register this worker; raise ``OtherShards`` if others use another number of shards."""
        await self._leases.join(self.name, self.shards, self._decks)

    async def beat(self, held: Mapping[int, int], claimed: Collection[int]) -> Fleet:
        """Renew this worker's leases and claims; return the fleet.

        ``held`` has the epochs of its leases by shard.
        """
        asked_at = time.monotonic()
        if asked_at - self._last_beat > self._lifetime / 2:
            self._back_since = asked_at
        self.fleet = await self._leases.beat(self.name, held, claimed, leaving=self.leaving)
        self._last_beat = time.monotonic()
        self._note_decks(self.fleet)
        return self.fleet

    def shards_to_claim(self, running: Collection[int]) -> list[int]:
        """Return the shards to connect to and claim now, besides the ones that run here.

        After an outage the list is empty until one lease lifetime has passed: other living workers
        may not have renewed their entries yet.
        """
        steady = time.monotonic() > self._back_since + self._lifetime
        if self.fleet is None or self.leaving or not steady:
            return []
        return shards_to_claim(self.name, self.fleet, self._wanted, running)

    def to_hand_over(self) -> list[int]:
        """Return the shards to hand over: this worker leads them, and their heir is connected."""
        return to_hand_over(self.name, self.fleet) if self.fleet else []

    def may_expect(self, fleet: Fleet, row: ShardRow) -> bool:
        """Return whether this worker can still expect to get a shard that it does not lead now."""
        return may_expect(self.name, fleet, self._wanted, row)

    @property
    def has_heirs(self) -> bool:
        """Return whether another worker could take over from this one."""
        return self.fleet is not None and has_heirs(self.name, self.fleet)

    async def claim(self, shard: int, *, ready: bool) -> bool:
        """Register as a shard's heir, ``ready`` once connected.

        Return False if another worker is the heir.
        """
        return await self._leases.claim(self.name, shard, ready=ready)

    async def take(self, shard: int) -> Taken | None:
        """Take a lease that is free or has expired.

        Return None if another worker holds it, or if this worker is leaving.
        """
        return None if self.leaving else await self._leases.take(self.name, shard)

    async def free(self, shard: int) -> None:
        """Give up the lease of a shard and any claim to it."""
        await self._leases.release(self.name, shard)

    async def leave(self) -> None:
        """Remove this worker from the fleet."""
        await self._leases.leave(self.name)

    def _note_decks(self, fleet: Fleet) -> None:
        missed = decks_missing(self.name, fleet, self._decks)
        if missed != self._missed and missed:
            log.warning(
                "worker %s lacks decks that others have (%s), so it shows placeholders for cards",
                self.name,
                ", ".join(missed),
            )
        self._missed = missed
