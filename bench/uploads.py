"""Measures what other players notice while the pictures of a server's deck are prepared.

    python -m bench.uploads [PICTURES]

The pictures are processed completely, from a zip to tiles. First, the event loop's lag during this
is compared with its lag when idle. Then, while a zip is added in the chat, presses in another
channel are compared with a bare discord.py command. Exits with 1 if a bound is missed.
"""

import asyncio
import io
import statistics
import sys
import tempfile
import time
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from bench.bot import WARM_UP, WINDOW, bare, ours, percentile, seat, timed
from bench.report import Figure, report
from bot.decks import Shelf
from bot.imaging.on_demand import PicturesOnDemand
from bot.server_decks.drafts import Drafts
from bot.server_decks.making import DeckMaking
from bot.server_decks.sandboxes import Sandboxes
from bot.server_decks.shelves import ServerShelves
from bot.store import DeckLimits
from bot.store.sqlite.store import SqliteStore
from playground.driver import Actor, Stage
from playground.server import Playground
from tests.decks.conftest import mottled
from tests.e2e.deckmaking import add

PICTURES = 100
PARTS = 4  # uploads, with idle time before each
IDLE = 5.0  # seconds
TICK = 0.01
BETWEEN_PRESSES = 0.04
FLOOR = 0.001  # seconds; a smaller lag is caused by the system, not by us
GOAL = 3.0


async def lags(work: Awaitable[Any]) -> list[float]:
    """Run ``work`` and return the event loop's lags in seconds, measured until it is done."""
    found = []
    working = asyncio.ensure_future(work)
    while not working.done():
        begun = time.perf_counter()
        await asyncio.sleep(TICK)
        found.append(time.perf_counter() - begun - TICK)
    await working
    return found


def p99(values: list[float]) -> float:
    """Return the 99th percentile, but at least ``FLOOR``."""
    return max(FLOOR, statistics.quantiles(values, n=100)[98])


def zipped(pictures: range) -> bytes:
    """Return a zip with one large JPEG for each of these numbers."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as file:
        for number in pictures:
            out = io.BytesIO()
            mottled(number, (1200, 1800)).save(out, "JPEG")
            file.writestr(f"{number:03}.jpg", out.getvalue())
    return target.getvalue()


@asynccontextmanager
async def workshop(folder: Path) -> AsyncIterator[Callable[[bytes], Awaitable[None]]]:
    """Yield a function that adds a zip's pictures to a deck.

    All code is loaded by then, as in a running bot.
    """
    store = await SqliteStore.open(folder / "games.sqlite3")
    shelf = Shelf([])
    async with PicturesOnDemand(shelf, folder / "pictures", 32) as pictures:
        await pictures.ready()
        shelves = ServerShelves(shelf, store, folder / "copies")
        drafts = Drafts(folder / "uploads")
        making = DeckMaking(store, shelves, pictures, Sandboxes(), drafts, time.time, DeckLimits())
        deck = await making.create(9, "Deck", 1)

        async def prepare(data: bytes) -> None:
            draft = drafts.begin(9, deck.id, 1)
            (draft.folder / "in").write_bytes(data)
            await making.open_uploads(draft, [(draft.folder / "in", "deck.zip")])
            await making.add_draft(draft)

        yield prepare
    await store.close()


async def loop_lag(pictures: int) -> Figure:
    """Return the event loop's lag while pictures are prepared, relative to its lag when idle.

    Idle and busy phases alternate, so that other load on the machine affects both. Also print the
    times.
    """
    idle, meanwhile, took = [], [], 0.0
    each = -(-pictures // PARTS)
    with tempfile.TemporaryDirectory() as folder:
        async with workshop(Path(folder)) as prepare:
            for part in range(PARTS):
                data = zipped(range(part * each, min(pictures, (part + 1) * each)))
                idle += await lags(asyncio.sleep(IDLE))
                begun = time.perf_counter()
                meanwhile += await lags(prepare(data))
                took += time.perf_counter() - begun
    print(f"{pictures} pictures in {took:.1f} s")
    print(f"loop lag p99: idle {p99(idle) * 1000:.2f} ms, busy {p99(meanwhile) * 1000:.2f} ms")
    share = p99(meanwhile) / p99(idle)
    return Figure("loop lag while pictures are prepared / idle: p99", [share], most=GOAL)


async def presses(data: bytes) -> list[Figure]:
    """Add a zip in the chat; return how long presses in another channel take during the upload.

    The 99th percentile is relative to a bare discord.py command on its own playground. The second
    figure is the share of answers that came within Discord's three seconds.
    """
    answers: list[float] = []
    baseline: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.sqlite3"
        async with (
            Playground() as plain,
            Playground() as town,
            bare(plain),
            ours(town, database),
        ):
            pinger = plain.client_of(next(iter(plain.town.people.values())))
            table = await seat(town, town.town.channel)
            await asyncio.sleep(WARM_UP)
            stage = Stage(town)
            maker = stage.person("Alice").at(town.world.channels_of(town.town.guild.id)[1])
            await maker.slash("dixit deck new", name="Deck")
            adding = asyncio.create_task(_add(stage, maker, data))
            while not adding.done():
                ping = partial(pinger.slash, plain.town.channel, "ping", {})
                baseline.append(await timed(ping))
                answers.append(await timed(table.change_mind))
                await asyncio.sleep(BETWEEN_PRESSES)
            await adding
    share = percentile(answers, 0.99) / percentile(baseline, 0.99)
    inside = sum(one < WINDOW for one in answers) / len(answers)
    return [
        Figure(f"press during an upload: p99 / bare command ({len(answers)})", [share], most=5),
        Figure("answers inside three seconds, share", [inside], least=0.999),
    ]


async def _add(stage: Stage, maker: Actor, data: bytes) -> None:
    """Upload a zip as a deck maker does, confirm the preview, and wait for the cards."""
    await add(maker, {"deck.zip": data})
    await stage.wait_until(lambda: maker.can_see("New cards for"), "the preview", 600)
    await maker.press("draftkeep")
    await stage.wait_until(lambda: maker.can_see("cards to “"), "the cards", 600)


async def main(pictures: int) -> int:
    """Measure and print all figures; return 1 if a bound is missed."""
    return report([await loop_lag(pictures), *await presses(zipped(range(pictures)))])


if __name__ == "__main__":
    sys.exit(asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else PICTURES)))
