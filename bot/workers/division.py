"""Which shards a worker should have, in view of all others: pure functions.

A worker that names its shards takes them from whoever began before it, for that one is to be
replaced. Those that take leases divide all shards evenly.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from bot.store.fleet import Fleet, ShardRow, WorkerRow


@dataclass(frozen=True, slots=True)
class Wanted:
    """The shards that a worker was told to run; None is a fair share of all."""

    shards: frozenset[int] | None = None


def to_begin(me: str, fleet: Fleet, wanted: Wanted, running: Collection[int]) -> list[int]:
    """The shards that a worker should connect to and ask for now, besides those it runs."""
    me_now = next((one for one in fleet.workers if one.name == me), None)
    if me_now is None or me_now.leaving:
        return []
    open_rows = [row for row in fleet.shards if row.shard not in running and row.heir in (None, me)]
    if wanted.shards is not None:
        mine = [row for row in open_rows if row.shard in wanted.shards]
        return [row.shard for row in mine if may_have(me, fleet, wanted, row)]
    return _fair_share(me, fleet, open_rows, len(running))


def _fair_share(me: str, fleet: Fleet, rows: list[ShardRow], has: int) -> list[int]:
    staying = [one.name for one in fleet.workers if not one.leaving]
    least, more = divmod(len(fleet.shards), len(staying))
    most = least + bool(more)
    ownerless = [row.shard for row in rows if row.owner is None or row.owner not in staying]
    # Everybody begins elsewhere, so that two who look at once do not want the same.
    start = staying.index(me) * most % len(fleet.shards)
    ownerless.sort(key=lambda shard: (shard - start) % len(fleet.shards))
    wanted = ownerless[: most - has] if has < most else []
    load = Counter(row.owner or "" for row in fleet.shards if row.heir is None)
    rich = [(row.owner, row.shard) for row in rows if row.owner in staying and row.owner != me]
    while has + len(wanted) < least and rich:
        owner, shard = max(rich, key=lambda one: (load[one[0] or ""], one[1]))
        if load[owner or ""] <= least:
            break
        wanted.append(shard)
        load[owner or ""] -= 1
        rich.remove((owner, shard))
    return wanted


def may_have(me: str, fleet: Fleet, wanted: Wanted, row: ShardRow) -> bool:
    """Whether a worker may still hope for a shard that it does not lead."""
    if row.owner is None or row.owner == me:
        return row.heir in (None, me)
    if wanted.shards is None:
        return row.heir == me
    order = [one.name for one in fleet.workers]
    owner = next((one for one in fleet.workers if one.name == row.owner), None)
    return owner is None or owner.leaving or order.index(owner.name) < order.index(me)


def to_hand_over(me: str, fleet: Fleet) -> list[int]:
    """The shards that a worker leads and a connected heir waits for."""
    living = {one.name for one in fleet.workers}
    return [
        row.shard
        for row in fleet.shards
        if row.owner == me and row.heir in living - {me} and row.heir_ready
    ]


def has_heirs(me: str, fleet: Fleet) -> bool:
    """Whether anybody could take over from a worker that ends."""
    return any(one.name != me and not one.leaving for one in fleet.workers)


def decks_missing(me: str, fleet: Fleet, here: Collection[str]) -> list[str]:
    """The decks that other workers have and this one has not."""
    others: set[str] = set()
    for one in fleet.workers:
        others |= set(_decks_of(one, me))
    return sorted(others - set(here))


def _decks_of(worker: WorkerRow, me: str) -> tuple[str, ...]:
    return () if worker.name == me else worker.decks
