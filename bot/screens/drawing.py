"""One redraw of one game, from what is saved: the channel, the hands, and what they replaced.

Says in which order, and what is written down of it; when a game is drawn is the redraw's business.
"""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace

from bot.gateway.requests import Requests
from bot.play.alarms import Alarms
from bot.rules.model import Phase
from bot.screens.channel import Channel
from bot.screens.game import GameOnScreen, GamesOnScreen
from bot.screens.hands import Hands
from bot.screens.pauses import PausedGames
from bot.screens.readers import Readers
from bot.screens.showing import Showing
from bot.screens.threads import Threads
from bot.screens.tidying import Tidying
from bot.store import GameStore, GameToShow

AT_ONCE = 64  # redraws under way; a few seconds of requests


class Drawing:
    """Draws a game as it is stored now."""

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
        draw_again_in: Callable[[GameOnScreen, float], None],
    ) -> None:
        self._games = games
        self._store = store
        self._readers = readers
        self._channel = channel
        self._hands = hands
        self._threads = threads
        self._pauses = pauses
        self._alarms = alarms
        self._requests = requests
        self._draw_again_in = draw_again_in
        self._tidying = Tidying(channel, hands, pauses)
        self._public_turns = asyncio.Semaphore(AT_ONCE)
        self._private_turns = asyncio.Semaphore(AT_ONCE)

    async def draw(self, game: GameOnScreen) -> None:
        """Bring everything in line."""
        async with AsyncExitStack() as turn:
            with self._requests.expected():
                await turn.enter_async_context(self._public_turns)
            found = await self._store.load_to_show(game.id)
            await self._readers.know(found.stored.place.guild_id)
            stored = found.stored
            if stored.paused and stored.live:
                return
            await self._games.read(game.id)
            showing = await self._showing(game, found)
            rest, shown = None, None
            try:
                rest = await self._show_public(showing)
                if rest:  # however long the hands take
                    self._draw_again_in(game, rest)
                # What everybody waits for must not wait until other tables' hands are through.
                await turn.aclose()
                with self._requests.expected():
                    await turn.enter_async_context(self._private_turns)
                if rest is not None and await self._show_private(showing, found) and not rest:
                    shown = stored.revision
            finally:
                game.may_push = False
                await self._games.keep(game, shown)
        if shown is not None:
            game.doubtful = False
            if not (stored.live or game.held or game.wanted.is_set()):
                self._games.pop(game.id, None)  # over and shown: it takes no room any more

    async def _showing(self, game: GameOnScreen, found: GameToShow) -> Showing:
        """What all messages of this redraw may look at."""
        stored = found.stored
        owing = self._requests.behind and not game.may_push and found.server.hands != "button"
        if stored.game.phase in (Phase.SCORED, Phase.FINISHED):  # a vote is over
            game.audience = await self._store.audience(game.id)
        context = self._readers.context(stored, audience=game.audience, hands_behind_button=owing)
        if not stored.live:
            last = await self._store.find_last(stored.place.channel_id)
            context = replace(context, superseded=last != stored.id)
        return Showing(game, stored, context)

    async def _show_public(self, showing: Showing) -> float | None:
        """The seconds until there is more to show; None if the channel refuses."""
        if showing.stored.paused:
            return 0.0  # over, with nowhere to say so but in private
        return await self._pauses.guarded(showing.stored, lambda: self._channel.show(showing))

    async def _show_private(self, showing: Showing, found: GameToShow) -> bool:
        """Hands, and then what was replaced; whether nothing is left to do."""
        game = showing.game
        put_off = await self._hands.deliver(game, found, showing.context)
        if put_off:
            self._draw_again_in(game, put_off)
        delayed = await self._alarms.note_shown(showing.stored)
        if delayed:
            game.wanted.set()  # with the deadline that holds now
        waits = delayed or put_off or game.owes_hands_since is not None
        await self._threads.show(showing)
        return await self._tidying.finish(showing) and not waits
