"""Decides when hands are delivered: one task for each player, so that no DM delays another.

Once the channel shows a state, the redraw passes it on to the hands and does not wait for them.
Each player's task shows the newest state and retries on its own. If a hand is late or held back,
the channel points its player to *My hand*. The time of the phase starts when all players can play.
When the channel and all hands show the newest state, that is saved. ``private`` knows what a hand
is and how it is sent.
"""

import asyncio
import logging
from dataclasses import replace

from bot.gateway.messages import DmsHeldBack
from bot.gateway.requests import NoRoom, Requests, is_transient
from bot.play.alarms import Alarms
from bot.rules.ids import PlayerId
from bot.screens.board import GameOnScreen, GamesOnScreen, HandState, Overtaken, Redraw
from bot.screens.private import ClosedDms, Hands
from bot.screens.scheduler import Scheduler, Tempo, cancel_later, is_done_first
from bot.store import StoreError
from bot.tasks import stop

log = logging.getLogger(__name__)

BACKLOG_PAUSE = 0.1  # seconds between two games


class HandDelivery:
    """Runs one task for each player, which shows them the newest state and retries on failure."""

    def __init__(
        self,
        games: GamesOnScreen,
        hands: Hands,
        closed_dms: ClosedDms,
        alarms: Alarms,
        scheduler: Scheduler,
        backlog: "Backlog",
        tempo: Tempo,
    ) -> None:
        self._games = games
        self._hands = hands
        self._closed_dms = closed_dms
        self._alarms = alarms
        self._scheduler = scheduler
        self._backlog = backlog
        self._tempo = tempo
        self._closed = False

    def open(self) -> None:
        """Allow hands to be delivered from now on."""
        self._closed = False

    async def close(self) -> None:
        """Cancel all deliveries under way; they are repeated after the next start."""
        self._closed = True
        await self._backlog.close()
        states = [state for game in self._games.values() for state in game.hand_states.values()]
        for state in states:
            cancel_later(state)
        await stop(*(task for state in states for task in (state.task, state.tidying)))

    async def show(self, redraw: Redraw) -> None:
        """Start delivering this state to every player's hand, without waiting for any of them.

        This uses up ``game.may_push``.
        """
        game = redraw.game
        url = await self._hands.table_url(game, redraw.stored)
        may_push, game.may_push = game.may_push, False  # the permission is for one delivery
        game.delivery = replace(redraw, table_url=url, reminder=game.reminder, may_push=may_push)
        for player in game.delivery.players:
            game.hand_states.setdefault(player, HandState(player)).wanted.set()
        self.go_on(game)

    def go_on(self, game: GameOnScreen) -> None:
        """Start a task for every hand that has something new to show and may be sent now."""
        for state in game.hand_states.values():
            if state.task is None and self._next_for(game, state):
                state.task = asyncio.create_task(self._run(game, state))

    def _next_for(self, game: GameOnScreen, state: HandState) -> Redraw | None:
        """Return the redraw to deliver to a player's hand now; None if nothing should be sent."""
        delivery = game.delivery
        if self._closed or game.answering or delivery is None or not state.wanted.is_set():
            return None
        now = asyncio.get_running_loop().time()
        return delivery if state.may_try(delivery.stored.revision, now) else None

    async def _run(self, game: GameOnScreen, state: HandState) -> None:
        try:
            while delivery := self._next_for(game, state):
                state.wanted.clear()
                cancel_later(state)
                await self._attempt(delivery, state)
                if not state.wanted.is_set() and _is_last(game, state):
                    await self._finish(game)
        finally:
            state.task = None
        # A state may have become wanted after the last check, while this task was still set.
        self.go_on(game)

    async def _attempt(self, delivery: Redraw, state: HandState) -> None:
        """Try once to show a player this state; note success or failure, raise nothing.

        Then delete the hands that it replaced. If the player's DMs turn out to be closed, or open
        again, request a redraw.
        """
        game = delivery.game
        state.tried = delivery.stored.revision
        loop = asyncio.get_running_loop()
        patience = loop.call_later(self._tempo.dm_patience, self._note_late, game, state)
        was_closed = state.player in game.closed_dms
        try:
            wait = await self._hands.deliver(delivery, state.player)
            state.delivered = delivery.stored.revision
            tidied = await self._tidied(game, state)
        except Exception as fault:
            await self._note_failure(delivery, state, fault)
            return
        finally:
            patience.cancel()
        state.failures, state.no_room_since, state.held_back = 0, None, False
        if wait:
            self._run_later(game, state, wait)
        elif tidied:
            state.done = delivery.stored.revision
            game.searched.add(state.player)
        self._note_arrival(game, state)
        if was_closed != (state.player in game.closed_dms):
            self._scheduler.refresh(game.id)  # the channel calls them from now on

    async def _note_failure(self, delivery: Redraw, state: HandState, fault: Exception) -> None:
        """Schedule the next attempt; until then, have the channel point to *My hand* if needed.

        Tell the player once if Discord holds their DM back. Log an unexpected error.
        """
        game = delivery.game
        if isinstance(fault, Overtaken):
            if game.delivery is delivery:
                # A press has updated the message, or is doing so: start again from the store.
                self._scheduler.refresh(game.id)
        elif isinstance(fault, NoRoom):
            state.no_room_since = state.no_room_since or asyncio.get_running_loop().time()
            self._backlog.send_soon()
        elif isinstance(fault, DmsHeldBack):
            told, state.held_back = state.held_back, True
            # First, because it asks for a redraw in which the channel calls the player.
            self._try_again(game, state, fault.seconds)
            if not told:
                await self._tell_to_wait(delivery, state.player)
        else:
            if is_transient(fault) or isinstance(fault, StoreError):
                log.warning("game %s: a hand is late: %s", game.id, type(fault).__name__)
            else:
                log.error("game %s: a hand cannot be shown", game.id, exc_info=fault)
            pause = self._tempo.retry_pause(state.failures)
            state.failures += 1
            state.held_back = False
            self._try_again(game, state, pause)

    async def _tell_to_wait(self, delivery: Redraw, player: PlayerId) -> None:
        """Tell a player that Discord holds their DM back; log it if that fails."""
        game = delivery.game
        try:
            await self._closed_dms.tell_to_wait(game, delivery.stored, player)
        except Exception as fault:
            log.warning("game %s: a notice was not sent: %s", game.id, type(fault).__name__)

    def _note_late(self, game: GameOnScreen, state: HandState) -> None:
        """Note that a hand is late, and have the channel point its player to *My hand*."""
        if not state.late:
            state.late = True
            self._scheduler.refresh(game.id)

    def _note_arrival(self, game: GameOnScreen, state: HandState) -> None:
        """Note that a late hand has arrived; the channel stops pointing to *My hand*."""
        if state.late:
            state.late = False
            self._closed_dms.drop_wait_notice(game, state.player)
            self._scheduler.refresh(game.id)

    def _try_again(self, game: GameOnScreen, state: HandState, seconds: float) -> None:
        # A redraw may retry before the timer; only a wait that Discord asked for is kept in full.
        pause = seconds if state.held_back else self._tempo.try_again
        state.not_before = asyncio.get_running_loop().time() + pause
        self._run_later(game, state, seconds)
        self._note_late(game, state)

    def _run_later(self, game: GameOnScreen, state: HandState, seconds: float) -> None:
        cancel_later(state)
        if not self._closed:
            loop = asyncio.get_running_loop()
            state.later = loop.call_later(seconds, self._run_now, game, state)

    def _run_now(self, game: GameOnScreen, state: HandState) -> None:
        state.later, state.not_before = None, 0.0
        if self._games.get(game.id) is game:  # otherwise the game was erased, or is over
            state.wanted.set()
            self.go_on(game)

    async def _tidied(self, game: GameOnScreen, state: HandState) -> bool:
        """Delete a player's replaced hands; return False once there is a newer state to show."""
        player = state.player
        while state.tidying or any(message.player == player for message in game.to_delete):
            state.tidying = state.tidying or asyncio.create_task(self._hands.tidy(game, player))
            if not await is_done_first(state.tidying, state.wanted):
                return False
            done, state.tidying = state.tidying, None
            done.result()
        return True

    async def _finish(self, game: GameOnScreen) -> None:
        """Call ``finish`` after the last hand; if that fails, log it and request a redraw."""
        try:
            await self.finish(game)
        except Exception as fault:
            log.warning("game %s: sent hands were not saved: %s", game.id, type(fault).__name__)
            self._scheduler.refresh(game.id)

    async def finish(self, game: GameOnScreen) -> None:
        """Start the time of the phase once all players can play, and save what is shown.

        Forget the game if it is over and completely shown.
        """
        delivery = game.delivery
        if delivery is None:
            await self._games.save(game)
            return
        stored = delivery.stored
        states = [game.hand_states[player] for player in delivery.players]
        if all(one.delivered >= stored.revision or one.opens_by_button for one in states):
            await self._start_time(delivery)
        hands_done = all(one.done >= stored.revision for one in states)
        if game.drawn < stored.revision or not hands_done or game.wanted.is_set():
            await self._games.save(game)  # without a revision, so that a restart redraws the game
            return
        game.strays_possible = False
        game.searched.clear()
        game.delivery = None  # no hand waits for it any more
        await self._games.save(game, stored.revision, stored.shown)
        if not (stored.live or game.answering or game.wanted.is_set() or game.sent_late):
            self._games.pop(game.id, None)  # over and shown

    async def _start_time(self, delivery: Redraw) -> None:
        """Start the time of the phase unless it is running, and redraw to show the deadline."""
        timer = delivery.stored.timer
        if (
            timer
            and timer.awaits is not None
            and await self._alarms.start_phase_time(delivery.stored)
        ):
            self._scheduler.refresh(delivery.game.id)


def _is_last(game: GameOnScreen, state: HandState) -> bool:
    """Return whether no other player's hand is being delivered; late hands do not count."""
    others = (one for one in game.hand_states.values() if one is not state)
    return not any(one.task and not one.late for one in others)


class Backlog:
    """Sends hands that the queue had no room for, one game after the other, longest wait first."""

    def __init__(self, games: GamesOnScreen, requests: Requests, scheduler: Scheduler) -> None:
        self._games = games
        self._requests = requests
        self._scheduler = scheduler
        self._task: asyncio.Task[None] | None = None

    def send_soon(self) -> None:
        """Start to send the waiting hands as soon as the queue has room."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._catch_up())

    async def close(self) -> None:
        """Stop sending; hands that still wait are sent after the next start."""
        await stop(self._task)

    async def _catch_up(self) -> None:
        while waiting := [g for g in self._games.values() if g.hands_waiting_since is not None]:
            ready = [game for game in waiting if not _is_under_way(game)]
            if ready and self._requests.idle:
                game = min(ready, key=lambda one: one.hands_waiting_since or 0.0)
                game.may_push = True
                self._scheduler.refresh(game.id)
            await asyncio.sleep(BACKLOG_PAUSE)


def _is_under_way(game: GameOnScreen) -> bool:
    """Return whether a game's waiting hands are already being sent, or are about to be."""
    waiting = [one for one in game.hand_states.values() if one.no_room_since is not None]
    return game.may_push or any(one.task for one in waiting)
