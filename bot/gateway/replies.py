"""Answering a press: within Discord's three seconds, in spite of a broken connection.

The library does not repeat a callback after a reset on Linux, and repeats one after a server
error for far longer than anybody waits. The press itself is played and saved before it is
answered, so an answer that comes too late or twice is no misfortune.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import aiohttp
import discord

T = TypeVar("T")

log = logging.getLogger(__name__)

IN_TIME = 2.5  # seconds for all attempts together
PAUSE = 0.2
ANSWERED = "answered"
ALREADY_ANSWERED, UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK = 40060, 10062, 10015
NOT_NEEDED = (ALREADY_ANSWERED, UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK)  # the last: never answered

_late: set[asyncio.Future[Any]] = set()  # answers that nobody waits for any more


async def answering(interaction: discord.Interaction, step: Callable[[], Awaitable[T]]) -> T | None:
    """The outcome of ``step``, tried again while there is time; None if the answer was not needed.

    ``step`` builds its answer anew each time, files included.
    """
    try:
        task = asyncio.ensure_future(_persistently(step))
        await asyncio.wait({task}, timeout=IN_TIME)
        if not task.done():
            # Left alone, never cancelled: that would disorder the library's books of rate limits.
            _late.add(task)
            task.add_done_callback(_put_away)
            raise TimeoutError
        return task.result()
    except (TimeoutError, discord.DiscordServerError, discord.RateLimited) as late:
        log.warning("a press could not be answered in time: %s", type(late).__name__)
    except discord.InteractionResponded:
        log.info("a press was answered before")
    except discord.HTTPException as refusal:
        if refusal.code not in NOT_NEEDED and refusal.status != 429:
            raise
        if refusal.code == ALREADY_ANSWERED:
            # The library does not know of an answer whose receipt was lost.
            interaction.extras[ANSWERED] = True
        log.warning("a press was answered before or too late: code %s", refusal.code)
    return None


def is_answered(interaction: discord.Interaction) -> bool:
    """Whether the next thing to say is a follow-up."""
    return interaction.response.is_done() or ANSWERED in interaction.extras


def _put_away(task: "asyncio.Future[Any]") -> None:
    _late.discard(task)
    if not task.cancelled():
        task.exception()  # looked at, so that nobody complains about it


async def _persistently(step: Callable[[], Awaitable[T]]) -> T:
    loop = asyncio.get_running_loop()
    too_late = loop.time() + IN_TIME
    while True:
        try:
            return await step()
        except (aiohttp.ClientError, OSError) as broken:
            if loop.time() > too_late:
                raise
            log.warning("an answer did not arrive (%s), again", type(broken).__name__)
            await asyncio.sleep(PAUSE)
