"""Which store DATABASE asks for; the other one is not even imported."""

from bot.store.address import Address, PostgresAddress
from bot.store.errors import CannotOpen
from bot.store.protocol import GameStore
from bot.store.sqlite import SqliteStore


async def open_store(address: Address) -> GameStore:
    """Open the store at this address; ``CannotOpen`` says what is wrong and what to do."""
    if not isinstance(address, PostgresAddress):
        return await SqliteStore.open(address)
    try:
        from bot.store.postgres.store import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise CannotOpen(
            "DATABASE names a PostgreSQL, for which asyncpg is missing; "
            "install the bot with its extra: pip install '.[postgres]'"
        ) from None
    return await PostgresStore.open(address)
