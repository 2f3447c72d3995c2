"""Contains every adaptation of discord.py to what this bot needs; no other module patches it.

Owns the endpoint that the library talks to (`point_discord_at`), what it remembers of hidden
channels, how long a request may take and which callbacks it may repeat (`Session`), how it goes
online and stays there while the network or Discord is unreachable (`PatientBot`), and the few
private attributes that have to be read. Knows nothing of games.

How long a request may take belongs to the connection. A timeout around a call of the library would
also cancel its rate-limit bookkeeping: a route cancelled while it releases its lock never lets a
request through again, and one cancelled while it waits for a global limit blocks the whole bot.
"""

import asyncio
import io
import logging
import random
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import urlsplit

import aiohttp
import aiohttp.client
import discord
import yarl
from discord.app_commands import CommandTree
from discord.asset import Asset
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route, json_or_text
from discord.state import AutoShardedConnectionState, ConnectionState

from bot.gateway.codes import (
    INVALID_INTENTS,
    INVALID_SESSION_TOKEN,
    SERVER_ERROR,
    TOO_MANY_REQUESTS,
    UNAUTHORIZED,
)
from bot.gateway.requests import TRANSIENT, Uplink
from bot.logs import error_line

log = logging.getLogger(__name__)

Json = dict[str, Any]

FIRST_PAUSE = 1.0  # seconds before the first retry; doubles each time
LONGEST_PAUSE = 60.0  # seconds
CANCEL_AGAIN = 0.1  # seconds until a cancellation that the library ignored is repeated
A_WEEK: Literal[10080] = 10080  # minutes without a message until Discord archives a thread
PATIENCE = 10.0  # seconds for one attempt; the HTTP library's default is five minutes


@contextmanager
def patience_of(seconds: float) -> Iterator[None]:
    """Give HTTP sessions created inside the block this many seconds for each response.

    discord.py creates its session when it logs in and takes no timeout for it, so aiohttp's default
    is replaced during the block.
    """
    ordinary = aiohttp.client.DEFAULT_TIMEOUT
    limited = aiohttp.ClientTimeout(total=seconds, sock_connect=seconds)
    aiohttp.client.DEFAULT_TIMEOUT = limited  # type: ignore[misc]
    try:
        yield
    finally:
        aiohttp.client.DEFAULT_TIMEOUT = ordinary  # type: ignore[misc]


DISCORD_API = Route.BASE
DISCORD_GATEWAY = DiscordWebSocket.DEFAULT_GATEWAY
DISCORD_ASSETS = Asset.BASE
_connect = DiscordWebSocket.from_client.__func__  # type: ignore[attr-defined]


def point_discord_at(api_base: str | None = None, gateway_url: str | None = None) -> None:
    """Send REST, gateway and asset requests to these addresses; None means Discord's own.

    Use this for the playground, or for a proxy such as large bots run. It changes the library's
    defaults, so call it once, before a client is made.
    """
    Route.BASE = api_base.rstrip("/") if api_base else DISCORD_API
    Asset.BASE = _assets_of(api_base, gateway_url)
    gateway = yarl.URL(gateway_url) if gateway_url else None
    DiscordWebSocket.DEFAULT_GATEWAY = gateway or DISCORD_GATEWAY
    DiscordWebSocket.from_client = classmethod(  # type: ignore[method-assign,assignment]
        _connect if gateway is None else _always_to(gateway)
    )


def asset_address() -> str:
    """Return the base URL of Discord's files; in the playground, that of the playground's files."""
    return Asset.BASE


def _assets_of(api_base: str | None, gateway_url: str | None) -> str:
    """Return the base URL of pictures.

    If REST and gateway have the same address, it stands in for all of Discord, as the playground
    does, and serves the pictures as well. A proxy replaces only one of the two and has no pictures;
    then, and by default, this is the URL of Discord's CDN.
    """
    api, gateway = urlsplit(api_base or ""), urlsplit(gateway_url or "")
    whole = bool(api.netloc) and api.netloc == gateway.netloc
    return f"{api.scheme}://{api.netloc}" if whole else DISCORD_ASSETS


def _always_to(address: yarl.URL) -> Any:
    """Return a ``DiscordWebSocket.from_client`` that always connects to this address.

    A REST proxy passes on Discord's own gateway address, and READY names one for resuming; a client
    with a configured gateway must use neither.
    """

    async def from_client(cls: type[DiscordWebSocket], client: Any, **options: Any) -> Any:
        return await _connect(cls, client, **options | {"gateway": address})

    return from_client


CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback")

OBFUSCATED = 1 << 17
"""The flag of a channel that the bot cannot view and of which Discord sends almost no fields."""

CHANNEL_DEFAULTS: Json = {
    "name": "",
    "position": 0,
    "nsfw": False,
    "rate_limit_per_user": 0,
    "bitrate": 64000,
    "user_limit": 0,
    "video_quality_mode": 1,
    "available_tags": [],
    "default_auto_archive_duration": 1440,
    "default_thread_rate_limit_per_user": 0,
    "default_forum_layout": 0,
    "permission_overwrites": [],
}
"""Values for the fields of a channel that the library reads even if Discord left them out."""


def fill_in(channel: Json, guild_id: str) -> bool:
    """Add the fields that the library requires to a channel; return whether it is hidden.

    A hidden channel gets a single overwrite that denies viewing, so that it never counts as a
    channel to write in.
    """
    for key, default in CHANNEL_DEFAULTS.items():
        if channel.get(key) is None:
            channel[key] = default
    channel["flags"] = channel.get("flags") or 0
    if not channel["flags"] & OBFUSCATED:
        return False
    denied = discord.Permissions(view_channel=True).value
    everyone = {"id": guild_id, "type": 0, "allow": "0", "deny": str(denied)}
    channel["permission_overwrites"] = [everyone]
    return True


class _State(ConnectionState[Any]):
    """The library's cache of servers, adapted to what Discord sends today.

    Without this, channels hidden from the bot would crash the client.
    """

    hidden_ids: set[int]

    def clear(self, *, views: bool = True) -> None:
        # The base class calls this from its constructor, so the set always exists.
        self.hidden_ids = set()
        super().clear(views=views)

    def parse_guild_create(self, data: Any) -> None:
        for channel in data.get("channels") or ():
            self._fill_in(channel, data["id"])
        super().parse_guild_create(data)

    def parse_channel_create(self, data: Any) -> None:
        self._fill_in(data, data.get("guild_id", "0"))
        super().parse_channel_create(data)

    def parse_channel_update(self, data: Any) -> None:
        self._fill_in(data, data.get("guild_id", "0"))
        super().parse_channel_update(data)

    def parse_channel_delete(self, data: Any) -> None:
        self.hidden_ids.discard(int(data["id"]))
        super().parse_channel_delete(data)

    def parse_guild_delete(self, data: Any) -> None:
        if guild := self._get_guild(int(data["id"])):
            self.hidden_ids -= {channel.id for channel in guild.channels}
        super().parse_guild_delete(data)

    def parse_thread_members_update(self, data: Any) -> None:
        super().parse_thread_members_update(data)
        guild = self._get_guild(int(data["guild_id"]))
        thread = guild.get_thread(int(data["id"])) if guild else None
        if thread is not None and str(self.self_id) in data.get("removed_member_ids", ()):
            # The library would otherwise go on believing that the bot is a member.
            thread.me = None

    def _fill_in(self, channel: Any, guild_id: str) -> None:
        note = self.hidden_ids.add if fill_in(channel, guild_id) else self.hidden_ids.discard
        note(int(channel["id"]))


class _ShardedState(_State, AutoShardedConnectionState[Any]):
    """The same cache for a client with several shards."""


class Session:
    """Wraps the library's HTTP session to apply our own rules to requests."""

    def __init__(self, session: aiohttp.ClientSession, uplink: Uplink, patience: float) -> None:
        self._session = session
        self._uplink = uplink
        self._patience = patience

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)

    @asynccontextmanager
    async def request(
        self, method: str, url: str, **options: Any
    ) -> AsyncIterator[aiohttp.ClientResponse]:
        """Send a request; an upload waits for its turn, and gets more time the larger it is.

        For an interaction callback, raise ``HTTPException`` if it is rate-limited (429), and
        ``DiscordServerError`` if Discord failed. The library itself would wait or repeat the
        callback, and so delay every other answer to the same press.
        """
        callback = CALLBACK.search(url) is not None
        size, patience = _size_of(options.get("data")), self._patience
        async with self._uplink.carrying(size, patience, in_turn=not callback) as seconds:
            timeout = aiohttp.ClientTimeout(total=seconds, sock_connect=patience)
            async with self._session.request(method, url, timeout=timeout, **options) as response:
                if callback and response.status == TOO_MANY_REQUESTS:
                    raise discord.HTTPException(response, await json_or_text(response))
                if callback and response.status >= SERVER_ERROR:
                    raise discord.DiscordServerError(response, await json_or_text(response))
                yield response


def _size_of(data: object) -> int:
    """Return the total size of a request's files in bytes; the rest is too small to matter."""
    if not isinstance(data, aiohttp.FormData):
        return 0
    return sum(_rest_of(value) for _, _, value in data._fields if isinstance(value, io.IOBase))


def _rest_of(file: io.IOBase) -> int:
    """Return how many bytes of a file are still to be read."""
    here = file.tell()
    size = file.seek(0, io.SEEK_END) - here
    file.seek(here)
    return size


class LibraryClient(discord.Client):
    """A discord.py client with the adaptations that today's Discord requires."""

    patience = PATIENCE  # seconds that Discord may take to answer a request
    # Shared with the other clients of this process; None makes a new one at login.
    uplink: Uplink | None = None

    async def login(self, token: str) -> None:
        """Log in, and send all further requests through our session."""
        await super().login(token)
        # The library has no public way to wrap its session, which it creates at login.
        session = self.http._HTTPClient__session  # type: ignore[attr-defined]
        session = Session(session, self.uplink or Uplink(), self.patience)
        self.http._HTTPClient__session = session  # type: ignore[attr-defined]

    def _get_state(self, **options: Any) -> Any:
        sharded = isinstance(self, discord.AutoShardedClient)
        state = _ShardedState if sharded else _State
        return state(
            dispatch=self.dispatch,
            handlers=self._handlers,
            hooks=self._hooks,
            http=self.http,
            **options,
        )


async def open_dm(client: discord.Client, user_id: int) -> int:
    """Open a DM channel, or find the one that is open; return its id.

    ``create_dm`` may return a cached channel that no longer exists.
    """
    channel = await client.http.start_private_message(user_id)
    return int(channel["id"])


async def start_thread(client: discord.Client, channel_id: int, message_id: int, name: str) -> None:
    """Open a public thread below a message, which Discord archives after a week of silence.

    A partial message's ``create_thread`` needs to know the server.
    """
    await client.http.start_thread_with_message(
        channel_id, message_id, name=name, auto_archive_duration=A_WEEK
    )


async def reach_discord(client: discord.Client) -> None:
    """Send Discord a request that needs no permission; raise if that fails."""
    await client.http.request(Route("GET", "/gateway"))


def last_heard(client: discord.AutoShardedClient) -> dict[int, float | None]:
    """Return when each shard last received a frame, by ``time.perf_counter``.

    None while a shard reconnects, because the library forgets the time.
    """
    beats = {number: shard._parent.ws._keep_alive for number, shard in client.shards.items()}
    return {number: beat._last_recv if beat else None for number, beat in beats.items()}


def is_hidden(client: discord.Client, channel: object) -> bool:
    """Return whether Discord hides this channel, or the parent channel of this thread."""
    place = channel.parent_id if isinstance(channel, discord.Thread) else getattr(channel, "id", 0)
    return place in getattr(client._connection, "hidden_ids", ())


async def register(tree: CommandTree[Any]) -> dict[str, int]:
    """Register the commands of a tree with Discord; return their ids by name.

    ``CommandTree.sync`` does the same but fails while formatting some of Discord's refusals.
    """
    translator, client = tree.translator, tree.client
    assert translator is not None
    assert client.application_id is not None
    payload = [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]
    known = await client.http.bulk_upsert_global_commands(client.application_id, payload)
    return {one["name"]: int(one["id"]) for one in known}


async def registered(tree: CommandTree[Any]) -> dict[str, int]:
    """Return the ids of the commands that Discord knows, by name."""
    return {one.name: one.id for one in await tree.fetch_commands()}


def overhear(client: discord.Client, event: str, hear: Callable[[Json], None]) -> None:
    """Call ``hear`` with a copy of a gateway event's data before the library handles it."""

    def copied(data: Json) -> None:
        hear(deepcopy(data))
        handle(data)

    handle = intercept(client, event, copied)


def intercept(
    client: discord.Client, event: str, hear: Callable[[Json], None]
) -> Callable[[Json], None]:
    """Call ``hear`` with a gateway event's data instead of the library's handler.

    Return the library's handler, so that the caller can pass events on to it.
    """
    parsers = client._connection.parsers
    handle: Callable[[Json], None] = parsers[event]
    parsers[event] = hear
    return handle


def interaction_of(client: discord.Client, data: Json) -> discord.Interaction:
    """Return the interaction that the library would make from this data."""
    return discord.Interaction(data=data, state=client._connection)  # type: ignore[arg-type]


def files_of(interaction: discord.Interaction) -> list[discord.Attachment]:
    """Return the files uploaded with a form, in the order in which they were chosen."""
    data: Any = interaction.data or {}
    found = data.get("resolved", {}).get("attachments", {})
    return [discord.Attachment(data=one, state=interaction._state) for one in found.values()]


@dataclass(frozen=True, slots=True)
class KeptFile:
    """A file that stays on the message it was uploaded to."""

    id: int
    filename: str

    def to_dict(self) -> dict[str, str]:
        """Return the entry for a list of attachments; discord.py calls this."""
        return {"id": str(self.id), "filename": self.filename}


def as_attachments(kept: Sequence[KeptFile]) -> Any:
    """Return these files as a list for discord.py; Any, because its types do not allow them."""
    return list(kept)


class Pauses:
    """Provides pauses between retries, which double up to a limit, with random jitter."""

    def __init__(self) -> None:
        self._next = FIRST_PAUSE
        self._last = 0.0

    def delay(self) -> float:
        """Return how many seconds to wait before the next retry.

        If the last retry was long ago, start again with the first pause.
        """
        now = time.monotonic()
        if now - self._last > 5 * LONGEST_PAUSE:
            self._next = FIRST_PAUSE
        self._last = now
        pause, self._next = self._next, min(self._next * 2, LONGEST_PAUSE)
        # Jitter, so that after an outage not all bots reconnect at the same instant.
        return random.uniform(pause / 2, pause)


class TurnedAway(Exception):
    """Raised if Discord refuses this bot permanently; the message tells the host why."""


class GatewayOutOfReach(Exception):
    """Raised when a shard could not connect."""


class PatientBot(LibraryClient, commands.AutoShardedBot):
    """A bot that retries until Discord can be reached, instead of giving up."""

    _launching = False  # a shard is being launched, so that another call is the library's retry

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Stay online until closed; raise ``TurnedAway`` if Discord refuses the bot."""
        running = asyncio.create_task(super().start(token, reconnect=reconnect))
        try:
            await asyncio.wait({running})
        finally:
            # While reconnecting, the library ignores a cancellation, so repeat it.
            while not running.done():
                running.cancel()
                await asyncio.wait({running}, timeout=CANCEL_AGAIN)
        try:
            running.result()
        except (discord.LoginFailure, discord.PrivilegedIntentsRequired) as refusal:
            raise TurnedAway(_reason(refusal)) from refusal
        except discord.ConnectionClosed as refusal:
            raise TurnedAway(_reason(refusal, refusal.code)) from refusal

    async def login(self, token: str) -> None:
        """Log in, retrying until Discord answers; raise ``LoginFailure`` for a refused token."""
        with _patient(self.http):
            await super().login(token)

    async def launch_shards(self) -> None:
        """Ask Discord for the number of shards, unless it is set, and connect them."""
        if self.shard_count is None:
            with _patient(self.http):
                self.shard_count, _, _ = await self.http.get_bot_gateway()
        await super().launch_shards()

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Connect a shard, retrying until it succeeds.

        After a failure the library waits and calls this method recursively, which after about an
        hour exceeds Python's recursion limit. So the inner call only raises. Also replace the
        pauses between the library's attempts to reconnect, which grow too long.
        """
        if self._launching:
            raise GatewayOutOfReach
        pauses = Pauses()
        while not self.is_closed():
            self._launching = True
            try:
                await super().launch_shard(gateway, shard_id, initial=initial)
                break
            except GatewayOutOfReach:
                await asyncio.sleep(pauses.delay())
            finally:
                self._launching = False
        if shard := self.get_shard(shard_id):
            # This also covers reconnections: the library's own pauses grow to a quarter of an hour.
            shard._parent._backoff = Pauses()  # type: ignore[assignment]


async def ask_gateway(token: str) -> tuple[int, int]:
    """Return how many shards Discord recommends, and how many may identify at a time.

    Raise ``TurnedAway`` if Discord refuses the token.
    """
    http = HTTPClient(asyncio.get_running_loop())
    try:
        with _patient(http):
            await http.static_login(token)
            shards, _, limits = await http.get_bot_gateway()
    except discord.LoginFailure as refusal:
        raise TurnedAway(_reason(refusal)) from refusal
    finally:
        await http.close()
    return shards, max(1, limits["max_concurrency"])


def _reason(refusal: Exception, code: int = INVALID_SESSION_TOKEN) -> str:
    if isinstance(refusal, discord.PrivilegedIntentsRequired) or code == INVALID_INTENTS:
        return "Discord refuses this bot's intents. Check the bot's page in the developer portal."
    if code == INVALID_SESSION_TOKEN:
        return "Discord refuses this bot: its token is wrong or was reset. Check DISCORD_TOKEN."
    return f"Discord refuses this bot: the gateway closed with code {code}."


@contextmanager
def _patient(http: HTTPClient) -> Iterator[None]:
    """Repeat every request made inside the block until it is answered.

    Raise ``LoginFailure`` if the token is refused. This works below the library's login, because
    calling that twice would leak a session.
    """
    request = http.request

    async def until_answered(*route: Any, **options: Any) -> Any:
        pauses = Pauses()
        while True:
            try:
                return await request(*route, **options)
            except (*TRANSIENT, discord.HTTPException) as fault:
                if isinstance(fault, discord.HTTPException) and fault.status == UNAUTHORIZED:
                    raise discord.LoginFailure("the token is refused") from fault
                pause = pauses.delay()
                log.warning("Discord: %s; trying again in %.1f s", error_line(fault), pause)
                await asyncio.sleep(pause)

    http.request = until_answered  # type: ignore[method-assign]
    try:
        yield
    finally:
        del http.request
