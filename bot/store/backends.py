"""Chooses between SQLite and PostgreSQL by the address of a database, and opens it.

The only module that imports both packages, and only when an address asks for one: a bot on SQLite
needs no asyncpg, and one on PostgreSQL loads no aiosqlite.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from bot.store.address import Address, PostgresAddress
from bot.store.errors import CannotOpen
from bot.store.store import GameStore

if TYPE_CHECKING:
    from bot.store.moving import Tables


def load_driver(address: Address) -> None:
    """Import the store for this kind of database; raise ``CannotOpen`` if a library is missing.

    Call it before the event loop starts, so that Ctrl+C cannot interrupt an import inside the loop.
    """
    if not isinstance(address, PostgresAddress):
        import_module("bot.store.sqlite.store")
        return
    try:
        import_module("asyncpg")
    except ModuleNotFoundError:
        raise CannotOpen(
            "the address is that of a PostgreSQL database, but asyncpg is not installed; "
            "run pip install '.[postgres]'"
        ) from None
    import_module("bot.store.postgres.store")


async def open_store(address: Address) -> GameStore:
    """Open and return the store at this address.

    Raise ``CannotOpen``, whose message says what to do.
    """
    load_driver(address)
    if isinstance(address, PostgresAddress):
        from bot.store.postgres.store import PostgresStore

        return await PostgresStore.open(address)
    from bot.store.sqlite.store import SqliteStore

    return await SqliteStore.open(address)


async def open_source(address: Address) -> "Tables":
    """Open a database to move from; raise ``AlreadyRunning`` while a bot uses it."""
    if isinstance(address, PostgresAddress):
        from bot.store.postgres.moving import PostgresTables

        return await PostgresTables.source(address)
    from bot.store.sqlite.moving import SqliteTables

    return SqliteTables.source(address)


async def open_target(address: Address) -> "Tables":
    """Open or create a database to move to; raise ``AlreadyRunning`` while a bot uses it."""
    if isinstance(address, PostgresAddress):
        from bot.store.postgres.moving import PostgresTables

        return await PostgresTables.target(address)
    from bot.store.sqlite.moving import SqliteTables

    return SqliteTables.target(address)
