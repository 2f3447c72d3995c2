"""How messages, their files and interactions look as Discord's JSON.

Pure functions from records to payloads; users, servers and channels are in ``shapes``.
"""

from typing import TYPE_CHECKING

from . import shapes
from .model import Attachment, Interaction, InteractionKind, Json, Message, MessageFlag
from .reading import walk

if TYPE_CHECKING:
    from .world import World

ATTACHMENT_LIMIT = 10 * 1024 * 1024
BY_TIER = (ATTACHMENT_LIMIT, ATTACHMENT_LIMIT, 50 << 20, 100 << 20)
"""The largest file in bytes, by the server's boost tier."""


def attachment(world: "World", record: Attachment, *, ephemeral: bool = False) -> Json:
    """Return the JSON of an uploaded file."""
    url = attachment_url(world, record)
    payload: Json = {
        "id": str(record.id),
        "filename": record.filename,
        "size": len(record.content),
        "url": url,
        "proxy_url": url,
        "content_type": record.content_type,
    }
    optional = {
        "width": record.width,
        "height": record.height,
        "description": record.description,
        "ephemeral": ephemeral or record.ephemeral or None,
    }
    return payload | {key: value for key, value in optional.items() if value is not None}


def attachment_url(world: "World", record: Attachment) -> str:
    """Return the address at which the CDN serves the file."""
    if record.ephemeral:
        place = f"ephemeral-attachments/{world.bot.id}"
        return f"{world.cdn_base}/{place}/{record.id}/{record.filename}"
    return f"{world.cdn_base}/attachments/{record.channel_id}/{record.id}/{record.filename}"


def message(world: "World", record: Message) -> Json:
    """Return a message as REST returns it."""
    ephemeral = bool(record.flags & MessageFlag.EPHEMERAL)
    payload: Json = {
        "id": str(record.id),
        "channel_id": str(record.channel_id),
        "type": record.type,
        "content": record.content,
        "author": shapes.user(world.users[record.author_id]),
        "mentions": [
            shapes.user(world.users[one]) for one in record.mention_ids if one in world.users
        ],
        "mention_roles": [str(one) for one in record.mention_role_ids],
        "mention_everyone": False,
        "attachments": [
            attachment(world, one, ephemeral=ephemeral) for one in _loose_files(world, record)
        ],
        "embeds": record.embeds,
        "components": record.components,
        "timestamp": world.clock.iso(record.created_at),
        "edited_timestamp": world.clock.iso(record.edited_at) if record.edited_at else None,
        "flags": record.flags,
        "pinned": False,
        "tts": False,
    }
    if record.nonce is not None:
        payload["nonce"] = record.nonce
    if record.webhook_id is not None:
        payload |= {"webhook_id": str(record.webhook_id), "application_id": str(record.webhook_id)}
    if record.interaction is not None:
        payload |= _origin(world, record.interaction)
    if record.reply_to is not None:
        payload["message_reference"] = {
            "type": 0,
            "channel_id": str(record.channel_id),
            "message_id": str(record.reply_to),
        }
    return payload


def _loose_files(world: "World", record: Message) -> list[Attachment]:
    """Return the files that no component or embed shows, which are the only ones Discord lists."""
    if not record.attachments:
        return []
    shown: set[str] = set()
    for part in walk(record.components):
        for item in (part, *part.get("items", ())):
            media = item.get("media") or item.get("file")
            if media and "url" in media:
                shown.add(media["url"])
    for embed in record.embeds:
        shown.update(embed[key]["url"] for key in ("image", "thumbnail") if embed.get(key))
    return [one for one in record.attachments if attachment_url(world, one) not in shown]


def message_event(world: "World", record: Message) -> Json:
    """Return a message as the gateway sends it."""
    payload = message(world, record)
    guild_id = world.channels[record.channel_id].guild_id
    if guild_id is None:
        return payload
    payload["guild_id"] = str(guild_id)
    author = world.guilds[guild_id].members.get(record.author_id)
    if author is not None:
        payload["member"] = shapes.bare_member(world.clock, author)
    return payload


def _origin(world: "World", record: Interaction) -> Json:
    """Return the fields of a message that say which interaction it answers."""
    shape: Json = {"interaction_metadata": interaction_metadata(world, record)}
    if record.kind is InteractionKind.COMMAND:
        shape["interaction"] = {
            "id": str(record.id),
            "type": int(record.kind),
            "name": command_name(record.data),
            "user": shapes.user(world.users[record.user_id]),
        }
    return shape


def interaction_metadata(world: "World", record: Interaction) -> Json:
    """Return the ``interaction_metadata`` of a message that answers this interaction."""
    shape: Json = {
        "id": str(record.id),
        "type": int(record.kind),
        "user": shapes.user(world.users[record.user_id]),
        "authorizing_integration_owners": owners(record),
    }
    if record.kind is InteractionKind.COMPONENT and record.source is not None:
        shape["interacted_message_id"] = str(record.source.id)
    if record.kind is InteractionKind.COMMAND and "target_id" in record.data:
        shape["target_message_id"] = record.data["target_id"]
    if record.kind is InteractionKind.MODAL and record.trigger is not None:
        shape["triggering_interaction_metadata"] = interaction_metadata(world, record.trigger)
    return shape


def owners(record: Interaction) -> dict[str, str]:
    """Return the ``authorizing_integration_owners``: for a server install, its id, or 0 in a DM."""
    return {"0": str(record.guild_id or 0)}


def command_name(data: Json) -> str:
    """Return the full name of the command that was used, including subcommands."""
    names, node = [data["name"]], data
    while (inner := node.get("options")) and inner[0]["type"] in (1, 2):
        node = inner[0]
        names.append(node["name"])
    return " ".join(names)


def interaction(world: "World", record: Interaction) -> Json:
    """Return the payload of INTERACTION_CREATE."""
    place = world.channels[record.channel_id]
    payload: Json = {
        "id": str(record.id),
        "application_id": str(world.bot.id),
        "type": int(record.kind),
        "token": record.token,
        "version": 1,
        "data": record.data,
        "channel_id": str(place.id),
        "channel": shapes.channel(world, place),
        "locale": world.users[record.user_id].locale,
        "app_permissions": str(world.permissions(world.bot.id, place)),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": owners(record),
        "context": 0 if record.guild_id else 1,
        "attachment_size_limit": _attachment_limit(world, record),
    }
    if record.source is not None:
        payload["message"] = message(world, record.source)
    if record.guild_id is None:
        return payload | {"user": shapes.user(world.users[record.user_id])}
    home = world.guilds[record.guild_id]
    allowed = str(world.permissions(record.user_id, place))
    payload["channel"]["permissions"] = allowed
    return payload | {
        "guild_id": str(home.id),
        "guild": {"id": str(home.id), "locale": home.locale, "features": []},
        "guild_locale": home.locale,
        "member": shapes.member(world, home.members[record.user_id]) | {"permissions": allowed},
    }


def _attachment_limit(world: "World", record: Interaction) -> int:
    guild = world.guilds.get(record.guild_id or 0)
    return BY_TIER[guild.premium_tier if guild is not None else 0]
