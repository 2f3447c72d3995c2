"""What every check uses: requests to Discord, the bot on the gateway, its messages, and verdicts.

Requests do not go through the library, which would retry, wait and raise: a check needs the status
and the error code. Reports name a request by its route, without tokens and ids. Gateway events are
captured before the library parses them. For the gateway, the library and its adaptations are the
ones the bot uses, so that a server they cannot parse fails the check as it would fail the bot.
"""

import asyncio
import json
import re
import struct
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any

import aiohttp
import discord

from bot.gateway.codes import TOO_MANY_REQUESTS
from bot.gateway.library import LibraryClient, intercept, overhear

Json = dict[str, Any]

PATIENCE = aiohttp.ClientTimeout(total=60)
AGENT = {"User-Agent": "DiscordBot (dixit-discord, smoke)"}
LONGEST_PAUSE = 30.0  # seconds that a rate limit is waited for
READY_WITHIN = 60.0  # seconds for connecting to the gateway
GUILDS_WITHIN = 2.0  # seconds without another server, after which the list counts as complete


@dataclass(frozen=True, slots=True)
class RestAnswer:
    """Discord's response to one request; status 0 means that there was none."""

    request: str
    status: int
    body: Any

    @property
    def good(self) -> bool:
        """Return whether the request succeeded."""
        return 200 <= self.status < 300

    @property
    def code(self) -> int:
        """Return the error code in Discord's JSON; 0 if there is none."""
        return int(self.body.get("code", 0)) if isinstance(self.body, dict) else 0

    def __str__(self) -> str:
        return f"{self.request} {self.status}{f' {self.code}' if self.code else ''}"


class RestApi:
    """Sends requests with the bot's token or a press's token, and keeps the last response."""

    def __init__(self, session: aiohttp.ClientSession, base: str, token: str) -> None:
        self._session = session
        self._base = base.rstrip("/")
        self._token = token
        self.last = RestAnswer("-", 0, None)

    async def call(
        self, method: str, path: str, body: Json | None = None, files: Sequence[str] = ()
    ) -> RestAnswer:
        """Send one request and return the response; after a rate limit, wait and retry once.

        For each name in ``files``, upload a small picture.
        """
        answer = await self._send(method, path, body, files)
        if answer.status == TOO_MANY_REQUESTS and isinstance(answer.body, dict):
            await asyncio.sleep(min(LONGEST_PAUSE, float(answer.body.get("retry_after", 1))))
            answer = await self._send(method, path, body, files)
        self.last = answer
        return answer

    async def _send(
        self, method: str, path: str, body: Json | None, files: Sequence[str]
    ) -> RestAnswer:
        headers = AGENT | ({} if _by_press(path) else {"Authorization": f"Bot {self._token}"})
        url, request = self._base + path, f"{method} {route_of(path)}"
        data: Any = None
        if files:
            data = aiohttp.FormData()
            data.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
            for place, name in enumerate(files):
                data.add_field(
                    f"files[{place}]", picture(place), filename=name, content_type="image/png"
                )
        try:
            async with self._session.request(
                method, url, headers=headers, timeout=PATIENCE,
                **({"data": data} if files else {"json": body} if body is not None else {}),
            ) as response:  # fmt: skip
                text = await response.text()
        except (aiohttp.ClientError, OSError, TimeoutError) as fault:
            return RestAnswer(request, 0, {"message": type(fault).__name__})
        try:
            return RestAnswer(request, response.status, json.loads(text) if text else None)
        except ValueError:
            return RestAnswer(request, response.status, None)


def _by_press(path: str) -> bool:
    return path.startswith(("/interactions/", "/webhooks/"))


def route_of(path: str) -> str:
    """Return a path without its ids and tokens, for reports."""
    bare = path.partition("?")[0]
    bare = re.sub(r"/(interactions|webhooks)/\d+/[^/]+", r"/\1/{id}/{token}", bare)
    return re.sub(r"/\d{5,}", "/{id}", bare)


def picture(shade: int) -> bytes:
    """Return a small PNG in one of three shades."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        summed = kind + data
        return struct.pack(">I", len(data)) + summed + struct.pack(">I", zlib.crc32(summed))

    side, row = 64, b"\x00" + bytes((200, 120 + 40 * (shade % 3), 90)) * 64
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    pixels = zlib.compress(row * side)
    parts = (chunk(b"IHDR", header), chunk(b"IDAT", pixels), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


class Presence:
    """Keeps the servers as the gateway describes them, and queues interactions as they arrive."""

    def __init__(self) -> None:
        self.guilds: dict[int, Json] = {}
        self._presses: asyncio.Queue[Json] = asyncio.Queue()

    def heard_guild(self, data: Json) -> None:
        """Store a server's payload."""
        self.guilds[int(data["id"])] = data

    def heard_press(self, data: Json) -> None:
        """Queue the payload of a press, a command or a form."""
        self._presses.put_nowait(data)

    async def press(self, wanted: Callable[[Json], bool], within: float) -> Json | None:
        """Return the next interaction that ``wanted`` accepts; None if none arrives in time.

        Discard the interactions before it.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                while True:
                    found = await self._presses.get()
                    if wanted(found):
                        return found
        return None


@asynccontextmanager
async def on_gateway(token: str) -> AsyncIterator[Presence]:
    """Stay connected to the gateway inside the block; yield the ``Presence``.

    Raise the library's error if the connection fails, and ``TimeoutError`` if it takes too long.
    """
    presence = Presence()
    intents = discord.Intents(guilds=True)
    async with LibraryClient(intents=intents, guild_ready_timeout=GUILDS_WITHIN) as client:
        overhear(client, "GUILD_CREATE", presence.heard_guild)
        intercept(client, "INTERACTION_CREATE", presence.heard_press)
        running = asyncio.create_task(client.start(token))
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait((running, ready), timeout=READY_WITHIN, return_when="FIRST_COMPLETED")
        try:
            if running.done():
                await running  # raises why the connection ended
            if not ready.done():
                raise TimeoutError
            yield presence
        finally:
            ready.cancel()
            running.cancel()
            await asyncio.gather(running, ready, return_exceptions=True)


V2 = 1 << 15
EPHEMERAL = 1 << 6
CONTAINER, ROW, BUTTON, TEXT, GALLERY = 17, 1, 2, 10, 12
CARD, OTHER = "card.png", "other.png"
AS_ASSUMED, DIFFERS, UNTRIED = "ok", "NOT", "?"


@dataclass(frozen=True, slots=True)
class Judgement:
    """Whether Discord behaves as the playground assumes, and a comment on it."""

    sign: str
    text: str

    @property
    def good(self) -> bool:
        """Return whether the check ran and Discord behaves as assumed."""
        return self.sign == AS_ASSUMED


def well(text: str) -> Judgement:
    """Return the judgement that Discord behaves as assumed."""
    return Judgement(AS_ASSUMED, text)


def differs(text: str) -> Judgement:
    """Return the judgement that Discord does not behave as assumed."""
    return Judgement(DIFFERS, text)


def untried(text: str) -> Judgement:
    """Return the judgement that a check could not run; ``text`` says what is missing."""
    return Judgement(UNTRIED, f"not tried: {text}")


@dataclass
class Bench:
    """The context of one run: where it posts, whom it asks, and what it must delete."""

    api: RestApi
    presence: Presence
    guild: int
    channel: int
    application: int
    person: int
    ask: Callable[[str], None]
    sleep: Callable[[float], Awaitable[Any]]
    patience: float
    posted: list[tuple[int, int]] = field(default_factory=list)
    run: str = field(default_factory=lambda: token_hex(4))  # makes nonces unique to each run

    async def post(self, body: Json, files: tuple[str, ...] = (), channel: int = 0) -> RestAnswer:
        """Post a message, which ``tidy`` deletes later; return the response."""
        place = channel or self.channel
        answer = await self.api.call("POST", f"/channels/{place}/messages", body, files)
        if answer.good:
            self.posted.append((place, int(answer.body["id"])))
        return answer

    async def edit(self, message: Json, body: Json, files: tuple[str, ...] = ()) -> RestAnswer:
        """Edit a message with the bot's token and return the response."""
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"
        return await self.api.call("PATCH", path, body, files)

    async def read(self, message: Json) -> RestAnswer:
        """Fetch a message and return the response."""
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"
        return await self.api.call("GET", path)

    async def open_dm(self) -> RestAnswer:
        """Open the DM channel of the person who helps with the checks; return the response."""
        return await self.api.call(
            "POST", "/users/@me/channels", {"recipient_id": str(self.person)}
        )

    async def answer(
        self, press: Json, kind: int, data: Json | None = None, files: tuple[str, ...] = ()
    ) -> RestAnswer:
        """Answer a press with a callback of this type; return Discord's response."""
        body: Json = {"type": kind} | ({"data": data} if data is not None else {})
        path = f"/interactions/{press['id']}/{press['token']}/callback"
        return await self.api.call("POST", path, body, files)

    async def pressed(self, request: str, custom_id: str) -> Json | None:
        """Ask the person to press a button; return the press, None if it does not come in time."""
        self.ask(request)
        return await self.presence.press(
            lambda one: one.get("data", {}).get("custom_id") == custom_id, self.patience
        )

    async def typed(self, request: str) -> Json | None:
        """Ask the person to use a command; return it, None if it does not come in time."""
        self.ask(request)
        return await self.presence.press(lambda one: one["type"] == 2, self.patience)

    async def tidy(self) -> None:
        """Delete all messages that ``post`` created."""
        for channel, message in reversed(self.posted):
            await self.api.call("DELETE", f"/channels/{channel}/messages/{message}")
        self.posted.clear()


def layout(text: str, *pictures: str, press: str = "", mark: int = 7) -> Json:
    """Return the body of a message like the bot's: text, pictures and optionally a button."""
    inside: list[Json] = [{"type": TEXT, "id": mark, "content": text}]
    if pictures:
        items = [{"media": {"url": f"attachment://{name}"}} for name in pictures]
        inside.append({"type": GALLERY, "items": items})
    if press:
        button = {"type": BUTTON, "style": 1, "label": "Press me", "custom_id": press}
        inside.append({"type": ROW, "components": [button]})
    return {"flags": V2, "components": [{"type": CONTAINER, "components": inside}]}


def uploading(body: Json, *names: str) -> Json:
    """Return a copy of a body that lists the files uploaded with it."""
    listed = [{"id": place, "filename": name} for place, name in enumerate(names)]
    return body | {"attachments": listed}


def keeping(body: Json, kept: dict[str, str]) -> Json:
    """Return a copy of a body that lists the files to keep, by id and name."""
    return body | {"attachments": [{"id": one, "filename": name} for name, one in kept.items()]}


def pictures_of(message: Json) -> dict[str, str]:
    """Return the ids of the files that a message's components show, by name."""
    found: dict[str, str] = {}
    waiting = list(message.get("components") or [])
    while waiting:
        part = waiting.pop()
        waiting += part.get("components") or []
        for item in part.get("items") or []:
            media = item.get("media") or {}
            if media.get("attachment_id"):
                name = str(media.get("url", "")).partition("?")[0].rpartition("/")[2]
                found[name] = str(media["attachment_id"])
    return found
