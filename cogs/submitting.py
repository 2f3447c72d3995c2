"""Cards for the table: giving one, changing one's mind."""

from discord import app_commands

from bot.client import DixitBot
from bot.gateway.errors import PlainRefusal, say
from bot.gateway.presses import Press, press
from bot.gateway.slash import slash_command
from bot.rules import commands as do
from bot.rules.player_views import player_view
from bot.ui.closeup import hand_card
from bot.ui.content import Content, text
from bot.ui.hand import played
from cogs.base import DixitCog, Interaction, player_of
from cogs.choices import suggest_hand


class SubmittingCog(DixitCog):
    """Lets players play cards for the table and take them back."""

    @press("play")
    async def on_play(self, press: Press) -> None:
        """*Play a card* in the channel: show the presser's hand, if they may play a card now."""
        stored = await self.check(press, do.GiveCard(press.player, press.round, 1))
        await self.show_hand(press.interaction, stored)

    @press("give")
    async def on_give(self, press: Press) -> None:
        """A card that lay in the hand when its button was shown."""
        position = int(press.argument)
        await self.play_in_hand(press, do.GiveCard(press.player, press.round, position))

    @press("lookhand")
    async def on_look_at_hand(self, press: Press) -> None:
        """*Look closely* at the presser's hand, or the way to its next card."""
        stored = await self.load(press.interaction, press.game)
        view = player_view(stored.game, press.player)
        position = int(press.argument or 1)
        if not view.hand or position > len(view.hand):
            raise PlainRefusal("error-past-round")
        context = self.bot.parts.presenter.context(stored, view.table)
        words = await self.words(press.interaction, stored)
        content = hand_card(words, context, view, position)
        await self.show(press.interaction, content, press.game, beside=not press.argument)

    @press("playit")
    async def on_play_this(self, press: Press) -> None:
        """*Play this card* in a close-up, which then says what was done."""
        position = int(press.argument)
        async with self.closing(press):
            command = do.GiveCard(press.player, press.round, position)
            outcome = await self.play(press.interaction, press.game, command)
            words = await self.words(press.interaction, outcome.stored)
            view = player_view(outcome.stored.game, press.player)
            await self.show(press.interaction, Content((text(played(words, view, position)),)))

    @press("take")
    async def on_take(self, press: Press) -> None:
        """A card that was given when its button was shown."""
        position = int(press.argument)
        await self.play_in_hand(press, do.TakeBack(press.player, press.round, position))

    @press("newhand")
    async def on_new_hand(self, press: Press) -> None:
        """*New hand*: all cards of a player are exchanged, once a game."""
        await self.play_in_hand(press, do.NewHand(press.player, press.round))

    @slash_command("play")
    @app_commands.autocomplete(card=suggest_hand)
    async def give(self, interaction: Interaction, card: int, back: bool = False) -> None:
        """Give a card by command, or take it back."""
        kind = do.TakeBack if back else do.GiveCard
        outcome = await self.play_here(interaction, kind(player_of(interaction), None, card))
        if back:
            await self.tell(interaction, "card-back", outcome.stored, card=card)
            return
        words = await self.words(interaction, outcome.stored)
        view = player_view(outcome.stored.game, player_of(interaction))
        await say(interaction, played(words, view, card))


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(SubmittingCog(bot))
