"""Changes the playground's people, servers, channels and messages.

Every change goes through a method here, which publishes it on the feed. It does not check what the
bot may send (the REST routes do) and knows nothing about sockets.
"""

import secrets
from collections.abc import Collection, Iterable, Iterator, Set
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
    Notification,
    Overwrite,
    Role,
    User,
)
from .permissions import EVERYONE, VIEW_CHANNEL, Permission
from .readers import ChannelReaders
from .state import DM_OFFSET, State
from .strictness import Strict

# Servers get ids a millisecond apart. Discord shards by exactly those bits, so neighbours are on
# different shards.
FIRST_GUILD_MS = 1_577_836_800_000

# Every server also has channels that the bot cannot view.
HIDDEN_KINDS = (
    ChannelKind.CATEGORY,
    ChannelKind.TEXT,
    ChannelKind.VOICE,
    ChannelKind.ANNOUNCEMENT,
    ChannelKind.STAGE,
    ChannelKind.FORUM,
    ChannelKind.MEDIA,
)


class World(State):
    """Changes everything that exists, and publishes each change on the feed."""

    def __init__(self, bot_name: str = "Dixit", lenient: Collection[Strict] = ()) -> None:
        super().__init__()
        self.lenient |= set(lenient)
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
        """Add and return a user who is not in any server yet."""
        user = User(self.ids.next(), name, locale, colour, bot)
        self.users[user.id] = user
        return user

    def add_guild(
        self,
        name: str,
        owner: User | None = None,
        channels: Iterable[str] = (),
    ) -> Guild:
        """Add and return a server that the bot has joined.

        If ``owner`` is None, it belongs to a user who does not exist in the playground. Its text
        channels exist before the bot is told about the server.
        """
        guild_id = snowflake(FIRST_GUILD_MS + self._guilds_made)
        self._guilds_made += 1
        guild = Guild(guild_id, name, owner.id if owner else self.ids.next())
        guild.roles[guild_id] = Role(guild_id, "@everyone", EVERYONE)
        managed = Role(self.ids.next(), self.bot.name, EVERYONE, managed=True)
        guild.roles[managed.id] = managed
        self.guilds[guild_id] = guild
        bot = Member(self.bot.id, self.clock.now(), {managed.id})
        guild.members[self.bot.id] = bot
        if owner is not None:
            guild.members[owner.id] = Member(owner.id, self.clock.now())
        if Strict.HIDDEN_CHANNELS not in self.lenient:
            self._hide_channels(guild)
        for title in channels:
            self._keep_channel(guild, Channel(self.ids.next(), ChannelKind.TEXT, title, guild_id))
        self.invite_bot(guild)
        return guild

    def invite_bot(self, guild: Guild) -> None:
        """Tell the bot that it has joined a server, for the first time or again."""
        self.guilds[guild.id] = guild
        introduced = shapes.guild_create(self, guild)
        del introduced["unavailable"]  # Discord sends this only at a start and after an outage
        self._tell("GUILD_CREATE", introduced, guild.members, guild.id)

    def _hide_channels(self, guild: Guild) -> None:
        """Add two channels of each kind that only admins can view.

        On the gateway, one of the two lacks the hidden fields and the other has them as null.
        """
        for number, kind in enumerate(kind for kind in HIDDEN_KINDS for _ in range(2)):
            channel = Channel(guild.id + 1 + number, kind, f"staff-{number}", guild.id)
            channel.overwrites[guild.id] = Overwrite(deny=VIEW_CHANNEL)
            channel.unlisted = True
            self._keep_channel(guild, channel)

    def _keep_channel(self, guild: Guild, channel: Channel) -> None:
        channel.position = len(guild.channel_ids)
        guild.channel_ids.append(channel.id)
        self.channels[channel.id] = channel

    def add_channel(self, guild: Guild, name: str, kind: ChannelKind = ChannelKind.TEXT) -> Channel:
        """Add and return a channel of a server, by default a text channel."""
        channel = Channel(self.ids.next(), kind, name, guild.id)
        self._keep_channel(guild, channel)
        self._tell_channel("CHANNEL_CREATE", channel)
        return channel

    def add_role(self, guild: Guild, name: str, *users: User, mentionable: bool = False) -> Role:
        """Add and return a role without permissions, and give it to these members."""
        role = Role(self.ids.next(), name, 0, mentionable=mentionable)
        guild.roles[role.id] = role
        for user in users:
            guild.members[user.id].role_ids.add(role.id)
        told = {"guild_id": str(guild.id), "role": shapes.role(role, len(guild.roles) - 1)}
        self._tell("GUILD_ROLE_CREATE", told, {self.bot.id}, guild.id)
        return role

    def set_roles(self, guild: Guild, user: User, *roles: Role) -> None:
        """Replace a member's roles with these, and send the events that follow from it."""
        channels = [one for one in self.channels_of(guild.id) if not one.is_thread]
        seen = {one.id for one in channels if self.can_see(self.bot.id, one)}
        member = guild.members[user.id]
        member.role_ids = {role.id for role in roles}
        payload = shapes.member(self, member) | {"guild_id": str(guild.id)}
        self._tell("GUILD_MEMBER_UPDATE", payload, guild.members, guild.id)
        for channel in channels:
            if self.can_see(self.bot.id, channel) != (channel.id in seen):
                self._tell_channel("CHANNEL_UPDATE", channel)
                self._tell_threads(channel)

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner: User,
        *,
        private: bool = False,
        thread_id: int | None = None,
    ) -> Channel:
        """Add and return a thread of a channel, which is a post if the channel is a forum."""
        kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
        if parent.kind is ChannelKind.ANNOUNCEMENT:
            kind = ChannelKind.ANNOUNCEMENT_THREAD
        thread = Channel(thread_id or self.ids.next(), kind, name, parent.guild_id, parent.id)
        thread.owner_id = owner.id
        thread.member_ids.add(owner.id)
        self._keep_channel(self.guilds[parent.guild_id or 0], thread)
        self._tell_channel("THREAD_CREATE", thread, newly_created=True)
        return thread

    def join_thread(self, thread: Channel, user: User) -> None:
        """Add a user to a thread, and tell them about it if they could not see it before."""
        saw = self.can_see(user.id, thread)
        thread.member_ids.add(user.id)
        if not saw:
            self._tell(
                "THREAD_CREATE", shapes.thread_for_bot(self, thread), {user.id}, thread.guild_id
            )
        added = [shapes.thread_member(self, thread, user)]
        self._tell_members(thread, user, added_members=added)

    def leave_thread(self, thread: Channel, user: User) -> None:
        """Remove a person from a thread, and send the event about it."""
        thread.member_ids.discard(user.id)
        self._tell_members(thread, user, removed_member_ids=[str(user.id)])

    def _tell_members(self, thread: Channel, user: User, **changes: Any) -> None:
        # Without the members' intent, Discord tells the bot only about itself.
        payload = {
            "id": str(thread.id),
            "guild_id": str(thread.guild_id),
            "member_count": len(thread.member_ids),
        }
        self._tell("THREAD_MEMBERS_UPDATE", payload | changes, {user.id}, thread.guild_id)

    def update_channel(self, channel: Channel, **changes: Any) -> None:
        """Change a channel's or thread's fields, and send the events that follow from it."""
        unseen = "overwrites" in changes and not self.can_see(self.bot.id, channel)
        for name, value in changes.items():
            setattr(channel, name, value)
        self._tell_channel("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)
        if unseen and not channel.is_thread:
            self._tell_threads(channel)

    def _tell_threads(self, channel: Channel) -> None:
        """Send the bot a channel's open threads, as Discord does when it gains sight of them."""
        below = [one for one in self.channels.values() if one.parent_id == channel.id]
        found = [one for one in below if one.is_thread and not one.archived]
        threads = [
            shapes.thread_for_bot(self, one) for one in found if shapes.bot_may_know(self, one)
        ]
        if threads:
            sync = {
                "guild_id": str(channel.guild_id),
                "channel_ids": [str(channel.id)],
                "threads": threads,
                "members": [one["member"] for one in threads if "member" in one],
            }
            self.tell_bot("THREAD_LIST_SYNC", sync, channel.guild_id)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, or a thread, and send an event for each."""
        for thread in [one for one in self.channels.values() if one.parent_id == channel.id]:
            self.remove_channel(thread)
        self._tell_channel("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel)
        del self.channels[channel.id]

    def remove_guild(self, guild: Guild, *, outage: bool = False) -> None:
        """Remove a server, or with ``outage`` make it unavailable until ``restore_guild``."""
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
        """End a server's outage, and send the server to the bot and its members."""
        guild.available = True
        self._tell("GUILD_CREATE", shapes.guild_create(self, guild), guild.members, guild.id)

    def open_dm(self, user: User) -> Channel:
        """Return the DM channel between the bot and a person, opening it if necessary."""
        if (known := self.dm_of(user)) is not None:
            return known
        channel = Channel(user.id + DM_OFFSET, ChannelKind.DM, recipient_id=user.id)
        self.channels[channel.id] = channel
        audience = (user.id, self.bot.id)
        self._tell("CHANNEL_CREATE", shapes.channel(self, channel), audience, None)
        return channel

    def join(self, guild: Guild, user: User) -> Member:
        """Add a person to a server, tell its members, and return the new one."""
        member = guild.members.setdefault(user.id, Member(user.id, self.clock.now()))
        payload = shapes.member(self, member) | {"guild_id": str(guild.id)}
        self._tell("GUILD_MEMBER_ADD", payload, guild.members, guild.id)
        return member

    def leave(self, guild: Guild, user: User) -> None:
        """Remove a person from a server, and tell its members."""
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
        """Add and return a message, and tell the users who can see it.

        As on Discord, it opens an archived thread; those who post check whether they may.
        """
        message = Message(
            self.ids.next(), channel.id, author.id, self.clock.now(), content, **fields
        )
        if channel.archived and message.only_for is None:
            self.update_channel(channel, archived=False)
        channel.messages[message.id] = message
        if message.only_for is None:
            channel.last_message_id = message.id
        self._keep_files(message)
        self._notify(message)
        self._tell_message("MESSAGE_CREATE", message)
        return message

    def _notify(self, message: Message) -> None:
        """Record whom a new message notifies; mentions added by an edit do not notify."""
        if message.only_for is not None or message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS:
            return
        channel = self.channels[message.channel_id]
        called = [*message.mention_ids, *self._in_roles(message)]
        if channel.recipient_id is not None:
            called = [channel.recipient_id]
        for user_id in dict.fromkeys(called):
            if user_id != message.author_id and self.can_see(user_id, channel):
                self.notifications.append(Notification(user_id, message))

    def _in_roles(self, message: Message) -> Iterator[int]:
        """Yield the members of the roles that a message mentions and its author may mention."""
        channel = self.channels[message.channel_id]
        guild = self.guilds.get(channel.guild_id or 0)
        if guild is None or not message.mention_role_ids:
            return
        all_roles = self.permissions(message.author_id, channel) & Permission.MENTION_EVERYONE
        for role_id in message.mention_role_ids:
            role = guild.roles.get(role_id)
            if role and role_id != guild.id and (role.mentionable or all_roles):
                yield from (
                    one.user_id for one in guild.members.values() if role_id in one.role_ids
                )

    def edit(self, message: Message, **changes: Any) -> None:
        """Change a message's fields and tell the users who can see it."""
        # A "thinking…" message that gets its content counts as new, not as edited.
        if not message.flags & MessageFlag.LOADING:
            message.edited_at = self.clock.now()
        for name, value in changes.items():
            setattr(message, name, value)
        self._keep_files(message)
        self._tell_message("MESSAGE_UPDATE", message)

    def delete(self, message: Message) -> None:
        """Delete a message and tell the users who could see it."""
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
        """Send an event to one person's client only."""
        self._tell(name, payload, (user_id,), None)

    def tell_bot(self, name: str, payload: Json, guild_id: int | None) -> None:
        """Send an event to the bot only."""
        self._tell(name, payload, (self.bot.id,), guild_id)

    def _tell_message(self, name: str, message: Message) -> None:
        guild_id = self.channels[message.channel_id].guild_id
        payload = message_shapes.message_event(self, message)
        self._tell(name, payload, self.audience(message), guild_id)

    def _tell_channel(self, name: str, channel: Channel, **extra: Any) -> None:
        payload = shapes.channel(self, channel) | extra
        if channel.is_thread:
            payload = shapes.thread_for_bot(self, channel) | extra
        # As on Discord, the bot hears of every channel of its servers, and of threads it can see.
        always = None if channel.is_thread else self.bot.id
        self._tell(name, payload, ChannelReaders(self, channel, always=always), channel.guild_id)

    def _tell(self, name: str, payload: Json, to: Iterable[int], guild_id: int | None) -> None:
        audience = to if isinstance(to, Set) else frozenset(to)
        self.feed.publish(Event(name, payload, audience, guild_id))
