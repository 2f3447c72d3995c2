"""Uploads that are being looked at before they count: in memory, with their pictures in a folder.

A draft belongs to the person who began it and lives for a quarter of an hour, as long as the
private message that shows it can be changed. After a restart there are none, and nothing of them.
"""

import asyncio
import base64
import os
import secrets
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.decks.intake.framing import Framing
from bot.decks.intake.refusals import Flaw
from bot.store.deck_records import CardText, NewCard

LIVES = 900.0  # seconds
MOST = 40  # at once, in the whole bot
A_PAGE = 10
_PRIVATE = 0o700


@dataclass(slots=True)
class Uploaded:
    """One picture of a draft, as the card it would become."""

    place: int  # from 0
    name: str
    source: str
    wide: bool
    moving: bool
    text: CardText
    framing: Framing
    digest: str
    look: bytes
    left_out: bool = False
    twin: str = ""  # the id of a card that it looks like
    earlier: int | None = None  # or the place of an upload before it

    @property
    def number(self) -> int:
        """As people count."""
        return self.place + 1

    def remade(self, made: dict[str, Any]) -> None:
        """It was framed anew."""
        self.framing = Framing(made["framing"])
        self.digest = made["digest"]
        self.look = base64.b64decode(made["look"])


@dataclass(frozen=True, slots=True)
class Rejected:
    """A file that is no part of the draft, and why."""

    name: str
    reason: Flaw
    values: dict[str, Any]


@dataclass(slots=True)
class Draft:
    """Everything about one upload until it is kept or thrown away."""

    id: str
    guild_id: int
    deck_id: str
    owner: int
    folder: Path
    born: float
    title: str = ""
    uploads: list[Uploaded] = field(default_factory=list)
    problems: list[Rejected] = field(default_factory=list)
    chosen: frozenset[int] = frozenset()  # places whose framing is about to be changed
    page: int = 0
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)  # one press after the other

    @property
    def pages(self) -> int:
        """How many sheets it takes to show all."""
        return max(1, -(-len(self.uploads) // A_PAGE))

    @property
    def shown(self) -> list[Uploaded]:
        """The pictures of the present page."""
        return self.uploads[self.page * A_PAGE : (self.page + 1) * A_PAGE]

    @property
    def wanted(self) -> list[Uploaded]:
        """The pictures that will be added."""
        return [one for one in self.uploads if not one.left_out]

    def fill(self, result: dict[str, Any]) -> None:
        """Take over what a worker made of the files."""
        self.title = result["title"]
        self.problems += [
            Rejected(one["name"], Flaw(one["reason"]), one["values"]) for one in result["problems"]
        ]
        for one in result["taken"]:
            text = CardText(one["title"], one["alts"], tuple(one["keywords"]))
            uploaded = Uploaded(
                *(one["place"], one["name"], one["source"], one["wide"], one["moving"], text),
                *(Framing(one["framing"]), one["digest"], base64.b64decode(one["look"])),
            )
            self.uploads.append(uploaded)
        for twin in result["twins"]:
            uploaded = self.uploads[twin["upload"]]
            uploaded.twin, uploaded.earlier = twin["known"] or "", twin["earlier"]

    def card_path(self, uploaded: Uploaded) -> Path:
        """Where the card that it would become lies."""
        return self.folder / f"{uploaded.place}.webp"

    def new_cards(self) -> list[NewCard]:
        """What is to be added, read from disk: blocking."""
        return [
            NewCard(self.card_path(one).read_bytes(), one.digest, one.source, one.look, one.text)
            for one in self.wanted
        ]


def _is_running(pid: str) -> bool:
    """Whether the process that these drafts belong to may still be there."""
    try:
        os.kill(int(pid), 0)
    except (ValueError, ProcessLookupError):
        return False
    except OSError:
        return True
    return True


class Drafts:
    """All drafts of this process."""

    def __init__(self, folder: Path, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._folder = folder / str(os.getpid())
        self._monotonic = monotonic
        self._drafts: dict[str, Draft] = {}
        for left in folder.glob("*"):
            if left == self._folder or not _is_running(left.name):
                shutil.rmtree(left, ignore_errors=True)

    def begin(self, guild_id: int, deck_id: str, owner: int) -> Draft:
        """An empty draft with a folder of its own; the oldest make room for it."""
        self._expire()
        while len(self._drafts) >= MOST:
            self.drop(next(iter(self._drafts.values())))
        draft_id = secrets.token_urlsafe(6)
        folder = self._folder / draft_id
        for each in (self._folder.parent, self._folder, folder):
            each.mkdir(_PRIVATE, parents=True, exist_ok=True)
        draft = Draft(draft_id, guild_id, deck_id, owner, folder, self._monotonic())
        self._drafts[draft_id] = draft
        return draft

    def find(self, draft_id: str, owner: int) -> Draft | None:
        """The draft, for whoever began it."""
        self._expire()
        draft = self._drafts.get(draft_id)
        return draft if draft is not None and draft.owner == owner else None

    def drop(self, draft: Draft) -> None:
        """Throw a draft away with everything in it."""
        self._drafts.pop(draft.id, None)
        shutil.rmtree(draft.folder, ignore_errors=True)

    def _expire(self) -> None:
        old = self._monotonic() - LIVES
        for draft in [
            one for one in self._drafts.values() if one.born < old and not one.turn.locked()
        ]:
            self.drop(draft)
