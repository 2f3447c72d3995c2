"""Turns the body of a request into the fields of a message, as strictly as Discord does.

``new`` and ``edited`` either raise ``DiscordError`` or return the arguments of ``World.post`` or
``World.edit``. Permissions are not checked here.
"""

import re
from collections.abc import Sequence
from typing import Any

from .components import check_message, finished
from .embeds import check_embeds, finished_embeds
from .errors import DiscordError, FormErrors
from .files import Attached, Upload, attached, media_of
from .model import Json, Message, MessageFlag
from .reading import Part, walk
from .world import World

MOST_CONTENT = 2000
MOST_MENTIONS = 100
MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
V2 = int(MessageFlag.COMPONENTS_V2)
# the flags that a bot may set; the first one suppresses embeds
SETTABLE = (1 << 2) | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2


def new(
    world: World,
    channel_id: int,
    body: Json,
    uploads: Sequence[Upload],
    *,
    may_be_ephemeral: bool = False,
) -> dict[str, Any]:
    """Return the fields of a new message; raise ``DiscordError`` if Discord would refuse it."""
    flags = int(body.get("flags") or 0) & (SETTABLE | (64 if may_be_ephemeral else 0))
    errors = FormErrors()
    files = attached(world, channel_id, body, uploads, (), errors)
    content = body.get("content") or ""
    embeds = body.get("embeds") or []
    components = body.get("components") or []
    _check_parts(world, errors, content, embeds, components, files, v2=bool(flags & V2))
    _check_nonce(errors, body)
    _check_mentions(errors, body.get("allowed_mentions") or {})
    errors.raise_if_any()
    if not (content.strip() or embeds or components or files.files):
        raise DiscordError(50006)
    return {
        "content": content,
        "embeds": finished_embeds(embeds, media_of(world, files)),
        "components": finished(components, media_of(world, files)),
        "attachments": files.files,
        "flags": flags,
        "nonce": body.get("nonce"),
        "mention_ids": mentions(_said(content, components), body.get("allowed_mentions")),
        "mention_role_ids": role_mentions(_said(content, components), body.get("allowed_mentions")),
    }


def edited(
    world: World,
    message: Message,
    body: Json,
    uploads: Sequence[Upload],
    *,
    updates: bool = False,
) -> dict[str, Any]:
    """Return the changed fields of an edited message; raise ``DiscordError`` if it is refused.

    Fields that the body does not contain stay as they are. ``updates`` is whether the edit answers
    a press on the message.
    """
    errors = FormErrors()
    flags = message.flags & ~MessageFlag.LOADING  # the first edit ends "thinking…"
    if body.get("flags") is not None:
        flags |= int(body["flags"]) & SETTABLE
    place, before = message.channel_id, message.attachments
    files = attached(world, place, body, uploads, before, errors, updates=updates)
    content = (body["content"] or "") if "content" in body else message.content
    embeds = (body["embeds"] or []) if "embeds" in body else message.embeds
    sent = "components" in body
    components = (body["components"] or []) if sent else message.components
    # Components that are not sent again were checked when the message was posted.
    checked = components if sent else []
    _check_parts(world, errors, content, embeds, checked, files, v2=bool(flags & V2))
    _check_mentions(errors, body.get("allowed_mentions") or {})
    errors.raise_if_any()
    if not (content.strip() or embeds or components or files.files):
        raise DiscordError(50006)
    media = media_of(world, files)
    changes: dict[str, Any] = {"content": content, "attachments": files.files}
    if "embeds" in body:
        changes["embeds"] = finished_embeds(embeds, media)
    if sent:
        changes["components"] = finished(components, media)
    if flags != message.flags:
        changes["flags"] = flags
    if "content" in body or sent:
        said = _said(content, components)
        changes["mention_ids"] = mentions(said, body.get("allowed_mentions"))
    return changes


def _check_parts(
    world: World,
    errors: FormErrors,
    content: Any,
    embeds: Any,
    components: Any,
    files: Attached,
    *,
    v2: bool,
) -> None:
    if not isinstance(content, str):
        errors.add(("content",), "STRING_TYPE_CONVERT", "Could not interpret as string.")
        errors.raise_if_any()
    if len(content) > MOST_CONTENT:
        message = f"Must be {MOST_CONTENT} or fewer in length."
        errors.add(("content",), "BASE_TYPE_MAX_LENGTH", message)
    check_embeds(embeds, errors)
    if v2:
        for field, value in (("content", content), ("embeds", embeds)):
            if value:
                message = (
                    f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                )
                code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
                errors.add((field,), code, message)
    if not isinstance(components, list):
        errors.add(("components",), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    elif components:
        check_message(
            components,
            errors,
            ("components",),
            v2=v2,
            files=files.names,
            emojis=world.emojis.keys(),
        )


def _check_nonce(errors: FormErrors, body: Json) -> None:
    nonce = body.get("nonce")
    if isinstance(nonce, str) and len(nonce) > 25:
        errors.add(("nonce",), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    if body.get("enforce_nonce") and not nonce:
        errors.add(("nonce",), "BASE_TYPE_REQUIRED", "This field is required")


def _check_mentions(errors: FormErrors, allowed: Json) -> None:
    for kind in ("users", "roles"):
        named = allowed.get(kind) or []
        if named and kind in (allowed.get("parse") or []):
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
            errors.add(("allowed_mentions",), code, message)
        if len(named) > MOST_MENTIONS:
            message = f"Must be {MOST_MENTIONS} or fewer in length."
            errors.add(("allowed_mentions", kind), "BASE_TYPE_MAX_LENGTH", message)


def _said(content: str, components: list[Json]) -> str:
    """Return all text of a message in which Discord looks for mentions."""
    shown = [one for one in walk(components) if one["type"] == Part.TEXT_DISPLAY]
    return "\n".join([content, *(one["content"] for one in shown)])


def mentions(content: str, allowed: Json | None = None) -> list[int]:
    """Return the ids of the people whom a text mentions and ``allowed`` permits."""
    return _permitted(MENTION, "users", content, allowed)


def role_mentions(content: str, allowed: Json | None = None) -> list[int]:
    """Return the ids of the roles that a text mentions and ``allowed`` permits."""
    return _permitted(ROLE_MENTION, "roles", content, allowed)


def _permitted(
    pattern: re.Pattern[str], kind: str, content: str, allowed: Json | None
) -> list[int]:
    found = list(dict.fromkeys(int(one) for one in pattern.findall(content)))
    if allowed is None or kind in (allowed.get("parse") or []):
        return found
    named = {int(one) for one in allowed.get(kind) or []}
    return [one for one in found if one in named]
