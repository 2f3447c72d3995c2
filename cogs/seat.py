"""One's seat, in any phase: the hand, leaving, substitutes; and what hosts may do to a table."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.gateway.client import DixitBot
from bot.gateway.presses import Press, is_public
from bot.gateway.slash import said
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.rules.player_views import player_view
from bot.store import GameId
from bot.ui.content import notice
from bot.ui.ids import PressId
from bot.ui.server import question
from cogs.base import DixitCog, Interaction, authority, player_of
from cogs.choices import HAND_CHOICES, HANDS, offered


class SeatCog(DixitCog):
    """Coming, going, and one's own cards."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        for name, callback in (
            ("hand", self.hand),
            ("leave", self.leave),
            ("kick", self.kick),
            ("skip", self.skip),
            ("stop", self.stop),
        ):
            self.command(name, callback)
        for verb, handler in (
            ("hand", self.on_hand),
            ("leave", self.on_leave),
            ("seat", self.on_seat),
            ("time", self.on_time),
            ("kick", self.on_kick),
            ("stop", self.on_stop),
        ):
            self.on(verb, handler)

    @app_commands.rename(send=said("option-send"))
    @app_commands.describe(send=said("option-send.about"))
    @app_commands.choices(send=HAND_CHOICES)
    async def hand(self, interaction: Interaction, send: str | None = None) -> None:
        """Your hand, only for you; or choose how hands reach you."""
        if send is not None:
            offered(send, HANDS)
            old = await self.bot.store.person(interaction.user.id)
            settings = replace(old, hands=send)
            await self.bot.store.put_person(settings)
            games = await self.bot.store.live_games_of(player_of(interaction))
            await self.bot.screens.move_hands(games)
            await self.tell(interaction, f"hands-{send}.chosen")
            return
        await self._show_hand(interaction, await self.here(interaction))

    async def on_hand(self, press: Press) -> None:
        """*My hand*: the cards, with whatever is due."""
        await self._show_hand(press.interaction, press.game)

    async def _show_hand(self, interaction: discord.Interaction, game_id: GameId) -> None:
        player = player_of(interaction)
        stored = await self.load(interaction, game_id)
        if player_view(stored.game, player).me.away:
            stored = (await self.play(interaction, game_id, do.ComeBack(player))).stored
        await self.show_hand(interaction, stored)

    async def leave(self, interaction: Interaction) -> None:
        """Get up from the table."""
        outcome = await self.play_here(interaction, do.Leave(player_of(interaction)))
        await self.tell(interaction, "left", outcome.stored)

    async def on_leave(self, press: Press) -> None:
        """*Leave*."""
        outcome = await self.play(press.interaction, press.game, do.Leave(press.player))
        await self.update(press, outcome, "left")

    async def on_seat(self, press: Press) -> None:
        """Take over an empty seat of a team game."""
        command = do.TakeOver(press.player, int(press.argument))
        outcome = await self.play(press.interaction, press.game, command)
        await self.tell(press.interaction, "seat-taken", outcome.stored)

    async def on_time(self, press: Press) -> None:
        """*More time*, for anybody at the table."""
        command = do.AskForTime(press.player, press.round)
        if not is_public(press.interaction):
            await self.play_in_hand(press, command)
            return
        outcome = await self.play(press.interaction, press.game, command)
        await self.update(press, outcome, "more-time")

    @app_commands.rename(player=said("option-player"))
    @app_commands.describe(player=said("option-player.about"))
    async def kick(self, interaction: Interaction, player: discord.User) -> None:
        """Make somebody leave (host and moderators); asks first where that ends the game."""
        command = do.Kick(authority(interaction), PlayerId(str(player.id)))
        if not await self._asks_first(interaction, command, "kick", str(player.id)):
            outcome = await self.play_here(interaction, command)
            await self.tell(interaction, "kicked", outcome.stored, player=player.mention)

    async def on_kick(self, press: Press) -> None:
        """It is meant, though the game ends."""
        command = do.Kick(authority(press.interaction), PlayerId(press.argument))
        await self._end(press, command)

    async def skip(self, interaction: Interaction) -> None:
        """Stop waiting now (host and moderators)."""
        outcome = await self.play_here(interaction, do.StopWaiting(authority(interaction)))
        await self.tell(interaction, "skipped", outcome.stored)

    async def stop(self, interaction: Interaction) -> None:
        """End the game with the standings as they are (host and moderators); asks first."""
        command = do.End(authority(interaction))
        if not await self._asks_first(interaction, command, "stop"):
            outcome = await self.play_here(interaction, command)
            await self.tell(interaction, "stopped", outcome.stored)

    async def on_stop(self, press: Press) -> None:
        """It is meant."""
        await self._end(press, do.End(authority(press.interaction)))

    async def _asks_first(
        self, interaction: discord.Interaction, command: do.Command, verb: str, person: str = ""
    ) -> bool:
        """Ask before everybody's game ends; a lobby closes without a question."""
        game_id = await self.here(interaction)
        admitted = self.admitted(interaction)
        if not await self.bot.service.would_end(game_id, command, admitted):
            return False
        words = await self.words(interaction, await self.load(interaction, game_id))
        await self.show(interaction, question(words, PressId(verb, game_id, 0, person)))
        return True

    async def _end(self, press: Press, command: do.Command) -> None:
        outcome = await self.play(press.interaction, press.game, command)
        words = await self.words(press.interaction, outcome.stored)
        await self.show(press.interaction, notice(words, "stopped"))


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(SeatCog(bot))
