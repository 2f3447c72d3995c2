"""Checks of Discord: the connection, the clock, the token, permissions and commands.

They send a few requests and change nothing, without waiting and retrying as the library would:
that is right for a bot, but not for a host who waits for a report.
"""

from collections.abc import AsyncIterator
from email.utils import parsedate_to_datetime
from time import time
from typing import Any

import aiohttp
import discord
import yarl

from bot.doctor.findings import Finding, note, ok, wrong
from bot.gateway.codes import SERVER_ERROR, UNAUTHORIZED
from bot.gateway.connection import FAR_OFF
from bot.gateway.library import DISCORD_API, DISCORD_GATEWAY
from bot.gateway.permissions import NEEDED
from bot.gateway.rest import RestApi
from bot.printable import counted
from bot.settings import Settings
from bot.ui.help import COMMANDS

PATIENCE = aiohttp.ClientTimeout(total=10)
HELLO = 10  # the opcode of the gateway's first message
AGENT = {"User-Agent": "DiscordBot (dixit-discord, doctor)"}
NETWORK = "check this machine's network and firewall"


async def check_discord(settings: Settings) -> AsyncIterator[Finding]:
    """Check everything that needs Discord, and yield the findings."""
    async with aiohttp.ClientSession(timeout=PATIENCE, headers=AGENT) as session:
        api = RestApi(session, settings.api_base or DISCORD_API, settings.token)
        reached = await api.call("GET", "/gateway")
        if not 0 < reached.status < SERVER_ERROR:
            yield wrong("API", f"{api.base} does not answer ({reached.fault}); {NETWORK}")
            return
        if not isinstance(reached.body, dict):  # a proxy or a page to sign in
            yield wrong("API", f"{api.base} does not answer (not Discord's answer); {NETWORK}")
            return
        yield ok("API", f"{api.base} answers")
        yield _clock(reached.date)
        yield await _gateway(session, settings.gateway_url or str(DISCORD_GATEWAY))
        if settings.token:
            async for finding in _as_the_bot(api):
                yield finding


def _clock(date: str) -> Finding:
    try:
        off = time() - parsedate_to_datetime(date).timestamp()
    except ValueError:
        return note("clock", "Discord's response has no time to compare with")
    if abs(off) > FAR_OFF:
        return note("clock", f"is {off:+.0f} s off; let NTP set it (games go by Discord's time)")
    return ok("clock", "is right")


async def _gateway(session: aiohttp.ClientSession, url: str) -> Finding:
    try:
        async with session.ws_connect(yarl.URL(url) % {"v": "10", "encoding": "json"}) as line:
            hello = await line.receive_json(timeout=10)
    except (aiohttp.ClientError, OSError, TimeoutError, TypeError, ValueError) as fault:
        return wrong("gateway", f"{url} does not answer ({type(fault).__name__}); {NETWORK}")
    if hello.get("op") != HELLO:
        return wrong("gateway", f"{url} does not say hello; check DISCORD_GATEWAY_URL")
    return ok("gateway", f"{url} says hello")


async def _as_the_bot(api: RestApi) -> AsyncIterator[Finding]:
    me = await api.call("GET", "/applications/@me")
    if not me.good:
        if me.status == UNAUTHORIZED:
            advice = "it is wrong or was reset; copy it again"
            yield wrong("token", f"Discord refuses it ({me.fault}); {advice}")
        else:
            yield wrong("token", f"could not be checked ({me.fault}); {NETWORK}")
        return
    application = me.body["id"]
    yield ok("token", f"Discord accepts it, for application {application}")
    guilds = await api.call("GET", "/users/@me/guilds?limit=200")
    commands = await api.call("GET", f"/applications/{application}/commands")
    for answer in (guilds, commands):
        if not answer.good:
            yield note("servers", f"could not be read ({answer.fault}); try again")
            return
    for finding in _permissions(guilds.body):
        yield finding
    yield _commands(commands.body)


def _permissions(guilds: list[dict[str, Any]]) -> list[Finding]:
    """Return a finding for each server that lacks permissions; otherwise one that says all is well.

    If the bot is in no server, the only finding says so. Single channels may deny more; that is not
    checked here.
    """
    lacking = []
    for guild in guilds:
        have = discord.Permissions(int(guild["permissions"]))
        missing = [name for name, on in NEEDED if on and not getattr(have, name)]
        if missing and not have.administrator:
            lacking.append(
                note(
                    "permissions",
                    f"server {guild['id']} does not allow {', '.join(missing)}; allow the "
                    "bot's role these, or invite it again",
                )
            )
    if not guilds:
        return [note("permissions", "the bot is in no server; it prints its invitation at start")]
    return lacking or [ok("permissions", f"complete in {counted(len(guilds), 'server')}")]


def _commands(registered: list[dict[str, Any]]) -> Finding:
    ours = set(COMMANDS)
    group = next((one for one in registered if one["name"] == "dixit"), None)
    if group is None:
        return note(
            "commands",
            "/dixit is not known to Discord yet; start the bot once, and if that does not help, "
            "its log says what Discord refuses and why",
        )
    theirs = {option["name"] for option in group.get("options", ())}
    if ours != theirs:
        differing = ", ".join(sorted(ours ^ theirs))
        return note(
            "commands",
            f"are those of another version ({differing}); start the bot once, and if that does "
            "not help, its log says which of them Discord refuses and why",
        )
    return ok("commands", f"/dixit with its {len(ours)} commands is known to Discord")
