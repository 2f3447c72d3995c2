"""Hostile uploads that are small enough to make in a moment."""

import io
import stat
import struct
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path

from PIL import Image

from tests.decks.conftest import mottled


def encoded(picture: Image.Image, kind: str = "PNG", **options: object) -> bytes:
    target = io.BytesIO()
    picture.save(target, kind, **options)
    return target.getvalue()


def photo(seed: object = 1, size: tuple[int, int] = (240, 360), kind: str = "PNG") -> bytes:
    """Return the bytes of a harmless picture that is accepted as a card."""
    return encoded(mottled(seed, size), kind)


def png_claiming(width: int, height: int) -> bytes:
    """Return a PNG whose header claims this size, with almost no pixel data behind it."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = zlib.compress(b"\0" * 64)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def jpeg_claiming(width: int, height: int) -> bytes:
    data = bytearray(photo(kind="JPEG"))
    at = data.index(b"\xff\xc0") + 5
    data[at : at + 4] = struct.pack(">HH", height, width)
    return bytes(data)


def gif_claiming(width: int, height: int) -> bytes:
    data = bytearray(photo(kind="GIF"))
    data[6:10] = struct.pack("<HH", width, height)
    return bytes(data)


def webp_claiming(width: int, height: int) -> bytes:
    """Return an extended WebP whose canvas claims this size."""
    first, second = mottled(1, (240, 360)), mottled(2, (240, 360))
    data = bytearray(encoded(first, "WEBP", save_all=True, append_images=[second]))
    data[24:27] = (width - 1).to_bytes(3, "little")
    data[27:30] = (height - 1).to_bytes(3, "little")
    return bytes(data)


def moving(kind: str) -> bytes:
    frames = [mottled(seed, (240, 360)) for seed in range(3)]
    return encoded(frames[0], kind, save_all=True, append_images=frames[1:])


def zipped(path: Path, entries: Mapping[str, bytes], method: int = zipfile.ZIP_STORED) -> Path:
    with zipfile.ZipFile(path, "w", method) as file:
        for name, data in entries.items():
            file.writestr(zipfile.ZipInfo(name), data, method)
    return path


def zip_with_link(path: Path) -> Path:
    info = zipfile.ZipInfo("card.png")
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(path, "w") as file:
        file.writestr(info, "/etc/passwd")
    return path


def zip_with_shared_bytes(path: Path) -> Path:
    """Write a zip with two entries that point to the same bytes; return its path."""
    zipped(path, {"a.png": photo(1), "b.png": photo(2)})
    data = bytearray(path.read_bytes())
    second = data.rindex(b"PK\x01\x02")
    data[second + 42 : second + 46] = struct.pack("<I", 0)
    path.write_bytes(data)
    return path


def locked_zip(path: Path) -> Path:
    zipped(path, {"a.png": photo(1)})
    data = bytearray(path.read_bytes())
    contents = data.index(b"PK\x01\x02")
    data[contents + 8] |= 1
    data[6] |= 1
    path.write_bytes(data)
    return path


def zip_with_name(path: Path, name: bytes) -> Path:
    """Write a zip whose entry has a name that the library would not write; return its path."""
    zipped(path, {"x" * len(name): photo(1)})
    path.write_bytes(path.read_bytes().replace(b"x" * len(name), name))
    return path


def nameless_zip(path: Path) -> Path:
    """Write a zip with an entry that has no name; return its path."""
    zipped(path, {"a.png": photo(1), "x": b"hidden"})
    data = path.read_bytes()
    for header, name_at in ((b"PK\x03\x04", 30), (b"PK\x01\x02", 46)):
        at = data.rindex(header)
        length_at = at + name_at - 4 if header == b"PK\x03\x04" else at + 28
        data = data[:length_at] + b"\0\0" + data[length_at + 2 :]
        data = data[: at + name_at] + data[at + name_at + 1 :]
    end = data.rindex(b"PK\x05\x06")
    size, place = struct.unpack_from("<II", data, end + 12)
    data = data[: end + 12] + struct.pack("<II", size - 1, place - 1) + data[end + 20 :]
    path.write_bytes(data)
    return path


def zip64(path: Path, entries: Mapping[str, bytes]) -> Path:
    """Write a zip whose true number of entries is only in its zip64 record; return its path."""
    zipped(path, entries)
    data = path.read_bytes()
    end = data.rindex(b"PK\x05\x06")
    size, place = struct.unpack_from("<II", data, end + 12)
    count = len(entries)
    record = struct.pack("<4sQHHIIQQQQ", b"PK\x06\x06", 44, 45, 45, 0, 0, count, count, size, place)
    locator = struct.pack("<4sIQI", b"PK\x06\x07", 0, end, 1)
    lie = struct.pack("<4sHHHHIIH", b"PK\x05\x06", 0, 0, 1, 1, 46, place, 0)
    path.write_bytes(data[:end] + record + locator + lie)
    return path


def jpeg_with_scans(scans: int, size: tuple[int, int] = (240, 360)) -> bytes:
    """Return a progressive JPEG with this many scans, most of them copies of its last one."""
    data = encoded(mottled(1, size), "JPEG", progressive=True)
    last = data.rindex(b"\xff\xda")
    end = data.rindex(b"\xff\xd9")
    before = data.count(b"\xff\xda")
    return data[:end] + data[last:end] * (scans - before) + data[end:]
