"""Draws the bot's avatar, its banner and its emoji in the style of the game.

``python -m bot pictures`` writes them to ``files/`` and ``emojis/``; nothing is drawn at run time.
`bot.imaging.signs` names the emoji.
"""

from random import Random

from PIL import Image

from bot.imaging import ink
from bot.imaging.backs import card_back, draw_hills, draw_moon, night_sky, toss_back
from bot.imaging.ink import GOLD, INK
from bot.imaging.palette import RABBITS
from bot.imaging.rabbits import rabbit, symbol
from bot.imaging.reveal import seal
from bot.imaging.signs import DRAWN, SIDE
from bot.imaging.tiles import fit
from bot.imaging.tokens import token

AVATAR = (1024, 1024)
BANNER = (1360, 480)

_FACE = 4  # violet stands out best from a moon
_SEALS = {"crown": "crown", "cup": "cup", "trap": "jaws", "hourglass": "hourglass"}


def paint_avatar() -> Image.Image:
    """Return the avatar: a rabbit in front of a full moon, recognisable even in a small circle."""
    page = night_sky(AVATAR, 60, seed=11)
    draw_moon(page, (512, 500), 410)
    draw_hills(page, ((0.8, (52, 42, 84)), (0.86, (34, 30, 62))))
    figure = rabbit(_FACE, 800)
    _cast_shadow(page, figure, (512, 965))
    return page


def paint_banner() -> Image.Image:
    """Return the banner: all twelve rabbits on a hill at night, and a few cards in the air."""
    page = night_sky(BANNER, 160, seed=4)
    draw_moon(page, (1080, 190), 130)
    for centre, height, tilt in (
        ((170, 150), 150, 14),
        ((420, 110), 162, -9),
        ((660, 160), 174, 7),
    ):
        _float_card(page, centre, height, tilt)
    draw_hills(page, ((0.62, (62, 48, 96)), (0.74, (40, 34, 70))))
    dice = Random(2)
    for place, index in enumerate(dice.sample(range(len(RABBITS)), len(RABBITS))):
        x = 90 + place * (BANNER[0] - 180) / (len(RABBITS) - 1)
        lift = 26 * (1 - ((x - BANNER[0] / 2) / (BANNER[0] / 2)) ** 2)
        _cast_shadow(page, rabbit(index, 138), (x, 462 - lift + dice.uniform(-8, 8)))
    return page


def _cast_shadow(page: Image.Image, figure: Image.Image, foot: ink.Point) -> None:
    shadow = ink.glow((round(figure.width * 1.2), figure.width // 3), 0.8)
    ink.shade(page, shadow.point(lambda v: round(v * 0.6)), INK, ink.centred(shadow, foot))
    page.paste(figure, (round(foot[0] - figure.width / 2), round(foot[1]) - figure.height), figure)


def _float_card(page: Image.Image, centre: ink.Point, height: int, degrees: float) -> None:
    light = ink.glow((height * 3, height * 3), 2).point(lambda v: round(v * 0.3))
    ink.shade(page, light, (255, 222, 150), ink.centred(light, centre))
    toss_back(page, height, centre, degrees)


def paint_emojis() -> dict[str, Image.Image]:
    """Return the picture of every emoji by its name."""
    painted = {one.key: token(index, SIDE) for index, one in enumerate(RABBITS)}
    painted |= {name: seal(shape, SIDE) for name, shape in _SEALS.items()}
    painted |= {"card": _card(), "star": _star()}
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


def _star() -> Image.Image:
    """Return a golden star as an emoji, without the disc that a rabbit's token has."""
    page = Image.new("RGBA", (SIDE, SIDE), (*INK, 0))
    star = symbol("star", SIDE + 4, GOLD, INK)
    page.paste(star, (-2, 3))
    return page
