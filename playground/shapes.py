"""How the playground's records look as Discord's JSON.

Pure functions from records to payloads, used alike by REST answers, gateway events and the page.
"""

from typing import TYPE_CHECKING, Any

from .clock import Clock
from .model import (
    Attachment,
    Channel,
    ChannelKind,
    Guild,
    Interaction,
    InteractionKind,
    Json,
    Member,
    Message,
    MessageFlag,
    Role,
    User,
)
from .reading import walk

if TYPE_CHECKING:
    from .world import World

ATTACHMENT_LIMIT = 10 * 1024 * 1024


def without_nulls(value: Any) -> Any:
    """Return JSON without keys whose value is null, at any depth."""
    if isinstance(value, dict):
        return {key: without_nulls(one) for key, one in value.items() if one is not None}
    return [without_nulls(one) for one in value] if isinstance(value, list) else value


def user(person: User) -> Json:
    """Return a user as everybody sees them."""
    payload: Json = {
        "id": str(person.id),
        "username": person.name.lower().replace(" ", "_"),
        "global_name": None if person.bot else person.name,
        "avatar": avatar_hash(person),
        "discriminator": "0000" if person.bot else "0",
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
    }
    if person.bot:
        payload |= {"bot": True, "username": person.name}
    return payload


def avatar_hash(person: User) -> str:
    """Return the picture's name on the CDN; it spells the colour."""
    return f"{person.colour:06x}".rjust(32, "0")


def role(record: Role, position: int) -> Json:
    """Return a role."""
    return {
        "id": str(record.id),
        "name": record.name,
        "permissions": str(int(record.permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": record.managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def member(world: "World", record: Member) -> Json:
    """Return a member with its user."""
    return _bare_member(world.clock, record) | {"user": user(world.users[record.user_id])}


def _bare_member(clock: Clock, record: Member) -> Json:
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": clock.iso(record.joined_at),
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [str(role_id) for role_id in sorted(record.role_ids)],
        "mute": False,
        "deaf": False,
    }


def channel(world: "World", record: Channel) -> Json:
    """Return a text channel, a thread or a direct-message channel."""
    payload: Json = {
        "id": str(record.id),
        "type": int(record.kind),
        "flags": 0,
        "last_message_id": str(record.last_message_id) if record.last_message_id else None,
    }
    if record.recipient_id is not None:
        return payload | {"recipients": [user(world.users[record.recipient_id])]}
    payload |= {"guild_id": str(record.guild_id), "name": record.name}
    payload["parent_id"] = str(record.parent_id) if record.parent_id else None
    payload["rate_limit_per_user"] = 0
    return payload | (_thread(world, record) if record.is_thread else _text_channel(world, record))


def _text_channel(world: "World", record: Channel) -> Json:
    siblings = [one.id for one in world.channels_of(record.guild_id) if not one.is_thread]
    return {
        "position": siblings.index(record.id) if record.id in siblings else 0,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": str(target),
                "type": int(overwrite.for_member),
                "allow": str(overwrite.allow),
                "deny": str(overwrite.deny),
            }
            for target, overwrite in record.overwrites.items()
        ],
    }


def _thread(world: "World", record: Channel) -> Json:
    payload: Json = {
        "owner_id": str(record.owner_id),
        "thread_metadata": {
            "archived": record.archived,
            "archive_timestamp": world.clock.iso(),
            "auto_archive_duration": record.auto_archive_minutes,
            "locked": record.locked,
            "create_timestamp": world.clock.iso(),
        },
        "message_count": len(record.messages),
        "member_count": len(record.member_ids),
        "total_message_sent": len(record.messages),
    }
    if record.kind is ChannelKind.PRIVATE_THREAD:
        payload["thread_metadata"]["invitable"] = True
    return payload


def guild(record: Guild) -> Json:
    """Return a server as REST shows it."""
    nothing = (
        "icon description home_header splash discovery_splash banner application_id "
        "afk_channel_id system_channel_id widget_channel_id max_presences vanity_url_code "
        "rules_channel_id safety_alerts_channel_id public_updates_channel_id incidents_data"
    )
    zero = (
        "system_channel_flags verification_level default_message_notifications mfa_level "
        "explicit_content_filter premium_tier premium_subscription_count nsfw_level"
    )
    return {
        **dict.fromkeys(nothing.split()),
        **dict.fromkeys(zero.split(), 0),
        "id": str(record.id),
        "name": record.name,
        "owner_id": str(record.owner_id),
        "features": [],
        "region": "deprecated",
        "afk_timeout": 300,
        "widget_enabled": False,
        "roles": [role(one, position) for position, one in enumerate(record.roles.values())],
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "preferred_locale": record.locale,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "emojis": [],
        "stickers": [],
    }


def guild_create(world: "World", record: Guild) -> Json:
    """Return a server as the gateway introduces it to the bot."""
    channels = world.channels_of(record.id)
    threads = [one for one in channels if one.is_thread and not one.archived]
    return guild(record) | {
        "joined_at": world.clock.iso(record.members[world.bot.id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(record.members),
        # Without the privileged intent Discord lists the bot alone.
        "members": [member(world, record.members[world.bot.id])],
        "voice_states": [],
        "presences": [],
        "channels": [channel(world, one) for one in channels if not one.is_thread],
        "threads": [channel(world, one) for one in threads if world.can_see(world.bot.id, one)],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment(world: "World", record: Attachment, *, ephemeral: bool = False) -> Json:
    """Return an uploaded file."""
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
    """Return where the file can be fetched."""
    if record.ephemeral:
        place = f"ephemeral-attachments/{world.bot.id}"
        return f"{world.cdn_base}/{place}/{record.id}/{record.filename}"
    return f"{world.cdn_base}/attachments/{record.channel_id}/{record.id}/{record.filename}"


def message(world: "World", record: Message) -> Json:
    """Return a message as REST shows it."""
    ephemeral = bool(record.flags & MessageFlag.EPHEMERAL)
    payload: Json = {
        "id": str(record.id),
        "channel_id": str(record.channel_id),
        "type": record.type,
        "content": record.content,
        "author": user(world.users[record.author_id]),
        "mentions": [user(world.users[one]) for one in record.mention_ids if one in world.users],
        "mention_roles": [],
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
    """Return the files that no component and no embed shows: Discord lists only those."""
    shown: set[str] = set()
    for part in walk(record.components):
        items = [*part.get("items", ()), part]
        media = [one.get("media") or one.get("file") or {} for one in items]
        shown.update(one["url"] for one in media if "url" in one)
    for embed in record.embeds:
        shown.update(embed[key]["url"] for key in ("image", "thumbnail") if embed.get(key))
    return [one for one in record.attachments if attachment_url(world, one) not in shown]


def message_event(world: "World", record: Message) -> Json:
    """Return a message as the gateway tells of it."""
    payload = message(world, record)
    guild_id = world.channels[record.channel_id].guild_id
    if guild_id is None:
        return payload
    payload["guild_id"] = str(guild_id)
    author = world.guilds[guild_id].members.get(record.author_id)
    if author is not None:
        payload["member"] = _bare_member(world.clock, author)
    return payload


def _origin(world: "World", record: Interaction) -> Json:
    """Return the two fields that say which interaction a message answers."""
    shape: Json = {"interaction_metadata": interaction_metadata(world, record)}
    if record.kind is InteractionKind.COMMAND:
        shape["interaction"] = {
            "id": str(record.id),
            "type": int(record.kind),
            "name": command_name(record.data),
            "user": user(world.users[record.user_id]),
        }
    return shape


def interaction_metadata(world: "World", record: Interaction) -> Json:
    """Return what a message tells about the interaction that caused it."""
    shape: Json = {
        "id": str(record.id),
        "type": int(record.kind),
        "user": user(world.users[record.user_id]),
        "authorizing_integration_owners": owners(record),
    }
    if record.kind is InteractionKind.COMPONENT and record.source is not None:
        shape["interacted_message_id"] = str(record.source.id)
    if record.kind is InteractionKind.MODAL and record.trigger is not None:
        shape["triggering_interaction_metadata"] = interaction_metadata(world, record.trigger)
    return shape


def owners(record: Interaction) -> dict[str, str]:
    """Return on whose behalf the application is installed: the server, or nobody in a DM."""
    return {"0": str(record.guild_id or 0)}


def command_name(data: Json) -> str:
    """Return the whole name of the command that was used, subcommands included."""
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
        "channel": channel(world, place),
        "locale": world.users[record.user_id].locale,
        "app_permissions": str(world.permissions(world.bot.id, place)),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": owners(record),
        "context": 0 if record.guild_id else 1,
        "attachment_size_limit": ATTACHMENT_LIMIT,
    }
    if record.source is not None:
        payload["message"] = message(world, record.source)
    if record.guild_id is None:
        return payload | {"user": user(world.users[record.user_id])}
    home = world.guilds[record.guild_id]
    allowed = str(world.permissions(record.user_id, place))
    payload["channel"]["permissions"] = allowed
    return payload | {
        "guild_id": str(home.id),
        "guild": {"id": str(home.id), "locale": home.locale, "features": []},
        "guild_locale": home.locale,
        "member": member(world, home.members[record.user_id]) | {"permissions": allowed},
    }
