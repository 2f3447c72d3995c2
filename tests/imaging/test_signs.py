"""Signs that text and pictures share: files that look like what is drawn."""

import re
import subprocess
import sys
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.imaging.brand import paint_emojis
from bot.imaging.palette import RABBITS
from bot.imaging.signs import DRAWN, FOLDER, SIDE, Emoji, emojis


@pytest.mark.parametrize("emoji", emojis(), ids=lambda one: one.name)
def test_discord_would_take_it(emoji: Emoji) -> None:
    assert re.fullmatch(r"\w{2,32}", emoji.name, re.ASCII)
    assert len(emoji.data) <= 256 * 1024
    with Image.open(BytesIO(emoji.data)) as picture:
        assert (picture.format, picture.size) == ("PNG", (SIDE, SIDE))


def test_files_look_as_their_signs_are_drawn_now() -> None:
    """If not: ``python -m bot pictures --out FOLDER``, and copy ``emoji-*.png`` over them."""
    for name, drawn in paint_emojis().items():
        with Image.open(FOLDER / f"{name}.png") as kept:
            apart = ImageChops.difference(kept.convert("RGBA"), drawn.convert("RGBA"))
        strongest = [max(v for v, n in enumerate(one.histogram()) if n) for one in apart.split()]
        assert max(strongest) <= 8, name


def test_every_rabbit_has_one_and_no_file_is_left_over() -> None:
    assert set(DRAWN) >= {rabbit.emoji for rabbit in RABBITS}
    assert {path.stem for path in FOLDER.glob("*.png")} == set(DRAWN.values())
    assert len({emoji.name for emoji in emojis()}) == len(DRAWN)


def test_names_change_with_the_picture() -> None:
    names = [emoji.name for emoji in emojis()]
    assert all(re.fullmatch(r"[a-z]+_[0-9a-f]{3}", name) for name in names)


def test_knowing_them_loads_nothing_that_draws() -> None:
    script = "import sys, bot.imaging.signs as s; s.emojis(); sys.exit('PIL' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
