"""Saves the drawing of pictures in tests that play games but look at no picture.

All cards have the tiles of one grey card, and one picture of each kind is drawn in a process.
"""

from collections.abc import Callable, Hashable
from functools import cache

from PIL import Image

from bot.imaging import prepared
from bot.imaging.pictures import Pictures
from bot.imaging.prepared import Blocks
from bot.imaging.subjects import Picture
from bot.imaging.tiles import fit

_draw, _paint_blocks = Pictures._draw, prepared.paint_blocks
_drawn: dict[Hashable, Picture] = {}


def draw_little(replace: Callable[[object, str, object], None]) -> None:
    """Replace what draws; ``replace`` is ``setattr`` or the one of pytest's monkeypatch."""
    replace(prepared, "fit", lambda card: card)
    replace(prepared, "paint_blocks", lambda _card: grey_card())
    replace(Pictures, "_draw", _draw_once)


@cache
def grey_card() -> Blocks:
    """Return the tiles of a grey card."""
    return _paint_blocks(fit(Image.new("RGB", (40, 60), "grey")))


async def _draw_once(
    self: Pictures, key: tuple[Hashable, ...], make: Callable[[], Picture]
) -> Picture:
    """Return the first picture of this kind that shows as much; draw it if there is none."""
    alike = key if key[0] == "waiting" else (key[0], len(key))
    if alike not in _drawn:
        _drawn[alike] = await _draw(self, key, make)
    self._finished.put(key, _drawn[alike])
    return _drawn[alike]
