"""Says which files are pictures, and reads the size of plain WebP files from their first bytes.

Our own cards are such files. Knows no Pillow, so that the bot starts without it.
"""

from pathlib import Path

from bot.decks.problems import file_fault

# Suffixes of the formats below, in lower case. Other files in a deck's folder are not cards.
SUFFIXES = frozenset({".png", ".jpg", ".jpeg", ".webp", ".gif"})
FORMATS = ("PNG", "JPEG", "WEBP", "GIF")
# Suffixes of pictures in other formats, whose authors are told that they are left out.
UNREAD = frozenset({".svg", ".svgz", ".heic", ".heif", ".avif", ".bmp", ".tif", ".tiff", ".psd"})

# Enough for photos of today's phones (24 megapixels), and at most about 75 MB of memory.
MAX_PIXELS = 25_000_000


def webp_size(path: Path) -> tuple[int, int] | None:
    """Return the size of a complete plain WebP file; None if Pillow has to open the file.

    Pillow allocates memory for the whole picture when it opens one, which adds up for a deck.
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
    """Return the size of a plain WebP file from its first 30 bytes; None for any other file."""
    if head[:4] != b"RIFF" or head[8:16] != b"WEBPVP8 " or head[23:26] != b"\x9d\x01*":
        return None
    width, height = (int.from_bytes(head[at : at + 2], "little") & 0x3FFF for at in (26, 28))
    return width, height
