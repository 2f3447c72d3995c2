"""The story: claiming the first one, and giving the clue."""

from discord import app_commands

from bot.gateway.client import DixitBot
from bot.gateway.presses import Press
from bot.gateway.slash import said
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.errors import Refusal, RuleError
from bot.rules.model import Game, Phase
from bot.rules.playing import LONGEST_CLUE
from bot.rules.progress import check_round
from bot.store import StoredGame
from bot.ui.hand import clue_form
from bot.ui.ids import PressId
from cogs.base import DixitCog, Interaction, card_at, player_of
from cogs.cards import suggest_own_cards


class StorytellingCog(DixitCog):
    """Whose story it is, and how it goes."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        self.command("clue", self.clue)
        self.on("claim", self.on_claim)
        self.on("story", self.on_story)

    async def on_claim(self, press: Press) -> None:
        """*I have a story!*: in private, or below the newest message in the channel."""
        outcome = await self.play(
            press.interaction, press.game, do.ClaimStory(press.player, press.round)
        )
        if not await self.bot.screens.answer(press.interaction, outcome.stored):
            await self.update_hand(press, outcome)

    async def on_story(self, press: Press) -> None:
        """A card was pressed: ask for the clue; the form was sent: tell the story."""
        if not press.is_form:
            stored = await self.bot.service.load(press.game)
            _check_may_tell(stored, press)
            words = await self.words(press.interaction, stored)
            again = PressId("story", press.game, press.round, press.argument)
            await self.ask(press.interaction, clue_form(words, again))
            return

        def choice(game: Game) -> do.Command:
            telling = press.argument and game.phase is Phase.STORYTELLING
            card = card_at(game, press.player, press.argument) if telling else None
            return do.TellStory(press.player, press.round, press.fields.get("clue", ""), card)

        await self.play_in_hand(press, choice)

    @app_commands.rename(text=said("option-clue"), card=said("option-card"))
    @app_commands.describe(text=said("option-clue.about"), card=said("option-card.about"))
    async def clue(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, LONGEST_CLUE],
        card: int | None = None,
    ) -> None:
        """Give the clue by command."""
        stored = await self.here(interaction)
        player = player_of(interaction)
        chosen = None
        if card is not None and not EDITIONS[stored.game.rules].blind_story:
            chosen = card_at(stored.game, player, card)
        number = stored.game.round.number if stored.game.round else 0
        command = do.TellStory(player, number, text, chosen)
        outcome = await self.play(interaction, stored.id, command)
        await self.tell(interaction, "hand-story-told", outcome.stored)


def _check_may_tell(stored: StoredGame, press: Press) -> None:
    """Refuse before the form is filled in, not after."""
    if stored.game.phase is not Phase.STORYTELLING:
        raise RuleError(Refusal.WRONG_PHASE, phase=stored.game.phase)
    check_round(stored.game, press.round)
    if stored.game.current.storyteller != press.player:
        raise RuleError(Refusal.NOT_STORYTELLER, storyteller=stored.game.current.storyteller)


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(StorytellingCog(bot))
    suggest_own_cards(bot, "clue")
