"""Makes sheets of cards for many callers at once: hands, tables and reveals.

Keeps the most recently used tiles in memory, ready for their places. A sheet of such tiles is
joined on the event loop, which takes less time than handing it to a thread. Reading, painting and
encoding run in a thread, through ``aside``.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from bot.imaging.cache import Cache, SingleFlight
from bot.imaging.grid import Layout, lay_out
from bot.imaging.join import Column, joinable
from bot.imaging.prepared import PreparedTiles
from bot.imaging.reveal import CardMark, look_of, marks
from bot.imaging.sheets import (
    CardSlot,
    TileKey,
    encode_sheet,
    join_reveal,
    join_sheet,
    marked_tile,
    paint_sheet,
    tile_keys,
)
from bot.imaging.subjects import Faces, Picture, RevealCard
from bot.imaging.tiles import CardLook

T = TypeVar("T")

_BREATH = 0.00025  # seconds


class Aside(Protocol):
    """Runs blocking work in another thread."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]: ...


class CardSheets:
    """Makes sheets from prepared tiles, and keeps recently used tiles in memory."""

    def __init__(self, tiles: PreparedTiles, aside: Aside, most_bytes: int) -> None:
        self._tiles = tiles
        self._aside = aside
        self._marked: Cache[Column] = Cache(most_bytes, _weight)
        self._flights: SingleFlight[Picture] = SingleFlight()
        self._breathed = 0.0

    @property
    def kept_bytes(self) -> int:
        """Return how many bytes the tiles in memory take."""
        return self._marked.size

    @property
    def lookups(self) -> Counter[str]:
        """Return how many lookups of tiles in memory were ``found`` and ``missed``."""
        return self._marked.lookups

    def forget(self) -> None:
        """Drop all tiles from memory."""
        self._marked.clear()

    async def sheet(self, cards: Sequence[str], looks: Iterable[CardLook]) -> Picture:
        """Return a sheet of these cards in these looks, numbered from 1."""
        layout = lay_out(len(cards))
        keys = tile_keys(cards, looks, layout)
        tiles = [tile for tile in map(self._marked.get, keys) if tile is not None]
        if len(tiles) < len(keys):
            return await self._flights.run(tuple(keys), lambda: self._fetch(layout, keys))
        # Warm, this takes a tenth of a millisecond: less than going to a thread and back.
        await self._breathe()
        return Picture(join_sheet(layout, tiles), "jpg", layout.size)

    def reveal(self, cards: Sequence[RevealCard], faces: Faces) -> Picture:
        """Return the sheet of a reveal, with all marks. Blocks, so call it in a thread."""
        slots = [
            CardSlot(card.card, look_of(card), number) for number, card in enumerate(cards, start=1)
        ]
        laid = [marks(card, faces) for card in cards]
        if not joinable():
            return self._plain(slots, laid)
        data = join_reveal(self._tiles, slots, laid)
        return Picture(data, "jpg", lay_out(len(slots)).size)

    async def _fetch(self, layout: Layout, keys: Sequence[TileKey]) -> Picture:
        """Read the tiles that are not in memory, keep them, and return the joined sheet."""
        if not joinable():
            return await self._aside(lambda: self._plain([CardSlot(*key[:3]) for key in keys]))
        tiles = {key: self._marked.peek(key) for key in keys}
        missing = [key for key, tile in tiles.items() if tile is None]
        fetched = await self._aside(lambda: {key: marked_tile(self._tiles, key) for key in missing})
        for key, tile in fetched.items():
            self._marked.put(key, tile)
        whole = join_sheet(layout, [tiles[key] or fetched[key] for key in keys])
        return Picture(whole, "jpg", layout.size)

    async def _breathe(self) -> None:
        """Yield to other tasks now and then, even if sheets are requested without pause."""
        now = time.monotonic()
        if now - self._breathed > _BREATH:
            self._breathed = now
            await asyncio.sleep(0)

    def _plain(self, slots: Sequence[CardSlot], laid: Sequence[Sequence[CardMark]] = ()) -> Picture:
        page = paint_sheet(self._tiles, slots, laid)
        return Picture(encode_sheet(page), "jpg", page.size)


def _weight(tile: Column) -> int:
    return sum(map(len, tile))
