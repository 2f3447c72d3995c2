"""Messages of ours that nobody wrote down: a crash came first, or word of their arrival was lost.

They are recognised by their marks, among the newest messages of a channel. What should not stand
there is noted as *going* here, and deleted with everything else that is.
"""

import discord

from bot.gateway.messages import Messages
from bot.rules.ids import PlayerId
from bot.screens.game import HAND, GameOnScreen, Shown, StandingMessage
from bot.store import Clock
from bot.ui.content import Mark

LOOK_BACK = 25  # messages, when searching for one of ours
NO_MARK = Mark(0, 0)


class Strays:
    """Looks for messages that a game does not know of."""

    def __init__(self, messages: Messages, clock: Clock) -> None:
        self._messages = messages
        self._clock = clock

    async def find(self, game: GameOnScreen, new: StandingMessage) -> StandingMessage | None:
        """The oldest copy of a message, if it stands already; other copies have to go."""
        mark = game.mark_of(new)
        unknown = await self._unknown(game, new.channel_id)
        copies = [message for message in unknown if read_mark(message) == mark]
        for copy in copies[:-1]:
            self._note(game, copy, new.player).going = True
        if not copies:
            return None
        new.message_id = copies[-1].id
        return game.add(new)

    async def find_hand(
        self, game: GameOnScreen, channel_id: int, player: PlayerId, known: StandingMessage | None
    ) -> StandingMessage | None:
        """The newest hand of a player, whether we know of it or not; others go."""
        found = [self._note(game, one, player) for one in await self._unknown(game, channel_id)]
        newest = max([*found, *filter(None, [known])], key=lambda one: one.message_id, default=None)
        for hand in (*found, known):
            if hand is not None and hand is not newest:
                hand.going = True
        return newest

    async def give_up(self, game: GameOnScreen, channel_id: int) -> None:
        """Whatever else stands in a channel for this game has to go."""
        for message in await self._unknown(game, channel_id):
            self._note(game, message, None).going = True

    def _note(
        self, game: GameOnScreen, message: discord.Message, player: PlayerId | None
    ) -> StandingMessage:
        kind = "stray" if player is None else HAND
        place = (message.channel.id, message.id)
        return game.add(StandingMessage(kind, 0, player, *place, Shown(), self._clock()))

    async def _unknown(self, game: GameOnScreen, channel_id: int) -> list[discord.Message]:
        """Newest first."""
        try:
            recent = await self._messages.history(channel_id, LOOK_BACK)
        except discord.Forbidden:
            # Without the right to read back we may say a thing twice, never not at all.
            return []
        return [
            message
            for message in recent
            if message.id not in game.messages
            and (read_mark(message) or NO_MARK).game == game.number
        ]


def read_mark(message: discord.Message) -> Mark | None:
    """By what a message that Discord shows us is recognised, if it is one of ours."""
    frame = message.components[0] if message.components else None
    if not isinstance(frame, discord.components.Container) or not frame.children:
        return None
    return Mark(frame.id or 0, getattr(frame.children[0], "id", None) or 0)
