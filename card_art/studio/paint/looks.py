"""How a layer takes paint: named looks, and the knobs that a single layer may change."""

from dataclasses import dataclass, replace
from typing import TypedDict, Unpack


@dataclass(frozen=True)
class Look:
    """One layer's surface and air. Fog .6 is far, .35 middle, .05 near."""

    fog: float = 0.0  # how much of the blurred picture behind shows through
    fogfall: float = 0.0  # extra fog towards the foot of the shape
    form: tuple[float, ...] | None = None  # radii of the relief; None: from the shape's size
    vol: float = 1.0  # strength of the relief; 0 for things that shine
    rim: float = 0.0  # light along the edge that faces the light
    shadow: float = 0.0  # cast on what is behind
    reach: float = 10  # how far that shadow falls
    wob: float = 1.6  # unsteadiness of the outline
    soft: float = 0.0  # blur of the whole layer
    tex: float = 1.0  # pigment mottling and dry brush
    edge: float = 0.25  # pigment pooled at the outline
    wrap: float = 0.35  # light of the surroundings creeping over the edge
    alpha: float = 1.0
    emit: float = 0.0  # how strongly it feeds bloom and rays
    flat: bool = False  # no painting at all: thin lines, sparks


class Changes(TypedDict, total=False):
    """The same knobs as keywords."""

    fog: float
    fogfall: float
    form: tuple[float, ...] | None
    vol: float
    rim: float
    shadow: float
    reach: float
    wob: float
    soft: float
    tex: float
    edge: float
    wrap: float
    alpha: float
    emit: float
    flat: bool


def changed(look: Look, **changes: Unpack[Changes]) -> Look:
    """Return the look with some knobs turned."""
    return replace(look, **changes)


THING = Look()
FIGURE = Look(vol=0.6, wob=0.6, rim=0.5)
LAND = Look(form=(4, 12), vol=0.45)
CLOUD = Look(fog=0.5, soft=4, wob=7)
FLAT = Look(flat=True)
GLOWING = Look(vol=0, wrap=0, edge=0.4, wob=1.2)
