"""Answering a press: within Discord's three seconds, in spite of a broken connection.

The library does not repeat a callback after a reset on Linux, and repeats one after a server
error for far longer than anybody waits. The press itself is played and saved before it is
answered, so an answer that comes too late or twice is no misfortune.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord

T = TypeVar("T")

log = logging.getLogger(__name__)

IN_TIME = 2.5  # seconds for all attempts together
PAUSE = 0.2
ANSWERED = "answered"
ALREADY_ANSWERED, UNKNOWN_INTERACTION = 40060, 10062


async def answering(interaction: discord.Interaction, step: Callable[[], Awaitable[T]]) -> T | None:
    """The outcome of ``step``, tried again while there is time; None if the answer was not needed.

    ``step`` builds its answer anew each time, files included.
    """
    try:
        async with asyncio.timeout(IN_TIME):
            return await _persistently(step)
    except (TimeoutError, discord.DiscordServerError, discord.RateLimited) as late:
        log.warning("a press could not be answered in time: %s", type(late).__name__)
    except discord.InteractionResponded:
        log.info("a press was answered before")
    except discord.HTTPException as refusal:
        if refusal.code not in (ALREADY_ANSWERED, UNKNOWN_INTERACTION) and refusal.status != 429:
            raise
        if refusal.code == ALREADY_ANSWERED:
            # The library does not know of an answer whose receipt was lost.
            interaction.extras[ANSWERED] = True
        log.warning("a press was answered before or too late: code %s", refusal.code)
    return None


def is_answered(interaction: discord.Interaction) -> bool:
    """Whether the next thing to say is a follow-up."""
    return interaction.response.is_done() or ANSWERED in interaction.extras


async def _persistently(step: Callable[[], Awaitable[T]]) -> T:
    while True:
        try:
            return await step()
        except (aiohttp.ClientError, OSError) as broken:
            log.warning("an answer did not arrive (%s), again", type(broken).__name__)
            await asyncio.sleep(PAUSE)
