"""A second server that has everything the first one has acknowledged, and can take its place."""

from bot.store.address import PostgresAddress
from bot.store.postgres.temporary import USER, TemporaryPostgres

FIRST = {"synchronous_standby_names": "*", "max_wal_senders": "4"}
"""What the first server has to be told: no commit is acknowledged before the second has it."""


class Standby(TemporaryPostgres):
    """A copy that follows."""

    def __init__(self, first: TemporaryPostgres) -> None:
        # It follows again soon after the first was away: nothing is acknowledged before.
        super().__init__({"hot_standby": "on", "wal_retrieve_retry_interval": "100ms"})
        self._first = first

    def make(self) -> None:
        source = f"host={self._first.folder} user={USER}"
        options = ("--write-recovery-conf", "--checkpoint=fast", "--no-sync", "--wal-method=stream")
        self.run("pg_basebackup", f"--dbname={source}", *options, f"--pgdata={self.data}")

    def promote(self) -> None:
        """Become the first."""
        self.run("pg_ctl", "promote", "-D", str(self.data))


def either(first: TemporaryPostgres, second: TemporaryPostgres) -> PostgresAddress:
    """Whichever of the two can be written to."""
    hosts = f"host={first.folder},{second.folder}&port=5432,5432"
    return PostgresAddress(f"postgresql://{USER}@/postgres?{hosts}&target_session_attrs=read-write")
