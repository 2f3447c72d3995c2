"""What exists in the playground, and who may see and do what there.

Only looks: every change is made in ``world``.
"""

from collections.abc import Set

from .clock import Clock
from .model import Attachment, Channel, ChannelKind, Guild, Interaction, Json, Message, User
from .permissions import EVERYTHING, VIEW_CHANNEL, Permission, in_channel, in_guild
from .readers import Readers

# A direct channel is as lasting as its person.
DM_OFFSET = 1 << 12


class State:
    """Everything that exists, with the clock it lives by."""

    bot: User

    def __init__(self) -> None:
        self.clock = Clock()
        self.cdn_base = "http://127.0.0.1"
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.attachments: dict[int, Attachment] = {}
        self.interactions: dict[int, Interaction] = {}
        # Commands as the bot registered them: None holds the global ones.
        self.commands: dict[int | None, list[Json]] = {None: []}

    def channels_of(self, guild_id: int | None) -> list[Channel]:
        """Return a server's channels and threads, oldest first."""
        return [one for one in self.channels.values() if one.guild_id == guild_id is not None]

    def dm_of(self, user: User) -> Channel | None:
        """Return the direct messages between the bot and a person, if there are any yet."""
        return self.channels.get(user.id + DM_OFFSET)

    def message(self, message_id: int) -> Message | None:
        """Find a message anywhere."""
        for channel in self.channels.values():
            if message_id in channel.messages:
                return channel.messages[message_id]
        return None

    def permissions(self, user_id: int, channel: Channel) -> int:
        """Return the permission bits of somebody in a channel, a thread or their own DMs."""
        if channel.guild_id is None:
            inside = user_id in (channel.recipient_id, self.bot.id)
            return EVERYTHING if inside else 0
        guild = self.guilds[channel.guild_id]
        parent = self.channels.get(channel.parent_id or 0, channel)
        return in_channel(guild, parent, user_id)

    def guild_permissions(self, user_id: int, guild: Guild) -> int:
        """Return what a member's roles allow."""
        return in_guild(guild, user_id)

    def can_see(self, user_id: int, channel: Channel) -> bool:
        """Return whether somebody can open a channel."""
        allowed = self.permissions(user_id, channel)
        if not allowed & VIEW_CHANNEL:
            return False
        if channel.kind is not ChannelKind.PRIVATE_THREAD:
            return True
        return user_id in channel.member_ids or bool(allowed & Permission.MANAGE_THREADS)

    def who_can_see(self, message: Message) -> frozenset[int]:
        """Return the people, without the bot, who can read a message."""
        return frozenset(self.audience(message)) - {self.bot.id}

    def messages_for(self, user: User, channel: Channel) -> list[Message]:
        """Return the messages of a channel that a person can see, oldest first."""
        if not self.can_see(user.id, channel):
            return []
        found = channel.messages.values()
        return [one for one in found if one.only_for in (None, user.id)]

    def audience(self, message: Message) -> Set[int]:
        """Return everybody who can read a message, the bot included."""
        if message.only_for is not None:
            return frozenset({message.only_for})
        return Readers(self, self.channels[message.channel_id])
