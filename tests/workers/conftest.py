"""For tests of several workers: decks, a playground with a server on each shard, and a fleet."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.driver import PATIENCE, Stage
from playground.model import Channel
from playground.server import Playground
from tests.e2e.conftest import decks  # noqa: F401
from tests.postgres import empty_postgres
from tests.workers.fleet import Fleet

SHARDS = 3


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(shards=SHARDS) as running:
        running.interactions.answer_within = PATIENCE
        yield running
        assert not running.violations, running.violations


@pytest.fixture
def stage(playground: Playground) -> Stage:
    return Stage(playground)


@pytest.fixture
def tables(playground: Playground) -> list[Channel]:
    """Return one channel for each shard, in order, in a server that belongs to the shard."""
    world = playground.world
    found: dict[int, Channel] = {}
    while len(found) < SHARDS:
        guild = world.add_guild(f"Burrow {len(world.guilds)}")
        shard = (guild.id >> 22) % SHARDS
        if shard not in found:
            for user in list(world.users.values()):
                world.join(guild, user)
            found[shard] = world.add_channel(guild, "table")
    return [found[shard] for shard in range(SHARDS)]


@pytest.fixture
async def fleet(
    playground: Playground,
    decks: Path,  # noqa: F811
    tmp_path: Path,
) -> AsyncIterator[Fleet]:
    async with Fleet(playground, empty_postgres(), decks, tmp_path, SHARDS) as running:
        yield running
