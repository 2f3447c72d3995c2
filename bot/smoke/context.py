"""What every check uses: the bot on the gateway, its messages, and verdicts.

Requests go through `bot.gateway.rest`. Gateway events are captured before the library parses them.
For the gateway, the library and its adaptations are the ones the bot uses, so that a server they
cannot parse fails the check as it would fail the bot.
"""

import asyncio
import struct
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any

import discord

from bot.gateway.library import LibraryClient, intercept, overhear
from bot.gateway.rest import Json, RestAnswer, RestApi
from bot.tasks import stop

READY_WITHIN = 60.0  # seconds for connecting to the gateway
GUILDS_WITHIN = 2.0  # seconds without another server, after which the list counts as complete


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

    def store_guild(self, data: Json) -> None:
        """Store a server's payload."""
        self.guilds[int(data["id"])] = data

    def queue_press(self, data: Json) -> None:
        """Queue the payload of a press, a command or a form."""
        self._presses.put_nowait(data)

    async def press(self, wanted: Callable[[Json], bool], within: float) -> Json:
        """Return the next interaction that ``wanted`` accepts, and discard those before it.

        Raise ``TimeoutError`` if none arrives in time.
        """
        async with asyncio.timeout(within):
            while True:
                found = await self._presses.get()
                if wanted(found):
                    return found


@asynccontextmanager
async def on_gateway(token: str) -> AsyncIterator[Presence]:
    """Stay connected to the gateway inside the block; yield the ``Presence``.

    Raise the library's error if the connection fails, and ``TimeoutError`` if it takes too long.
    """
    presence = Presence()
    intents = discord.Intents(guilds=True)
    async with LibraryClient(intents=intents, guild_ready_timeout=GUILDS_WITHIN) as client:
        overhear(client, "GUILD_CREATE", presence.store_guild)
        intercept(client, "INTERACTION_CREATE", presence.queue_press)
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
            await stop(running, ready)


V2 = 1 << 15
EPHEMERAL = 1 << 6
CONTAINER, ROW, BUTTON, TEXT, GALLERY = 17, 1, 2, 10, 12
MARK = 7  # the component id of every text
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


class NotTried(Exception):
    """Raised by a check that could not run; the message says what is missing."""

    @property
    def judgement(self) -> Judgement:
        """Return the judgement of the check."""
        return Judgement(UNTRIED, f"not tried: {self}")


@dataclass
class Context:
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
        path = f"/channels/{place}/messages"
        answer = await self.api.call("POST", path, body, _drawn(files))
        if answer.good:
            self.posted.append((place, int(answer.body["id"])))
        return answer

    async def edit(self, message: Json, body: Json, files: tuple[str, ...] = ()) -> RestAnswer:
        """Edit a message with the bot's token and return the response."""
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"
        return await self.api.call("PATCH", path, body, _drawn(files))

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
        return await self.api.call("POST", path, body, _drawn(files))

    async def pressed(self, request: str, custom_id: str) -> Json:
        """Ask the person to press a button; return the press. Raise ``NotTried`` if none comes."""
        self.ask(request)
        return await self.arrival(custom_id, "the button was not pressed in time")

    async def arrival(self, custom_id: str, missing: str) -> Json:
        """Return the next press or form with this custom id; raise ``NotTried`` if none comes."""
        return await self._next(
            lambda one: one.get("data", {}).get("custom_id") == custom_id, missing
        )

    async def typed(self, request: str) -> Json:
        """Ask the person to use a command; return it. Raise ``NotTried`` if none comes."""
        self.ask(request)
        return await self._next(lambda one: one["type"] == 2, "no command was used in time")

    async def _next(self, wanted: Callable[[Json], bool], missing: str) -> Json:
        try:
            return await self.presence.press(wanted, self.patience)
        except TimeoutError:
            raise NotTried(missing) from None

    async def tidy(self) -> None:
        """Delete all messages that ``post`` created."""
        for channel, message in reversed(self.posted):
            await self.api.call("DELETE", f"/channels/{channel}/messages/{message}")
        self.posted.clear()


def _drawn(names: tuple[str, ...]) -> dict[str, bytes]:
    """Return a small picture for each name."""
    return {name: picture(place) for place, name in enumerate(names)}


def layout(text: str, *pictures: str, press: str = "") -> Json:
    """Return the body of a message like the bot's: text, pictures and optionally a button."""
    inside: list[Json] = [{"type": TEXT, "id": MARK, "content": text}]
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
