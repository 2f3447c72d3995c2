"""Small fixed cards that need no shipped deck, and a shelf to put them on."""

import colorsys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from bot.decks import Deck, Shelf, load_deck
from bot.imaging import Pictures

COUNT = 14


def draw_card(index: int, size: tuple[int, int] = (200, 300)) -> Image.Image:
    """A card nobody would play with, but nobody can confuse with another."""
    hue = index / COUNT
    red, green, blue = (round(255 * part) for part in colorsys.hsv_to_rgb(hue, 0.6, 0.85))
    card = Image.new("RGB", size, (244, 238, 224))
    pen = ImageDraw.Draw(card)
    pen.rectangle((8, 8, size[0] - 9, size[1] - 9), fill=(red, green, blue))
    for ring in range(index % 5 + 1):
        inset = 20 + 14 * ring
        pen.ellipse((inset, inset, size[0] - inset, size[0] - inset), outline=(40, 30, 60), width=4)
    pen.rectangle((30, size[1] - 70, 30 + 10 * (index + 1), size[1] - 40), fill=(30, 40, 90))
    return card


def make_deck(folder: Path, count: int = COUNT) -> Deck:
    folder.mkdir(parents=True)
    for index in range(count):
        draw_card(index).save(folder / f"{index:03}.png")
    return load_deck(folder)


@pytest.fixture(scope="session")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Deck:
    return make_deck(tmp_path_factory.mktemp("decks") / "plain")


@pytest.fixture(scope="session")
def shelf(deck: Deck) -> Shelf:
    return Shelf([deck])


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of prepared tiles that tests share, as long as they leave it whole."""
    return tmp_path_factory.mktemp("kept")


@pytest.fixture
def ids(deck: Deck) -> list[str]:
    return [card.id for card in deck.cards]


@pytest.fixture
async def pictures(shelf: Shelf, kept: Path) -> AsyncIterator[Pictures]:
    async with Pictures(shelf, kept) as made:
        yield made
