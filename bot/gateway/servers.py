"""What Discord tells about servers, channels and roles, passed on to those whom it concerns.

Only the process that leads acts on it: another one that is connected to the same shard, because it
is about to take over, hears the same and keeps still. Decides nothing about games.
"""

from typing import TYPE_CHECKING, Any

import discord

from bot.gateway.patience import PatientBot

if TYPE_CHECKING:
    from bot.screens.pauses import PausedGames
    from bot.screens.redraw import Screens

ABOUT_SERVERS = ("guild_", "raw_thread_delete")


class ServerEvents(PatientBot):
    """A bot that hears of its servers while it leads."""

    leading: bool
    pauses: "PausedGames"
    screens: "Screens"

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass on what the gateway tells."""
        if self.leading or not event_name.startswith(ABOUT_SERVERS):
            super().dispatch(event_name, *args, **kwargs)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again: frozen games go on."""
        await self.pauses.return_to([guild.id])

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Kicked: freeze the games there (an outage of the server does not come here)."""
        await self.pauses.leave_guild(guild.id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """An outage of this server: its games are kept as they are."""
        self.pauses.note_outage(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The outage is over, or the library takes a return for that; at a start all come."""
        if self.pauses.awaits(guild.id):
            await self.pauses.return_to([guild.id])
            await self.pauses.reconsider(guild.id)
            await self.screens.recover()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The table is gone: keep the game, stop its clock."""
        await self.pauses.channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """As for a channel."""
        await self.pauses.channel_gone(payload.thread_id)

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Perhaps we may write there again."""
        await self.pauses.reconsider(channel.guild.id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Perhaps we may write somewhere again."""
        await self.pauses.reconsider(role.guild.id)
