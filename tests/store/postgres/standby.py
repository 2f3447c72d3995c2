"""A second server that has everything the first one has acknowledged, and can take its place."""

from bot.cli.temporary_postgres import USER, TemporaryPostgres
from bot.store.address import PostgresAddress

FIRST = {"synchronous_standby_names": "*", "max_wal_senders": "4"}
"""Settings of the first server: it acknowledges no commit before the second has it."""


class Standby(TemporaryPostgres):
    """A PostgreSQL server that replicates another one, and can be promoted to replace it."""

    def __init__(self, first: TemporaryPostgres) -> None:
        # Reconnect soon after the first was away, because nothing is acknowledged until then.
        super().__init__({"hot_standby": "on", "wal_retrieve_retry_interval": "100ms"})
        self._first = first

    def make(self) -> None:
        source = f"host={self._first.folder} user={USER}"
        options = ("--write-recovery-conf", "--checkpoint=fast", "--no-sync", "--wal-method=stream")
        self.run("pg_basebackup", f"--dbname={source}", *options, f"--pgdata={self.data}")

    def promote(self) -> None:
        """Promote this replica to be the primary."""
        self.run("pg_ctl", "promote", "-D", str(self.data))


def either(first: TemporaryPostgres, second: TemporaryPostgres) -> PostgresAddress:
    """Return an address that connects to whichever of the two servers accepts writes."""
    hosts = f"host={first.folder},{second.folder}&port=5432,5432"
    return PostgresAddress(f"postgresql://{USER}@/postgres?{hosts}&target_session_attrs=read-write")
