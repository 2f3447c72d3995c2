"""How the pictures of servers' decks are looked at and given out; nothing is changed here.

Slow work happens in processes of its own.
"""

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bot.server_decks.shelves import ServerShelves
from bot.server_decks.workers import Workers
from bot.store.deck_records import ServerCard, ServerDeck
from bot.store.picture_files import SUFFIX
from bot.store.server_protocol import ServerDecks

A_ROW = 5

Numbered = tuple[Path, int, bool]
"""A picture, its number on a sheet, and whether it is dimmed."""


class DeckPictures:
    """Finds, shows and packs what servers' decks have."""

    def __init__(self, store: ServerDecks, shelves: ServerShelves, workers: Workers) -> None:
        self._store = store
        self._shelves = shelves
        self._workers = workers

    async def pictures_of(self, cards: Sequence[ServerCard]) -> list[Path]:
        """Where the pictures of these cards lie on this machine."""
        digests = [card.digest for card in cards]
        await self._store.copy_pictures(digests, self._shelves.folder)
        folder = self._store.picture_folder(self._shelves.folder)
        return [folder / f"{digest}{SUFFIX}" for digest in digests]

    async def sheet(self, cards: Sequence[Numbered], across: int | None = None) -> bytes:
        """Numbered thumbnails on one sheet, a JPEG; in rows of about the same length."""
        rows = -(-len(cards) // A_ROW)
        across = across or -(-len(cards) // rows)
        with tempfile.TemporaryDirectory() as folder:
            target = Path(folder) / "sheet.jpg"
            pictures = [{"path": str(path), "number": n, "dim": dim} for path, n, dim in cards]
            job = {"do": "sheet", "cards": pictures, "to": str(target), "across": across}
            await self._workers.run(job)
            return await asyncio.to_thread(target.read_bytes)

    async def pack(self, deck: ServerDeck, heaviest: int) -> list[tuple[str, bytes]]:
        """A deck as zips, each at most so heavy: names and bytes."""
        cards = deck.cards
        paths = await self.pictures_of(cards)
        with tempfile.TemporaryDirectory() as folder:
            job = {
                "do": "pack",
                "name": deck.name,
                "folder": folder,
                "stem": "deck",
                "heaviest": heaviest,
                "cards": [
                    {
                        "number": card.number,
                        "picture": str(path),
                        "title": card.text.title,
                        "alts": dict(card.text.alts),
                        "keywords": list(card.text.keywords),
                    }
                    for card, path in zip(cards, paths, strict=True)
                ],
            }
            packed = [Path(path) for path in (await self._workers.run(job))["paths"]]
            return [(path.name, await asyncio.to_thread(path.read_bytes)) for path in packed]
