"""What hosts and moderators may do to a game: the *Host* panel, and ``/dixit host``."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from bot.gateway.errors import PlainRefusal
from bot.gateway.people import player_of
from bot.gateway.presses import Press, is_public, press
from bot.gateway.slash import slash_command
from bot.play.service import Outcome, WouldEnd
from bot.rules import commands as do
from bot.rules.errors import Refusal, RuleError
from bot.rules.ids import PlayerId, people_among, player_id
from bot.rules.model import Phase
from bot.rules.views import table_view
from bot.screens.board import TemporaryKind
from bot.store import GameId, StoredGame
from bot.ui.content import notice
from bot.ui.hosting import HostPanel, host_panel, kicked, question
from bot.ui.ids import PressId
from bot.ui.lobby import ending_form
from bot.ui.names import mention
from cogs.base import DixitCog, Interaction, authority
from cogs.choices import check_offered, pace_of, small_number


class HostingCog(DixitCog):
    """Pauses, hands over, changes and ends a running game; takes players' requests for a pause.

    A press in a *Host* panel that is refused shows the panel again as it is now.
    """

    @slash_command("host panel")
    async def panel(self, interaction: Interaction) -> None:
        """Show the caller the *Host* panel of this channel's game."""
        stored = await self.load(interaction, await self.live_game_here(interaction))
        await self._show_panel(interaction, stored)

    @press("pause")
    async def on_pause(self, press: Press) -> None:
        """Pause the game if the presser is its host or a moderator; else ask the host to do it."""
        command = do.Suspend(authority(press.interaction))
        async with self._renewing_panel(press):
            await self._decide_or_ask(press, command, "pause-asked")

    @press("resume")
    async def on_resume(self, press: Press) -> None:
        """Resume the game if the presser is its host or a moderator; else ask the host to do it."""
        command = do.Resume(authority(press.interaction))
        async with self._renewing_panel(press):
            await self._decide_or_ask(press, command, "resume-asked")

    async def _decide_or_ask(self, press: Press, command: do.HostCommand, key: str) -> None:
        """Pause or resume the game with this command; if the presser is not the host, ask the host.

        The host is asked publicly. ``key`` is the id of the text that tells the presser so.
        """
        try:
            outcome = await self.play(press.interaction, press.game, command)
        except RuleError as refused:
            if refused.code is not Refusal.NOT_HOST:
                raise
            ask = do.AskForPause(press.player)
            outcome = await self.play(press.interaction, press.game, ask)
            await self.tell(press.interaction, key, host=mention(outcome.stored.game.host))
            return
        await self._answer(press, outcome)

    async def _answer(self, press: Press, outcome: Outcome) -> None:
        """Answer with the panel if the press was in it, else by updating the channel's message."""
        if press.argument:
            await self._show_panel(press.interaction, outcome.stored)
        else:
            key = "paused" if outcome.stored.game.suspended else "resumed"
            await self.update(press, outcome, key)

    @press("handover")
    async def on_hand_over(self, press: Press) -> None:
        """Make another player the host, and show the panel."""
        command = do.HandOver(authority(press.interaction), PlayerId(press.values[0]))
        await self._play_in_panel(press, command)

    @press("adjustpace")
    async def on_adjust_pace(self, press: Press) -> None:
        """Change the pace from the next phase on, and show the panel."""
        pace = pace_of(press.values[0])
        await self._play_in_panel(press, do.Adjust(authority(press.interaction), pace=pace))

    @press("adjustend")
    async def on_adjust_end(self, press: Press) -> None:
        """Open the form for the goal or the number of rounds or turns; once submitted, apply it."""
        by = authority(press.interaction)
        if press.field is not None:
            await self._play_in_panel(press, do.Adjust(by, until=small_number(press.field)))
            return
        async with self._renewing_panel(press):
            stored = await self.check(press, do.Adjust(by))
        words = await self.words(press.interaction)
        form = ending_form(words, PressId("adjustend", press.game), table_view(stored.game))
        await self.open_form(press.interaction, form)

    @press("adjustlang")
    async def on_adjust_language(self, press: Press) -> None:
        """Change the game's language from the next phase on, and show the panel."""
        language = check_offered(press.values[0], self.bot.parts.library.languages)
        command = do.Adjust(authority(press.interaction), language=language)
        await self._play_in_panel(press, command)

    @press("skip")
    async def on_skip(self, press: Press) -> None:
        """Stop waiting for players; refuse if the game has left the phase that the panel showed."""
        by, phase = authority(press.interaction), Phase(press.argument)
        command = do.StopWaiting(by, press.round, phase)
        await self._play_in_panel(press, command)

    @press("letback")
    async def on_let_back(self, press: Press) -> None:
        """Allow the chosen kicked player to join again, and show the panel."""
        command = do.LetIn(authority(press.interaction), PlayerId(press.values[0]))
        await self._play_in_panel(press, command)

    @press("kickout")
    async def on_kick_out(self, press: Press) -> None:
        """Kick the chosen player; ask first if that ends the game."""
        who = PlayerId(press.values[0])
        command = do.Kick(authority(press.interaction), who)
        asked = PressId("kick", press.game, 0, who)
        async with self._renewing_panel(press):
            if outcome := await self._play_or_ask(press.interaction, press.game, command, asked):
                await self._show_panel(press.interaction, outcome.stored)

    @press("endgame")
    async def on_end_game(self, press: Press) -> None:
        """Ask for confirmation before ending the game."""
        command = do.End(authority(press.interaction))
        asked = PressId("stop", press.game)
        async with self._renewing_panel(press):
            if outcome := await self._play_or_ask(press.interaction, press.game, command, asked):
                await self._show_panel(press.interaction, outcome.stored)

    async def _play_in_panel(self, press: Press, command: do.Command) -> None:
        async with self._renewing_panel(press):
            outcome = await self.play(press.interaction, press.game, command)
            await self._show_panel(press.interaction, outcome.stored)

    @asynccontextmanager
    async def _renewing_panel(self, press: Press) -> AsyncIterator[None]:
        """Show the pressed panel as it is now if the block raises a ``RuleError``; raise it again.

        If the game is over, the panel says so, and the error is not raised.
        """
        try:
            yield
        except RuleError:
            if is_public(press.interaction):
                raise
            stored = await self.load(press.interaction, press.game)
            await self._show_panel(press.interaction, stored)
            if stored.live:
                raise

    async def _show_panel(self, interaction: discord.Interaction, stored: StoredGame) -> None:
        """Show the panel; only the host and moderators see more than *Pause* in it.

        In a lobby or after the end of the game, say so instead.
        """
        words = await self.words(interaction)
        if not stored.live or stored.game.phase is Phase.LOBBY:
            self.bot.parts.temporary.release(stored.id, interaction)
            await self.show(interaction, notice(words, "host-lobby" if stored.live else "stopped"))
            return
        game, parts = stored.game, self.bot.parts
        named = (*game.people, *game.kicked)
        await parts.names.learn(people_among(named))
        panel = HostPanel(
            table=table_view(game),
            kicked=game.kicked,
            names={one: name for one in named if (name := parts.names.of(one))},
            languages=parts.library.names,
            language=game.options.language or stored.language,
            decides=authority(interaction) in (None, game.host),
            until=stored.deadline,
        )
        shown = host_panel(words, stored.id, panel)
        await self.bot.parts.temporary.show(interaction, shown, stored, TemporaryKind.HOST)

    @slash_command("host kick")
    async def kick(self, interaction: Interaction, player: discord.User) -> None:
        """Kick a player (host and moderators); ask first if that ends the game.

        If the player has been kicked before, offer to let them back in.
        """
        who = player_id(player.id)
        command = do.Kick(authority(interaction), who)
        try:
            game_id = await self.live_game_here(interaction)
            asked = PressId("kick", game_id, 0, who)
            outcome = await self._play_or_ask(interaction, game_id, command, asked)
        except RuleError as refused:
            # For a player who was kicked before, offer to let them back in.
            stored = await self.load(interaction, await self.live_game_here(interaction))
            if refused.code is not Refusal.NOT_A_PLAYER or who not in stored.game.kicked:
                raise
            await self._show_kicked(interaction, stored, who)
            return
        if outcome:
            await self._show_kicked(interaction, outcome.stored, who)

    @press("kick")
    async def on_kick(self, press: Press) -> None:
        """Kick the player after the host confirmed it, even if that ends the game."""
        who = PlayerId(press.argument)
        command = do.Kick(authority(press.interaction), who)
        async with self.answering_in_place(press):
            outcome = await self.play(press.interaction, press.game, command)
            await self._show_kicked(press.interaction, outcome.stored, who)

    async def _show_kicked(
        self, interaction: discord.Interaction, stored: StoredGame, player: PlayerId
    ) -> None:
        words = await self.words(interaction)
        if stored.live:
            shown = kicked(words, stored.id, player)
            await self.bot.parts.temporary.show(interaction, shown, stored, TemporaryKind.HOST)
        else:
            self.bot.parts.temporary.release(stored.id, interaction)
            await self.show(interaction, notice(words, "stopped"))

    @press("letin")
    async def on_let_in(self, press: Press) -> None:
        """Allow a kicked player to join again (*Let back in*)."""
        who = PlayerId(press.argument)
        command = do.LetIn(authority(press.interaction), who)
        await self.play(press.interaction, press.game, command)
        words = await self.words(press.interaction)
        await self.show(press.interaction, notice(words, "let-in", player=mention(who)))

    @slash_command("host skip")
    async def skip(self, interaction: Interaction) -> None:
        """Stop waiting for players (host and moderators); refuse if the phase has changed."""
        host, admitted = authority(interaction), self.admission(interaction)
        game_id = await self.live_game_here(interaction)
        stored = await self.bot.parts.service.check(game_id, do.StopWaiting(host), admitted)
        if not await self._could_see(interaction, stored):
            raise PlainRefusal("error-skip-overtaken")

        # The game may move on before this is played, so the point is compared under its lock.
        def admit(now: StoredGame) -> None:
            admitted(now)
            if _point(now) != _point(stored):
                raise PlainRefusal("error-skip-overtaken")

        command = do.StopWaiting(host, stored.game.current.number, stored.game.phase)
        outcome = await self.play(interaction, game_id, command, admit=admit)
        key = "skipped" if outcome.stored.live else "stopped"
        await self.tell(interaction, key)

    async def _could_see(self, interaction: discord.Interaction, stored: StoredGame) -> bool:
        """Return whether the game's current phase was on screen when the caller typed the command.

        Ids contain Discord's time, so those of the phase on screen and of the command can be
        compared. The storytelling phase has no message of its own, because it edits an older one.
        Then return whether the last move was the caller's or not recent. Always return True if the
        bot has paused the game.
        """
        if stored.paused is not None:
            return True
        if stored.game.phase is Phase.STORYTELLING:
            me = player_of(interaction)
            return not await self.bot.parts.service.moved_just_now(stored.id, but=me)
        shown = await self.bot.parts.public_answers.phase_shown(stored)
        return shown is not None and shown < interaction.id

    @slash_command("host stop")
    async def stop(self, interaction: Interaction) -> None:
        """End the game with the scores so far (host and moderators); ask for confirmation first."""
        command = do.End(authority(interaction))
        game_id = await self.live_game_here(interaction)
        asked = PressId("stop", game_id)
        if outcome := await self._play_or_ask(interaction, game_id, command, asked):
            key = "stopped" if table_view(outcome.stored.game).round else "lobby-closed"
            await self.tell(interaction, key)

    @press("stop")
    async def on_stop(self, press: Press) -> None:
        """End the game after the host confirmed it."""
        command = do.End(authority(press.interaction))
        async with self.answering_in_place(press):
            await self.play(press.interaction, press.game, command)
            words = await self.words(press.interaction)
            await self.show_result(press, notice(words, "stopped"))

    async def _play_or_ask(
        self,
        interaction: discord.Interaction,
        game_id: GameId,
        command: do.Command,
        asked: PressId,
    ) -> Outcome | None:
        """Play a command and return its outcome; if it would end the game, ask and return None.

        The button of the question sends ``asked``. A lobby closes without a question.
        """
        try:
            return await self.play(interaction, game_id, command, may_end=False)
        except WouldEnd as would_end:
            words = await self.words(interaction)
            await self.bot.parts.temporary.show(
                interaction, question(words, asked), would_end.stored, TemporaryKind.HOST
            )
            return None


def _point(stored: StoredGame) -> tuple[object, ...]:
    """Return the phase, round and storyteller of a game, to check whether it has moved on."""
    current = stored.game.round
    return stored.game.phase, current and (current.number, current.storyteller)
