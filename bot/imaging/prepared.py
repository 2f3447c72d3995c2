"""Tiles made ready once per deck version and kept on disk beside the database.

One file per card, so that the cards a game needs first can be made first. A file that is
damaged is made again; folders of former deck versions are swept away. Paints a placeholder for a
card that is gone or broken and says so in the log, once, by its id.

Blocking: call it off the event loop.
"""

import hashlib
import logging
import re
import time
from collections.abc import Collection, Iterable
from functools import cache
from pathlib import Path

from PIL import Image
from PIL import __version__ as pillow_version

from bot.decks import Deck, PictureError, Shelf
from bot.decks.decoding import open_picture
from bot.imaging import backs
from bot.imaging.in_use import FoldersInUse
from bot.imaging.join import Column, columns_of
from bot.imaging.tilefile import Blocks, Damaged, is_sound, pack_tiles, read_tile, write_tiles
from bot.imaging.tiles import HEAD, CardLook, fit, paint_head, paint_tile

log = logging.getLogger(__name__)

ABANDONED = 3600.0  # seconds after which an unfinished file counts as left by a crash

_SUFFIX = ".tiles"
_FOLDER = re.compile(r"([0-9a-f]{16}|cards)-[0-9a-f]{8}")


class PreparedTiles:
    """Reads the tiles of the cards on a shelf from disk, and makes those that are missing."""

    def __init__(self, shelf: Shelf, folder: Path) -> None:
        self._shelf = shelf
        self._folder = folder
        self._complained: set[str] = set()
        self._in_use = FoldersInUse()

    def columns(self, card_id: str, look: CardLook, number: int = 0) -> tuple[Column, Column]:
        """Return the left and right half of a tile."""
        path = self._path(card_id)
        try:
            if path is not None:
                return read_tile(path, look, number)
        except FileNotFoundError:
            pass
        except (Damaged, OSError) as error:
            log.warning("prepared tiles of card %s are made anew: %s", card_id, error)
        return _assembled(self._prepare_card(card_id), look, number)

    def ensure(self, card_id: str) -> bool:
        """Make a card's tiles unless they are there; return whether they had to be made."""
        path = self._path(card_id)
        if path is None or is_sound(path):
            return False
        self._prepare_card(card_id)
        return True

    def missing(self, card_ids: Iterable[str]) -> list[tuple[Path, Path]]:
        """Return the pictures of cards that are not ready, and where their tiles belong."""
        found = ((self._shelf.find(card_id), self._path(card_id)) for card_id in card_ids)
        return [(card.path, path) for card, path in found if card and path and not is_sound(path)]

    def keep_only(self, digests: Collection[str]) -> None:
        """Delete the tiles of all servers' cards except these."""
        for path in tiles_of_cards(self._folder):
            if path.name.removesuffix(_SUFFIX) not in digests:
                path.unlink(missing_ok=True)

    def _prepare_card(self, card_id: str) -> Blocks:
        """Paint, encode and save one card; if the disk is full, return the tiles without saving."""
        card = self._open(card_id)
        if card is None:
            return _placeholder_blocks()  # not kept: the picture may be back tomorrow
        blocks = paint_blocks(fit(card))
        path = self._path(card_id)
        try:
            if path is not None:
                write_tiles(path, pack_tiles(blocks))
                if self._path(card_id) != path:  # the card was deleted meanwhile
                    path.unlink(missing_ok=True)
        except OSError as error:
            log.warning("prepared tiles of card %s cannot be kept: %s", card_id, error)
        return blocks

    def tidy(self) -> None:
        """Delete what former deck versions, or a crash while writing, left behind."""
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
        try:
            self._in_use.hold(folder)
        except OSError as error:
            log.warning("prepared tiles cannot be kept: %s", error)

    def picture(self, card_id: str) -> Image.Image:
        """Return the card's own picture, or the placeholder for one that is gone or broken."""
        return self._open(card_id) or backs.placeholder()

    def _open(self, card_id: str) -> Image.Image | None:
        card = self._shelf.find(card_id)
        reason = "it is on no deck that is here"
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
        """Return the path of a card's tiles; None for a card of no known deck."""
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
        """Return the folder of servers' cards, whose decks change too often to have versions."""
        return self._folder / f"cards-{_style()}"

    def _deck_folder(self, deck: Deck) -> Path:
        return self._folder / f"{deck.version}-{_style()}"


def tiles_of_cards(folder: Path, digest: str = "*") -> list[Path]:
    """Return the tile files of servers' cards, or of one such card, of any version."""
    return [*folder.glob(f"cards-*/{digest}{_SUFFIX}")]


def prepare_tiles(picture: Image.Image) -> bytes:
    """Return the content of a card's tile file, for a process that may write none."""
    return pack_tiles(paint_blocks(fit(picture)))


def paint_blocks(card: Image.Image) -> Blocks:
    """Paint every look of a fitted card and every number's head, as JPEG pieces."""
    blocks: dict[tuple[CardLook, int], list[Column]] = {}
    for look in CardLook:
        tile = paint_tile(card, look)
        blocks[look, 0] = columns_of(tile)
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
    left, right = blocks[look, 0]
    head = blocks[look, number][0] if number else ()
    return head + left[len(head) :], right


@cache
def _style() -> str:
    """Return a version that changes with the drawing code and the encoder, so old tiles expire."""
    total = hashlib.sha256(pillow_version.encode())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        total.update(path.read_bytes())
    return total.hexdigest()[:8]
