"""How people, servers and channels look as Discord's JSON; messages are in ``message_shapes``.

Pure functions from records to payloads, used alike by REST answers, gateway events and the page.
"""

from typing import TYPE_CHECKING, Any

from .clock import Clock
from .model import Channel, ChannelKind, Guild, Json, Member, Role, User

if TYPE_CHECKING:
    from .world import World


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
    return bare_member(world.clock, record) | {"user": user(world.users[record.user_id])}


def bare_member(clock: Clock, record: Member) -> Json:
    """Return a member without its user, as messages carry it."""
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
