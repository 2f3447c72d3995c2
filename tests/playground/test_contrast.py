"""The page's colours: all text has enough contrast, in dark and light mode."""

import re

import pytest

from playground.cast import CHARACTERS, Character
from playground.wording import STATIC

# What is written on what, as the style sheets use it.
WRITTEN = [
    *(
        (ink, ground)
        for ink in ("text", "bright", "muted")
        for ground in ("main", "side", "raised")
    ),
    *((ink, ground) for ink in ("text", "muted") for ground in ("rail", "float")),
    *((ink, "main") for ink in ("link", "gold", "bad-text")),
    ("text", "neutral"),
    ("text", "raised-more"),
]
BUTTONS = ("brand", "brand-hover", "good", "good-hover", "bad", "bad-hover")
READABLE = 4.5


def schemes() -> dict[str, dict[str, str]]:
    """Return the colours by name, in dark mode and in light mode."""
    css = (STATIC / "css" / "base.css").read_text("utf-8")
    blocks = re.findall(r":root \{(.*?)\n\s*\}", css, re.DOTALL)
    dark, light = (dict(re.findall(r"--([\w-]+): (#\w{6});", block)) for block in blocks)
    return {"dark": dark, "light": dark | light}


def brightness(colour: str) -> float:
    """Return the relative luminance, by the definition of the WCAG."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours as WCAG defines it, from 1 to 21."""
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_everything_written_can_be_read(scheme: str) -> None:
    colours = schemes()[scheme]
    faint = {
        f"{ink} on {ground}": round(contrast(colours[ink], colours[ground]), 2)
        for ink, ground in WRITTEN
        if contrast(colours[ink], colours[ground]) < READABLE
    }
    faint |= {name: 0 for name in BUTTONS if contrast("#ffffff", colours[name]) < READABLE}
    assert faint == {}


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda one: one.name)
def test_a_letter_can_be_read_on_everybodys_picture(character: Character) -> None:
    # Large and bold: three to one is enough.
    assert contrast("#ffffff", f"#{character.colour:06x}") >= 3
