"""Drawing tools in plain Pillow: smooth shapes, soft shadows, gradients, felt and digits.

Everything is drawn ``FINE`` times too large and then reduced, because Pillow's own shapes have hard
edges. Knows colours and geometry; does not know cards, rabbits or sheets.
"""

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from bot.imaging.palette import RGB

FINE = 4

Point = tuple[float, float]

CREAM: RGB = (250, 243, 226)
INK: RGB = (38, 30, 48)
GOLD: RGB = (246, 196, 84)
FELT: RGB = (24, 74, 66)
NIGHT: RGB = (29, 31, 58)


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """Return the colour that is ``share`` (0 to 1) of the way from ``one`` to ``other``."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def luminance(colour: RGB) -> float:
    """Return how light a colour looks, from 0 (black) to 1 (white)."""
    return (0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]) / 255


def ellipse(centre: Point, radii: Point, degrees: float = 0) -> list[Point]:
    """Return the outline of a rotated ellipse as a polygon."""
    turn = math.radians(degrees)
    steps = [math.tau * step / 48 for step in range(48)]
    across = [(math.cos(angle) * radii[0], math.sin(angle) * radii[1]) for angle in steps]
    return [
        (
            centre[0] + x * math.cos(turn) - y * math.sin(turn),
            centre[1] + x * math.sin(turn) + y * math.cos(turn),
        )
        for x, y in across
    ]


def curve(start: Point, bend: Point, end: Point, steps: int = 24) -> list[Point]:
    """Return the points of a quadratic curve from start to end, bent towards ``bend``."""
    ways = [step / steps for step in range(steps + 1)]
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t * t * end[1],
        )
        for t in ways
    ]


def scaled(points: Sequence[Point], by: float, move: Point = (0, 0)) -> list[Point]:
    """Return the points scaled around the origin, then moved."""
    return [(x * by + move[0], y * by + move[1]) for x, y in points]


@lru_cache(maxsize=64)
def rounded(size: tuple[int, int], radius: int) -> Image.Image:
    """Return the mask of a rectangle with round corners."""
    large = Image.new("L", (size[0] * FINE, size[1] * FINE))
    box = (0, 0, large.width - 1, large.height - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, radius * FINE, fill=255)
    return large.reduce(FINE)


def padded(mask: Image.Image, size: tuple[int, int], at: tuple[int, int]) -> Image.Image:
    """Return a black mask of this size with the given mask pasted at ``at``."""
    page = Image.new("L", size)
    page.paste(mask, at)
    return page


def soften(mask: Image.Image, blur: float, strength: float = 1) -> Image.Image:
    """Return the mask blurred and multiplied by ``strength``, for a shadow or a glow."""
    return mask.filter(ImageFilter.GaussianBlur(blur)).point(lambda v: round(v * strength))


def shade(page: Image.Image, mask: Image.Image, colour: RGB, at: tuple[int, int] = (0, 0)) -> None:
    """Paint a colour onto the page through a mask."""
    page.paste(colour, (*at, at[0] + mask.width, at[1] + mask.height), mask)


@lru_cache(maxsize=8)
def slope(size: tuple[int, int], top: RGB, bottom: RGB) -> Image.Image:
    """Return a vertical gradient between two colours."""
    ramp = Image.linear_gradient("L").resize(size)
    return Image.composite(Image.new("RGB", size, bottom), Image.new("RGB", size, top), ramp)


@lru_cache(maxsize=64)
def glow(size: tuple[int, int], power: float = 1) -> Image.Image:
    """Return a mask that is white in the middle and fades to black at the edges."""
    # Pillow's gradient reaches white in the corners; ours is to end at the nearest edge.
    disc = Image.radial_gradient("L").point(lambda v: round(255 * max(0, 1 - v / 180) ** power))
    return disc.resize(size)


@lru_cache(maxsize=16)
def felt(size: tuple[int, int], colour: RGB = FELT) -> Image.Image:
    """Return felt cloth; the weave repeats every 208 × 304 pixels, so pieces of it fit together."""
    weave = _weave()
    page = Image.new("L", size)
    for left in range(0, size[0], weave.width):
        for top in range(0, size[1], weave.height):
            page.paste(weave, (left, top))
    dark, light = mix(colour, (0, 0, 0), 0.24), mix(colour, (255, 255, 255), 0.10)
    return Image.composite(Image.new("RGB", size, light), Image.new("RGB", size, dark), page)


@cache
def _weave() -> Image.Image:
    """Return a seamless weave of short fibres in two directions, the same every time."""
    width, height = 208, 304
    noise = Image.frombytes("L", (width, height), Random(84).randbytes(width * height))
    wide = Image.new("L", (width * 3, height * 3))
    for left in range(3):
        for top in range(3):
            wide.paste(noise, (left * width, top * height))
    warp = wide.filter(ImageFilter.BoxBlur((4, 1)))
    weft = wide.filter(ImageFilter.BoxBlur((1, 4)))
    fibres = Image.blend(warp, weft, 0.5).filter(ImageFilter.GaussianBlur(0.8))
    centre = fibres.crop((width, height, width * 2, height * 2))
    return centre.point(lambda v: max(0, min(255, round(128 + (v - 128) * 2.2))))


@lru_cache(maxsize=512)
def number(digits: str, height: int) -> Image.Image:
    """Return a mask of bold digits of this height, without any margin."""
    font = ImageFont.load_default(height * FINE * 1.3)
    stroke = max(1, round(height * FINE * 0.045))
    left, top, right, bottom = font.getbbox(digits, stroke_width=stroke)
    page = Image.new("L", (math.ceil(right - left), math.ceil(bottom - top)))
    ImageDraw.Draw(page).text(
        (-left, -top), digits, fill=255, font=font, stroke_width=stroke, stroke_fill=255
    )
    page = page.crop(page.getbbox())
    return page.resize(
        (max(1, round(page.width * height / page.height)), height), Image.Resampling.LANCZOS
    )


def centred(mask: Image.Image, centre: Point) -> tuple[int, int]:
    """Return the upper left corner of a mask that is to be centred on this point."""
    return round(centre[0] - mask.width / 2), round(centre[1] - mask.height / 2)


def lit(page: Image.Image, mask: Image.Image, colour: RGB) -> Image.Image:
    """Return the page with coloured light falling on it through a mask."""
    light = Image.composite(Image.new("RGB", page.size, colour), Image.new("RGB", page.size), mask)
    return ImageChops.screen(page, light)


def grown(mask: Image.Image, pixels: float) -> Image.Image:
    """Return the mask enlarged by about this many pixels on all sides."""
    return mask.filter(ImageFilter.GaussianBlur(pixels)).point(lambda v: min(255, v * 8))
