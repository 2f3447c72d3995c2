"""Draws the small pictures of signs: the rabbits' tokens, and what cards are stamped with.

The files in ``emojis/`` come from here (``python -m bot pictures``); nothing is drawn at run time.
"""

from PIL import Image

from bot.imaging import ink
from bot.imaging.backs import card_back
from bot.imaging.ink import INK
from bot.imaging.palette import RABBITS
from bot.imaging.reveal import seal
from bot.imaging.signs import DRAWN, SIDE
from bot.imaging.tiles import fit
from bot.imaging.tokens import token

_SEALS = {"crown": "crown", "cup": "cup", "trap": "jaws", "hourglass": "hourglass"}


def paint_emojis() -> dict[str, Image.Image]:
    """Return every picture by its name, as it looks on a table or a card."""
    painted = {rabbit.key: token(index, SIDE) for index, rabbit in enumerate(RABBITS)}
    painted |= {name: seal(shape, SIDE) for name, shape in _SEALS.items()}
    painted["card"] = _card()
    return {name: painted[name] for name in DRAWN.values()}


def _card() -> Image.Image:
    """Return a card's back, as high as there is room."""
    size = (SIDE * 2 // 3, SIDE)
    left = (SIDE - size[0]) // 2
    page = Image.new("RGBA", (SIDE, SIDE), (*INK, 0))
    page.paste((*INK, 255), (left, 0), ink.rounded(size, 10))
    inner = (size[0] - 4, size[1] - 4)
    page.paste(fit(card_back(), inner), (left + 2, 2), ink.rounded(inner, 8))
    return page
