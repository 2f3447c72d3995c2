"""Discord's permission bits, and how roles and channel overwrites combine."""

from collections.abc import Collection
from enum import IntFlag

from .model import Channel, Guild


class Permission(IntFlag):
    """The permissions that matter to a game bot."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


# Plain numbers for what is asked of every member, because an ``IntFlag`` is slow.
ADMINISTRATOR = int(Permission.ADMINISTRATOR)
VIEW_CHANNEL = int(Permission.VIEW_CHANNEL)

EVERYTHING = (1 << 53) - 1
EVERYONE = int(
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CONNECT
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)


def in_guild(guild: Guild, user_id: int) -> int:
    """Return a member's permissions before channel overwrites; 0 if they are not a member."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return EVERYTHING
    allowed = guild.roles[guild.id].permissions
    for role_id in member.role_ids:
        allowed |= guild.roles[role_id].permissions
    return EVERYTHING if allowed & ADMINISTRATOR else allowed


def in_channel(guild: Guild, channel: Channel, user_id: int) -> int:
    """Return a member's permissions in a channel; for a thread, pass its parent channel."""
    allowed = in_guild(guild, user_id)
    if not allowed or allowed == EVERYTHING:
        return allowed
    if channel.overwrites:
        # Discord's order: @everyone, then all roles together, then the member.
        for targets in ([guild.id], guild.members[user_id].role_ids, [user_id]):
            allowed = _overwritten(allowed, channel, targets)
    return allowed if allowed & VIEW_CHANNEL else 0


def _overwritten(allowed: int, channel: Channel, targets: Collection[int]) -> int:
    overwrites = [channel.overwrites[target] for target in targets if target in channel.overwrites]
    for overwrite in overwrites:
        allowed &= ~overwrite.deny
    for overwrite in overwrites:
        allowed |= overwrite.allow
    return allowed
