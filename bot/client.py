"""The discord.py client: intents, cogs, going online, and leading a shard.

The process that *leads* a shard answers its presses, draws its games, runs their timers and cleans
up. A bot that runs alone leads from start to end. One of several processes is told when to lead and
when to step back; it is connected before and after that, so that it misses no event in between.
Decides nothing about games: Discord's events go to the cogs and to `bot.interactions`, which use
`bot.parts`.
"""

import asyncio
import logging
import math
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from importlib import import_module
from types import ModuleType
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.gateway.library import PatientBot, patience_of
from bot.gateway.permissions import INVITATION
from bot.gateway.requests import Requests
from bot.gateway.slash import CommandWords, dixit_group, register_commands, sort_commands
from bot.interactions import Interactions
from bot.parts import Parts
from bot.runtime import Runtime, in_background
from bot.store import GameStore, StoreError
from bot.ui.help import ORDER

AnyCommand = app_commands.Command[Any, Any, Any] | app_commands.ContextMenu

log = logging.getLogger(__name__)

COGS = (
    "lobby",
    "hosting",
    "storytelling",
    "submitting",
    "voting",
    "scoring",
    "seat",
    "records",
    "daily",
    "privacy",
    "help",
    "settings",
    "decks",
    "uploads",
    "servers",
)
RATE_LIMIT_PATIENCE = 30.0  # seconds; the library raises an error instead of waiting longer
PRESSES_FIRST = 1.0  # seconds before commands are registered, for presses that were kept until now
COMMANDS_FIRST = 5.0  # seconds that going online waits for the commands to be registered
# How the names of events begin that only the process that leads may handle.
ABOUT_SERVERS = ("guild_", "member_", "raw_thread_delete", "thread_join", "thread_remove")


def cogs_in(module: ModuleType) -> list[Callable[["DixitBot"], commands.Cog]]:
    """Return the cogs that a module defines, without those it only imports."""
    classes = (one for one in vars(module).values() if isinstance(one, type))
    defined_here = (one for one in classes if one.__module__ == module.__name__)
    return [one for one in defined_here if issubclass(one, commands.Cog)]


class DixitBot(PatientBot):
    """The Discord client for all shards or some of them; it holds the parts that cogs use.

    While it *leads*, it answers presses and draws games. If there are several worker processes,
    only one at a time leads a shard.
    """

    def __init__(
        self,
        runtime: Runtime,
        store: GameStore,
        requests: Requests,
        *,
        alone: bool = True,
        turn_to_identify: Callable[[int], Awaitable[None]] | None = None,
        **shards: Any,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=RATE_LIMIT_PATIENCE,
            chunk_guilds_at_startup=False,
            tree_cls=DixitTree,
            http_trace=runtime.traffic.trace,
            **shards,
            **runtime.client_options,
        )
        self.patience = runtime.patience
        self.uplink = requests.uplink
        self.traffic = runtime.traffic
        self.parts = Parts(self, runtime, store, requests)
        self.interactions = Interactions(self.parts)
        self.slash = dixit_group()
        self.slash_id: int | None = None  # of ``/dixit``, for links in texts; None until known
        self.leading = False
        self.online = asyncio.Event()
        self._alone = alone  # if False, it leads only when `bot.workers` calls ``lead``
        self._turn_to_identify = turn_to_identify
        self._upkeep = AsyncExitStack()
        self._closing = False

    async def setup_hook(self) -> None:
        """Connect the listeners, and load the cogs and the slash commands.

        discord.py calls this before it connects.
        """
        parts = self.parts
        parts.service.listen(parts.screens.on_change)
        parts.alarms.listen(parts.screens.remind)
        parts.alarms.listen_for_extensions(parts.screens.new_deadlines.show)
        for name in COGS:
            # Not as an extension: the library runs a module again for each bot, and nothing here
            # is reloaded while it runs.
            for cog in cogs_in(import_module(f"cogs.{name}")):
                await self.add_cog(cog(self))
        sort_commands(self.slash, ORDER)
        self.tree.add_command(self.slash)
        await self.tree.set_translator(CommandWords(parts.library))

    async def login(self, token: str) -> None:
        """Log in with an HTTP session that has timeouts; start to lead if the bot runs alone."""
        with patience_of(self.patience):
            await super().login(token)
        if self._alone:
            await self.lead()

    async def close(self) -> None:
        """Answer the presses that have already arrived, stop all work and disconnect."""
        self._closing = True
        await self.step_back()
        await self.interactions.arrivals.finish_long()
        await self.parts.requests.close()
        await self.parts.names.close()
        await self.parts.avatars.close()
        await super().close()

    @property
    def invitation(self) -> str:
        """Return the link that adds the bot to a server, with exactly the permissions it needs."""
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(
            self.application_id or 0, permissions=INVITATION, scopes=scopes
        )

    # -- leading ---------------------------------------------------------------------------

    async def lead(self, unwatched: float = math.inf) -> None:
        """Start to answer presses, draw games, run timers and clean up.

        ``unwatched`` is the number of seconds for which no process has led; infinite if unknown.
        """
        parts = self.parts
        self.interactions.arrivals.open()
        await parts.pauses.reload()
        await parts.screens.begin()
        await self._upkeep.enter_async_context(
            in_background(parts.emojis.keep(self.online, uploads=self._is_first), "emojis")
        )
        await self._learn_commands()
        # Alarms start only now: no time may run out before players can press.
        parts.alarms.unwatched = unwatched
        await self._upkeep.enter_async_context(parts.alarms)
        await self._upkeep.enter_async_context(
            in_background(parts.housekeeping.run(), "housekeeping")
        )
        await self._upkeep.enter_async_context(in_background(parts.membership.run(), "membership"))
        await self._upkeep.enter_async_context(in_background(parts.daily.run(), "daily"))
        self.leading = True
        if self.online.is_set():
            await self._catch_up()

    async def stop_upkeep(self) -> None:
        """Stop timers, housekeeping and other background work; presses are still answered."""
        await self._upkeep.aclose()

    async def step_back(self) -> None:
        """Answer the presses that have arrived, and stop leading; another process takes over."""
        self.leading = False
        await self.stop_upkeep()
        await self.interactions.arrivals.close()
        await self.parts.screens.close()

    async def _catch_up(self) -> None:
        present = [guild.id for guild in self.guilds]  # servers with an outage are among them
        await self.parts.pauses.resume_guilds(present)
        await self.parts.pauses.pause_guilds_except(present)
        await self.parts.screens.recover()

    async def _learn_commands(self) -> None:
        """Look up the id of ``/dixit``; the process with shard 0 registers the commands first.

        This runs in the background. A bot that runs alone waits for it, but only briefly: presses
        work without commands, and Discord may refuse them or not answer.
        """
        if self.slash_id is not None:
            return
        learning = asyncio.create_task(self._register_commands(), name="commands")
        self._upkeep.callback(learning.cancel)
        if self._alone:
            await asyncio.wait({learning}, timeout=COMMANDS_FIRST)

    @property
    def _is_first(self) -> bool:
        """Return whether this process does the work that only one of several processes may do."""
        return self._alone or 0 in (self.shard_ids or ())

    async def _register_commands(self) -> None:
        if not self._alone:
            await asyncio.sleep(PRESSES_FIRST)
        try:
            self.slash_id = await register_commands(self.tree, registers=self._is_first)
        except Exception:
            log.exception("the slash commands could not be registered")

    # -- Discord's events ------------------------------------------------------------------

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass a gateway event on to its handlers; events about servers only while leading.

        Another process that is connected to the same shard, because it is about to take over,
        receives the same events.
        """
        if self.leading or not event_name.startswith(ABOUT_SERVERS):
            super().dispatch(event_name, *args, **kwargs)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for this shard's turn to identify; Discord's limit is for all processes together."""
        if self._turn_to_identify is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._turn_to_identify(shard_id or 0)

    async def on_ready(self) -> None:
        """Mark the bot as online; while leading, redraw games and update which are paused."""
        log.info("ready in %s servers; invitation: %s", len(self.guilds), self.invitation)
        self.online.set()
        if self.leading:
            await self._catch_up()

    async def on_resumed(self) -> None:
        """Redraw games whose messages may be outdated; the gateway replays missed presses."""
        if self.leading:
            await self.parts.screens.recover()

    async def on_error(self, event_method: str, /, *_: Any, **__: Any) -> None:
        """Log the error of an event handler; ignore errors of the store while closing."""
        if not (self._closing and isinstance(sys.exception(), StoreError)):
            log.exception("%s failed", event_method)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press; slash commands go through `DixitTree`."""
        await self.interactions.on_interaction(interaction)

    async def on_app_command_completion(
        self, interaction: discord.Interaction, _: AnyCommand
    ) -> None:
        """Add pending notices to the answer of a slash command, and count the command."""
        await self.interactions.finish_command(interaction)


class DixitTree(app_commands.CommandTree[DixitBot]):
    """Runs slash commands, and reports their errors in the same way as those of presses."""

    async def interaction_check(self, interaction: discord.Interaction[DixitBot]) -> bool:
        """Return whether to run a command; False if it was delivered before, or while closing."""
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        return interaction.client.interactions.enter(interaction)

    async def on_error(
        self, interaction: discord.Interaction[DixitBot], error: app_commands.AppCommandError
    ) -> None:
        """Tell the caller why their command was refused or failed, and count the command."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.interactions.fail_command(interaction, cause)
