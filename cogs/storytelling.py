"""The story: claiming the first one, and giving the clue."""

from discord import app_commands

from bot.gateway.client import DixitBot
from bot.gateway.presses import Press, is_public
from bot.gateway.slash import said
from bot.rules import commands as do
from bot.store import StoredGame
from bot.ui.hand import clue_form
from bot.ui.ids import PressId
from cogs.base import DixitCog, Interaction, player_of
from cogs.cards import suggest_own_cards
from cogs.choices import rule_set

ANY_CLUE = "…"


class StorytellingCog(DixitCog):
    """Whose story it is, and how it goes."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        self.command("clue", self.clue)
        self.on("claim", self.on_claim)
        self.on("story", self.on_story)

    async def on_claim(self, press: Press) -> None:
        """*I have a story!*: the hand to choose a card from; in Party the form, as none is seen."""
        outcome = await self.play(
            press.interaction, press.game, do.ClaimStory(press.player, press.round)
        )
        if rule_set(outcome.stored.game.rules).blind_story:
            await self._ask_for_clue(press, outcome.stored)
        elif is_public(press.interaction):
            await self.show_hand(press.interaction, outcome.stored)
        else:
            await self.update_hand(press, outcome)

    async def on_story(self, press: Press) -> None:
        """A card was pressed: ask for the clue; the form was sent: tell the story."""
        clue = ANY_CLUE if press.field is None else press.field
        story = do.TellStory(press.player, press.round, clue, press.position)
        if press.field is not None:
            await self.play_in_hand(press, story)
            return
        await self._ask_for_clue(press, await self.check(press, story))

    async def _ask_for_clue(self, press: Press, stored: StoredGame) -> None:
        words = await self.words(press.interaction, stored)
        again = PressId("story", press.game, press.round, press.argument)
        await self.ask(press.interaction, clue_form(words, again))

    @app_commands.rename(text=said("option-clue"), card=said("option-card"))
    @app_commands.describe(text=said("option-clue.about"), card=said("option-card.about"))
    async def clue(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, do.LONGEST_CLUE],
        card: int | None = None,
    ) -> None:
        """Give the clue by command."""
        story = do.TellStory(player_of(interaction), None, text, card)
        outcome = await self.play_here(interaction, story)
        await self.tell(interaction, "hand-story-told", outcome.stored)


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(StorytellingCog(bot))
    suggest_own_cards(bot, "clue")
