"""Which files are pictures, and how large they are: what is known before one is opened.

Plain WebP, as our own cards are, is measured by its first bytes. `bot.decks.decoding`, and Pillow
with it, is loaded for files that need a closer look.
"""

from pathlib import Path

from bot.decks.problems import file_fault

# Suffixes of the formats below, in lower case. Other files in a deck's folder are no cards.
SUFFIXES = frozenset({".png", ".jpg", ".jpeg", ".webp", ".gif"})
FORMATS = ("PNG", "JPEG", "WEBP", "GIF")

# Enough for photos of today's phones (24 megapixels), and at most about 75 MB of memory.
MAX_PIXELS = 25_000_000


def picture_size(path: Path) -> tuple[int, int]:
    """Return width and height, read from the file's first bytes if possible.

    Raise `PictureError` if it cannot be opened.
    """
    if (size := _simple_webp_size(path)) is not None:
        return size
    from bot.decks.decoding import header

    with header(path) as picture:
        return picture.size


def _simple_webp_size(path: Path) -> tuple[int, int] | None:
    """Return the size of a complete plain WebP; None for anything that Pillow has to open.

    Pillow allocates the whole picture as soon as it opens one, which adds up for a deck.
    """
    if file_fault(path):
        return None
    try:
        with path.open("rb") as file:
            head = file.read(30)
        whole = path.stat().st_size == int.from_bytes(head[4:8], "little") + 8
    except OSError:
        return None
    size = plain_webp_size(head) if whole else None
    return size if size and 0 < size[0] * size[1] <= MAX_PIXELS else None


def plain_webp_size(head: bytes) -> tuple[int, int] | None:
    """Return the size in a plain WebP's first bytes; None for any other file."""
    if head[:4] != b"RIFF" or head[8:16] != b"WEBPVP8 " or head[23:26] != b"\x9d\x01*":
        return None
    width, height = (int.from_bytes(head[at : at + 2], "little") & 0x3FFF for at in (26, 28))
    return width, height
