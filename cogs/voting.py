"""Votes, spectators' guesses, Party's trap, and close-ups of the table's cards."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord import app_commands

from bot.gateway.errors import PlainRefusal, say
from bot.gateway.people import player_of
from bot.gateway.presses import Press, is_public, press
from bot.gateway.slash import slash_command
from bot.play.service import Admit, Outcome
from bot.rules import commands as do
from bot.rules.ids import CardId, Slot
from bot.rules.model import Phase
from bot.rules.player_views import player_view
from bot.rules.views import TableView, may_guess, table_view
from bot.screens.board import TemporaryKind
from bot.store import StoredGame
from bot.ui.closeup import table_card
from bot.ui.content import Content, notice, text
from bot.ui.hand import voted
from bot.ui.phrases import cards_named
from cogs.base import DixitCog, Interaction
from cogs.choices import suggest_table, suggest_votable


class _Spectates(Exception):
    """Raised for a vote by a person who does not play in the game."""

    def __init__(self, stored: StoredGame) -> None:
        super().__init__(stored.id)
        self.stored = stored


class VotingCog(DixitCog):
    """Takes votes, spectators' guesses and traps, and shows close-ups of the table's cards."""

    @press("vote")
    async def on_vote(self, press: Press) -> None:
        """Cast the presser's vote, or save a spectator's guess."""
        slots = tuple(map(int, press.values))
        async with self._guessing(press, slots):
            await self._vote(press, slots)

    @press("votefor")
    async def on_vote_for(self, press: Press) -> None:
        """Vote for the card of a close-up, and replace the close-up with a confirmation."""
        slots = (int(press.argument),)
        async with self._guessing(press, slots), self.answering_in_place(press):
            before = _votes_among_several(await self.load(press.interaction, press.game), press)
            command = do.CastVote(press.player, press.round, slots)
            outcome = await self.play(
                press.interaction, press.game, command, admit=self._only_players(press)
            )
            words = await self.words(press.interaction, outcome.choices)
            lines = [voted(words, player_view(outcome.stored.game, press.player), slots)]
            if dropped := [slot for slot in before if slot not in slots]:
                lines.append(words("vote-replaced", slots=cards_named(words, dropped)))
            await self.show_result(press, Content((text(*lines),)))

    async def _vote(self, press: Press, slots: tuple[int, ...]) -> None:
        """Cast a player's vote and answer in the hand or the channel; raise ``_Spectates``."""
        command = do.CastVote(press.player, press.round, slots)
        admit = self._only_players(press)
        if not is_public(press.interaction):
            await self.play_in_hand(press, command, admit=admit)
            return
        outcome = await self.play(press.interaction, press.game, command, admit=admit)
        answers, stored = self.bot.parts.public_answers, outcome.stored
        if stored.game.phase is not Phase.VOTING:
            # The pressed table turns into the reveal. A private line would stay below it.
            if not await answers.leave_to_redraw(press.interaction, stored):
                await self._confirm(press, outcome, slots)
            return
        # The answer updates the public message, which shows who is still awaited. The choice itself
        # is confirmed in private until the vote is over.
        await answers.answer(press.interaction, stored)
        await self._confirm(press, outcome, slots)

    async def _confirm(self, press: Press, outcome: Outcome, slots: tuple[int, ...]) -> None:
        """Say in private what the presser voted for; the end of the vote closes the line."""
        words = await self.words(press.interaction, outcome.choices)
        line = voted(words, player_view(outcome.stored.game, press.player), slots)
        content = Content((text(line),))
        await self.bot.parts.temporary.show(press.interaction, content, outcome.stored, opens=True)

    def _only_players(self, press: Press) -> Admit:
        """Return the check of a game's place that also raises ``_Spectates`` for a spectator.

        The game is checked when it is loaded to be played, so a vote reads it once.
        """
        admitted = self.admission(press.interaction)

        def admit(stored: StoredGame) -> None:
            admitted(stored)
            # Only players get menus in a DM.
            if press.interaction.guild_id and press.player not in stored.game.players:
                raise _Spectates(stored)

        return admit

    @asynccontextmanager
    async def _guessing(self, press: Press, slots: tuple[int, ...]) -> AsyncIterator[None]:
        """Catch ``_Spectates`` of the block; save the press as a spectator's guess instead."""
        try:
            yield
        except _Spectates as spectates:
            await self._guess(press.interaction, spectates.stored, press.round, slots)

    async def _guess(
        self,
        interaction: discord.Interaction,
        stored: StoredGame,
        number: int,
        slots: tuple[int, ...],
    ) -> None:
        """Save a spectator's guess and confirm it in private until the vote is over.

        Raise a refusal if it is too late.
        """
        table, player = table_view(stored.game), player_of(interaction)
        # Once the vote is over, there is no table to compare with, and the guess is refused below.
        if may_guess(stored.game, player, number):
            most = table.ballot.most if table.ballot else 1
            if not all(1 <= slot <= len(table.table) for slot in slots) or len(slots) > most:
                raise PlainRefusal("error-not-offered")
        if not table.rules.audience:
            raise PlainRefusal("audience-hidden")
        admit = self.admission(interaction)
        if not await self.bot.parts.service.guess(stored.id, number, player, slots, admit):
            raise PlainRefusal("audience-too-late")
        words = await self.words(interaction)
        line = notice(words, "audience-noted", slots=cards_named(words, sorted(set(slots))))
        temporary = self.bot.parts.temporary
        await temporary.show(interaction, line, stored, TemporaryKind.GUESS, opens=True)

    @press("trap")
    async def on_trap(self, press: Press) -> None:
        """Set Party's trap on the chosen card."""
        command = do.SetTrap(press.player, press.round, int(press.values[0]))
        await self.play_in_hand(press, command)

    @slash_command("vote")
    @app_commands.autocomplete(slot=suggest_votable, second=suggest_votable, trap=suggest_table)
    async def vote(
        self,
        interaction: Interaction,
        slot: int | None = None,
        second: int | None = None,
        trap: int | None = None,
    ) -> None:
        """Cast the caller's votes; in Party, set the trap too, or only the trap.

        A spectator's vote is saved as a guess.
        """
        slots = tuple(one for one in (slot, second) if one is not None)
        player, lines = player_of(interaction), []
        stored = await self.load(interaction, await self.live_game_here(interaction))
        if not slots and trap is None:
            raise PlainRefusal("error-no-card")
        if slots and stored.game.phase is Phase.VOTING and player not in stored.game.players:
            await self._guess(interaction, stored, stored.game.current.number, slots)
            return
        if trap is not None:
            stored = (await self._set_trap(interaction, trap)).stored
            words = await self.words(interaction)
            lines.append(words("hand-trapped", slot=trap))
        if slots:
            outcome = await self.play_here(interaction, do.CastVote(player, None, slots))
            words = await self.words(interaction, outcome.choices)
            lines.append(voted(words, player_view(outcome.stored.game, player), slots))
        await say(interaction, "\n".join(lines))

    async def _set_trap(self, interaction: Interaction, slot: int) -> Outcome:
        """Set the trap without recording the interaction, so that the same command can still vote.

        Setting the same trap twice changes nothing, so a repeated command does no harm.
        """
        command = do.SetTrap(player_of(interaction), None, slot)
        game_id = await self.live_game_here(interaction)
        return await self.bot.parts.service.play(
            game_id, command, admit=self.admission(interaction)
        )

    @press("look")
    async def on_look(self, press: Press) -> None:
        """Show a close-up of the table: the first card, or the one that the presser turned to."""
        await self._look(press, int(press.argument or 1))

    @press("lookat")
    async def on_look_at(self, press: Press) -> None:
        """Show a close-up of the chosen card of the table."""
        await self._look(press, int(press.values[0]))

    async def _look(self, press: Press, slot: int) -> None:
        """Show a close-up of a card of the table, with a button if the presser may vote for it."""
        stored = await self.load(press.interaction, press.game)
        table = table_view(stored.game)
        cards = _table_of(table, press.round)
        if not 1 <= slot <= len(cards):
            raise PlainRefusal("error-past-round")
        playing = table.phase is Phase.VOTING and press.player in stored.game.players
        view = player_view(stored.game, press.player) if playing else None
        votable = may_guess(stored.game, press.player, press.round) or (
            view is not None and slot in view.votable
        )
        own = view is not None and bool(view.votable) and slot in view.own_slots and not votable
        context = self.bot.parts.presenter.context(stored, table)
        words = await self.words(press.interaction)
        content = table_card(words, context, press.round, cards, slot, votable=votable, own=own)
        # *Look closely* opens a close-up beside the table or hand; turning updates the close-up.
        opens = press.verb == "look" and not press.argument
        await self.bot.parts.temporary.show(press.interaction, content, stored, opens=opens)


def _votes_among_several(stored: StoredGame, press: Press) -> tuple[Slot, ...]:
    """Return the presser's votes so far where a player may vote for several cards; else empty.

    A close-up votes for its own card alone, so its answer has to say which votes that replaces.
    """
    if stored.game.phase is not Phase.VOTING or press.player not in stored.game.players:
        return ()
    view = player_view(stored.game, press.player)
    return tuple(view.votes or ()) if view.ballot and view.ballot.most > 1 else ()


def _table_of(table: TableView, number: int) -> tuple[CardId, ...]:
    if table.phase is Phase.VOTING and table.round == number:
        return table.table
    return next((shown.table for shown in table.history if shown.number == number), ())
