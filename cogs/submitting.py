"""Playing cards for the table, and taking them back."""

from discord import app_commands

from bot.gateway.errors import PlainRefusal, say
from bot.gateway.people import player_of
from bot.gateway.presses import Press, press
from bot.gateway.slash import slash_command
from bot.rules import commands as do
from bot.rules.player_views import player_view
from bot.ui.closeup import hand_card
from bot.ui.content import Content, text
from bot.ui.hand import played
from cogs.base import DixitCog, Interaction
from cogs.choices import suggest_hand


class SubmittingCog(DixitCog):
    """Lets players play cards for the table and take them back."""

    @press("play")
    async def on_play(self, press: Press) -> None:
        """Show the presser's hand if they may play a card now; raise the refusal otherwise."""
        # Any card will do, because nothing is played yet.
        stored = await self.check(press, do.GiveCard(press.player, press.round, 1))
        await self.show_hand(press.interaction, stored)

    @press("give")
    async def on_give(self, press: Press) -> None:
        """Play the pressed card of the hand."""
        position = int(press.argument)
        await self.play_in_hand(press, do.GiveCard(press.player, press.round, position))

    @press("lookhand")
    async def on_look_at_hand(self, press: Press) -> None:
        """Show a close-up of the presser's hand: the first card, or the one they turned to."""
        stored = await self.load(press.interaction, press.game)
        view = player_view(stored.game, press.player)
        position = int(press.argument or 1)
        if not view.hand or position > len(view.hand):
            raise PlainRefusal("error-past-round")
        context = self.bot.parts.presenter.context(stored, view.table)
        words = await self.words(press.interaction)
        content = hand_card(words, context, view, position)
        opens = not press.argument
        await self.bot.parts.temporary.show(press.interaction, content, stored, opens=opens)

    @press("playit")
    async def on_play_this(self, press: Press) -> None:
        """Play the card of a close-up, and replace the close-up with a confirmation."""
        position = int(press.argument)
        async with self.answering_in_place(press):
            command = do.GiveCard(press.player, press.round, position)
            outcome = await self.play(press.interaction, press.game, command)
            words = await self.words(press.interaction)
            view = player_view(outcome.stored.game, press.player)
            await self.show_result(press, Content((text(played(words, view, position)),)))

    @press("take")
    async def on_take(self, press: Press) -> None:
        """Take the pressed card back into the hand."""
        position = int(press.argument)
        await self.play_in_hand(press, do.TakeBack(press.player, press.round, position))

    @press("newhand")
    async def on_new_hand(self, press: Press) -> None:
        """Exchange all cards of the presser's hand; the rules allow it once a game."""
        await self.play_in_hand(press, do.NewHand(press.player, press.round))

    @slash_command("play")
    @app_commands.autocomplete(card=suggest_hand)
    async def give(self, interaction: Interaction, card: int, back: bool = False) -> None:
        """Play the card with this number, or take it back."""
        kind = do.TakeBack if back else do.GiveCard
        outcome = await self.play_here(interaction, kind(player_of(interaction), None, card))
        if back:
            await self.tell(interaction, "card-back", card=card)
            return
        words = await self.words(interaction)
        view = player_view(outcome.stored.game, player_of(interaction))
        await say(interaction, played(words, view, card))
