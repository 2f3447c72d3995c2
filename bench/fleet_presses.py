"""Measures presses with real workers on the playground: how they scale and what forwarding costs.

Workers are normal processes of the bot, with two shards and a server on each. Presses in DMs all
arrive at shard 0, so the ones for the other server's game are forwarded. How much a worker could do
on a core of its own is computed from its processor time, which does not depend on other processes.
"""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from bench.bot import (
    CARDS,
    IDLE_PAUSE,
    RULES,
    WARM_UP,
    deal,
    percentile,
    put_tiles,
    running,
    seat,
    timed,
)
from bench.report import Figure
from bot.cli.temporary_postgres import TemporaryPostgres
from bot.play.service import GameService
from bot.rules.ids import PlayerId
from bot.rules.model import Pace
from bot.store import Place, PostgresAddress, ServerSettings
from bot.store.fleet import shard_of
from bot.store.postgres.database import Patience, PostgresDatabase
from bot.store.postgres.opening import connect
from bot.store.postgres.store import PostgresStore
from playground.model import Channel
from playground.server import Playground

ROOT = Path(__file__).parents[1]
SHARDS = 2
AT_ONCE = 4  # people in each server who press again right after each answer
PATIENCE = 60.0  # seconds for an answer, long enough that none is lost
CORES = 4  # two workers, PostgreSQL, and the playground with its people
TICKS = os.sysconf("SC_CLK_TCK")
LED = "SELECT count(*) FROM shard_lease WHERE until > clock_timestamp() AND owner IS NOT NULL"


def servers(town: Playground) -> list[Channel]:
    """Add servers until every shard has one; return a channel of one server for each shard."""
    found: dict[int, Channel] = {}
    while len(found) < SHARDS:
        guild = town.world.add_guild(f"Burrow {len(town.world.guilds)}")
        for user in list(town.world.users.values()):
            town.world.join(guild, user)
        found.setdefault(shard_of(guild.id, SHARDS), town.world.add_channel(guild, "table"))
    return [found[shard] for shard in range(SHARDS)]


@asynccontextmanager
async def workers(
    town: Playground, address: PostgresAddress, *here: str
) -> AsyncIterator[list[int]]:
    """Run one worker for each value of SHARDS_HERE in ``here``.

    Yield their process ids once all shards are leased and the commands are registered.
    """
    put_tiles(Path("data"))  # the folder of bots whose database is no file
    async with AsyncExitStack() as stack:
        environment = {
            "DISCORD_TOKEN": town.token,
            "DISCORD_API_BASE": town.api_base,
            "DISCORD_GATEWAY_URL": town.gateway_url,
            "DATABASE": address.url,
            "SHARDS": str(SHARDS),
            "LOG_LEVEL": "ERROR",
            "PYTHONPATH": str(ROOT),
        }
        processes = [
            await stack.enter_async_context(running(town, "bot", **environment, SHARDS_HERE=shards))
            for shards in here
        ]
        database = await PostgresDatabase.open(address, Patience())
        stack.push_async_callback(database.close)
        while await database.value(LED) < SHARDS or not town.world.commands[None]:  # noqa: ASYNC110
            await asyncio.sleep(0.2)
        yield processes


async def forwarding(server: TemporaryPostgres, presses: int) -> Figure:
    """Return the time of a press in a DM for another worker's game, relative to a local game."""
    address = await new_database(server, "forwarding")
    async with Playground(shards=SHARDS) as town:
        town.interactions.answer_within = PATIENCE
        home, away = servers(town)
        async with workers(town, address, "0", "1"):
            tables = [await seat(town, channel) for channel in (home, away)]
            await asyncio.sleep(WARM_UP)
            took: list[list[float]] = [[], []]
            for _ in range(presses):
                for table, times in zip(tables, took, strict=True):
                    times.append(await timed(table.change_mind))
                    await asyncio.sleep(IDLE_PAUSE)
    at_home, forwarded = (percentile(times, 0.5) for times in took)
    return Figure("a press forwarded / at home, p50", [forwarded / at_home], most=1.3)


async def division(server: TemporaryPostgres, rounds: int, seconds: float) -> list[Figure]:
    """Return the throughput of two workers relative to one, by the clock and by processor time."""
    enough = (os.cpu_count() or 1) >= CORES
    name = "two workers / one worker, presses per second"
    wall = Figure(
        name if enough else f"{name}, all on {os.cpu_count()} cores", least=1.5 if enough else None
    )
    alone = Figure("two workers / one worker, presses per second of their own cores", least=1.5)
    for number in range(rounds):
        address = await new_database(server, f"division_{number}")
        async with Playground(shards=SHARDS) as town:
            town.interactions.answer_within = PATIENCE
            tables = await stored_tables(address, town, servers(town))
            found = []
            for here in (("all",), ("0", "1")):
                async with workers(town, address, *here) as processes:
                    # warm-up, after which everything is loaded
                    await press_for(town, tables, seconds / 4)
                    used = [cpu_seconds(one) for one in processes]
                    done = await press_for(town, tables, seconds)
                    busiest = max(
                        cpu_seconds(one) - before
                        for one, before in zip(processes, used, strict=True)
                    )
                found.append((done / seconds, done / busiest))
                await town.world.feed.wait_until(lambda: not town.bot_online)
                await run_out(address)
        one, two = found
        wall.samples.append(two[0] / one[0])
        alone.samples.append(two[1] / one[1])
    return [wall, alone]


async def press_for(town: Playground, tables: list[Channel], seconds: float) -> int:
    """Press at all tables for this long, again after each answer; return the number of presses."""
    people = [town.client_of(user) for user in town.town.people.values()]
    until, done = time.monotonic() + seconds, 0

    async def press(channel: Channel, number: int) -> None:
        nonlocal done
        person, turn = people[1 + number % (len(people) - 1)], number
        while time.monotonic() < until:
            turn += 1
            await timed(lambda: person.slash(channel, "dixit play", {"card": 1 + turn % 6}))  # noqa: B023
            done += 1

    await asyncio.gather(*(press(channel, number) for number, channel in enumerate(tables)))
    return done


async def stored_tables(
    address: PostgresAddress, town: Playground, channels: list[Channel]
) -> list[Channel]:
    """Store games in which cards are being played, one for each presser; return their channels."""
    players = [PlayerId(str(user.id)) for user in town.town.people.values()]
    store = await PostgresStore.open(address)
    service = GameService(store, time.time, lambda _: CARDS)
    tables = []
    for beside in channels:
        guild = town.world.guilds[beside.guild_id or 0]
        await store.put_server(ServerSettings(guild.id, hands="button"))
        for number in range(AT_ONCE):
            channel = town.world.add_channel(guild, f"table-{number}")
            place = Place(guild.id, channel.id)
            opened = await service.open(place, players[0], "en", rules=RULES, pace=Pace.NONE)
            await deal(service, opened.id, players)
            tables.append(channel)
    for game_id in await store.live_games():
        await store.save_messages(game_id, (), (), (await store.load(game_id)).revision)
    await store.close()
    return tables


async def new_database(server: TemporaryPostgres, name: str) -> PostgresAddress:
    """Create an empty database and return its address."""
    connection = await connect(server.address())
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return server.address(name)


async def run_out(address: PostgresAddress) -> None:
    """Let all leases expire now, so that new workers need not wait for killed ones."""
    connection = await connect(address)
    await connection.execute("UPDATE shard_lease SET until = clock_timestamp()")
    await connection.close()


def cpu_seconds(process: int) -> float:
    """Return the processor seconds that a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
