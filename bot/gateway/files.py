"""Smaller copies of pictures, for places that refuse the full ones.

Every sheet is far below Discord's ordinary limit; this is for the day when the limit is lower.
"""

import io
from collections.abc import Callable

import discord
from PIL import Image

Files = Callable[[], list[discord.File]]
"""Builds fresh files for every attempt: a sent one is used up."""

SCALE = 2
QUALITY = 75


def shrunk(files: Files) -> Files:
    """The same files at half the width; call this off the event loop."""
    small = [(file.filename, _smaller(file.fp.read())) for file in files()]
    return lambda: [discord.File(io.BytesIO(data), name) for name, data in small]


def _smaller(data: bytes) -> bytes:
    with Image.open(io.BytesIO(data)) as picture:
        half = picture.convert("RGB").reduce(SCALE)
    out = io.BytesIO()
    half.save(out, "JPEG", quality=QUALITY, optimize=True)
    return out.getvalue()
