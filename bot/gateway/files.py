"""Pictures as files to attach, and smaller copies for places that refuse the full ones.

Every sheet is far below Discord's ordinary limit; copies are for the day when it is lower.
"""

import io
from collections.abc import Callable, Sequence

import discord

Files = Callable[[], list[discord.File]]
"""Builds fresh files for every attempt: a sent one is used up."""

SCALE = 2
QUALITY = 75


def files_of(pictures: Sequence[tuple[str, bytes]]) -> Files:
    """These pictures, by name."""
    return lambda: [discord.File(io.BytesIO(data), name) for name, data in pictures]


def shrunk(files: Files) -> Files:
    """The same files at half the width; call this off the event loop."""
    return files_of([(file.filename, _smaller(file.fp.read())) for file in files()])


def _smaller(data: bytes) -> bytes:
    from PIL import Image  # loaded on that day

    with Image.open(io.BytesIO(data)) as picture:
        half = picture.convert("RGB").reduce(SCALE)
    out = io.BytesIO()
    half.save(out, "JPEG", quality=QUALITY, optimize=True)
    return out.getvalue()
