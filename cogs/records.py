"""What a server remembers: somebody's numbers, the table of a month or season, its stories."""

import discord
from discord import app_commands

from bot.gateway.client import DixitBot
from bot.gateway.presses import Press
from bot.gateway.slash import said
from bot.play.seasons import Span, beginning_of
from bot.rules.ids import PlayerId
from bot.ui import records
from cogs.base import DixitCog, Interaction, player_of
from cogs.choices import RULE_CHOICES, offered, rule_set

COUNTED_AT_ONCE = 5
MOST_STEPS = 20  # what is more is left to housekeeping: nobody waits that long

SPAN_CHOICES = [app_commands.Choice(name=said(f"span-{one}"), value=one.value) for one in Span]


class RecordsCog(DixitCog):
    """Looking back on all games of a server."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        self.command("stats", self.stats)
        self.command("leaderboard", self.leaderboard)
        self.on("leaders", self.on_leaders)
        self.on("stories", self.on_stories)

    @app_commands.rename(player=said("option-whom"))
    @app_commands.describe(player=said("option-whom.about"))
    async def stats(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """One person's numbers, one's own without a name."""
        who = player or interaction.user
        if who.id == interaction.user.id and not (await self.bot.store.person(who.id)).statistics:
            await self.tell(interaction, "stats-own-off")
            return
        await _count(self.bot, interaction)
        guild = interaction.guild_id or 0
        record = await self.bot.store.record_of(guild, PlayerId(str(who.id)))
        await self.show(interaction, records.profile(await self.words(interaction), record))

    @app_commands.rename(span=said("option-span"), rules=said("option-rules"))
    @app_commands.describe(span=said("option-span.about"), rules=said("option-rules.about"))
    @app_commands.choices(span=SPAN_CHOICES, rules=RULE_CHOICES)
    async def leaderboard(
        self, interaction: Interaction, span: str = Span.SEASON.value, rules: str | None = None
    ) -> None:
        """Who has the most points."""
        await self._show_leaders(interaction, span, rules)

    async def on_leaders(self, press: Press) -> None:
        """The table of another time."""
        span, _, rules = press.argument.partition(".")
        await self._show_leaders(press.interaction, span, rules or None)

    async def _show_leaders(
        self, interaction: discord.Interaction, span: str, rules: str | None
    ) -> None:
        chosen = Span(offered(span, tuple(Span)))
        key = rule_set(rules).key if rules else None
        await _count(self.bot, interaction)
        since = beginning_of(chosen, interaction.created_at.timestamp())
        standings = await self.bot.store.standings(interaction.guild_id or 0, since, key)
        words = await self.words(interaction)
        asker = player_of(interaction)
        page = records.leaderboard(words, standings, asker, chosen, since, key)
        await self.show(interaction, page)

    async def on_stories(self, press: Press) -> None:
        """*Stories of this server*."""
        await show_stories(self, press.interaction)


async def show_stories(cog: DixitCog, interaction: discord.Interaction) -> None:
    """The best of past albums of this server."""
    await _count(cog.bot, interaction)
    best = await cog.bot.store.best_stories(interaction.guild_id or 0, records.STORIES)
    words = await cog.words(interaction)
    await cog.show(interaction, records.stories(words, best, cog.bot.readers.describe))


async def _count(bot: DixitBot, interaction: discord.Interaction) -> None:
    """Count the games of this server that were over since somebody asked last."""
    for _ in range(MOST_STEPS):
        if not await bot.store.count_games(COUNTED_AT_ONCE, interaction.guild_id or 0):
            break


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(RecordsCog(bot))
