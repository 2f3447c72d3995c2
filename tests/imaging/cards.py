"""Small fixed cards that need no shipped deck."""

import colorsys
from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw

from bot.decks import Deck, load_deck

COUNT = 14
CARDS = [f"plain/{index:03}" for index in range(COUNT)]


def draw_card(index: int, size: tuple[int, int] = (200, 300)) -> Image.Image:
    """Return a plain card whose colour, rings and bar depend on its index."""
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


@cache
def face(index: int = 0, side: int = 96) -> bytes:
    """Return a small picture to use as an avatar."""
    out = BytesIO()
    draw_card(index).resize((side, side)).save(out, "PNG")
    return out.getvalue()


def make_deck(folder: Path, count: int = COUNT) -> Deck:
    """Write a deck of ``count`` cards by ``draw_card`` into a new folder and return it."""
    folder.mkdir(parents=True)
    for index in range(count):
        draw_card(index).save(folder / f"{index:03}.png")
    return load_deck(folder)
