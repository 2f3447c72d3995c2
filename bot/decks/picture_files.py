"""Which files are pictures, and how large they are: what is known before one is opened.

Plain WebP, as our own cards are, is measured by its first bytes. `bot.decks.pictures`, and Pillow
with it, is loaded for whatever needs a closer look.
"""

from pathlib import Path

from bot.decks.folder import file_fault

# Suffixes of the formats below, in lower case. Everything else in a deck's folder is no card.
SUFFIXES = frozenset({".png", ".jpg", ".jpeg", ".webp", ".gif"})
FORMATS = ("PNG", "JPEG", "WEBP", "GIF")

# Room for the photos of today's phones (24 megapixels) and about 75 MB of memory, no more.
MAX_PIXELS = 25_000_000


class PictureError(Exception):
    """A picture that cannot be shown; names the file and says why."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        self.reason = reason
        super().__init__(f"{path}: {reason}")


def picture_size(path: Path) -> tuple[int, int]:
    """Width and height as stored, from the file's first bytes alone; as picky as opening it."""
    if (size := _simple_webp_size(path)) is not None:
        return size
    from bot.decks.pictures import header

    with header(path) as picture:
        return picture.size


def _simple_webp_size(path: Path) -> tuple[int, int] | None:
    """The size of a complete plain WebP of decent size; None for whatever needs a closer look.

    Pillow makes room for the whole picture as soon as it opens one, which for a deck adds up.
    """
    if file_fault(path):
        return None
    try:
        with path.open("rb") as file:
            head = file.read(30)
        whole = path.stat().st_size == int.from_bytes(head[4:8], "little") + 8
    except OSError:
        return None
    if not whole or head[:4] != b"RIFF" or head[8:16] != b"WEBPVP8 " or head[23:26] != b"\x9d\x01*":
        return None
    width, height = (int.from_bytes(head[at : at + 2], "little") & 0x3FFF for at in (26, 28))
    return (width, height) if 0 < width * height <= MAX_PIXELS else None
