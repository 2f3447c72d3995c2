"""Fetches what people attached, from Discord's own addresses alone and never more than allowed.

The address comes with the command, from Discord; it is held against where this bot's Discord keeps
its files all the same, redirections are not followed, and bytes are counted while they come in.
"""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import discord
from discord.asset import Asset

from bot.decks.intake.refusals import Flaw, Refused

log = logging.getLogger(__name__)

PATIENCE = 60.0  # seconds for one file
_CHUNK = 1 << 16
_DISCORDS = frozenset({"cdn.discordapp.com", "media.discordapp.net"})


class NotFetched(Exception):
    """The file did not come, or not as it was announced."""


async def fetch(attachment: discord.Attachment, target: Path, most: int) -> None:
    """Save an attachment of at most so many bytes; ``NotFetched`` or ``Refused``."""
    if attachment.size > most:
        raise Refused(Flaw.TOO_HEAVY, most=most >> 20)
    if not is_discords(attachment.url):
        log.warning("an attachment was not at one of Discord's addresses and is not fetched")
        raise NotFetched
    try:
        async with (
            asyncio.timeout(PATIENCE),
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
    with await asyncio.to_thread(target.open, "wb") as file:
        async for chunk in answer.content.iter_chunked(_CHUNK):
            read += len(chunk)
            if read > most:
                raise Refused(Flaw.TOO_HEAVY, most=most >> 20)
            write: Callable[[bytes], int] = file.write
            await asyncio.to_thread(write, chunk)


def is_discords(url: str) -> bool:
    """Whether this is where the Discord that the bot talks to keeps its files."""
    ours, theirs = urlsplit(Asset.BASE), urlsplit(url)
    hosts = _DISCORDS if ours.hostname in _DISCORDS else frozenset({ours.hostname})
    same_port = theirs.port == ours.port
    return theirs.scheme == ours.scheme and theirs.hostname in hosts and same_port
