"""A server that makes decks, with real workers and a real store, but no Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.decks import Shelf
from bot.imaging.on_demand import PicturesOnDemand
from bot.server_decks.drafts import Draft, Drafts
from bot.server_decks.making import DeckMaking
from bot.server_decks.shelves import ServerShelves
from bot.server_decks.workers import Workers
from bot.store import DeckLimits, SqliteStore
from tests.playing import UNSYNCED

HERE, ALICE = 9, 101


class Workshop:
    """Everything that makes decks, and what can be looked at afterwards."""

    def __init__(
        self, folder: Path, store: SqliteStore, pictures: PicturesOnDemand, shelf: Shelf
    ) -> None:
        self.folder = folder
        self.store = store
        self.pictures = pictures
        self.shelf = shelf
        self.now = 0.0
        self.shelves = ServerShelves(shelf, store, folder / "copies", lambda: self.now)
        self.drafts = Drafts(folder / "uploads", lambda: self.now)
        self.making = DeckMaking(
            *(store, self.shelves, pictures, Workers(), self.drafts),
            *(lambda: 1000.0, DeckLimits(cards=4)),
        )

    async def draft(self, deck_id: str, *uploads: tuple[str, bytes]) -> Draft:
        """Upload these files to a deck."""
        draft = self.drafts.begin(HERE, deck_id, ALICE)
        files = []
        for number, (name, data) in enumerate(uploads):
            path = draft.folder / f"in-{number}"
            path.write_bytes(data)
            files.append((path, name))
        await self.making.take(draft, files)
        return draft


@pytest.fixture
async def workshop(tmp_path: Path) -> AsyncIterator[Workshop]:
    store = await SqliteStore.open(tmp_path / "games.sqlite3", pragmas=UNSYNCED)
    shelf = Shelf([])
    async with PicturesOnDemand(shelf, tmp_path / "pictures", 8) as pictures:
        yield Workshop(tmp_path, store, pictures, shelf)
    await store.close()
