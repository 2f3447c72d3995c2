"""People as pieces: jointed figures of all ages, posed by where their hands and feet are.

A figure is 100 units tall and stands on (0, 0), looking right; `person` scales and places it.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import skia

from card_art.studio.colour import HAIR, SKIN, Colour, darker, lighter, mix
from card_art.studio.cutouts import Piece, Pieces, piece, put
from card_art.studio.paths import (
    Point,
    box,
    circle,
    curve,
    moved,
    oval,
    placed,
    polygon,
    spline,
    strip,
    stroked,
)

Age = Literal["child", "adult", "old"]
View = Literal["side", "front", "back"]


@dataclass(frozen=True)
class Frame:
    """Heights of the joints and lengths of the limbs."""

    hip: float
    shoulder: float
    head: float
    radius: float
    half: float  # half the width of the shoulders
    arm: float  # upper arm, and forearm
    leg: float  # thigh, and shin
    limb: float  # thickness


FRAMES: dict[str, Frame] = {
    "child": Frame(37, 66, 82, 14.5, 9.5, 14.5, 19, 7.6),
    "adult": Frame(48, 79, 90.5, 9.4, 10.0, 18, 24.5, 7.0),
    "old": Frame(46, 75, 87, 9.6, 10.2, 17.5, 23.5, 7.2),
}


@dataclass(frozen=True)
class Pose:
    """Hands and feet in the figure's units; `lean` and `nod` in degrees, forwards."""

    near: Point = (4, -44)
    far: Point = (-3, -44)
    foot: Point = (4, 0)
    other: Point = (-5, 0)
    lean: float = 0
    nod: float = 0
    hip: Point | None = None  # where the hip is, if not above the feet


POSES: dict[str, Pose] = {
    "stand": Pose(),
    "walk": Pose((14, -50), (-12, -48), (13, 0), (-15, -3), 4),
    "run": Pose((20, -62), (-16, -56), (24, -8), (-28, -14), 14),
    "reach": Pose((24, -96), (6, -46), (6, 0), (-6, 0), 4, -14),
    "point": Pose((32, -78), (-2, -46), (5, 0), (-6, 0), 0),
    "hold": Pose((22, -58), (20, -54), (5, 0), (-5, 0), 0, 4),
    "carry": Pose((15, -88), (11, -90), (11, 0), (-12, -2), 2),
    "push": Pose((34, -66), (32, -58), (-2, 0), (-26, 0), 24, 0),
    "pull": Pose((30, -56), (26, -52), (26, 0), (4, 0), -24, 6),
    "cheer": Pose((16, -108), (-14, -108), (6, 0), (-6, 0), 0, -10),
    "sit": Pose((20, -40), (16, -37), (26, 0), (22, 0), 0, 0, (0, -25)),
    "dangle": Pose((20, -40), (16, -37), (22, 2), (17, 4), 0, 0, (0, -25)),
    "floor": Pose((22, -24), (18, -22), (38, -1), (34, -2), -6, 0, (0, -6)),
    "kneel": Pose((24, -40), (20, -36), (14, 0), (-16, 0), 12, 12, (0, -26)),
    "row": Pose((26, -50), (24, -46), (32, -14), (30, -12), -14, 0, (0, -20)),
    "climb": Pose((14, -98), (10, -76), (10, -14), (2, 0), 4, -14),
    "hang": Pose((4, -112), (-4, -112), (3, 0), (-4, -2), 0, -8),
    "dance": Pose((22, -92), (-24, -70), (14, -6), (-4, 0), -8, -8),
    "leap": Pose((30, -86), (-24, -84), (30, -16), (-32, -20), 10),
    "dive": Pose((4, -118), (0, -118), (2, 0), (-3, 0), 0),
    "bow": Pose((20, -40), (14, -40), (4, 0), (-5, 0), 46, 10),
    "float": Pose((22, -66), (-20, -62), (14, -4), (-10, 2), 6, -4),
}


def _joint(start: Point, end: Point, length: float, wish: Point) -> Point:
    """Return the elbow or knee between two points: of the two there can be, the one towards `wish`."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    gap = math.hypot(dx, dy) or 1e-6
    out = math.sqrt(max(0.0, length * length - gap * gap / 4))
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    both = [(middle[0] - dy / gap * out * k, middle[1] + dx / gap * out * k) for k in (1, -1)]
    return max(both, key=lambda point: point[0] * wish[0] + point[1] * wish[1])


def _limb(start: Point, end: Point, length: float, wish: Point, widths: list[float]) -> skia.Path:
    knee = _joint(start, end, length, wish)
    return strip(
        [
            start,
            ((start[0] * 0.3 + knee[0] * 0.7), (start[1] * 0.3 + knee[1] * 0.7)),
            ((knee[0] * 0.7 + end[0] * 0.3), (knee[1] * 0.7 + end[1] * 0.3)),
            end,
        ],
        widths,
    )


def _turned(point: Point, around: Point, degrees: float) -> Point:
    a = math.radians(degrees)
    dx, dy = point[0] - around[0], point[1] - around[1]
    return (
        around[0] + dx * math.cos(a) - dy * math.sin(a),
        around[1] + dx * math.sin(a) + dy * math.cos(a),
    )


def person(
    x: float,
    y: float,
    height: float,
    z: float,
    top: Colour,
    *,
    pose: str | Pose = "stand",
    age: Age = "adult",
    view: View = "side",
    skin: str = "olive",
    hair: str = "brown",
    cut: str = "short",
    legs: Colour = "#2f3448",
    shoes: Colour = "#2a2026",
    dress: float = 0,  # how far down a skirt or coat reaches, 0 none, 1 to the feet
    flare: float = 1.0,
    hat: str = "",
    hat_colour: Colour | None = None,
    beard: bool = False,
    ink: str = "",
    scarf: Colour | None = None,
    flip: bool = False,
    rot: float = 0,
    step: float = 2.2,
    **changes: Any,
) -> Pieces:
    """Return a figure with the feet at (x, y). `changes` alter the pose: near, far, foot, lean, nod …"""
    frame = FRAMES[age]
    posed = POSES[pose] if isinstance(pose, str) else pose
    if changes:
        posed = Pose(**{**posed.__dict__, **changes})
    tone, locks = SKIN[skin], HAIR[hair]
    hip = posed.hip or (0.0, -frame.hip)
    lean = posed.lean + (9 if age == "old" and posed.hip is None else 0)
    up = (0.0, hip[1] - (frame.shoulder - frame.hip))
    shoulder = _turned((hip[0], up[1]), hip, lean)
    neck = _turned((hip[0], up[1] - 2), hip, lean)
    head = _turned((hip[0] + 1, hip[1] - (frame.head - frame.hip)), hip, lean * 0.8)
    spread = frame.half * 0.78 if view != "side" else 1.5
    limb, gap = frame.limb, (3.4 if view != "side" else 1.2)
    pieces: list[Piece] = []

    def add(shapes: Any, colour: Colour, **how: Any) -> None:
        pieces.append(piece(shapes, colour, len(pieces) * step, **how))

    def arm(hand: Point, side: int, sleeve: Colour) -> None:
        start = (shoulder[0] + side * spread, shoulder[1] + 3)
        bend = (-0.6, 1.0) if view == "side" else (side * 0.8, 1.0)
        widths = [limb * 1.08, limb, limb * 0.86, limb * 0.74]
        add([circle(*hand, limb * 0.52)], tone, part="skin")
        add(_limb(start, hand, frame.arm, bend, widths), sleeve)

    def leg(foot: Point, side: int, cloth: Colour) -> None:
        start = (hip[0] + side * gap, hip[1] - 2)
        bend = (1.0, -0.1) if view == "side" else (side * 0.5, 1.0)
        widths = [limb * 1.5, limb * 1.25, limb * 1.05, limb * 0.9]
        ankle = (foot[0], foot[1] - 3)
        sole = "-4,-4.5! 2,-5 8,-1 9,2! -4.6,2!" if view == "side" else "-4,-4! 4,-4! 5,2! -5,2!"
        add(moved(sole, foot[0], foot[1] - 1.6, limb / 7), shoes)
        length = frame.leg if view == "side" else 0
        add(_limb(start, ankle, length, bend, widths), cloth)

    near, far = posed.near, posed.far
    if view != "side" and near[0] < far[0]:  # no crossed arms
        near, far = far, near
    arm(far, -1, darker(top, 0.22))
    leg(posed.other, -1, darker(legs, 0.2))
    leg(posed.foot, 1, legs)
    _body(add, frame, posed, view, hip, lean, top, dress, flare, ink)
    add(strip([neck, head], [limb * 0.75, limb * 0.8]), darker(tone, 0.14), part="skin")
    _head(add, frame, view, head, lean * 0.5 + posed.nod, tone, locks, cut, beard)
    if scarf is not None:
        r = frame.radius
        ends = [
            strip(
                [neck, (neck[0] - r, neck[1] + 3), (neck[0] - r * 2.3, neck[1] + 1)],
                [r * 0.6, r * 0.55, r * 0.7],
            )
        ]
        add([oval(neck[0], neck[1] - 1, r * 0.85, r * 0.42), *ends], scarf)
    arm(near, 1, lighter(top, 0.07))
    if hat:
        _hat(add, frame, head, lean * 0.5 + posed.nod, hat, hat_colour or top)
    return put(pieces, x, y, height / 100, rot, z=z, flip=flip)


def _body(
    add: Any,
    frame: Frame,
    pose: Pose,
    view: View,
    hip: Point,
    lean: float,
    top: Colour,
    dress: float,
    flare: float,
    ink: str,
) -> None:
    half = frame.half * (0.72 if view == "side" else 1.0)
    waist = half * 0.86

    def at(dx: float, share: float) -> Point:
        """Return a point beside the spine, `share` of the way from hip to shoulder."""
        return _turned((hip[0] + dx, hip[1] + (shoulder_y - hip[1]) * share), hip, lean)

    shoulder_y = hip[1] - (frame.shoulder - frame.hip)
    trunk = [
        at(-half * 0.62, 1.02),
        at(-half * 1.05, 0.9),
        at(-waist * 1.05, 0.45),
        at(-half, -0.05),
    ]
    right = [
        at(half, -0.05),
        at(waist * 1.1, 0.45),
        at(half * 1.08, 0.88),
        at(half * 0.62, 1.02),
    ]
    hem: list[Point] = []
    if dress:
        feet = sorted((pose.foot, pose.other))
        low = hip[1] * (1 - dress)
        share = dress
        reach = half * (0.9 + 0.75 * dress) * flare
        if pose.hip is not None:  # sitting: the cloth lies over the thighs
            knee = (hip[0] + frame.leg * 0.92, hip[1] - 3)
            hem = [(hip[0] - half, hip[1] + 3), (knee[0] - 4, hip[1] + 4 + 16 * dress)]
            hem += [(knee[0] + 5, hip[1] + 3 + 16 * dress), (knee[0] + 4, knee[1] - 3)]
        else:
            left_x = min(-reach, feet[0][0] * share - half * 0.6)
            right_x = max(reach, feet[1][0] * share + half * 0.6)
            hem = [(left_x, low), ((left_x + right_x) / 2, low + 3), (right_x, low)]
    outline = spline(trunk + hem + right, sharp=(4, 3 + len(hem)) if hem else (3, 4))
    folds = []
    if dress and pose.hip is None:
        for k in (-0.5, 0.15, 0.6):
            foot = (hem[0][0] + (hem[-1][0] - hem[0][0]) * (k + 1) / 2, hem[0][1] - 2)
            folds.append(spline([at(half * k * 0.6, 0.3), foot], False))
    else:
        folds.append(spline([at(half * 0.2, 0.95), at(half * 0.15, 0.05)], False))
    add([outline], top, lines=folds, ink=ink, width=1.3, curl=(0, -0.1))


def _head(
    add: Any,
    frame: Frame,
    view: View,
    at: Point,
    tilt: float,
    tone: Colour,
    locks: Colour,
    cut: str,
    beard: bool,
) -> None:
    """Add face and hair, drawn for a head of radius 20."""
    s = frame.radius / 20

    here = placed(*at, s, tilt)

    hair = "curls" if cut in ("afro", "curly") else "hair"
    behind = HAIR_BEHIND.get(cut)
    if behind and view != "back":
        add(here(*(curve(text) for text in behind)), darker(locks, 0.15), part=hair)
    if view == "side":
        face = "-16,-8 -8,-20 8,-20 17,-10 18,-3! 24,5 18,8 19,13 12,20 0,21 -12,14"
    else:
        face = "-18,-6 -12,-19 0,-22 12,-19 18,-6 17,8 9,20 0,23 -9,20 -17,8"
    add(here(face), tone, part="skin")
    dark = mix(tone, "#1a0f14", 0.82)
    if view == "side":
        add(here(oval(11, -1, 2.2, 3)), dark, cast=0.3, part="eye")
        add(here(oval(5, 8, 4.4, 3.2)), mix(tone, "#d0503f", 0.35), cast=0, rim=0, part="cheek")
    elif view == "front":
        add(
            here(oval(-7.5, 0, 2.3, 3), oval(7.5, 0, 2.3, 3), stroked("-5,12 0,14 5,12", 2)),
            dark,
            cast=0.3,
            part="eye",
        )
        add(
            here(oval(-11, 8, 4.4, 3.2), oval(11, 8, 4.4, 3.2)),
            mix(tone, "#d0503f", 0.35),
            cast=0,
            rim=0,
            part="cheek",
        )
        add(here(polygon([(-1.5, 2), (3, 8), (-2, 8)])), darker(tone, 0.12), cast=0.3)
    if beard and view != "back":
        shape = (
            "18,9 17,22 6,36 -6,34 -13,16 -8,8 4,12 12,9"
            if view == "side"
            else ("-18,4 -16,22 -6,36 0,39 6,36 16,22 18,4 8,11 0,8 -8,11")
        )
        add(here(shape), locks, part="hair")
    texts = {"side": HAIR_SIDE, "front": HAIR_FRONT, "back": HAIR_BACK}[view].get(cut, ())
    if texts:
        strands = [moved(line, *at, s, tilt) for line in HAIR_LINES[view]]
        add(here(*(curve(text) for text in texts)), locks, lines=strands, width=1, part=hair)


HAIR_BEHIND: Mapping[str, tuple[str, ...]] = {
    "long": ("-20,-10 -24,14 -27,44 -12,50 4,46 8,10 0,-12",),
    "bob": ("-21,-8 -25,14 -18,24 2,24 8,8 0,-12",),
    "bun": ("-30,-22 -20,-31 -9,-24 -12,-12 -24,-11",),
    "afro": ("-34,-10 -26,-34 -2,-44 22,-34 26,-18 8,-6 0,20 -20,24 -34,8",),
    "braid": ("-20,-8 -27,8 -24,26 -30,44 -25,62! -18,44 -13,24 -10,0",),
    "tails": ("-18,-6 -38,-4 -44,16 -36,32 -28,16 -18,8",),
}
HAIR_SIDE: Mapping[str, tuple[str, ...]] = {
    "short": ("15,-17! 12,-24 -4,-27 -19,-18 -22,0 -14,14! -9,4 -4,-6 6,-10",),
    "long": ("16,-15! 10,-26 -6,-28 -21,-18 -25,6 -24,24! -12,12 -5,-4 6,-11",),
    "bob": ("17,-13! 11,-26 -6,-28 -22,-16 -25,8 -18,22! -6,17 -5,-3 7,-10",),
    "bun": ("16,-15! 10,-25 -6,-27 -20,-18 -21,2 -13,13! -8,2 -4,-7 6,-11",),
    "afro": ("20,-16 14,-34 -6,-42 -28,-30 -32,-4 -22,16 -10,12 -4,-4 8,-10",),
    "braid": ("16,-15! 10,-26 -6,-28 -21,-18 -23,4 -16,16! -8,4 -4,-7 6,-11",),
    "tails": ("16,-15! 10,-26 -6,-28 -21,-18 -22,2 -14,12! -8,2 -4,-7 6,-11",),
    "curly": (
        "17,-14 20,-22 12,-30 2,-27 -6,-34 -16,-28 -24,-24 -22,-12 -28,-4 -21,4 -22,14 -12,14 -8,2 -4,-6 6,-11",
    ),
    "bald": ("-18,-8 -22,2 -14,14! -10,6 -10,-2",),
    "none": (),
}
HAIR_FRONT: Mapping[str, tuple[str, ...]] = {
    "short": ("-20,0! -22,-16 -8,-29 10,-28 22,-14 20,0! 13,-9 -2,-13 -13,-8",),
    "long": ("-19,24! -25,0 -20,-20 0,-30 20,-20 25,0 19,24! 17,-2 8,-13 -6,-14 -17,-2",),
    "bob": ("-16,20! -25,10 -23,-14 0,-30 23,-14 25,10 16,20! 17,-4 0,-12 -17,-4",),
    "bun": ("-20,0! -22,-14 -10,-27 -8,-38 8,-38 10,-27 22,-14 20,0! 12,-10 0,-14 -12,-10",),
    "afro": ("-19,6 -34,4 -34,-20 -18,-40 0,-45 18,-40 34,-20 34,4 19,6 17,-8 0,-15 -17,-8",),
    "braid": (
        "-20,0! -22,-16 -8,-29 10,-28 22,-14 20,0! 13,-9 -2,-13 -13,-8",
        "17,6 26,20 24,44 28,60! 19,46 18,22 12,10",
    ),
    "tails": (
        "-20,0! -22,-16 -8,-29 10,-28 22,-14 20,0! 13,-9 -2,-13 -13,-8",
        "-18,-6 -38,-4 -42,18 -32,30 -26,14",
        "18,-6 38,-4 42,18 32,30 26,14",
    ),
    "curly": (
        "-19,2 -26,-4 -24,-16 -16,-24 -8,-32 4,-28 14,-30 20,-20 26,-12 24,0 18,2 14,-8 4,-12 -6,-10 -14,-8",
    ),
    "bald": ("-19,0! -23,-4 -20,10! -17,8", "19,0! 23,-4 20,10! 17,8"),
    "none": (),
}
HAIR_BACK: Mapping[str, tuple[str, ...]] = {
    "short": ("-20,4 -21,-14 -8,-27 8,-27 21,-14 20,4 12,16 0,18 -12,16",),
    "long": ("-22,-10 -10,-27 10,-27 22,-10 25,24 22,48 0,54 -22,48 -25,24",),
    "bob": ("-22,-10 -10,-27 10,-27 22,-10 25,14 18,26 -18,26 -25,14",),
    "bun": (
        "-20,4 -21,-14 -10,-25 -14,-34 -8,-43 8,-43 14,-34 10,-25 21,-14 20,4 12,16 0,18 -12,16",
    ),
    "afro": ("-30,10 -36,-12 -22,-38 0,-45 22,-38 36,-12 30,10 14,24 -14,24",),
    "braid": ("-20,4 -21,-14 -8,-27 8,-27 21,-14 20,4 8,18 8,44 0,66! -8,44 -8,18",),
    "tails": (
        "-20,4 -21,-14 -8,-27 8,-27 21,-14 20,4 12,16 0,18 -12,16",
        "-18,-6 -38,-4 -42,18 -32,30 -26,14",
        "18,-6 38,-4 42,18 32,30 26,14",
    ),
    "curly": ("-20,8 -26,-2 -24,-16 -14,-26 -4,-32 8,-29 18,-24 25,-12 24,4 16,14 6,20 -8,19",),
    "bald": ("-20,0 -21,10 0,20 21,10 20,0 0,8",),
    "none": (),
}
HAIR_LINES: Mapping[str, tuple[skia.Path, ...]] = {
    "side": (curve("8,-18 -6,-20 -16,-8", False), curve("2,-14 -10,-12 -16,2", False)),
    "front": (curve("-4,-20 -14,-14 -18,-6", False), curve("4,-20 14,-14 18,-6", False)),
    "back": (curve("-6,-20 -10,-4 -8,10", False), curve("6,-20 10,-4 8,10", False)),
}


def _hat(add: Any, frame: Frame, at: Point, tilt: float, hat: str, colour: Colour) -> None:
    s = frame.radius / 20

    here = placed(*at, s, tilt)

    band = darker(colour, 0.4)
    if hat == "brim":
        add(here("-19,-13! -17,-34 0,-38 17,-34 19,-13!", oval(1, -13, 33, 5)), colour)
        add(here(box(-18.5, -20, 37, 6)), band, cast=0.4)
    elif hat == "bowler":
        add(here("-20,-12! -20,-30 0,-40 20,-30 20,-12!", oval(0, -12, 28, 4.5)), colour)
        add(here(box(-20, -19, 40, 5)), band, cast=0.4)
    elif hat == "top":
        add(here([(-17, -13), (-19, -52), (19, -52), (17, -13)], oval(0, -13, 29, 4.5)), colour)
        add(here(box(-17.5, -23, 35, 8)), band, cast=0.4)
    elif hat == "cap":
        add(here("-20,-9! -21,-26 -2,-33 18,-26 20,-12! 34,-10 35,-6! 16,-8"), colour)
    elif hat == "beret":
        add(here("-27,-15 -22,-30 2,-34 22,-26 24,-15 10,-11 -12,-11", circle(0, -34, 3)), colour)
    elif hat == "bonnet":
        add(here("12,-24 -6,-31 -24,-20 -27,4 -16,19! -8,10 -8,-6 4,-14! 20,-15"), colour)
        add(here(stroked("6,-15 -6,-5 -9,12", 4)), lighter(colour, 0.35), cast=0.4)
    elif hat == "wool":
        add(here("-21,-8! -22,-26 -6,-36 12,-33 21,-20 20,-8!", circle(0, -39, 7)), colour)
        add(here(box(-22, -14, 44, 9, 4)), lighter(colour, 0.3), cast=0.4)
    elif hat == "crown":
        add(
            here([(-19, -12), (-23, -42), (-10, -26), (0, -46), (10, -26), (23, -42), (19, -12)]),
            colour,
        )
    elif hat == "chef":
        add(
            here(
                "-17,-12! -18,-26 -30,-34 -24,-52 -6,-56 4,-60 18,-54 30,-44 24,-30 18,-26 17,-12!"
            ),
            colour,
        )
    elif hat == "helmet":
        add(here("-22,4! -24,-22 0,-36 24,-22 22,4! 12,-6 -12,-6"), colour)
    elif hat == "straw":
        add(
            here("-15,-12! -12,-28 0,-31 12,-28 15,-12!", oval(0, -11, 38, 6)),
            colour,
            ink="score lines 6 @8",
        )
    elif hat == "cone":
        add(here([(-17, -12), (2, -62), (17, -12)]), colour)


def big_hand(
    skin: str, sleeve: Colour | None = None, *, pinch: bool = False, length: float = 300
) -> Pieces:
    """Return a large hand hanging down from (0, -length); fingertips near (0, 120), 200 units long."""
    tone = SKIN.get(skin, skin)
    pieces = []
    thumb_end = (10, 112) if pinch else (96, 52)
    index_end = (-2, 122) if pinch else (22, 126)
    pieces.append(
        piece(
            strip([(40, -70), (86, -20), (70 if pinch else 104, 40), thumb_end], [46, 40, 32, 22]),
            darker(tone, 0.1),
            0,
        )
    )
    palm = curve(
        f"-42,{-length}! -40,-150 -48,-80 -58,-20 -46,24 0,36 44,26 58,-20 50,-90 40,-150 42,{-length}!"
    )
    pieces.append(
        piece(
            palm,
            tone,
            3,
            lines=["-30,-30 0,-10 38,-24", "-34,0 -6,12 24,10"],
            width=2.2,
            curl=(0, -0.12),
        )
    )
    fingers = [
        ((-44, 6), (-64, 60), (-58, 100)),
        ((-18, 18), (-30, 84), (-24, 132)),
        ((10, 20), (10, 84), index_end),
    ]
    if not pinch:
        fingers.append(((38, 10), (56, 62), (60, 104)))
    for k, (a, b, c) in enumerate(fingers):
        mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        pieces.append(
            piece(
                [strip([a, mid, b, c], [30, 29, 26, 20]), circle(*c, 10)],
                tone,
                5 + k,
                lines=[[(b[0] - 8, b[1]), (b[0] + 8, b[1] - 1)]],
                width=2,
            )
        )
        pieces.append(piece(oval(c[0], c[1] + 1, 6, 7.5), lighter(tone, 0.3), 7 + k, cast=0.3))
    if sleeve is not None:
        pieces.append(
            piece(
                [(-62, -length), (-58, -150), (58, -150), (62, -length)],
                sleeve,
                14,
                ink="score lines 26 @90",
            )
        )
        pieces.append(piece(box(-64, -170, 128, 34, 8), lighter(sleeve, 0.5), 17))
    return pieces


def open_hand(
    x: float, y: float, size: float, rot: float = 0, flip: bool = False
) -> list[skia.Path]:
    """Return an open hand reaching up from (x, y), `size` tall, as shapes of one colour."""
    shapes = [
        curve("-20,4! -19,-40 -26,-70 -24,-104 0,-112 24,-104 27,-74 20,-40 20,4!"),
        strip([(-17, -100), (-26, -130), (-30, -158)], [15, 14, 11]),
        strip([(-5, -104), (-8, -144), (-7, -178)], [15, 14, 11]),
        strip([(8, -104), (12, -142), (16, -172)], [15, 14, 11]),
        strip([(19, -98), (30, -126), (38, -148)], [14, 12, 10]),
        strip([(-18, -58), (-44, -84), (-56, -108)], [18, 15, 11]),
    ]
    ends = [(-30, -158), (-7, -178), (16, -172), (38, -148), (-56, -108)]
    shapes += [circle(*end, 5.6) for end in ends]
    return [moved(shape, x, y, size / 184, rot, flip) for shape in shapes]


def profile(skin: str, hair: str, cut: str = "short", *, mouth: float = 0) -> Pieces:
    """Return a large head in profile, 200 units tall around (0, 0), looking right; `mouth` opens it."""
    tone, locks = SKIN[skin], HAIR[hair]
    m = mouth * 14
    face = curve(
        f"-20,110! -30,70 -62,60 -80,10 -70,-60 -20,-96 36,-88 62,-52 62,-30 60,-22! 88,18 78,26 66,28! "
        f"74,36 66,42 56,{44}! 66,{50 + m} 70,{56 + m} 62,{62 + m}! 66,{74 + m} 54,{88 + m} 30,84 24,90 30,110!"
    )
    pieces = [piece(face, tone, 0, lines=["36,74 50,60 58,44"], width=2)]
    pieces.append(piece([curve("30,-18! 44,-27 56,-20! 44,-12")], "#fbf4ea", 3, cast=0.4))
    pieces.append(piece([circle(47, -19.5, 6.2)], "#2a1c20", 4, cast=0.3))
    pieces.append(
        piece([strip("28,-38 44,-48 60,-40", [3, 7, 3])], darker(locks, 0.2), 5, cast=0.5)
    )
    pieces.append(piece([oval(26, 22, 17, 12)], mix(tone, "#d0503f", 0.3), 2, cast=0, rim=0))
    pieces.append(
        piece(["-14,-4 -4,-14 6,-4 2,14 -8,18"], darker(tone, 0.1), 4, lines=["-8,-2 0,2 -4,10"])
    )
    shapes = {
        "short": [
            "54,-62! 40,-100 -20,-112 -76,-80 -90,-10 -68,44! -46,20 -28,16 -22,-20 4,-46 40,-52"
        ],
        "long": [
            "54,-62! 36,-102 -24,-112 -80,-80 -96,0 -100,70 -110,140! -40,140! -36,60 -24,10 -6,-34 34,-52"
        ],
        "bun": [
            "54,-62! 36,-102 -20,-110 -72,-80 -84,-20 -60,36! -36,10 -10,-34 36,-52",
            "-70,-70 -110,-84 -124,-50 -100,-22 -74,-30",
        ],
        "afro": [
            "58,-64 50,-118 0,-140 -70,-124 -116,-60 -112,10 -70,60 -42,24 -26,-10 0,-44 40,-50"
        ],
        "bald": ["-60,-40! -84,-8 -66,46! -48,24 -40,0"],
    }
    lines = ["40,-74 -20,-86 -64,-50", "20,-64 -30,-66 -66,-20", "0,-50 -40,-40 -66,10"]
    pieces.append(
        piece(shapes[cut], locks, 6, lines=lines if cut != "bald" else (), width=2.4, curl=(0, 0.1))
    )
    return pieces


def crowd_looks(index: int, young: bool = False) -> dict[str, Any]:
    """Return the looks of the index-th person of a crowd: skins and hair in turn, none of it old if `young`."""
    skins = ("dark", "pale", "brown", "olive")
    hairs = ("black", "brown", "red", "fair") + (() if young else ("grey", "white"))
    cuts = ("short", "bob", "afro", "bun", "curly", "long", "tails") + (() if young else ("bald",))
    skin = skins[index * 7 % 4]
    hair = hairs[index * 5 % len(hairs)]
    if skin in ("dark", "brown") and hair in ("red", "fair"):
        hair = "black"
    return {"skin": skin, "hair": hair, "cut": cuts[index * 3 % len(cuts)]}
