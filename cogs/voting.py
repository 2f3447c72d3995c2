"""The vote: one's own, Party's trap, and a closer look at a card."""

import discord
from discord import app_commands

from bot.gateway.client import DixitBot
from bot.gateway.errors import PlainRefusal, say
from bot.gateway.presses import Press, is_public
from bot.gateway.slash import said
from bot.play.outcome import Outcome
from bot.rules import commands as do
from bot.rules.ids import CardId, PlayerId
from bot.rules.model import Phase
from bot.rules.player_views import player_view, votable_by
from bot.rules.views import TableView, table_view
from bot.store import StoredGame
from bot.ui.closeup import closeup
from bot.ui.phrases import votes
from cogs.base import DixitCog, Interaction, player_of
from cogs.cards import on_table, suggest_slots, votable


class VotingCog(DixitCog):
    """Who takes which card for the storyteller's."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        self.command("vote", self.vote)
        self.on("vote", self.on_vote)
        self.on("votefor", self.on_vote_for)
        self.on("trap", self.on_trap)
        self.on("look", self.on_look)
        self.on("lookat", self.on_look_at)

    async def on_vote(self, press: Press) -> None:
        """A choice in the voting menu, in the channel or in private."""
        await self._vote(press, tuple(map(int, press.values)))

    async def on_vote_for(self, press: Press) -> None:
        """*Vote for this card*, below a card that was looked at closely."""
        await self._vote(press, (int(press.argument),))

    async def _vote(self, press: Press, slots: tuple[int, ...]) -> None:
        if press.interaction.guild_id is not None:
            stored = await self.load(press.interaction, press.game)
            if _watches(stored, press.player, press.round):
                await self._guess(press.interaction, stored, slots)
                return
        command = do.CastVote(press.player, press.round, slots)
        if not is_public(press.interaction):
            await self.play_in_hand(press, command)
            return
        outcome = await self.play(press.interaction, press.game, command)
        # Who is still awaited is shown by the answer itself; what was chosen, in private.
        await self.bot.screens.answer(press.interaction, outcome.stored)
        view = player_view(outcome.stored.game, press.player)
        words = await self.words(press.interaction, outcome.stored)
        await say(press.interaction, words("voted", slots=votes(words, view.votes or slots)))

    async def _guess(
        self, interaction: discord.Interaction, stored: StoredGame, slots: tuple[int, ...]
    ) -> None:
        """Somebody who does not play: one private line, and nothing changes on the table."""
        table = table_view(stored.game)
        most = table.ballot.most if table.ballot else 1
        if not all(1 <= slot <= len(table.table) for slot in slots) or len(slots) > most:
            raise PlainRefusal("error-not-offered")
        await self.bot.store.put_guess(stored.id, table.round, interaction.user.id, slots)
        words = await self.words(interaction, stored)
        await say(interaction, words("audience-noted", slots=votes(words, sorted(set(slots)))))

    async def on_trap(self, press: Press) -> None:
        """A choice in the trap menu."""
        command = do.SetTrap(press.player, press.round, int(press.values[0]))
        await self.play_in_hand(press, command)

    @app_commands.rename(
        card=said("option-slot"), second=said("option-second"), trap=said("option-trap")
    )
    @app_commands.describe(
        card=said("option-slot.about"),
        second=said("option-second.about"),
        trap=said("option-trap.about"),
    )
    async def vote(
        self,
        interaction: Interaction,
        card: int | None = None,
        second: int | None = None,
        trap: int | None = None,
    ) -> None:
        """Vote by command; Party's storyteller sets the trap with it, or by itself."""
        slots = tuple(slot for slot in (card, second) if slot is not None)
        if not slots and trap is None:
            raise PlainRefusal("error-no-card")
        player, said_so = player_of(interaction), []
        stored = await self.load(interaction, await self.here(interaction))
        if slots and _watches(stored, player):
            await self._guess(interaction, stored, slots)
            return
        if trap is not None:
            stored = (await self._set_trap(interaction, trap)).stored
            words = await self.words(interaction, stored)
            said_so.append(words("hand-trapped", slot=trap))
        if slots:
            stored = (await self.play_here(interaction, do.CastVote(player, None, slots))).stored
            words = await self.words(interaction, stored)
            cast = player_view(stored.game, player).votes or slots
            said_so.append(words("voted", slots=votes(words, cast)))
        await say(interaction, "\n".join(said_so))

    async def _set_trap(self, interaction: Interaction, slot: int) -> Outcome:
        """Without the receipt of the command, which is the vote's: to set it twice is the same."""
        command = do.SetTrap(player_of(interaction), None, slot)
        game_id = await self.here(interaction)
        return await self.bot.service.play(game_id, command, admit=self.admitted(interaction))

    async def on_look(self, press: Press) -> None:
        """*Look closely*: the first card, and a menu for the others."""
        await self._look(press, 1)

    async def on_look_at(self, press: Press) -> None:
        """A choice in the menu of the closer look."""
        await self._look(press, int(press.values[0]))

    async def _look(self, press: Press, slot: int) -> None:
        """One card of the table, large, for whoever asks."""
        stored = await self.load(press.interaction, press.game)
        table = table_view(stored.game)
        cards = _table_of(table, press.round)
        if not 1 <= slot <= len(cards):
            raise PlainRefusal("error-past-round")
        votable = _watches(stored, press.player, press.round) or (
            table.phase is Phase.VOTING and slot in votable_by(stored.game, press.player)
        )
        context = self.bot.readers.context(stored, table)
        words = await self.words(press.interaction, stored)
        content = closeup(words, context, press.round, cards, slot, votable=votable)
        await self.show(press.interaction, content, press.game)


def _watches(stored: StoredGame, player: PlayerId, number: int | None = None) -> bool:
    """Whether this is somebody who does not play, and may guess in the vote that is open."""
    game = stored.game
    here = game.phase is Phase.VOTING and number in (None, game.current.number)
    return here and player not in game.players


def _table_of(table: TableView, number: int) -> tuple[CardId, ...]:
    if table.phase is Phase.VOTING and table.round == number:
        return table.table
    return next((shown.table for shown in table.history if shown.number == number), ())


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(VotingCog(bot))
    suggest_slots(bot, "vote", votable, "card", "second")
    suggest_slots(bot, "vote", on_table, "trap")
