"""The way of every press and slash command: let in once, watched, answered, counted.

Finds the handler, keeps the game's message from being redrawn meanwhile, tells the presser what
went wrong, and adds what has to be said after the answer. What a press means is the cogs' business.
"""

import asyncio
from contextlib import nullcontext
from dataclasses import replace
from functools import partial

import discord

from bot.gateway import errors, replies
from bot.gateway.permissions import Elsewhere, named
from bot.gateway.presses import (
    PRESSES,
    UNREADABLE,
    Answer,
    Answers,
    Arrivals,
    Press,
    Routes,
    outcome_of,
)
from bot.parts import Parts
from bot.rules.ids import PlayerId
from bot.store import DatabaseLocked, GameId, Unreachable
from bot.text import Words

LANGUAGE_PATIENCE = 0.5  # seconds that a refusal waits to learn its reader's language


class Interactions:
    """Answers presses and commands, each once, by the handlers that cogs register."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self.routes = Routes()
        self.arrivals = Arrivals()
        self.answers = Answers()

    def enter(self, interaction: discord.Interaction) -> bool:
        """Return whether an interaction is here for the first time; watch it from then on."""
        if not self.arrivals.enter(interaction.id):
            return False
        replies.watch(interaction)
        return True

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press; slash commands have their own way through the tree."""
        if interaction.type not in PRESSES or not self.enter(interaction):
            return
        press: Press | None = None
        error: Exception | None = None
        try:
            try:
                handler, press = self.routes.find(interaction)
                # Hold back the redraw, because the press answers by updating the message itself.
                screens = self._parts.screens
                deferred = partial(screens.defer_redraw, press.game, interaction.message)
                with deferred() if press.in_game else nullcontext():
                    await handler(press)
            except Exception as fault:
                error = fault
                await self.report(interaction, fault)
            if press is not None and press.in_game and not isinstance(error, Elsewhere):
                await self._finish(press)
        finally:
            self._leave(interaction, press, error)

    async def finish_command(self, interaction: discord.Interaction) -> None:
        """Add pending notices to the answer of a slash command, and count it."""
        parts = self._parts
        parts.avatars.note(interaction.user)
        parts.names.note(interaction.user)
        parts.membership.note(interaction)
        try:
            if game := await parts.store.find_live(interaction.channel_id or 0):
                parts.closed_dms.note_press(game, interaction)
                parts.screens.check_newest(game)
            game = game or parts.pauses.in_channel(interaction.channel_id)
            await self._give_notice(interaction, game)
        finally:
            self._leave(interaction, None, None)

    async def fail_command(self, interaction: discord.Interaction, error: Exception) -> None:
        """Tell the person why a slash command was refused or failed, and count it."""
        try:
            await self.report(interaction, error)
        finally:
            self._leave(interaction, None, error)

    async def report(
        self, interaction: discord.Interaction, error: Exception, *, only_first: bool = False
    ) -> None:
        """Tell the person what went wrong; with ``only_first`` unless it was answered already.

        In their own language if the store says so at once. One that does not answer is not asked
        again: the apology has to be there within Discord's three seconds.
        """
        words = None
        if not isinstance(error, (Unreachable, DatabaseLocked)):
            words = await self._chosen_words(interaction)
        words = words or self._parts.library(interaction.locale.value)
        await errors.report(words, interaction, error, only_first=only_first)

    def _leave(
        self, interaction: discord.Interaction, press: Press | None, error: Exception | None
    ) -> None:
        """Count a press or command that has had all its answers."""
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
        """Learn from a press at its own table that was answered or refused."""
        self._parts.closed_dms.note_press(press.game, press.interaction)
        self._parts.avatars.note(press.interaction.user)
        self._parts.names.note(press.interaction.user)
        self._parts.membership.note(press.interaction)
        await self._give_notice(press.interaction, press.game)

    async def _give_notice(self, interaction: discord.Interaction, game: GameId | None) -> None:
        """Add to an answer why the game is paused, or that the presser's DMs are closed."""
        if game is None:
            return
        pauses, presenter = self._parts.pauses, self._parts.presenter
        if game in pauses and (why := await pauses.consider(interaction, game)):
            stored, missing = why
            words = await presenter.words_for(interaction, stored)
            values = {
                "channel": f"<#{stored.place.channel_id}>",
                "permissions": named(words, missing),
                "bot": f"<@{interaction.application_id}>",
            }
            await errors.say(interaction, words(f"paused-{stored.paused}", **values))
        presser = PlayerId(str(interaction.user.id))
        if sentence := self._parts.closed_dms.due_sentence(game, presser):
            words = await presenter.words_for(interaction)
            await errors.say(interaction, words(sentence))

    async def _chosen_words(self, interaction: discord.Interaction) -> Words | None:
        """Return the words of the language that a person has chosen; None if that takes long."""
        asking = asyncio.ensure_future(self._parts.presenter.words_for(interaction))
        asking.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.wait({asking}, timeout=LANGUAGE_PATIENCE)
        return asking.result() if asking.done() and not asking.exception() else None
