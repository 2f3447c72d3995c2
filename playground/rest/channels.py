"""Routes for channels, threads and DM channels."""

from typing import Any

from ..errors import DiscordError, FormErrors
from ..model import TAKE_THREADS, Channel, ChannelKind
from ..permissions import Permission
from ..shapes import channel as shape
from ..shapes import thread_for_bot
from ..strictness import Strict
from .call import Call
from .messages import may_write, require
from .routes import NOTHING, Answer, found, route

ARCHIVE_AFTER = (60, 1440, 4320, 10080)


@route("GET", "/channels/{channel_id}")
async def get_channel(call: Call) -> Answer:
    return found(shape(call.playground.world, call.channel()))


@route("PATCH", "/channels/{channel_id}")
async def edit_channel(call: Call) -> Answer:
    world, channel, body = call.playground.world, call.channel(), call.form()
    if channel.guild_id is None:
        raise DiscordError(50024)
    changes: dict[str, Any] = {}
    if channel.is_thread:
        # Unarchiving a thread takes only the permission to write, unless it is locked.
        if body.get("archived") is False and not channel.locked:
            require(world, channel, Permission.SEND_MESSAGES_IN_THREADS)
        elif channel.locked or body.get("locked") or channel.owner_id != world.bot.id:
            require(world, channel, Permission.MANAGE_THREADS)
        if channel.archived and body.get("archived") is not False:
            raise DiscordError(50083)
        named = {"archived": "archived", "locked": "locked", "name": "name"}
    else:
        require(world, channel, Permission.MANAGE_CHANNELS)
        named = {"name": "name"}
    if body.get("name") is not None:
        _checked_name(body)
    changes = {field: body[key] for key, field in named.items() if body.get(key) is not None}
    world.update_channel(channel, **changes)
    return found(shape(world, channel))


@route("DELETE", "/channels/{channel_id}")
async def delete_channel(call: Call) -> Answer:
    world, channel = call.playground.world, call.channel()
    payload = shape(world, channel)
    if channel.guild_id is not None:
        wanted = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
        require(world, channel, wanted)
        world.remove_channel(channel)
    return found(payload)


@route("POST", "/channels/{channel_id}/typing")
async def type_in_channel(call: Call) -> Answer:
    may_write(call.playground.world, call.channel(), files=False, embeds=False)
    return NOTHING


@route("POST", "/channels/{channel_id}/threads")
async def create_thread(call: Call) -> Answer:
    world, channel, body = call.playground.world, call.channel(), call.form()
    private = body.get("type", 12) == ChannelKind.PRIVATE_THREAD
    _may_open_thread(call, private=private)
    thread = world.add_thread(channel, _checked_name(body), world.bot, private=private)
    thread.auto_archive_minutes = body.get("auto_archive_duration") or 1440
    return Answer(201, thread_for_bot(world, thread))


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def create_thread_at_message(call: Call) -> Answer:
    world, channel, body = call.playground.world, call.channel(), call.form()
    _may_open_thread(call, private=False)
    message = call.message(channel)
    if message.id in world.channels:  # a message's thread has the id of the message
        raise DiscordError(160004)
    thread = world.add_thread(channel, _checked_name(body), world.bot, thread_id=message.id)
    return Answer(201, thread_for_bot(world, thread))


def _may_open_thread(call: Call, *, private: bool) -> None:
    channel = call.channel()
    if channel.kind not in TAKE_THREADS:
        raise DiscordError(50024)
    wanted = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    require(call.playground.world, channel, wanted)


def _checked_name(body: dict[str, Any]) -> str:
    errors = FormErrors()
    name = body.get("name")
    if not isinstance(name, str) or not 1 <= len(name.strip()) <= len(name) <= 100:
        message = "Must be between 1 and 100 in length."
        errors.add(("name",), "BASE_TYPE_BAD_LENGTH", message)
    if body.get("auto_archive_duration") not in (None, *ARCHIVE_AFTER):
        message = "Value must be one of {60, 1440, 4320, 10080}."
        errors.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", message)
    errors.raise_if_any()
    return str(name)


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
async def add_to_thread(call: Call) -> Answer:
    channel = _open_thread(call)
    world = call.playground.world
    world.join_thread(channel, world.users[_person(call)])
    return NOTHING


@route("PUT", "/channels/{channel_id}/thread-members/@me")
async def join_thread(call: Call) -> Answer:
    world = call.playground.world
    world.join_thread(_open_thread(call), world.bot)
    return NOTHING


def _open_thread(call: Call) -> Channel:
    """Return the thread in the path; raise ``DiscordError`` if nobody can join it."""
    channel = call.channel()
    if not channel.is_thread:
        raise DiscordError(50024)
    if channel.archived:
        raise DiscordError(50083)
    return channel


def _person(call: Call) -> int:
    user_id = call.id("user_id")
    if user_id not in call.playground.world.users:
        raise DiscordError(10013)
    return user_id


@route("POST", "/users/@me/channels")
async def open_dm(call: Call) -> Answer:
    world = call.playground.world
    recipient = world.users.get(int(call.form().get("recipient_id") or 0))
    if recipient is None:
        errors = FormErrors()
        errors.add(("recipient_id",), "INVALID_RECIPIENT", "Invalid Recipient(s)")
        errors.raise_if_any()
        raise AssertionError("unreachable")
    if recipient is world.bot:
        raise DiscordError(50007)
    if not world.dms_opened.take(world.clock.now()) and Strict.OPENING_DMS not in world.lenient:
        raise DiscordError(40003)
    return found(shape(world, world.open_dm(recipient)))
