"""Routes that post, read, edit and delete messages with the bot's token, as permitted."""

from ..drafts import edited, new
from ..errors import DiscordError, FormErrors
from ..message_shapes import message as shape
from ..model import VOCAL, WITHOUT_CHAT, Channel, Message
from ..permissions import Permission
from ..strictness import Strict
from ..world import World
from .call import Call
from .routes import NOTHING, Answer, found, route

# How long Discord remembers a nonce: "the past few minutes".
NONCE_LIFE = 5 * 60.0


@route("GET", "/channels/{channel_id}/messages")
async def list_messages(call: Call) -> Answer:
    world, channel = call.playground.world, call.channel()
    seen = [one for one in channel.messages.values() if one.only_for is None]
    require(world, channel)
    if not world.permissions(world.bot.id, channel) & Permission.READ_MESSAGE_HISTORY:
        seen = []  # as Discord documents: no error
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        errors = FormErrors()
        message = "int value should be between 1 and 100."
        errors.add(("limit",), "NUMBER_TYPE_MAX", message)
        errors.raise_if_any()
    if "before" in call.query:
        seen = [one for one in seen if one.id < int(call.query["before"])]
    if "after" in call.query:
        seen = [one for one in seen if one.id > int(call.query["after"])][:limit]
    return found([shape(world, one) for one in reversed(seen[-limit:])])


@route("GET", "/channels/{channel_id}/messages/{message_id}")
async def get_message(call: Call) -> Answer:
    channel = call.channel()
    require(call.playground.world, channel, Permission.READ_MESSAGE_HISTORY)
    return found(shape(call.playground.world, call.message(channel)))


@route("POST", "/channels/{channel_id}/messages")
async def create_message(call: Call) -> Answer:
    world, channel, body = call.playground.world, call.channel(), call.form()
    may_write(world, channel, files=bool(call.uploads), embeds=bool(body.get("embeds")))
    fields = new(world, channel.id, body, call.uploads)
    if body.get("enforce_nonce") and (first := _same_nonce(world, str(body["nonce"]))) is not None:
        return found(shape(world, first))
    fields["reply_to"] = _reply(world, channel, body)
    message = world.post(channel, world.bot, **fields)
    if message.nonce is not None:
        world.nonces[str(message.nonce)] = message
    return found(shape(world, message))


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
async def edit_message(call: Call) -> Answer:
    world, channel = call.playground.world, call.channel()
    message = call.message(channel)
    if message.author_id != world.bot.id:
        raise DiscordError(50005)
    refuse_if_closed(world, channel)
    if call.uploads:  # the documentation does not say so
        require(world, channel, Permission.ATTACH_FILES)
    world.edit(message, **edited(world, message, call.form(), call.uploads))
    return found(shape(world, message))


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
async def delete_message(call: Call) -> Answer:
    world, channel = call.playground.world, call.channel()
    message = call.message(channel)
    if message.author_id != world.bot.id:
        if channel.guild_id is None:
            raise DiscordError(50003)
        require(world, channel, Permission.MANAGE_MESSAGES)
    world.delete(message)
    return NOTHING


def require(world: World, channel: Channel, *needed: Permission) -> None:
    """Raise ``DiscordError`` if the bot lacks a permission in a channel."""
    allowed = world.permissions(world.bot.id, channel)
    strict = Strict.VOICE_CHATS not in world.lenient
    if strict and channel.kind in VOCAL and not allowed & Permission.CONNECT:
        raise DiscordError(50001)
    if any(not allowed & one for one in needed):
        raise DiscordError(50013)


def may_write(world: World, channel: Channel, *, files: bool, embeds: bool) -> None:
    """Raise ``DiscordError`` if the bot cannot send a message to this channel.

    ``files`` and ``embeds`` are whether the message has any.
    """
    if channel.recipient_id is not None:
        _may_reach(world, channel.recipient_id)
        return
    if channel.kind in WITHOUT_CHAT:
        raise DiscordError(50008)
    if channel.is_thread:
        require(world, channel, Permission.SEND_MESSAGES_IN_THREADS)
    else:
        require(world, channel, Permission.SEND_MESSAGES)
    refuse_if_locked(world, channel)
    if files:
        require(world, channel, Permission.ATTACH_FILES)
    if embeds:
        require(world, channel, Permission.EMBED_LINKS)


def refuse_if_locked(world: World, channel: Channel) -> None:
    """Raise ``DiscordError`` if the thread is locked, unless the bot may manage threads."""
    if channel.locked and not world.permissions(world.bot.id, channel) & Permission.MANAGE_THREADS:
        raise DiscordError(50083 if channel.archived else 160005)


def refuse_if_closed(world: World, channel: Channel) -> None:
    """Raise ``DiscordError`` if messages of a thread cannot be edited: it is archived or locked."""
    if channel.archived:
        raise DiscordError(50083)
    refuse_if_locked(world, channel)


def _may_reach(world: World, user_id: int) -> None:
    shared = any(user_id in one.members for one in world.guilds.values())
    if not shared:
        raise DiscordError(50278)
    if not world.users[user_id].accepts_dms:
        raise DiscordError(50007)


def _same_nonce(world: World, nonce: str) -> Message | None:
    """Return the message that the bot posted with this nonce in the past few minutes, or None."""
    forgotten = world.clock.now() - NONCE_LIFE
    world.nonces = {
        key: message for key, message in world.nonces.items() if message.created_at >= forgotten
    }
    message = world.nonces.get(nonce)
    if message is not None and Strict.DELETED_NONCES in world.lenient:
        return world.message(message.id)
    return message


def _reply(world: World, channel: Channel, body: dict[str, object]) -> int | None:
    reference = body.get("message_reference")
    if not isinstance(reference, dict) or not reference.get("message_id"):
        return None
    if not world.permissions(world.bot.id, channel) & Permission.READ_MESSAGE_HISTORY:
        raise DiscordError(160002)
    message_id = int(reference["message_id"])
    if message_id in channel.messages:
        return message_id
    if reference.get("fail_if_not_exists", True):
        errors = FormErrors()
        errors.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        errors.raise_if_any()
    return None
