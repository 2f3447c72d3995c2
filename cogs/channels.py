"""In which channels and threads of a server games may be started."""

import discord

from bot.gateway.errors import PlainRefusal
from bot.store import ServerSettings


def channels_of(interaction: discord.Interaction, server: ServerSettings) -> tuple[int, ...]:
    """Where games may be started; none means everywhere, also when all of them were deleted."""
    guild = interaction.guild
    return tuple(one for one in server.channels if guild is None or guild.get_channel(one))


def toggled(
    interaction: discord.Interaction, server: ServerSettings, channel_id: int
) -> tuple[int, ...]:
    """The channels with one more; or without it, if it is there already."""
    known = channels_of(interaction, server)
    if channel_id in known:
        return tuple(one for one in known if one != channel_id)
    return (*known, channel_id)


def check_channel(interaction: discord.Interaction, server: ServerSettings) -> None:
    """Refuse to start a game where the server does not want one; threads go with their channel.

    In a locked thread it could not be shown.
    """
    locked = isinstance(interaction.channel, discord.Thread) and interaction.channel.locked
    if locked and not interaction.app_permissions.manage_threads:
        raise PlainRefusal("error-thread-locked")
    known = channels_of(interaction, server)
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if known and not here.intersection(known):
        raise PlainRefusal("error-channel", channels=tuple(f"<#{one}>" for one in known))
