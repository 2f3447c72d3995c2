"""A player's seat, in any phase: the hand, leaving, substitutes, more time."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.gateway.people import player_of
from bot.gateway.presses import Press, is_public, press
from bot.gateway.slash import slash_command
from bot.rules import commands as do
from bot.rules.model import Phase
from bot.rules.player_views import player_view
from bot.screens.board import TemporaryKind
from bot.store import GameId
from bot.ui.content import notice
from bot.ui.hosting import question
from bot.ui.ids import CONFIRMED, PressId
from cogs.base import DixitCog, Interaction
from cogs.choices import HAND_CHOICES, with_changes


class SeatCog(DixitCog):
    """Shows players their hands, and lets them leave, take over a seat or ask for time."""

    @slash_command("hand")
    @app_commands.choices(send=HAND_CHOICES)
    async def hand(self, interaction: Interaction, send: str | None = None) -> None:
        """Show the caller's hand in private; with ``send``, save how they get hands instead.

        A new choice also moves the hands of the caller's live games. A player who was marked as
        away is marked as back when they see their hand.
        """
        if send is None:
            game_id = await self.live_game_here(interaction)
            # A player who was away is marked as back, and the redraw has to know the new panel.
            with self.bot.parts.screens.defer_redraw(game_id):
                await self.show_hand(interaction, await self.load(interaction, game_id))
            return
        old = await self.bot.parts.store.person(interaction.user.id)
        await self.bot.parts.store.put_person(
            await with_changes(interaction, old, [("hands", send)])
        )
        await self.move_hands(interaction, send)
        await self.tell(interaction, f"hands-{send}.chosen")

    @press("hand")
    async def on_hand(self, press: Press) -> None:
        """Show the presser's hand, with the controls for what they have to do now."""
        await self.show_hand(press.interaction, await self.load(press.interaction, press.game))

    @press("notips")
    async def on_no_tips(self, press: Press) -> None:
        """Save that the presser wants no more tips, and show the hand without them."""
        store = self.bot.parts.store
        person = await store.person(press.interaction.user.id)
        stored = await self.load(press.interaction, press.game)
        player_view(stored.game, press.player)  # refuses a spectator's press
        await store.put_person(replace(person, tips=False))
        await self.show_hand(press.interaction, stored)

    @slash_command("leave")
    async def leave(self, interaction: Interaction) -> None:
        """Remove the caller from the lobby; in a running game, ask for confirmation first."""
        game_id = await self.live_game_here(interaction)
        command = do.Leave(player_of(interaction))
        if not await self._ask_leaver(interaction, game_id, command):
            await self.play(interaction, game_id, command)
            await self.tell(interaction, "left")

    @press("leave")
    async def on_leave(self, press: Press) -> None:
        """Remove the presser from a lobby at once, from a running game once they have confirmed."""
        command, answered = do.Leave(press.player), press.argument == CONFIRMED
        if not answered and await self._ask_leaver(press.interaction, press.game, command):
            return
        if not answered:
            outcome = await self.play(press.interaction, press.game, command)
            await self.update(press, outcome, "left")
            return
        async with self.answering_in_place(press):
            await self.play(press.interaction, press.game, command)
            words = await self.words(press.interaction)
            await self.show_result(press, notice(words, "left"))

    async def _ask_leaver(
        self, interaction: discord.Interaction, game_id: GameId, command: do.Leave
    ) -> bool:
        """Ask a player of a running game to confirm, and return True; return False in a lobby."""
        stored = await self.bot.parts.service.check(game_id, command, self.admission(interaction))
        if stored.game.phase is Phase.LOBBY:
            return False
        words = await self.words(interaction)
        ends = self.bot.parts.service.would_end(stored, command)
        leave = PressId("leave", game_id, 0, CONFIRMED)
        asked = question(words, leave, ends=ends)
        await self.bot.parts.temporary.show(interaction, asked, stored, TemporaryKind.LEAVING)
        return True

    @press("seat")
    async def on_seat(self, press: Press) -> None:
        """Give the presser an empty seat in a team game."""
        command = do.TakeOver(press.player, int(press.argument))
        await self.play(press.interaction, press.game, command)
        await self.tell(press.interaction, "seat-taken")

    @press("time")
    async def on_time(self, press: Press) -> None:
        """Extend the deadline for everyone (*More time*); any player may press."""
        command = do.AskForTime(press.player, press.round)
        if not is_public(press.interaction):
            await self.play_in_hand(press, command)
            return
        outcome = await self.play(press.interaction, press.game, command)
        await self.update(press, outcome, "more-time")
