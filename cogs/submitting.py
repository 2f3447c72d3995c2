"""Cards for the table: giving one, changing one's mind."""

from discord import app_commands

from bot.gateway.client import DixitBot
from bot.gateway.presses import Press
from bot.gateway.slash import said
from bot.rules import commands as do
from cogs.base import DixitCog, Interaction, player_of
from cogs.cards import suggest_own_cards


class SubmittingCog(DixitCog):
    """What the others slip in."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        self.command("play", self.give)
        self.on("give", self.on_give)
        self.on("take", self.on_take)

    async def on_give(self, press: Press) -> None:
        """A card that lay in the hand when its button was shown."""
        position = int(press.argument)
        await self.play_in_hand(press, do.GiveCard(press.player, press.round, position))

    async def on_take(self, press: Press) -> None:
        """A card that was given when its button was shown."""
        position = int(press.argument)
        await self.play_in_hand(press, do.TakeBack(press.player, press.round, position))

    @app_commands.rename(card=said("option-card"), back=said("option-back"))
    @app_commands.describe(card=said("option-card.about"), back=said("option-back.about"))
    async def give(self, interaction: Interaction, card: int, back: bool = False) -> None:
        """Give a card by command, or take it back."""
        kind = do.TakeBack if back else do.GiveCard
        outcome = await self.play_here(interaction, kind(player_of(interaction), None, card))
        key = "card-back" if back else "card-given"
        await self.tell(interaction, key, outcome.stored, card=card)


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(SubmittingCog(bot))
    suggest_own_cards(bot, "play")
