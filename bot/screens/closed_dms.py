"""People who take no private messages: they are told once, and not tried again in this game.

Each refused attempt counts against us at Discord. *My hand* in the channel shows them the same.
"""

import discord

from bot.gateway.messages import Messages
from bot.rules.ids import PlayerId
from bot.screens.game import GameOnScreen, GamesOnScreen
from bot.screens.readers import Readers
from bot.store import Clock, GameId, StoredGame
from bot.store.protocol import ShownGames
from bot.ui.content import notice

MOST_TOKENS = 24  # of people who pressed in the channel; players come first, in the lobby


class ClosedDms:
    """Knows how to tell somebody that their private messages are refused."""

    def __init__(
        self,
        games: GamesOnScreen,
        readers: Readers,
        messages: Messages,
        store: ShownGames,
        clock: Clock,
    ) -> None:
        self._games = games
        self._readers = readers
        self._messages = messages
        self._store = store
        self._clock = clock

    async def note(self, game: GameOnScreen, stored: StoredGame, player: PlayerId) -> None:
        """A private message was refused: tell its player now, or at their next press."""
        game.closed_dms.add(player)
        await self._store.note_closed_dms(game.id, player)
        words = await self._readers.private_words(player, stored)
        view = notice(words, "dms-closed").view()
        if not await self._messages.whisper(game.tokens.get(player), view):
            game.untold.add(player)

    def note_press(self, game_id: GameId, interaction: discord.Interaction) -> None:
        """A press that was answered lets us tell its presser something in private for a while."""
        game = self._games.get(game_id)
        if game is None or interaction.guild_id is None:
            return
        now = self._clock()
        game.tokens = {who: one for who, one in game.tokens.items() if one.until > now}
        if len(game.tokens) < MOST_TOKENS:
            who = PlayerId(str(interaction.user.id))
            game.tokens[who] = self._messages.token_of(interaction)

    def tells_now(self, game_id: GameId, player: PlayerId) -> bool:
        """Whether this player, who presses now, has to be told."""
        game = self._games.get(game_id)
        if game is None or player not in game.untold:
            return False
        game.untold.discard(player)
        return True
