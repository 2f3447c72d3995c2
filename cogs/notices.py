"""``/dixit notify``: what people are notified of, their quiet hours and their time zone."""

from dataclasses import replace
from typing import cast

from discord import app_commands

from bot.client import DixitBot
from bot.gateway.errors import PlainRefusal
from bot.gateway.presses import Press, press
from bot.gateway.slash import slash_command
from bot.preferences import Notices
from bot.times import clock_in, read_hours, zone_named
from bot.ui.names import quote
from bot.ui.settings import Told, notices_panel
from cogs.base import DixitCog, Interaction
from cogs.choices import LONGEST_TIME, suggest_zones

NONE = ("off", "none", "no", "-", "0")
"""What people write for no quiet hours."""


class NoticesCog(DixitCog):
    """Lets people choose what they are notified of, their quiet hours and their time zone."""

    @slash_command("notify")
    @app_commands.autocomplete(zone=suggest_zones)
    async def notify(
        self,
        interaction: Interaction,
        lobbies: bool | None = None,
        mention: bool | None = None,
        quiet: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Save the typed choices, and show what the caller is notified of on this server."""
        store = self.bot.parts.store
        old = person = await store.person(interaction.user.id)
        if zone is not None:
            person = replace(person, zone=_zone(zone))
        if quiet is not None:
            person = replace(person, quiet=_hours(quiet))
        if person != old:
            await store.put_person(person)
        await self._keep(interaction, lobbies=lobbies, turns=mention)
        await self._show_panel(interaction)

    @press("notice")
    async def on_notice(self, press: Press) -> None:
        """Turn one notice on or off, all of them off, or quiet hours off, and show the panel."""
        interaction = cast("Interaction", press.interaction)
        what, _, state = press.argument.partition("-")
        if what == "quiet":
            person = await self.bot.parts.store.person(interaction.user.id)
            await self.bot.parts.store.put_person(replace(person, quiet=None))
        elif what == "never":
            await self._keep(interaction, lobbies=False, turns=False)
        else:
            await self._keep(interaction, **{what: state == "on"})
        await self._show_panel(interaction)

    async def _keep(
        self, interaction: Interaction, lobbies: bool | None = None, turns: bool | None = None
    ) -> None:
        """Save the caller's choices for this server; None keeps the old one."""
        old = await self._notices(interaction)
        new = replace(
            old,
            lobbies=old.lobbies if lobbies is None else lobbies,
            turns=old.turns if turns is None else turns,
        )
        if new != old:
            await self.bot.parts.store.put_notices(new)

    async def _notices(self, interaction: Interaction) -> Notices:
        return await self.bot.parts.store.notices(interaction.guild_id or 0, interaction.user.id)

    async def _show_panel(self, interaction: Interaction) -> None:
        store = self.bot.parts.store
        notices, person = await self._notices(interaction), await store.person(interaction.user.id)
        told = Told(
            lobbies=notices.lobbies,
            turns=person.mentions if notices.turns is None else notices.turns,
            server_mentions=(await store.server(interaction.guild_id or 0)).mentions,
            zone=person.zone,
            quiet=person.quiet,
            time=clock_in(person.zone, self.bot.parts.clock()),
        )
        await self.show(interaction, notices_panel(await self.words(interaction), told))


def _zone(text: str) -> str:
    """Return the time zone that was typed; raise a refusal if there is no such zone."""
    found = zone_named(text)
    if found is None:
        raise PlainRefusal("error-zone", text=quote(text[:LONGEST_TIME]))
    return found


def _hours(text: str) -> str | None:
    """Return the typed quiet hours, or None to turn them off; raise a refusal if unreadable."""
    if text.strip().lower() in NONE:
        return None
    found = read_hours(text)
    if found is None:
        raise PlainRefusal("error-hours", text=quote(text[:LONGEST_TIME]))
    return found


async def setup(bot: DixitBot) -> None:
    """Add this cog to the bot; discord.py calls this when it loads the module."""
    await bot.add_cog(NoticesCog(bot))
