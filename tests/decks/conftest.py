"""Pictures and folders to build decks from, small enough to make by the hundred."""

import random
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

Paint = Callable[..., Path]


def mottled(seed: object, size: tuple[int, int] = (40, 60)) -> Image.Image:
    """Return a picture of coarse random colours, bright and different for every seed."""
    rng = random.Random(str(seed))
    small = Image.new("RGB", (8, 12))
    small.putdata([(rng.randrange(256), rng.randrange(256), rng.randrange(256)) for _ in range(96)])
    return small.resize(size, Image.Resampling.NEAREST)


def huge_png(path: Path, width: int, height: int) -> None:
    """Write a PNG whose header claims this size, with almost no pixel data behind it."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"\0" * 64)) + chunk(b"IEND", b"")
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + body)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return an empty deck folder called ``sample``."""
    path = tmp_path / "sample"
    path.mkdir()
    return path


@pytest.fixture
def paint(folder: Path) -> Paint:
    """Return a function that paints a picture into the folder; its name is the seed."""

    def _paint(name: str, size: tuple[int, int] = (40, 60)) -> Path:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        mottled(name, size).save(path)
        return path

    return _paint


@pytest.fixture
def write(folder: Path) -> Callable[[str], Path]:
    """Return a function that writes the folder's ``deck.toml``."""

    def _write(text: str) -> Path:
        path = folder / "deck.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return _write
