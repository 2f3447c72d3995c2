"""Games in threads of their own: the card that stays in the channel, the standings at the end.

The thread itself is the game's channel like any other. What stands in the channel above it never
holds up a game: if that channel refuses, the game goes on.
"""

import logging
from collections.abc import Iterator

import discord

from bot.gateway.messages import Messages
from bot.gateway.replies import answering
from bot.gateway.request_queue import Urgency
from bot.rules.model import Phase
from bot.screens.game import CARD, STANDINGS, GamesOnScreen, Shown, StandingMessage
from bot.screens.keeper import Keeper
from bot.screens.readers import Readers
from bot.screens.showing import Showing
from bot.store import Clock, GameId
from bot.text import Words
from bot.ui import threads
from bot.ui.content import Content

log = logging.getLogger(__name__)


class Threads:
    """Opens threads, and shows in their channels what becomes of them."""

    def __init__(
        self,
        games: GamesOnScreen,
        keeper: Keeper,
        readers: Readers,
        messages: Messages,
        clock: Clock,
    ) -> None:
        self._games = games
        self._keeper = keeper
        self._readers = readers
        self._messages = messages
        self._clock = clock

    async def open(
        self, interaction: discord.Interaction, game_id: GameId, words: Words, name: str
    ) -> int | None:
        """Answer with the card, and hang a thread below it; None if it could not be answered.

        Raises what Discord says if there can be no thread; then the card is gone again.
        """
        game = await self._games.read(game_id)
        channel_id = interaction.channel_id or 0
        card = StandingMessage(CARD, 0, None, channel_id, 0, Shown(), self._clock())
        content = threads.opening(words)
        view = content.view(game.mark_of(card))
        sent = await answering(interaction, lambda: interaction.response.send_message(view=view))
        message_id = sent.message_id if sent else None
        if message_id is None:
            # It may stand there all the same, if only its receipt was lost.
            message_id = await self._messages.find_answer(interaction)
        if message_id is None:
            return None
        try:
            thread_id = await self._messages.open_thread(channel_id, message_id, name)
        except discord.HTTPException:
            await interaction.delete_original_response()
            raise
        card.message_id, card.shown = message_id, Shown.of(content)
        card.token = self._messages.token_of(interaction)
        game.add(card)
        return thread_id

    async def show(self, showing: Showing) -> None:
        """Bring what stands in the channel above a thread in line."""
        place = showing.stored.place
        if place.home_id in (None, place.channel_id) or showing.game.home_refuses:
            return
        try:
            for kind, content in self._due(showing):
                await self._bring_in_line(showing, kind, content)
        except (discord.Forbidden, discord.NotFound) as refused:
            log.warning("game %s cannot be told of above its thread: %s", place, refused.code)
            showing.game.home_refuses = True

    def _due(self, showing: Showing) -> Iterator[tuple[str, Content]]:
        """A card that somebody deleted stays away once the game is on."""
        words = self._readers.library(showing.stored.language)
        phase = showing.stored.game.phase
        if phase is Phase.LOBBY or showing.game.at_home(CARD):
            yield CARD, threads.card(words, showing.context)
        if phase is Phase.FINISHED and showing.context.table.history:
            yield STANDINGS, threads.standings(words, showing.context)

    async def _bring_in_line(self, showing: Showing, kind: str, content: Content) -> None:
        game, stored = showing.game, showing.stored
        message = game.at_home(kind)
        if message is None:
            home = stored.place.home_id or 0
            new = StandingMessage(kind, 0, None, home, 0, Shown(), self._clock())
            message = await self._keeper.post(game, new, content, stored.revision, Urgency.POST)
        await self._keeper.bring_in_line(game, message, content, stored.revision, Urgency.TIDY)
