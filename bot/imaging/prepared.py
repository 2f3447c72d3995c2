"""Makes tiles once per deck version, and keeps them on disk beside the database.

Each card has a file of its own, so that the cards a game needs first can be made first. Damaged
files are made again, and folders of former deck versions are deleted. A card that is missing or
broken is shown as a placeholder, and its id is logged once.

Blocks: do not call it on the event loop.
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
            log.warning("prepared tiles of card %s are made anew: %s", card_id, error)
        return _assembled(self._prepare_card(card_id), look, number)

    def ensure(self, card_id: str) -> bool:
        """Make a card's tiles if they are missing or damaged; return whether they were made."""
        path = self._path(card_id)
        if path is None or is_sound(path):
            return False
        self._prepare_card(card_id)
        return True

    def missing(self, card_ids: Iterable[str]) -> list[tuple[Path, Path]]:
        """Return the picture path of each card without usable tiles, and the path for its tiles."""
        found = ((self._shelf.find(card_id), self._path(card_id)) for card_id in card_ids)
        return [(card.path, path) for card, path in found if card and path and not is_sound(path)]

    def keep_only(self, digests: Collection[str]) -> None:
        """Delete the tiles of servers' cards, except those with these picture hashes."""
        for path in tiles_of_cards(self._folder):
            if path.name.removesuffix(_SUFFIX) not in digests:
                path.unlink(missing_ok=True)

    def _prepare_card(self, card_id: str) -> Blocks:
        """Paint, encode and save one card's tiles; return them even if they cannot be saved."""
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
        try:
            self._in_use.hold(folder)
        except OSError as error:
            log.warning("prepared tiles cannot be kept: %s", error)

    def picture(self, card_id: str) -> Image.Image:
        """Return the card's own picture, or the placeholder if it is missing or broken."""
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
    """Return the tile files of all servers' cards, or of one picture hash, in all versions."""
    return [*folder.glob(f"cards-*/{digest}{_SUFFIX}")]


def prepare_tiles(picture: Image.Image) -> bytes:
    """Return the content of a card's tile file, for a process that cannot write files."""
    return pack_tiles(paint_blocks(fit(picture)))


def paint_blocks(card: Image.Image) -> Blocks:
    """Return a fitted card in every look, and its head with every number, as JPEG pieces."""
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
    """Return a version of the drawing code and the encoder; if it changes, old tiles expire."""
    total = hashlib.sha256(pillow_version.encode())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        total.update(path.read_bytes())
    return total.hexdigest()[:8]
