"""Measures the whole bot on the playground: the time of a press and the requests of a round.

    python -m bench.bot [--presses N] [--games N]

A press is measured until its answer arrives, which the bot sends after the durable commit.
The baseline is a bare discord.py command that answers a constant, on a playground of its own; both
bots are pressed in turn. Each bot runs in its own process. Prints each figure with its bound and
exits with 1 if one is missed.
"""

import argparse
import asyncio
import atexit
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from bench.report import Figure, report
from bot.decks.shelf import SHIPPED, Shelf
from bot.imaging.prepared import PreparedTiles
from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import CardId, PlayerId
from bot.rules.model import Pace
from bot.store import GameId, Place, ServerSettings
from bot.store.sqlite.store import SqliteStore
from playground.model import Channel, Message
from playground.people import Person
from playground.reading import walk
from playground.server import Playground

PLAYERS = 12
RULES = "odyssey-2011"
WARM_UP = 3.0  # seconds in which a new bot finishes what it does after its start
IDLE_PAUSE = 0.5  # seconds in which the redraw after a press finishes before the next one
WINDOW = 3.0  # Discord's seconds for an answer
CARDS = tuple(CardId(f"dreams/{i:03}") for i in range(1, 200))


@asynccontextmanager
async def running(town: Playground, *words: str, **env: str) -> AsyncIterator[int]:
    """Run a bot in its own process, online on this playground; yield its process id.

    Kill the process on exit.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        *words,
        env=os.environ | env,
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        await town.world.feed.wait_until(lambda: town.bot_online, 60)
        yield process.pid
    finally:
        process.kill()
        await process.wait()


def bare(town: Playground) -> Any:
    """Return a context manager that runs the bare bot in its own process on this playground."""
    return running(town, "bench.bare_bot", town.api_base, town.gateway_url, town.token)


@cache
def _made_tiles() -> Path:
    """Make the tiles of every shipped card, once in this process; return their folder."""
    folder = Path(tempfile.mkdtemp(prefix="dixit-bench-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    shelf = Shelf.below(SHIPPED)
    tiles = PreparedTiles(shelf, folder)
    for card_id in shelf.cards_of(shelf.default):
        tiles.ensure(card_id)
    return folder


def put_tiles(folder: Path) -> None:
    """Copy the tiles of every shipped card to a bot's own folder.

    A bot without them makes them in its first minutes, and presses are slower meanwhile.
    """
    shutil.copytree(_made_tiles(), folder / "pictures", dirs_exist_ok=True)


def ours(town: Playground, database: Path, **more: str) -> Any:
    """Return a context manager that runs our bot in its own process on this playground.

    Its tiles are made already, as they are a few minutes after the first start.
    """
    put_tiles(database.parent)
    return running(
        town,
        "bot",
        DISCORD_TOKEN=town.token,
        DISCORD_API_BASE=town.api_base,
        DISCORD_GATEWAY_URL=town.gateway_url,
        DATABASE=str(database),
        LOG_LEVEL="ERROR",
        **more,
    )


async def timed(press: Callable[[], Coroutine[Any, Any, Any]]) -> float:
    """Press, and return the seconds until the answer arrived; fail if it did not come in time."""
    start = time.perf_counter()
    outcome = await press()
    assert not outcome.failed, "the bot did not answer in time"
    return time.perf_counter() - start


class Table:
    """A game in which cards are being played, and one player who keeps changing their card."""

    def __init__(self, person: Person, message: Message) -> None:
        self._person = person
        self._message = message
        self._buttons = [
            str(part["custom_id"])
            for part in walk(message.components)
            if str(part.get("custom_id", "")).startswith("give:")
        ]
        self._turn = 0

    async def change_mind(self) -> Any:
        """Play a different card than before, which is saved each time; return the interaction."""
        self._turn += 1
        button = self._buttons[self._turn % len(self._buttons)]
        return await self._person.press(self._message, button)


def newest(messages: Sequence[Message], verb: str) -> Message | None:
    """Return the newest message with a button whose custom_id starts with ``verb``, or None."""
    found = (one for one in reversed(messages) if any(i.startswith(verb) for i in _ids(one)))
    return next(found, None)


def newest_dm(person: Person, verb: str) -> Message | None:
    """Return a person's newest DM with such a button, or None."""
    dms = (channel for channel in person.channels() if channel.guild_id is None)
    return next((found for dm in dms if (found := newest(person.reads(dm), verb))), None)


def _ids(message: Message) -> list[str]:
    return [str(part.get("custom_id", "")) for part in walk(message.components)]


async def seat(town: Playground, channel: Channel) -> Table:
    """Start a game by its buttons and play until cards are to be played; return its table."""
    people = [town.client_of(user) for user in town.town.people.values()]
    host = people[0]
    await host.slash(channel, "dixit start", {"rules": RULES, "pace": "none"})
    # On a busy machine the command is acknowledged first, and the lobby follows.
    lobby = await wait_for(town, lambda: newest(host.reads(channel), "join:"))
    join = next(one for one in _ids(lobby) if one.startswith("join:"))
    game = join.split(":")[1]
    for person in people[1:]:
        await person.press(lobby, join)
    await host.press(lobby, f"begin:{game}:0")
    teller = await wait_for(town, lambda: newest_dm(host, f"claim:{game}"))
    await host.press(teller, f"claim:{game}:1")
    teller = await wait_for(town, lambda: newest_dm(host, f"story:{game}"))
    form = await host.press(teller, f"story:{game}:1:1")
    await host.fill(form, {"clue": "A wish too big"})
    message = await wait_for(town, lambda: newest_dm(people[1], f"give:{game}"))
    return Table(people[1], message)


async def wait_for(town: Playground, look: Callable[[], Message | None]) -> Message:
    """Call ``look`` after every event and return the message once it finds one.

    Wait up to a minute.
    """
    await town.world.feed.wait_until(look, 60)
    found = look()
    assert found is not None
    return found


async def stored_games(database: Path, town: Playground, count: int) -> list[Channel]:
    """Store this many games in progress, each in a new channel; return the channels.

    Hands are opened by button there, and the games count as shown, so that the bot posts nothing at
    its start.
    """
    guild = next(g for g in town.world.guilds.values() if g is not town.town.guild)
    players = [PlayerId(str(user.id)) for user in town.town.people.values()]
    store = await SqliteStore.open(database)
    service = GameService(store, time.time, lambda _: CARDS)
    await store.put_server(ServerSettings(guild.id, hands="button"))
    channels = []
    for number in range(count):
        channel = town.world.add_channel(guild, f"table-{number}")
        channels.append(channel)
        place = Place(guild.id, channel.id)
        opened = await service.open(place, players[0], "en", rules=RULES, pace=Pace.NONE)
        await deal(service, opened.id, players)
    # Mark the games as shown, or the bot would post all of them when it starts.
    for game_id in await store.live_games():
        await store.save_messages(game_id, (), (), (await store.load(game_id)).revision)
    await store.close()
    return channels


async def deal(service: GameService, game: GameId, players: list[PlayerId]) -> None:
    """Seat the players and play until a clue is given and cards are to be played."""
    for player in players[1:]:
        await service.play(game, do.Join(player))
    await service.play(game, do.Begin(players[0], ()))
    await service.play(game, do.Volunteer(players[0], 1))
    await service.play(game, do.GiveClue(players[0], 1, "A wish too big", 1))


async def busy(town: Playground, channels: list[Channel], rate: float) -> None:
    """Let random players change their card ``rate`` times a second, until cancelled."""
    people = [town.client_of(user) for user in town.town.people.values()]
    presses: set[asyncio.Task[Any]] = set()
    while True:
        person, channel = random.choice(people[1:]), random.choice(channels)
        options = {"card": random.randint(1, 6)}
        task = asyncio.create_task(person.slash(channel, "dixit play", options))
        presses.add(task)
        task.add_done_callback(presses.discard)
        await asyncio.sleep(1 / rate)


def percentile(samples: list[float], share: float) -> float:
    """Return the value that this share of the samples, such as 0.99, does not exceed."""
    return statistics.quantiles(samples, n=1000, method="inclusive")[int(share * 1000) - 1]


async def latency(presses: int, games: int) -> list[Figure]:
    """Return press times relative to the bare bot's, when idle and with many games in progress.

    The last figure is the share of presses that were answered within three seconds. Also print the
    bare bot's median.
    """
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.sqlite3"
        async with Playground() as plain, Playground() as town:
            channels = await stored_games(database, town, games)
            async with bare(plain), ours(town, database):
                pinger = plain.client_of(next(iter(plain.town.people.values())))
                table = await seat(town, town.town.channel)
                await asyncio.sleep(WARM_UP)

                async def ping() -> Any:
                    return await pinger.slash(plain.town.channel, "ping", {})

                baseline, idle, loaded = [], [], []
                for _ in range(presses):
                    baseline.append(await timed(ping))
                    idle.append(await timed(table.change_mind))
                    await asyncio.sleep(IDLE_PAUSE)
                load = asyncio.create_task(busy(town, channels, rate=12))
                await asyncio.sleep(5)
                for _ in range(presses):
                    loaded.append(await timed(table.change_mind))
                    await asyncio.sleep(0.03)
                load.cancel()
    print(f"baseline p50 {1000 * percentile(baseline, 0.5):.1f} ms, {presses} presses each")
    base50, base99 = percentile(baseline, 0.5), percentile(baseline, 0.99)
    inside = sum(one < WINDOW for one in idle + loaded) / len(idle + loaded)
    return [
        Figure("press, idle: p50 / bare command", [percentile(idle, 0.5) / base50], most=2.2),
        Figure("press, idle: p99 / bare command", [percentile(idle, 0.99) / base99], most=3),
        Figure(
            f"press, {games} games: p99 / bare command", [percentile(loaded, 0.99) / base99], most=5
        ),
        Figure("answers inside three seconds, share", [inside], least=0.999),
    ]


def resident(process: int) -> float:
    """Return a process's resident memory in MiB."""
    status = Path(f"/proc/{process}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


async def memory(games: int) -> list[Figure]:
    """Return how many MiB this many stored games add to the memory of the bot's process."""
    used = []
    for count in (0, games):
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "games.sqlite3"
            async with Playground() as town:
                await stored_games(database, town, count)
                async with ours(town, database) as process:
                    await asyncio.sleep(WARM_UP)
                    used.append(resident(process))
    return [Figure(f"memory added by {games:,} stored games, MiB", [used[1] - used[0]], most=20)]


def main() -> int:
    """Measure everything and print it; return 1 if a bound is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--presses", type=int, default=150)
    parser.add_argument("--games", type=int, default=100)
    options = parser.parse_args()
    from bench.bot_metrics import cost_of_metrics
    from bench.bot_requests import requests_per_round

    figures = asyncio.run(latency(options.presses, options.games))
    figures += asyncio.run(cost_of_metrics(options.presses))
    figures += asyncio.run(requests_per_round())
    figures += asyncio.run(memory(1000))
    return report(figures)


if __name__ == "__main__":
    sys.exit(main())
