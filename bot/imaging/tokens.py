"""Who is who, at a size at which a rabbit would be a speck: round tokens and framed faces.

A token is a disc in a rabbit's colour with its shape, large. A face is the player's own picture,
or else the rabbit's, in a round frame of that colour. Knows rabbits; not what they did.
"""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.imaging import ink
from bot.imaging.avatars import open_avatar
from bot.imaging.ink import CREAM, FINE, GOLD, INK
from bot.imaging.palette import RGB, rabbit_at
from bot.imaging.rabbits import HEIGHT, TEAM_STEP, WIDTH, group, rabbit, shape_mask, symbol
from bot.imaging.subjects import Faces

_BUST = 190  # large enough for every face that is shown
_OVERLAP = 0.42  # of a doubled token: enough to count two, little enough to see one player


@lru_cache(maxsize=128)
def token(index: int, side: int, *, doubled: bool = False) -> Image.Image:
    """A rabbit's disc; doubled, two of them, one half under the other."""
    if not doubled:
        return _disc(index, side)
    page = Image.new("RGBA", (token_width(side, doubled=True), side), (*INK, 0))
    for left in (page.width - side, 0):
        page.alpha_composite(_disc(index, side), (left, 0))
    return page


def token_width(side: int, *, doubled: bool) -> int:
    """How wide a token of this height is."""
    return round(side * (2 - _OVERLAP)) if doubled else side


def _disc(index: int, side: int) -> Image.Image:
    """Its colour, and its shape in whatever stands out from that."""
    colour = rabbit_at(index)
    fine = side * FINE
    page = discs(fine, ((1, INK), (0.94, CREAM), (0.84, colour.rgb)))
    mask = shape_mask(colour.shape, fine, fine * 0.27)
    ink.shade(page, mask, INK if ink.luminance(colour.rgb) > 0.44 else CREAM)
    return page.reduce(FINE)


def figure(
    indices: tuple[int, ...], height: int, faces: Faces, *, crowned: bool = False
) -> Image.Image:
    """A rabbit or a team of them; whoever has a face stands there with that and a token."""
    people = [(index, indices[:place].count(index)) for place, index in enumerate(indices)]
    if not any(one in faces for one in people):
        return group(indices, height, crowned=crowned)
    width = round(height * WIDTH / HEIGHT)
    page = Image.new("RGBA", (round(width * span(len(indices))), height), (*CREAM, 0))
    step = (page.width - width) // max(1, len(indices) - 1)
    for place, (index, mate) in enumerate(people):
        avatar = faces.get((index, mate))
        known = avatar is not None and open_avatar(avatar) is not None
        one = _person(index, height, avatar) if known else rabbit(index, height)
        page.alpha_composite(one, (place * step, 0))
        if crowned:
            crown = symbol("crown", round(height * 0.25), GOLD, INK)
            at = ink.centred(crown, (width / 2, height * (0.1 if known else 0.33)))
            page.alpha_composite(crown, (place * step + at[0], max(0, at[1])))
    return page


def span(count: int) -> float:
    """How many rabbits wide a team of so many is."""
    return 1 + TEAM_STEP * (count - 1)


@lru_cache(maxsize=48)
def _person(index: int, height: int, avatar: bytes | None) -> Image.Image:
    """A face with its token below, in the room that a rabbit takes."""
    side = round(height * WIDTH / HEIGHT)
    badge = token(index, round(height * 0.42))
    page = Image.new("RGBA", (side, height), (*CREAM, 0))
    page.alpha_composite(framed_face(index, side, avatar))
    page.alpha_composite(badge, ((side - badge.width) // 2, height - badge.height))
    return page


@lru_cache(maxsize=48)
def framed_face(index: int, side: int, avatar: bytes | None = None) -> Image.Image:
    """A face in a round frame of its rabbit's colour."""
    fine = side * FINE
    page = discs(fine, ((1, INK), (0.96, CREAM), (0.9, rabbit_at(index).rgb)))
    mask = Image.new("L", page.size)
    ImageDraw.Draw(mask).ellipse(_within(fine, 0.78), fill=255)
    inner = round(fine * 0.8)
    face = Image.new("RGB", page.size)
    face.paste(_face(index, inner, avatar), ((fine - inner) // 2, (fine - inner) // 2))
    page.paste(face, (0, 0), mask)
    return page.reduce(FINE)


def _face(index: int, side: int, avatar: bytes | None) -> Image.Image:
    portrait = open_avatar(avatar) if avatar is not None else None
    if portrait is not None:
        return portrait.resize((side, side), Image.Resampling.LANCZOS)
    coat = rabbit_at(index).rgb
    light = ink.luminance(coat) > 0.44
    page = Image.new("RGB", (_BUST, _BUST), ink.mix(coat, INK if light else CREAM, 0.7))
    bust = rabbit(index, round(_BUST * 1.4))
    page.paste(bust, (round((_BUST - bust.width) / 2), round(-_BUST * 0.04)), bust)
    return page.resize((side, side), Image.Resampling.LANCZOS)


def discs(side: int, rings: tuple[tuple[float, RGB], ...]) -> Image.Image:
    """Discs inside each other, from the largest on, each with its share of the width.

    Their edges are hard: ``side`` is to be ``FINE`` times what will be shown.
    """
    page = Image.new("RGBA", (side, side), (*INK, 0))
    pen = ImageDraw.Draw(page)
    for share, colour in rings:
        pen.ellipse(_within(side, share), fill=(*colour, 255))
    return page


def _within(side: int, share: float) -> tuple[float, float, float, float]:
    inset = side * (1 - share) / 2
    return inset, inset, side - 1 - inset, side - 1 - inset
