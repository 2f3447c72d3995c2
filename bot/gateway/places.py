"""Where a press counts: in its game's own channel, or in the presser's own private messages.

Ids can be copied and messages forwarded; nobody plays or looks on from somewhere else.
"""

import discord

from bot.gateway.errors import PlainRefusal
from bot.rules.ids import PlayerId
from bot.store import StoredGame


class Elsewhere(PlainRefusal):
    """A press from a place that its game is not played in."""

    def __init__(self) -> None:
        super().__init__("error-elsewhere")


def check_place(interaction: discord.Interaction, stored: StoredGame) -> None:
    """Refuse a press or command that comes from elsewhere."""
    if interaction.guild_id is None:
        # Only those who sit or once sat at this table have private messages about it.
        here = PlayerId(str(interaction.user.id)) in stored.game.rabbits
    else:
        here = _in_channel(interaction, stored)
    if not here:
        raise Elsewhere


def _in_channel(interaction: discord.Interaction, stored: StoredGame) -> bool:
    # A game whose thread was archived goes on in the parent; its older messages stay behind.
    channels = (interaction.channel_id, getattr(interaction.channel, "parent_id", None))
    place = stored.place
    return interaction.guild_id == place.guild_id and place.channel_id in channels
