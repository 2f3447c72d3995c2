"""Holds uploads until their owner adds or discards them, with their pictures in a folder.

A draft belongs to the person who started it, and each person has at most one. It expires after 15
minutes, because Discord lets the bot edit the private answer that shows it for that long. The disk
space of drafts is limited per server and in total. To make room, only drafts of the same server are
dropped. Drafts do not survive a restart, and the files of former processes are deleted.
"""

import asyncio
import base64
import os
import secrets
import shutil
import time
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.decks.intake.uploads import (
    LONGEST_ALT,
    LONGEST_NAME,
    LONGEST_TITLE,
    MOST_PICTURES,
    Flaw,
    Framing,
    Refused,
    is_card,
)
from bot.limits import TOKEN_LIFE
from bot.printable import harmless
from bot.private_files import FOLDER, private_opener
from bot.server_decks.shelves import A_PAGE
from bot.store.picture_files import digest_of
from bot.store.stored import CardText, NewCard

RECHECK_AFTER = 30.0  # seconds until a draft that was in use is checked again
MOST_BYTES_A_SERVER = 256 << 20
MOST_BYTES = 2 << 30
_LOOK_BYTES = 288  # a thumbnail of 8 × 12 pixels, as `bot.decks.look.packed` returns it


@dataclass(slots=True)
class Uploaded:
    """One picture of a draft, as the card it would become."""

    place: int  # from 0
    name: str
    source: str  # hash of the file as uploaded
    moving: bool  # whether it is an animation, of which only the first frame is used
    text: CardText
    framing: Framing = Framing.WHOLE
    digest: str = ""  # hash of the card's file
    look: bytes = b""
    left_out: bool = False
    twin: str = ""  # the id of a card that it looks like
    earlier: int | None = None  # or the index of an earlier upload that it looks like

    @property
    def number(self) -> int:
        """Return the picture's number, counted from 1."""
        return self.place + 1

    @classmethod
    def read(cls, place: int, said: dict[str, Any], card: bytes) -> "Uploaded":
        """Return the picture that a sandbox reports.

        Raise an error that ``reading_message`` catches if the report is invalid.
        """
        text = CardText(
            short(said["title"], LONGEST_TITLE),
            {short(one, 20): short(alt, LONGEST_ALT) for one, alt in said["alts"].items()},
            tuple(short(word, LONGEST_TITLE) for word in said["keywords"]),
        )
        name, source = short(said["name"]), bytes.fromhex(said["source"]).hex()
        made = cls(place, name, source, bool(said["moving"]), text)
        made.reframe(said, card)
        return made

    def reframe(self, said: dict[str, Any], card: bytes) -> None:
        """Set the framing, look and digest from a sandbox's report on the picture's reframed card.

        Raise an error that ``reading_message`` catches if the report is invalid.
        """
        look, framing = base64.b64decode(said["look"]), Framing(said["framing"])
        if len(look) != _LOOK_BYTES or not is_card(card):
            raise ValueError("not a card")
        self.framing, self.look = framing, look
        self.digest = digest_of(card)


@dataclass(frozen=True, slots=True)
class Rejected:
    """A file that a sandbox refused, and why."""

    name: str
    reason: Flaw
    values: dict[str, Any]

    @classmethod
    def read(cls, said: dict[str, Any]) -> "Rejected":
        """Return the refused file that a sandbox reports.

        Raise an error that ``reading_message`` catches if the report is invalid.
        """
        values = {
            str(name): value if isinstance(value, int) else short(value)
            for name, value in said["values"].items()
        }
        return cls(short(said["name"]), Flaw(said["reason"]), values)


def short(said: object, most: int = LONGEST_NAME) -> str:
    """Return a sandbox's text cut to length, without harmful characters."""
    return harmless(str(said))[:most]


@dataclass(slots=True)
class Draft:
    """One upload until its cards are added or it is discarded."""

    id: str
    guild_id: int
    deck_id: str  # empty until its owner has chosen one
    owner: int
    folder: Path
    born: float
    uploads: list[Uploaded] = field(default_factory=list)
    problems: list[Rejected] = field(default_factory=list)
    chosen: frozenset[int] = frozenset()  # indices of pictures whose framing will be changed
    page: int = 0
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)  # held by one press at a time
    opening: bool = True  # until all its files were opened
    sizes: dict[str, int] = field(default_factory=dict)  # bytes by name of the files in its folder

    @property
    def pages(self) -> int:
        """Return the number of pages that show all pictures; at least 1."""
        return max(1, -(-len(self.uploads) // A_PAGE))

    @property
    def shown(self) -> list[Uploaded]:
        """Return the pictures of the current page."""
        return self.uploads[self.page * A_PAGE : (self.page + 1) * A_PAGE]

    @property
    def wanted(self) -> list[Uploaded]:
        """Return the pictures that will be added as cards."""
        return [one for one in self.uploads if not one.left_out]

    @property
    def hashes(self) -> frozenset[str]:
        """Return the hashes of its pictures, both as uploaded and as they would be stored."""
        return frozenset(one for made in self.uploads for one in (made.digest, made.source))

    @property
    def busy(self) -> bool:
        """Return whether the draft is in use. If so, it does not expire and is not dropped."""
        return self.opening or self.turn.locked()

    @property
    def size(self) -> int:
        """Return how many bytes its files take, including those reserved but not yet written."""
        return sum(self.sizes.values())

    def path(self, name: str) -> Path:
        """Return the path of one of its files."""
        return self.folder / name

    def card_path(self, uploaded: Uploaded) -> Path:
        """Return the path of the card that a picture would become."""
        return self.path(card_name(uploaded.place))

    def pixels_path(self, place: int) -> Path:
        """Return the path of the pixels that a picture is framed from."""
        return self.path(pixels_name(place))

    def record(
        self, said: dict[str, Any], parts: Sequence[bytes], known: Container[str]
    ) -> dict[str, bytes]:
        """Record a sandbox's message about an upload; return the files to write, by name.

        ``known`` are the ids of the cards that the sandbox compared uploads with. Raise an error
        that ``reading_message`` catches if the message is invalid.
        """
        if "card" in said:
            card, pixels = parts
            place = len(self.uploads)
            if place >= MOST_PICTURES:
                raise ValueError("too many pictures")
            self.uploads.append(Uploaded.read(place, said["card"], card))
            return {card_name(place): card, pixels_name(place): pixels}
        if "problem" in said:
            self.problems.append(Rejected.read(said["problem"]))
        elif "upload" in said:
            alike, earlier = self.uploads[said["upload"]], said["earlier"]
            # Other values are ignored: the interface shows these, and sandboxes are not trusted.
            if said["twin"] in known:
                alike.twin = said["twin"]
            elif earlier in range(alike.place):
                alike.earlier = earlier
        return {}

    def new_cards(self) -> list[NewCard]:
        """Return the cards to be added. Blocks, because it reads their files."""
        return [
            NewCard(self.card_path(one).read_bytes(), one.digest, one.source, one.look, one.text)
            for one in self.wanted
        ]


def card_name(place: int) -> str:
    """Return the file name of the card that the picture at this index would become."""
    return f"{place}.webp"


def pixels_name(place: int) -> str:
    """Return the file name of the pixels that the picture at this index is framed from."""
    return f"{place}.jpg"


def _is_running(pid: str) -> bool:
    """Return whether a process with this id may still be running."""
    try:
        os.kill(int(pid), 0)
    except (ValueError, ProcessLookupError):
        return False
    except OSError:
        return True  # it belongs to another user
    return True


class Drafts:
    """Owns all drafts of this process, and limits the disk space they take."""

    def __init__(self, folder: Path, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._folder = folder / str(os.getpid())
        self._monotonic = monotonic
        self._drafts: dict[str, Draft] = {}
        for left in folder.glob("*"):
            if left == self._folder or not _is_running(left.name):
                shutil.rmtree(left, ignore_errors=True)

    def begin(self, guild_id: int, deck_id: str, owner: int) -> Draft:
        """Create and return an empty draft, and schedule its end; drop its owner's previous one.

        Raise ``Refused`` if the previous draft is in use.
        """
        for former in [one for one in self if one.owner == owner]:
            if former.busy:
                raise Refused(Flaw.BUSY)
            self.drop(former)
        draft_id = secrets.token_urlsafe(6)
        folder = self._folder / draft_id
        for each in (self._folder.parent, self._folder, folder):
            each.mkdir(FOLDER, parents=True, exist_ok=True)  # the mode is not applied to parents
        draft = Draft(draft_id, guild_id, deck_id, owner, folder, self._monotonic())
        self._drafts[draft_id] = draft
        asyncio.get_running_loop().call_later(TOKEN_LIFE, self._expire, draft)
        return draft

    def find(self, draft_id: str, owner: int) -> Draft | None:
        """Return the draft; None if it has expired or another person began it."""
        draft = self._drafts.get(draft_id)
        if draft is None or draft.owner != owner:
            return None
        if self._is_old(draft):
            self.drop(draft)
            return None
        return draft

    def claim(self, draft: Draft, name: str, size: int) -> None:
        """Reserve disk space for a file of this draft; raise ``Refused`` if there is none.

        If necessary, drop other drafts of the same server that are not in use, the oldest first.
        """
        needed = size - draft.sizes.get(name, 0)
        while needed > self._room(draft.guild_id):
            others = (one for one in self if one.guild_id == draft.guild_id)
            idle = (one for one in others if one is not draft and not one.busy)
            if (oldest := next(idle, None)) is None:
                raise Refused(Flaw.NO_ROOM)
            self.drop(oldest)
        draft.sizes[name] = size

    async def put(self, draft: Draft, name: str, data: bytes) -> None:
        """Write a file of this draft; raise ``Refused`` if there is no room for it."""
        self.claim(draft, name, len(data))
        await asyncio.to_thread(_write, draft.path(name), data)

    async def remove(self, draft: Draft, name: str) -> None:
        """Delete a file of this draft."""
        await asyncio.to_thread(draft.path(name).unlink, missing_ok=True)
        draft.sizes.pop(name, None)

    def drop(self, draft: Draft) -> None:
        """Delete a draft with all its files. Blocks."""
        self._drafts.pop(draft.id, None)
        shutil.rmtree(draft.folder, ignore_errors=True)

    def __iter__(self) -> Iterator[Draft]:
        # a copy, because other threads may drop some during this loop
        return iter(tuple(self._drafts.values()))

    def __contains__(self, draft: object) -> bool:
        return isinstance(draft, Draft) and self._drafts.get(draft.id) is draft

    async def drop_where(self, condition: Callable[[Draft], bool]) -> None:
        """Delete the drafts for which ``condition`` returns true, once no press is using them."""
        for draft in filter(condition, self):
            async with draft.turn:
                await asyncio.to_thread(self.drop, draft)

    def _room(self, guild_id: int) -> int:
        """Return how many more bytes a server's drafts may take."""
        sizes = [(one.guild_id, one.size) for one in self]
        here = sum(size for guild, size in sizes if guild == guild_id)
        return min(MOST_BYTES_A_SERVER - here, MOST_BYTES - sum(size for _, size in sizes))

    def _is_old(self, draft: Draft) -> bool:
        return draft.born < self._monotonic() - TOKEN_LIFE and not draft.busy

    def _expire(self, draft: Draft) -> None:
        """Drop an expired draft, or check again later if it is in use."""
        if self._drafts.get(draft.id) is not draft:
            return
        loop = asyncio.get_running_loop()
        if draft.busy:
            loop.call_later(RECHECK_AFTER, self._expire, draft)
            return
        self._drafts.pop(draft.id)
        loop.run_in_executor(None, lambda: shutil.rmtree(draft.folder, ignore_errors=True))


def _write(path: Path, data: bytes) -> None:
    """Write a file that only this user can read. Blocks."""
    with open(path, "wb", opener=private_opener) as file:
        file.write(data)
