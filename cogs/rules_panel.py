"""*Change rules*: the private panel in which a host configures a lobby."""

from dataclasses import replace

from bot.gateway.presses import Press
from bot.rules import commands as do
from bot.store import StoredGame
from bot.ui.lobby import ending_form, language_menu, rule_menus
from cogs.base import DixitCog, authority
from cogs.choices import check_decks, offered, pace_of, small_number


class RulesPanel(DixitCog):
    """What a host chooses for a game before it begins."""

    async def on_rules(self, press: Press) -> None:
        """*Change rules*: a private panel, for the host."""
        stored = await self.check(press, do.Configure(authority(press.interaction)))
        await self._show_panel(press, stored)

    async def on_set_rules(self, press: Press) -> None:
        """Another rule set."""
        await self._configure(press, do.Configure(None, rules=press.values[0]))

    async def on_set_pace(self, press: Press) -> None:
        """Another pace."""
        await self._configure(press, do.Configure(None, pace=pace_of(press.values[0])))

    async def on_set_decks(self, press: Press) -> None:
        """Other decks."""
        await check_decks(self.bot, press.interaction.guild_id or 0, press.values)
        await self._configure(press, do.Configure(None, decks=press.values))

    async def on_set_end(self, press: Press) -> None:
        """Another goal or number of turns: first the form, then its answer."""
        if press.field is not None:
            await self._configure(press, do.Configure(None, until=small_number(press.field)))
            return
        stored = await self.check(press, do.Configure(authority(press.interaction)))
        words = await self.words(press.interaction, stored)
        context = self.bot.readers.context(stored)
        await self.ask(press.interaction, ending_form(words, press.game, context.table))

    async def on_set_language(self, press: Press) -> None:
        """Another language for what everybody reads."""
        language = offered(press.values[0], self.bot.library.languages)
        await self._configure(press, do.Configure(None), language)

    async def _configure(
        self, press: Press, change: do.Configure, language: str | None = None
    ) -> None:
        change = replace(change, by=authority(press.interaction))
        outcome = await self.play(press.interaction, press.game, change, language)
        await self._show_panel(press, outcome.stored)

    async def _show_panel(self, press: Press, stored: StoredGame) -> None:
        words = await self.words(press.interaction, stored)
        context = self.bot.readers.context(stored)
        panel = rule_menus(words, press.game, context.table, context.list_decks())
        languages = language_menu(words, press.game, self.bot.library.names, stored.language)
        await self.show(press.interaction, panel.and_then(languages))
