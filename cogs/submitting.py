"""Cards for the table: giving one, changing one's mind."""

from discord import app_commands

from bot.client import DixitBot
from bot.commands import said
from bot.presses import Press
from bot.rules import commands as do
from bot.rules.events import CardTakenBack
from bot.rules.ids import CardId
from bot.rules.model import Game, Phase
from bot.rules.views import PlayerView, player_view
from cogs.cards import suggest_own_cards
from cogs.door import Door, Interaction, card_at, player_of


class SubmittingCog(Door):
    """What the others slip in."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        self.command("play", self.give)
        self.on("give", self.on_give)

    async def on_give(self, press: Press) -> None:
        """A card button: gives the card, or takes it back if it was given."""

        def choice(game: Game) -> do.Command:
            return _giving(player_view(game, press.player), press.round, press.argument)

        outcome = await self.play(press.interaction, press.game, choice)
        await self.update_hand(press.interaction, outcome)

    @app_commands.rename(card=said("option-card"))
    @app_commands.describe(card=said("option-card.about"))
    async def give(self, interaction: Interaction, card: int) -> None:
        """Give a card by command."""
        stored = await self.here(interaction)
        view = await self.bot.service.view(stored.id, player_of(interaction))
        outcome = await self.play(interaction, stored.id, _giving(view, view.table.round, card))
        taken_back = any(isinstance(event, CardTakenBack) for event in outcome.events)
        key = "card-back" if taken_back else "card-given"
        await self.tell(interaction, key, outcome.stored, card=card)


def _giving(view: PlayerView, number: int, place: str | int) -> do.Command:
    # In another phase or round the rules refuse; which card was meant does not matter then.
    stale = view.table.phase is not Phase.SUBMITTING or view.table.round != number
    card = CardId("") if stale else card_at(view, place)
    if card in view.given:
        return do.TakeBack(view.player, number, card)
    return do.LayCard(view.player, number, card)


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(SubmittingCog(bot))
    suggest_own_cards(bot, "play")
