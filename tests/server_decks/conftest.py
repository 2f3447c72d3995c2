"""A server that makes decks, with a real store and sandboxes, but no Discord."""

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.decks import Shelf
from bot.decks.intake.picture import make_card, pack_pixels
from bot.decks.intake.uploads import Framing, Refused
from bot.imaging.on_demand import PicturesOnDemand
from bot.server_decks import sandbox
from bot.server_decks.drafts import Draft, Drafts
from bot.server_decks.making import DeckMaking
from bot.server_decks.sandboxes import Json, Receive, Sandboxes, content, ignore_results
from bot.server_decks.shelves import ServerShelves
from bot.store import DeckLimits, GameStore
from bot.store.sqlite.store import SqliteStore
from tests.playing import UNSYNCED

HERE, ALICE = 9, 101


class SandboxesHere(Sandboxes):
    """Runs jobs in this process, because starting a process takes most of a small job's time.

    A job that was done before is not done again: tests upload the same few pictures.
    """

    async def run(
        self,
        guild_id: int,  # noqa: ARG002
        job: Json,
        inputs: Sequence[Path] = (),
        receive: Receive = ignore_results,
    ) -> None:
        made, refused = done(json.dumps(job), tuple(content(path) for path in inputs))
        for said, parts in made:
            await receive(as_said(said), list(parts))
        if refused is not None:
            raise refused


@lru_cache(maxsize=64)
def done(job: str, inputs: tuple[bytes, ...]) -> tuple[list[sandbox.Made], Refused | None]:
    """Do a job and return what it makes, and the reason if it is refused after that."""
    made: list[sandbox.Made] = []
    words = json.loads(job)
    try:
        for one in sandbox.JOBS[words["do"]].work(words, iter(inputs)):
            made.append(one)  # noqa: PERF402  what was made before a refusal counts
    except Refused as refused:
        return made, refused
    return made, None


def as_said(words: dict[str, Any]) -> dict[str, Any]:
    """Return these values as JSON delivers them to another process."""
    return dict(json.loads(json.dumps(words)))


@lru_cache(maxsize=32)
def card_of(
    mode: str, size: tuple[int, int], pixels: bytes, framing: Framing
) -> tuple[bytes, Image.Image]:
    return make_card(Image.frombytes(mode, size, pixels), framing)


@lru_cache(maxsize=32)
def pixels_of(mode: str, size: tuple[int, int], pixels: bytes) -> bytes:
    return pack_pixels(Image.frombytes(mode, size, pixels))


class Workshop:
    """Deck making with all its parts, which tests can inspect, and a clock that tests set."""

    def __init__(
        self,
        folder: Path,
        store: GameStore,
        pictures: PicturesOnDemand,
        shelf: Shelf,
        sandboxes: Sandboxes,
    ) -> None:
        self.folder = folder
        self.store = store
        self.pictures = pictures
        self.shelf = shelf
        self.now = 0.0
        self.shelves = ServerShelves(shelf, store, folder / "copies", lambda: self.now)
        self.drafts = Drafts(folder / "uploads", lambda: self.now)
        self.making = DeckMaking(
            *(store, self.shelves, pictures, sandboxes, self.drafts),
            *(lambda: 1000.0, DeckLimits(cards=4)),
        )

    async def draft(self, deck_id: str, *uploads: tuple[str, bytes]) -> Draft:
        """Upload these files to a deck and return the draft."""
        draft = self.drafts.begin(HERE, deck_id, ALICE)
        files = []
        for number, (name, data) in enumerate(uploads):
            path = draft.folder / f"in-{number}"
            path.write_bytes(data)
            files.append((path, name))
        await self.making.open_uploads(draft, files)
        return draft


@asynccontextmanager
async def opened(
    tmp_path: Path, sandboxes: Sandboxes, store: GameStore | None = None
) -> AsyncIterator[Workshop]:
    store = store or await SqliteStore.open(tmp_path / "games.sqlite3", pragmas=UNSYNCED)
    shelf = Shelf([])
    async with PicturesOnDemand(shelf, tmp_path / "pictures", 8) as pictures:
        yield Workshop(tmp_path, store, pictures, shelf, sandboxes)
    await store.close()


@pytest.fixture
async def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Workshop]:
    """Return a workshop whose sandboxes need no process, and make a picture's card only once."""
    monkeypatch.setattr(
        sandbox,
        "make_card",
        lambda picture, framing: card_of(picture.mode, picture.size, picture.tobytes(), framing),
    )
    monkeypatch.setattr(
        sandbox,
        "pack_pixels",
        lambda picture: pixels_of(picture.mode, picture.size, picture.tobytes()),
    )
    async with opened(tmp_path, SandboxesHere()) as running:
        yield running


@pytest.fixture
async def real_workshop(tmp_path: Path) -> AsyncIterator[Workshop]:
    """Return a workshop with sandboxes in their own processes."""
    async with opened(tmp_path, Sandboxes()) as running:
        yield running
