"""Waits until a statement waits for a lock."""

import asyncio

from bot.store.postgres.store import PostgresStore


async def is_blocked(store: PostgresStore) -> None:
    """Wait until a statement waits for another transaction's lock; fail if none does in time."""
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    for _ in range(1000):
        if await store.database.value(waiting):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody waits for anybody")
