"""What exists in the playground, and who may see and do what there.

This only reads; every change is made in ``world``.
"""

from collections import deque
from collections.abc import Set

from .clock import Clock
from .model import (
    Attachment,
    Channel,
    ChannelKind,
    Emoji,
    Guild,
    Interaction,
    Json,
    Message,
    Notification,
    User,
)
from .permissions import EVERYTHING, VIEW_CHANNEL, Permission, in_channel, in_guild
from .readers import ChannelReaders
from .strictness import Strict

# Makes a DM channel's id from that of its person, so that it is the same after a restart.
DM_OFFSET = 1 << 12

DMS_AT_ONCE = 10

REMEMBERED = 1000  # notifications


class OpenedDms:
    """Limits how fast the bot opens DMs: a few at once, then one per second."""

    def __init__(self) -> None:
        self.per_second = 1.0
        self._level = 0.0
        self._at = 0.0

    def take(self, now: float) -> bool:
        """Count one more DM and return True, or return False if that would be too fast."""
        self._level = max(0.0, self._level - (now - self._at) * self.per_second)
        self._at = now
        if self._level > DMS_AT_ONCE - 1:
            return False
        self._level += 1
        return True


class State:
    """Holds everything that exists, and answers who may see and do what."""

    bot: User

    def __init__(self) -> None:
        self.clock = Clock()
        self.lenient: set[Strict] = set()
        self.cdn_base = "http://127.0.0.1"
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.attachments: dict[int, Attachment] = {}
        self.emojis: dict[int, Emoji] = {}
        self.interactions: dict[int, Interaction] = {}
        self.dms_opened = OpenedDms()
        self.nonces: dict[str, Message] = {}  # what the bot posted lately, deleted or not
        self.notifications: deque[Notification] = deque(maxlen=REMEMBERED)
        # Commands as the bot registered them; None has the global ones.
        self.commands: dict[int | None, list[Json]] = {None: []}

    def channels_of(self, guild_id: int | None) -> list[Channel]:
        """Return a server's channels and threads, oldest first; those marked unlisted come last."""
        guild = self.guilds.get(guild_id or 0)
        made = guild.channel_ids if guild is not None else ()
        found = [self.channels[one] for one in made if one in self.channels]
        return sorted(found, key=lambda one: one.unlisted)

    def dm_of(self, user: User) -> Channel | None:
        """Return the DM channel of a person, or None if it was not opened yet."""
        return self.channels.get(user.id + DM_OFFSET)

    def message(self, message_id: int) -> Message | None:
        """Return the message with this id from any channel, or None."""
        for channel in self.channels.values():
            if message_id in channel.messages:
                return channel.messages[message_id]
        return None

    def permissions(self, user_id: int, channel: Channel) -> int:
        """Return a person's permission bits in a channel, a thread or their own DMs."""
        if channel.guild_id is None:
            inside = user_id in (channel.recipient_id, self.bot.id)
            return EVERYTHING if inside else 0
        guild = self.guilds[channel.guild_id]
        parent = self.channels.get(channel.parent_id or 0, channel)
        return in_channel(guild, parent, user_id)

    def guild_permissions(self, user_id: int, guild: Guild) -> int:
        """Return a member's permission bits from their roles, before channel overwrites."""
        return in_guild(guild, user_id)

    def can_see(self, user_id: int, channel: Channel) -> bool:
        """Return whether a user can see a channel."""
        allowed = self.permissions(user_id, channel)
        if not allowed & VIEW_CHANNEL:
            return False
        if channel.kind is not ChannelKind.PRIVATE_THREAD:
            return True
        if user_id == self.bot.id and Strict.PRIVATE_THREADS in self.lenient:
            return True
        return user_id in channel.member_ids or bool(allowed & Permission.MANAGE_THREADS)

    def who_can_see(self, message: Message) -> frozenset[int]:
        """Return the ids of the people, without the bot, who can read a message."""
        return frozenset(self.audience(message)) - {self.bot.id}

    def messages_for(self, user: User, channel: Channel) -> list[Message]:
        """Return the messages of a channel that a person can see, oldest first."""
        if not self.can_see(user.id, channel):
            return []
        found = channel.messages.values()
        return [one for one in found if one.only_for in (None, user.id)]

    def audience(self, message: Message) -> Set[int]:
        """Return the ids of everyone who can read a message; the bot cannot read ephemeral ones."""
        if message.only_for is not None:
            return frozenset({message.only_for})
        return ChannelReaders(self, self.channels[message.channel_id])
