"""What the bot and people may do where: permissions of a channel, and where a press counts.

Every interaction carries the bot's permissions in its channel, so checking costs no request. Ids
can be copied and messages forwarded: a press counts in its game's own channel, or in the presser's
own DMs, and nowhere else.
"""

import discord

from bot.gateway.errors import PlainRefusal
from bot.rules.ids import PlayerId
from bot.store import Place, StoredGame
from bot.text import Words

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What every game needs in its channel or thread."""

FOR_THREADS = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
"""What a game that opens its own thread needs besides."""

UNSEEN = ("view_channel",)
"""What is missing in a channel that the bot cannot view; it cannot tell what else is."""

VOCAL = (discord.VoiceChannel, discord.StageChannel)

INVITATION = NEEDED | FOR_THREADS
"""Exactly the permissions that the invitation asks for."""

_NAMES = tuple("view_channel" if name == "read_messages" else name for name, on in NEEDED if on)


def missing_here(interaction: discord.Interaction) -> tuple[str, ...]:
    """Return what is missing in this channel, by the library's names, in a fixed order."""
    return _missing(interaction.app_permissions, interaction.channel)


def is_outside(thread: object, have: discord.Permissions | None = None) -> bool:
    """Return whether this is a private thread that the bot is not in.

    It can answer commands there, but post nothing until a member mentions it. ``have`` are its
    permissions, if an interaction brought them.
    """
    if not isinstance(thread, discord.Thread) or not thread.is_private():
        return False
    if (have or _own_in(thread)).manage_threads:
        return False
    known = thread.guild.get_thread(thread.id)
    return known is None or known.me is None


def missing_for_thread(interaction: discord.Interaction) -> tuple[str, ...]:
    """Return what is missing to open a thread in this channel."""
    have = interaction.app_permissions
    return tuple(name for name, wanted in FOR_THREADS if wanted and not getattr(have, name))


def missing_in(channel: object) -> tuple[str, ...] | None:
    """Return what is missing in a channel from the library's cache; None if it is not a channel."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return None
    return _missing(_own_in(channel), channel)


def _own_in(channel: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions:
    """Return the bot's permissions in a channel; none in a thread whose parent is unknown."""
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return discord.Permissions.none()
    return channel.permissions_for(channel.guild.me)


def _missing(have: discord.Permissions, channel: object) -> tuple[str, ...]:
    if not have.view_channel:
        return UNSEEN
    in_thread = isinstance(channel, discord.Thread)
    unneeded = "send_messages" if in_thread else "send_messages_in_threads"
    # The chat of a voice channel is closed to those who may not connect.
    names = (*_NAMES, "connect") if isinstance(channel, VOCAL) else _NAMES
    return tuple(name for name in names if name != unneeded and not getattr(have, name))


def may_view(interaction: discord.Interaction, place: Place) -> bool:
    """Return whether the presser may view the channel that a game was played in.

    They may view the channel in which they ask. A private thread counts as hidden, unless they
    manage threads, because its members are unknown. A channel that is gone, or an archived thread
    that was not ours, is hidden from everyone.
    """
    guild, reader = interaction.guild, interaction.user
    if place.channel_id == interaction.channel_id:
        return True
    if guild is None or not isinstance(reader, discord.Member):
        return False
    return member_may_view(guild, place, reader)


def member_may_view(guild: discord.Guild, place: Place, reader: discord.Member) -> bool:
    """Return whether a member may view a game's channel, by the rules of ``may_view``."""
    channel = _played_in(guild, place)
    if channel is None:
        return False
    have = channel.permissions_for(reader)
    if isinstance(channel, discord.Thread) and channel.is_private():
        return have.view_channel and have.manage_threads
    return have.view_channel


def _played_in(
    guild: discord.Guild, place: Place
) -> discord.abc.GuildChannel | discord.Thread | None:
    """Return the channel or thread of a game, or the channel above it; None if that is gone."""
    channel = guild.get_channel_or_thread(place.channel_id)
    if channel is None and place.home_id is not None:  # a thread opened by the bot is never private
        channel = guild.get_channel(place.home_id)
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return None
    return channel


def all_readers_view(guild: discord.Guild, channel_id: int, place: Place) -> bool:
    """Return whether everyone who can read a channel may view the one a game was played in.

    Who that is goes by the permissions of both channels, because members are unknown. Where it is
    not certain, the answer is no: a private thread, a channel that excludes a member, one that
    only some roles see unless no others read here, or an age-restricted one.
    """
    if place.channel_id == channel_id:
        return True
    here, there = guild.get_channel_or_thread(channel_id), _played_in(guild, place)
    if isinstance(there, discord.Thread):
        there = None if there.is_private() else there.parent
    if isinstance(here, discord.Thread):
        here = here.parent
    if here is None or there is None:
        return False
    if here.id == there.id:
        return True
    if getattr(there, "nsfw", False) and not getattr(here, "nsfw", False):
        return False
    return _no_narrower(guild, _viewers(there), _viewers(here))


Viewers = dict[int, bool]
"""Roles and members that a channel's own permissions let view it, or forbid to."""


def _viewers(channel: discord.abc.GuildChannel) -> Viewers:
    found = ((who.id, one.view_channel) for who, one in channel.overwrites.items())
    return {who: may for who, may in found if may is not None}


def _no_narrower(guild: discord.Guild, there: Viewers, here: Viewers) -> bool:
    """Return whether a channel is certainly open to everyone to whom another one is open."""
    everyone = guild.default_role
    if there == here:
        return True
    if not all(may for who, may in there.items() if who != everyone.id):
        return False
    if there.get(everyone.id, everyone.permissions.view_channel):
        return True
    # Both are for some alone; a forbidden @everyone leaves none but those who are allowed.
    allowed_there, allowed_here = ({who for who in one if one[who]} for one in (there, here))
    return here.get(everyone.id) is False and allowed_here <= allowed_there


def named(words: Words, permissions: tuple[str, ...]) -> str:
    """Return permissions as Discord's own settings name them."""
    return words.listed(words(f"permission-{name.replace('_', '-')}") for name in permissions)


class Elsewhere(PlainRefusal):
    """Raised for a press from a place in which its game is not played."""

    def __init__(self) -> None:
        super().__init__("error-elsewhere")


def check_place(interaction: discord.Interaction, stored: StoredGame) -> None:
    """Raise ``Elsewhere`` for a press or command from a place that its game does not use."""
    if interaction.guild_id is None:
        # Only present and former players of this game have DMs about it.
        here = PlayerId(str(interaction.user.id)) in stored.game.rabbits
    else:
        here = _in_channel(interaction, stored)
    if not here:
        raise Elsewhere


def _in_channel(interaction: discord.Interaction, stored: StoredGame) -> bool:
    # After its thread was archived, a game goes on in the parent, and older messages stay in the
    # thread. The message above a game's thread has buttons, too.
    channels = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    place = stored.place
    return interaction.guild_id == place.guild_id and not channels.isdisjoint(
        {place.channel_id, place.home_id or place.channel_id}
    )
