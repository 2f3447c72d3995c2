"""In which channels and threads of a server games may be started."""

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
    """Return the channels in which games can be started, as Discord orders them."""
    if guild is None:
        return []
    listed = [one for _, channels in guild.by_category() for one in channels]
    return [
        one for one in listed if one.type in PLAYABLE and one.permissions_for(guild.me).view_channel
    ]


class ChannelOption(app_commands.Transformer):
    """An option of a command that takes a channel in which games can be started.

    In the channel itself, its threads or its posts. Not the library's own option for such channels:
    with forums it also offers media channels, which Discord's schema does not know in options.
    """

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Return what Discord offers for this option."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Return the kinds of channels that Discord offers."""
        return PLAYABLE

    async def transform(
        self, _: discord.Interaction, value: app_commands.AppCommandChannel
    ) -> app_commands.AppCommandChannel:
        """Take the channel as Discord describes it."""
        return value


PlayableChannel = app_commands.Transform[app_commands.AppCommandChannel, ChannelOption]


def channels_of(interaction: discord.Interaction, server: ServerSettings) -> tuple[int, ...]:
    """Return where games may be started; none means everywhere, also if all were deleted."""
    return _there(interaction, server.channels)


def _there(interaction: discord.Interaction, channels: tuple[int, ...]) -> tuple[int, ...]:
    guild = interaction.guild
    return tuple(one for one in channels if guild is None or guild.get_channel(one))


def toggled(
    interaction: discord.Interaction, channels: tuple[int, ...], channel_id: int
) -> tuple[int, ...]:
    """Return the channels with one more; or without it, if it is there already."""
    known = _there(interaction, channels)
    if channel_id in known:
        return tuple(one for one in known if one != channel_id)
    return (*known, channel_id)


def check_channel(interaction: discord.Interaction, server: ServerSettings) -> None:
    """Refuse to start a game where the server does not want one; threads go with their channel.

    In a locked thread it could not be shown, nor in a private one that the bot is not in.
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
