"""The vocabulary that cards of every technique share.

A card imports everything from here and from the kit of its technique, so that it begins with its
picture and not with a list of names. A name belongs here once two techniques use it.
"""

import math
from random import Random
from typing import Any

from card_art.studio.colour import HAIR, SKIN, Colour, darker, lighter, mix
from card_art.studio.cutouts import Piece, Pieces, piece, put, traced
from card_art.studio.figures import Pose, big_hand, crowd_looks, open_hand, person, profile
from card_art.studio.paths import (
    Point,
    arch,
    box,
    circle,
    curve,
    difference,
    intersection,
    leaf,
    moved,
    oval,
    placed,
    polygon,
    spline,
    star,
    strip,
    stroked,
    union,
    whole,
)
from card_art.studio.scenery import (
    FULL,
    bench,
    bird,
    boat,
    boughs,
    chair,
    cloud,
    drops,
    fish,
    grass,
    house,
    ladder,
    lamp_post,
    land,
    pine,
    sail,
    sheep,
    stars,
    steam,
    sun,
    swallow,
    swell,
    table,
    tree,
    umbrella,
)

__all__ = [
    "FULL", "HAIR", "SKIN", "Any", "Colour", "Piece", "Pieces", "Point", "Pose", "Random", "arch",
    "bench", "big_hand", "bird", "boat", "boughs", "box", "chair", "circle", "cloud",
    "crowd_looks", "curve", "darker", "difference", "drops", "fish", "grass", "house",
    "intersection", "ladder", "lamp_post", "land", "leaf", "lighter", "math", "mix", "moved",
    "open_hand", "oval", "person", "piece", "pine", "placed", "polygon", "profile", "put", "sail",
    "sheep", "spline", "star", "stars", "steam", "strip", "stroked", "sun", "swallow", "swell",
    "table", "traced", "tree", "umbrella", "union", "whole",
]  # fmt: skip
