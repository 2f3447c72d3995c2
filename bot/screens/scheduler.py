"""Decides when a game is redrawn: one redraw at a time, always of the newest state, with retries.

Also defines the pauses of all screens (`Tempo`); tests and fast playgrounds use shorter ones.
Changes during a redraw lead to one more redraw. ``redraw`` passes in the function that draws. Knows
neither messages nor layouts.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.gateway.requests import is_transient
from bot.screens.board import GameOnScreen, GamesOnScreen, HandState, Overtaken
from bot.store import GameId, StoreError, UnknownGame

log = logging.getLogger(__name__)

MOST_DOUBLINGS = 6  # of the pause after failures: about half an hour in the usual tempo


@dataclass(frozen=True, slots=True)
class Tempo:
    """The pauses and delays of all screens, in seconds."""

    beat: float = 4.0  # between two beats of a reveal
    breath: float = 0.4  # between two redraws of one game, so that many presses become one edit
    progress: float = 5.0  # between two edits that only show who is still awaited
    try_again: float = 30.0  # after Discord or the disk failed; twice as long each time
    dm_patience: float = 10.0  # until a player whose hand is not there yet is sent to *My hand*
    dms_again: float = 60.0  # after Discord found that we open DMs too fast
    look_again: float = 30.0  # between two checks whether the newest message was deleted

    def retry_pause(self, failures: int) -> float:
        """Return the seconds until the next retry, after this many earlier failures in a row."""
        return self.try_again * 2.0 ** min(failures, MOST_DOUBLINGS)


UNHURRIED = Tempo()
HURRIED = Tempo(beat=0.5, breath=0.1, progress=0.5, dms_again=2.0)


class Scheduler:
    """Runs one task for each game that has to be redrawn."""

    def __init__(self, games: GamesOnScreen, tempo: Tempo) -> None:
        self._games = games
        self._tempo = tempo
        self._draw: Callable[[GameOnScreen], Awaitable[None]] | None = None
        self._closed = False
        self.outcomes: Counter[str] = Counter()  # redraws since the start, by how they ended

    def draw_by(self, draw: Callable[[GameOnScreen], Awaitable[None]]) -> None:
        """Set the function that draws a game.

        It is set after construction, because the objects that draw need this scheduler.
        """
        self._draw = draw

    def open(self) -> None:
        """Allow redraws from now on."""
        self._closed = False

    def close(self) -> None:
        """Start no more redraws; what is missing is drawn after the next start."""
        self._closed = True
        for game in self._games.values():
            cancel_later(game)

    def refresh(self, game_id: GameId) -> None:
        """Redraw a game soon, so that its messages show what is saved.

        While it is being drawn or a press is being answered, only note that a redraw is wanted.
        """
        game = self._games[game_id]
        game.wanted.set()
        if not (self._closed or game.drawing or game.answering):
            game.drawing = asyncio.create_task(self._run(game))

    def refresh_in(self, game: GameOnScreen, seconds: float) -> None:
        """Redraw a game after this many seconds, unless that is already scheduled sooner."""
        loop = asyncio.get_running_loop()
        if self._closed or (game.later and game.later.when() <= loop.time() + seconds):
            return
        cancel_later(game)
        game.later = loop.call_later(seconds, self._refresh_now, game)

    def _refresh_now(self, game: GameOnScreen) -> None:
        game.later = None
        self.refresh(game.id)

    async def _run(self, game: GameOnScreen) -> None:
        try:
            while game.wanted.is_set() and not game.answering:
                game.wanted.clear()
                await self._draw_once(game)
                await asyncio.sleep(self._tempo.breath)
        finally:
            game.drawing = None
            if game.wanted.is_set() and not game.answering:
                self.refresh(game.id)

    async def _draw_once(self, game: GameOnScreen) -> None:
        """Draw a game; if that fails, log it and schedule a retry.

        Cancel a redraw that was scheduled before: this one schedules what is left to show. Forget a
        game that the store does not know. Count the outcome.
        """
        assert self._draw is not None, "draw_by comes first"
        cancel_later(game)
        try:
            await self._draw(game)
        except Overtaken:
            game.wanted.set()
            self.outcomes["overtaken"] += 1
        except UnknownGame:
            self._games.pop(game.id, None)
        except Exception as fault:
            if is_transient(fault) or isinstance(fault, StoreError):
                log.warning("game %s cannot be shown now: %s", game.id, type(fault).__name__)
            else:
                log.exception("game %s cannot be shown", game.id)
            self.outcomes["failed"] += 1
            pause = self._tempo.retry_pause(game.failures)
            game.failures += 1
            self.refresh_in(game, pause)
        else:
            game.failures = 0
            self.outcomes["done"] += 1


def cancel_later(waiting: GameOnScreen | HandState) -> None:
    """Cancel the next attempt of a game's redraw or a hand's delivery, if one is scheduled."""
    if waiting.later:
        waiting.later.cancel()
        waiting.later = None


async def is_done_first(task: asyncio.Task[Any], news: asyncio.Event) -> bool:
    """Wait until a task is done or there is news; return whether the task is done.

    The task is never cancelled, because the library would lose count of its requests.
    """
    waiting = asyncio.create_task(news.wait())
    await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    return task.done()
