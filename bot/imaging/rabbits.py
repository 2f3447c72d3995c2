"""Draws the rabbits: small figures of painted wood.

Draws any rabbit of the palette at any height, with its shape on the belly and its ears in its own
pose. Knows colours and shapes; does not know players or scores.
"""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from bot.imaging import ink
from bot.imaging.ink import CREAM, FINE, GOLD, INK, Point
from bot.imaging.palette import RABBITS, RGB, rabbit_at
from bot.imaging.shapes import outlines

WIDTH, HEIGHT = 100, 136  # the drawing's own units
TEAM_STEP = 0.62  # of a rabbit's width, from one of a team to the next

_PORTRAIT = 272
_KEYLINE = 5.2
_OUTLINE = 2.6


@dataclass(frozen=True, slots=True)
class _Ear:
    centre: Point
    radii: Point
    degrees: float


# Left and right ear. The pose tells rabbits apart besides colour and shape.
_UPRIGHT = (_Ear((38, 33), (9.5, 27), -7), _Ear((62, 33), (9.5, 27), 7))
_PARTED = (_Ear((30, 36), (9.5, 26), -24), _Ear((70, 36), (9.5, 26), 24))
_LEANING = (_Ear((46, 33), (9.5, 27), 12), _Ear((70, 37), (9.5, 25), 28))
_LOPPED = (_Ear((37, 33), (9.5, 27), -8), _Ear((70, 53), (9.5, 21), 112))
_LISTENING = (_Ear((41, 35), (9.5, 26.5), 0), _Ear((73, 40), (9.5, 25), 46))
_DROOPING = (_Ear((21, 68), (9.5, 26), 16), _Ear((79, 68), (9.5, 26), -16))
_POSES = (_UPRIGHT, _LEANING, _PARTED, _DROOPING, _LISTENING, _LOPPED)


@lru_cache(maxsize=128)
def rabbit(index: int, height: int, *, crowned: bool = False) -> Image.Image:
    """Return a seat's rabbit as a sprite with transparent background, this many pixels high."""
    size = (round(height * WIDTH / HEIGHT), height)
    figure = _portrait(index) if height <= _PORTRAIT else _painted(index, height)
    figure = figure.resize(size, Image.Resampling.LANCZOS)
    if crowned:
        crown = symbol("crown", round(height * 0.25), GOLD, INK)
        figure.alpha_composite(crown, ink.centred(crown, (size[0] / 2, height * 0.33)))
    return figure


@lru_cache(maxsize=len(RABBITS))
def _portrait(index: int) -> Image.Image:
    """Return a large rabbit, which is painted once; smaller ones are scaled down from it."""
    return _painted(index, _PORTRAIT)


def _painted(index: int, height: int) -> Image.Image:
    colour = rabbit_at(index)
    fine = FINE if height <= _PORTRAIT else 2  # a large one has smooth edges anyway
    page = _Page(height * fine / HEIGHT, colour.rgb)
    _draw_figure(page, _POSES[index % len(_POSES)], mirrored=index >= len(RABBITS) // 2)
    _draw_face(page, sleepy=index % 4 == 3)
    _draw_belly(page, colour.shape)
    return page.image.reduce(fine)


def group(indices: tuple[int, ...], height: int) -> Image.Image:
    """Return a sprite of one rabbit, or of a team's rabbits side by side."""
    figures = [rabbit(index, height) for index in indices]
    if len(figures) == 1:
        return figures[0]
    step = round(figures[0].width * TEAM_STEP)
    page = Image.new("RGBA", (figures[0].width + step * (len(figures) - 1), height))
    for place, figure in enumerate(figures):
        page.alpha_composite(figure, (place * step, 0))
    return page


@lru_cache(maxsize=64)
def symbol(shape: str, height: int, fill: RGB, edge: RGB | None = None) -> Image.Image:
    """Return a shape as a sprite, with an outline in the colour ``edge`` if given."""
    side = height * FINE
    mask = shape_mask(shape, side, side / 2.5)
    page = Image.new("RGBA", (side, side))
    if edge is not None:
        wide = ink.grown(mask, side / 34)
        ink.shade(page, wide, edge)
        page.putalpha(wide)
    page.paste(fill, (0, 0, side, side), mask)
    page.putalpha(ImageChops.lighter(page.getchannel("A"), mask))
    return page.resize((height, height), Image.Resampling.LANCZOS)


def shape_mask(shape: str, side: int, radius: float) -> Image.Image:
    """Return a square mask with a shape of this radius in the middle."""
    mask = Image.new("L", (side, side))
    pen = ImageDraw.Draw(mask)
    for polygon, filled in outlines(shape):
        points = ink.scaled(polygon, radius, (side / 2, side / 2))
        pen.polygon(points, fill=255 if filled else 0)
    return mask


class _Page:
    """A canvas with the drawing's own units; it is painted large and reduced later."""

    def __init__(self, scale: float, coat: RGB) -> None:
        self.scale = scale
        self.coat = coat
        self.line = ink.mix(coat, INK, 0.78)
        self.dark = ink.mix(coat, INK, 0.55)
        self.bright = ink.mix(coat, (255, 255, 255), 0.5)
        size = (round(WIDTH * scale), round(HEIGHT * scale))
        self.image = Image.new("RGBA", size, (*CREAM, 0))
        self.pen = ImageDraw.Draw(self.image)

    def blob(
        self, centre: Point, radii: Point, degrees: float, fill: RGB, grown: float = 0
    ) -> None:
        """Draw a filled ellipse, enlarged by ``grown`` on all sides."""
        reach = (radii[0] + grown, radii[1] + grown)
        self.pen.polygon(ink.scaled(ink.ellipse(centre, reach, degrees), self.scale), fill=fill)

    def furry(self, centre: Point, radii: Point, degrees: float = 0) -> None:
        """Draw a part of the body with its outline, coat and shading."""
        self.blob(centre, radii, degrees, self.line, _OUTLINE)
        self.blob(centre, radii, degrees, self.coat)
        side = round(max(radii) * 2.5 * self.scale)
        corner = (centre[0] * self.scale - side / 2, centre[1] * self.scale - side / 2)
        part = Image.new("L", (side, side))
        outline = ink.scaled(ink.ellipse((0, 0), radii, degrees), self.scale, (side / 2, side / 2))
        ImageDraw.Draw(part).polygon(outline, fill=255)
        self._light(part, (round(corner[0]), round(corner[1])))

    def _light(self, part: Image.Image, at: tuple[int, int]) -> None:
        """Brighten the upper left of a part and darken its lower right."""
        side = part.width
        bright = ink.padded(ink.glow(part.size, 0.9), part.size, (-side // 6, -side // 5))
        clear = ink.padded(ink.glow(part.size, 0.55), part.size, (-side // 8, -side // 7))
        shadow = ImageChops.subtract(part, clear).point(lambda v: round(v * 0.6))
        shine = ImageChops.multiply(part, bright).point(lambda v: round(v * 0.5))
        ink.shade(self.image, ImageChops.multiply(part, shadow), self.dark, at)
        ink.shade(self.image, shine, self.bright, at)


_BELLY = (50.0, 106.5)
_HEAD = ((50.0, 68.0), (26.0, 22.5))
_BODY = ((50.0, 104.0), (33.0, 28.0))
_FEET = (((27.0, 125.5), (13.5, 6.4)), ((73.0, 125.5), (13.5, 6.4)))
_PAWS = (((23.5, 97.5), (6.5, 10.5), 18.0), ((76.5, 97.5), (6.5, 10.5), -18.0))


def _draw_figure(page: _Page, ears: tuple[_Ear, _Ear], *, mirrored: bool) -> None:
    if mirrored:
        ears = (_flipped(ears[1]), _flipped(ears[0]))
    parts = [(ear.centre, ear.radii, ear.degrees) for ear in ears]
    parts += [(*_BODY, 0.0), *((*foot, 0.0) for foot in _FEET), (*_HEAD, 0.0)]
    for part in (*parts, *_PAWS):
        page.blob(*part, fill=CREAM, grown=_KEYLINE)
    hanging = ears[0].centre[1] > 60  # such ears are in front of the head, others behind it
    if not hanging:
        _draw_ears(page, ears)
    page.furry(*_BODY)
    for foot in _FEET:
        page.furry(*foot)
    for paw in _PAWS:
        page.furry(*paw)
    page.furry(*_HEAD)
    if hanging:
        _draw_ears(page, ears)


def _draw_ears(page: _Page, ears: tuple[_Ear, _Ear]) -> None:
    inside = ink.mix(page.coat, (255, 196, 190), 0.55)
    for ear in ears:
        page.furry(ear.centre, ear.radii, ear.degrees)
        page.blob(ear.centre, (ear.radii[0] * 0.46, ear.radii[1] * 0.68), ear.degrees, inside)


def _flipped(ear: _Ear) -> _Ear:
    return _Ear((WIDTH - ear.centre[0], ear.centre[1]), ear.radii, -ear.degrees)


def _draw_face(page: _Page, *, sleepy: bool) -> None:
    light = ink.mix(page.coat, (255, 255, 255), 0.72)
    page.blob((50, 77), (11, 7.5), 0, light)
    for x in (39.5, 60.5):
        if sleepy:
            page.blob((x, 66), (5, 3.4), 0, INK)
            page.blob((x, 64.2), (5.4, 2.9), 0, ink.mix(page.coat, CREAM, 0.18))
        else:
            page.blob((x, 65), (3.7, 4.6), 0, INK)
            page.blob((x - 1.1, 63.3), (1.3, 1.5), 0, (255, 255, 255))
    page.blob((50, 73.2), (3.6, 2.5), 0, (226, 110, 120))


def _draw_belly(page: _Page, shape: str) -> None:
    """Draw the rabbit's shape on a pale belly, in a dark shade of its colour."""
    belly = ink.mix(CREAM, page.coat, 0.08)
    page.blob(_BELLY, (25.5, 22.5), 0, page.line, 1.2)
    page.blob(_BELLY, (25.5, 22.5), 0, belly)
    side = round(48 * page.scale)
    mask = shape_mask(shape, side, side / 2.75)
    at = (round(_BELLY[0] * page.scale - side / 2), round(_BELLY[1] * page.scale - side / 2))
    fill = page.coat if ink.luminance(page.coat) < 0.44 else ink.mix(page.coat, INK, 0.8)
    page.image.paste(fill, (*at, at[0] + side, at[1] + side), mask)
