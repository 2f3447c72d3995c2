"""Makes tiles once per deck version, and keeps them on disk beside the database.

Each card has a file of its own, so that the cards a game needs first can be made first. Damaged
files are made again, and folders of former deck versions are deleted, unless another process still
uses them. A card that is missing or broken is shown as a placeholder, and its id is logged once.
Owns the folders, their locks and the format of the files; `bot.imaging.tiles` draws the tiles.

Blocks: do not call it on the event loop.
"""

import hashlib
import logging
import os
import re
import shutil
import struct
import tempfile
import time
import weakref
import zlib
from array import array
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import IO

from PIL import Image
from PIL import __version__ as pillow_version

from bot.decks import Deck, PictureError, Shelf
from bot.decks.decoding import open_picture
from bot.imaging import backs
from bot.imaging.grid import TILE_BLOCKS
from bot.imaging.join import Column, columns_of
from bot.imaging.tiles import HEAD, CardLook, fit, paint_head, paint_tile
from bot.private_files import FILE, FOLDER
from bot.times import HOUR

try:
    import fcntl
except ImportError:  # Windows, where files that are in use cannot be deleted anyway
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger(__name__)

ABANDONED = 1 * HOUR  # after which an unfinished file counts as left by a crash

_SUFFIX = ".tiles"
_FOLDER = re.compile(r"([0-9a-f]{16}|cards)-[0-9a-f]{8}")

Blocks = Mapping[tuple[CardLook, int], list[Column]]
"""Number 0 is the tile without a number; the others are upper left parts with a number."""


class PreparedTiles:
    """Reads the tiles of a shelf's cards from disk, and makes missing ones."""

    def __init__(self, shelf: Shelf, folder: Path) -> None:
        self._shelf = shelf
        self._folder = folder
        self._complained: set[str] = set()
        self._in_use = FoldersInUse()

    def columns(self, card_id: str, look: CardLook, number: int = 0) -> tuple[Column, Column]:
        """Return the left and right column of a card's tile; make it if missing or damaged."""
        path = self._path(card_id)
        try:
            if path is not None:
                return read_tile(path, look, number)
        except FileNotFoundError:
            pass
        except (Damaged, OSError) as error:
            log.warning(
                "saved tiles of card %s cannot be used and are made again: %s", card_id, error
            )
        return _assembled(self._prepare_card(card_id), look, number)

    def ensure(self, card_id: str) -> bool:
        """Make a card's tiles if they are missing or damaged; return whether they were made."""
        path = self._path(card_id)
        if path is None or is_sound(path):
            return False
        self._prepare_card(card_id)
        return True

    def missing(self, card_ids: Iterable[str]) -> list[tuple[Path, Path]]:
        """Return two paths for each card that has no usable tiles: its picture's and its tiles'."""
        found = ((self._shelf.find(card_id), self._path(card_id)) for card_id in card_ids)
        return [(card.path, path) for card, path in found if card and path and not is_sound(path)]

    def keep_only(self, digests: Collection[str]) -> None:
        """Delete the tiles of servers' cards, except those with these picture hashes."""
        for path in tiles_of_cards(self._folder):
            if path.name.removesuffix(_SUFFIX) not in digests:
                path.unlink(missing_ok=True)

    def _prepare_card(self, card_id: str) -> Blocks:
        """Paint, encode and save one card's tiles; return them even if they cannot be saved.

        Return those of the placeholder, unsaved, if the card's picture cannot be opened.
        """
        card = self._open(card_id)
        if card is None:
            return _placeholder_blocks()  # not kept: the picture may be back tomorrow
        blocks = paint_blocks(fit(card))
        path = self._path(card_id)
        try:
            if path is not None:
                write_tiles(path, pack_tiles(blocks))
                if self._path(card_id) != path:  # the card was deleted while its tiles were made
                    path.unlink(missing_ok=True)
        except OSError as error:
            log.warning("the tiles of card %s cannot be saved: %s", card_id, error)
        return blocks

    def tidy(self) -> None:
        """Delete tiles of former deck versions, and unfinished files that a crash left behind."""
        current = {self._deck_folder(deck) for deck in self._shelf.decks.values()}
        current.add(self._card_folder)
        if not self._folder.is_dir():
            return
        for path in self._folder.iterdir():
            if path not in current and _FOLDER.fullmatch(path.name):
                self._in_use.remove_unused(path)
        for folder in current:
            self._use(folder)
            for leftover in folder.glob("*.part"):
                # A younger file may be written by another process right now.
                if time.time() - leftover.stat().st_mtime > ABANDONED:
                    leftover.unlink(missing_ok=True)

    def _use(self, folder: Path) -> None:
        """Lock a folder; only log it if that fails, because tiles can be made without saving."""
        try:
            self._in_use.hold(folder)
        except OSError as error:
            log.warning("the folder for tiles %s cannot be used: %s", folder, error)

    def picture(self, card_id: str) -> Image.Image:
        """Return the card's own picture, or the placeholder if it is missing or broken."""
        return self._open(card_id) or backs.placeholder()

    def _open(self, card_id: str) -> Image.Image | None:
        """Return the card's picture; if it cannot be opened, log that once and return None."""
        card = self._shelf.find(card_id)
        reason = "no loaded deck has this card"
        if card is not None:
            try:
                return open_picture(card.path)
            except PictureError as error:
                reason = str(error)
        if card_id not in self._complained:
            self._complained.add(card_id)
            log.warning("card %s is shown as a placeholder: %s", card_id, reason)
        return None

    def _path(self, card_id: str) -> Path | None:
        """Return the path of a card's tile file; None if the card is not on the shelf."""
        card = self._shelf.find(card_id)
        if card is not None and card.digest:
            return self._card_folder / f"{card.digest}{_SUFFIX}"
        deck = self._shelf.decks.get(card_id.partition("/")[0])
        if deck is None or card is None:
            return None
        name = hashlib.sha256(card_id.encode()).hexdigest()[:24]
        return self._deck_folder(deck) / f"{name}{_SUFFIX}"

    @property
    def _card_folder(self) -> Path:
        """Return the folder for tiles of servers' cards, whose decks have no versions."""
        return self._folder / f"cards-{_style()}"

    def _deck_folder(self, deck: Deck) -> Path:
        return self._folder / f"{deck.version}-{_style()}"


def tiles_of_cards(folder: Path, digest: str = "*") -> list[Path]:
    """Return the tile files of servers' cards, for all versions of the drawing code.

    With a ``digest``, return only those of the picture with this hash.
    """
    return [*folder.glob(f"cards-*/{digest}{_SUFFIX}")]


def prepare_tiles(picture: Image.Image) -> bytes:
    """Return the content of a card's tile file, for a process that cannot write files."""
    return pack_tiles(paint_blocks(fit(picture)))


def paint_blocks(card: Image.Image) -> Blocks:
    """Return the JPEG pieces of a fitted card in every look, and of its head with every number.

    The head is the part of a tile that its number changes (`bot.imaging.tiles.HEAD`).
    """
    blocks: dict[tuple[CardLook, int], list[Column]] = {}
    for look in CardLook:
        tile = paint_tile(card, look)
        blocks[look, 0] = columns_of(tile)
        # All heads are encoded together, as one tall picture.
        heads = Image.new("RGB", (HEAD[0], HEAD[1] * look.most))
        for number in range(1, look.most + 1):
            heads.paste(paint_head(tile, number), (0, HEAD[1] * (number - 1)))
        (stack,) = columns_of(heads)
        each = len(stack) // look.most
        for number in range(1, look.most + 1):
            blocks[look, number] = [stack[each * (number - 1) : each * number]]
    return blocks


@cache
def _placeholder_blocks() -> Blocks:
    return paint_blocks(fit(backs.placeholder()))


def _assembled(blocks: Blocks, look: CardLook, number: int) -> tuple[Column, Column]:
    """Return the left and right column of a tile with this number (0 for none)."""
    left, right = blocks[look, 0]
    head = blocks[look, number][0] if number else ()
    return head + left[len(head) :], right


@cache
def _style() -> str:
    """Return a hash of the drawing code and of Pillow's version.

    It is part of the names of the tile folders: if drawing changes, tiles are made again.
    """
    total = hashlib.sha256(pillow_version.encode())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        total.update(path.read_bytes())
    return total.hexdigest()[:8]


# The file of one card's tiles: an index with checksums, followed by the blocks. Reading a tile
# reads only the blocks it needs.

_MAGIC = b"dixit-tiles"
_ENTRY = struct.Struct("<III")  # offset, length, checksum
_BLOCKS = tuple((look, number) for look in CardLook for number in range(look.most + 1))
_INDEX_SIZE = len(_MAGIC) + _ENTRY.size * len(_BLOCKS) + 4


class Damaged(Exception):
    """Raised for a file that is truncated, altered or not a tile file."""


def read_tile(path: Path, look: CardLook, number: int) -> tuple[Column, Column]:
    """Return the two columns of a card's tile, in this look and with this number (0 for none).

    Raise `Damaged` or ``OSError`` if the file cannot be used.
    """
    with path.open("rb", buffering=0) as file:
        index = _checked_index(file.read(_INDEX_SIZE))
        body = _block(file, index, (look, 0))
        if len(body) != 2 * TILE_BLOCKS:
            raise Damaged("wrong number of pieces")
        head = _block(file, index, (look, number)) if number else ()
    # The head replaces the first pieces of the left column.
    return head + body[len(head) : TILE_BLOCKS], body[TILE_BLOCKS:]


def _checked_index(raw: bytes) -> bytes:
    """Return the index unchanged; raise `Damaged` if it is incomplete or was altered."""
    if len(raw) != _INDEX_SIZE or not raw.startswith(_MAGIC):
        raise Damaged("no index")
    if zlib.crc32(raw[:-4]).to_bytes(4, "little") != raw[-4:]:
        raise Damaged("damaged index")
    return raw


def _block(file: IO[bytes], index: bytes, block: tuple[CardLook, int]) -> Column:
    """Return the pieces of one block; raise `Damaged` if its checksum is wrong."""
    entry = len(_MAGIC) + _ENTRY.size * _BLOCKS.index(block)
    offset, length, checksum = _ENTRY.unpack_from(index, entry)
    file.seek(offset)
    raw = file.read(length)
    if zlib.crc32(raw) != checksum:
        raise Damaged(f"damaged block {block[0]} {block[1]}")
    count = int.from_bytes(raw[:2], "little")
    lengths = array("H", raw[2 : 2 + 2 * count])
    pieces = []
    at = 2 + 2 * count
    for size in lengths:
        pieces.append(raw[at : at + size])
        at += size
    return tuple(pieces)


def is_sound(path: Path) -> bool:
    """Return whether the file can be read and every block is complete."""
    try:
        with path.open("rb", buffering=0) as file:
            index = _checked_index(file.read(_INDEX_SIZE))
            for block in _BLOCKS:
                _block(file, index, block)
    except (Damaged, OSError):
        return False
    return True


def pack_tiles(blocks: Blocks) -> bytes:
    """Return the content of a tile file with these blocks."""
    payloads = [_payload(blocks[block]) for block in _BLOCKS]
    index = _MAGIC + b"".join(_entries(payloads))
    index += zlib.crc32(index).to_bytes(4, "little")
    return index + b"".join(payloads)


def write_tiles(path: Path, content: bytes) -> None:
    """Write a tile file atomically, so that no process reads half a file."""
    for folder in (path.parent.parent, path.parent):
        folder.mkdir(FOLDER, parents=True, exist_ok=True)  # beside the database, and as private
    descriptor, name = tempfile.mkstemp(suffix=".part", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _payload(columns: Iterable[Column]) -> bytes:
    pieces = [piece for column in columns for piece in column]
    lengths = array("H", [len(piece) for piece in pieces])
    return len(pieces).to_bytes(2, "little") + lengths.tobytes() + b"".join(pieces)


def _entries(payloads: Iterable[bytes]) -> Iterator[bytes]:
    offset = _INDEX_SIZE
    for payload in payloads:
        yield _ENTRY.pack(offset, len(payload), zlib.crc32(payload))
        offset += len(payload)


# Folders in use: a process holds a shared lock on a file inside each folder that it uses. The
# system releases the lock when the process ends, even after a crash. So bots of several versions
# can keep their tiles next to each other, and tidying up removes only folders that no process uses.

_MARK = "in-use"


class FoldersInUse:
    """Locks the folders that this process uses, until the object is garbage collected."""

    def __init__(self) -> None:
        self._held: dict[Path, int] = {}
        weakref.finalize(self, _close, self._held.values())

    def hold(self, folder: Path) -> None:
        """Take a shared lock on a folder, so that no process removes it; create it if necessary.

        Wait while another process is removing it. Do nothing if this process has the lock already.
        Raise ``OSError`` on failure.
        """
        while folder not in self._held:
            folder.mkdir(FOLDER, parents=True, exist_ok=True)
            file = _opened(folder)
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_SH)
            # Another process may have removed the folder while we waited for the lock.
            if (folder / _MARK).exists():
                self._held[folder] = file
            else:
                os.close(file)

    def remove_unused(self, folder: Path) -> None:
        """Remove a folder, unless a process is using it."""
        try:
            file = _opened(folder)
        except OSError:
            return  # gone already, or not ours to remove
        try:
            # Locked until the folder is gone: a process that wants to use it waits in `hold`, and
            # then creates it again.
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(folder, ignore_errors=True)
        except BlockingIOError:
            return  # a process is using it
        finally:
            os.close(file)


def _opened(folder: Path) -> int:
    return os.open(folder / _MARK, os.O_RDWR | os.O_CREAT, FILE)


def _close(files: Iterable[int]) -> None:
    for file in files:
        os.close(file)
