"""Hundreds of hostile uploads, the same in every run; the name of each says what it tries.

``megapixels`` is the size of the costly ones. Tests use a few megapixels, `bench.hostile` as many
as are allowed.
"""

import io
import random
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from tests.decks.conftest import mottled
from tests.decks.intake import hostile
from tests.decks.intake.hostile import encoded, photo
from tests.decks.intake.test_archive import MADE

File = tuple[str, bytes]
PLACES = 12  # positions at which a sound file is cut, or a bit of it flipped


def sound() -> dict[str, bytes]:
    """Return acceptable pictures of every supported format, by name."""
    picture = mottled(1, (120, 180))
    return {
        "png": encoded(picture),
        "palette.png": encoded(picture.convert("P")),
        "jpg": encoded(picture, "JPEG"),
        "progressive.jpg": encoded(picture, "JPEG", progressive=True),
        "cmyk.jpg": encoded(picture.convert("CMYK"), "JPEG"),
        "webp": encoded(picture, "WEBP"),
        "lossless.webp": encoded(picture.convert("RGBA"), "WEBP", lossless=True),
        "moving.webp": hostile.moving("WEBP"),
        "gif": encoded(picture, "GIF"),
        "moving.gif": hostile.moving("GIF"),
    }


def pictures(megapixels: float = 1.0) -> Iterator[File]:
    """Yield files to upload one by one, from harmless to costly.

    Large pictures have this many megapixels.
    """
    yield from sound().items()
    yield from spoiled()
    yield from claims()
    yield from metadata()
    yield from other_kinds()
    yield from scans(megapixels)
    yield from large(megapixels)


def spoiled() -> Iterator[File]:
    """Yield damaged copies of valid files: cut short, with flipped bits, or with a part twice."""
    dice = random.Random(7)
    for name, data in sound().items():
        for place in range(PLACES):
            cut = (place + 1) * len(data) // (PLACES + 1)
            yield f"cut at {cut}: {name}", data[:cut]
            flipped = bytearray(data)
            for _ in range(4):
                at = dice.randrange(min(len(data), 600) if place % 2 else len(data))
                flipped[at] ^= 1 << dice.randrange(8)
            yield f"flipped {place}: {name}", bytes(flipped)
        middle = len(data) // 2
        yield f"twice the middle: {name}", data[:middle] + data[middle // 2 :]


def claims() -> Iterator[File]:
    """Yield files whose headers claim a size that no acceptable picture has."""
    for size in ((30_000, 30_000), (65_535, 65_535), (5_001, 5_000), (1, 60_000), (0, 0)):
        for name, make in (
            ("png", hostile.png_claiming),
            ("jpg", hostile.jpeg_claiming),
            ("gif", hostile.gif_claiming),
        ):
            yield f"claims {size}: {name}", make(*size)
    for size in ((16_383, 16_383), (5_001, 5_000), (1 << 24, 1)):
        yield f"claims {size}: webp", hostile.webp_claiming(*size)
    yield "claims 2 GB", hostile.png_claiming(2**31 - 1, 2**31 - 1)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def with_chunks(*chunks: bytes) -> bytes:
    """Return a PNG with these chunks after its header."""
    data = photo(2, (120, 180))
    return data[:33] + b"".join(chunks) + data[33:]


def directory(tags: int, size: int, room: int) -> bytes:
    """Return EXIF data with ``tags`` entries that all refer to the same bytes.

    Each entry claims to have ``size`` bytes; ``room`` bytes follow the entries.
    """
    entries = b"".join(struct.pack("<HHII", tag % 65_000, 7, size, 8) for tag in range(tags))
    return b"II*\0\x08\0\0\0" + struct.pack("<H", tags) + entries + bytes(4 + room)


def metadata() -> Iterator[File]:
    """Yield files whose pixels are harmless but whose metadata or structure is hostile."""
    much = zlib.compress(bytes(100 << 20), 9)
    yield "text of 100 MB: png", with_chunks(chunk(b"zTXt", b"a\0\0" + much))
    yield "profile of 100 MB: png", with_chunks(chunk(b"iCCP", b"a\0\0" + much))
    yield "200,000 chunks: png", with_chunks(chunk(b"tEXt", b"a\0b") * 200_000)
    yield "EXIF of 600 GB: png", with_chunks(chunk(b"eXIf", directory(65_000, 8 << 20, 8 << 20)))
    yield (
        "EXIF in a circle: png",
        with_chunks(
            chunk(b"eXIf", b"II*\0\x08\0\0\0\x01\0\x69\x87\x04\0\x01\0\0\0\x08\0\0\0\x08\0\0\0")
        ),
    )
    small = directory(3000, 60_000, 20_000)[:65_000]
    exif = b"\xff\xe1" + struct.pack(">H", len(small) + 8) + b"Exif\0\0" + small
    jpeg = photo(3, (120, 180), "JPEG")
    yield "EXIF that is a lie: jpg", jpeg[:2] + exif + jpeg[2:]
    yield "EXIF a hundred times: jpg", jpeg[:2] + exif * 100 + jpeg[2:]
    picture = mottled(4, (120, 180))
    for size in (10, 5_000, 5 << 20):
        profile = b"acsp" * (size // 4)
        yield f"profile of {size} bytes: jpg", encoded(picture, "JPEG", icc_profile=profile)
        yield f"profile of {size} bytes: png", encoded(picture, icc_profile=profile)
    yield "comment of 9 MB: gif", _gif_comment(9 << 20)
    yield "20,000 frames: gif", _gif_frames(20_000)
    mpo = b"MPF\0" + b"II*\0\x08\0\0\0" + bytes(200)
    mpo = b"\xff\xe2" + struct.pack(">H", len(mpo) + 2) + mpo
    yield "several pictures that are not there: jpg", jpeg[:2] + mpo + jpeg[2:]
    for marker in (0xC9, 0xC3, 0xC1, 0xC5):  # arithmetic, lossless and other unusual kinds
        at = jpeg.index(b"\xff\xc0") + 1
        yield f"frame {marker:x}: jpg", jpeg[:at] + bytes([marker]) + jpeg[at + 1 :]
    yield "no end: jpg", jpeg[:-2] + b"\xff\xd0" * 500_000
    yield "markers only: jpg", b"\xff\xd8" + b"\xff\xe0\0\x02" * 500_000


def _gif_comment(size: int) -> bytes:
    data = photo(5, (120, 180), "GIF")
    end = 13 + 3 * 2 ** ((data[10] & 7) + 1)
    return data[:end] + b"\x21\xfe" + (b"\xff" + b"x" * 255) * (size // 256) + b"\0" + data[end:]


def _gif_frames(frames: int) -> bytes:
    data = photo(6, (120, 180), "GIF")
    frame = b"\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0"
    return data[:-1] + frame * frames + b";"


def other_kinds() -> Iterator[File]:
    """Yield files that are not pictures, or are two formats at once."""
    picture = mottled(8, (120, 180))
    yield from {
        "empty": b"",
        "one byte": b"\xff",
        "zeros": bytes(1 << 20),
        "noise": random.Random(8).randbytes(1 << 16),
        "program": b"\x7fELF" + bytes(500),
        "page": b"<html><script>alert(1)</script>",
        "drawing": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        "drawing that reads a file": (
            b'<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
            b"<svg>&x;</svg>"
        ),
        "PostScript": b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 200 200\n(/etc/passwd)(r)file",
        "PDF": b"%PDF-1.7" + bytes(100),
        "phone": b"\0\0\0\x18ftypheic" + bytes(100),
        "bmp": encoded(picture, "BMP"),
        "tiff": encoded(picture, "TIFF"),
        "ico": encoded(picture, "ICO"),
        "a picture and a zip": photo(9) + b"PK\x03\x04" + bytes(100),
        "a picture and a page": photo(10, kind="JPEG") + b"<script>alert(1)</script>",
        "a gif and a script": photo(11, kind="GIF").replace(b"GIF89a", b"GIF87a") + b"/*x*/",
        "one colour": encoded(Image.new("RGB", (200, 300), "navy")),
        "too small": photo(12, (99, 120)),
        "too long": photo(13, (100, 2100)),
    }.items()


def scans(megapixels: float) -> Iterator[File]:
    """Yield JPEGs with many scans, each of which draws the whole picture again."""
    for count in (50, 100, 101, 1000, 20_000, 100_000):
        yield f"{count} scans: jpg", hostile.jpeg_with_scans(count)
    yield "100 scans, large: jpg", hostile.jpeg_with_scans(100, _size(megapixels))
    yield "20,000 scans, large: jpg", hostile.jpeg_with_scans(20_000, _size(megapixels / 4))


def _size(megapixels: float) -> tuple[int, int]:
    side = int((megapixels * 1e6) ** 0.5)
    return side, side


def large(megapixels: float) -> Iterator[File]:
    """Yield valid pictures of this many megapixels, the largest allowed size."""
    picture = mottled(14, (400, 600)).resize(_size(megapixels))
    yield "large: jpg", encoded(picture, "JPEG")
    yield "large cmyk: jpg", encoded(picture.convert("CMYK"), "JPEG", quality=50)
    yield "large: png", encoded(picture, compress_level=1)
    yield "large with alpha: png", encoded(picture.convert("RGBA"), compress_level=1)
    yield "large grey of 16 bits: png", encoded(picture.convert("L").convert("I;16"))
    yield "large of 16 bits: png", _deep_png(_size(megapixels))
    yield "large: gif", encoded(picture, "GIF")
    yield "large: webp", encoded(picture, "WEBP", method=0)
    yield "large lossless: webp", encoded(picture, "WEBP", lossless=True, method=0, quality=0)
    frames = [picture, picture.transpose(Image.Transpose.FLIP_LEFT_RIGHT)]
    yield (
        "large and moving: webp",
        encoded(frames[0], "WEBP", save_all=True, append_images=frames[1:], method=0, quality=10),
    )


def _deep_png(size: tuple[int, int]) -> bytes:
    """Return a PNG with four channels of two bytes, which takes eight bytes per pixel to decode."""
    row = b"\0" + bytes(range(256)) * (size[0] * 8 // 256 + 1)
    row = row[: 1 + size[0] * 8]
    header = struct.pack(">IIBBBBB", *size, 16, 6, 0, 0, 0)
    packed = zlib.compress(row * size[1], 1)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def zips() -> Iterator[File]:
    """Yield hostile zips, and harmless zips with a hostile ``deck.toml`` or hostile pictures."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deck.zip"
        for name, (make, _) in MADE.items():
            yield name, make(path).read_bytes()
        yield "zip64", hostile.zip64(path, {"a.png": photo(1, (120, 180))}).read_bytes()
    whole = packed({f"{n}.png": photo(n, (120, 180)) for n in range(3)})
    dice = random.Random(9)
    for place in range(PLACES):
        yield f"cut {place}", whole[: (place + 1) * len(whole) // (PLACES + 1)]
        flipped = bytearray(whole)
        for _ in range(3):
            at = dice.randrange(len(whole)) if place % 2 else len(whole) - dice.randrange(1, 200)
            flipped[at] ^= 1 << dice.randrange(8)
        yield f"flipped {place}", bytes(flipped)
    yield "something in front", b"PK\x03\x04" + whole
    yield "something behind", whole + b"x" * 70_000
    yield "two ends", whole + whole[whole.rindex(b"PK\x05\x06") :]
    for name in (
        "a:b.png",
        "con.png",
        "./a.png",
        "a//b.png",
        ". .png",
        "~/a.png",
        "a.png/",
        "ß" * 99,
    ):
        yield (
            f"called {name[:9]}",
            packed({name: photo(1, (120, 180)), "b.png": photo(2, (120, 180))}),
        )
    bomb = bytes(9 << 20)
    yield "pictures of zeros", packed({f"{n}.png": bomb for n in range(13)})
    for name, toml in words():
        files = {f"a{suffix}": photo(1, (120, 180)) for suffix in SUFFIXES}
        yield f"words: {name}", packed(files | {"deck.toml": toml})


SUFFIXES = (".png", ".PNG", ".jpg", ".jpeg", ".webp", ".gif", ".JPG", ".Png", ".GIF", ".WEBP")


def packed(files: dict[str, bytes]) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in files.items():
            file.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return target.getvalue()


def words() -> Iterator[File]:
    """Yield ``deck.toml`` files that are very long, deeply nested or invalid."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    spoken = [f"{a}{b}" for a in letters for b in letters][:30]
    long = "".join(f'alt.{one} = "{"☃" * 10_000}"\n' for one in spoken)
    yield "a title without end", f'name = "{"x" * 900_000}"'.encode()
    yield "thirty long descriptions", f'[[card]]\nid = "a"\n{long}'.encode()
    yield "keywords without end", f'[[card]]\nid="a"\nkeywords=[{"1," * 200_000}]'.encode()
    yield (
        "many words",
        f'[[card]]\nid="a"\nkeywords=[{chr(34) + "w" * 90 + chr(34) + ","} ]'.encode(),
    )
    yield "deep", b"x = " + b"[" * 200_000
    yield "a key of many parts", b".".join([b"a"] * 200_000) + b" = 1"
    yield "a number without end", b"x = " + b"9" * 900_000
    yield "a hundred thousand keys", b"".join(b"k%d = 1\n" % n for n in range(60_000))
    yield "ten thousand cards", b"".join(b'[[card]]\nid = "%d"\n' % n for n in range(10_000))
    yield "turned around", '[[card]]\nid = "a"\ntitle = "\u202egnp.exe"\n'.encode()
    yield "not text", random.Random(10).randbytes(5000)
    yield "too long", b"#" * (2 << 20)
