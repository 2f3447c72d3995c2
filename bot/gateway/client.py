"""The discord.py client: intents, cogs, the way in for presses and commands, start-up recovery.

Forwards Discord's events to those who know what to do about them; decides nothing about games.
What there is to forward to is put together in ``bot.parts``.
"""

import logging
import sys
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.gateway import errors
from bot.gateway.answers import UNREADABLE, Answer, Answers, outcome_of
from bot.gateway.connection import patience_of
from bot.gateway.leading import LeadingBot
from bot.gateway.permissions import INVITATION, named
from bot.gateway.places import Elsewhere
from bot.gateway.presses import PRESSES, Press, Routes
from bot.gateway.slash import CommandWords, arrange, dixit_group
from bot.gateway.traffic import Traffic
from bot.rules.ids import PlayerId
from bot.store import GameId, StoreError
from bot.ui.server import ORDER

if TYPE_CHECKING:
    from bot.parts import Parts

AnyCommand = app_commands.Command[Any, Any, Any] | app_commands.ContextMenu

log = logging.getLogger(__name__)

COGS = (
    "lobby",
    "storytelling",
    "submitting",
    "voting",
    "scoring",
    "seat",
    "records",
    "privacy",
    "server",
    "decks",
    "uploads",
)
RATE_LIMIT_PATIENCE = 30.0


class DixitBot(LeadingBot):
    """The bot, with everything that its cogs reach for."""

    def __init__(
        self,
        put_together: "Callable[[DixitBot], Parts]",
        *,
        patience: float,
        traffic: Traffic,
        **options: Any,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=RATE_LIMIT_PATIENCE,
            chunk_guilds_at_startup=False,
            tree_cls=DixitTree,
            http_trace=traffic.trace,
            **options,
        )
        self._patience = patience
        self._ending = False
        self.answers = Answers()
        self.traffic = traffic
        self.routes = Routes()
        self.slash = dixit_group()
        self._take(put_together(self))

    def _take(self, parts: "Parts") -> None:
        self.store = parts.store
        self.shelf = parts.shelf
        self.library = parts.library
        self.service = parts.service
        self.alarms = parts.alarms
        self.housekeeping = parts.housekeeping
        self.requests = parts.requests
        self.faces = parts.faces
        self.readers = parts.readers
        self.making = parts.making
        self.pauses = parts.pauses
        self.games = parts.games
        self.private_answers = parts.private_answers
        self.closed_dms = parts.closed_dms
        self.hand_answers = parts.hand_answers
        self.hands = parts.hands
        self.threads = parts.threads
        self.screens = parts.screens

    async def setup_hook(self) -> None:
        """Discord is there, and before the gateway opens: cogs, commands, timers."""
        self.service.listen(self.screens.on_change)
        self.alarms.listen(self.screens.remind)
        self.alarms.listen_for_forgiven(self.screens.new_deadlines.show)
        for name in COGS:
            await self.load_extension(f"cogs.{name}")
        arrange(self.slash, ORDER)
        self.tree.add_command(self.slash)
        await self.tree.set_translator(CommandWords(self.library))
        if self._alone:
            await self.lead()

    async def login(self, token: str) -> None:
        """Log in, with a session that does not wait for ever."""
        with patience_of(self._patience):
            await super().login(token)

    async def close(self) -> None:
        """Answer the presses that are here already, and leave the rest to the next start."""
        self._ending = True
        await self.step_back()
        await self.requests.close()
        await self.faces.close()
        await super().close()

    async def on_error(self, event_method: str, /, *_: Any, **__: Any) -> None:
        """An event could not be handled; while closing, the next start will handle it."""
        if not (self._ending and isinstance(sys.exception(), StoreError)):
            log.exception("%s failed", event_method)

    async def on_ready(self) -> None:
        """Bring everything in line that a stop or an outage left behind."""
        log.info("ready in %s servers; invitation: %s", len(self.guilds), self.invitation)
        await super().on_ready()

    @property
    def invitation(self) -> str:
        """The link that adds the bot to a server, with exactly the permissions it needs."""
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(
            self.application_id or 0, permissions=INVITATION, scopes=scopes
        )

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses come here; slash commands have their own way through the tree."""
        if interaction.type not in PRESSES or not self.arrivals.enter(interaction.id):
            return
        press: Press | None = None
        error: Exception | None = None
        try:
            try:
                handler, press = self.routes.find(interaction)
                # Nothing is redrawn that a press is about to answer by itself.
                held = partial(self.screens.held, press.game, interaction.message)
                with held() if press.in_game else nullcontext():
                    await handler(press)
            except Exception as fault:
                error = fault
                await self.report(interaction, fault)
            if press is not None and press.in_game and not isinstance(error, Elsewhere):
                await self._finish(press)
        finally:
            self.leave(interaction, press, error)

    def leave(
        self, interaction: discord.Interaction, press: Press | None, error: Exception | None
    ) -> None:
        """A press or command has had all its answers."""
        seconds = self.arrivals.leave(interaction.id)
        outcome, reason = outcome_of(error)
        if press is not None:
            where = (press.game, press.round)
            self.answers.note(Answer(press.verb, outcome, seconds, *where, reason=reason))
        else:
            verb = interaction.command.name if interaction.command else UNREADABLE
            self.answers.note(Answer(verb, outcome, seconds, reason=reason))

    async def _finish(self, press: Press) -> None:
        """A press at its own table was answered, kindly or not."""
        self.closed_dms.note_press(press.game, press.interaction)
        self.faces.note(press.interaction.user)
        await self._give_notice(press.interaction, press.game)

    async def on_app_command_completion(
        self, interaction: discord.Interaction, _: AnyCommand
    ) -> None:
        """A slash command was answered."""
        self.faces.note(interaction.user)
        try:
            if game := await self.store.find_live(interaction.channel_id or 0):
                self.screens.look_after(game)
            await self._give_notice(interaction, self.pauses.in_channel(interaction.channel_id))
        finally:
            self.leave(interaction, None, None)

    async def _give_notice(self, interaction: discord.Interaction, game: GameId | None) -> None:
        """What has to be added to an answer: why the game is paused, or that DMs are closed."""
        if game is None:
            return
        if game in self.pauses and (why := await self.pauses.consider(interaction, game)):
            stored, missing = why
            words = await self.readers.words_for(interaction, stored)
            values = {
                "channel": f"<#{stored.place.channel_id}>",
                "permissions": named(words, missing),
            }
            await errors.say(interaction, words(f"paused-{stored.paused}", **values))
        if self.closed_dms.tells_now(game, PlayerId(str(interaction.user.id))):
            words = await self.readers.words_for(interaction)
            await errors.say(interaction, words("dms-closed"))

    async def report(self, interaction: discord.Interaction, error: Exception) -> None:
        """Tell the person what went wrong, in their language if it can be looked up."""
        try:
            words = await self.readers.words_for(interaction)
        except StoreError:
            words = self.library(interaction.locale.value)
        await errors.report(words, interaction, error)


class DixitTree(app_commands.CommandTree[DixitBot]):
    """Slash commands, with the same handling of errors as presses."""

    async def interaction_check(self, interaction: discord.Interaction[DixitBot]) -> bool:
        """Whether this command is here for the first time."""
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        return interaction.client.arrivals.enter(interaction.id)

    async def on_error(
        self, interaction: discord.Interaction[DixitBot], error: app_commands.AppCommandError
    ) -> None:
        """Unwrap what the command raised and tell the person."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        try:
            await interaction.client.report(interaction, cause)
        finally:
            interaction.client.leave(interaction, None, cause)
