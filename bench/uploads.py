"""How late the event loop is while a server's pictures are prepared, over an idle one.

``python -m bench.uploads [PICTURES]``: the pictures go the whole way, from a zip to tiles.
"""

import asyncio
import io
import statistics
import sys
import tempfile
import time
import zipfile
from pathlib import Path

from bot.decks import Shelf
from bot.imaging.on_demand import PicturesOnDemand
from bot.server_decks.drafts import Drafts
from bot.server_decks.making import DeckMaking
from bot.server_decks.shelves import ServerShelves
from bot.server_decks.workers import Workers
from bot.store import DeckLimits, SqliteStore
from tests.decks.conftest import mottled

PICTURES = 100
TICK = 0.01
FLOOR = 0.001  # seconds: below that a lag is the system's own
GOAL = 3.0


async def lags(until: "asyncio.Event") -> list[float]:
    """How much later than asked for the loop wakes up, again and again."""
    found = []
    while not until.is_set():
        begun = time.perf_counter()
        await asyncio.sleep(TICK)
        found.append(time.perf_counter() - begun - TICK)
    return found


def p99(values: list[float]) -> float:
    return max(FLOOR, statistics.quantiles(values, n=100)[98])


def zipped(pictures: int) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as file:
        for number in range(pictures):
            out = io.BytesIO()
            mottled(number, (1200, 1800)).save(out, "JPEG")
            file.writestr(f"{number:03}.jpg", out.getvalue())
    return target.getvalue()


async def prepare(folder: Path, data: bytes) -> float:
    store = await SqliteStore.open(folder / "games.sqlite3")
    shelf = Shelf([])
    async with PicturesOnDemand(shelf, folder / "pictures", 32) as pictures:
        await pictures.ready()
        shelves = ServerShelves(shelf, store, folder / "copies")
        drafts = Drafts(folder / "uploads")
        making = DeckMaking(store, shelves, pictures, Workers(), drafts, time.time, DeckLimits())
        deck = await making.create(9, "Deck", 1)
        draft = drafts.begin(9, deck.id, 1)
        (draft.folder / "in").write_bytes(data)
        begun = time.perf_counter()
        await making.take(draft, [(draft.folder / "in", "deck.zip")])
        await making.keep(draft)
        took = time.perf_counter() - begun
    await store.close()
    return took


async def main(pictures: int) -> None:
    data = zipped(pictures)
    done = asyncio.Event()
    watching = asyncio.create_task(lags(done))
    await asyncio.sleep(10)
    done.set()
    idle = p99(await watching)
    done = asyncio.Event()
    watching = asyncio.create_task(lags(done))
    with tempfile.TemporaryDirectory() as folder:
        took = await prepare(Path(folder), data)
    done.set()
    busy = p99(await watching)
    print(f"{pictures} pictures in {took:.1f} s")
    print(f"loop lag p99: idle {idle * 1000:.2f} ms, meanwhile {busy * 1000:.2f} ms")
    print(f"ratio {busy / idle:.2f} (at most {GOAL:.0f})")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else PICTURES))
