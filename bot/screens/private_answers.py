"""Answers that only the presser can see: layouts with pictures, inside Discord's three seconds.

They belong to nobody's game on screen: Discord forgets them, and so do we.
"""

import asyncio

import discord

from bot.gateway.files import files_of
from bot.gateway.messages import Messages
from bot.gateway.replies import answering
from bot.gateway.requests import Requests
from bot.screens.game import GamesOnScreen, StandingMessage
from bot.screens.keeper import Keeper
from bot.screens.readers import Readers
from bot.store import GameId
from bot.ui.content import Content

PICTURE_PATIENCE = 1.0  # seconds an answer waits for its picture


class PrivateAnswers:
    """Shows something to one person."""

    def __init__(
        self,
        games: GamesOnScreen,
        keeper: Keeper,
        readers: Readers,
        messages: Messages,
        requests: Requests,
    ) -> None:
        self._games = games
        self._keeper = keeper
        self._messages = messages
        self._readers = readers
        self._requests = requests

    async def show(
        self,
        interaction: discord.Interaction,
        content: Content,
        game_id: GameId | None = None,
    ) -> None:
        """Answer with something only the presser can see, perhaps about a game.

        Pictures are awaited for a moment; if they take longer, the press is acknowledged first.
        """
        making = asyncio.ensure_future(self._readers.files(content))
        if game_id and (pressed := await self._changeable(interaction, game_id)):
            await self._entitle(interaction, pressed)
            files = files_of(await making)
            follow_up = interaction.followup
            await answering(
                interaction,
                lambda: follow_up.send(view=content.view(), files=files(), ephemeral=True),
            )
            return
        await asyncio.wait({making}, timeout=PICTURE_PATIENCE)
        if making.done():
            await _answer(interaction, content, making.result())
            return
        await self.begin(interaction)
        await self._messages.fill_in(interaction, content.view(), files_of(await making))

    async def begin(self, interaction: discord.Interaction) -> None:
        """Acknowledge a command or a press whose answer takes a while; ``fill_in`` gives it."""
        thinking = not _inside(interaction)
        await answering(
            interaction, lambda: interaction.response.defer(ephemeral=True, thinking=thinking)
        )

    async def fill_in(self, interaction: discord.Interaction, content: Content) -> None:
        """Let what was acknowledged show this, once or several times."""
        files = files_of(await self._readers.files(content))
        await self._messages.fill_in(interaction, content.view(), files)

    async def _changeable(
        self, interaction: discord.Interaction, game_id: GameId
    ) -> StandingMessage | None:
        """The public message that was pressed on, where it is worth to be changed by this press."""
        game = await self._games.read(game_id)
        pressed = self._keeper.adopt(game, interaction, None)
        if pressed is None or self._requests.idle or self._messages.has_token(pressed):
            return None
        return pressed

    async def _entitle(self, interaction: discord.Interaction, pressed: StandingMessage) -> None:
        """When there is much to send, a press lets us also change the message it was made on.

        Two requests instead of one, but neither counts against the bot's limit.
        """
        if await answering(interaction, interaction.response.defer) is not None:
            pressed.token = self._messages.token_of(interaction)


async def _answer(
    interaction: discord.Interaction, content: Content, pictures: list[tuple[str, bytes]]
) -> None:
    """A press inside such an answer updates it."""
    response, view, files = interaction.response, content.view(), files_of(pictures)
    if _inside(interaction):
        await answering(interaction, lambda: response.edit_message(view=view, attachments=files()))
    else:
        await answering(
            interaction, lambda: response.send_message(view=view, files=files(), ephemeral=True)
        )


def _inside(interaction: discord.Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral
