"""Keeper one message so that it is posted once, whatever became of an earlier attempt.

Shared by the channel_screen (channel) and the hands (private messages). Every message carries a
number by which it is recognised in the channel's history, after a crash or a lost answer.
"""

import io
import logging
import zlib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.gateway.files import Files
from bot.gateway.messages import Doubtful, Messages
from bot.gateway.requests import Requests, is_transient
from bot.screens.readers import Readers
from bot.store import GameId, StoredGame
from bot.ui.content import Content

log = logging.getLogger(__name__)

LOOK_BACK = 25  # messages, when searching for one of ours


def marker_of(game_id: GameId, *parts: object) -> int:
    """A number by which a message of ours is recognised after a crash; it means nothing."""
    text = ":".join(map(str, (game_id, *parts)))
    return zlib.crc32(text.encode()) & 0x3FFFFFFF | 0x40000000


def fingerprint(content: Content) -> str:
    """What a message shows, in words and in pictures."""
    return f"{content.look}:{content.imagery}"


def files_of(pictures: Sequence[tuple[str, bytes]]) -> Files:
    """Builds fresh files for every attempt: a sent one is used up."""
    return lambda: [discord.File(io.BytesIO(data), name) for name, data in pictures]


UNSURE = "?"
"""The fingerprint of what a message may show or not: it is drawn again."""


@dataclass(frozen=True, slots=True)
class Posted:
    """A message that stands, and whether it shows what was asked for or something before it."""

    message: discord.Message
    found: bool = False

    def fingerprint(self, content: Content, *, same_picture: bool = False) -> str:
        """What to note of it."""
        if not self.found:
            return fingerprint(content)
        return f"{UNSURE}:{content.imagery if same_picture else UNSURE}"


class Keeper:
    """Posts contents."""

    def __init__(self, readers: Readers, messages: Messages) -> None:
        self._readers = readers
        self._messages = messages
        self.doubtful: set[GameId] = set()  # games that may have messages we know nothing of

    async def post(
        self,
        stored: StoredGame,
        channel_id: int,
        content: Content,
        marker: int,
        *,
        known: Collection[int] = (),
        urgency: int = Requests.NORMAL,
    ) -> Posted:
        """Post a content, or find that it was posted already; ``known`` ones do not count."""
        if stored.id in self.doubtful:
            found = await self._find(channel_id, marker, known)
            if found is not None:
                return Posted(found, found=True)
        files = files_of(await self._readers.files(content))
        layout = content.view(marker)
        # The same for every attempt, and another one when a message is posted anew.
        nonce = f"{marker:x}-{max(known, default=0):x}"[:25]
        game_id = stored.id if channel_id == stored.place.channel_id else None
        try:
            message = await self._messages.post(
                channel_id, game_id, layout, files, nonce=nonce, urgency=urgency
            )
        except Doubtful:
            found = await self._find(channel_id, marker, known)
            if found is not None:
                return Posted(found, found=True)
            message = await self._messages.post(
                channel_id, None, layout, files, nonce=nonce, urgency=urgency
            )
        except Exception as fault:
            if is_transient(fault):
                self.doubtful.add(stored.id)
            raise
        return Posted(message)

    async def remove_strays(self, game_id: GameId, channel_id: int, known: Collection[int]) -> None:
        """Delete messages with this game's buttons that we know nothing of."""
        for message in await self._recent(channel_id):
            if message.id not in known and _carries(message, game_id):
                await self._messages.delete(channel_id, message.id)

    async def _find(
        self, channel_id: int, marker: int, known: Collection[int]
    ) -> discord.Message | None:
        """The oldest copy of a message; others are removed."""
        copies = [
            message
            for message in await self._recent(channel_id)
            if message.id not in known and _has_marker(message, marker)
        ]
        for copy in copies[:-1]:
            await self._messages.delete(channel_id, copy.id)
        return copies[-1] if copies else None

    async def _recent(self, channel_id: int) -> list[discord.Message]:
        try:
            return await self._messages.history(channel_id, LOOK_BACK)
        except discord.Forbidden:
            # Without the right to read back we may say a thing twice, never not at all.
            return []


def _has_marker(message: discord.Message, marker: int) -> bool:
    return any(getattr(part, "id", None) == marker for part in message.components)


def _carries(message: discord.Message, game_id: GameId) -> bool:
    return any(f":{game_id}:" in custom_id for custom_id in _custom_ids(message.components))


def _custom_ids(parts: Sequence[Any]) -> Iterator[str]:
    for part in parts:
        if custom_id := getattr(part, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(part, "children", ()))
        yield from _custom_ids([part.accessory] if getattr(part, "accessory", None) else [])
