"""Which store DATABASE asks for; the other one is not even imported."""

from importlib import import_module

from bot.store.address import Address, PostgresAddress
from bot.store.errors import CannotOpen
from bot.store.protocol import GameStore
from bot.store.sqlite import SqliteStore


async def open_store(address: Address) -> GameStore:
    """Open the store at this address; ``CannotOpen`` says what is wrong and what to do."""
    driver_for(address)
    if not isinstance(address, PostgresAddress):
        return await SqliteStore.open(address)
    from bot.store.postgres.store import PostgresStore

    return await PostgresStore.open(address)


def driver_for(address: Address) -> None:
    """``CannotOpen`` if the library is missing that reaches this address."""
    if not isinstance(address, PostgresAddress):
        return
    try:
        import_module("asyncpg")
    except ModuleNotFoundError:
        raise CannotOpen(
            "the address names a PostgreSQL, for which asyncpg is missing; "
            "install the bot with its extra: pip install '.[postgres]'"
        ) from None
