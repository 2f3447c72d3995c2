"""Redraws games from what is saved: the channel first, then each player's hand in its own task.

Other code asks ``Screens`` to show a game. ``SavedStates`` reads what that has to show, and
``Drawing`` shows it. When the request queue is full, games wait here before they are read, so that
the newest state is sent. What was shown is saved with each message, so the next start repairs what
a crash left undone.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import replace

import discord

from bot.gateway.requests import Requests
from bot.play.alarms import Reminder
from bot.play.timers import STAGGER
from bot.preferences import BY_BUTTON
from bot.rules.events import Event, NewcomerQueued, PlayerJoined, SeatTakenOver
from bot.rules.model import Phase
from bot.screens.board import AFTER_VOTES, GameOnScreen, GamesOnScreen, Redraw
from bot.screens.delivery import HandDelivery
from bot.screens.presenter import Presenter
from bot.screens.private import without_dm
from bot.screens.public import PublicScreen
from bot.screens.scheduler import Scheduler
from bot.screens.temporary import TemporaryAnswers
from bot.store import (
    GameId,
    GameStore,
    GameToShow,
    StoreError,
    UnknownGame,
    UnreadableGame,
)
from bot.tasks import stop
from bot.ui.context import GameContext

AT_ONCE = 64  # redraws under way; a few seconds of requests
SETTLING = 0.01  # seconds between two looks whether a game is being drawn
END_WITHIN = 1.5  # seconds that a new lobby waits for the end of the last game
ARRIVALS = (PlayerJoined, NewcomerQueued, SeatTakenOver)  # of people who may have been forgotten


class SavedStates:
    """Reads the saved state of a game, and makes a redraw of it."""

    def __init__(
        self,
        games: GamesOnScreen,
        store: GameStore,
        presenter: Presenter,
        requests: Requests,
    ) -> None:
        self._games = games
        self._store = store
        self._presenter = presenter
        self._requests = requests

    async def load(self, game: GameOnScreen) -> GameToShow:
        """Return a game with what is shown beside it, and load its server's decks.

        Forget that DMs were closed for players who asked to be tried again. If the process that
        led before sent messages late, expect to find them.
        """
        known = set(game.closed_dms)
        found = await self._store.load_to_show(game.id)
        if found.stored.shown < 0:  # reported by a process that led it before
            game.expect_strays_everywhere()
        for player in known - found.closed_dms:
            game.closed_dms.discard(player)
            game.pending_notices.pop(player, None)
        game.closed_dms |= found.closed_dms
        await self._presenter.load_decks(found.stored.place.guild_id)
        await self._presenter.count_understood(found.stored)
        return found

    async def redraw_of(self, game: GameOnScreen, found: GameToShow) -> Redraw:
        """Return what all messages of the game have to show; the first time, read its messages."""
        await self._games.read(game.id)
        words = self._presenter.library(found.stored.language)
        return Redraw(game, found, words, await self._context(game, found))

    async def _context(self, game: GameOnScreen, found: GameToShow) -> GameContext:
        """Return the context from which all messages of this redraw are made.

        Also update ``game.without_dm`` and, once a vote is over, ``game.audience``.
        """
        stored = found.stored
        queue_is_full = self._requests.behind and not game.may_push
        if stored.game.phase in AFTER_VOTES:
            game.audience = await self._store.audience(game.id)
        game.without_dm = without_dm(game, found)
        context = self._presenter.context(
            stored,
            audience=game.audience,
            hands_behind_button=queue_is_full and found.server.hands != BY_BUTTON,
            without_dm=game.without_dm,
        )
        if not stored.live:
            last = await self._store.find_last(stored.place.channel_id)
            context = replace(context, superseded=last != stored.id)
        return context


class Drawing:
    """Draws the saved state of one game, without waiting for hands to be delivered."""

    def __init__(
        self,
        states: SavedStates,
        public: PublicScreen,
        hands: HandDelivery,
        temporary: TemporaryAnswers,
        scheduler: Scheduler,
        requests: Requests,
    ) -> None:
        self._states = states
        self._public = public
        self._hands = hands
        self._temporary = temporary
        self._scheduler = scheduler
        self._requests = requests
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tidy_slots = asyncio.Semaphore(AT_ONCE)

    async def draw(self, game: GameOnScreen) -> None:
        """Bring the channel's messages up to date, and start the delivery of the players' hands.

        Wait for a slot first. Start to close temporary answers that are over. Save what was posted,
        even after an error. Show nothing while a live game is paused.
        """
        async with AsyncExitStack() as slot:
            with self._requests.expected():
                await slot.enter_async_context(self._slots)
            found = await self._states.load(game)
            game.drawn = 0
            # Nothing can be shown while a game is paused, unless it ended: then hands say so.
            if found.stored.paused and found.stored.live:
                game.delivery = None
                return
            self._temporary.close_outdated(game, found.stored)
            redraw = await self._states.redraw_of(game, found)
            try:
                wait = await self._public.show(redraw)
                if wait is None:
                    # Hands must not ask for a move that the channel cannot show.
                    game.delivery = None
                    return
                if wait:
                    self._scheduler.refresh_in(game, wait)
                redraw = replace(redraw, points_shown=not wait)
                await self._hands.show(redraw)
                await self._public.call(redraw)
                # Give up the slot before tidying: games with something new to show come first.
                await slot.aclose()
                with self._requests.expected():
                    await slot.enter_async_context(self._tidy_slots)
                if await self._public.finish(redraw) and not wait:
                    game.drawn = redraw.stored.revision
                    game.searched.add(None)
            finally:
                # Even after a failure: save the messages that were posted before it.
                await self._hands.finish(game)


class Screens:
    """Shows every game where it is played, and takes all requests to redraw."""

    def __init__(
        self,
        games: GamesOnScreen,
        store: GameStore,
        scheduler: Scheduler,
        drawing: Drawing,
        hands: HandDelivery,
        requests: Requests,
    ) -> None:
        self.games = games
        self._store = store
        self._scheduler = scheduler
        self._hands = hands
        self._requests = requests
        self.new_deadlines = NewDeadlines(self.redraw_game)
        scheduler.draw_by(drawing.draw)

    def refresh(self, game_id: GameId) -> None:
        """Redraw a game soon, so that its messages show what is saved."""
        self._scheduler.refresh(game_id)

    @property
    def redraws(self) -> Counter[str]:
        """Return the number of redraws since the start, by how they ended."""
        return self._scheduler.outcomes

    async def on_change(self, game_id: GameId, events: tuple[Event, ...]) -> None:
        """Redraw a changed game.

        People who join again are no longer forgotten: their messages are saved from now on.
        """
        self.games[game_id].forgotten -= {e.player for e in events if isinstance(e, ARRIVALS)}
        self.refresh(game_id)

    @contextmanager
    def defer_redraw(
        self, game_id: GameId, pressed: discord.Message | None = None
    ) -> Iterator[None]:
        """Hold back redraws of a game inside the block, until a press is answered.

        Enter this before saving, or a listener could redraw first. If ``pressed`` is not the game's
        newest message, a redraw checks afterwards whether that one still exists. On exit, go on
        delivering hands, and redraw if that was requested meanwhile.
        """
        game = self.games[game_id]
        game.answering += 1
        try:
            yield
        finally:
            game.answering -= 1
            if pressed is not None and pressed.id != game.newest_public:
                self.check_newest(game_id)
            self._hands.go_on(game)
            if game.wanted.is_set() and not game.answering:
                self.refresh(game_id)
            elif not (game.is_read or game.busy or game.strays_possible):
                self.games.pop(game_id, None)  # the press changed nothing

    async def wait_for_end(self, game_id: GameId | None) -> None:
        """Wait briefly until the end of the last game is drawn, so that a lobby comes below it."""
        game = self.games.get(game_id) if game_id else None
        loop = asyncio.get_running_loop()
        end = loop.time() + END_WITHIN
        while game is not None and game.drawing_soon and (left := end - loop.time()) > 0:
            if game.drawing is not None:
                await asyncio.wait([game.drawing], timeout=left)
            await asyncio.sleep(SETTLING)  # between two beats nothing is being drawn

    async def settle(self) -> None:
        """Wait until everything requested is shown, including scheduled retries."""
        while under_way := [game for game in self.games.values() if game.busy]:
            tasks = [task for game in under_way for task in game.tasks]
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.sleep(SETTLING)

    async def close(self) -> None:
        """Stop drawing; what is missing is drawn after the next start."""
        self._scheduler.close()
        await self.new_deadlines.close()
        await self._hands.close()
        await stop(*(task for game in self.games.values() for task in game.tasks))
        await self.games.report_late()

    async def begin(self) -> None:
        """Forget all games and allow redraws; expect messages that an earlier process did not save.

        Call this before players can press.
        """
        self.games.clear()
        self._scheduler.open()
        self._hands.open()
        for game_id in await self._store.games_to_redraw():
            self.games[game_id].strays_possible = True

    async def recover(self) -> None:
        """Redraw the games that are not completely shown, after a start or a reconnection.

        Then start to redraw the games that have new deadlines.
        """
        for game_id in await self._store.games_to_redraw():
            self.refresh(game_id)
        self.new_deadlines.begin()

    async def pick_up_changes(self) -> None:
        """Redraw games that another process has changed."""
        for game_id in await self._store.games_to_redraw():
            known = game_id in self.games
            game = self.games[game_id]
            # Opened after this process began to lead, by one that led before: its lobby is there.
            game.strays_possible |= not known
            if not game.drawing_soon and game.hands_waiting_since is None:
                self.refresh(game_id)

    async def repost(self, game_id: GameId) -> None:
        """Post the current state again at the bottom of the channel, with the next redraw.

        Save that the game has to be redrawn, so that a crash does not lose the request.
        """
        await self._store.mark_for_redraw(game_id)
        self.games[game_id].repost_wanted = True
        self.refresh(game_id)

    def check_newest(self, game_id: GameId) -> None:
        """Let a redraw check whether the newest public message is gone, if the queue is idle."""
        if self._requests.idle:
            self.games[game_id].check_newest = True
            self.refresh(game_id)

    async def redraw_game(self, game_id: GameId) -> None:
        """Redraw a game whose state did not change, for example to show a new deadline.

        The request is saved, so that a crash does not lose it.
        """
        await self._store.mark_for_redraw(game_id)
        self.refresh(game_id)

    async def remind(self, reminder: Reminder) -> None:
        """Request a redraw that notifies the players in a reminder again; save that it is due."""
        # A crash in the middle must not leave a second hand behind.
        await self._store.mark_for_redraw(reminder.game_id)
        self.games[reminder.game_id].reminder = reminder
        self.refresh(reminder.game_id)

    async def redraw_games(self, game_ids: Collection[GameId]) -> None:
        """Redraw games that did not change; games of another process are redrawn there."""
        for game_id in game_ids:
            with suppress(UnknownGame):  # erased since it was listed
                await self._store.mark_for_redraw(game_id)
        for game_id in await self._store.games_to_redraw():
            if game_id in game_ids:
                self.refresh(game_id)

    async def redraw_lobbies(self, guild_ids: Iterable[int]) -> None:
        """Redraw the open lobbies of servers whose decks have changed."""
        lobbies = set()
        for guild_id in guild_ids:
            for game_id in await self._store.live_games(guild_id):
                with suppress(UnknownGame, UnreadableGame):  # such a game shows no lobby
                    if (await self._store.load(game_id)).game.phase is Phase.LOBBY:
                        lobbies.add(game_id)
        await self.redraw_games(lobbies)


class NewDeadlines:
    """Redraws games whose deadline was moved, one after the other, once the bot is online."""

    def __init__(self, redraw: Callable[[GameId], Awaitable[None]]) -> None:
        self._redraw = redraw
        self._waiting: deque[GameId] = deque()
        self._online = False
        self._task: asyncio.Task[None] | None = None

    def show(self, games: Sequence[GameId]) -> None:
        """Redraw these games, in this order."""
        self._waiting += games
        if self._online and self._waiting and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._show_all(), name="new deadlines")

    def begin(self) -> None:
        """Start to redraw, now that the bot is online."""
        self._online = True
        self.show(())

    async def close(self) -> None:
        """Stop and drop the games that wait; their next reminder shows the new deadline."""
        self._online = False
        self._waiting.clear()
        await stop(self._task)

    async def _show_all(self) -> None:
        while self._waiting:
            with suppress(StoreError, UnknownGame):  # the next reminder shows it
                await self._redraw(self._waiting.popleft())
            await asyncio.sleep(STAGGER)
