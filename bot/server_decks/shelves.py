"""Puts servers' decks from the store on the shelf, shows their cards and exports them.

A server's decks are loaded when they are first needed. Changes by this process are on the shelf at
once. Other changes (by another process, or when the host blocks a picture) are noticed when the
decks are loaded again, after a few minutes. Pictures that are not in a local folder of the store
are copied to this machine in the background: a press does not wait for them, only drawing their
cards does. Slow work runs in sandboxes.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from weakref import WeakValueDictionary

from bot.decks import Card, Deck, Shelf
from bot.server_decks.sandboxes import Json, Sandboxes, reading_message
from bot.store import GameStore
from bot.store.errors import StoreError
from bot.store.picture_files import PictureFiles
from bot.store.stored import ServerCard, ServerDeck
from bot.tasks import Tasks

log = logging.getLogger(__name__)

FRESH_FOR = 300.0  # seconds until a server's decks are loaded again


class ServerShelves:
    """Keeps servers' decks on the shelf up to date with the store."""

    def __init__(
        self,
        shelf: Shelf,
        store: GameStore,
        folder: Path,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._shelf = shelf
        self._store = store
        self.folder = folder  # for copies of pictures that the store keeps elsewhere
        self._monotonic = monotonic
        self.fresh_until: dict[int, float] = {}  # by server whose decks are on the shelf
        self._pictures: dict[int, frozenset[str]] = {}  # the hashes of these servers' pictures
        self.on_loss: Callable[[], None] = lambda: None  # called when a server has lost pictures
        self._copying = Tasks()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def ensure_fresh(self, guild_id: int) -> None:
        """Load this server's decks onto the shelf, unless that was done a short time ago."""
        if self._monotonic() < self.fresh_until.get(guild_id, 0.0):
            return
        lock = self._locks.setdefault(guild_id, asyncio.Lock())
        async with lock:
            # Another caller may have loaded them while this one waited for the lock.
            if self._monotonic() >= self.fresh_until.get(guild_id, 0.0):
                await self.refresh(guild_id)

    async def refresh(self, guild_id: int) -> tuple[ServerDeck, ...]:
        """Load a server's decks from the store, put them on the shelf and return them.

        Start to copy their pictures. Call ``on_loss`` if pictures have disappeared since the last
        call.
        """
        # Read the clock before loading, so that a change during it is noticed in time.
        now = self._monotonic()
        decks = await self._store.server_decks(guild_id)
        digests = frozenset(card.digest for deck in decks for card in deck.all_cards)
        folder = self._store.picture_folder(self.folder)
        self._shelf.put(
            guild_id,
            [_on_shelf(deck, folder) for deck in decks if deck.removed_at is None],
            [_card(deck, card, folder) for deck in decks for card in deck.all_cards],
        )
        self.fresh_until[guild_id] = now + FRESH_FOR
        lost = self._pictures.get(guild_id, frozenset()) - digests
        self._pictures[guild_id] = digests
        if lost:
            self.on_loss()
        if digests:
            self._copying.start(self._copy(guild_id, digests))
        return decks

    def have(self, cards: Iterable[str]) -> bool:
        """Return whether all of these cards are on the shelf."""
        return all(map(self._shelf.find, cards))

    async def keep_only(self, digests: Collection[str]) -> None:
        """Refresh the decks of servers that have any picture other than these on the shelf."""
        kept = frozenset(digests)
        for guild_id in [one for one, shown in self._pictures.items() if not shown <= kept]:
            await self.refresh(guild_id)

    async def _copy(self, guild_id: int, digests: frozenset[str]) -> None:
        try:
            await self.copy(digests)
        except (StoreError, OSError) as error:
            log.warning("pictures of server %s could not be copied: %s", guild_id, error)
            self.fresh_until.pop(guild_id, None)  # the next caller tries again

    async def copy(self, digests: Collection[str]) -> None:
        """Copy these pictures to this machine, unless the store has them in a local folder.

        Then delete copies of pictures that were deleted from the store while this copied them.
        """
        await self._store.copy_pictures(digests, self.folder)
        if self._store.picture_folder(self.folder) != self.folder:
            return  # the store uses its own folder, so nothing was copied
        for digest in frozenset(digests).difference(*self._pictures.values()):
            if await self._store.read_picture(digest) is None:
                await asyncio.to_thread(PictureFiles(self.folder).drop, [digest])

    async def copied(self) -> None:
        """Wait until all copies in progress have finished."""
        if self._copying:
            await asyncio.wait(tuple(self._copying))


def _on_shelf(deck: ServerDeck, folder: Path) -> Deck:
    cards = tuple(_card(deck, card, folder) for card in deck.playable)
    return Deck(deck.id, folder, deck.name, author="", licence="", cards=cards)


def _card(deck: ServerDeck, card: ServerCard, folder: Path) -> Card:
    return Card(
        card_id(deck.id, card.number),
        PictureFiles(folder).path(card.digest),
        card.text.title,
        card.text.alts,
        card.text.keywords,
        card.digest,
    )


def card_id(deck_id: str, number: int) -> str:
    """Return the id of a server's card, unique among all cards."""
    return f"{deck_id}/{number}"


A_PAGE = 10  # cards or pictures
A_ROW = 5

Numbered = tuple[Path, int, bool]
"""A picture, its number on a sheet, and whether it is dimmed."""


class DeckPictures:
    """Finds, shows and exports the cards of servers' decks."""

    def __init__(self, store: GameStore, shelves: ServerShelves, sandboxes: Sandboxes) -> None:
        self._store = store
        self._shelves = shelves
        self._sandboxes = sandboxes

    async def pictures_of(self, cards: Sequence[ServerCard]) -> list[Path]:
        """Return the local paths of these cards' pictures, which are copied first if necessary."""
        digests = [card.digest for card in cards]
        await self._shelves.copy(digests)
        files = PictureFiles(self._store.picture_folder(self._shelves.folder))
        return [files.path(digest) for digest in digests]

    async def sheet(
        self, guild_id: int, cards: Sequence[ServerCard], *, dim_hidden: bool = False
    ) -> bytes:
        """Return a JPEG sheet of these cards with their numbers.

        ``dim_hidden`` dims the cards that new games do not use.
        """
        paths = await self.pictures_of(cards)
        numbered = [
            (path, card.number, dim_hidden and not card.playable)
            for path, card in zip(paths, cards, strict=True)
        ]
        return await self.numbered_sheet(guild_id, numbered)

    async def numbered_sheet(
        self, guild_id: int, cards: Sequence[Numbered], across: int | None = None
    ) -> bytes:
        """Return a JPEG sheet of numbered thumbnails, ``across`` in a row.

        If ``across`` is None, the rows have at most ``A_ROW`` thumbnails and about the same length.
        """
        rows = -(-len(cards) // A_ROW)
        numbers = [{"number": number, "dim": dim} for _, number, dim in cards]
        job = {"do": "sheet", "cards": numbers, "across": across or -(-len(cards) // rows)}
        made = await self._made(guild_id, job, [path for path, _, _ in cards])
        with reading_message():
            (sheet,) = made
        return sheet

    async def pack(self, deck: ServerDeck, heaviest: int) -> list[tuple[str, bytes]]:
        """Return the deck as zips of at most ``heaviest`` bytes each: their names and bytes."""
        cards = [
            {
                "number": card.number,
                "title": card.text.title,
                "alts": dict(card.text.alts),
                "keywords": list(card.text.keywords),
            }
            for card in deck.cards
        ]
        job = {"do": "pack", "name": deck.name, "heaviest": heaviest, "cards": cards}
        zips = await self._made(deck.guild_id, job, await self.pictures_of(deck.cards))
        names = [f"deck-{place}.zip" for place in range(1, len(zips) + 1)]
        return list(zip(names if len(zips) > 1 else ["deck.zip"], zips, strict=True))

    async def _made(self, guild_id: int, job: Json, inputs: Sequence[Path]) -> list[bytes]:
        """Run a job and return the bytes of everything that it makes."""
        made: list[bytes] = []

        async def receive(_: Json, parts: list[bytes]) -> None:
            made.extend(parts)

        await self._sandboxes.run(guild_id, job, inputs, receive)
        return made
