"""The playground's records, such as users, channels and messages, without behaviour or JSON."""

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

Json = dict[str, Any]


class ChannelKind(IntEnum):
    """Discord's channel types that the playground has."""

    TEXT = 0
    DM = 1
    VOICE = 2
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15
    MEDIA = 16


VOCAL = (ChannelKind.VOICE, ChannelKind.STAGE)
POSTS_ONLY = (ChannelKind.FORUM, ChannelKind.MEDIA)
"""Channels whose only content is threads."""
WITHOUT_CHAT = (ChannelKind.CATEGORY, *POSTS_ONLY)
TAKE_THREADS = (ChannelKind.TEXT, ChannelKind.ANNOUNCEMENT)
"""Channels with threads below their messages."""
THREADS = (
    ChannelKind.ANNOUNCEMENT_THREAD,
    ChannelKind.PUBLIC_THREAD,
    ChannelKind.PRIVATE_THREAD,
)


class InteractionKind(IntEnum):
    """Discord's interaction types: what a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """Discord's callback types: the bot's first answer to an interaction."""

    PONG = 1
    MESSAGE = 4
    THINKING = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class MessageFlag(IntEnum):
    """The message flags that the playground supports."""

    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass(slots=True, eq=False)
class User:
    """A person or the bot; ``reads`` is their language if Discord has no locale for it."""

    id: int
    name: str
    locale: str = "en-US"
    colour: int = 0x5865F2
    bot: bool = False
    accepts_dms: bool = True
    reads: str = ""
    on_phone: bool = False


@dataclass(slots=True, eq=False)
class Role:
    """A set of permissions in one server; the role with the server's own id is for everyone."""

    id: int
    name: str
    permissions: int
    managed: bool = False
    mentionable: bool = False  # by everyone, not only by those who may mention all roles


@dataclass(slots=True, eq=False)
class Member:
    """A user's membership in a server, with their roles."""

    user_id: int
    joined_at: float
    role_ids: set[int] = field(default_factory=set)


@dataclass(slots=True, eq=False)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    available: bool = True
    premium_tier: int = 0  # by boosts
    # of all channels ever made, threads included
    channel_ids: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Overwrite:
    """What a channel grants or denies to one role or member."""

    allow: int = 0
    deny: int = 0
    for_member: bool = False


@dataclass(slots=True, eq=False)
class Channel:
    """A server's channel, a thread, or the DM channel of the bot and one person."""

    id: int
    kind: ChannelKind
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    recipient_id: int | None = None
    owner_id: int | None = None
    position: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    member_ids: set[int] = field(default_factory=set)
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    last_message_id: int | None = None
    unlisted: bool = False  # hidden on the page, as it exists only for the bot
    messages: dict[int, "Message"] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        """Return whether this is a thread of another channel."""
        return self.kind in THREADS


@dataclass(slots=True, eq=False)
class Attachment:
    """An uploaded file."""

    id: int
    channel_id: int
    filename: str
    content: bytes
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    # Given to a command, so it belongs to no message.
    ephemeral: bool = False


@dataclass(slots=True, eq=False)
class Emoji:
    """A custom emoji that belongs to the application and can be used in its messages."""

    id: int
    name: str
    content: bytes
    content_type: str


@dataclass(slots=True, eq=False)
class Message:
    """A message; ``only_for`` is the id of the only person who can see an ephemeral one."""

    id: int
    channel_id: int
    author_id: int
    created_at: float
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    type: int = 0
    nonce: str | int | None = None
    edited_at: float | None = None
    only_for: int | None = None
    interaction: "Interaction | None" = None
    webhook_id: int | None = None
    reply_to: int | None = None
    mention_ids: list[int] = field(default_factory=list)
    mention_role_ids: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Notification:
    """A notification that a person's client showed for a mention or a DM."""

    user_id: int
    message: Message


@dataclass(slots=True, eq=False)
class Interaction:
    """An action of a person that the bot must answer, and its outcome."""

    id: int
    token: str
    kind: InteractionKind
    user_id: int
    channel_id: int
    guild_id: int | None
    created_at: float
    data: Json
    source: Message | None = None
    trigger: "Interaction | None" = None
    callback: Callback | None = None
    failed: bool = False
    original_id: int | None = None
    modal: Json | None = None
    choices: list[Json] | None = None
    settled: asyncio.Event = field(default_factory=asyncio.Event)
