"""How people, servers and channels look as Discord's JSON; messages are in ``message_shapes``.

Pure functions from records to payloads, used by REST responses, gateway events and the page.
"""

from typing import TYPE_CHECKING, Any

from .clock import Clock
from .model import POSTS_ONLY, VOCAL, Channel, ChannelKind, Guild, Json, Member, Role, User
from .permissions import VIEW_CHANNEL
from .strictness import Strict

if TYPE_CHECKING:
    from .world import World

OBFUSCATED = 1 << 17
HIDDEN_NAME = "___hidden___"
STAYS_REAL = ("id", "type", "position", "guild_id")


def without_nulls(value: Any) -> Any:
    """Return JSON without keys whose value is null, at any depth."""
    if isinstance(value, dict):
        return {key: without_nulls(one) for key, one in value.items() if one is not None}
    return [without_nulls(one) for one in value] if isinstance(value, list) else value


def user(person: User) -> Json:
    """Return the JSON of a user as everyone sees them."""
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
    """Return the avatar's name on the CDN, which is the colour in hexadecimal."""
    return f"{person.colour:06x}".rjust(32, "0")


def role(record: Role, position: int) -> Json:
    """Return the JSON of a role at this position in the server's list."""
    return {
        "id": str(record.id),
        "name": record.name,
        "permissions": str(int(record.permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": record.managed,
        "mentionable": record.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def member(world: "World", record: Member) -> Json:
    """Return the JSON of a member including their user."""
    return bare_member(world.clock, record) | {"user": user(world.users[record.user_id])}


def bare_member(clock: Clock, record: Member) -> Json:
    """Return the JSON of a member without their user, as messages contain it."""
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
    """Return the JSON of a server's channel, a thread or a DM channel."""
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
    return payload | (_thread(world, record) if record.is_thread else _place(record))


def channel_for_bot(world: "World", record: Channel) -> Json:
    """Return a channel as the gateway sends it, obfuscated if the bot cannot view it."""
    payload = channel(world, record)
    return payload if bot_may_know(world, record) else obfuscated(payload)


def thread_for_bot(world: "World", record: Channel) -> Json:
    """Return a thread as the gateway sends it, with the bot's membership if it has joined."""
    payload = channel(world, record)
    if world.bot.id in record.member_ids:
        payload["member"] = thread_member(world, record, world.bot)
    return payload


def thread_member(world: "World", record: Channel, person: User) -> Json:
    """Return the JSON of a person's membership in a thread."""
    return {
        "id": str(record.id),
        "user_id": str(person.id),
        "join_timestamp": world.clock.iso(),
        "flags": 0,
    }


def bot_may_know(world: "World", record: Channel) -> bool:
    """Return whether the gateway sends the bot a channel without obfuscating it."""
    if record.is_thread:
        return world.can_see(world.bot.id, record)
    if record.guild_id is None or Strict.HIDDEN_CHANNELS in world.lenient:
        return True
    if record.kind is ChannelKind.CATEGORY:
        # A category can be viewed if one of its channels can.
        inside = [one for one in world.channels_of(record.guild_id) if one.parent_id == record.id]
        return any(world.can_see(world.bot.id, one) for one in (record, *inside))
    return world.can_see(world.bot.id, record)


def obfuscated(payload: Json) -> Json:
    """Return the JSON that Discord sends for a channel that the bot cannot view.

    Discord documents that fields are "nulled or reduced". To cover both, they are null in channels
    with an even position and absent in the others.
    """
    gone = {key for key in payload if key not in STAYS_REAL}
    kept = {key: payload[key] for key in STAYS_REAL if key in payload}
    if payload["position"] % 2 == 0:
        kept |= dict.fromkeys(gone)
    everyone = {"id": payload["guild_id"], "type": 0, "allow": "0", "deny": str(VIEW_CHANNEL)}
    return kept | {
        "name": HIDDEN_NAME,
        "flags": OBFUSCATED,
        "permission_overwrites": [everyone],
    }


def _place(record: Channel) -> Json:
    payload: Json = {
        "position": record.position,
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
    if record.kind in VOCAL:
        payload |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
    if record.kind in POSTS_ONLY:
        payload |= {
            "available_tags": [],
            "default_reaction_emoji": None,
            "default_sort_order": None,
            "default_forum_layout": 0,
            "default_thread_rate_limit_per_user": 0,
        }
    return payload


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
    """Return a server as REST returns it."""
    nothing = (
        "icon description home_header splash discovery_splash banner application_id "
        "afk_channel_id system_channel_id widget_channel_id max_presences vanity_url_code "
        "rules_channel_id safety_alerts_channel_id public_updates_channel_id incidents_data"
    )
    zero = (
        "system_channel_flags verification_level default_message_notifications mfa_level "
        "explicit_content_filter premium_subscription_count nsfw_level"
    )
    return {
        **dict.fromkeys(nothing.split()),
        **dict.fromkeys(zero.split(), 0),
        "id": str(record.id),
        "name": record.name,
        "premium_tier": record.premium_tier,
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
    """Return the payload of GUILD_CREATE for the bot."""
    channels = world.channels_of(record.id)
    threads = [one for one in channels if one.is_thread and not one.archived]
    return guild(record) | {
        "joined_at": world.clock.iso(record.members[world.bot.id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(record.members),
        # Without the privileged intent, Discord lists only the bot.
        "members": [member(world, record.members[world.bot.id])],
        "voice_states": [],
        "presences": [],
        "channels": [channel_for_bot(world, one) for one in channels if not one.is_thread],
        "threads": [thread_for_bot(world, one) for one in threads if bot_may_know(world, one)],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
