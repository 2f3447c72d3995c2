"""People of all ages, standing, walking and sitting, alone or as a crowd.

A standing figure is 200 units tall. Skins and hair are named in `colour`, so that a scene says
who is in it.
"""

from dataclasses import dataclass
from typing import Literal

from card_art.studio.colour import HAIR, SKIN, Colour, darker, lighter
from card_art.studio.paths import Point, spline
from card_art.studio.pen import Pen

Age = Literal["child", "adult", "old"]
Facing = Literal["front", "back", "side"]
Cut = Literal["short", "bob", "long", "bun", "afro", "braids", "bald"]
Hat = Literal["hood", "brim", "top", "cone", "crown", "beret", "straw", "scarf"]


@dataclass(frozen=True)
class Build:
    """Where the body's joints lie, upwards from the foot."""

    shoulder: float
    shoulder_half: float
    hip: float
    hem: float
    hem_half: float
    neck: float
    head: float
    head_rx: float
    head_ry: float
    limb: float


BUILDS: dict[str, Build] = {
    "child": Build(138, 15, 60, 38, 40, 148, 168, 21, 23, 13),
    "adult": Build(150, 20, 88, 30, 37, 157, 176, 16, 19, 12),
    "old": Build(142, 19, 82, 26, 36, 148, 166, 16.5, 18.5, 12),
}


def person(
    p: Pen,
    x: float,
    y: float,
    s: float,
    coat: Colour,
    *,
    age: Age = "child",
    skin: str = "pale",
    hair: str = "brown",
    cut: Cut = "short",
    facing: Facing = "front",
    hat: Hat | None = None,
    hat_colour: Colour | None = None,
    arm_l: Point | None = (-34, -70),
    arm_r: Point | None = (34, -70),
    dress: bool = True,
    legs: Colour = "#2a2533",
    stride: float = 0,
    scarf: Colour | None = None,
    beard: bool = False,
    cane: bool = False,
    flip: bool = False,
    lean: float = 0,
) -> None:
    """Draw a person standing on (x, y), `s` tall. Arms are given by where the hands are (local units).

    Side view faces right; `flip` mirrors everything.
    """
    build = BUILDS[age]
    tone, locks = SKIN[skin], HAIR[hair]
    with p.at(x, y, s / 200, lean, flip):
        _legs(p, build, legs, stride)
        _arm(p, build, arm_l, -1, darker(coat, 0.18), tone)
        _body(p, build, coat, dress)
        if cane:
            hand = arm_r or (34, -70)
            p.line([hand, (hand[0] + 8, 0)], "#5a3a26", 5)
        _arm(p, build, arm_r, 1, lighter(coat, 0.06), tone)
        with p.at(5 if age == "old" and facing == "side" else 0):
            head(p, build, tone, locks, cut, facing, beard)
            if scarf:
                _scarf(p, build, scarf)
            if hat:
                _hat(p, build, hat, hat_colour or coat, facing)


def _legs(p: Pen, b: Build, colour: Colour, stride: float) -> None:
    for hip, foot in ((-9, -10 - stride), (10, 11 + stride)):
        p.line([(hip, -b.hip), (foot, -6)], colour, 9 if b.limb > 12 else 11)
        with p.at(foot, 0):
            p.fill("-7,-9 4,-10 15,-3 14,1! -8,1!", darker(colour, 0.4))


def _arm(p: Pen, b: Build, hand: Point | None, side: int, sleeve: Colour, skin: Colour) -> None:
    if hand is None:
        return
    start = (side * b.shoulder_half, -b.shoulder + 10)
    elbow = ((start[0] + hand[0]) / 2 + side * 5, (start[1] + hand[1]) / 2 + 4)
    p.circ(*hand, b.limb * 0.5, skin)
    p.line(spline([start, elbow, hand], closed=False), sleeve, b.limb)
    p.circ(hand[0] + side * 1.5, hand[1] + 3, b.limb * 0.48, skin)


def _body(p: Pen, b: Build, coat: Colour, dress: bool) -> None:
    top, half = -b.shoulder - 2, b.shoulder_half
    if dress:
        waist = -(b.shoulder + b.hem) / 2
        p.fill(
            f"{-half},{top}! {-half - 3},{top + 32} {-b.hem_half * 0.75},{waist + 18} "
            f"{-b.hem_half},{-b.hem}! 0,{-b.hem + 7} {b.hem_half},{-b.hem}! "
            f"{b.hem_half * 0.75},{waist + 18} {half + 3},{top + 32} {half},{top}!",
            coat,
        )
    else:
        foot = -b.hip + 14
        p.fill(
            f"{-half - 2},{top} {-half - 6},{top + 32} {-half - 4},{foot}! {half + 4},{foot}! "
            f"{half + 6},{top + 32} {half + 2},{top}",
            coat,
        )
        p.line([(0, top + 8), (0, foot)], darker(coat), 1.6, 0.6)


def head(
    p: Pen, b: Build, skin: Colour, hair: Colour, cut: Cut, facing: Facing, beard: bool
) -> None:
    """Draw neck, face and hair in the figure's units."""
    p.rect(-5, -b.neck - 2, 10, 16, darker(skin, 0.08))
    with p.at(0, -b.head, b.head_rx / 20, squash=(b.head_ry / 23) / (b.head_rx / 20)):
        if facing != "back":
            _hair_behind(p, hair, cut)
        p.oval(0, 0, 20, 23, skin)
        if facing == "side":
            p.fill("17,-4! 25,4 18,8!", skin)
        if facing == "back":
            _hair_back(p, hair, cut)
            return
        _hair_front(p, hair, cut, facing)
        eyes = (-7, 9) if facing == "front" else (11,)
        for eye_x in eyes:
            p.circ(eye_x, 3, 2.4, "#1e1518")
        if facing == "front":
            p.circ(-11, 11, 4.4, "#d0604f", 0.25)
            p.circ(13, 11, 4.4, "#d0604f", 0.25)
            p.line("-4,13 1,15 6,13", darker(skin, 0.45), 1.8)
        if beard:
            p.fill("-19,2 -17,20 -8,36 0,42 9,36 18,20 19,2 10,10 0,8 -10,10", hair)


def _hair_behind(p: Pen, hair: Colour, cut: Cut) -> None:
    if cut == "afro":
        p.circ(0, -8, 33, hair)
    elif cut == "long":
        p.fill("-24,-8 -26,24 -30,52 0,58 30,52 26,24 24,-8", hair)
    elif cut == "bob":
        p.fill("-24,-6 -27,16 -20,24 20,24 27,16 24,-6", hair)
    elif cut == "bun":
        p.circ(-2, -30, 10, hair)
    elif cut == "braids":
        for side in (-1, 1):
            p.taper([(side * 19, 0), (side * 30, 22), (side * 26, 48)], 12, 6, hair)


def _hair_front(p: Pen, hair: Colour, cut: Cut, facing: Facing) -> None:
    if cut == "bald":
        return
    if facing == "side":
        p.fill("12,-22 20,-14 8,-10 -2,4 -8,20 -20,16 -24,-4 -18,-20 -4,-27", hair)
    else:
        p.fill("-22,4! -23,-16 -6,-28 14,-24 23,-8 22,4! 10,-10 -8,-8", hair)


def _hair_back(p: Pen, hair: Colour, cut: Cut) -> None:
    if cut == "bald":
        p.fill("-21,2 -20,16 0,24 20,16 21,2 0,10", hair)
        return
    if cut == "afro":
        p.circ(0, -6, 32, hair)
        return
    p.oval(0, -1, 22, 24, hair)
    long = {"long": 56, "bob": 26, "braids": 22, "bun": 18, "short": 20}[cut]
    p.fill(f"-22,-2 -25,{long * 0.6} -16,{long} 16,{long} 25,{long * 0.6} 22,-2", hair)
    if cut == "bun":
        p.circ(0, -24, 11, lighter(hair, 0.08))
    if cut == "braids":
        for side in (-1, 1):
            p.taper([(side * 14, 12), (side * 24, 34), (side * 20, 60)], 12, 6, hair)


def _scarf(p: Pen, b: Build, colour: Colour) -> None:
    level = -b.neck + 2
    p.line(f"-15,{level} 0,{level + 6} 15,{level}", colour, 11)
    p.taper(
        [(-10, level + 4), (-40, level + 12), (-62, level + 4), (-90, level + 18)], 12, 9, colour
    )


def _hat(p: Pen, b: Build, hat: Hat, colour: Colour, facing: Facing) -> None:
    with p.at(0, -b.head, b.head_rx / 20):
        if hat == "hood":
            p.rect(-13, 10, 26, 24, colour, r=6)
            shape = "-25,20! -27,-12 -8,-36 4,-54! 16,-32 26,-10 24,20!"
            inner = "" if facing == "back" else " 14,8 15,-10 0,-20 -15,-10 -14,8"
            p.fill(shape + inner, colour)
        elif hat == "brim":
            p.fill("-19,-14! -17,-34 0,-40 17,-34 19,-14!", colour)
            p.oval(0, -14, 36, 6.5, colour)
            p.rect(-19, -20, 38, 5, darker(colour, 0.35))
        elif hat == "top":
            p.fill([(-19, -15), (-22, -62), (22, -62), (19, -15)], colour)
            p.oval(0, -15, 34, 5.5, colour)
            p.rect(-20, -26, 40, 8, "#8c3b3b")
        elif hat == "cone":
            p.fill("-24,-12! 0,-20 24,-12! 8,-54 14,-90! -6,-54", colour)
        elif hat == "crown":
            points = [(-20, -15), (-24, -44), (-10, -30), (0, -50), (10, -30), (24, -44), (20, -15)]
            p.fill(points, "#f0c452")
        elif hat == "beret":
            p.oval(4, -21, 27, 10, colour)
            p.circ(6, -32, 3, colour)
        elif hat == "straw":
            p.fill("-17,-12! -14,-28 0,-32 14,-28 17,-12!", "#e2bd6a")
            p.oval(0, -12, 42, 8, "#d9b05c")
            p.line("-17,-15 0,-11 17,-15", colour, 5)
        elif hat == "scarf":
            p.fill(
                "-24,16! -27,-10 -14,-27 2,-30 18,-25 27,-8 22,18! 15,2 8,-13 -8,-13 -15,2", colour
            )


def sitter(
    p: Pen,
    x: float,
    y: float,
    s: float,
    coat: Colour,
    *,
    skin: str = "pale",
    hair: str = "brown",
    cut: Cut = "short",
    age: Age = "child",
    hat: Hat | None = None,
    hat_colour: Colour | None = None,
    legs: Colour = "#2a2533",
    hand: Point = (40, -66),
    dangling: bool = True,
    beard: bool = False,
    flip: bool = False,
) -> None:
    """Draw a person sitting with the seat at (x, y), side view to the right; `s` as if standing."""
    b = BUILDS[age]
    torso = b.shoulder - b.hip
    with p.at(x, y, s / 200, flip=flip):
        knee = (46.0, -4.0)
        foot = (44.0, 52.0) if dangling else (78.0, 4.0)
        p.line([(0, -8), knee, foot], legs, 14)
        with p.at(*foot):
            p.fill("-7,-8 6,-8 18,-1 17,5! -7,5!", darker(legs, 0.4))
        p.fill(f"-17,4! -22,-30 -15,{-torso} 0,{-torso - 8} 14,{-torso} 20,-28 22,4!", coat)
        shoulder = (2.0, -torso + 10)
        elbow = ((shoulder[0] + hand[0]) / 2 - 2, (shoulder[1] + hand[1]) / 2 + 10)
        p.line(spline([shoulder, elbow, hand], closed=False), lighter(coat, 0.08), b.limb)
        p.circ(*hand, b.limb * 0.52, SKIN[skin])
        with p.at(2, b.shoulder - torso - 8):
            head(p, b, SKIN[skin], HAIR[hair], cut, "side", beard)
            if hat:
                _hat(p, b, hat, hat_colour or coat, "side")


def crowd(
    p: Pen,
    y: float,
    count: int,
    s: tuple[float, float],
    coats: tuple[Colour, ...],
    facing: Facing = "back",
    x: tuple[float, float] = (20, 780),
) -> None:
    """Draw a row of different people, all ages and skins."""
    skins, hairs = tuple(SKIN), ("black", "brown", "red", "fair", "grey")
    cuts: tuple[Cut, ...] = ("short", "bob", "long", "bun", "afro", "braids")
    for i in range(count):
        at = x[0] + (x[1] - x[0]) * (i + 0.5) / count + p.rnd.uniform(-8, 8)
        person(
            p,
            at,
            y + p.rnd.uniform(-10, 10),
            p.rnd.uniform(*s),
            p.rnd.choice(coats),
            age=p.rnd.choice(("child", "adult", "adult", "old")),
            skin=p.rnd.choice(skins),
            hair=p.rnd.choice(hairs),
            cut=p.rnd.choice(cuts),
            facing=facing,
            dress=p.rnd.random() < 0.6,
        )
