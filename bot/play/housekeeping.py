"""Erasing people and servers, and hourly cleaning.

Erasing: a person first leaves their live games. While their id is being replaced, this process
plays no moves, and a move that another process prepared earlier fails, because it would store the
id again. A person who returns later is new to the bot. Pictures, drafts and everything made from
them are deleted as well, even if a live game shows them; the game goes on with placeholders.

Cleaning ends idle and unreachable games, erases servers that removed the bot, deletes old presses,
and counts finished games that are not in the statistics yet. Of games that finished long ago only
the rounds, players and scores are kept. Alarms close the lobbies whose time runs out.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Protocol

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.errors import RuleError
from bot.rules.ids import player_id
from bot.rules.model import Ending, Pace
from bot.store import GameStore
from bot.store.errors import UnknownGame, UnreadableGame
from bot.store.stored import Clock, GameId
from bot.times import DAY, HOUR

log = logging.getLogger(__name__)

ROUNDS_EVERY = 1 * HOUR
IDLE = 14 * DAY  # until a game without moves ends
IDLE_SLOW = 30 * DAY  # the same at the slow pace
PAUSED = 7 * DAY  # until a game ends whose channel was deleted or cannot be written in
LEFT = 7 * DAY  # until everything of a server that removed the bot is erased
WELCOME = 30 * DAY  # until the bot introduces itself again in a server that invites it again
PRESSES = 1 * DAY  # until a press is forgotten, which is how repeats are recognised
EARLIEST = 1_704_067_200.0  # 2024; a clock that shows an earlier time was not set yet
GAMES_AT_ONCE = 20
COUNTED_AT_ONCE = 5  # takes a few milliseconds
MOST_STEPS = 20  # for one server, while its statistics are waited for
PRESSES_AT_ONCE = 1000
PAUSE = 0.05  # seconds between two steps of long work, for presses that wait
ERASING_ATTEMPTS = 5
"""How often to repeat erasing at most: another worker may store the person's id again."""


class ErasingDecks(Protocol):
    """The parts of the service for servers' decks that erasing needs."""

    async def erase_person_data(self, user_id: int) -> None:
        """Erase every card and draft of a person, and everything that was made from them."""

    async def erase_server(self, guild_id: int) -> None:
        """Delete a server's drafts and pictures after it was erased from the store."""


class Erasing:
    """Erases the data of people and servers."""

    def __init__(self, service: GameService, store: GameStore, decks: ErasingDecks) -> None:
        self._service = service
        self._store = store
        self._decks = decks

    async def erase_person_data(self, user_id: int) -> None:
        """Remove a person from their live games, then erase everything about them.

        Past games show them as a player who left.
        """
        player = player_id(user_id)
        for game_id in await self._store.live_games_of(player):
            # A game that is over, gone or damaged takes no moves; ids in it are erased below.
            with suppress(RuleError, UnknownGame, UnreadableGame):
                await self._service.play(game_id, do.Leave(player))
        await self._decks.erase_person_data(user_id)
        await self._store.forget_guesses(user_id)
        for _ in range(ERASING_ATTEMPTS):
            async with self._service.moves_blocked():
                if not await self._store.erase_person(user_id):
                    break

    async def erase_server(self, guild_id: int) -> None:
        """End the live games of a server, then erase everything about it."""
        for game_id in await self._store.live_games(guild_id):
            with suppress(RuleError, UnknownGame, UnreadableGame):
                await self._service.play(game_id, do.End(None))
        await self.erase_server_data(guild_id)

    async def erase_server_data(self, guild_id: int) -> None:
        """Erase everything about a server, games included; its games are not ended first."""
        async with self._service.moves_blocked():
            await self._store.erase_guild(guild_id)
        await self._decks.erase_server(guild_id)


class Housekeeping:
    """Ends idle games and erases expired data each hour; run ``run`` as a task.

    Of games that finished more than ``keep_finished`` seconds ago, only rounds, players and scores
    are kept.
    """

    def __init__(
        self,
        service: GameService,
        store: GameStore,
        erasing: Erasing,
        clock: Clock,
        keep_finished: float,
    ) -> None:
        self._service = service
        self._store = store
        self._erasing = erasing
        self._clock = clock
        self._keep_finished = keep_finished

    async def run(self) -> None:
        """Clean up at once, then every hour, until cancelled; log failures and go on."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("housekeeping failed; it runs again in an hour")
            await asyncio.sleep(ROUNDS_EVERY)

    async def sweep(self) -> None:
        """Clean up everything that is due; do nothing while the machine's clock is not set."""
        now = self._clock()
        if now < EARLIEST:
            return
        # The age of rows that were written while the clock was not set is unknown; it starts now.
        await self._store.renew_stamps(EARLIEST, now)
        for guild_id in await self._store.guilds_left(before=now - LEFT):
            await self._erasing.erase_server_data(guild_id)
            log.info("erased all data of server %s, which removed the bot", guild_id)
        await self._store.forget_welcomes(now - WELCOME)
        for game_id in await self._store.paused_games(before=now - PAUSED):
            await self._end(game_id)
        for game_id in await self._store.idle_games(before=now - IDLE):
            if await self._is_idle(game_id, now):
                await self._end(game_id)
        await _in_steps(partial(self._store.forget_interactions, now - PRESSES, PRESSES_AT_ONCE))
        await _in_steps(partial(self._store.count_games, COUNTED_AT_ONCE))
        old = partial(self._store.prune, now - self._keep_finished, GAMES_AT_ONCE)
        if pruned := await _in_steps(old):
            log.info("pruned %s finished games; their rounds, players and scores are kept", pruned)
        await _in_steps(self._store.give_back_space)

    async def _is_idle(self, game_id: GameId, now: float) -> bool:
        """Return whether a game has been idle longer than its pace allows, or cannot be read."""
        try:
            stored = await self._store.load(game_id)
        except UnknownGame:  # erased since it was found
            return False
        except UnreadableGame:
            return True
        limit = IDLE_SLOW if stored.game.options.pace is Pace.SLOW else IDLE
        return stored.touched_at < now - limit

    async def _end(self, game_id: GameId) -> None:
        """End a game as abandoned; if it cannot be read, set it aside, which frees its channel.

        Log any other failure; the next sweep tries again.
        """
        try:
            await self._service.play(game_id, do.End(None, Ending.ABANDONED))
        except UnreadableGame:
            log.exception("game %s cannot be read; it is set aside to free its channel", game_id)
            await self._store.set_aside(game_id)
        except Exception:
            log.exception("game %s could not be ended; trying again in an hour", game_id)


async def count_some(store: GameStore, guild_id: int) -> None:
    """Add up to a hundred ended games of a server to its statistics; housekeeping adds the rest."""
    for _ in range(MOST_STEPS):
        if not await store.count_games(COUNTED_AT_ONCE, guild_id):
            break


async def _in_steps(step: Callable[[], Awaitable[int]]) -> int:
    """Repeat ``step`` until it returns 0, pausing briefly for presses; return the sum."""
    total = 0
    while done := await step():
        total += done
        await asyncio.sleep(PAUSE)
    return total
