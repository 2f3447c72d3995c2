"""The PostgreSQL that DATABASE names: is it there, does it let us in, is what it holds ours?"""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

from bot.doctor.findings import Finding, well, wrong
from bot.settings import Settings
from bot.store.errors import StoreError

PATIENCE = 10.0


async def check_server(settings: Settings) -> AsyncIterator[Finding]:
    """Connect once, look and leave; nothing is created and nothing is changed."""
    address = settings.database
    if isinstance(address, Path):
        return
    try:
        from bot.store.postgres.failures import translated
        from bot.store.postgres.opening import check_version, connect
    except ModuleNotFoundError:
        yield wrong("database", "asyncpg is missing; install it: pip install '.[postgres]'")
        return
    try:
        async with asyncio.timeout(PATIENCE):
            with translated():
                connection = await connect(address, timeout=PATIENCE)
                try:
                    version = await check_version(connection)
                finally:
                    await connection.close()
    except StoreError as error:
        yield wrong("database", str(error))
    except TimeoutError:
        yield wrong("database", f"{address} does not answer; check host, port and firewall")
    else:
        holds = f"version {version}" if version else "empty; the first start creates its tables"
        yield well("database", f"{address}: {holds}")
