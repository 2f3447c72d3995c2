"""Makes all pictures; the rest of the bot gets them through this module.

Takes card ids, slots and rabbits' numbers, and returns bytes. Slow work runs in a small pool of
threads. Several requests for the same picture share one result, and recent results are kept, up to
a number of megabytes. A card whose picture is missing or broken raises no error: it is drawn as a
placeholder, and its id is logged.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence, Sized
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from itertools import repeat
from pathlib import Path
from typing import Self, TypeVar

from PIL import Image

from bot.decks import Deck, Shelf
from bot.imaging.album import paint_album
from bot.imaging.cache import Cache, SingleFlight
from bot.imaging.grid import MOST_CARDS, ROUNDS_A_PAGE
from bot.imaging.join import save_jpeg
from bot.imaging.palette import RABBITS
from bot.imaging.podium import paint_podium
from bot.imaging.prepared import PreparedTiles, write_tiles
from bot.imaging.records import (
    MOST_TALLIES,
    paint_clues,
    paint_profile,
    paint_season,
)
from bot.imaging.sheets import CardSheets
from bot.imaging.subjects import (
    MOST_CLUES,
    MOST_IN_FAN,
    MOST_ROWS,
    SIGNS,
    AlbumPage,
    ClueCard,
    Counted,
    Faces,
    Picture,
    PodiumPlace,
    RevealCard,
    SeasonRow,
    TrackMove,
)
from bot.imaging.tiles import MOST_IN_HAND, CardLook, fit
from bot.imaging.track import paint_track
from bot.imaging.waiting import paint_fan, paint_waiting

T = TypeVar("T")

NO_FACES: Faces = {}

CLOSE_UP_SIZE = (784, 1176)
_THREADS = 2
_REST = 0.1  # seconds between two cards that are prepared, so that presses are answered
_MEGABYTE = 1 << 20


class Pictures:
    """Makes every picture of the game. The whole bot shares one, created on first use.

    The methods raise ``ValueError`` for arguments that no picture can show, such as too many cards.
    """

    def __init__(self, shelf: Shelf, folder: Path, cache_mb: int = 32) -> None:
        self._tiles = PreparedTiles(shelf, folder)
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="pictures")
        # Tiles get most of the memory, because every hand and table needs them.
        self._sheets = CardSheets(self._tiles, self._in_thread, cache_mb * _MEGABYTE * 3 // 4)
        self._finished: Cache[Picture] = Cache(cache_mb * _MEGABYTE // 4, lambda p: len(p.data))
        self._flights: SingleFlight[Picture] = SingleFlight()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Stop the threads: finish running work, drop waiting work."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    @property
    def kept_bytes(self) -> int:
        """Return how many bytes the tiles and pictures in memory take."""
        return self._sheets.kept_bytes + self._finished.size

    @property
    def lookups(self) -> Counter[str]:
        """Return how many lookups of tiles and pictures in memory were ``found`` and ``missed``."""
        return self._sheets.lookups + self._finished.lookups

    async def prepare(self, deck: Deck) -> int:
        """Make the missing or damaged tiles of a deck's cards; return how many cards these were.

        Works on one card at a time, so that games can draw in between. Deletes outdated tiles
        first.
        """
        await self._in_thread(self._tiles.tidy)
        made = 0
        for card in deck.cards:
            if await self._in_thread(partial(self._tiles.ensure, card.id)):
                made += 1
                await asyncio.sleep(_REST)
        return made

    async def unprepared(self, card_ids: Iterable[str]) -> list[tuple[Path, Path]]:
        """Return two paths for each card that has no usable tiles.

        They are the path of its picture, and the path to pass to `keep_tiles`.
        """
        return await self._in_thread(partial(self._tiles.missing, tuple(card_ids)))

    async def keep_tiles(self, path: Path, content: bytes) -> None:
        """Save the tiles of one card, which another process made with `prepare_tiles`."""
        await self._in_thread(partial(write_tiles, path, content))

    async def keep_only(self, digests: Collection[str]) -> None:
        """Delete the tiles of servers' cards, except those with these picture hashes."""
        await self._in_thread(partial(self._tiles.keep_only, digests))

    def forget(self) -> None:
        """Drop all tiles and pictures from memory. Called after cards were deleted."""
        self._finished.clear()
        self._sheets.forget()

    async def hand(self, cards: Sequence[str], given: Iterable[str] = ()) -> Picture:
        """Return a picture of a numbered hand; cards in ``given``, already played, are dimmed."""
        _refuse_overfull(cards, MOST_IN_HAND)
        away = frozenset(given)
        if missing := sorted(away.difference(cards)):
            raise ValueError(f"cards played that are not in the hand: {', '.join(missing)}")
        looks = [CardLook.GIVEN if card in away else CardLook.PLAIN for card in cards]
        return await self._sheets.sheet(cards, looks)

    async def table(self, cards: Sequence[str]) -> Picture:
        """Return a picture of the cards on the table, with the numbers of their slots."""
        _refuse_overfull(cards)
        return await self._sheets.sheet(cards, repeat(CardLook.PLAIN))

    async def reveal(self, cards: Sequence[RevealCard], avatars: Faces = NO_FACES) -> Picture:
        """Return a picture of the revealed table: each card with its owner and its voters.

        If a player has no avatar in ``avatars``, or an unusable one, the rabbit's own portrait is
        drawn.
        """
        _refuse_overfull([card.card for card in cards])
        key = ("reveal", *cards, *_digests(avatars))
        return await self._drawn(key, lambda: self._sheets.reveal(cards, avatars))

    async def track(self, moves: Sequence[TrackMove], goal: int | None = None) -> Picture:
        """Return a picture of the score track after a round; ``goal`` is None if there is none."""
        _refuse_crowd(moves)
        key = ("track", goal, *moves)
        return await self._drawn(key, lambda: _encoded(paint_track(moves, goal)))

    async def podium(self, places: Sequence[PodiumPlace], avatars: Faces = NO_FACES) -> Picture:
        """Return a picture of the podium with all players; ``avatars`` are as for `reveal`."""
        _refuse_crowd(places)
        key = ("podium", *places, *_digests(avatars))
        return await self._drawn(key, lambda: _encoded(paint_podium(places, avatars)))

    async def album(self, page: AlbumPage, avatars: Faces = NO_FACES) -> Picture:
        """Return a picture of one page of a game's album, with all its texts."""
        _refuse_overfull([one.card for one in page.rounds], ROUNDS_A_PAGE)
        _refuse_crowd(page.players)
        key = ("album", page, *_digests(avatars))
        return await self._drawn(
            key, lambda: _encoded(paint_album(page, self._tiles.picture, avatars))
        )

    async def clues(self, clues: Sequence[ClueCard]) -> Picture:
        """Return a picture of numbered cards of past rounds, each with its storyteller's rabbit."""
        _refuse_overfull([clue.card for clue in clues], MOST_CLUES)
        return await self._drawn(
            ("clues", *clues), lambda: _encoded(paint_clues(clues, self._tiles.picture))
        )

    async def profile(
        self, rabbit: int, tallies: Sequence[Counted], avatars: Faces = NO_FACES
    ) -> Picture:
        """Return a picture of one player's statistics; the message explains its signs."""
        if len(tallies) > MOST_TALLIES:
            raise ValueError(f"{len(tallies)} tallies, but room for {MOST_TALLIES}")
        for tally in tallies:
            if tally.sign not in SIGNS:
                raise ValueError(f"no sign {tally.sign!r}: there are {', '.join(SIGNS)}")
        key = ("profile", rabbit, *tallies, *_digests(avatars))
        return await self._drawn(key, lambda: _encoded(paint_profile(rabbit, tallies, avatars)))

    async def season(self, rows: Sequence[SeasonRow], avatars: Faces = NO_FACES) -> Picture:
        """Return a picture of a season's best players; bars show their points."""
        if len(rows) > MOST_ROWS:
            raise ValueError(f"{len(rows)} rows, but room for {MOST_ROWS}")
        key = ("season", *rows, *_digests(avatars))
        return await self._drawn(key, lambda: _encoded(paint_season(rows, avatars)))

    async def card(self, card_id: str) -> Picture:
        """Return a picture of one enlarged card, to show details that are small on a sheet."""

        def make() -> Picture:
            return _encoded(fit(self._tiles.picture(card_id), CLOSE_UP_SIZE), quality=90)

        return await self._drawn(("card", card_id), make)

    async def fan(self, cards: Sequence[str]) -> Picture:
        """Return a picture of a few cards fanned out; card backs if there are no cards."""
        _refuse_overfull(cards or ["back"], MOST_IN_FAN)
        return await self._drawn(
            ("fan", *cards), lambda: _encoded(paint_fan([*map(self._tiles.picture, cards)]))
        )

    async def waiting(self, given: int, of: int) -> Picture:
        """Return a picture of the cards played so far, with empty places for the others."""
        if not 0 <= given <= of or not 1 <= of <= MOST_CARDS:
            raise ValueError(f"{given} of {of} cards: a table has 1 to {MOST_CARDS}")
        return await self._drawn(("waiting", given, of), lambda: _encoded(paint_waiting(given, of)))

    async def _drawn(self, key: Hashable, make: Callable[[], Picture]) -> Picture:
        """Return the picture kept under this key; if there is none, make it in a thread."""
        kept = self._finished.get(key)
        if kept is not None:
            return kept
        return await self._flights.run(key, lambda: self._draw(key, make))

    async def _draw(self, key: Hashable, make: Callable[[], Picture]) -> Picture:
        picture = await self._in_thread(make)
        self._finished.put(key, picture)
        return picture

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)


def _encoded(page: Image.Image, quality: int = 86) -> Picture:
    """Return a painted page as a JPEG picture."""
    return Picture(save_jpeg(page.convert("RGB"), quality), "jpg", page.size)


def _digests(avatars: Faces) -> list[tuple[tuple[int, int], bytes]]:
    """Return hashes of avatars for a cache key, so that the key does not hold their bytes."""
    return sorted((index, sha256(data).digest()) for index, data in avatars.items())


def _refuse_overfull(cards: Sequence[str], slots: int = MOST_CARDS) -> None:
    """Raise ``ValueError`` if there are no cards, or more cards than slots."""
    if not cards:
        raise ValueError("there are no cards to draw")
    if len(cards) > slots:
        beyond = ", ".join(cards[slots:])
        raise ValueError(f"{len(cards)} cards for {slots} slots; no slot for {beyond}")


def _refuse_crowd(figures: Sized) -> None:
    """Raise ``ValueError`` if there are too many players or teams."""
    if len(figures) > len(RABBITS):
        raise ValueError(f"{len(figures)} players, but only {len(RABBITS)} rabbits")
