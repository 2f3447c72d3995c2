"""Checks what the bot and people may do in a channel, who may view it, and where a press counts.

Every interaction carries the bot's permissions in its channel, so checking costs no request. Ids
can be copied and messages forwarded, so a press counts only in its game's own channel or in the
presser's own DMs. The library knows no members, because that takes an intent that we do without.
So people whom a message may call are looked up by id, in one request to the gateway. Does not know
how a game is played or shown.
"""

import asyncio
import logging
from collections.abc import Collection

import discord

from bot.gateway.errors import PlainRefusal
from bot.gateway.people import player_of
from bot.limits import MOST_MEMBERS
from bot.rules.ids import PlayerId
from bot.store import Place, StoredGame
from bot.text import Words

log = logging.getLogger(__name__)

MEMBERS_PATIENCE = 5.0  # seconds that a redraw waits for the answer

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""The permissions that every game needs in its channel or thread."""

FOR_THREADS = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
"""The permissions that a game needs in addition to open its own thread."""

UNSEEN = ("view_channel",)
"""What is reported as missing in a channel that the bot cannot view; nothing else is known."""

VOCAL = (discord.VoiceChannel, discord.StageChannel)

INVITATION = NEEDED | FOR_THREADS
"""Exactly the permissions that the invitation asks for."""

_NAMES = tuple("view_channel" if name == "read_messages" else name for name, on in NEEDED if on)


def missing_here(interaction: discord.Interaction) -> tuple[str, ...]:
    """Return the permissions that the bot lacks in this channel, as the library names them."""
    return _missing(interaction.app_permissions, interaction.channel)


def is_outside(thread: object, have: discord.Permissions | None = None) -> bool:
    """Return whether this is a private thread that the bot is not in.

    There the bot can answer commands, but cannot post until a member mentions it. ``have`` are its
    permissions, if an interaction carried them.
    """
    if not isinstance(thread, discord.Thread) or not thread.is_private():
        return False
    if (have or _own_in(thread)).manage_threads:
        return False
    known = thread.guild.get_thread(thread.id)
    return known is None or known.me is None


def missing_for_thread(interaction: discord.Interaction) -> tuple[str, ...]:
    """Return the permissions that the bot lacks to open a thread in this channel."""
    have = interaction.app_permissions
    return tuple(name for name, wanted in FOR_THREADS if wanted and not getattr(have, name))


def missing_in(channel: object) -> tuple[str, ...] | None:
    """Return the permissions that the bot lacks in a channel; None if the channel is not known."""
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

    They may always view the channel that they press in. A private thread counts as hidden, because
    its members are unknown, unless the presser manages threads. A channel that is gone, or an
    archived thread that the bot did not open, is hidden from everyone.
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
    """Return the channel or thread of a game, or the thread's parent; None if both are gone."""
    channel = guild.get_channel_or_thread(place.channel_id)
    if channel is None and place.home_id is not None:  # a thread opened by the bot is never private
        channel = guild.get_channel(place.home_id)
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return None
    return channel


def all_readers_view(guild: discord.Guild, channel_id: int, place: Place) -> bool:
    """Return whether everyone who can read a channel may view the channel of a game (``place``).

    This is decided by the permissions of both channels, because members are unknown. If it is not
    certain, return False: for a private thread, a channel that excludes a role or member, an
    age-restricted channel, and a channel for certain roles unless only these roles can read here.
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
"""Whether the overwrites of a channel let a role or member view it, by id."""


def _viewers(channel: discord.abc.GuildChannel) -> Viewers:
    found = ((who.id, one.view_channel) for who, one in channel.overwrites.items())
    return {who: may for who, may in found if may is not None}


def _no_narrower(guild: discord.Guild, there: Viewers, here: Viewers) -> bool:
    """Return whether everyone who may view ``here`` may certainly view ``there``, too."""
    everyone = guild.default_role
    if there == here:
        return True
    # A role or member that is denied there might be able to read here.
    if not all(may for who, may in there.items() if who != everyone.id):
        return False
    if there.get(everyone.id, everyone.permissions.view_channel):
        return True
    # Both channels are restricted. If @everyone is denied here, only those who are explicitly
    # allowed can read here; all of them must be allowed there, too.
    allowed_there, allowed_here = ({who for who in one if one[who]} for one in (there, here))
    return here.get(everyone.id) is False and allowed_here <= allowed_there


class Readers:
    """Finds the people and the role whom a message in a game's channel may call."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def among(
        self, place: Place, people: Collection[PlayerId]
    ) -> tuple[PlayerId, ...] | None:
        """Return which of these people are members and may view a game's channel.

        Only the first hundred people are checked. Return None if Discord does not answer in time;
        the next redraw asks again.
        """
        guild = self._client.get_guild(place.guild_id)
        if not people or guild is None:
            return ()
        wanted = [int(player) for player in people][:MOST_MEMBERS]
        try:
            async with asyncio.timeout(MEMBERS_PATIENCE):
                members = await guild.query_members(
                    user_ids=wanted, limit=MOST_MEMBERS, cache=False
                )
        except (TimeoutError, discord.ClientException) as fault:
            log.warning("members could not be fetched: %s", type(fault).__name__)
            return None
        there = {one.id for one in members if member_may_view(guild, place, one)}
        return tuple(player for player in people if int(player) in there)

    def role(self, guild_id: int, role: str) -> int | None:
        """Return the id of a role; None if the server does not have it, or it is @everyone."""
        guild = self._client.get_guild(guild_id)
        found = guild.get_role(int(role)) if guild and role.isdecimal() else None
        return found.id if found and not found.is_default() else None


def named(words: Words, permissions: tuple[str, ...]) -> str:
    """Return a list of permissions as text, with the names that Discord's own settings use."""
    return words.listed(words(f"permission-{name.replace('_', '-')}") for name in permissions)


class Elsewhere(PlainRefusal):
    """Raised for a press from a place where its game is not played."""

    def __init__(self) -> None:
        super().__init__("error-elsewhere")


def check_place(interaction: discord.Interaction, stored: StoredGame) -> None:
    """Raise ``Elsewhere`` if a press or command is not from its game's channel or a player's DM."""
    if interaction.guild_id is None:
        # Only present and former players of this game have DMs about it.
        here = player_of(interaction) in stored.game.rabbits
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
