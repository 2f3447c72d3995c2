"""Makes sheets of cards for many callers at once: hands, tables and reveals.

A sheet is normally joined from prepared pieces. Painting it as a whole gives the same pixels: that
is the reference in tests, and the fallback if this machine's encoder writes no restart markers.
Both use the same `Layout`.

`CardSheets` keeps the most recently used tiles in memory, ready for their places. A sheet of such
tiles is joined on the event loop, which takes less time than handing it to a thread. Reading,
painting and encoding run in a thread, through ``in_thread``; the functions that do this block.

Knows card ids, looks and numbers; `bot.imaging.reveal` decides which marks are drawn where.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from itertools import count, groupby, repeat
from typing import NamedTuple, Protocol, TypeVar

from PIL import Image

from bot.imaging import ink
from bot.imaging.cache import Cache, SingleFlight
from bot.imaging.grid import BLOCK, COLUMN, Cell, Kind, Layout, lay_out
from bot.imaging.join import QUALITY, Column, columns_of, join, joinable, mark, save_jpeg
from bot.imaging.prepared import PreparedTiles
from bot.imaging.reveal import CardMark, look_of, marks_of
from bot.imaging.subjects import Faces, Picture, RevealCard
from bot.imaging.tiles import CardLook, fit, paint_tile

T = TypeVar("T")

_YIELD_AFTER = 0.00005  # seconds of joining sheets, after which other tasks get a turn


class CardSlot(NamedTuple):
    """The card in a slot of a sheet, with its look and its number."""

    card: str
    look: CardLook
    number: int


TileKey = tuple[str, CardLook, int, int, int]
"""Card, look, number, the number of the first restart marker, and a sheet's columns modulo 8."""


class InThread(Protocol):
    """Runs blocking work in another thread."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]: ...


class CardSheets:
    """Makes sheets from prepared tiles, and keeps recently used tiles in memory."""

    def __init__(self, tiles: PreparedTiles, in_thread: InThread, most_bytes: int) -> None:
        self._tiles = tiles
        self._in_thread = in_thread
        self._marked: Cache[Column] = Cache(most_bytes, _weight)
        self._flights: SingleFlight[Picture] = SingleFlight()
        self._yielded_at = 0.0

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
        await self._yield_if_due()
        return Picture(join_sheet(layout, tiles), "jpg", layout.size)

    def reveal(self, cards: Sequence[RevealCard], faces: Faces) -> Picture:
        """Return the sheet of a reveal, with all marks. Blocks, so call it in a thread."""
        slots = [
            CardSlot(card.card, look_of(card), number) for number, card in enumerate(cards, start=1)
        ]
        laid = [marks_of(card, faces) for card in cards]
        if not joinable():
            return self._plain(slots, laid)
        data = join_reveal(self._tiles, slots, laid)
        return Picture(data, "jpg", lay_out(len(slots), revealed=True).size)

    async def _fetch(self, layout: Layout, keys: Sequence[TileKey]) -> Picture:
        """Read the tiles that are not in memory, keep them, and return the joined sheet."""
        if not joinable():
            return await self._in_thread(lambda: self._plain([CardSlot(*key[:3]) for key in keys]))
        # Keep references: the cache may drop these tiles while the missing ones are read.
        tiles = {key: self._marked.peek(key) for key in keys}
        missing = [key for key, tile in tiles.items() if tile is None]
        fetched = await self._in_thread(
            lambda: {key: marked_tile(self._tiles, key) for key in missing}
        )
        for key, tile in fetched.items():
            self._marked.put(key, tile)
        whole = join_sheet(layout, [tiles[key] or fetched[key] for key in keys])
        return Picture(whole, "jpg", layout.size)

    async def _yield_if_due(self) -> None:
        """Let other tasks run if they could not for a while, however many sheets are requested."""
        now = time.monotonic()
        if now - self._yielded_at > _YIELD_AFTER:
            self._yielded_at = now
            await asyncio.sleep(0)

    def _plain(self, slots: Sequence[CardSlot], laid: Sequence[Sequence[CardMark]] = ()) -> Picture:
        """Return a sheet that is painted and encoded as a whole. Blocks, so call it in a thread."""
        page = paint_sheet(self._tiles, slots, laid)
        return Picture(encode_sheet(page), "jpg", page.size)


def _weight(tile: Column) -> int:
    return sum(map(len, tile))


def tile_keys(cards: Iterable[str], looks: Iterable[CardLook], layout: Layout) -> list[TileKey]:
    """Return the cache key of each slot's tile for a sheet of this layout."""
    return list(zip(cards, looks, count(1), layout.phases, repeat(layout.across % 8), strict=False))


def marked_tile(tiles: PreparedTiles, key: TileKey) -> Column:
    """Read a tile and return it with the restart markers for its place on a sheet."""
    card, look, number, first, across = key
    return mark(tiles.columns(card, look, number), first, across)


def join_sheet(layout: Layout, tiles: Sequence[Column]) -> bytes:
    """Return a sheet of marked tiles as a JPEG; takes little longer than copying the bytes."""
    rows = [
        [
            tiles[cell.slot] if cell.kind is Kind.TILE else _felt_cell(cell, layout.across)
            for cell in band
        ]
        for band in layout.bands
    ]
    return join(rows, layout.size)


def join_reveal(
    tiles: PreparedTiles, slots: Sequence[CardSlot], marks: Sequence[Sequence[CardMark]]
) -> bytes:
    """Return the sheet of a reveal as a JPEG; only pieces under marks are encoded again."""
    layout = lay_out(len(slots), revealed=True)
    halves = [tiles.columns(slot.card, slot.look, slot.number) for slot in slots]
    columns = patched_columns(marks, halves)
    cells = [cell for band in layout.bands for cell in band if cell.kind is Kind.TILE]
    marked = [mark(columns[cell.slot], cell.first(layout.across), layout.across) for cell in cells]
    return join_sheet(layout, marked)


def paint_sheet(
    tiles: PreparedTiles, slots: Sequence[CardSlot], marks: Sequence[Sequence[CardMark]] = ()
) -> Image.Image:
    """Return a sheet painted as a whole; for a reveal, ``marks`` has the marks of each slot."""
    layout = lay_out(len(slots), revealed=bool(marks))
    page = Image.new("RGB", layout.size)
    painted = [paint_tile(fit(tiles.picture(s.card)), s.look, s.number) for s in slots]
    patched = paint_patches(marks, [_halves(tile) for tile in painted]) if marks else {}
    for patch, pixels in patched.items():
        painted[patch.slot].paste(pixels, patch.corner)
    for tile, laid in zip(painted, marks, strict=False):
        for ready in (each for each in laid if each.pieces):
            tile.paste(ready.sprite, ready.at)
    for band in layout.bands:
        for cell in band:
            if cell.kind is Kind.TILE:
                page.paste(painted[cell.slot], cell.corner)
            else:
                page.paste(ink.felt((cell.across * COLUMN, cell.blocks * BLOCK)), cell.corner)
    return page


def encode_sheet(page: Image.Image) -> bytes:
    """Return a painted sheet as a plain JPEG."""
    return save_jpeg(page, QUALITY)


def _halves(tile: Image.Image) -> tuple[Column, Column]:
    left, right = columns_of(tile)
    return left, right


@lru_cache(maxsize=128)
def _felt_cell(cell: Cell, across: int) -> Column:
    cloth = ink.felt((cell.across * COLUMN, cell.blocks * BLOCK))
    return mark(columns_of(cloth), cell.first(across), across)


# Marks on encoded tiles: only the JPEG pieces that a mark touches are encoded again. They are
# painted and encoded together, except for marks that bring encoded pieces of their own. Where a
# part of the card stays visible, its pixels are decoded first.

Halves = Sequence[tuple[Column, Column]]
"""The left and right column of every card's tile."""

Piece = tuple[int, int]
"""0 or 1 for the left or right column of a tile, and the row."""


@dataclass(frozen=True, slots=True)
class Patch:
    """Neighbouring pieces in one column of one tile.

    ``hidden`` says whether opaque marks cover them completely, so that the card is not visible.
    """

    slot: int
    side: int
    first: int
    blocks: int
    hidden: bool

    @property
    def corner(self) -> tuple[int, int]:
        """Return the position of its upper left pixel on the tile."""
        return self.side * COLUMN, self.first * BLOCK

    @property
    def rows(self) -> slice:
        """Return its pieces as a slice of the column."""
        return slice(self.first, self.first + self.blocks)


def paint_patches(marks: Sequence[Sequence[CardMark]], halves: Halves) -> dict[Patch, Image.Image]:
    """Return the painted pixels of each patch that marks touch.

    Pieces that a mark brings already encoded belong to no patch.
    """
    patches = [patch for slot, laid in enumerate(marks) for patch in _touched(slot, laid)]
    pages = _decoded([patch for patch in patches if not patch.hidden], halves)
    for patch in patches:
        page = pages.get(patch) or Image.new("RGB", (COLUMN, patch.blocks * BLOCK))
        pages[patch] = page
        left, top = patch.corner
        for laid in marks[patch.slot]:
            page.paste(laid.sprite, (laid.at[0] - left, laid.at[1] - top), laid.mask)
    return pages


def patched_columns(marks: Sequence[Sequence[CardMark]], halves: Halves) -> list[list[Column]]:
    """Return both columns of each tile, with new pieces where a mark touches them."""
    columns = [[list(column) for column in pair] for pair in halves]
    pages = paint_patches(marks, halves)
    fresh = columns_of(_stacked(list(pages.values())))[0] if pages else ()
    done = 0
    for patch in pages:
        columns[patch.slot][patch.side][patch.rows] = fresh[done : done + patch.blocks]
        done += patch.blocks
    for tile, laid in zip(columns, marks, strict=True):
        for each in laid:
            for (side, row), piece in zip(_pieces(each, whole=True), each.pieces, strict=False):
                tile[side][row] = piece
    return [[tuple(column) for column in pair] for pair in columns]


def _touched(slot: int, laid: Sequence[CardMark]) -> Iterator[Patch]:
    """Yield the patches of one tile that marks touch, without pieces that come encoded."""
    ready = {piece for each in laid if each.pieces for piece in _pieces(each, whole=True)}
    pieces = sorted({piece for each in laid for piece in _pieces(each, whole=False)} - ready)
    hidden = {piece for each in laid if each.mask is None for piece in _pieces(each, whole=True)}
    # In a run of neighbouring pieces, the row minus the index is constant.
    runs = groupby(
        enumerate(pieces), lambda entry: (entry[1][0], entry[1][1] - entry[0], entry[1] in hidden)
    )
    for (side, _, covered), run in runs:
        found = [row for _, (_, row) in run]
        yield Patch(slot, side, found[0], len(found), covered)


def _pieces(laid: CardMark, *, whole: bool) -> Iterator[Piece]:
    """Yield the pieces that a mark touches; if ``whole``, only those that it covers completely."""
    (left, top), (width, height) = laid.at, laid.sprite.size
    across = _between(left, left + width, COLUMN, whole=whole)
    down = _between(top, top + height, BLOCK, whole=whole)
    return ((side, row) for side in across for row in down)


def _between(start: int, end: int, step: int, *, whole: bool) -> range:
    if whole:
        return range(-(-start // step), end // step)
    return range(start // step, -(-end // step))


def _decoded(patches: Sequence[Patch], halves: Halves) -> dict[Patch, Image.Image]:
    """Return the current pixels of these patches, decoded together."""
    if not patches:
        return {}
    found = [piece for patch in patches for piece in halves[patch.slot][patch.side][patch.rows]]
    data = join([[mark([tuple(found)], 0, 1)]], (COLUMN, BLOCK * len(found)))
    pages = {}
    top = 0
    with Image.open(BytesIO(data)) as stack:
        for patch in patches:
            bottom = top + patch.blocks * BLOCK
            pages[patch] = stack.crop((0, top, COLUMN, bottom))
            top = bottom
    return pages


def _stacked(pages: Sequence[Image.Image]) -> Image.Image:
    stack = Image.new("RGB", (COLUMN, sum(page.height for page in pages)))
    top = 0
    for page in pages:
        stack.paste(page, (0, top))
        top += page.height
    return stack
