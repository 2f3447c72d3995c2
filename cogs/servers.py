"""Discord's events about servers, channels and roles: pauses and resumes games, posts a welcome.

Only the process that leads a server's shard gets them (``DixitBot.dispatch``). Decides nothing
about games.
"""

import logging

import discord
from discord.ext import commands

from bot.gateway.library import is_hidden
from bot.gateway.permissions import NEEDED
from bot.gateway.requests import TRANSIENT, Urgency
from bot.logs import error_line
from bot.play.housekeeping import WELCOME
from bot.ui.help import welcome
from cogs.base import DixitCog

log = logging.getLogger(__name__)


class ServersCog(DixitCog):
    """Pauses games whose channel the bot cannot use, and resumes them once it can again."""

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Post a welcome in a server that added the bot, unless one was posted recently.

        Before that, resume its games if the bot had been removed from it.
        """
        await self.bot.parts.pauses.resume_guilds([guild.id])
        await self._welcome(guild)

    async def _welcome(self, guild: discord.Guild) -> None:
        """Post the welcome message, unless one was posted recently or no channel allows it.

        If Discord refuses it, log that; it counts as posted.
        """
        parts, now = self.bot.parts, self.bot.parts.clock()
        channel = _channel_for_welcome(guild)
        # Noted before it is posted, so that a bot which is added again and again greets once.
        if channel is None or not await parts.store.note_welcome(guild.id, now, now - WELCOME):
            return
        server = await parts.store.server(guild.id)
        words = parts.library.first_of(server.language, guild.preferred_locale.value)
        content = welcome(words, parts.presenter.decks_for(guild.id, words.language))
        files = await parts.files.make(content)

        async def send() -> None:
            await channel.send(
                view=content.view(),
                files=files(),
                allowed_mentions=discord.AllowedMentions.none(),
                nonce=str(guild.id),  # or a welcome whose receipt is lost would be posted twice
            )

        try:
            await parts.requests.by_bot(send, Urgency.TIDY)
        except (discord.HTTPException, *TRANSIENT) as fault:
            log.info("no welcome in server %s: %s", guild.id, error_line(fault))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause the games of a server that removed the bot; outages are reported separately."""
        await self.bot.parts.pauses.pause_guild(guild.id)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Note that a server has an outage; its games are not paused for that."""
        self.bot.parts.pauses.note_outage(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Resume and redraw the games of a server after an outage, or after it added the bot again.

        discord.py may report both as the end of an outage. It also calls this for every server at
        startup; servers that were never away are skipped.
        """
        pauses = self.bot.parts.pauses
        if pauses.is_away(guild.id):
            await pauses.resume_guilds([guild.id])
            await pauses.resume_accessible(guild.id)
            await self.bot.parts.screens.recover()

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Pause the game of a channel that was deleted."""
        await self.bot.parts.pauses.pause_deleted(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Pause the game of a thread that was deleted."""
        await self.bot.parts.pauses.pause_deleted(payload.thread_id)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Resume the game of a private thread that the bot was added to."""
        await self.bot.parts.pauses.resume_accessible(thread.guild.id)

    @commands.Cog.listener()
    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Pause the game of a private thread that the bot was removed from."""
        await self.bot.parts.pauses.pause_left_thread(thread)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Pause games in a channel that is hidden now; resume games that can be shown again."""
        if is_hidden(self.bot, channel):
            await self.bot.parts.pauses.pause_hidden(channel)
        await self.bot.parts.pauses.resume_accessible(channel.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Resume games that the bot can show again because a role changed."""
        await self.bot.parts.pauses.resume_accessible(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Resume games that the bot can show again because its own roles changed.

        Without the members intent, Discord sends this event only for the bot itself.
        """
        if member.id == member.guild.me.id:
            await self.bot.parts.pauses.resume_accessible(member.guild.id)


def _channel_for_welcome(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the system channel or the first one the bot may write in; None if there is none."""
    found = [guild.system_channel, *guild.text_channels]
    for channel in found:
        if channel is not None and channel.permissions_for(guild.me) >= NEEDED:
            return channel
    return None
