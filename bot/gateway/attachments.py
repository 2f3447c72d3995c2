"""Transfers files from and to Discord: people's uploads, and pictures on messages.

Attachments are fetched only from Discord's own addresses and only up to a size limit. The address
comes from Discord with the command, but it is still checked against the host on which this bot's
Discord stores its files; redirects are not followed, and bytes are counted while they arrive.

An edit names every file that its layout refers to: uploaded with it, or listed by id and name. It
is not known whether Discord would find a file that an edit leaves out, so none is left out. Knows
nothing of games.
"""

import asyncio
import io
import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import urlsplit

import aiohttp
import discord

from bot.decks.intake.uploads import Flaw, Refused
from bot.gateway.library import asset_address
from bot.private_files import private_opener

log = logging.getLogger(__name__)

FETCH_PATIENCE = 60.0  # seconds for one file
_CHUNK = 1 << 16  # bytes
_DISCORDS = frozenset({"cdn.discordapp.com", "media.discordapp.net"})


class NotFetched(Exception):
    """Raised when a file could not be fetched, or differs from its announced size."""


async def fetch(attachment: discord.Attachment, target: Path, most: int) -> None:
    """Save an attachment of at most ``most`` bytes to ``target``.

    Raise ``Refused`` if it is larger, and ``NotFetched`` if it is not on Discord's servers or
    cannot be fetched completely in time.
    """
    if attachment.size > most:
        raise Refused(Flaw.TOO_HEAVY, most=most >> 20)
    if not is_discords(attachment.url):
        log.warning("an attachment is not on Discord's servers and was not fetched")
        raise NotFetched
    try:
        async with (
            asyncio.timeout(FETCH_PATIENCE),
            aiohttp.ClientSession() as session,
            session.get(attachment.url, allow_redirects=False) as answer,
        ):
            if answer.status != 200:
                raise NotFetched
            await _save(answer, target, most)
    except (aiohttp.ClientError, TimeoutError, OSError) as broken:
        log.warning("an attachment could not be fetched: %s", type(broken).__name__)
        raise NotFetched from None
    size = await asyncio.to_thread(lambda: target.stat().st_size)
    if size != attachment.size:
        raise NotFetched


async def _save(answer: aiohttp.ClientResponse, target: Path, most: int) -> None:
    read = 0
    with await asyncio.to_thread(_create, target) as file:
        async for chunk in answer.content.iter_chunked(_CHUNK):
            read += len(chunk)
            if read > most:
                raise Refused(Flaw.TOO_HEAVY, most=most >> 20)
            # In a thread, because a slow disk would hold up every press.
            write: Callable[[bytes], int] = file.write
            await asyncio.to_thread(write, chunk)


def _create(target: Path) -> BinaryIO:
    """Create a file that only the bot's own user may read, and return it opened."""
    return open(target, "wb", opener=private_opener)


def is_discords(url: str) -> bool:
    """Return whether a URL belongs to the Discord that the bot talks to."""
    ours, theirs = urlsplit(asset_address()), urlsplit(url)
    hosts = _DISCORDS if ours.hostname in _DISCORDS else frozenset({ours.hostname})
    same_port = theirs.port == ours.port
    return theirs.scheme == ours.scheme and theirs.hostname in hosts and same_port


def pictures_of(message: discord.Message | None) -> dict[str, int]:
    """Return the ids of the files that a message's layout shows, by their names.

    Such files are not in ``message.attachments``. Pictures linked from elsewhere have no id and are
    left out.
    """
    found = {}
    for media in _media(message.components if message else ()):
        if media.attachment_id is not None:
            name = urlsplit(media.url).path.rpartition("/")[2]
            found[name] = media.attachment_id
    return found


def first_picture(message: discord.Message) -> str | None:
    """Return the URL of the first picture in a message's layout; None if there is none."""
    return next((media.url for media in _media(message.components)), None)


def _media(parts: Sequence[Any]) -> Iterator[discord.UnfurledMediaItem]:
    for part in parts:
        yield from _media(getattr(part, "children", ()))
        yield from _media(getattr(part, "items", ()))
        for inner in (getattr(part, "accessory", None), getattr(part, "media", None)):
            if isinstance(inner, discord.UnfurledMediaItem):
                yield inner
            elif inner is not None:
                yield from _media([inner])


# Every sheet is far below Discord's usual limit; smaller copies are for places where it is lower.
SCALE = 2  # by which width and height are divided
QUALITY = 75  # of the JPEG


@dataclass(frozen=True, slots=True)
class Files:
    """The pictures of a message to upload, as pairs of file name and bytes.

    Each call returns new file objects, because sending uses them up.
    """

    pictures: Sequence[tuple[str, bytes]] = ()

    def __call__(self) -> list[discord.File]:
        return [discord.File(io.BytesIO(data), name) for name, data in self.pictures]

    @property
    def size(self) -> int:
        """Return the total size of these pictures in bytes."""
        return sum(len(data) for _, data in self.pictures)

    def shrunk(self) -> "Files":
        """Return the same pictures at half their width and height. Call this off the event loop."""
        return Files([(name, _smaller(data)) for name, data in self.pictures])


def _smaller(data: bytes) -> bytes:
    from PIL import Image  # imported here, because it is rarely needed

    with Image.open(io.BytesIO(data)) as picture:
        half = picture.convert("RGB").reduce(SCALE)
    out = io.BytesIO()
    half.save(out, "JPEG", quality=QUALITY, optimize=True)
    return out.getvalue()
