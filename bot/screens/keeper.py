"""Keeps messages in line with what is saved: the same way for the channel and for hands.

Four things can be done to a message, and each is written here once: *post* it so that it stands
once, *bring it in line*, *answer a press* by updating it, *remove* it. Which messages there should
be is for ``channel`` and ``hands`` to say; how requests travel is the gateway's business.
"""

import asyncio
import io
from collections.abc import Sequence

import discord

from bot.gateway.files import Files
from bot.gateway.messages import Messages, first_picture
from bot.gateway.replies import answering
from bot.gateway.requests import Requests, Urgency, is_transient
from bot.rules.ids import PlayerId
from bot.screens.game import HAND, GameOnScreen, Overtaken, Shown, StandingMessage, number_of
from bot.screens.readers import Readers
from bot.store import Clock
from bot.ui.content import Content, Mark

LOOK_BACK = 25  # messages, when searching for one of ours
UNKNOWN_MESSAGE = 10008
NO_PICTURES = Content(()).imagery
NO_MARK = Mark(0, 0)
PICTURE_PATIENCE = 1.0  # seconds a private answer waits for its picture


class Keeper:
    """Posts, changes and removes the messages of games."""

    def __init__(
        self, messages: Messages, readers: Readers, requests: Requests, clock: Clock
    ) -> None:
        self._messages = messages
        self._readers = readers
        self._requests = requests
        self._clock = clock

    async def post(
        self,
        game: GameOnScreen,
        new: StandingMessage,
        content: Content,
        revision: int,
        urgency: Urgency,
    ) -> StandingMessage:
        """Let ``new`` stand, with the number that Discord gives it; or find that it does already.

        What was found shows something that we do not know: it has to be brought in line.
        """
        mark = game.mark_of(new)
        if game.doubtful:
            found = await self._find(game, new.channel_id, mark)
            if found is not None:
                new.message_id = found.id
                return game.add(new)
        files = files_of(await self._readers.files(content))
        # The same for every attempt, and another one when a message is posted anew.
        newest = max(game.messages, default=0)
        nonce = f"{mark.message:x}-{number_of(f'{newest}:{revision}'):x}"
        new.shown = Shown.of(content, new.shown.step)
        game.posting[mark] = new
        try:
            posted = await self._messages.post(
                new.channel_id,
                content.view(mark),
                files,
                nonce=nonce,
                urgency=urgency,
            )
        except Exception as fault:
            game.doubtful |= is_transient(fault)  # it may stand there all the same
            raise
        finally:
            del game.posting[mark]
        new.message_id = posted.id
        if new.kind == "table" and (url := first_picture(posted)):
            game.table_link = new.round, url
        return game.add(new)

    def adopt(
        self, game: GameOnScreen, interaction: discord.Interaction, player: PlayerId | None
    ) -> StandingMessage | None:
        """The message that was pressed on, also if word of its arrival has not come back yet."""
        pressed = interaction.message
        if pressed is None or pressed.flags.ephemeral:
            return None
        known = game.messages.get(pressed.id)
        if known is not None or (mark := read_mark(pressed)) is None:
            return known
        standing = game.posting.get(mark)
        if standing is None and player is not None and mark.game == game.number:
            # Sent before a crash: the next redraw puts the right one in its place.
            standing = StandingMessage(HAND, 0, player, 0, 0, Shown(), self._clock())
        if standing is None or standing.player != player:
            return None
        standing.channel_id, standing.message_id = pressed.channel.id, pressed.id
        return game.add(standing)

    async def bring_in_line(
        self,
        game: GameOnScreen,
        message: StandingMessage,
        content: Content,
        revision: int,
        urgency: Urgency,
    ) -> bool:
        """Let a message show this content and nothing else; False if it is gone."""
        shown = Shown.of(content, message.shown.step)
        if shown == message.shown and not game.doubtful:
            return True
        files = None
        if shown.pictures != message.shown.pictures:
            files = files_of(await self._readers.files(content))
        try:
            with message.change_to(revision):
                view = content.view(game.mark_of(message))
                await self._messages.edit(message, view, files, urgency)
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_MESSAGE and message.player is None:
                raise  # the whole channel is gone
            game.drop(message)
            return False
        except Exception as fault:
            if is_transient(fault):
                message.shown = message.shown.unsure
            raise
        message.shown = shown
        return True

    async def answer(
        self,
        game: GameOnScreen,
        interaction: discord.Interaction,
        message: StandingMessage,
        content: Content,
        revision: int,
    ) -> None:
        """Answer a press on a message by updating it, at once: new pictures follow by redraw.

        That is outside the bot's limits, and entitles us to change the message for a while.
        """
        response = interaction.response
        pictures = message.shown.pictures
        pictured = pictures != NO_PICTURES
        if message.changing or not pictures or bool(content.attachments) != pictured:
            # The next redraw has this press, too, and makes the pictures.
            if await answering(interaction, response.defer) is not None:
                message.token = self._messages.token_of(interaction)
            return
        view = content.view(message.mark or game.mark_of(message))
        try:
            with message.change_to(revision):
                sent = await answering(interaction, lambda: response.edit_message(view=view))
        except Overtaken:
            await answering(interaction, response.defer)
            return
        if sent is None:
            message.shown = message.shown.unsure
            return
        message.token = self._messages.token_of(interaction)
        words = Shown.of(content).words
        message.shown = Shown(message.shown.step, words, message.shown.pictures)

    async def remove(self, game: GameOnScreen, message: StandingMessage) -> None:
        """Delete a message; it is remembered until that has been done."""
        message.going = True
        await self._messages.delete(message)
        game.drop(message)

    async def remove_strays(self, game: GameOnScreen, channel_id: int) -> None:
        """Delete what stands in a channel for this game without our knowing."""
        for message in await self._strays(game, channel_id):
            await self._remove_unknown(game, message)

    async def find_hand(
        self, game: GameOnScreen, channel_id: int, player: PlayerId
    ) -> StandingMessage | None:
        """The newest of the hands that a crash left in a player's direct messages."""
        for message in await self._strays(game, channel_id):
            found = StandingMessage(HAND, 0, player, channel_id, message.id, Shown(), self._clock())
            return game.add(found)
        return None

    async def _strays(self, game: GameOnScreen, channel_id: int) -> list[discord.Message]:
        return [
            message
            for message in await self._recent(channel_id)
            if message.id not in game.messages
            and (read_mark(message) or NO_MARK).game == game.number
        ]

    async def _remove_unknown(self, game: GameOnScreen, message: discord.Message) -> None:
        stray = StandingMessage(
            "stray", 0, None, message.channel.id, message.id, Shown(), self._clock()
        )
        await self.remove(game, game.add(stray))

    async def _find(
        self, game: GameOnScreen, channel_id: int, mark: Mark
    ) -> discord.Message | None:
        """The oldest copy of a message that we do not know of; others are removed."""
        copies = [
            message
            for message in await self._recent(channel_id)
            if message.id not in game.messages and read_mark(message) == mark
        ]
        for copy in copies[:-1]:
            await self._remove_unknown(game, copy)
        return copies[-1] if copies else None

    async def _recent(self, channel_id: int) -> list[discord.Message]:
        try:
            return await self._messages.history(channel_id, LOOK_BACK)
        except discord.Forbidden:
            # Without the right to read back we may say a thing twice, never not at all.
            return []

    async def show_privately(
        self,
        interaction: discord.Interaction,
        content: Content,
        pressed: StandingMessage | None = None,
    ) -> None:
        """Answer with something only the presser can see.

        A press inside such a view updates it. Pictures are awaited for a moment; if they take
        longer, the press is acknowledged first, well inside Discord's three seconds. When there
        is much to send, a press on a public message also entitles us to change that one.
        """
        inside = interaction.message is not None and interaction.message.flags.ephemeral
        response, view = interaction.response, content.view()
        making = asyncio.ensure_future(self._readers.files(content))
        if pressed and not self._requests.idle and not self._messages.has_token(pressed):
            # Two requests instead of one, but neither counts against the bot's limit.
            if await answering(interaction, response.defer) is not None:
                pressed.token = self._messages.token_of(interaction)
            files = files_of(await making)
            await answering(
                interaction,
                lambda: interaction.followup.send(view=view, files=files(), ephemeral=True),
            )
            return
        await asyncio.wait({making}, timeout=PICTURE_PATIENCE)
        if not making.done():
            await answering(
                interaction, lambda: response.defer(ephemeral=True, thinking=not inside)
            )
            await self._messages.fill_in(interaction, view, files_of(await making))
            return
        files = files_of(making.result())
        if inside:
            await answering(
                interaction, lambda: response.edit_message(view=view, attachments=files())
            )
        else:
            await answering(
                interaction,
                lambda: response.send_message(view=view, files=files(), ephemeral=True),
            )


def read_mark(message: discord.Message) -> Mark | None:
    """By what a message that Discord shows us is recognised, if it is one of ours."""
    frame = message.components[0] if message.components else None
    if not isinstance(frame, discord.components.Container) or not frame.children:
        return None
    return Mark(frame.id or 0, getattr(frame.children[0], "id", None) or 0)


def files_of(pictures: Sequence[tuple[str, bytes]]) -> Files:
    """Builds fresh files for every attempt: a sent one is used up."""
    return lambda: [discord.File(io.BytesIO(data), name) for name, data in pictures]
