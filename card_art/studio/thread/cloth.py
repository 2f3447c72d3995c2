"""The cloth on the table: what every pixel is made of, and the photograph of it.

Pieces of cloth and threads are laid one over the other; nothing is lit until `develop`. For each
pixel the cloth keeps its colour, height, thread direction, gloss, metal, shadow and glow.
"""

import math
import random
from collections.abc import Callable, Sequence
from typing import TypeAlias

import cv2
import numpy as np
import numpy.typing as npt
import skia

from card_art.studio.colour import Colour, rgb
from card_art.studio.noise import H, Picture, Plane, W
from card_art.studio.raster import PH, PW, SCALE, Window, blur, cut, grow, linear, shift, window_of
from card_art.studio.thread.kernels import draw_threads, light_cloth
from card_art.studio.thread.light import Light
from card_art.studio.thread.stitches import Points, Threads, coils, contours, normals, resample
from card_art.studio.thread.weave import noise, swatch

Number: TypeAlias = float | npt.NDArray[np.float64]
Dye = Callable[[Plane, Plane], Picture]  # colours (0..1, as seen) at x, y in card units


def plain(colour: Colour) -> Dye:
    """Return a dye that is one colour everywhere."""
    tone = np.array(rgb(colour), np.float32)
    return lambda x, _: np.broadcast_to(tone, (*np.shape(x), 3))


def ramp(colours: Sequence[Colour], share: Plane) -> Picture:
    """Return the colours in turn as `share` goes from 0 to 1."""
    stops = np.array([rgb(colour) for colour in colours], np.float32)
    if len(stops) == 1:
        return np.broadcast_to(stops[0], (*np.shape(share), 3))
    at = np.clip(share, 0, 1) * (len(stops) - 1)
    low = np.minimum(at.astype(int), len(stops) - 2)
    t = (at - low)[..., None]
    mixed: Picture = stops[low] * (1 - t) + stops[low + 1] * t
    return mixed


def _reflecting(colours: Picture) -> Picture:
    light: Picture = np.power(np.clip(colours, 0, 1), 2.2)
    return light


class Cloth:
    """Takes cloth and thread in order and gives the photograph with `develop`."""

    def __init__(self, seed: int, light: Light) -> None:
        self.light = light
        self.dice = random.Random(seed)
        self.numbers = np.random.default_rng(seed)
        self.albedo: Picture = np.zeros((PH, PW, 3), np.float32)
        self.relief: Plane = np.zeros((PH, PW), np.float32)
        self.along: Picture = np.zeros((PH, PW, 2), np.float32)
        self.gloss: Plane = np.zeros((PH, PW), np.float32)
        self.metal: Plane = np.zeros((PH, PW), np.float32)
        self.shade: Plane = np.ones((PH, PW), np.float32)
        self.glow: Picture = np.zeros((PH, PW, 3), np.float32)
        self.base: Plane = np.zeros((PH, PW), np.float32)
        angle = math.radians(light.angle)
        self.towards = math.cos(angle), -math.sin(angle)

    # ------------------------------------------------------------------ helpers
    def grid(self, window: Window) -> tuple[Plane, Plane]:
        """Return the x and y of a window's pixels, in card units."""
        rows, columns = window
        y, x = np.mgrid[rows, columns].astype(np.float32) / SCALE
        return x, y

    def wander(self, window: Window, cell: float) -> Plane:
        """Return noise over the window."""
        rows, columns = window
        right, down = self.dice.randrange(200), self.dice.randrange(200)
        return noise(int(cell), cell * SCALE)[
            rows.start + down : rows.stop + down, columns.start + right : columns.stop + right
        ]

    def mask(
        self,
        shapes: Sequence[skia.Path],
        holes: Sequence[skia.Path] = (),
        clip: Sequence[skia.Path] = (),
        pad: float = 14,
    ) -> tuple[Window, Plane] | None:
        """Return the window around the shapes and how much they cover of each pixel."""
        if not shapes:
            return None
        window = window_of(shapes, pad)
        if window is None:
            return None
        plane = cut(window, [(shapes, True), (holes, False)], 0, 0)
        if clip:
            plane = plane * cut(window, [(clip, True)], 0, 0)
        return (window, plane) if plane.max() > 0.5 else None

    @staticmethod
    def depth(plane: Plane) -> Plane:
        """Return the distance to the edge in card units, negative outside."""
        inside = (plane > 0.5).astype(np.uint8)
        near = cv2.distanceTransform(inside, cv2.DIST_L2, 5)
        far = cv2.distanceTransform(1 - inside, cv2.DIST_L2, 5)
        return (near - far) / SCALE

    # ------------------------------------------------------------------ cloth
    def cast(self, window: Window, plane: Plane, lift: float, strength: float) -> None:
        """Darken what lies behind a piece that is held `lift` units above it."""
        out = int((lift * 2.2 + 6) * SCALE)
        wide = grow(window, out)
        whole = np.zeros(self.shade[wide].shape, np.float32)
        dy, dx = window[0].start - wide[0].start, window[1].start - wide[1].start
        whole[dy : dy + plane.shape[0], dx : dx + plane.shape[1]] = plane
        slide = lift * SCALE * 0.9
        dark = blur(
            shift(whole, -self.towards[0] * slide, -self.towards[1] * slide),
            (0.8 + lift * 0.32) * SCALE,
        )
        self.shade[wide] *= 1 - strength * np.clip(dark, 0, 1)

    def fabric(
        self,
        window: Window,
        plane: Plane,
        dye: Dye,
        kind: str = "felt",
        *,
        thick: float = 5,
        bevel: float = 7,
        fuzz: float = 1.2,
        lift: float = 3,
        strength: float = 0.5,
        turn: float = 0,
        glow: float = 0,
        see: float = 1,
        rough: float = 1,
    ) -> None:
        """Lay a piece of cloth. `thick` and `bevel` shape its edge, `lift` its shadow."""
        if lift and strength:
            self.cast(window, plane, lift, strength)
        fine = self.wander(window, 4)
        depth = self.depth(plane) + fuzz * (0.55 * fine + 0.4 * self.wander(window, 22))
        cover = np.clip((depth + 0.9) / 1.9, 0, 1)
        cover = cover * cover * (3 - 2 * cover) * see
        rows, columns = plane.shape
        cloth = swatch(kind, rows, columns, self.dice, turn)
        base = blur(self.relief[window], 11)
        height = thick * SCALE * (1 - np.exp(-np.maximum(depth, 0) / bevel))
        height = base + height + cloth.relief * rough + 0.5
        x, y = self.grid(window)
        colour = _reflecting(dye(x, y)) * cloth.tone[..., None]
        over = cover[..., None]
        self.albedo[window] += (colour - self.albedo[window]) * over
        self.relief[window] += (height - self.relief[window]) * cover
        self.gloss[window] += (cloth.gloss - self.gloss[window]) * cover
        self.metal[window] *= 1 - cover
        self.shade[window] += (1 - self.shade[window]) * cover
        warp = cloth.warp if cloth.threads else np.zeros_like(cloth.warp)
        weft = 1 - warp if cloth.threads else warp
        self.along[window] += (np.stack([weft, warp], -1) - self.along[window]) * over
        self.glow[window] += (colour * glow - self.glow[window]) * over

    def ripple(self) -> None:
        """Let the ground lie a little unevenly, as cloth does."""
        self.relief += 7 * self.wander((slice(0, PH), slice(0, PW)), 300)

    def fringe(self, shapes: Sequence[skia.Path], dye: Dye, length: float, clip: Plane) -> None:
        """Sew loose hairs along the edge of felt."""
        for shape in shapes:
            for line in contours(shape, 2.2):
                if len(line) < 4:
                    continue
                _, aside = normals(line)
                outward = np.sign(((line - line.mean(0)) * aside).sum(1).mean()) or 1
                start = line - aside * outward * 1.2
                rows = np.clip(start[:, 1] * SCALE, 0, PH - 1).astype(int)
                columns = np.clip(start[:, 0] * SCALE, 0, PW - 1).astype(int)
                keep = clip[rows, columns] > 0.4
                start, aside = start[keep], aside[keep]
                if not len(start):
                    continue
                angle = np.arctan2(aside[:, 1], aside[:, 0]) + (np.pi if outward < 0 else 0)
                angle = angle + self.numbers.normal(0, 0.75, len(start))
                bend = self.numbers.normal(0, 0.5, len(start))
                size = length / 3 * self.numbers.uniform(0.4, 1.4, len(start))
                hair = [start]
                for _ in range(3):
                    hair.append(
                        hair[-1] + np.stack([np.cos(angle), np.sin(angle)], 1) * size[:, None]
                    )
                    angle = angle + bend
                colours = dye(start[:, 0], start[:, 1]) * self.numbers.normal(
                    1.05, 0.12, (len(start), 1)
                )
                self.threads(
                    np.stack(hair, 1), colours, 1.0, arc=0.3, gloss=0.05, ply=0, lift=0.2,
                    opacity=self.numbers.uniform(0.15, 0.5, len(start)), thin=0, smooth=1.0,
                )  # fmt: skip

    def stain(self, window: Window, plane: Plane, dye: Dye, strength: float = 1) -> None:
        """Colour what is there without laying anything on it."""
        x, y = self.grid(window)
        tone = np.clip(self.albedo[window].mean(-1, keepdims=True), 0.02, 1)
        even = blur(tone[..., 0], 8)[..., None] + 1e-3
        colour = _reflecting(dye(x, y)) * np.clip(tone / even, 0.7, 1.3)
        self.albedo[window] += (colour - self.albedo[window]) * (plane * strength)[..., None]

    def groove(self, window: Window, plane: Plane, deep: float) -> None:
        """Press a line into the cloth."""
        soft = blur(plane, 1.5)
        self.relief[window] -= soft * deep * SCALE
        self.albedo[window] *= (1 - 0.25 * plane)[..., None]

    def padding(self, window: Window, plane: Plane, dye: Dye, height: float, bevel: float) -> None:
        """Lay stuffing below stitches: it raises them and tints the gaps between them."""
        depth = np.maximum(self.depth(plane), 0)
        raised = blur(self.relief[window], 16) + SCALE * height * (1 - np.exp(-depth / bevel))
        inside = plane > 0.3
        self.relief[window] = np.where(inside, raised, self.relief[window])
        x, y = self.grid(window)
        self.albedo[window] += (_reflecting(dye(x, y) * 0.8) - self.albedo[window]) * plane[
            ..., None
        ]
        self.shade[window] += (1 - self.shade[window]) * plane
        self.glow[window] *= 1 - plane[..., None]

    def tulle(self, window: Window, plane: Plane, dye: Dye, veil: float) -> None:
        """Lay net over what is there: paler, flatter, with a fine mesh."""
        x, y = self.grid(window)
        mesh = 5.2
        u, v = x / mesh, y / mesh
        lines = [
            np.abs(np.sin(np.pi * (u * c + v * s))) for c, s in ((0, 1), (0.87, 0.5), (0.87, -0.5))
        ]
        thread = np.clip(1 - np.minimum.reduce(lines) * 3.2, 0, 1)
        colour = _reflecting(dye(x, y))
        share = plane * np.clip(veil * (0.72 + 0.5 * thread), 0, 1)
        self.albedo[window] += (colour - self.albedo[window]) * share[..., None]
        flat = blur(self.relief[window], 5)
        self.relief[window] += (flat - self.relief[window]) * plane * min(1, veil * 1.3)
        self.relief[window] += plane * thread * 0.9
        self.gloss[window] *= 1 - share
        self.metal[window] *= 1 - share
        self.glow[window] *= 1 - share[..., None]

    # ------------------------------------------------------------------ thread
    def _floor(self, lines: Threads, sigma: float) -> None:
        """Put the smoothed height below the given points into `base`."""
        pad = int(3 * sigma + 12)
        spots = lines.reshape(-1, 2)
        low = np.clip(np.floor(spots.min(0)) - pad, 0, (PW - 1, PH - 1)).astype(int)
        high = np.clip(np.ceil(spots.max(0)) + pad, low + 1, (PW, PH)).astype(int)
        window = slice(low[1], high[1]), slice(low[0], high[0])
        self.base[window] = blur(np.ascontiguousarray(self.relief[window]), sigma)

    def threads(
        self,
        lines: Threads,
        colours: Picture | Colour,
        width: Number = 3.6,
        *,
        arc: Number = 1.2,
        gloss: Number = 0.5,
        metal: Number = 0.0,
        ply: Number = 0.45,
        uneven: float = 0.06,
        lift: Number = 0.8,
        opacity: Number = 1.0,
        thin: float = 1.2,
        smooth: float = 2.5,
        loose: float = 0.8,
    ) -> None:
        """Sew threads given in card units; every stitch passes here."""
        count = len(lines)
        if not count:
            return

        def each(value: Number) -> npt.NDArray[np.float64]:
            return np.broadcast_to(np.asarray(value, np.float64), (count,)).copy()

        tones = np.array(rgb(colours) if isinstance(colours, str | tuple) else colours, np.float64)
        tones = np.broadcast_to(tones, (count, 3)) * self.numbers.normal(1, uneven, (count, 1))
        tones = tones + self.numbers.normal(0, uneven * 0.25, (count, 3))
        scaled = np.asarray(lines, np.float64) * SCALE
        self._floor(scaled, smooth)
        wide = each(width) * SCALE * self.numbers.normal(1, 0.09, count).clip(0.75, 1.3)
        rise = (each(lift) + loose * self.numbers.uniform(0, 1, count)) * SCALE
        draw_threads(
            self.albedo, self.relief, self.along, self.gloss, self.metal, self.shade, self.base,
            scaled, wide, _reflecting(tones), each(arc) * SCALE, rise, each(gloss), each(metal),
            each(ply), each(opacity), float(thin),
        )  # fmt: skip

    def knots(
        self, spots: Points, colours: Picture | Colour, radius: Number, gloss: float = 0.4
    ) -> None:
        """Sew French knots."""
        count = len(spots)
        if not count:
            return
        size = np.broadcast_to(np.asarray(radius, np.float64), (count,))
        width = np.maximum(1.6, size * 0.5)
        lines = coils(
            np.asarray(spots, np.float64), np.maximum(size - width * 0.4, 0.5), self.numbers
        )
        tones = np.array(rgb(colours) if isinstance(colours, str | tuple) else colours, np.float64)
        tones = np.broadcast_to(tones, (count, 3)) * self.numbers.normal(1, 0.07, (count, 1))
        scaled = lines * SCALE
        self._floor(scaled, 5)
        one, dyed = np.ones(count), _reflecting(tones)
        steps = lines.shape[1] - 1
        for j in range(steps):  # inner turns lie higher: one round for all knots keeps them so
            draw_threads(
                self.albedo, self.relief, self.along, self.gloss, self.metal, self.shade, self.base,
                np.ascontiguousarray(scaled[:, j : j + 2]), width * SCALE, dyed, one * 0,
                one * (0.6 + 2.6 * j / steps) * SCALE, one * gloss, one * 0, one * 0.35, one, 0.0,
            )  # fmt: skip

    def discs(self, spots: Points, dye: Dye, radius: Number, kind: str, glow: float = 0) -> None:
        """Sew on sequins (flat, tilted, metal) or beads (round, glassy)."""
        sizes = np.broadcast_to(np.asarray(radius, np.float64), (len(spots),)) * SCALE
        colours = _reflecting(dye(spots[:, 0], spots[:, 1]))
        for (x, y), size, colour in zip(spots * SCALE, sizes, colours, strict=True):
            x0, x1 = max(0, int(x - size - 2)), min(PW, int(x + size + 3))
            y0, y1 = max(0, int(y - size - 2)), min(PH, int(y + size + 3))
            if x1 - x0 < 2 or y1 - y0 < 2:
                continue
            at = slice(y0, y1), slice(x0, x1)
            py, px = np.mgrid[at].astype(np.float32)
            dx, dy = px - x, py - y
            far = np.hypot(dx, dy)
            cover = np.clip(size + 0.5 - far, 0, 1)
            ground = float(self.relief[at].mean())
            if kind == "sequin":
                tilt = self.numbers.normal(0, 0.22, 2)
                z = ground + 3.2 + dx * tilt[0] + dy * tilt[1] + 0.5 * np.cos(far / size * 14)
                z -= np.clip(1 - far / size, 0, 1) * 2.2
                tone = 0.8 + 0.3 * np.cos(np.arctan2(dy, dx) * 2 - 2.2 + tilt[0] * 4)
                shine, metal = 1.0, 1.0
            else:
                round_ = np.sqrt(np.clip(1 - (far / size) ** 2, 0, 1))
                z = ground + 1 + size * 0.9 * round_
                tone = 0.75 + 0.25 * round_
                shine, metal = 0.15, 0.0
            colour_here = colour * tone[..., None]
            if kind == "bead":
                lx, ly = self.towards
                spark = np.hypot(dx - lx * size * 0.38, dy - ly * size * 0.38)
                white = np.clip(1.3 - spark / (size * 0.22), 0, 1)[..., None]
                colour_here = colour_here + (1 - colour_here) * white * 0.9
            over = cover[..., None]
            self.albedo[at] += (colour_here - self.albedo[at]) * over
            self.relief[at] += (z - self.relief[at]) * cover
            ring = np.stack([-dy, dx], -1) / (far[..., None] + 0.01)
            self.along[at] += (ring * (kind == "sequin") - self.along[at]) * over
            self.gloss[at] += (shine - self.gloss[at]) * cover
            self.metal[at] += (metal - self.metal[at]) * cover
            self.shade[at] += (1 - self.shade[at]) * cover
            self.glow[at] += (colour_here * glow - self.glow[at]) * over

    # ------------------------------------------------------------------ frame and photograph
    def hem(self, colour: Colour, thread: Colour, wide: float = 14) -> None:
        """Bind the card's edge: the frame that all cards share."""
        outer, inner = skia.Path(), skia.Path()
        outer.addRect(skia.Rect.MakeLTRB(-20, -20, W + 20, H + 20))
        inner.addRoundRect(skia.Rect.MakeLTRB(wide, wide, W - wide, H - wide), 9, 9)
        window = slice(0, PH), slice(0, PW)
        plane = cut(window, [([outer], True), ([inner], False)], 0, 0)
        self.fabric(window, plane, plain(colour), "cotton", thick=4, bevel=5, fuzz=0.3, lift=4)
        seam = skia.Path()
        seam.addRoundRect(skia.Rect.MakeLTRB(wide + 1, wide + 1, W - wide - 1, H - wide - 1), 9, 9)
        spots = resample(contours(seam, 4)[0], 15)
        inwards = np.clip(spots, (34, 34), (W - 34, H - 34)) - spots
        inwards /= np.hypot(inwards[:, 0], inwards[:, 1])[:, None] + 1e-6
        lines = np.stack(
            [spots + inwards * 3, spots - inwards * 4, spots - inwards * (wide - 3)], 1
        )
        self.threads(lines, thread, 2.6, gloss=0.4)

    def develop(self) -> npt.NDArray[np.uint8]:
        """Light the cloth and photograph it."""
        light = self.light
        towards = np.array([*self.towards, light.low], np.float64)
        towards[:2] *= math.sqrt(1 - min(0.9, light.low) ** 2)
        towards /= np.linalg.norm(towards)
        form = blur(self.relief, 7)
        relief = cv2.GaussianBlur(self.relief, (0, 0), 0.8) + 1.3 * form
        height = cv2.GaussianBlur(self.relief, (0, 0), 1.2)
        near = np.maximum(blur(self.relief, 3.5) - self.relief, 0)
        far = np.maximum(blur(self.relief, 14) - self.relief, 0)
        corners = np.exp(-0.10 * near - 0.05 * far).astype(np.float32)
        x, y = self.grid((slice(0, PH), slice(0, PW)))
        gone = np.hypot((x - light.pool[0]) / W, (y - light.pool[1]) / H * 1.25)
        lamp = np.maximum(0.04, 1.12 - light.fall * np.clip(gone, 0, 1.2) ** 1.6).astype(np.float32)
        out = np.zeros_like(self.albedo)
        light_cloth(
            self.albedo, relief.astype(np.float32), height, corners, self.along, self.gloss,
            self.metal, np.clip(self.shade, 0, 1), lamp, towards,
            (linear(light.key) * light.power).astype(np.float64),
            (linear(light.ambient) * light.fill).astype(np.float64), light.relief, out,
        )  # fmt: skip
        out += self.glow
        if light.bloom:
            halo = blur(self.glow, 22) * 0.5 + blur(self.glow, 60) * 0.6
            out += halo * light.bloom
        out *= light.exposure
        out = np.where(out > 0.72, 0.72 + 0.28 * np.tanh((out - 0.72) / 0.28), out)
        picture = cv2.resize(
            np.power(np.clip(out, 0, 1), 1 / 2.2), (W, H), interpolation=cv2.INTER_AREA
        )
        grey = picture.mean(2, keepdims=True)
        picture = grey + (picture - grey) * light.saturation
        pixels: npt.NDArray[np.uint8] = (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)
        return pixels
