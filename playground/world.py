"""What happens to the people, servers, channels and messages of the playground.

Every change goes through a method here, which tells the feed. It does not judge what the bot may
send (the REST routes do) and does not know of sockets.
"""

import secrets
from collections.abc import Iterable, Set
from typing import Any

from . import message_shapes, shapes
from .clock import Snowflakes, snowflake
from .feed import Event, Feed
from .model import (
    Channel,
    ChannelKind,
    Guild,
    Json,
    Member,
    Message,
    MessageFlag,
    Overwrite,
    Role,
    User,
)
from .permissions import EVERYONE
from .readers import Readers
from .state import DM_OFFSET, State

# Servers get ids a millisecond apart: Discord shards by exactly those bits, so that neighbours
# land on different shards.
FIRST_GUILD_MS = 1_577_836_800_000


class World(State):
    """Everything that exists, what can happen to it, and the feed that tells of it."""

    def __init__(self, bot_name: str = "Dixit") -> None:
        super().__init__()
        self.feed = Feed()
        self.ids = Snowflakes(self.clock)
        with self.ids.backdated():
            self.bot = self.add_user(bot_name, bot=True)
        self.token = f"{self.bot.id}.playground.{secrets.token_urlsafe(18)}"
        self._guilds_made = 0

    # -- people, servers and channels -------------------------------------------------

    def add_user(
        self, name: str, locale: str = "en-US", colour: int = 0x5865F2, *, bot: bool = False
    ) -> User:
        """Add somebody who is not in any server yet."""
        user = User(self.ids.next(), name, locale, colour, bot)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, locale: str = "en-US", owner: User | None = None) -> Guild:
        """Add a server which the bot has joined, owned by ``owner`` or by nobody in the room."""
        guild_id = snowflake(FIRST_GUILD_MS + self._guilds_made)
        self._guilds_made += 1
        guild = Guild(guild_id, name, owner.id if owner else self.ids.next(), locale)
        guild.roles[guild_id] = Role(guild_id, "@everyone", EVERYONE)
        managed = Role(self.ids.next(), self.bot.name, EVERYONE, managed=True)
        guild.roles[managed.id] = managed
        self.guilds[guild_id] = guild
        bot = Member(self.bot.id, self.clock.now(), {managed.id})
        guild.members[self.bot.id] = bot
        if owner is not None:
            guild.members[owner.id] = Member(owner.id, self.clock.now())
        self._tell("GUILD_CREATE", shapes.guild_create(self, guild), guild.members, guild_id)
        return guild

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """Add a text channel."""
        channel = Channel(self.ids.next(), ChannelKind.TEXT, name, guild.id)
        self.channels[channel.id] = channel
        self._tell_channel("CHANNEL_CREATE", channel)
        return channel

    def add_role(self, guild: Guild, name: str, *users: User) -> Role:
        """Add a role without permissions of its own, and give it to these members."""
        role = Role(self.ids.next(), name, 0)
        guild.roles[role.id] = role
        for user in users:
            guild.members[user.id].role_ids.add(role.id)
        told = {"guild_id": str(guild.id), "role": shapes.role(role, len(guild.roles) - 1)}
        self._tell("GUILD_ROLE_CREATE", told, {self.bot.id}, guild.id)
        return role

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner: User,
        *,
        private: bool = False,
        thread_id: int | None = None,
    ) -> Channel:
        """Add a thread below a text channel."""
        kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
        thread = Channel(thread_id or self.ids.next(), kind, name, parent.guild_id, parent.id)
        thread.owner_id = owner.id
        thread.member_ids.add(owner.id)
        self.channels[thread.id] = thread
        self._tell_channel("THREAD_CREATE", thread, newly_created=True)
        return thread

    def update_channel(self, channel: Channel, **changes: Any) -> None:
        """Change a channel's or thread's fields."""
        for name, value in changes.items():
            setattr(channel, name, value)
        self._tell_channel("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, or a thread."""
        for thread in [one for one in self.channels.values() if one.parent_id == channel.id]:
            self.remove_channel(thread)
        self._tell_channel("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel)
        del self.channels[channel.id]

    def remove_guild(self, guild: Guild, *, outage: bool = False) -> None:
        """Let the bot lose a server: for good, or for as long as an outage lasts."""
        members = frozenset(guild.members)
        payload: Json = {"id": str(guild.id)} | ({"unavailable": True} if outage else {})
        if outage:
            guild.available = False
        else:
            for channel in self.channels_of(guild.id):
                self.channels.pop(channel.id, None)
            del self.guilds[guild.id]
            self.commands.pop(guild.id, None)
        self._tell("GUILD_DELETE", payload, members, guild.id)

    def restore_guild(self, guild: Guild) -> None:
        """End an outage."""
        guild.available = True
        self._tell("GUILD_CREATE", shapes.guild_create(self, guild), guild.members, guild.id)

    def open_dm(self, user: User) -> Channel:
        """Return the direct messages between the bot and a person."""
        if (known := self.dm_of(user)) is not None:
            return known
        channel = Channel(user.id + DM_OFFSET, ChannelKind.DM, recipient_id=user.id)
        self.channels[channel.id] = channel
        audience = (user.id, self.bot.id)
        self._tell("CHANNEL_CREATE", shapes.channel(self, channel), audience, None)
        return channel

    def join(self, guild: Guild, user: User) -> Member:
        """Let a person into a server."""
        member = guild.members.setdefault(user.id, Member(user.id, self.clock.now()))
        payload = shapes.member(self, member) | {"guild_id": str(guild.id)}
        self._tell("GUILD_MEMBER_ADD", payload, guild.members, guild.id)
        return member

    def leave(self, guild: Guild, user: User) -> None:
        """Let a person leave a server."""
        audience = frozenset(guild.members)
        del guild.members[user.id]
        payload = {"guild_id": str(guild.id), "user": shapes.user(user)}
        self._tell("GUILD_MEMBER_REMOVE", payload, audience, guild.id)

    def set_permissions(self, channel: Channel, user: User, allow: int = 0, deny: int = 0) -> None:
        """Grant or deny permissions to one member in one channel."""
        overwrites = channel.overwrites | {user.id: Overwrite(allow, deny, for_member=True)}
        self.update_channel(channel, overwrites=overwrites)

    # -- messages -----------------------------------------------------------------------

    def post(self, channel: Channel, author: User, content: str = "", **fields: Any) -> Message:
        """Add a message and tell those who can see it."""
        message = Message(
            self.ids.next(), channel.id, author.id, self.clock.now(), content, **fields
        )
        channel.messages[message.id] = message
        if message.only_for is None:
            channel.last_message_id = message.id
        self._keep_files(message)
        self._tell_message("MESSAGE_CREATE", message)
        return message

    def edit(self, message: Message, **changes: Any) -> None:
        """Change a message's fields and tell those who can see it."""
        # A "thinking…" message that gets its content was not edited, it has just arrived.
        if not message.flags & MessageFlag.LOADING:
            message.edited_at = self.clock.now()
        for name, value in changes.items():
            setattr(message, name, value)
        self._keep_files(message)
        self._tell_message("MESSAGE_UPDATE", message)

    def delete(self, message: Message) -> None:
        """Delete a message and tell those who could see it."""
        channel = self.channels[message.channel_id]
        channel.messages.pop(message.id, None)
        payload: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild_id is not None:
            payload["guild_id"] = str(channel.guild_id)
        self._tell("MESSAGE_DELETE", payload, self.audience(message), channel.guild_id)

    def _keep_files(self, message: Message) -> None:
        self.attachments.update((one.id, one) for one in message.attachments)

    # -- telling -------------------------------------------------------------------------

    def tell_person(self, user_id: int, name: str, payload: Json) -> None:
        """Tell one person's client something that nobody else learns."""
        self._tell(name, payload, (user_id,), None)

    def tell_bot(self, name: str, payload: Json, guild_id: int | None) -> None:
        """Dispatch an event to the bot alone."""
        self._tell(name, payload, (self.bot.id,), guild_id)

    def _tell_message(self, name: str, message: Message) -> None:
        guild_id = self.channels[message.channel_id].guild_id
        payload = message_shapes.message_event(self, message)
        self._tell(name, payload, self.audience(message), guild_id)

    def _tell_channel(self, name: str, channel: Channel, **extra: Any) -> None:
        payload = shapes.channel(self, channel) | extra
        # The bot is told of every channel of its servers, as on Discord.
        self._tell(name, payload, Readers(self, channel, always=self.bot.id), channel.guild_id)

    def _tell(self, name: str, payload: Json, to: Iterable[int], guild_id: int | None) -> None:
        audience = to if isinstance(to, Set) else frozenset(to)
        self.feed.publish(Event(name, payload, audience, guild_id))
