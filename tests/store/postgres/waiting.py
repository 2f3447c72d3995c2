"""Waits until a statement waits for a lock."""

import asyncio

from bot.store.postgres.store import PostgresStore


async def is_blocked(store: PostgresStore) -> None:
    """Return as soon as a statement waits for another transaction's lock."""
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    for _ in range(1000):
        if await store.database.value(waiting):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody waits for anybody")
