"""The discord.py client: intents, cogs, going online, and leading a shard.

*Leading* is answering, drawing, ringing and keeping house for a shard. A bot that is alone leads
from its start to its end. One of several is told when to lead and when to step back, and is
connected before and after that, so that nothing is missed in between. Decides nothing about games:
Discord's events go on to the cogs and to `bot.interactions`, which reach for `bot.parts`.
"""

import asyncio
import logging
import math
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.gateway.library import PatientBot, patience_of
from bot.gateway.permissions import INVITATION
from bot.gateway.requests import Requests
from bot.gateway.slash import CommandWords, arrange, dixit_group, register_commands
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
    "notices",
    "records",
    "daily",
    "privacy",
    "help",
    "tutorial",
    "settings",
    "decks",
    "uploads",
    "servers",
)
RATE_LIMIT_PATIENCE = 30.0
PRESSES_FIRST = 1.0  # seconds for presses that were kept until this process leads
COMMANDS_FIRST = 5.0  # seconds that going online waits for the commands to be registered
ABOUT_SERVERS = ("guild_", "member_", "raw_thread_delete", "thread_join", "thread_remove")


class DixitBot(PatientBot):
    """One client of Discord, for all shards or for some, with the parts that its cogs reach for."""

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
        self.slash_id: int | None = None  # by which texts refer to it, once Discord knows it
        self.leading = False
        self.online = asyncio.Event()
        self._alone = alone  # else it leads when it is told to
        self._turn_to_identify = turn_to_identify
        self._upkeep = AsyncExitStack()
        self._ending = False

    async def setup_hook(self) -> None:
        """Load cogs and commands, before the gateway opens."""
        parts = self.parts
        parts.service.listen(parts.screens.on_change)
        parts.alarms.listen(parts.screens.remind)
        parts.alarms.listen_for_forgiven(parts.screens.new_deadlines.show)
        for name in COGS:
            await self.load_extension(f"cogs.{name}")
        arrange(self.slash, ORDER)
        self.tree.add_command(self.slash)
        await self.tree.set_translator(CommandWords(parts.library))

    async def login(self, token: str) -> None:
        """Log in, with a session that has timeouts; a bot that is alone leads from then on."""
        with patience_of(self.patience):
            await super().login(token)
        if self._alone:
            await self.lead()

    async def close(self) -> None:
        """Answer the presses that are here already, and leave the rest to the next start."""
        self._ending = True
        await self.step_back()
        await self.interactions.arrivals.finish()
        await self.parts.requests.close()
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
        """Answer presses, draw, ring and clean up from now on.

        ``unwatched`` is for how many seconds no process has done so.
        """
        parts = self.parts
        self.interactions.arrivals.open()
        await parts.pauses.reload()
        await parts.screens.begin()
        await self._upkeep.enter_async_context(
            in_background(parts.emojis.keep(self.online, ours=self._is_first), "emojis")
        )
        await self._learn_commands()
        # Alarms start only now: no time may run out before players can press.
        parts.alarms.unwatched = unwatched
        await self._upkeep.enter_async_context(parts.alarms)
        await self._upkeep.enter_async_context(
            in_background(parts.housekeeping.go_round(), "housekeeping")
        )
        await self._upkeep.enter_async_context(
            in_background(parts.membership.go_round(), "membership")
        )
        await self._upkeep.enter_async_context(in_background(parts.daily.go_round(), "daily"))
        self.leading = True
        if self.online.is_set():
            await self._catch_up()

    async def stop_upkeep(self) -> None:
        """Stop alarms and housekeeping; presses are still answered."""
        await self._upkeep.aclose()

    async def step_back(self) -> None:
        """Answer the presses that are here already; another process does the rest."""
        self.leading = False
        await self.stop_upkeep()
        await self.interactions.arrivals.close()
        await self.parts.screens.close()

    async def _catch_up(self) -> None:
        present = [guild.id for guild in self.guilds]  # with those that are down at Discord's
        await self.parts.pauses.return_to(present)
        await self.parts.pauses.leave_others(present)
        await self.parts.screens.recover()

    async def _learn_commands(self) -> None:
        """Learn the id of our slash command; the process with shard 0 registers the commands first.

        This runs in the background. A single process waits for it briefly, but no longer: presses
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
        """Return whether this process does what one of several has to do."""
        return self._alone or 0 in (self.shard_ids or ())

    async def _register_commands(self) -> None:
        if not self._alone:
            await asyncio.sleep(PRESSES_FIRST)
        try:
            self.slash_id = await register_commands(self.tree, ours=self._is_first)
        except Exception:
            log.exception("our commands could not be registered")

    # -- Discord's events ------------------------------------------------------------------

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass on what the gateway tells; what it tells about servers only while leading.

        Another process that is connected to the same shard, because it is about to take over,
        hears the same.
        """
        if self.leading or not event_name.startswith(ABOUT_SERVERS):
            super().dispatch(event_name, *args, **kwargs)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for this shard's turn: Discord counts the sessions of all processes together."""
        if self._turn_to_identify is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._turn_to_identify(shard_id or 0)

    async def on_ready(self) -> None:
        """Bring everything in line that a stop or an outage left behind."""
        log.info("ready in %s servers; invitation: %s", len(self.guilds), self.invitation)
        self.online.set()
        if self.leading:
            await self._catch_up()

    async def on_resumed(self) -> None:
        """Redraw what may have missed edits; the gateway replays presses by itself."""
        if self.leading:
            await self.parts.screens.recover()

    async def on_error(self, event_method: str, /, *_: Any, **__: Any) -> None:
        """Log an event that could not be handled; while closing, the next start handles it."""
        if not (self._ending and isinstance(sys.exception(), StoreError)):
            log.exception("%s failed", event_method)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press."""
        await self.interactions.on_interaction(interaction)

    async def on_app_command_completion(
        self, interaction: discord.Interaction, _: AnyCommand
    ) -> None:
        """Finish a slash command that was answered."""
        await self.interactions.finish_command(interaction)


class DixitTree(app_commands.CommandTree[DixitBot]):
    """Slash commands, with the same handling of errors as presses."""

    async def interaction_check(self, interaction: discord.Interaction[DixitBot]) -> bool:
        """Return whether this command is here for the first time."""
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        return interaction.client.interactions.enter(interaction)

    async def on_error(
        self, interaction: discord.Interaction[DixitBot], error: app_commands.AppCommandError
    ) -> None:
        """Unwrap what the command raised and tell the person."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.interactions.fail_command(interaction, cause)
