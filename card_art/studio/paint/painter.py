"""The painter: a scene is painted back to front, layer by layer, under one light.

Each layer is named, and its name is its seed: redrawing one layer leaves all others as they are.
"""

import random
import zlib
from collections import Counter
from functools import cached_property
from typing import Unpack

import cv2
import numpy as np

from card_art.studio.colour import Colour, pigment
from card_art.studio.noise import (
    XX,
    YY,
    H,
    Picture,
    Plane,
    W,
    blur,
    fbm,
    grain,
    smooth,
    streaks,
)
from card_art.studio.paint import finish, relief
from card_art.studio.paint.looks import FLAT, THING, Changes, Look, changed
from card_art.studio.paint.palettes import Palette
from card_art.studio.paths import Points, Shape
from card_art.studio.pen import Draw, Pen, raster

FOUR_POINTS = "0,-1! .14,-.14! 1,0! .14,.14! 0,1! -.14,.14! -1,0! -.14,-.14!"


class Scene:
    """A sheet being painted. `light` is where the one light stands, in pixels."""

    def __init__(self, seed: int, palette: Palette, light: tuple[float, float]) -> None:
        self.seed = seed
        self.palette = palette
        self.img: Picture = np.zeros((H, W, 3), np.float32)
        self.emitted: Picture = np.zeros((H, W, 3), np.float32)
        self.lamp = relief.Lamp(*light, pigment(palette.light), pigment(palette.shadow))
        self._names: Counter[str] = Counter()
        self._finished: Picture | None = None

    def relight(self, light: Colour | None = None, shadow: Colour | None = None) -> None:
        """Use other colours of light and shadow than the palette's from here on."""
        if light is not None:
            self.lamp.colour = pigment(light)
        if shadow is not None:
            self.lamp.shadow = pigment(shadow)

    def seed_of(self, name: str) -> int:
        """Return a seed for a named part; the second part of the same name gets another."""
        self._names[name] += 1
        return zlib.crc32(f"{self.seed}/{name}/{self._names[name]}".encode()) % 1_000_003

    def dice(self, name: str) -> random.Random:
        """Return dice for choices made outside a layer (positions that several layers share)."""
        return random.Random(self.seed_of(f"dice {name}"))

    @cached_property
    def _stipple(self) -> Plane:
        return grain(self.seed)

    @cached_property
    def _streaks(self) -> Plane:
        return streaks(self.seed)

    # --- what lies behind everything

    def sky(
        self,
        stops: tuple[tuple[float, Colour], ...] | None = None,
        warp: float = 70,
        stretch: float = 3.0,
    ) -> None:
        """Wash the sheet from top (0) to bottom (1) with noisy boundaries, in the palette's colours by default."""
        stops = stops or self.palette.sky
        drift = fbm(self.seed_of("sky"), 260, 5, stretch) - 0.5
        height = np.clip((YY + drift * warp * 2) / H, 0, 1)
        at = [stop[0] for stop in stops]
        colours = np.array([pigment(stop[1]) for stop in stops])
        wash = np.stack([np.interp(height, at, colours[:, i]) for i in range(3)], -1)
        mottle = fbm(self.seed_of("sky mottle"), 120, 5, 1.6)[..., None] - 0.5
        self.img = np.clip(wash * (1 + mottle * 0.22), 0, 1).astype(np.float32)

    def glow(
        self, x: float, y: float, radius: float, colour: Colour, k: float = 0.8, squash: float = 1
    ) -> None:
        """Add soft light around a point."""
        distance = np.sqrt((XX - x) ** 2 + ((YY - y) / squash) ** 2) / radius
        light = np.exp(-(distance**2) * 1.6) * k
        light *= 1 + 0.25 * (fbm(self.seed_of(f"glow {x} {y}"), 90, 4) - 0.5)
        self._screen(np.clip(light, 0, 1)[..., None] * pigment(colour))

    def mist(
        self,
        y: float,
        height: float,
        colour: Colour,
        k: float = 0.6,
        cell: float = 120,
        stretch: float = 5,
    ) -> None:
        """Lay a band of mist around `y`."""
        noise = fbm(self.seed_of(f"mist {y}"), cell, 5, stretch)
        band = np.exp(-(((YY - y) / height) ** 2))
        self.tint(np.clip(band * smooth(0.2, 0.85, noise + band * 0.25), 0, 1), colour, k)

    def tint(self, mask: Plane, colour: Colour, k: float) -> None:
        """Mix a colour in where the mask says so."""
        share = mask[..., None] * k
        self.img = self.img * (1 - share) + pigment(colour) * share

    def cloudy(self, name: str, colour: Colour, k: float = 0.5, cell: float = 200) -> None:
        """Lay drifts of colour over the whole sheet."""
        self.tint(smooth(0.45, 0.8, fbm(self.seed_of(name), cell, 5)), colour, k)

    def stars(
        self, count: int = 220, foot: float = 700, colour: Colour = "#fff6dc", big: int = 8
    ) -> None:
        """Draw stars down to `foot`, thinning on the way, `big` of them with four points."""

        def draw(p: Pen) -> None:
            for _ in range(count):
                x, y = p.rnd.random() * W, p.rnd.random() ** 1.3 * foot
                size = p.rnd.choice([0.6, 0.8, 1, 1.3, 1.7])
                p.circ(x, y, size, colour, p.rnd.uniform(0.25, 0.9) * (1 - y / foot * 0.7))
            for _ in range(big):
                x, y = p.rnd.random() * W, p.rnd.random() * foot * 0.8
                with p.at(x, y, p.rnd.uniform(5, 10)):
                    p.fill(FOUR_POINTS, colour, 0.85)

        self.lay("stars", draw, FLAT, emit=0.7)

    # --- layers

    def lay(self, name: str, draw: Draw, look: Look = THING, **changes: Unpack[Changes]) -> Plane:
        """Paint one layer on top of what is there and return its cover."""
        look = changed(look, **changes)
        seed = self.seed_of(name)
        pixels = raster(draw, random.Random(seed))
        colour, cover = relief.wobbled(pixels[..., :3], pixels[..., 3], seed, look.wob)
        colour, cover = relief.softened(colour, cover, look.soft)
        cover = cover * look.alpha
        if cover.max() < 0.004:
            return cover
        if not look.flat:
            colour = self._painted(colour, cover, look, seed)
            if look.shadow:
                shade = relief.cast(cover, self.lamp, look.reach) * look.shadow
                self.img = self.img * (1 - shade[..., None] * (1 - self.lamp.shadow))
            self.emitted *= 1 - cover[..., None]
        mask = cover[..., None]
        self.img = np.clip(self.img * (1 - mask) + np.clip(colour, 0, 1) * mask, 0, 1)
        if look.emit:
            self.emitted += colour * mask * look.emit
        return cover

    def _painted(self, colour: Picture, cover: Plane, look: Look, seed: int) -> Picture:
        mottle = fbm(seed + 3, 70, 5) - 0.5
        dry = np.roll(self._streaks, ((seed * 137) % H, (seed * 71) % W), (0, 1))
        colour = colour * (1 + look.tex * (mottle * 0.30 + dry * 0.10))[..., None]
        form = look.form or relief.radii(cover)
        colour = relief.lit(colour, cover, self.lamp, form, look.vol, self._stipple)
        colour = relief.pooled(colour, cover, look.edge)
        colour = relief.rimmed(colour, cover, self.lamp, look.rim)
        behind = blur(self.img, 42)
        colour = relief.wrapped(colour, cover, behind, look.wrap)
        return relief.fogged(colour, cover, behind, look.fog, look.fogfall, mottle)

    def ground_shadow(self, draw: Draw, k: float = 0.5, soft: float = 8) -> None:
        """Darken where `draw` drew: the shadow on the floor that makes a thing stand."""
        shade = blur(raster(draw, random.Random(self.seed_of("shadow")))[..., 3], soft) * k
        self.img = self.img * (1 - shade[..., None] * (1 - self.lamp.shadow))

    def addlight(
        self, name: str, draw: Draw, soft: float = 20, k: float = 1.0, emit: float = 0.0
    ) -> None:
        """Add light where `draw` drew: windows, beams, lanterns."""
        seed = self.seed_of(name)
        pixels = raster(draw, random.Random(seed))
        light = blur(pixels[..., :3] * pixels[..., 3:], soft) * k
        light = light * (1 + 0.3 * (fbm(seed, 60, 4) - 0.5))[..., None]
        self._screen(np.clip(light, 0, 1))
        if emit:
            self.emitted += light * emit

    def beam(self, shape: Shape | Points, colour: Colour, k: float = 0.5, soft: float = 14) -> None:
        """Add a shaft of light."""
        self.addlight("beam", lambda p: p.fill(shape, colour), soft=soft, k=k)

    def motes(
        self,
        count: int = 60,
        colour: Colour = "#ffe9a8",
        around: tuple[float, float, float] | None = None,
        size: tuple[float, float] = (1, 3),
        k: float = 0.9,
    ) -> None:
        """Add sparks of dust, everywhere or `around` (x, y, spread)."""

        def draw(p: Pen) -> None:
            for _ in range(count):
                x, y = p.rnd.uniform(20, W - 20), p.rnd.uniform(60, H - 40)
                if around:
                    x, y = p.rnd.gauss(around[0], around[2]), p.rnd.gauss(around[1], around[2])
                p.circ(x, y, p.rnd.uniform(*size), colour, p.rnd.uniform(0.35, 1))

        self.addlight("motes", draw, soft=0.8, k=k, emit=0.7)

    def reflect(
        self,
        y: float,
        k: float = 0.75,
        tint: Colour = "#203048",
        share: float = 0.35,
        ripple: float = 10,
        fade: float = 0.6,
    ) -> None:
        """Mirror everything above `y` in water below it."""
        depth = np.clip((YY - y) / (H - y), 0, 1)
        small = fbm(self.seed_of("ripple"), 16, 3, 7.0) - 0.5
        large = fbm(self.seed_of("swell"), 46, 3, 5.0) - 0.5
        from_x = XX + (small * 2.4 + large) * ripple * (0.25 + depth * 2)
        from_y = np.clip(2 * y - YY, 0, H - 1) + small * ripple * (1 + 3 * depth)
        mirrored = cv2.remap(
            self.img,
            from_x.astype(np.float32),
            from_y.astype(np.float32),
            cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_REFLECT,
        )
        water = blur(mirrored, 1.2) * (1 - share) + pigment(tint) * share
        water = water * (1 - fade * depth * 0.6)[..., None]
        mask = (smooth(y - 1, y + 1, YY) * k)[..., None]
        self.img = self.img * (1 - mask) + water * mask
        glints = smooth(0.62, 0.9, fbm(self.seed_of("glints"), 14, 3, 9.0))
        glints = glints * smooth(y, y + 20, YY) * (1 - depth) * 0.10
        self.img = self.img + glints[..., None] * self.lamp.colour

    # --- light over everything, then paper

    def rays(
        self, k: float = 0.5, length: float = 0.55, at: tuple[float, float] | None = None
    ) -> None:
        """Add shafts from the light (or `at`) out of everything that shines."""
        x, y = at or (self.lamp.x, self.lamp.y)
        half = (W // 2, H // 2)
        bright = self.emitted + np.clip(self.img - 0.74, 0, 1) * 1.2
        shafts = cv2.resize(bright, half, interpolation=cv2.INTER_AREA)
        step = length / 2
        for _ in range(6):
            zoom = 1 + step
            move = np.array(
                [[zoom, 0, (1 - zoom) * x / 2], [0, zoom, (1 - zoom) * y / 2]], np.float32
            )
            shafts = 0.5 * (shafts + cv2.warpAffine(shafts, move, half, flags=cv2.INTER_LINEAR))
            step /= 2
        shafts = cv2.resize(shafts, (W, H), interpolation=cv2.INTER_CUBIC)
        self._screen(np.clip(shafts * k * self.lamp.colour, 0, 0.9))

    def bloom(self, k: float = 0.5) -> None:
        """Add a halo around everything that shines."""
        bright = self.emitted + np.clip(self.img - 0.8, 0, 1)
        halo = blur(bright, 8) * 0.5 + blur(bright, 26) * 0.4 + blur(bright, 80) * 0.5
        self._screen(np.clip(halo * k, 0, 0.95))

    def finish(
        self,
        vignette: float = 0.5,
        saturation: float = 1.05,
        contrast: float = 1.08,
        shadow_tint: Colour | None = None,
        highlight_tint: Colour | None = None,
        patches: float = 2.2,
        paper: float = 0.9,
    ) -> None:
        """Apply the last pass; smaller `patches` keep finer detail."""
        picture = finish.kuwahara(np.clip(self.img, 0, 1).astype(np.float32), patches)
        cool, warm = self.palette.shadow_tint, self.palette.highlight_tint
        picture = finish.toned(
            picture, shadow_tint or cool, highlight_tint or warm, saturation, contrast
        )
        tooth = finish.paper_tooth(self.seed)
        picture = finish.on_paper(picture, tooth, self.seed_of("paper"), paper)
        shadow = self.lamp.shadow
        picture = finish.vignetted(picture, self.seed_of("vignette"), vignette, shadow)
        self._finished = np.clip(finish.bordered(picture, tooth, self.seed_of("border")), 0, 1)

    def pixels(self) -> Picture:
        """Return the finished card, H x W x 3 bytes; finished with the palette's tones if not yet."""
        if self._finished is None:
            self.finish()
        assert self._finished is not None
        return (self._finished * 255 + 0.5).astype(np.uint8)

    def _screen(self, light: Picture) -> None:
        self.img = (1 - (1 - self.img) * (1 - light)).astype(np.float32)
