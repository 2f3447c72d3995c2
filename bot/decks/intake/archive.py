"""Reads a zip that nobody vouches for: pictures, and perhaps a ``deck.toml``.

Judges the whole table of contents before it unpacks a byte, then unpacks into memory, one entry at
a time, never to a path that the zip names. Whatever smells of an attack refuses the whole zip;
what is wrong with a single picture is for `bot.decks.intake.picture` to say.
"""

import stat
import struct
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from types import TracebackType
from typing import Self

from bot.decks.intake.limits import HEAVIEST, HEAVIEST_ZIP, MOST_PICTURES
from bot.decks.intake.refusals import Flaw, Refused
from bot.decks.picture_files import SUFFIXES
from bot.decks.words import FILE_NAME

MOST_UNPACKED = 120 * 1024 * 1024
MOST_ENTRIES = 1000
LONGEST_NAME = 255

_UNREAD = frozenset({".svg", ".svgz", ".heic", ".heif", ".avif", ".bmp", ".tif", ".tiff", ".psd"})
_ZIPS = frozenset({".zip", ".7z", ".rar", ".tar", ".gz", ".tgz", ".bz2", ".xz", ".zst", ".jar"})
_MAGIC = b"PK\x03\x04"
_END = b"PK\x05\x06"
_END_SIZE, _LONGEST_COMMENT = 22, 65_535
_ENTRY_SIZE = 30  # of a local header without its name
_LARGEST_CONTENTS = MOST_ENTRIES * 1024
_TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def is_zip(data: bytes) -> bool:
    """Whether these bytes are meant as a zip; a picture with one behind it is a picture."""
    return data.startswith((_MAGIC, _END))


@dataclass(frozen=True)
class Entry:
    """A picture in the zip, or its ``deck.toml``, by its path there."""

    path: str
    info: zipfile.ZipInfo


class Archive:
    """A zip whose table of contents was judged; ``with`` it while it is read."""

    def __init__(self, file: zipfile.ZipFile) -> None:
        self._file = file
        self.pictures: list[Entry] = []
        self.words: Entry | None = None
        self._judge()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def read(self, info: zipfile.ZipInfo, most: int = HEAVIEST) -> bytes:
        """An entry's bytes; ``Refused`` if there are more than it may have, or said it had."""
        if info.file_size > most:
            raise Refused(Flaw.TOO_HEAVY, most=most >> 20)
        with _zip_faults(), self._file.open(info) as file:
            data = file.read(most + 1)
        if is_zip(data):
            raise Refused(Flaw.ZIP_NESTED)
        if len(data) > most:
            raise Refused(Flaw.TOO_HEAVY, most=most >> 20)
        return data

    def _judge(self) -> None:
        infos = self._file.infolist()
        if len(infos) > MOST_ENTRIES:
            raise Refused(Flaw.ZIP_CROWDED, most=MOST_ENTRIES)
        _refuse_bombs(infos)
        for info in infos:
            self._sort(info, _safe_path(info))
        if not self.pictures:
            raise Refused(Flaw.ZIP_NO_PICTURES)
        if len(self.pictures) > MOST_PICTURES:
            raise Refused(Flaw.ZIP_CROWDED, most=MOST_PICTURES)
        self.pictures.sort(key=lambda entry: entry.path)

    def _sort(self, info: zipfile.ZipInfo, path: PurePosixPath) -> None:
        if info.is_dir() or any(part.startswith((".", "__MACOSX")) for part in path.parts):
            return
        suffix = path.suffix.lower()
        if suffix in _ZIPS:
            raise Refused(Flaw.ZIP_NESTED)
        if path.name == FILE_NAME:
            self.words = min(filter(None, (self.words, Entry(str(path), info))), key=_depth)
        elif suffix in SUFFIXES or suffix in _UNREAD:
            self.pictures.append(Entry(str(path), info))


def _depth(entry: Entry) -> int:
    """How many folders something lies in: of two files with words the outer one counts."""
    return entry.path.count("/")


def read_archive(path: Path) -> Archive:
    """Open a zip and judge its table of contents; ``Refused`` says what is wrong with it."""
    _refuse_large_contents(path)
    with _zip_faults():
        file = zipfile.ZipFile(path)
    try:
        return Archive(file)
    except BaseException:
        file.close()
        raise


@contextmanager
def _zip_faults() -> Iterator[None]:
    try:
        yield
    except RuntimeError as error:  # the library's way to ask for a password
        locked = "password" in str(error) or "encrypted" in str(error)
        raise Refused(Flaw.ZIP_LOCKED if locked else Flaw.ZIP_DAMAGED) from None
    except (zipfile.BadZipFile, OSError, EOFError, ValueError, struct.error, zlib.error):
        raise Refused(Flaw.ZIP_DAMAGED) from None
    except (NotImplementedError, MemoryError, OverflowError, IndexError, KeyError):
        raise Refused(Flaw.ZIP_DAMAGED) from None


def _refuse_large_contents(path: Path) -> None:
    """Look at the end record alone: the library would read any number of entries into memory."""
    size = path.stat().st_size
    if size > HEAVIEST_ZIP:
        raise Refused(Flaw.TOO_HEAVY, most=HEAVIEST_ZIP >> 20)
    with path.open("rb") as file:
        file.seek(max(0, size - _END_SIZE - _LONGEST_COMMENT))
        tail = file.read()
    at = tail.rfind(_END)
    if at < 0 or len(tail) - at < _END_SIZE:
        raise Refused(Flaw.ZIP_DAMAGED)
    entries, contents = struct.unpack_from("<HI", tail, at + 10)
    if entries == 0xFFFF or contents == 0xFFFF_FFFF:
        raise Refused(Flaw.ZIP_CROWDED, most=MOST_ENTRIES)
    if entries > MOST_ENTRIES or contents > _LARGEST_CONTENTS:
        raise Refused(Flaw.ZIP_CROWDED, most=MOST_ENTRIES)


def _refuse_bombs(infos: list[zipfile.ZipInfo]) -> None:
    """Too much when unpacked, or entries that share their bytes."""
    if sum(info.file_size for info in infos) > MOST_UNPACKED:
        raise Refused(Flaw.ZIP_BOMB, most=MOST_UNPACKED >> 20)
    place = 0
    for info in sorted(infos, key=lambda info: info.header_offset):
        if info.header_offset < place:
            raise Refused(Flaw.ZIP_BOMB, most=MOST_UNPACKED >> 20)
        place = info.header_offset + _ENTRY_SIZE + info.compress_size


def _safe_path(info: zipfile.ZipInfo) -> PurePosixPath:
    """Where an entry wants to lie, if that is inside and can be read as it is."""
    name = info.orig_filename  # the library cuts the other one at a NUL
    if info.flag_bits & 0x1:
        raise Refused(Flaw.ZIP_LOCKED)
    if len(name) > LONGEST_NAME or any(_is_hidden(character) for character in name):
        raise Refused(Flaw.ZIP_NAME)
    mode = info.external_attr >> 16
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise Refused(Flaw.ZIP_LINK)
    slashed = name.replace("\\", "/")
    path = PurePosixPath(slashed)
    if slashed.startswith("/") or slashed[1:2] == ":" or ".." in path.parts:
        raise Refused(Flaw.ZIP_CLIMBS)
    return path


def _is_hidden(character: str) -> bool:
    return unicodedata.category(character) in ("Cc", "Cs") or character in _TURNING
