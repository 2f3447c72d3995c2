"""What is kept about whoever asks: to see, to take along, to turn off, to erase."""

import io
from dataclasses import replace

import discord

from bot.gateway.client import DixitBot
from bot.gateway.errors import PlainRefusal
from bot.gateway.presses import Press
from bot.gateway.replies import answering
from bot.play.forgetting import forget_person, forget_server
from bot.ui import privacy
from bot.ui.content import notice
from cogs.base import DixitCog, Interaction


class PrivacyCog(DixitCog):
    """One's own data, and for whoever manages a server the server's."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        self.command("privacy", self.privacy)
        for verb, handler in (
            ("mydata", self.on_export),
            ("counting", self.on_counting),
            ("erase", self.on_erase),
            ("erasenow", self.on_erase_now),
            ("keep", self.on_keep),
            ("wipe", self.on_wipe),
            ("wipenow", self.on_wipe_now),
        ):
            self.on(verb, handler)

    async def privacy(self, interaction: Interaction) -> None:
        """What is kept about you."""
        await self._show_panel(interaction)

    async def _show_panel(self, interaction: discord.Interaction) -> None:
        user_id = interaction.user.id
        data = await self.bot.store.kept_about(user_id)
        chosen = data.settings
        language = self.bot.library.name_of(chosen.language) if chosen.language else None
        kept = privacy.Kept(
            language=language,
            hands=chosen.hands,
            statistics=chosen.statistics,
            games=len(data.games),
            live=sum(one.stored.live for one in data.games),
            servers=len({one.stored.place.guild_id for one in data.games}),
            moves=sum(len(one.moves) for one in data.games),
            messages=sum(len(one.messages) for one in data.games),
            uploads=len(await self.bot.store.uploads_of(user_id)),
        )
        await self.show(interaction, privacy.panel(await self.words(interaction), kept))

    async def on_export(self, press: Press) -> None:
        """*Export as a file*, for the presser alone."""
        interaction = press.interaction
        user_id = interaction.user.id
        data = await self.bot.store.kept_about(user_id)
        told = data.exported(await self.bot.store.uploads_of(user_id))
        words = await self.words(interaction)
        await answering(
            interaction,
            lambda: interaction.response.send_message(
                words("privacy-exported"),
                file=discord.File(io.BytesIO(told), "dixit.json"),
                ephemeral=True,
            ),
        )

    async def on_counting(self, press: Press) -> None:
        """*Turn statistics off*, or on."""
        old = await self.bot.store.person(press.interaction.user.id)
        await self.bot.store.put_person(replace(old, statistics=press.argument == "on"))
        await self._show_panel(press.interaction)

    async def on_erase(self, press: Press) -> None:
        """*Erase everything…*: ask first."""
        await self.show(press.interaction, privacy.question(await self.words(press.interaction)))

    async def on_erase_now(self, press: Press) -> None:
        """*Yes, erase it*."""
        interaction = press.interaction
        words = await self.words(interaction)  # while their choice is still known
        self.bot.games.forget(press.player)
        user_id = interaction.user.id
        at = interaction.created_at.timestamp()
        await forget_person(self.bot.service, self.bot.store, user_id, at)
        await self.bot.screens.recover()  # their name stands on screen until then
        await self.show(interaction, notice(words, "privacy-erased"))

    async def on_keep(self, press: Press) -> None:
        """*No, keep it*."""
        words = await self.words(press.interaction)
        await self.show(press.interaction, notice(words, "privacy-kept"))

    async def on_wipe(self, press: Press) -> None:
        """*Erase everything of this server…*: ask first."""
        _check_manages(press.interaction)
        words = await self.words(press.interaction)
        await self.show(press.interaction, privacy.server_question(words))

    async def on_wipe_now(self, press: Press) -> None:
        """The same, decided."""
        interaction = press.interaction
        _check_manages(interaction)
        words = await self.words(interaction)
        await forget_server(self.bot.service, self.bot.store, interaction.guild_id or 0)
        await self.show(interaction, notice(words, "wipe-done"))


def _check_manages(interaction: discord.Interaction) -> None:
    if not (interaction.guild_id and interaction.permissions.manage_guild):
        raise PlainRefusal("error-manage-server")


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(PrivacyCog(bot))
