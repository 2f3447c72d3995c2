"""Contact sheets: many cards on one page, to be looked at."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image

GAP = 14
FELT = (43, 45, 49)


def laid(files: Sequence[Path], columns: int, width: int) -> Image.Image:
    """Return a page with the pictures in rows, `width` pixels each."""
    height = width * 3 // 2
    rows = -(-len(files) // columns)
    size = (columns * (width + GAP) + GAP, rows * (height + GAP) + GAP)
    page = Image.new("RGB", size, FELT)
    for i, file in enumerate(files):
        with Image.open(file) as picture:
            small = picture.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
        row, column = divmod(i, columns)
        page.paste(small, (GAP + column * (width + GAP), GAP + row * (height + GAP)))
    return page


def save(page: Image.Image, out: Path) -> None:
    """Save a page; a JPEG is made small enough to be looked at in a browser."""
    options: dict[str, Any] = {"quality": 84, "optimize": True} if out.suffix == ".jpg" else {}
    page.save(out, **options)


def contact_sheet(files: Sequence[Path], out: Path, columns: int = 4, width: int = 300) -> None:
    """Lay the pictures in rows at `width` pixels each and save the page."""
    save(laid(files, columns, width), out)
