"""Shows temporary private answers: close-ups, refusals, the *Host* panel, questions.

Each one is closed when what it says or offers is over: a close-up or a refusal with the phase that
it was shown in, a panel or a question with the game, the question before leaving also when its
player is out of the game, the *Change rules* panel of a person who does not play with the lobby.
Each player or spectator has one of each kind at a time. It is deleted with the token of the last
press on it, outside the bot's rate limit. That is impossible once the token has expired and after a
restart. Then its controls stay, and a late press on them is refused. The hands of people who erase
their data are closed the same way. Does not know what these answers show.
"""

import logging

import discord

from bot.gateway.messages import Messages
from bot.gateway.people import player_of
from bot.logs import error_line
from bot.rules.ids import PlayerId
from bot.rules.model import Game, Phase
from bot.screens.board import (
    RULES,
    GameOnScreen,
    GamesOnScreen,
    HandMessage,
    TemporaryAnswer,
    TemporaryKind,
)
from bot.screens.private import PrivateAnswers
from bot.store import GameId, StoredGame
from bot.ui.content import Content

log = logging.getLogger(__name__)

WHILE_LIVE = (TemporaryKind.HOST, TemporaryKind.LEAVING)
"""The kinds that belong to the whole game; the others belong to its phase."""


class TemporaryAnswers:
    """Shows temporary private answers, and closes those that are replaced or over."""

    def __init__(self, games: GamesOnScreen, answers: PrivateAnswers, gateway: Messages) -> None:
        self._games = games
        self._answers = answers
        self._gateway = gateway

    async def show(
        self,
        interaction: discord.Interaction,
        content: Content,
        stored: StoredGame,
        kind: TemporaryKind = TemporaryKind.LOOK,
        *,
        opens: bool = False,
    ) -> None:
        """Answer a press or command with an answer of this kind: a new one if it ``opens`` one.

        Otherwise update the private answer that was pressed, if one was. A new one closes the
        presser's previous one of this kind.
        """
        sent = await self._answers.show(interaction, content, stored.id, beside=opens)
        if sent is not None:  # else its id is not known, so it cannot be closed
            await self.note(interaction, sent, stored, kind)

    async def note(
        self,
        interaction: discord.Interaction,
        sent: discord.Message,
        stored: StoredGame,
        kind: TemporaryKind,
    ) -> None:
        """Remember to close an answer when it is over; close the reader's previous one now."""
        game = await self._games.read(stored.id)
        key = player_of(interaction), kind
        before = game.temporary.get(key)
        game.temporary[key] = TemporaryAnswer(
            interaction.channel_id or 0,
            sent.id,
            self._gateway.token_for(interaction, sent),
            None if kind in WHILE_LIVE else _moment(stored.game),
            stored.revision,
        )
        if before is not None and before.message_id != sent.id:
            self._close(game, before)

    def release(self, game_id: GameId, interaction: discord.Interaction) -> None:
        """Keep the pressed answer from being closed, because it will show the press's result.

        Do nothing if another message was pressed.
        """
        game, pressed = self._games.get(game_id), interaction.message
        if game is None or pressed is None:
            return
        for key, known in list(game.temporary.items()):
            if known.message_id == pressed.id:
                del game.temporary[key]

    def close_outdated(self, game: GameOnScreen, stored: StoredGame) -> None:
        """Start to close the answers that are over by now, without waiting for it.

        Among them are the *Change rules* panels of people who do not play, once the lobby is over:
        nothing else replaces these. Ignore answers that show a later state of the game than this.
        """
        now = _moment(stored.game)
        members = {*stored.game.players, *stored.game.newcomers}
        for key, known in list(game.temporary.items()):
            over = not stored.live if known.moment is None else known.moment != now
            asks_nobody = key[1] is TemporaryKind.LEAVING and key[0] not in members
            if (over or asks_nobody) and known.revision <= stored.revision:
                del game.temporary[key]
                self._close(game, known)
        for panel in (*game.panels.values(), *game.replaced_panels):
            over = stored.game.phase is not Phase.LOBBY or panel in game.replaced_panels
            if over and panel.player not in stored.game.rabbits and panel.kind == RULES:
                game.drop(panel)
                self._close(game, panel)

    def close_all_of(self, reader: PlayerId) -> None:
        """Start to delete a person's hands and temporary answers, without waiting for it."""
        for game in self._games.values():
            for key, known in list(game.temporary.items()):
                if key[0] == reader:
                    del game.temporary[key]
                    self._close(game, known)
            for hand in (game.panels.get(reader), game.hands.get(reader)):
                if hand is not None:
                    game.drop(hand)
                    self._close(game, hand)

    def _close(self, game: GameOnScreen, answer: TemporaryAnswer | HandMessage) -> None:
        game.closing.start(self._delete(game, answer))

    async def _delete(self, game: GameOnScreen, answer: TemporaryAnswer | HandMessage) -> None:
        """Delete an answer; only log a failure, because a late press on it is refused anyway."""
        try:
            await self._gateway.delete(answer)
        except Exception as fault:
            log.warning("game %s: an answer could not be closed: %s", game.id, error_line(fault))


def _moment(game: Game) -> tuple[int, Phase]:
    """Return the round and phase of a game; a pause changes neither."""
    return game.round.number if game.round else 0, game.phase
