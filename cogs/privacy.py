"""``/dixit privacy``: lets people see, export and erase what is kept about them."""

import asyncio
import io
from dataclasses import asdict, replace

import discord

from bot.client import DixitBot
from bot.gateway.presses import Cooldown, Press, press
from bot.gateway.replies import answering
from bot.gateway.slash import slash_command
from bot.ui import privacy
from bot.ui.content import notice
from cogs.base import DixitCog, Interaction, check_manages

TIMES, WITHIN = 8, 60.0  # how often a person may ask for their data, and in how many seconds


class PrivacyCog(DixitCog):
    """Shows, exports and erases a person's own data; erases a server's data for its managers."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        self._cooldown = Cooldown(TIMES, WITHIN)

    @slash_command("privacy")
    async def privacy(self, interaction: Interaction) -> None:
        """Show the caller what is kept about them; raise a refusal if they ask too often."""
        self._cooldown.check(interaction)
        await self._show_panel(interaction)

    async def _show_panel(self, interaction: discord.Interaction) -> None:
        user_id = interaction.user.id
        counts = asdict(await self.bot.parts.store.counts_about(user_id))
        person = await self.bot.parts.store.person(user_id)
        languages, words = self.bot.parts.library.names, await self.words(interaction)
        await self.show(interaction, privacy.panel(words, person, languages, counts))

    @press("mydata")
    async def on_export(self, press: Press) -> None:
        """Send the presser all their data as a file, in private.

        Raise a refusal if they press too often.
        """
        interaction = press.interaction
        self._cooldown.check(interaction)
        data = await self.bot.parts.store.data_about(interaction.user.id)
        exported = await asyncio.to_thread(data.exported)
        words = await self.words(interaction)
        said = words("privacy-exported")

        def file() -> discord.File:
            return discord.File(io.BytesIO(exported), "dixit.json")

        await answering(
            interaction,
            lambda: interaction.response.send_message(said, file=file(), ephemeral=True),
            lambda: interaction.followup.send(said, file=file(), ephemeral=True),
        )

    @press("counting")
    async def on_counting(self, press: Press) -> None:
        """Turn the presser's statistics on or off, and show the panel.

        Raise a refusal if they press too often.
        """
        self._cooldown.check(press.interaction)
        old = await self.bot.parts.store.person(press.interaction.user.id)
        await self.bot.parts.store.put_person(replace(old, statistics=press.argument == "on"))
        await self._show_panel(press.interaction)

    @press("erase")
    async def on_erase(self, press: Press) -> None:
        """Ask for confirmation before erasing everything about the presser."""
        await self.show(press.interaction, privacy.question(await self.words(press.interaction)))

    @press("erasenow")
    async def on_erase_now(self, press: Press) -> None:
        """Erase everything about the presser, and redraw the messages that show their name."""
        interaction = press.interaction
        words = await self.words(interaction)  # before their choice of language is erased
        self.bot.parts.games.forget(press.player)
        user_id = interaction.user.id
        servers = {upload.guild_id for upload in await self.bot.parts.store.uploads_of(user_id)}
        await self.bot.parts.erasing.erase_person_data(user_id)
        # Only now, or a redraw of the game that they still played would send a new hand.
        self.bot.parts.temporary.close_all_of(press.player)
        await self.bot.parts.screens.recover()  # redraws the messages that show their name
        await self.bot.parts.screens.redraw_lobbies(servers)
        self.bot.parts.daily.check_soon()  # a daily clue may be theirs, or show a card of theirs
        await self.show(interaction, notice(words, "privacy-erased"))

    @press("keep")
    async def on_keep(self, press: Press) -> None:
        """Say that nothing was erased."""
        words = await self.words(press.interaction)
        await self.show(press.interaction, notice(words, "privacy-kept"))

    @press("wipe")
    async def on_wipe(self, press: Press) -> None:
        """Ask for confirmation before erasing everything about this server (Manage Server)."""
        check_manages(press.interaction)
        words = await self.words(press.interaction)
        await self.show(press.interaction, privacy.server_question(words))

    @press("wipenow")
    async def on_wipe_now(self, press: Press) -> None:
        """Erase everything about this server, once confirmed (Manage Server)."""
        interaction = press.interaction
        check_manages(interaction)
        words = await self.words(interaction)
        await self.bot.parts.erasing.erase_server(interaction.guild_id or 0)
        await self.show(interaction, notice(words, "wipe-done"))
