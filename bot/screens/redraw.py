"""When a game is drawn: the newest saved state, one redraw at a time, nothing twice.

Changes that come during a redraw become one more redraw. What was shown is stored with each
message, so a crash between saving and showing heals at the next start. When there is more to send
than Discord takes, games wait here with nothing in hand, so that what is sent is always the newest.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import discord

from bot.gateway.requests import Requests, is_transient
from bot.play.alarms import Alarms, Reminder
from bot.rules.events import Event, NewcomerQueued, PlayerJoined, SeatTakenOver
from bot.screens.channel import Channel
from bot.screens.drawing import Drawing
from bot.screens.game import GameOnScreen, GamesOnScreen, Overtaken, StandingMessage
from bot.screens.hands import Hands
from bot.screens.new_deadlines import NewDeadlines
from bot.screens.owed_hands import OwedHands
from bot.screens.pauses import PausedGames
from bot.screens.readers import Readers
from bot.screens.tempo import UNHURRIED, Tempo
from bot.screens.threads import Threads
from bot.store import GameId, GameStore, StoredGame, StoreError, UnknownGame

log = logging.getLogger(__name__)

MOST_DOUBLINGS = 6
SETTLING = 0.01
ARRIVALS = (PlayerJoined, NewcomerQueued, SeatTakenOver)


class Screens:
    """Shows every game where it is played."""

    def __init__(
        self,
        games: GamesOnScreen,
        store: GameStore,
        readers: Readers,
        channel: Channel,
        hands: Hands,
        threads: Threads,
        pauses: PausedGames,
        alarms: Alarms,
        requests: Requests,
        tempo: Tempo = UNHURRIED,
    ) -> None:
        self.games = games
        self._store = store
        self._channel = channel
        self._requests = requests
        self._tempo = tempo
        self._drawing = Drawing(
            *(games, store, readers, channel, hands, threads, pauses, alarms, requests),
            draw_again_in=self._refresh_in,
        )
        self._owed = OwedHands(games, requests, self.refresh)
        self.new_deadlines = NewDeadlines(self.show_again)
        self.redraws: Counter[str] = Counter()  # since the start, by how they went
        self._closed = False

    async def on_change(self, game_id: GameId, events: tuple[Event, ...]) -> None:
        """A game was changed: show it."""
        self.games[game_id].forgotten -= {e.player for e in events if isinstance(e, ARRIVALS)}
        self.refresh(game_id)

    def refresh(self, game_id: GameId) -> None:
        """Bring this game's messages in line with what is stored, soon."""
        game = self.games[game_id]
        game.wanted.set()
        if not (self._closed or game.drawing or game.held):
            game.drawing = asyncio.create_task(self._draw(game))

    @contextmanager
    def held(self, game_id: GameId, pressed: discord.Message | None = None) -> Iterator[None]:
        """Let a press answer by itself before its message is redrawn; begins before it is saved."""
        game = self.games[game_id]
        game.held += 1
        try:
            yield
        finally:
            game.held -= 1
            if pressed is not None and pressed.id != game.newest_public:
                self.look_after(game_id)
            if game.wanted.is_set() and not game.held:
                self.refresh(game_id)
            elif not (game.is_read or game.busy or game.doubtful):
                self.games.pop(game_id, None)  # a press that came to nothing

    async def settle(self) -> None:
        """Wait until everything that was asked for is shown, later attempts included."""
        while under_way := [game for game in self.games.values() if game.busy]:
            tasks = [game.drawing for game in under_way if game.drawing]
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.sleep(SETTLING)

    async def close(self) -> None:
        """Stop drawing; what is missing is drawn at the next start."""
        self._closed = True
        await self._owed.close()
        await self.new_deadlines.close()
        under_way = [(game.drawing, game.tidying) for game in self.games.values()]
        tasks = [task for both in under_way for task in both if task]
        for game in self.games.values():
            if game.later:
                game.later.cancel()
                game.later = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def begin(self) -> None:
        """Before anybody can press: begin with what a stop may have left half shown."""
        self.games.clear()
        self._closed = False
        for game_id in await self._store.unshown_games():
            self.games[game_id].doubtful = True

    async def recover(self) -> None:
        """After a start or a reconnection: whatever is not shown yet."""
        for game_id in await self._store.unshown_games():
            self.refresh(game_id)
        self.new_deadlines.begin()

    async def look_again(self) -> None:
        """Show what another process has changed meanwhile."""
        for game_id in await self._store.unshown_games():
            game = self.games[game_id]
            if not game.busy and game.owes_hands_since is None:
                self.refresh(game_id)

    async def _draw(self, game: GameOnScreen) -> None:
        try:
            while game.wanted.is_set() and not game.held:
                game.wanted.clear()
                await self._show_if_possible(game)
                await asyncio.sleep(self._tempo.breath)
        finally:
            game.drawing = None
            if game.wanted.is_set() and not game.held:
                self.refresh(game.id)

    async def _show_if_possible(self, game: GameOnScreen) -> None:
        try:
            await self._drawing.draw(game)
        except Overtaken:
            game.wanted.set()
            self.redraws["overtaken"] += 1
        except UnknownGame:
            self.games.pop(game.id, None)
        except Exception as fault:
            if is_transient(fault) or isinstance(fault, StoreError):
                log.warning("game %s cannot be shown now: %s", game.id, type(fault).__name__)
            else:
                log.exception("game %s cannot be shown", game.id)
            self.redraws["failed"] += 1
            doublings = min(game.failures, MOST_DOUBLINGS)
            game.failures += 1
            self._refresh_in(game, self._tempo.try_again * 2**doublings)
        else:
            game.failures = 0
            self.redraws["done"] += 1
            if game.owes_hands_since is not None:
                self._owed.send_soon()

    def _refresh_in(self, game: GameOnScreen, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        if self._closed or (game.later and game.later.when() <= loop.time() + seconds):
            return  # it is drawn before
        if game.later:
            game.later.cancel()
        game.later = loop.call_later(seconds, self._refresh_now, game)

    def _refresh_now(self, game: GameOnScreen) -> None:
        game.later = None
        self.refresh(game.id)

    async def post_anew(self, game_id: GameId) -> None:
        """Bring the present state to the bottom of the channel."""
        await self._store.mark_unshown(game_id)
        self.games[game_id].wanted_anew = True
        self.refresh(game_id)

    def look_after(self, game_id: GameId) -> None:
        """Somebody was here, elsewhere than on the newest public message: does that still stand?"""
        if self._requests.idle:
            self.games[game_id].doubted = True
            self.refresh(game_id)

    async def show_again(self, game_id: GameId) -> None:
        """Draw a game that nobody changed: another is open in its channel, or it has more time."""
        await self._store.mark_unshown(game_id)
        self.refresh(game_id)

    async def share_album(self, stored: StoredGame) -> StandingMessage | None:
        """Post the album of a finished game soon; or say where it stands already."""
        found = await self._channel.answers.find_album(stored)
        if found is None:
            self.games[stored.id].album_wanted = True
            self.refresh(stored.id)
        return found

    async def remind(self, reminder: Reminder) -> None:
        """Send what is due once more to those who have not answered."""
        # A crash in the middle must not leave a second hand behind.
        await self._store.mark_unshown(reminder.game_id)
        self.games[reminder.game_id].reminder = reminder
        self.refresh(reminder.game_id)

    async def move_hands(self, game_ids: tuple[GameId, ...]) -> None:
        """Somebody in these games wants hands elsewhere from now on.

        Games that another process draws are found there.
        """
        for game_id in game_ids:
            with suppress(UnknownGame):
                await self._store.mark_unshown(game_id)
        for game_id in await self._store.unshown_games():
            if game_id in game_ids:
                self.refresh(game_id)

    async def open(self, interaction: discord.Interaction, stored: StoredGame) -> None:
        """Answer a command or press with a new game's lobby: the answer is its first message."""
        self.games[stored.id].wanted.set()
        await self._channel.answers.open(interaction, stored)

    async def answer(self, interaction: discord.Interaction, stored: StoredGame) -> bool:
        """Answer a press on the newest public message by updating it; False if that cannot be."""
        return await self._channel.answers.answer(interaction, stored)
