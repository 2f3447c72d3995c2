"""Shows close-ups of cards, and closes each one when its phase is over.

A close-up is a private answer beside the table or a hand; each player or spectator has one at a
time. It is deleted with the token of the last press on it, outside the bot's rate limit. That is
impossible once the token has expired and after a restart. Then its controls stay, and a late press
on them is refused. Does not know what a close-up shows.
"""

import logging

import discord

from bot.gateway.messages import Messages
from bot.gateway.people import player_of
from bot.logs import error_line
from bot.rules.model import Game, Phase
from bot.screens.board import CloseUp, GameOnScreen, GamesOnScreen
from bot.screens.private import PrivateAnswers
from bot.store import GameId, StoredGame
from bot.ui.content import Content

log = logging.getLogger(__name__)


class CloseUps:
    """Opens and turns close-ups, and closes those that are replaced or whose phase is over."""

    def __init__(self, games: GamesOnScreen, answers: PrivateAnswers, gateway: Messages) -> None:
        self._games = games
        self._answers = answers
        self._gateway = gateway

    async def show(
        self,
        interaction: discord.Interaction,
        content: Content,
        stored: StoredGame,
        *,
        opens: bool,
    ) -> None:
        """Answer a press with a close-up: a new one if it ``opens`` one, else the pressed one.

        A new one closes the presser's previous one.
        """
        sent = await self._answers.show(interaction, content, stored.id, beside=opens)
        if sent is None:
            return  # its id is not known, so it cannot be closed
        reader = player_of(interaction)
        game = await self._games.read(stored.id)
        before = game.closeups.get(reader)
        game.closeups[reader] = CloseUp(
            reader,
            interaction.channel_id or 0,
            sent.id,
            self._gateway.token_for(interaction, sent),
            _moment(stored.game),
        )
        if before is not None and before.message_id != sent.id:
            self._close(game, before)

    def release(self, game_id: GameId, interaction: discord.Interaction) -> None:
        """Keep the pressed close-up from being closed, because it will show the press's result.

        Do nothing if another message was pressed.
        """
        game, reader = self._games.get(game_id), player_of(interaction)
        known = game.closeups.get(reader) if game else None
        if game and known and interaction.message and known.message_id == interaction.message.id:
            del game.closeups[reader]

    def close_outdated(self, game: GameOnScreen, stored: StoredGame) -> None:
        """Start to close the close-ups of an earlier phase or round, without waiting for it."""
        now = _moment(stored.game)
        for outdated in [one for one in game.closeups.values() if one.moment != now]:
            del game.closeups[outdated.reader]
            self._close(game, outdated)

    def _close(self, game: GameOnScreen, closeup: CloseUp) -> None:
        game.closing.start(self._delete(game, closeup))

    async def _delete(self, game: GameOnScreen, closeup: CloseUp) -> None:
        """Delete a close-up; only log a failure, because a late press on it is refused anyway."""
        try:
            await self._gateway.delete(closeup)
        except Exception as fault:
            log.warning("game %s: a close-up could not be closed: %s", game.id, error_line(fault))


def _moment(game: Game) -> tuple[int, Phase]:
    """Return the round and phase of a game; a pause changes neither."""
    return game.round.number if game.round else 0, game.phase
