"""Statistics over all games of a server: a player's numbers, leaderboards, the best clues."""

from datetime import UTC, datetime
from enum import StrEnum

import discord
from discord import app_commands

from bot.gateway.people import player_of
from bot.gateway.permissions import may_view
from bot.gateway.presses import Press, press
from bot.gateway.slash import slash_command, translatable
from bot.imaging.subjects import MOST_CLUES
from bot.play.housekeeping import count_some
from bot.rules.editions import EDITIONS
from bot.rules.ids import player_id
from bot.ui import records
from cogs.base import DixitCog, Interaction
from cogs.choices import RULE_CHOICES, check_offered, rule_set

MONTHS_A_SEASON = 3


class Span(StrEnum):
    """The spans of time that a leaderboard can cover."""

    MONTH = "month"
    SEASON = "season"
    ALL = "all"


def beginning_of(span: Span, now: float) -> float:
    """Return when the current month or season began, in seconds since 1970; 0 for all time."""
    if span is Span.ALL:
        return 0.0
    today = datetime.fromtimestamp(now, UTC)
    month = today.month
    if span is Span.SEASON:
        month -= (month - 1) % MONTHS_A_SEASON
    return datetime(today.year, month, 1, tzinfo=UTC).timestamp()


HOUSE_CHOICE = app_commands.Choice(name=translatable("house-title"), value=records.HOUSE)
SPAN_CHOICES = [
    app_commands.Choice(name=translatable(f"span-{one}"), value=one.value) for one in Span
]


class RecordsCog(DixitCog):
    """Shows players' statistics, the leaderboard and the best clues of a server."""

    @slash_command("stats")
    async def stats(self, interaction: Interaction, whom: discord.User | None = None) -> None:
        """Show a player's statistics, the caller's own if no player is named.

        Tell callers who turned their own statistics off that there are none.
        """
        who = whom or interaction.user
        if (
            who.id == interaction.user.id
            and not (await self.bot.parts.store.person(who.id)).statistics
        ):
            await self.tell(interaction, "stats-own-off")
            return
        guild = interaction.guild_id or 0
        await count_some(self.bot.parts.store, guild)
        record = await self.bot.parts.store.record_of(guild, player_id(who.id))
        await self.show(interaction, records.profile(await self.words(interaction), record))

    @slash_command("leaderboard")
    @app_commands.choices(span=SPAN_CHOICES, rules=[*RULE_CHOICES, HOUSE_CHOICE])
    async def leaderboard(
        self, interaction: Interaction, span: str = Span.SEASON.value, rules: str | None = None
    ) -> None:
        """Show who has the most points in a span of time."""
        await self._show_leaders(interaction, span, rules)

    @press("leaders")
    async def on_leaders(self, press: Press) -> None:
        """Show the leaderboard of another span of time."""
        span, _, rules = press.argument.partition(".")
        await self._show_leaders(press.interaction, span, rules or None)

    async def _show_leaders(
        self, interaction: discord.Interaction, span: str, rules: str | None
    ) -> None:
        chosen = Span(check_offered(span, tuple(Span)))
        keys, apart = _counted(rules)
        guild = interaction.guild_id or 0
        await count_some(self.bot.parts.store, guild)
        since = beginning_of(chosen, interaction.created_at.timestamp())
        rows = await self.bot.parts.store.leaderboard(guild, since, keys, apart=apart)
        words = await self.words(interaction)
        asker = player_of(interaction)
        page = records.leaderboard(words, rows, asker, chosen, since, rules)
        await self.show(interaction, page)

    @press("stories")
    async def on_best_clues(self, press: Press) -> None:
        """Show the server's best clues."""
        await show_best_clues(self, press.interaction)


def _counted(rules: str | None) -> tuple[tuple[str, ...], bool]:
    """Return which rule sets a leaderboard covers, and whether it covers separately counted games.

    No rule sets means all of them. Games with house rules are counted separately from those by the
    book, and so are games of rule sets that were never printed.
    """
    if rules is None:
        return (), False
    if rules == records.HOUSE:
        return tuple(key for key, edition in EDITIONS.items() if edition.book), True
    return (rules,), not rule_set(rules).book


async def show_best_clues(cog: DixitCog, interaction: discord.Interaction) -> None:
    """Show the server's best clues, but only from channels that the presser or caller may view."""
    guild_id, store = interaction.guild_id or 0, cog.bot.parts.store
    await count_some(store, guild_id)
    places = await store.clue_places(guild_id)
    seen = [place.channel_id for place in places if may_view(interaction, place)]
    best = await store.best_clues(guild_id, seen, MOST_CLUES)
    words = await cog.words(interaction)
    await cog.show(interaction, records.best_clues(words, best, cog.bot.parts.presenter.describe))
