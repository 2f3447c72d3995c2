"""The right to lead one shard, as far as this process can know.

Time is counted from *before* the request that renewed the lease, by a clock that nobody can set,
and ends a little early: when the lease has run out in the store, nothing more is sent from here.
"""

import math
import time
from dataclasses import dataclass

MARGIN = 1 / 8  # of the lifetime: what was sent last has arrived by then


@dataclass(frozen=True, slots=True)
class LeaseTempo:
    """How long things take between workers, in seconds."""

    lifetime: float = 8.0  # of a lease that is not renewed
    beat: float = 2.0  # between two renewals
    look: float = 1.5  # between two looks for what no hint has told of
    identify: float = 5.0  # between two shards that begin a session, as Discord wants it
    handing_over: float = 5.5  # that a worker which was told to end waits for heirs
    clearing_up: float = 3.5  # after that, until it ends whatever it still waits for


class Lease:
    """Held or not, from one moment to the next."""

    def __init__(self, shard: int, lifetime: float) -> None:
        self.shard = shard
        self.epoch = 0
        self._lifetime = lifetime
        self._until = -math.inf

    def hold(self, epoch: int, asked_at: float) -> None:
        """It was taken or renewed by a request that began then."""
        self.epoch = epoch
        self._until = asked_at + self._lifetime * (1 - MARGIN)

    def end(self) -> None:
        """It is somebody else's from now on."""
        self._until = -math.inf

    @property
    def held(self) -> bool:
        """Whether it is certain that nobody else leads this shard."""
        return time.monotonic() < self._until
