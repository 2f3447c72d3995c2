"""Reads an uploaded zip with a deck, and packs a server's deck into zips for download.

A zip has pictures, and optionally texts about them in a ``deck.toml``, which may be in a folder
together with the pictures, as in a zip that was unpacked and packed again. Uploads are untrusted:
the whole table of contents is checked before anything is unpacked. Then one entry at a time is
unpacked into memory, never to a path that the zip names. A zip that looks like an attack is refused
as a whole; `bot.decks.intake.picture` refuses single pictures.

A packed zip can be uploaded to a server or unpacked as a host's deck.
"""

import io
import json
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from types import TracebackType
from typing import Self

from bot.decks.formats import SUFFIXES, UNREAD
from bot.decks.intake.uploads import (
    HEAVIEST,
    HEAVIEST_ZIP,
    LONGEST_ALT,
    LONGEST_NAME,
    LONGEST_TITLE,
    MOST_PICTURES,
    Flaw,
    Refused,
)
from bot.decks.words import FILE_NAME, CardWords, DeckWords, composed, read_words
from bot.printable import is_deceptive

MOST_UNPACKED = 120 * 1024 * 1024
MOST_ENTRIES = 1000
MOST_LANGUAGES = 30
MOST_KEYWORDS = 30
LARGEST_WORDS = 1 << 20

_ZIPS = frozenset({".zip", ".7z", ".rar", ".tar", ".gz", ".tgz", ".bz2", ".xz", ".zst", ".jar"})
_FILE = Path(FILE_NAME)
_MAGIC = b"PK\x03\x04"
_END = b"PK\x05\x06"
_ENTRIES_AT, _CONTENTS_AT = 4, 5  # indices in what the library reads of the end record
_ENTRY_SIZE = 30  # bytes of a local header without its name
_LARGEST_CONTENTS = MOST_ENTRIES * 1024
# Other methods can unpack a few kilobytes to gigabytes, and their readers cannot be limited.
_METHODS = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED})


def is_zip(data: bytes) -> bool:
    """Return whether the data starts with a zip signature.

    A picture with a zip appended to it counts as a picture.
    """
    return data.startswith((_MAGIC, _END))


@dataclass(frozen=True)
class Entry:
    """A picture or ``deck.toml`` in the zip, and its path there."""

    path: str
    info: zipfile.ZipInfo


class Archive:
    """Reads the entries of a zip; a context manager that closes it.

    Checks the table of contents when created, and raises ``Refused`` if it is unsafe.
    """

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
        """Return an entry's bytes.

        Raise ``Refused`` if the entry is too large, damaged or itself a zip.
        """
        if info.file_size > most:
            raise Refused(Flaw.TOO_HEAVY, most=most >> 20)
        # The announced size may be a lie, so the size that was really unpacked is checked as well.
        with _zip_faults(), self._file.open(info) as file:
            data = file.read(most + 1)
        if is_zip(data):
            raise Refused(Flaw.ZIP_NESTED)
        if len(data) > most:
            raise Refused(Flaw.TOO_HEAVY, most=most >> 20)
        return data

    def _judge(self) -> None:
        """Check the table of contents and collect the entries; raise ``Refused`` if unsafe."""
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
        """Collect an entry if it is a picture or ``deck.toml``; refuse a zip inside the zip."""
        if info.is_dir() or any(part.startswith((".", "__MACOSX")) for part in path.parts):
            return
        suffix = path.suffix.lower()
        if suffix in _ZIPS:
            raise Refused(Flaw.ZIP_NESTED)
        if path.name == FILE_NAME:
            self.words = min(filter(None, (self.words, Entry(str(path), info))), key=_depth)
        elif suffix in SUFFIXES or suffix in UNREAD:
            self.pictures.append(Entry(str(path), info))


def _depth(entry: Entry) -> int:
    """Return how deeply an entry is nested. The outermost ``deck.toml`` in a zip is used."""
    return entry.path.count("/")


def read_archive(data: bytes) -> Archive:
    """Open a zip, check its table of contents and return it; raise ``Refused`` if it is unsafe."""
    _refuse_large_contents(data)
    with _zip_faults():
        file = zipfile.ZipFile(io.BytesIO(data))
    try:
        return Archive(file)
    except BaseException:
        file.close()
        raise


@contextmanager
def _zip_faults() -> Iterator[None]:
    """Raise ``Refused`` instead of any error that the library raises for a damaged zip."""
    try:
        yield
    except RuntimeError as error:  # the library raises this to ask for a password
        locked = "password" in str(error) or "encrypted" in str(error)
        raise Refused(Flaw.ZIP_LOCKED if locked else Flaw.ZIP_DAMAGED) from None
    except (zipfile.BadZipFile, OSError, EOFError, ValueError, struct.error, zlib.error):
        raise Refused(Flaw.ZIP_DAMAGED) from None
    except (NotImplementedError, MemoryError, OverflowError, IndexError, KeyError):
        raise Refused(Flaw.ZIP_DAMAGED) from None


def _refuse_large_contents(data: bytes) -> None:
    """Raise ``Refused`` if the zip is too large or announces too many entries.

    The entries themselves are not read yet. The end record is parsed by the library's own function,
    including zip64, because an attacker could make a parser of our own see other numbers than the
    library does.
    """
    if len(data) > HEAVIEST_ZIP:
        raise Refused(Flaw.TOO_HEAVY, most=HEAVIEST_ZIP >> 20)
    with _zip_faults():
        end = zipfile._EndRecData(io.BytesIO(data))  # type: ignore[attr-defined]  # noqa: SLF001
    if not end:
        raise Refused(Flaw.ZIP_DAMAGED)
    entries, contents = end[_ENTRIES_AT], end[_CONTENTS_AT]
    if entries > MOST_ENTRIES or contents > _LARGEST_CONTENTS:
        raise Refused(Flaw.ZIP_CROWDED, most=MOST_ENTRIES)


def _refuse_bombs(infos: list[zipfile.ZipInfo]) -> None:
    """Raise ``Refused`` if the zip unpacks to too many bytes, or if its entries overlap."""
    if sum(info.file_size for info in infos) > MOST_UNPACKED:
        raise Refused(Flaw.ZIP_BOMB, most=MOST_UNPACKED >> 20)
    place = 0
    # Overlapping entries share compressed bytes, which multiplies them when unpacked.
    for info in sorted(infos, key=lambda info: info.header_offset):
        if info.header_offset < place:
            raise Refused(Flaw.ZIP_BOMB, most=MOST_UNPACKED >> 20)
        place = info.header_offset + _ENTRY_SIZE + info.compress_size


def _safe_path(info: zipfile.ZipInfo) -> PurePosixPath:
    """Return an entry's path; raise ``Refused`` if the entry is unsafe.

    An entry is unsafe if it is encrypted, a link, outside the archive or packed by an unusual
    method, or if its name is empty, too long or has hidden characters.
    """
    name = info.orig_filename  # the library cuts ``filename`` at a NUL
    if not name:
        raise Refused(Flaw.ZIP_NAMELESS)
    if info.flag_bits & 0x1:
        raise Refused(Flaw.ZIP_LOCKED)
    if info.compress_type not in _METHODS:
        raise Refused(Flaw.ZIP_METHOD)
    if len(name) > LONGEST_NAME or is_deceptive(name):
        raise Refused(Flaw.ZIP_NAME)
    mode = info.external_attr >> 16
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise Refused(Flaw.ZIP_LINK)
    slashed = name.replace("\\", "/")
    path = PurePosixPath(slashed)
    if slashed.startswith("/") or slashed[1:2] == ":" or ".." in path.parts:
        raise Refused(Flaw.ZIP_CLIMBS)
    return path


class ZipWords:
    """Finds the texts about a zip's pictures in its ``deck.toml``.

    ``problem`` says why that file cannot be used; it is None if the file is missing or usable.
    """

    def __init__(self, archive: Archive) -> None:
        self.problem: Refused | None = None
        self._home = PurePosixPath()
        self._words = DeckWords(_FILE)
        if archive.words is not None:
            self._home = PurePosixPath(archive.words.path).parent
            self._read(archive)
        cards = self._words.cards
        self._by_file = {
            composed(str(PurePosixPath(card.file))): card for card in cards.values() if card.file
        }

    def about(self, path: str) -> CardWords:
        """Return the texts about the picture at this path, cut to length; empty texts if none.

        They are found by file name or by card id.
        """
        whole = PurePosixPath(path)
        inside = whole.relative_to(self._home) if whole.is_relative_to(self._home) else whole
        name = composed("-".join(inside.with_suffix("").parts))
        found = self._by_file.get(composed(str(inside))) or self._words.cards.get(name)
        return _fitting(found) if found else CardWords("")

    def _read(self, archive: Archive) -> None:
        assert archive.words is not None
        try:
            raw = archive.read(archive.words.info, LARGEST_WORDS)
        except Refused as refused:
            if refused.reason is not Flaw.TOO_HEAVY:
                raise
            self.problem = refused
            return
        self._words = read_words(_FILE, raw)
        if self._words.problems and not self._words.cards:
            self.problem = Refused(Flaw.WORDS)


def _fitting(said: CardWords) -> CardWords:
    """Return a card's texts cut to the lengths and numbers that are stored."""
    return CardWords(
        said.id,
        title=said.title[:LONGEST_TITLE],
        alts={
            language: alt[:LONGEST_ALT]
            for language, alt in list(said.alts.items())[:MOST_LANGUAGES]
        },
        keywords=tuple(word[:LONGEST_TITLE] for word in said.keywords[:MOST_KEYWORDS]),
    )


# Packing. A deck that has too many bytes or pictures for one upload becomes several zips, each of
# which is a complete deck.

_OVERHEAD = 2_000  # about the bytes of an entry, its name and its words
_THEN = (1980, 1, 1, 0, 0, 0)  # a fixed date, so that the same deck always makes the same zip


@dataclass(frozen=True)
class PackedCard:
    """A card to be exported: its picture as WebP, and its texts."""

    number: int
    data: bytes = field(repr=False)
    title: str = ""
    alts: Mapping[str, str] = field(default_factory=dict)
    keywords: tuple[str, ...] = ()


def pack_deck(name: str, cards: Iterable[PackedCard], heaviest: int) -> Iterator[bytes]:
    """Yield the deck as one or more zips of at most ``heaviest`` bytes each.

    A single card that is larger than that still gets a zip of its own.
    """
    return (_zipped(name, part) for part in _parts(cards, heaviest))


def _parts(cards: Iterable[PackedCard], heaviest: int) -> Iterator[list[PackedCard]]:
    """Yield the cards of each zip; an empty deck is one empty part."""
    part: list[PackedCard] = []
    weight = _OVERHEAD
    for card in cards:
        own = len(card.data) + _OVERHEAD + len(_entry(card).encode())
        if len(part) == MOST_PICTURES or (part and weight + own > heaviest):
            yield part
            part, weight = [], _OVERHEAD
        part.append(card)
        weight += own
    yield part


def _zipped(name: str, cards: Sequence[PackedCard]) -> bytes:
    said = f"name = {_quoted(name)}\n" + "".join(_entry(card) for card in cards)
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as file:
        file.writestr(zipfile.ZipInfo(FILE_NAME, _THEN), said.encode())
        for card in cards:
            file.writestr(zipfile.ZipInfo(f"{_id(card)}.webp", _THEN), card.data)
    return target.getvalue()


def _id(card: PackedCard) -> str:
    return f"{card.number:03}"


def _entry(card: PackedCard) -> str:
    lines = [f"\n[[card]]\nid = {_quoted(_id(card))}\n"]
    if card.title:
        lines.append(f"title = {_quoted(card.title)}\n")
    if card.keywords:
        lines.append(f"keywords = [{', '.join(map(_quoted, card.keywords))}]\n")
    lines += [f"alt.{language} = {_quoted(alt)}\n" for language, alt in card.alts.items()]
    return "".join(lines)


def _quoted(text: str) -> str:
    """Return the text as a quoted TOML string.

    JSON's escapes are valid in TOML, but JSON leaves DEL unescaped.
    """
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
