"""Checks in which channels and threads of a server games may be started."""

import discord
from discord import app_commands

from bot.gateway.errors import PlainRefusal
from bot.gateway.permissions import is_outside
from bot.store import ServerSettings

PLAYABLE = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
]


def playable(guild: discord.Guild | None) -> list[discord.abc.GuildChannel]:
    """Return the channels in which games can be started, in Discord's order."""
    if guild is None:
        return []
    listed = [one for _, channels in guild.by_category() for one in channels]
    return [
        one for one in listed if one.type in PLAYABLE and one.permissions_for(guild.me).view_channel
    ]


class ChannelOption(app_commands.Transformer):
    """A command's option that takes a channel in which games can be started.

    Games are played in the channel itself, its threads or its posts. The library's own option is
    not used, because with forums it also offers media channels, which Discord does not allow in
    options.
    """

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Return the type of this option: a channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Return the types of channels that Discord offers for this option."""
        return PLAYABLE

    async def transform(
        self, _: discord.Interaction, value: app_commands.AppCommandChannel
    ) -> app_commands.AppCommandChannel:
        """Return the chosen channel unchanged."""
        return value


PlayableChannel = app_commands.Transform[app_commands.AppCommandChannel, ChannelOption]


def channels_of(interaction: discord.Interaction, server: ServerSettings) -> tuple[int, ...]:
    """Return the channels in which games may be started; empty means everywhere.

    Deleted channels are left out, so it is also empty once all of them were deleted.
    """
    return _there(interaction, server.channels)


def _there(interaction: discord.Interaction, channels: tuple[int, ...]) -> tuple[int, ...]:
    guild = interaction.guild
    return tuple(one for one in channels if guild is None or guild.get_channel(one))


def toggled(
    interaction: discord.Interaction, channels: tuple[int, ...], channel_id: int
) -> tuple[int, ...]:
    """Return the channels with this one added, or removed if it was among them.

    Deleted channels are left out.
    """
    known = _there(interaction, channels)
    if channel_id in known:
        return tuple(one for one in known if one != channel_id)
    return (*known, channel_id)


def check_channel(interaction: discord.Interaction, server: ServerSettings) -> None:
    """Raise a refusal if games may not be started here; threads follow their channel's setting.

    Also refuse a locked thread, and a private thread that the bot is not in, because the game could
    not be shown there.
    """
    if is_outside(interaction.channel, interaction.app_permissions):
        raise PlainRefusal("error-mention-first", bot=f"<@{interaction.application_id}>")
    locked = isinstance(interaction.channel, discord.Thread) and interaction.channel.locked
    if locked and not interaction.app_permissions.manage_threads:
        raise PlainRefusal("error-thread-locked")
    known = channels_of(interaction, server)
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if known and not here.intersection(known):
        raise PlainRefusal("error-channel", channels=tuple(f"<#{one}>" for one in known))
