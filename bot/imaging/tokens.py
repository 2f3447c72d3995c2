"""Draws players at a small size: round tokens and framed faces.

A token is a disc in a rabbit's colour with its shape. A face is the player's avatar, or else the
rabbit's portrait, in a round frame of that colour. Figures are one or more rabbits with their
players' faces. Avatars are untrusted pictures: one that cannot be opened is treated as missing.
Knows rabbits; does not know what they did.
"""

from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw, ImageOps

from bot.decks.decoding import UNREADABLE, upright
from bot.decks.formats import FORMATS
from bot.imaging import ink
from bot.imaging.ink import CREAM, FINE, INK
from bot.imaging.palette import RGB, rabbit_at
from bot.imaging.rabbits import HEIGHT, TEAM_STEP, WIDTH, rabbit, shape_mask
from bot.imaging.subjects import Faces

_AVATAR = 160  # the side of an avatar's square
_MOST_BYTES = 256 * 1024  # of an avatar's file
_MOST_PIXELS = 1024 * 1024
_BUST = 190  # large enough for every face that is shown
_OVERLAP = 0.42  # of a doubled token: enough to count two, little enough to see one player
_FACE = 0.7  # of a rabbit's height: the diameter of the face at its side
_SHOULDER = 0.15  # of the same: how much of the face the rabbit hides


@lru_cache(maxsize=128)
def token(index: int, side: int, *, doubled: bool = False) -> Image.Image:
    """Return a rabbit's token; if ``doubled``, two of them that overlap."""
    if not doubled:
        return _disc(index, side)
    page = Image.new("RGBA", (token_width(side, doubled=True), side), (*INK, 0))
    for left in (page.width - side, 0):
        page.alpha_composite(_disc(index, side), (left, 0))
    return page


def token_width(side: int, *, doubled: bool) -> int:
    """Return the width of a token of this height."""
    return round(side * (2 - _OVERLAP)) if doubled else side


def _disc(index: int, side: int) -> Image.Image:
    """Return a disc in a rabbit's colour, with its shape in a contrasting colour."""
    colour = rabbit_at(index)
    fine = side * FINE
    page = discs(fine, ((1, INK), (0.94, CREAM), (0.84, colour.rgb)))
    mask = shape_mask(colour.shape, fine, fine * 0.27)
    ink.shade(page, mask, INK if ink.luminance(colour.rgb) > 0.44 else CREAM)
    return page.reduce(FINE)


def person(index: int, height: int, faces: Faces) -> Image.Image:
    """Return a large picture of one player: the avatar with a token, or else the rabbit."""
    avatar = _known(faces, index, 0)
    return rabbit(index, height) if avatar is None else _face_on_token(index, height, avatar)


def figures(
    indices: tuple[int, ...], height: int, faces: Faces, *, crowned: bool = False
) -> Image.Image:
    """Return a rabbit or a team's rabbits, each with its player's avatar if there is one."""
    members = [
        _beside(index, height, _known(faces, index, indices[:place].count(index)), crowned=crowned)
        for place, index in enumerate(indices)
    ]
    overlap = round(height * WIDTH / HEIGHT * (1 - TEAM_STEP))
    width = sum(member.width for member in members) - overlap * (len(members) - 1)
    page = Image.new("RGBA", (width, height), (*CREAM, 0))
    left = 0
    for member in members:
        page.alpha_composite(member, (left, 0))
        left += member.width - overlap
    return page


def figures_width(indices: tuple[int, ...], faces: Faces) -> float:
    """Return the width of `figures` relative to its height."""
    known = sum(
        _known(faces, index, indices[:place].count(index)) is not None
        for place, index in enumerate(indices)
    )
    rabbits = WIDTH / HEIGHT * (1 + TEAM_STEP * (len(indices) - 1))
    return rabbits + known * (_FACE - _SHOULDER)


def _known(faces: Faces, index: int, mate: int) -> bytes | None:
    """Return a player's avatar; None if there is none or it cannot be opened.

    ``mate`` is the player's index among the teammates who share the rabbit.
    """
    avatar = faces.get((index, mate))
    # Opening is cached, so the square is not decoded again when it is drawn.
    return avatar if avatar is not None and _open_avatar(avatar) is not None else None


@lru_cache(maxsize=48)
def _open_avatar(data: bytes) -> Image.Image | None:
    """Return the middle square of an avatar in RGB.

    Return None if these bytes are too large or not a valid picture. Avatars are untrusted.
    """
    if len(data) > _MOST_BYTES:
        return None
    try:
        with Image.open(BytesIO(data), formats=FORMATS) as picture:
            if picture.width * picture.height > _MOST_PIXELS:
                return None
            return ImageOps.fit(upright(picture), (_AVATAR, _AVATAR), Image.Resampling.LANCZOS)
    except UNREADABLE:
        return None


@lru_cache(maxsize=48)
def _beside(index: int, height: int, avatar: bytes | None, *, crowned: bool) -> Image.Image:
    """Return a rabbit with its player's avatar behind its shoulder, if there is one."""
    one = rabbit(index, height, crowned=crowned)
    if avatar is None:
        return one
    side, step = round(height * _FACE), round(height * (_FACE - _SHOULDER))
    page = Image.new("RGBA", (step + one.width, height), (*CREAM, 0))
    page.alpha_composite(framed_face(index, side, avatar), (0, round(height * 0.24)))
    page.alpha_composite(one, (step, 0))
    return page


@lru_cache(maxsize=48)
def _face_on_token(index: int, height: int, avatar: bytes) -> Image.Image:
    """Return an avatar with a token below it, as large as a rabbit."""
    side = round(height * WIDTH / HEIGHT)
    badge = token(index, round(height * 0.42))
    page = Image.new("RGBA", (side, height), (*CREAM, 0))
    page.alpha_composite(framed_face(index, side, avatar))
    page.alpha_composite(badge, ((side - badge.width) // 2, height - badge.height))
    return page


@lru_cache(maxsize=48)
def framed_face(index: int, side: int, avatar: bytes | None) -> Image.Image:
    """Return the avatar, or else the rabbit's portrait, in a round frame of the rabbit's colour."""
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
    """Return the avatar or else the rabbit's head and shoulders, as a square."""
    portrait = _open_avatar(avatar) if avatar is not None else None
    if portrait is not None:
        return portrait.resize((side, side), Image.Resampling.LANCZOS)
    coat = rabbit_at(index).rgb
    light = ink.luminance(coat) > 0.44
    page = Image.new("RGB", (_BUST, _BUST), ink.mix(coat, INK if light else CREAM, 0.7))
    bust = rabbit(index, round(_BUST * 1.4))
    page.paste(bust, (round((_BUST - bust.width) / 2), round(-_BUST * 0.04)), bust)
    return page.resize((side, side), Image.Resampling.LANCZOS)


def discs(side: int, rings: tuple[tuple[float, RGB], ...]) -> Image.Image:
    """Return concentric discs; ``rings`` has their diameters and colours, the largest first.

    A diameter is a share of ``side``. The edges are hard, so pass ``FINE`` times the size that will
    be shown, then reduce the picture.
    """
    page = Image.new("RGBA", (side, side), (*INK, 0))
    pen = ImageDraw.Draw(page)
    for share, colour in rings:
        pen.ellipse(_within(side, share), fill=(*colour, 255))
    return page


def _within(side: int, share: float) -> tuple[float, float, float, float]:
    inset = side * (1 - share) / 2
    return inset, inset, side - 1 - inset, side - 1 - inset
