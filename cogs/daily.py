"""The daily clue of a channel: ``/dixit daily``, its panel, and guesses."""

import re

import discord
from discord import app_commands

from bot.gateway.errors import PlainRefusal
from bot.gateway.permissions import Elsewhere, is_outside, missing_here, named
from bot.gateway.presses import Press, press
from bot.gateway.slash import slash_command
from bot.play.daily import USUAL_MINUTE
from bot.times import DEFAULT_ZONE, zone_named
from bot.ui import daily
from cogs.base import DixitCog, Interaction, check_manages
from cogs.choices import suggest_zones

# "8", "8h", "8:30", "08.30" or "8h30"
_TIME = re.compile(r"\s*([01]?[0-9]|2[0-3])(?:\s*[:.h]\s*([0-5][0-9])?)?\s*")


class DailyCog(DixitCog):
    """Turns the daily clue of a channel on and off, and takes guesses."""

    @slash_command("daily")
    @app_commands.autocomplete(daily_zone=suggest_zones)
    async def daily(
        self,
        interaction: Interaction,
        daily_time: str | None = None,
        daily_zone: str | None = None,
        daily_on: bool | None = None,
    ) -> None:
        """Apply the typed options (Manage Server), and show the panel of the daily clue."""
        if daily_on is False:
            await self._turn_off(interaction)
        elif daily_on or daily_time or daily_zone:
            minute = _minute(daily_time) if daily_time else None
            await self._turn_on(interaction, minute, daily_zone)
        await self._show_panel(interaction)

    @press("dailyon")
    async def on_turn(self, press: Press) -> None:
        """Turn the daily clue on or off (*Turn it on*, *Turn it off*), and show the panel."""
        if press.argument == "on":
            await self._turn_on(press.interaction, None, None)
        else:
            await self._turn_off(press.interaction)
        await self._show_panel(press.interaction)

    @press("dailyhour")
    async def on_hour(self, press: Press) -> None:
        """Post the daily clue at the chosen hour from now on, and show the panel."""
        await self._turn_on(press.interaction, int(press.values[0].removeprefix("h")) * 60, None)
        await self._show_panel(press.interaction)

    @press("dailyguess")
    async def on_guess(self, press: Press) -> None:
        """Save the presser's guess at the daily clue, and confirm it in private.

        Raise a refusal if the clue is over, was given by the presser, or is in another channel.
        """
        interaction, slot = press.interaction, int(press.values[0])
        store = self.bot.parts.store
        clue = await store.daily_clue(press.subject)
        if clue is None or not clue.open:
            raise PlainRefusal("daily-over")
        if interaction.channel_id != clue.channel_id:
            raise Elsewhere
        if slot > len(clue.table):
            raise PlainRefusal("error-not-offered")
        if clue.storyteller == press.player:
            raise PlainRefusal("daily-own-clue")
        # The clue may have been answered since it was loaded, so the store checks once more.
        if not await store.put_daily_guess(clue.id, interaction.user.id, slot):
            raise PlainRefusal("daily-over")
        when = f"<t:{int(clue.until)}:f>"  # the answer may stay on screen until long afterwards
        await self.tell(interaction, "daily-noted", slot=slot, when=when)

    async def _turn_on(
        self, interaction: discord.Interaction, minute: int | None, zone: str | None
    ) -> None:
        """Turn the daily clue on, or change its time or zone; None keeps the old value.

        Raise a refusal if the presser may not manage the server, the bot lacks a permission, or
        the zone is unknown.
        """
        check_manages(interaction)
        words = await self.words(interaction)
        if is_outside(interaction.channel, interaction.app_permissions):
            raise PlainRefusal("error-mention-first", bot=f"<@{interaction.application_id}>")
        if missing := missing_here(interaction):
            raise PlainRefusal("error-permissions", permissions=named(words, missing))
        if zone is not None and (zone := zone_named(zone)) is None:
            raise PlainRefusal("daily-bad-zone")
        guild_id, channel_id = interaction.guild_id or 0, interaction.channel_id or 0
        old = await self.bot.parts.store.daily_schedule(channel_id)
        if minute is None:
            minute = old.minute if old else USUAL_MINUTE
        locale = interaction.guild_locale.value if interaction.guild_locale else None
        server = await self.bot.parts.store.server(guild_id)
        language = self.bot.parts.library.first_of(server.language, locale).language
        zone = zone or (old.zone if old else DEFAULT_ZONE)
        await self.bot.parts.daily.clues.turn_on(guild_id, channel_id, minute, zone, language)
        self.bot.parts.daily.show_new_time_soon(channel_id)

    async def _turn_off(self, interaction: discord.Interaction) -> None:
        check_manages(interaction)
        await self.bot.parts.daily.clues.turn_off(interaction.channel_id or 0)
        self.bot.parts.daily.check_soon()  # posts the answer to the open clue at once

    async def _show_panel(self, interaction: discord.Interaction) -> None:
        """Answer with the panel; a press in it changes the panel in place."""
        store, channel_id = self.bot.parts.store, interaction.channel_id or 0
        words = await self.words(interaction)
        schedule = await store.daily_schedule(channel_id)
        streak = await store.daily_streak(channel_id, interaction.user.id)
        manages = interaction.permissions.manage_guild
        await self.show(interaction, daily.panel(words, schedule, streak, manages=manages))


def _minute(typed: str) -> int:
    """Return the typed time as a minute of the day; raise a refusal if it isn't a time."""
    found = _TIME.fullmatch(typed.lower())
    if found is None:
        raise PlainRefusal("daily-bad-time")
    return int(found[1]) * 60 + int(found[2] or 0)
