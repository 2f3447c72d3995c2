"""Runs the checks one after the other, and prints the result of each with its last request."""

import asyncio
import platform
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot import __version__
from bot.gateway.codes import UNAUTHORIZED
from bot.gateway.library import DISCORD_API, point_discord_at
from bot.gateway.rest import RestApi
from bot.logs import error_line
from bot.settings import Settings
from bot.smoke import checks
from bot.smoke.context import (
    AS_ASSUMED,
    UNTRIED,
    Context,
    Judgement,
    NotTried,
    Presence,
    differs,
    on_gateway,
)

PATIENCE = aiohttp.ClientTimeout(total=60)
AGENT = {"User-Agent": "DiscordBot (dixit-discord, smoke)"}
LONGEST_PAUSE = 30.0  # seconds that a rate limit is waited for

Check = Callable[[Context], Awaitable[Judgement]]

ALONE: tuple[Check, ...] = (
    checks.commands,
    checks.installs,
    checks.hidden_channels,
    checks.read_back,
    checks.keep_listed,
    checks.keep_by_id,
    checks.keep_unlisted,
    checks.keep_unknown,
    checks.new_picture,
    checks.no_picture,
    checks.drop_unlisted,
    checks.direct_message,
    checks.same_nonce,
    checks.deleted_nonce,
    checks.longest_text,
    checks.most_components,
    checks.old_message,
)
ASKING: tuple[Check, ...] = (
    checks.update_listed,
    checks.update_unlisted,
    checks.update_without,
    checks.update_new,
    checks.form,
    checks.direct_press,
    checks.closed_dms,
    checks.permissions,
    checks.threads,
    checks.private_thread,
    checks.voice_text,
    checks.late_edit,
)
RISKY: tuple[Check, ...] = (checks.opening_dms,)


@dataclass(frozen=True, slots=True)
class Result:
    """The verdict of one check, and the last request that it made."""

    check: str
    verdict: Judgement
    request: str

    def __str__(self) -> str:
        return f"{self.verdict.sign:<4}{self.check:<18}{self.request:<58}{self.verdict.text}"


class NotThere(Exception):
    """Raised if the token, the server or the channel cannot be used."""


async def smoke(
    settings: Settings,
    guild: int,
    channel: int,
    checks: Iterable[Check],
    *,
    say: Callable[[str], None] = print,
    sleep: Callable[[float], Awaitable[Any]] = asyncio.sleep,
    person: int | None = None,
    patience: float = 180.0,
) -> list[Result]:
    """Run these checks, print a line for each, and return the results.

    Raise ``NotThere`` if the token or the channel cannot be used. Delete all posted messages.
    """
    point_discord_at(settings.api_base, settings.gateway_url)
    base = settings.api_base or DISCORD_API
    async with aiohttp.ClientSession(timeout=PATIENCE, headers=AGENT) as session:
        api = RestApi(session, base, settings.token, longest_pause=LONGEST_PAUSE)
        me = await api.call("GET", "/oauth2/applications/@me")
        if me.status == UNAUTHORIZED:
            raise NotThere("Discord refuses the token")
        if not me.good or not isinstance(me.body, dict):
            raise NotThere(f"Discord can't be reached ({me})")
        place = await api.call("GET", f"/channels/{channel}")
        if not place.good or place.body.get("guild_id") != str(guild):
            raise NotThere("the bot can't see that channel in that server")
        async with _connected(settings.token) as presence:
            context = Context(
                api=api,
                presence=presence,
                guild=guild,
                channel=channel,
                application=int(me.body["id"]),
                person=person or int(me.body["owner"]["id"]),
                ask=lambda text: say(f"    {text}"),
                sleep=sleep,
                patience=patience,
            )
            try:
                return [await _one(context, check, say) for check in checks]
            finally:
                await context.tidy()


@asynccontextmanager
async def _connected(token: str) -> AsyncIterator[Presence]:
    """Stay on the gateway inside the block; raise ``NotThere`` if the bot cannot connect."""
    async with AsyncExitStack() as stack:
        try:
            presence = await stack.enter_async_context(on_gateway(token))
        except Exception as fault:  # also one of the library, which could not read a server
            raise NotThere(f"the gateway can't be used ({error_line(fault)})") from fault
        yield presence


async def _one(context: Context, check: Check, say: Callable[[str], None]) -> Result:
    try:
        verdict = await check(context)
    except NotTried as missing:
        verdict = missing.judgement
    except (AttributeError, LookupError, TypeError, ValueError) as surprise:
        verdict = differs(f"Discord's answer has an unexpected form ({type(surprise).__name__})")
    name = check.__name__.replace("_", "-")
    result = Result(name, verdict, str(context.api.last))
    say(str(result))
    return result


def report(results: Iterable[Result]) -> str:
    """Return a report to attach to a bug report, without tokens, ids or names."""
    found = list(results)
    versions = (
        f"dixit-discord {__version__}, discord.py {discord.__version__}, "
        f"Python {platform.python_version()}"
    )
    signs = Counter(one.verdict.sign for one in found)
    counted = f"{signs[AS_ASSUMED]} of {len(found)} as assumed, {signs[UNTRIED]} not tried"
    return "\n".join(["--- report ---", versions, counted, *map(str, found)])
