"""The light box: sheets of cut paper stacked from the back panel to the viewer, and a photograph.

Everything is computed in linear light at SCALE times the size and reduced at the end.
"""

import math
import random
from collections.abc import Iterable, Sequence
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt
import skia

from card_art.studio.cutouts import Piece
from card_art.studio.noise import H, Picture, Plane, W
from card_art.studio.paper.light import Light
from card_art.studio.paper.stock import SPARE, stock
from card_art.studio.paths import bounds, stroked
from card_art.studio.patterns import pattern, prints
from card_art.studio.raster import (
    PH,
    PW,
    SCALE,
    Window,
    blur,
    cut,
    grow,
    linear,
    shift,
    srgb,
    window_of,
)

GAPS = (5, 18, 50, 130)  # shadows are computed for these heights and mixed between


class Sheet:
    """How a piece is cut and lit in paper; a piece says only what differs from this."""

    knife: float = 0.4  # unsteadiness of the hand
    wob: float = 0.6  # the sheet's own wander
    lamp: float = 1.0  # how much of the lamp reaches it
    cast: float = 1.0  # strength of its shadow
    curl: tuple[float, float] | None = None  # degrees and amount of shading across the piece
    width: float = 1.8  # of scored lines
    vellum: float = 0.0  # translucency
    texture: float = 1.0
    rim: float = 1.0  # light and dark along the cut edge
    thick: float = 1.0
    emit: float = 0.0  # light of its own
    soft: float = 0.0  # out of focus

    def __init__(self, **changes: Any) -> None:
        for name, value in changes.items():
            if name not in Sheet.__annotations__:
                raise TypeError(f"paper has no {name}")
            setattr(self, name, value)


SMALL = 130  # pieces below this size are cut with a steadier hand


class Box:
    """Takes sheets back to front with `lay` and gives the photograph with `develop`."""

    def __init__(self, seed: int, light: Light) -> None:
        self.seed, self.light, self.count = seed, light, 0
        self.dice = random.Random(seed)
        y, x = np.mgrid[0:PH, 0:PW].astype(np.float32) / SCALE
        self.to_lamp = light.lamp[0] - x, light.lamp[1] - y
        self.distance = np.hypot(*self.to_lamp) + 1
        self.fall = 1 / (1 + (self.distance / light.radius) ** 2)
        self.daylight = (1.08 - 0.26 * y / H - 0.1 * x / W).astype(np.float32)
        self.ambient = linear(light.ambient_colour) * light.ambient
        self.lamp_colour = linear(light.lamp_colour)
        self.depth = np.zeros((PH, PW), np.float32)
        everything = slice(0, PH), slice(0, PW)
        panel = np.broadcast_to(linear(light.back), (PH, PW, 3))
        if light.foot:
            share = (y / H)[..., None]
            panel = panel * (1 - share) + linear(light.foot) * share
        emboss, mottle = self._paper(everything)
        self.picture: Picture = panel * (1 + emboss * 0.03 + mottle * 0.03)[..., None]
        self.picture = self.picture * self._light(0, everything)

    def _paper(self, window: Window) -> tuple[Plane, Plane]:
        right, down = self.dice.randrange(SPARE), self.dice.randrange(SPARE)
        rows, columns = window
        there = (
            slice(rows.start + down, rows.stop + down),
            slice(columns.start + right, columns.stop + right),
        )
        return stock().emboss[there], stock().mottle[there]

    def _light(self, z: float, window: Window, lamp: float = 1.0) -> Picture:
        power = self.light.power * math.exp(-z / self.light.reach) * lamp
        front = self.ambient * self.daylight[window][..., None]
        lit: Picture = front + self.lamp_colour * (power * self.fall[window])[..., None]
        return lit

    def lay(self, piece: Piece) -> None:
        """Lay one sheet over what is there, with its shadow."""
        sheet = Sheet(**piece.how)
        self.count += 1
        found = window_of(piece.shapes, 4)
        if found is None:
            return
        left, top, right, bottom = bounds(piece.shapes)
        small = max(right - left, bottom - top) < SMALL
        calm = 0.45 if small else 1.0
        seed = self.seed * 17 + self.count
        patterns = [
            (one, pattern(one.name, one.size, one.angle, (left, top, right, bottom), seed))
            for one in prints(piece.ink)
        ]
        pierced = [shape for one, shapes in patterns if one.way == "pierce" for shape in shapes]
        inner = self._coverage(piece, found, pierced, sheet, calm, seed)
        z = piece.z
        key = self.light.key
        reach = min(z, GAPS[-1]) if sheet.cast else 0
        pad = reach * max(abs(key[0]), abs(key[1])) + 3 * (0.7 + 0.3 * reach)
        window = grow(found, int(pad * SCALE) + 8)
        coverage = np.zeros(self.depth[window].shape, np.float32)
        rows, columns = found
        dy, dx = rows.start - window[0].start, columns.start - window[1].start
        coverage[dy : dy + inner.shape[0], dx : dx + inner.shape[1]] = inner
        if sheet.cast:
            self._shadow(coverage, z, window, sheet.cast)
        self._face(piece, sheet, inner, found, patterns, seed)
        self.depth[found] = np.where(inner > 0.5, z, self.depth[found])

    def _coverage(
        self,
        piece: Piece,
        window: Window,
        pierced: list[skia.Path],
        sheet: Sheet,
        calm: float,
        seed: int,
    ) -> Plane:
        steps = [(piece.shapes, True), ((*piece.holes, *pierced), False)]
        plane = cut(window, steps, sheet.knife * calm, seed)
        if sheet.wob:
            height, width = plane.shape
            start = self.dice.randrange(SPARE - 20)
            wander = stock().warp[start : start + height, start : start + width]
            wander = wander * (sheet.wob * calm * SCALE * 0.6)
            y, x = np.mgrid[0:height, 0:width].astype(np.float32)
            plane = cv2.remap(
                plane,
                x + wander[..., 0],
                y + wander[..., 1],
                cv2.INTER_LINEAR,
                borderMode=cv2.BORDER_REPLICATE,
            )
        if sheet.soft:
            plane = blur(plane, sheet.soft * SCALE)
        if piece.clip:
            plane = plane * cut(window, [(piece.clip, True)], sheet.knife, seed)
        return plane

    def _shadow(self, coverage: Plane, z: float, window: Window, strength: float) -> None:
        """Darken what is behind: the shadow slides and softens with the gap at each pixel."""
        gap = np.maximum(z - self.depth[window], 0)
        low, high = float(gap.min()), float(gap.max())
        key = self.light.key
        dark = np.zeros_like(coverage)
        before, shade_before = 0.0, np.zeros_like(coverage)
        last = len(GAPS) - 1
        for index, here in enumerate(GAPS):
            following = GAPS[index + 1] if index < last else math.inf
            if low > following:
                before = here
                continue  # nothing is this near
            umbra = blur(
                shift(coverage, key[0] * here * SCALE, key[1] * here * SCALE),
                (0.7 + 0.13 * here) * SCALE,
            )
            around = blur(coverage, (1 + 0.30 * here) * SCALE)
            shade = umbra * (0.94 - 0.0017 * here) + around * (0.32 - 0.0012 * here)
            share = np.clip((gap - before) / (here - before), 0, 1)
            mixed = shade_before * (1 - share) + np.clip(shade, 0, 1) * share
            dark = np.where(gap >= before, mixed, dark)
            before, shade_before = here, np.clip(shade, 0, 1)
            if high <= here:
                break
        dark = np.clip(dark * self.light.strength * strength, 0, 1)[..., None]
        self.picture[window] *= 1 - dark * (1 - linear(self.light.shadow))

    def _face(
        self,
        piece: Piece,
        sheet: Sheet,
        coverage: Plane,
        window: Window,
        patterns: list[tuple[Any, list[skia.Path]]],
        seed: int,
    ) -> None:
        height, width = coverage.shape
        emboss, mottle = self._paper(window)
        texture = (1 + sheet.texture * (emboss * 0.040 + mottle * 0.030))[..., None]
        base = np.broadcast_to(linear(piece.colour), (height, width, 3)).copy()
        if piece.foot is not None:
            share = np.linspace(0, 1, height, dtype=np.float32)[:, None, None]
            base = base * (1 - share) + linear(piece.foot) * share
        scored: list[skia.Path] = [stroked(line, sheet.width) for line in piece.lines]
        for one, shapes in patterns:
            if one.way == "print":
                ink = linear(one.colour) if one.colour else base * 0.72
                where = cut(window, [(shapes, True)], 0.2, seed + 5)[..., None]
                base = base * (1 - where) + ink * where
            elif one.way == "score":
                scored += shapes
        light = self._light(piece.z, window, sheet.lamp)
        face = base * texture * (light + sheet.emit)
        if sheet.curl:
            turn, amount = math.radians(sheet.curl[0]), sheet.curl[1]
            y, x = np.mgrid[0:height, 0:width].astype(np.float32)
            across = (x / width - 0.5) * math.cos(turn) + (y / height - 0.5) * math.sin(turn)
            face *= (1 + amount * 2 * across)[..., None]
        if scored:
            line = cut(window, [(scored, True)], 0.25, seed + 9)
            light_side = shift(line, -1.3 * SCALE, -1.3 * SCALE) * (1 - line)
            face *= (1 - 0.42 * line + 0.5 * light_side)[..., None]
        face, core = self._edges(face, base, light, coverage, window, piece.z, sheet)
        if sheet.vellum:
            behind = blur(self.picture[window], (2 + piece.z * 0.03) * SCALE)
            tint = 0.55 + 0.6 * linear(piece.colour)
            face = face * (1 - sheet.vellum) + behind * sheet.vellum * tint
        elif sheet.thick:
            # The back of the sheet is farther away, hence smaller about the middle of the card.
            k = 1 - 0.0030 * sheet.thick
            cx, cy = PW / 2 - window[1].start, PH * 0.48 - window[0].start
            matrix = np.array([[k, 0, cx * (1 - k)], [0, k, cy * (1 - k)]], np.float32)
            wall = cv2.warpAffine(
                coverage, matrix, (width, height), borderMode=cv2.BORDER_REPLICATE
            )
            wall = np.clip(wall - coverage, 0, 1)[..., None]
            self.picture[window] *= 1 - wall
            self.picture[window] += wall * core * light * 0.62
        cover = coverage[..., None]
        self.picture[window] = self.picture[window] * (1 - cover) + face * cover

    def _edges(
        self,
        face: Picture,
        base: Picture,
        light: Picture,
        coverage: Plane,
        window: Window,
        z: float,
        sheet: Sheet,
    ) -> tuple[Picture, Picture]:
        """Light the cut edges: bright towards the key, dark away from it, warm at the lamp."""
        soft = blur(coverage, 1.3 * SCALE)
        gx = cv2.Sobel(soft, cv2.CV_32F, 1, 0, ksize=3)
        gy = cv2.Sobel(soft, cv2.CV_32F, 0, 1, ksize=3)
        slope = np.hypot(gx, gy)
        band = np.clip(slope * 2.2, 0, 1)
        slope += 1e-5
        key = self.light.key
        towards = (gx * key[0] + gy * key[1]) / slope / math.hypot(*key)
        core = base * 0.55 + 0.45 * np.maximum(base.max(-1, keepdims=True), 0.10)
        up = (np.clip(towards, 0, 1) * band * sheet.rim * 0.75)[..., None]
        down = (np.clip(-towards, 0, 1) * band * sheet.rim * 0.55)[..., None]
        face = face * (1 - down) * (1 - up) + core * light * 1.35 * up
        reach = self.light.reach * 1.8
        warm = self.light.power * math.exp(-z / reach) * self.fall[window] * sheet.lamp
        lampwards = gx * self.to_lamp[0][window] + gy * self.to_lamp[1][window]
        facing = np.clip(-lampwards / slope / self.distance[window], 0, 1)
        through = np.clip(1 - blur(coverage, 7 * SCALE), 0, 1) * 0.9 + facing * band * 0.9
        glow = (warm * through * 0.17)[..., None]
        return face + base**0.6 * self.lamp_colour * glow, core

    def defocus(self, sigma: float) -> None:
        """Blur what is laid so far: it lies behind the focal plane."""
        self.picture = blur(self.picture, sigma * SCALE)

    def develop(self) -> npt.NDArray[np.uint8]:
        """Photograph the box: bloom, curve, vignette, grain; H x W x 3 bytes."""
        light = self.light
        x = self.picture * light.exposure
        hot = np.maximum(x - 0.75, 0)
        halo = [(7, 0.5), (26, 0.6), (80, 0.5)]
        for sigma, share in halo:
            x = x + light.bloom * share * blur(hot, sigma * SCALE)
        x = x * (1 + x / 6.0) / (1 + x * 0.62)
        grey = (x * np.array([0.21, 0.72, 0.07], np.float32)).sum(-1, keepdims=True)
        x = grey + (x - grey) * light.saturation
        yy, xx = np.mgrid[0:PH, 0:PW].astype(np.float32)
        corner = ((xx / PW - 0.5) ** 2 + (yy / PH - 0.5) ** 2) * 2
        x = x * (1 - light.vignette * corner**1.3)[..., None]
        tones = srgb(x).astype(np.float32)
        bent = tones * tones * (3 - 2 * tones)
        tones = tones * (1 - light.contrast) + bent * light.contrast
        small: Picture = cv2.resize(tones, (W, H), interpolation=cv2.INTER_AREA)
        small += 0.35 * (small - cv2.GaussianBlur(small, (0, 0), 1.1))
        noise = np.random.default_rng(self.seed).standard_normal((H, W)).astype(np.float32)
        small += cv2.GaussianBlur(noise, (0, 0), 0.6)[..., None] * 0.006
        pixels: npt.NDArray[np.uint8] = (np.clip(small, 0, 1) * 255 + 0.5).astype(np.uint8)
        return pixels


def photograph(
    seed: int, light: Light, pieces: Iterable[Piece], blurs: Sequence[tuple[float, float]] = ()
) -> npt.NDArray[np.uint8]:
    """Stack the pieces by their height and photograph the box.

    `blurs` holds (z, sigma): once all pieces up to that height are laid, they go out of focus.
    """
    box = Box(seed, light)
    waiting = sorted(blurs)
    for one in sorted(pieces, key=lambda piece: piece.z):
        while waiting and one.z > waiting[0][0]:
            box.defocus(waiting.pop(0)[1])
        box.lay(one)
    return box.develop()
