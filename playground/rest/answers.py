"""Routes by which the bot answers interactions: callbacks, follow-ups and ``@original``."""

from collections.abc import Collection
from typing import Any

from ..components import check_modal, finished
from ..drafts import edited, new
from ..errors import DiscordError, FormErrors
from ..interactions import ACCEPTED
from ..message_shapes import message as shape
from ..model import (
    Callback,
    Channel,
    Interaction,
    InteractionKind,
    Json,
    Message,
    MessageFlag,
)
from .call import Call
from .messages import refuse_if_closed, refuse_if_locked
from .routes import NOTHING, Answer, found, route

WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
PLAIN, REPLY, COMMAND_ANSWER = 0, 19, 20
EPHEMERAL, LOADING = int(MessageFlag.EPHEMERAL), int(MessageFlag.LOADING)


@route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", needs_token=False)
async def answer_first(call: Call) -> Answer:
    desk, body = call.playground.interactions, call.form()
    record = desk.to_answer(call.id("interaction_id"), call.params["interaction_token"])
    callback = _callback(record, body)
    message = _carry_out(call, record, callback, body.get("data") or {})
    desk.settle(record, callback)
    if call.query.get("with_response", "").lower() not in ("true", "1"):
        return NOTHING
    return found(_receipt(call, record, callback, message))


def _callback(record: Interaction, body: Json) -> Callback:
    accepted = list(ACCEPTED[record.kind])
    if record.kind is InteractionKind.MODAL and record.source is None:
        # A form opened by a command has no message that could be updated.
        accepted = [Callback.MESSAGE, Callback.THINKING]
    if body.get("type") not in accepted:
        values = ", ".join(str(int(one)) for one in accepted)
        errors = FormErrors()
        errors.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{values}}}.")
        errors.raise_if_any()
    return Callback(body["type"])


def _carry_out(call: Call, record: Interaction, callback: Callback, data: Json) -> Message | None:
    world = call.playground.world
    if callback is Callback.MODAL:
        record.modal = _modal(data, world.emojis.keys())
    elif callback is Callback.CHOICES:
        record.choices = _choices(data)
    elif callback is Callback.MESSAGE:
        fields = new(world, record.channel_id, data, call.uploads, may_be_ephemeral=True)
        return _post(call, record, fields, original=True)
    elif callback is Callback.THINKING:
        flags = LOADING | (int(data.get("flags") or 0) & EPHEMERAL)
        return _post(call, record, {"flags": flags}, original=True)
    elif record.source is not None:
        record.original_id = record.source.id
        # A press on a deleted message can still be acknowledged, but not answered by an update.
        if callback is Callback.UPDATE:
            _must_exist(call, record.source)
            _refuse_if_closed(call, record.source)
            changes = edited(world, record.source, data, call.uploads, updates=True)
            world.edit(record.source, **changes)
        return record.source
    return None


def _refuse_if_closed(call: Call, message: Message) -> None:
    channel = call.playground.world.channels.get(message.channel_id)
    if channel is not None and message.only_for is None:
        refuse_if_closed(call.playground.world, channel)


def _must_exist(call: Call, message: Message) -> None:
    channel = call.playground.world.channels.get(message.channel_id)
    if channel is None or message.id not in channel.messages:
        raise DiscordError(10008)


def _post(call: Call, record: Interaction, fields: dict[str, Any], *, original: bool) -> Message:
    world = call.playground.world
    channel = world.channels.get(record.channel_id)
    if channel is None:
        raise DiscordError(10003)
    ephemeral = bool(fields.get("flags", 0) & EPHEMERAL)
    if not ephemeral:  # private answers reach their reader even in a locked thread
        refuse_if_locked(world, channel)
    replied_to = _replied_to(record, original=original)
    message = world.post(
        channel,
        world.bot,
        **fields,
        type=_type(record, replied_to, original=original),
        only_for=record.user_id if ephemeral else None,
        interaction=record,
        webhook_id=world.bot.id,
        reply_to=replied_to,
    )
    if original:
        record.original_id = message.id
    return message


def _type(record: Interaction, replied_to: int | None, *, original: bool) -> int:
    if original and record.kind is InteractionKind.COMMAND:
        return COMMAND_ANSWER
    return PLAIN if replied_to is None else REPLY


def _replied_to(record: Interaction, *, original: bool) -> int | None:
    if not original:
        return record.original_id  # for an update, the message that was pressed
    return record.source.id if record.source is not None else None


def _modal(data: Json, emojis: Collection[int]) -> Json:
    errors = FormErrors()
    for name, most in (("custom_id", 100), ("title", 45)):
        text = data.get(name)
        if not isinstance(text, str) or not 1 <= len(text.strip()) <= len(text) <= most:
            message = f"Must be between 1 and {most} in length."
            errors.add(("data", name), "BASE_TYPE_BAD_LENGTH", message)
    check_modal(data.get("components"), errors, ("data", "components"), emojis)
    errors.raise_if_any()
    components = finished(data["components"], lambda url: {"url": url})
    return {
        "custom_id": data["custom_id"],
        "title": data["title"],
        "components": components,
    }


def _choices(data: Json) -> list[Json]:
    choices = data.get("choices") or []
    errors = FormErrors()
    if len(choices) > 25:
        message = "Must be 25 or fewer in length."
        errors.add(("data", "choices"), "BASE_TYPE_MAX_LENGTH", message)
    for index, choice in enumerate(choices):
        for name in ("name", "value"):
            text = choice.get(name)
            blank = isinstance(text, str) and not text.strip()
            if text is None or blank or len(str(text)) > 100:
                message = "Must be between 1 and 100 in length."
                errors.add(("data", "choices", index, name), "BASE_TYPE_BAD_LENGTH", message)
    errors.raise_if_any()
    return list(choices)


def _receipt(call: Call, record: Interaction, callback: Callback, message: Message | None) -> Json:
    interaction: Json = {"id": str(record.id), "type": int(record.kind)}
    receipt: Json = {"interaction": interaction}
    interaction["channel_id"] = str(record.channel_id)
    if record.guild_id is not None:
        interaction["guild_id"] = str(record.guild_id)
    if message is not None:
        interaction |= {
            "response_message_id": str(message.id),
            "response_message_loading": bool(message.flags & LOADING),
            "response_message_ephemeral": bool(message.flags & EPHEMERAL),
        }
        if callback in (Callback.MESSAGE, Callback.UPDATE):
            world = call.playground.world
            receipt["resource"] = {"type": int(callback), "message": shape(world, message)}
    return receipt


# -- by the interaction's token, for fifteen minutes ------------------------------------------


@route("POST", WEBHOOK, needs_token=False)
async def follow_up(call: Call) -> Answer:
    world, record = call.playground.world, _interaction(call)
    original = _stored(call, record, record.original_id)
    if original is not None and original.flags & LOADING:
        # The first follow-up replaces "thinking…", and is private or public as that was.
        world.edit(original, **edited(world, original, call.form(), call.uploads))
        return found(shape(world, original))
    body = call.form()
    fields = new(world, record.channel_id, body, call.uploads, may_be_ephemeral=True)
    return found(shape(world, _post(call, record, fields, original=False)))


@route("GET", WEBHOOK + "/messages/@original", needs_token=False)
@route("GET", WEBHOOK + "/messages/{message_id}", needs_token=False)
async def get_answer(call: Call) -> Answer:
    return found(shape(call.playground.world, _answer(call)))


@route("PATCH", WEBHOOK + "/messages/@original", needs_token=False)
@route("PATCH", WEBHOOK + "/messages/{message_id}", needs_token=False)
async def edit_answer(call: Call) -> Answer:
    world, message = call.playground.world, _answer(call)
    _refuse_if_closed(call, message)
    world.edit(message, **edited(world, message, call.form(), call.uploads))
    return found(shape(world, message))


@route("DELETE", WEBHOOK + "/messages/@original", needs_token=False)
@route("DELETE", WEBHOOK + "/messages/{message_id}", needs_token=False)
async def delete_answer(call: Call) -> Answer:
    call.playground.world.delete(_answer(call))
    return NOTHING


def _interaction(call: Call) -> Interaction:
    if call.id("webhook_id") != call.playground.world.bot.id:
        raise DiscordError(10015)
    return call.playground.interactions.to_follow(call.params["webhook_token"])


def _answer(call: Call) -> Message:
    record = _interaction(call)
    wanted = call.id("message_id") if "message_id" in call.params else record.original_id
    message = _stored(call, record, wanted)
    if message is None or not _belongs(message, record):
        raise DiscordError(10008)
    return message


def _stored(call: Call, record: Interaction, message_id: int | None) -> Message | None:
    channel: Channel | None = call.playground.world.channels.get(record.channel_id)
    return channel.messages.get(message_id or 0) if channel else None


def _belongs(message: Message, record: Interaction) -> bool:
    return message.interaction is record or message.id == record.original_id
