"""What Discord tells about servers, channels and roles: pauses and resumes games, and greets.

Only a bot that leads hears of it (`DixitBot.dispatch`). Decides nothing about games.
"""

import logging

import discord
from discord.ext import commands

from bot.client import DixitBot
from bot.gateway.attachments import files_of
from bot.gateway.library import is_hidden
from bot.gateway.permissions import NEEDED
from bot.gateway.requests import Urgency
from bot.play.housekeeping import WELCOME
from bot.ui.welcome import welcome
from cogs.base import DixitCog

log = logging.getLogger(__name__)


class ServersCog(DixitCog):
    """Pauses games whose place is gone and resumes those whose place is back."""

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resume games of a server that the bot had been removed from, or introduce the bot."""
        await self.bot.parts.pauses.return_to([guild.id])
        await self._welcome(guild)

    async def _welcome(self, guild: discord.Guild) -> None:
        """Post once what the bot is and how to start; a server that forbids it gets nothing."""
        parts, now = self.bot.parts, self.bot.parts.clock()
        channel = _channel_for_welcome(guild)
        if channel is None or not await parts.store.note_welcome(guild.id, now, now - WELCOME):
            return
        server = await parts.store.server(guild.id)
        words = parts.library.first_of(server.language, guild.preferred_locale.value)
        content = welcome(words, parts.presenter.decks_for(guild.id, words.language))
        files = files_of(await parts.presenter.files(content))

        async def send() -> None:
            await channel.send(
                view=content.view(),
                files=files(),
                allowed_mentions=discord.AllowedMentions.none(),
            )

        try:
            await parts.requests.by_bot(send, Urgency.TIDY)
        except discord.HTTPException as refusal:
            log.info("server %s takes no welcome: code %s", guild.id, refusal.code)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause the games of a server that removed the bot; an outage does not come here."""
        await self.bot.parts.pauses.leave_guild(guild.id)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Keep the games of a server with an outage as they are."""
        self.bot.parts.pauses.note_outage(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Resume the games of a server after an outage, or once the bot was added again.

        discord.py may report that as the end of an outage, too. It also calls this for every server
        at a start; servers that were never away are skipped.
        """
        pauses = self.bot.parts.pauses
        if pauses.awaits(guild.id):
            await pauses.return_to([guild.id])
            await pauses.reconsider(guild.id)
            await self.bot.parts.screens.recover()

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Pause the game of a channel that was deleted."""
        await self.bot.parts.pauses.channel_gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Pause the game of a thread that was deleted."""
        await self.bot.parts.pauses.channel_gone(payload.thread_id)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Resume the game of a private thread that the bot was let into."""
        await self.bot.parts.pauses.reconsider(thread.guild.id)

    @commands.Cog.listener()
    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Pause the game of a private thread that the bot was removed from."""
        await self.bot.parts.pauses.thread_left(thread)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Pause games in a channel that is hidden now; resume those that may be shown again."""
        if is_hidden(self.bot, channel):
            await self.bot.parts.pauses.channel_hidden(channel)
        await self.bot.parts.pauses.reconsider(channel.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Resume games that a changed role lets the bot show again."""
        await self.bot.parts.pauses.reconsider(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Resume games that the bot may show again with a role it was given.

        Without the members' intent Discord tells of the bot's own roles and of nobody else's.
        """
        if member.id == member.guild.me.id:
            await self.bot.parts.pauses.reconsider(member.guild.id)


def _channel_for_welcome(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the system channel or the first that the bot may write in; None if there is none."""
    found = [guild.system_channel, *guild.text_channels]
    for channel in found:
        if channel is not None and channel.permissions_for(guild.me) >= NEEDED:
            return channel
    return None


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(ServersCog(bot))
