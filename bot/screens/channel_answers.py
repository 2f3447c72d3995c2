"""Commands and presses that a game's public message itself answers.

The answer is the message: a new lobby, or the newest one brought up to date at once. Everything
else about public messages is the channel's business.
"""

import asyncio

import discord

from bot.gateway.files import Files, files_of
from bot.gateway.messages import Messages
from bot.gateway.replies import answering
from bot.gateway.requests import Requests
from bot.screens.game import GamesOnScreen, Shown, StandingMessage
from bot.screens.keeper import Keeper
from bot.screens.readers import Readers
from bot.screens.showing import LOBBY, Showing, key_of, opening
from bot.store import Clock, StoredGame
from bot.ui import public
from bot.ui.content import Content

PICTURE_PATIENCE = 1.0  # seconds that the answer to whoever opens a game waits for its picture


class ChannelAnswers:
    """Answers by what everybody sees."""

    def __init__(
        self,
        games: GamesOnScreen,
        keeper: Keeper,
        readers: Readers,
        messages: Messages,
        requests: Requests,
        clock: Clock,
    ) -> None:
        self._games = games
        self._keeper = keeper
        self._readers = readers
        self._messages = messages
        self._requests = requests
        self._clock = clock

    async def open(self, interaction: discord.Interaction, stored: StoredGame) -> None:
        """Answer a command or press with a new game's lobby: the answer is its first message."""
        game = await self._games.read(stored.id)
        lobby = StandingMessage(
            LOBBY.kind, LOBBY.round, None, stored.place.channel_id, 0, Shown(), self._clock()
        )
        showing = Showing(game, stored, self._readers.context(stored, audience=game.audience))
        words = self._readers.library(stored.language)
        content, files = await self._in_time(
            opening(words, showing, LOBBY, hurried=self._requests.behind)
        )
        view = content.view(game.mark_of(lobby))
        sent = await answering(
            interaction, lambda: interaction.response.send_message(view=view, files=files())
        )
        if sent is None or sent.message_id is None:
            # It may stand there all the same, if only its receipt was lost.
            game.doubtful = True
            return
        lobby.message_id, lobby.shown = sent.message_id, Shown.of(content)
        lobby.token = self._messages.token_of(interaction)
        game.add(lobby)

    async def _in_time(self, content: Content) -> tuple[Content, Files]:
        """A content with its pictures; without them if they take long: a redraw adds them."""
        making = asyncio.ensure_future(self._readers.files(content))
        await asyncio.wait({making}, timeout=PICTURE_PATIENCE)
        if making.done():
            return content, files_of(making.result())
        making.add_done_callback(lambda done: done.cancelled() or done.exception())
        return content.bare, files_of(())

    async def answer(self, interaction: discord.Interaction, stored: StoredGame) -> bool:
        """Answer a press on the newest public message by updating it; False if it was another."""
        game = await self._games.read(stored.id)
        pressed = self._keeper.adopt(game, interaction, None)
        context = self._readers.context(stored, audience=game.audience)
        due = public.due(context)
        posted = game.public(stored.place.channel_id)
        if pressed is None or pressed not in posted[-1:] or {*due[-1:]} - {key_of(pressed)}:
            return False  # not the newest, or something newer has to be posted
        words = self._readers.library(stored.language)
        content = public.content(words, context, key_of(pressed), newest=True)
        await self._keeper.answer(game, interaction, pressed, content, stored.revision)
        return True

    async def find_album(self, stored: StoredGame) -> StandingMessage | None:
        """Where the album of a finished game was shared, unless somebody deleted it since."""
        game = await self._games.read(stored.id)
        for message in game.public(stored.place.channel_id):
            if key_of(message) == public.SHARED:
                if await self._messages.stands(message):
                    return message
                game.drop(message)
        return None
