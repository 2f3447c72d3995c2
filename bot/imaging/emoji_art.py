"""Draws the bot's own emoji: the rabbits' tokens, and the marks on revealed cards.

``python -m bot pictures`` writes them to ``emojis/``; nothing is drawn at run time.
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
    """Return the picture of every emoji by its name."""
    painted = {rabbit.key: token(index, SIDE) for index, rabbit in enumerate(RABBITS)}
    painted |= {name: seal(shape, SIDE) for name, shape in _SEALS.items()}
    painted["card"] = _card()
    return {name: painted[name] for name in DRAWN.values()}


def _card() -> Image.Image:
    """Return the card back as an emoji, as high as the emoji allows."""
    size = (SIDE * 2 // 3, SIDE)
    left = (SIDE - size[0]) // 2
    page = Image.new("RGBA", (SIDE, SIDE), (*INK, 0))
    page.paste((*INK, 255), (left, 0), ink.rounded(size, 10))
    inner = (size[0] - 4, size[1] - 4)
    page.paste(fit(card_back(), inner), (left + 2, 2), ink.rounded(inner, 8))
    return page
