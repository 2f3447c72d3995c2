"""Pictures from a slow store: presses do not wait for them, a game's pictures do."""

import asyncio
from collections.abc import Collection
from pathlib import Path

import pytest

from bot.server_decks.shelves import ServerShelves
from bot.store import StoreError
from tests.decks.intake.hostile import photo
from tests.server_decks.conftest import ALICE, HERE, Workshop


class Far:
    """A fake remote store whose pictures arrive, or fail if ``broken``, when the test says so."""

    def __init__(self, workshop: Workshop) -> None:
        self.server_decks = workshop.store.server_decks
        self.arrived = asyncio.Event()
        self.broken = False
        self.asked: list[int] = []

    def picture_folder(self, copies: Path) -> Path:
        return copies

    async def copy_pictures(self, digests: Collection[str], copies: Path) -> None:
        self.asked.append(len(digests))
        await self.arrived.wait()
        if self.broken:
            raise StoreError(f"nothing came to {copies}")


@pytest.fixture
async def far(workshop: Workshop) -> Far:
    deck = await workshop.making.create(HERE, "Holidays", ALICE)
    draft = await workshop.draft(deck.id, ("a.png", photo(1)), ("b.png", photo(2)))
    await workshop.making.add_draft(draft)
    return Far(workshop)


async def test_a_press_does_not_wait_for_pictures_but_whatever_shows_them_does(
    workshop: Workshop, far: Far
) -> None:
    shelves = ServerShelves(workshop.shelf, far, workshop.folder / "far")  # type: ignore[arg-type]
    await shelves.ensure_fresh(HERE)
    (deck,) = workshop.shelf.decks_for(HERE)
    assert {card.path.parent for card in deck.cards} == {workshop.folder / "far"}
    showing = asyncio.create_task(shelves.copied())
    await asyncio.sleep(0)
    assert far.asked == [2]
    assert not showing.done()
    far.arrived.set()
    await showing
    await shelves.copied()  # at once
    await shelves.ensure_fresh(HERE)
    assert far.asked == [2]


async def test_pictures_that_did_not_come_are_asked_for_again(workshop: Workshop, far: Far) -> None:
    shelves = ServerShelves(workshop.shelf, far, workshop.folder / "far")  # type: ignore[arg-type]
    far.broken = True
    far.arrived.set()
    for _ in range(2):
        await shelves.ensure_fresh(HERE)
        await shelves.copied()
    assert far.asked == [2, 2]
