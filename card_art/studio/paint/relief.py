"""The painter's light: turns a flat silhouette into a lit, textured one.

Every function takes a layer's colour (H x W x 3) and cover (H x W) and returns new ones. Relief
comes from the blurred silhouette: its slope, seen from the card's one light, is the shading.
"""

import math

import cv2
import numpy as np

from card_art.studio.noise import XX, YY, H, Picture, Plane, W, blur, fbm, smooth


def wobbled(colour: Picture, cover: Plane, seed: int, amount: float) -> tuple[Picture, Plane]:
    """Return the unsteady hand: the layer pushed about by small noise."""
    if not amount:
        return colour, cover
    dx = (fbm(seed, 26, 3) - 0.5) * amount * 3.2
    dy = (fbm(seed + 50, 26, 3) - 0.5) * amount * 3.2
    paint = np.dstack([colour * cover[..., None], cover])
    paint = cv2.remap(paint, XX + dx, YY + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return unmixed(paint)


def softened(colour: Picture, cover: Plane, sigma: float) -> tuple[Picture, Plane]:
    if not sigma:
        return colour, cover
    return unmixed(blur(np.dstack([colour * cover[..., None], cover]), sigma))


def unmixed(paint: Picture) -> tuple[Picture, Plane]:
    cover = paint[..., 3]
    return paint[..., :3] / np.maximum(cover[..., None], 1e-4), cover


class Lamp:
    """The card's one light as seen from every pixel: direction and strength."""

    def __init__(self, x: float, y: float, colour: Picture, shadow: Picture) -> None:
        self.x, self.y, self.colour, self.shadow = x, y, colour, shadow
        dx, dy = x - XX, y - YY
        distance = np.sqrt(dx**2 + dy**2) + 60
        self.dx, self.dy = dx / distance, dy / distance
        self.strength = np.clip(1.15 - distance / 1300, 0.35, 1)


def radii(cover: Plane) -> tuple[float, float, float]:
    """Return relief radii that fit the size of the thing; fixed ones make small figures black."""
    size = math.sqrt(float((cover > 0.3).sum()) + 1)
    return max(1.6, size * 0.014), max(4, size * 0.05), min(50, max(9, size * 0.13))


def lit(
    colour: Picture, cover: Plane, lamp: Lamp, form: tuple[float, ...], vol: float, stipple: Plane
) -> Picture:
    """Screen the light on slopes that face it, multiply the shadow on those that do not."""
    light: Plane = np.zeros((H, W), np.float32)
    brightness = colour.mean(-1) * cover
    for sigma in form:
        height = blur(cover, sigma) + 0.35 * blur(brightness, sigma)
        slope_x = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3) / 8
        slope_y = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3) / 8
        light -= (slope_x * lamp.dx + slope_y * lamp.dy) * sigma
    light = light * 2.0 * vol + stipple * 0.055 * min(1, vol)
    up = smooth(0.02, 0.75, light) * lamp.strength
    down = smooth(0.02, 0.8, -light)
    tone = colour.mean(-1)
    # The gain falls with brightness so that whites keep their modelling.
    screen = (1 - colour) * lamp.colour * (up * (0.62 - 0.30 * tone))[..., None]
    boost = colour * lamp.colour * (up * 0.35 * np.clip(1.1 - tone, 0, 1))[..., None]
    shade = 1 - (down * 0.72)[..., None] * (1 - lamp.shadow)
    result: Picture = (colour + screen + boost) * shade
    return result


def pooled(colour: Picture, cover: Plane, amount: float) -> Picture:
    """Return the picture with pigment gathered in the outermost pixels."""
    rim = np.clip(cover - blur(cover, 2.2), 0, 1) * 2
    result: Picture = colour * (1 - amount * rim)[..., None]
    return result


def rimmed(colour: Picture, cover: Plane, lamp: Lamp, amount: float) -> Picture:
    """Return a bright edge towards the light."""
    if not amount:
        return colour
    moved = cv2.remap(cover, XX + lamp.dx * 4.2, YY + lamp.dy * 4.2, cv2.INTER_LINEAR)
    edge = blur(np.clip(cover - moved, 0, 1), 0.7) * lamp.strength
    return colour + lamp.colour * (edge * amount)[..., None]


def wrapped(colour: Picture, cover: Plane, behind: Picture, amount: float) -> Picture:
    """Light from behind creeping over the edges."""
    if not amount:
        return colour
    mask = (np.clip(1 - blur(cover, 9), 0, 1) * 1.3 * amount)[..., None]
    result: Picture = colour * (1 - mask) + np.maximum(colour, behind) * mask
    return result


def fogged(
    colour: Picture, cover: Plane, behind: Picture, fog: float, fall: float, mottle: Plane
) -> Picture:
    """Return the picture with the blurred one behind mixed in, as air does; `fall` thickens it towards the shape's foot."""
    thickness = np.full((H, W), fog, np.float32)
    if fall:
        rows = np.where(cover.max(1) > 0.05)[0]
        top, foot = int(rows[0]), int(rows[-1])
        thickness = np.clip(thickness + fall * smooth(0, 1, (YY - top) / max(40, foot - top)), 0, 1)
    mask = np.clip(thickness * (1 + 0.5 * mottle), 0, 1)[..., None]
    return colour * (1 - mask) + behind * mask


def cast(cover: Plane, lamp: Lamp, reach: float) -> Plane:
    """Return the layer's shadow on what is behind it."""
    dx, dy = W / 2 - lamp.x, H / 2 - lamp.y
    length = math.hypot(dx, dy) + 1
    move = np.array([[1, 0, dx / length * reach], [0, 1, dy / length * reach]], np.float32)
    return blur(cv2.warpAffine(cover, move, (W, H)), reach * 0.9)
