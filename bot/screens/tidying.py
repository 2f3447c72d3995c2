"""What was replaced is taken away last: old hands, buttons of the past, what a crash has left.

Nobody would miss that this is done, so nobody who presses waits for it: it goes on by itself while
the game is drawn anew, and counts as done only when the newest state has seen the end of it.
"""

import asyncio

from bot.screens.channel import Channel
from bot.screens.game import GameOnScreen
from bot.screens.hands import Hands
from bot.screens.pauses import PausedGames
from bot.screens.showing import Showing


class Tidying:
    """Takes away what a redraw has replaced."""

    def __init__(self, channel: Channel, hands: Hands, pauses: PausedGames) -> None:
        self._channel = channel
        self._hands = hands
        self._pauses = pauses

    async def finish(self, showing: Showing) -> bool:
        """What was replaced goes last; False if there is something newer to show before."""
        game = showing.game
        if game.tidying is not None and not await _tidied(game):
            return False
        game.tidying = asyncio.create_task(self._take_away(showing))
        return await _tidied(game)

    async def _take_away(self, showing: Showing) -> bool:
        """Away with buttons and messages of the past; False if the channel refuses."""
        # What is posted while old hands go is newer than what this redraw shows.
        past = self._channel.past(showing)
        await self._hands.tidy(showing.game)
        if showing.stored.paused:
            return True

        async def tidy() -> bool:
            await self._channel.tidy(showing, past)
            return True

        return await self._pauses.guarded(showing.stored, tidy) is not None


async def _tidied(game: GameOnScreen) -> bool:
    """Wait for what is being tidied, unless somebody presses: they do not wait for that."""
    assert game.tidying is not None
    news = asyncio.create_task(game.wanted.wait())
    await asyncio.wait({game.tidying, news}, return_when=asyncio.FIRST_COMPLETED)
    news.cancel()
    if not game.tidying.done():
        return False  # never cancelled: the library would lose count of its requests
    done, game.tidying = game.tidying, None
    return done.result()
