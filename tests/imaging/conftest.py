"""A shelf with small fixed cards, and pictures made from it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.decks import Deck, Shelf
from bot.imaging.pictures import Pictures
from tests.imaging.cards import make_deck


@pytest.fixture(scope="session")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Deck:
    return make_deck(tmp_path_factory.mktemp("decks") / "plain")


@pytest.fixture(scope="session")
def shelf(deck: Deck) -> Shelf:
    return Shelf([deck])


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of prepared tiles that tests share, as long as they do not change it."""
    return tmp_path_factory.mktemp("kept")


@pytest.fixture
def ids(deck: Deck) -> list[str]:
    return [card.id for card in deck.cards]


@pytest.fixture
async def pictures(shelf: Shelf, kept: Path) -> AsyncIterator[Pictures]:
    async with Pictures(shelf, kept) as made:
        yield made
