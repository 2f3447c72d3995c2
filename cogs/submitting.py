"""Cards for the table: giving one, changing one's mind."""

from discord import app_commands

from bot.gateway.client import DixitBot
from bot.gateway.presses import Press
from bot.gateway.slash import said
from bot.rules import commands as do
from bot.rules.events import CardTakenBack
from bot.rules.ids import CardId, PlayerId
from bot.rules.model import Game, Phase
from cogs.base import DixitCog, Interaction, card_at, player_of
from cogs.cards import suggest_own_cards


class SubmittingCog(DixitCog):
    """What the others slip in."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        self.command("play", self.give)
        self.on("give", self.on_give)

    async def on_give(self, press: Press) -> None:
        """A card button: gives the card, or takes it back if it was given."""

        def choice(game: Game) -> do.Command:
            return _giving(game, press.player, press.round, press.argument)

        await self.play_in_hand(press, choice)

    @app_commands.rename(card=said("option-card"))
    @app_commands.describe(card=said("option-card.about"))
    async def give(self, interaction: Interaction, card: int) -> None:
        """Give a card by command."""
        stored = await self.here(interaction)
        player = player_of(interaction)
        number = stored.game.round.number if stored.game.round else 0
        outcome = await self.play(
            interaction, stored.id, lambda game: _giving(game, player, number, card)
        )
        taken_back = any(isinstance(event, CardTakenBack) for event in outcome.events)
        key = "card-back" if taken_back else "card-given"
        await self.tell(interaction, key, outcome.stored, card=card)


def _giving(game: Game, player: PlayerId, number: int, place: str | int) -> do.Command:
    # In another phase or round the rules refuse; which card was meant does not matter then.
    stale = game.phase is not Phase.SUBMITTING or game.current.number != number
    card = CardId("") if stale else card_at(game, player, place)
    if not stale and card in game.current.given.get(player, ()):
        return do.TakeBack(player, number, card)
    return do.LayCard(player, number, card)


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(SubmittingCog(bot))
    suggest_own_cards(bot, "play")
