"""Presses in a private view: their answer is that very message, brought up to date.

What an answer shows can be seen before the move is saved; it is given afterwards.
"""

from dataclasses import dataclass

import discord

from bot.rules.model import Phase
from bot.rules.player_views import PlayerView
from bot.screens.game import GamesOnScreen
from bot.screens.keeper import Keeper
from bot.screens.private_answers import PrivateAnswers
from bot.screens.table_links import TableLinks
from bot.store import StoredGame
from bot.text import Words
from bot.ui import hand
from bot.ui.content import Content
from bot.ui.context import GameContext


@dataclass(frozen=True, slots=True)
class SeenHand:
    """What a player sees of one state of a game, in their language."""

    stored: StoredGame
    view: PlayerView
    words: Words
    context: GameContext
    content: Content


class HandAnswers:
    """Answers with a hand."""

    def __init__(
        self, games: GamesOnScreen, keeper: Keeper, tables: TableLinks, answers: PrivateAnswers
    ) -> None:
        self._games = games
        self._keeper = keeper
        self._tables = tables
        self._answers = answers

    async def answer(self, interaction: discord.Interaction, seen: SeenHand) -> None:
        """Answer a press in a private view by updating that very message."""
        stored, view, content = seen.stored, seen.view, seen.content
        game = await self._games.read(stored.id)
        message = game.messages.get(interaction.message.id) if interaction.message else None
        if message is None and interaction.guild_id is None:
            message = self._keeper.adopt(game, interaction, view.player)
        if message is None:
            await self._answers.show(interaction, content)
            return
        if stored.game.phase is Phase.VOTING and (url := await self._tables.url_of(stored)):
            content = hand.hand(seen.words, seen.context, view, url)
        await self._keeper.answer(game, interaction, message, content, stored.revision)
