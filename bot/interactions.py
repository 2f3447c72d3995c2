"""Handles every press and slash command: admits it once, has it answered, and counts it.

Finds the handler of a press, holds back redraws of the game's message until it is done, tells the
presser what went wrong, and sends pending notices after the answer. Only the cogs know what a press
means.
"""

import asyncio
from contextlib import nullcontext, suppress
from dataclasses import replace

import discord

from bot.gateway import errors, replies
from bot.gateway.errors import PlainRefusal
from bot.gateway.people import player_of
from bot.gateway.permissions import Elsewhere, named
from bot.gateway.presses import (
    PRESSES,
    UNREADABLE,
    Answer,
    Answers,
    Arrivals,
    Press,
    PressHandler,
    Routes,
    outcome_of,
)
from bot.parts import Parts
from bot.rules.errors import RuleError
from bot.screens.board import TemporaryKind
from bot.store import DatabaseLocked, GameId, StoreError, UnknownGame, Unreachable
from bot.tasks import ignore_error
from bot.text import Words

LANGUAGE_PATIENCE = 0.5  # seconds that a refusal waits to learn its reader's language


class Interactions:
    """Answers each press and command once, with the handlers that cogs register."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self.routes = Routes()
        self.arrivals = Arrivals()
        self.answers = Answers()

    def enter(self, interaction: discord.Interaction) -> bool:
        """Return whether to handle an interaction; False if it is a repeat, or while closing.

        Track the answers to an interaction that is handled.
        """
        if not self.arrivals.enter(interaction.id):
            return False
        replies.watch(interaction)
        return True

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press or a submitted form; ignore slash commands, which `DixitTree` handles.

        Tell the presser of any error, add pending notices to the answer, and count the press.
        """
        if interaction.type not in PRESSES or not self.enter(interaction):
            return
        press: Press | None = None
        error: Exception | None = None
        try:
            try:
                handler, press = self.routes.find(interaction)
                await self._run(handler, press)
            except Exception as fault:
                error = fault
                answer = await self.report(interaction, fault, press)
                refused = isinstance(fault, (RuleError, PlainRefusal))
                elsewhere = isinstance(fault, Elsewhere)
                if press and press.in_game and answer and refused and not elsewhere:
                    await self._note_refusal(press, answer)
            # A press from elsewhere may be forged, so it must not count as one of a player.
            if press is not None and press.in_game and not isinstance(error, Elsewhere):
                await self._finish(press)
        finally:
            self._leave(interaction, press, error)

    async def _run(self, handler: PressHandler, press: Press) -> None:
        """Run the handler of a press, and hold back redraws of its game until it is done.

        The handler answers by updating the pressed message, which a redraw must not do first.
        """
        defer, pressed = self._parts.screens.defer_redraw, press.interaction.message
        with defer(press.game, pressed) if press.in_game else nullcontext():
            await handler(press)

    async def _note_refusal(self, press: Press, refusal: discord.Message) -> None:
        """Note a refusal of the rules, to be closed at the end of the phase it was made in."""
        with suppress(StoreError, UnknownGame):  # then it stays open, which does no harm
            stored = await self._parts.store.load(press.game)
            await self._parts.temporary.note(
                press.interaction, refusal, stored, TemporaryKind.REFUSAL
            )

    async def finish_command(self, interaction: discord.Interaction) -> None:
        """Add pending notices to the answer of a slash command, and count the command.

        Note the caller's name, avatar and membership. If the channel has a game, also have a redraw
        check that its newest message still exists.
        """
        parts = self._parts
        self._note_person(interaction)
        try:
            if game := await parts.store.find_live(interaction.channel_id or 0):
                parts.closed_dms.note_press(game, interaction)
                parts.screens.check_newest(game)
            game = game or parts.pauses.in_channel(interaction.channel_id)
            await self._give_notice(interaction, game)
        finally:
            self._leave(interaction, None, None)

    async def fail_command(self, interaction: discord.Interaction, error: Exception) -> None:
        """Tell the caller why a slash command was refused or failed, and count the command."""
        try:
            await self.report(interaction, error)
        finally:
            self._leave(interaction, None, error)

    async def report(
        self,
        interaction: discord.Interaction,
        error: Exception,
        press: Press | None = None,
        *,
        only_first: bool = False,
    ) -> discord.Message | None:
        """Tell the presser what went wrong; with ``only_first`` only if nothing was answered yet.

        Return the answer; None if it is not known. Use the language of other private answers if the
        store returns it quickly. If the error is that the store does not answer, do not ask it
        again: the apology has to arrive within Discord's three seconds.
        """
        words, game = None, None
        if press is not None and press.in_game and not isinstance(error, Elsewhere):
            game = press.game
        if not isinstance(error, (Unreachable, DatabaseLocked)):
            words = await self._words_in_time(interaction, game)
        words = words or self._parts.presenter.words_at_once(interaction)
        return await errors.report(words, interaction, error, only_first=only_first)

    def _leave(
        self, interaction: discord.Interaction, press: Press | None, error: Exception | None
    ) -> None:
        """Stop tracking an interaction, and count it with its outcome and duration."""
        replies.forget(interaction.id)
        seconds = self.arrivals.leave(interaction.id)
        outcome, reason = outcome_of(error)
        if press is not None:
            answer = Answer(press.verb, outcome, seconds, reason=reason)
            if press.in_game:
                answer = replace(answer, game=press.game, round=press.round)
            self.answers.note(answer)
        else:
            verb = interaction.command.name if interaction.command else UNREADABLE
            self.answers.note(Answer(verb, outcome, seconds, reason=reason))

    async def _finish(self, press: Press) -> None:
        """Note the presser's name, avatar and membership after a press; add pending notices."""
        self._parts.closed_dms.note_press(press.game, press.interaction)
        self._note_person(press.interaction)
        await self._give_notice(press.interaction, press.game)

    def _note_person(self, interaction: discord.Interaction) -> None:
        """Note the name, avatar and membership that came with a press or command."""
        self._parts.avatars.note(interaction.user)
        self._parts.names.note(interaction.user)
        self._parts.membership.note(interaction)

    async def _give_notice(self, interaction: discord.Interaction, game: GameId | None) -> None:
        """Tell the presser, after the answer, if the game is paused or their DMs are closed.

        A paused game is resumed instead if its channel allows that again.
        """
        if game is None:
            return
        pauses, presenter = self._parts.pauses, self._parts.presenter
        if game in pauses and (why := await pauses.resume_or_explain(interaction, game)):
            stored, missing = why
            presenter.note_game(interaction, stored)
            words = await presenter.words_for(interaction)
            values = {
                "channel": f"<#{stored.place.channel_id}>",
                "permissions": named(words, missing),
                "bot": f"<@{interaction.application_id}>",
            }
            await errors.say(interaction, words(f"paused-{stored.paused}", **values))
        presser = player_of(interaction)
        if sentence := self._parts.closed_dms.due_sentence(game, presser):
            await self._note_game(interaction, game)
            words = await presenter.words_for(interaction)
            await errors.say(interaction, words(sentence))

    async def _note_game(self, interaction: discord.Interaction, game: GameId) -> None:
        """Note which game the answers to an interaction are about, if that can be loaded."""
        with suppress(StoreError, UnknownGame):
            self._parts.presenter.note_game(interaction, await self._parts.store.load(game))

    async def _words_in_time(
        self, interaction: discord.Interaction, game: GameId | None
    ) -> Words | None:
        """Return the texts in the presser's language; None if the store fails or takes too long.

        ``game`` is the one that the presser asked about, which may be refused before it is loaded.
        """

        async def asked() -> Words:
            if game is not None:
                await self._note_game(interaction, game)
            return await self._parts.presenter.words_for(interaction)

        asking = asyncio.ensure_future(asked())
        asking.add_done_callback(ignore_error)  # it may fail after the timeout
        await asyncio.wait({asking}, timeout=LANGUAGE_PATIENCE)
        return asking.result() if asking.done() and not asking.exception() else None
