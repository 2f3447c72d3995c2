"""The vote: one's own, Party's trap, and a closer look at a card."""

from discord import app_commands

from bot.gateway.client import DixitBot
from bot.gateway.errors import PlainRefusal
from bot.gateway.presses import Press
from bot.gateway.slash import said
from bot.rules import commands as do
from bot.rules.ids import CardId
from bot.rules.model import Phase
from bot.rules.views import TableView, table_view
from bot.ui.channel import closer_look
from cogs.base import DixitCog, Interaction, player_of
from cogs.cards import suggest_slots


class VotingCog(DixitCog):
    """Who takes which card for the storyteller's."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        self.command("vote", self.vote)
        self.command("trap", self.trap)
        self.on("vote", self.on_vote)
        self.on("trap", self.on_trap)
        self.on("look", self.on_look)

    async def on_vote(self, press: Press) -> None:
        """A choice in the voting menu; ``3x2`` means both votes on 3."""
        slots = tuple(slot for value in press.values for slot in _slots(value))
        command = do.CastVote(press.player, press.round, slots)
        await self.play_in_hand(press, command)

    async def on_trap(self, press: Press) -> None:
        """A choice in the trap menu."""
        command = do.SetTrap(press.player, press.round, int(press.values[0]))
        await self.play_in_hand(press, command)

    @app_commands.rename(card=said("option-slot"), second=said("option-second"))
    @app_commands.describe(card=said("option-slot.about"), second=said("option-second.about"))
    async def vote(self, interaction: Interaction, card: int, second: int | None = None) -> None:
        """Vote by command."""
        slots = (card,) if second is None else (card, second)
        command = do.CastVote(player_of(interaction), None, slots)
        outcome = await self.play_here(interaction, command)
        await self.tell(interaction, "voted", outcome.stored, slots=" + ".join(map(str, slots)))

    @app_commands.rename(card=said("option-slot"))
    @app_commands.describe(card=said("option-slot.about"))
    async def trap(self, interaction: Interaction, card: int) -> None:
        """Set Party's trap by command."""
        command = do.SetTrap(player_of(interaction), None, card)
        outcome = await self.play_here(interaction, command)
        await self.tell(interaction, "hand-trapped", outcome.stored, slot=card)

    async def on_look(self, press: Press) -> None:
        """One card of the table, large, for whoever asks."""
        stored = await self.load(press.interaction, press.game)
        cards = _table_of(table_view(stored.game), press.round)
        slot = int(press.values[0])
        if not 1 <= slot <= len(cards):
            raise PlainRefusal("error-past-round")
        words = await self.words(press.interaction, stored)
        context = self.bot.readers.context(stored)
        await self.show(press.interaction, closer_look(words, context, slot, cards[slot - 1]))


def _table_of(table: TableView, number: int) -> tuple[CardId, ...]:
    if table.phase is Phase.VOTING and table.round == number:
        return table.table
    return next((shown.table for shown in table.history if shown.number == number), ())


def _slots(value: str) -> tuple[int, ...]:
    slot, doubled, _ = value.partition("x")
    return (int(slot),) * (2 if doubled else 1)


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(VotingCog(bot))
    suggest_slots(bot, "vote", "card", "second")
    suggest_slots(bot, "trap", "card")
