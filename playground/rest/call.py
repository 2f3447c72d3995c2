"""One request from the bot, with its body read, as the route handlers get it."""

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import web

from ..errors import DiscordError
from ..files import Upload
from ..jsontext import parse
from ..model import Channel, Guild, Json, Message
from ..multipart import is_form, parse_form

if TYPE_CHECKING:
    from ..server import Playground

MOST_PER_FILE = 10 * 1024 * 1024
MOST_PER_REQUEST = 25 * 1024 * 1024
FILE_FIELD = re.compile(r"files?\[?(\d*)\]?")


@dataclass(slots=True)
class Call:
    """A request: path parameters, query, body and files."""

    playground: "Playground"
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)

    def id(self, name: str) -> int:
        """Return an id from the path; raise ``DiscordError`` if it is not a number."""
        try:
            return int(self.params[name])
        except ValueError:
            complaint = {"code": "NUMBER_TYPE_COERCE", "message": "Value is not snowflake."}
            raise DiscordError(50035, errors={name: {"_errors": [complaint]}}) from None

    def form(self) -> Json:
        """Return the body, ``{}`` if it is empty; raise ``DiscordError`` if it is not an object."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            complaint = {
                "code": "DICT_TYPE_CONVERT",
                "message": "Only dictionaries may be used in a DictType",
            }
            raise DiscordError(50035, errors={"_errors": [complaint]})
        return self.body

    def channel(self) -> Channel:
        """Return the channel named in the path; raise ``DiscordError`` if the bot cannot see it."""
        world = self.playground.world
        channel = world.channels.get(self.id("channel_id"))
        if channel is None:
            raise DiscordError(10003)
        if not world.can_see(world.bot.id, channel):
            raise DiscordError(50001)
        return channel

    def message(self, channel: Channel) -> Message:
        """Return the message named in the path; raise ``DiscordError`` if it cannot be fetched.

        Ephemeral messages cannot be fetched with the bot's token.
        """
        message = channel.messages.get(self.id("message_id"))
        if message is None or message.only_for is not None:
            raise DiscordError(10008)
        return message

    def guild(self) -> Guild:
        """Return the server named in the path; raise ``DiscordError`` if the bot is not in it."""
        world = self.playground.world
        guild = world.guilds.get(self.id("guild_id"))
        if guild is None:
            raise DiscordError(10004)
        if world.bot.id not in guild.members:
            raise DiscordError(50001)
        return guild


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return a request's JSON and files; raise ``DiscordError`` if it is invalid or too large."""
    raw = await _read_at_most(request)
    content_type = request.headers.get("Content-Type", "")
    if is_form(content_type):
        return _read_form(content_type, raw)
    if not raw:
        return None, []
    return _parsed(raw), []


async def drain(request: web.Request) -> None:
    """Read and discard the body, so that the sender is ready to receive the answer."""
    async for _ in request.content.iter_chunked(1 << 16):
        pass


def _parsed(raw: bytes) -> Any:
    try:
        return parse(raw)
    except ValueError:
        raise DiscordError(50109) from None


async def _read_at_most(request: web.Request) -> bytes:
    """Return the body; raise ``DiscordError`` if it is larger than Discord accepts.

    Read all of it first: refusing before the upload ends would show the sender a broken pipe
    instead of the response.
    """
    raw, size = bytearray(), 0
    async for chunk in request.content.iter_chunked(1 << 16):
        size += len(chunk)
        if size <= MOST_PER_REQUEST:
            raw += chunk
    if size > MOST_PER_REQUEST:
        raise DiscordError(40005)
    return bytes(raw)


def _read_form(content_type: str, raw: bytes) -> tuple[Any, list[Upload]]:
    body: Any = {}
    uploads: list[Upload] = []
    for part in parse_form(content_type, raw):
        if len(part.content) > MOST_PER_FILE:
            raise DiscordError(40005)
        if part.name == "payload_json":
            body = _parsed(part.content)
        elif match := FILE_FIELD.fullmatch(part.name):
            index = int(match[1]) if match[1] else len(uploads)
            uploads.append(Upload(index, part.filename or "unknown", part.content))
    return body, uploads
