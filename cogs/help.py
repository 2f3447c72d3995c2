"""Learning to play: ``/dixit help``, ``/dixit rules`` and ``/dixit tutorial``.

The tutorial is a private game with computer players, step by step; *Show me how* begins one, too.
"""

import discord
from discord import app_commands

from bot.gateway.errors import PlainRefusal
from bot.gateway.people import player_of
from bot.gateway.presses import Press, press
from bot.gateway.slash import slash_command
from bot.play.tutorial import NoClueFound, Tutorial
from bot.rules import commands as do
from bot.rules.views import table_view
from bot.ui.hand import clue_form
from bot.ui.help import guide, help_page
from bot.ui.ids import PressId
from bot.ui.tutorial import expired, tutorial
from cogs.base import DixitCog, Interaction
from cogs.choices import RULE_CHOICES, rule_set


class HelpCog(DixitCog):
    """Explains rule sets and lists commands."""

    @slash_command("rules")
    @app_commands.choices(rules=RULE_CHOICES)
    async def rules(self, interaction: Interaction, rules: str | None = None) -> None:
        """Explain a rule set: the typed one, else the one of this channel's game or the server."""
        if rules is not None:
            shown = guide(await self.words(interaction), rule_set(rules))
        elif game_id := await self.bot.parts.store.find_live(interaction.channel_id or 0):
            table = table_view((await self.load(interaction, game_id)).game)
            words = await self.words(interaction)
            shown = guide(words, table.rules, table.until, table.options.house)
        else:
            server = await self.bot.parts.store.server(interaction.guild_id or 0)
            shown = guide(await self.words(interaction), rule_set(server.rules))
        await self.show(interaction, shown)

    @slash_command("help")
    async def help(self, interaction: Interaction) -> None:
        """List every command with what it does."""
        words = await self.words(interaction)
        await self.show(interaction, help_page(words, self.bot.slash_id))


class TutorialCog(DixitCog):
    """Teaches the game in two private rounds with computer players, in one message."""

    @slash_command("tutorial")
    async def tutorial(self, interaction: Interaction) -> None:
        """Begin a tutorial for the caller; it replaces an earlier one."""
        await self._begin(interaction)

    @press("showhow")
    async def on_show_how(self, press: Press) -> None:
        """Begin a tutorial for the presser; it replaces an earlier one."""
        await self._begin(press.interaction)

    async def _begin(self, interaction: discord.Interaction) -> None:
        words = await self.words(interaction)
        tutorials = self.bot.parts.tutorials
        try:
            begun = await tutorials.begin(player_of(interaction), words.language)
        except NoClueFound as nothing:
            raise PlainRefusal("error-no-tutorial") from nothing
        await self._show(interaction, begun)

    @press("tutorgive")
    async def on_give(self, press: Press) -> None:
        """Play the pressed card, and show the table to vote on."""
        await self._play(press, do.GiveCard(press.player, press.round, int(press.argument)))

    @press("tutorvote")
    async def on_vote(self, press: Press) -> None:
        """Cast the presser's vote, and show the reveal."""
        await self._play(press, do.CastVote(press.player, press.round, (int(press.values[0]),)))

    @press("tutornext")
    async def on_next(self, press: Press) -> None:
        """Start the tutorial's next round, with the presser as storyteller."""
        await self._play(press, do.NextRound(press.player, press.round))

    @press("tutorclue")
    async def on_clue(self, press: Press) -> None:
        """Open the clue form for a card; once submitted, give the clue and show the reveal."""
        position = int(press.argument)
        if press.field is not None:
            why = press.fields.get("why", "")
            clue = do.GiveClue(press.player, press.round, press.field, position, why)
            await self._play(press, clue)
            return
        found = self.bot.parts.tutorials.find(press.player, press.subject)
        if found is None or position > len(found.view.hand or ()):
            await self._show_expired(press)
            return
        view, words = found.view, await self.words(press.interaction)
        card = (view.hand or ())[position - 1]
        described = self.bot.parts.presenter.describe(card, words.language)
        offered = PressId(press.verb, press.subject, press.round, press.argument)
        await self.open_form(press.interaction, clue_form(words, offered, view.table, described))

    async def _play(self, press: Press, command: do.Command) -> None:
        """Play a move and show the next step in the same message.

        If the tutorial has expired, say so and offer a new one.
        """
        found = self.bot.parts.tutorials.find(press.player, press.subject)
        if found is None:
            await self._show_expired(press)
            return
        await self.bot.parts.tutorials.play(found, command)
        await self._show(press.interaction, found)

    async def _show(self, interaction: discord.Interaction, shown: Tutorial) -> None:
        words = await self.words(interaction)
        view = shown.view
        context = self.bot.parts.presenter.context_of_tutorial(shown.id, view.table)
        await self.show(interaction, tutorial(words, context, view))

    async def _show_expired(self, press: Press) -> None:
        await self.show(press.interaction, expired(await self.words(press.interaction)))
