"""A server that makes decks, with a real store and workers, but no Discord."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.decks import Shelf
from bot.imaging.on_demand import PicturesOnDemand
from bot.server_decks import worker
from bot.server_decks.drafts import Draft, Drafts
from bot.server_decks.making import DeckMaking
from bot.server_decks.shelves import ServerShelves
from bot.server_decks.workers import Hear, Workers, unheard
from bot.store import DeckLimits, SqliteStore
from tests.playing import UNSYNCED

HERE, ALICE = 9, 101


class WorkersHere(Workers):
    """Do their jobs in this process: most of a small job's time is the start of its own."""

    async def run(self, job: dict[str, Any], progress: Hear = unheard) -> dict[str, Any]:
        steps: list[dict[str, int]] = []
        with patch.object(worker, "_say", steps.append):
            result = worker.JOBS[job["do"]](as_said(job))
        for step in steps:
            await progress(step["done"], step["of"])
        return as_said(result)


def as_said(words: dict[str, Any]) -> dict[str, Any]:
    """What arrives of this on the way between two processes."""
    return dict(json.loads(json.dumps(words)))


class Workshop:
    """Everything that makes decks, and what can be looked at afterwards."""

    def __init__(
        self,
        folder: Path,
        store: SqliteStore,
        pictures: PicturesOnDemand,
        shelf: Shelf,
        workers: Workers,
    ) -> None:
        self.folder = folder
        self.store = store
        self.pictures = pictures
        self.shelf = shelf
        self.now = 0.0
        self.shelves = ServerShelves(shelf, store, folder / "copies", lambda: self.now)
        self.drafts = Drafts(folder / "uploads", lambda: self.now)
        self.making = DeckMaking(
            *(store, self.shelves, pictures, workers, self.drafts),
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


@asynccontextmanager
async def opened(tmp_path: Path, workers: Workers) -> AsyncIterator[Workshop]:
    store = await SqliteStore.open(tmp_path / "games.sqlite3", pragmas=UNSYNCED)
    shelf = Shelf([])
    async with PicturesOnDemand(shelf, tmp_path / "pictures", 8) as pictures:
        yield Workshop(tmp_path, store, pictures, shelf, workers)
    await store.close()


@pytest.fixture
async def workshop(tmp_path: Path) -> AsyncIterator[Workshop]:
    """With workers that need no process."""
    async with opened(tmp_path, WorkersHere()) as running:
        yield running


@pytest.fixture
async def real_workshop(tmp_path: Path) -> AsyncIterator[Workshop]:
    """With workers in processes of their own."""
    async with opened(tmp_path, Workers()) as running:
        yield running
