"""Keeps messages in line with what is saved: the same way for the channel and for hands.

Four things can be done to a message, and each is written here once: *post* it so that it stands
once, *bring it in line*, *answer a press* by updating it, *remove* it. Which messages there should
be is for ``channel`` and ``hands`` to say; how requests travel is the gateway's business.
"""

import discord

from bot.gateway.files import files_of
from bot.gateway.messages import CLOSED_THREAD, UNKNOWN_MESSAGE, Messages, first_picture
from bot.gateway.replies import answering
from bot.gateway.request_queue import Urgency
from bot.gateway.requests import is_transient
from bot.gateway.tokens import PressToken
from bot.rules.ids import PlayerId
from bot.screens.game import HAND, GameOnScreen, Overtaken, Shown, StandingMessage, number_of
from bot.screens.readers import Readers
from bot.screens.strays import Strays, read_mark
from bot.store import Clock
from bot.ui.content import Content

NO_PICTURES = Content(()).imagery


class Keeper:
    """Posts, changes and removes the messages of games."""

    def __init__(self, messages: Messages, readers: Readers, clock: Clock) -> None:
        self._messages = messages
        self._readers = readers
        self._clock = clock
        self.strays = Strays(messages, clock)

    async def post(
        self,
        game: GameOnScreen,
        new: StandingMessage,
        content: Content,
        revision: int,
        urgency: Urgency,
        press: PressToken | None = None,
    ) -> StandingMessage:
        """Let ``new`` stand, with the number that Discord gives it; or find that it does already.

        With the token of a press it stands below what was pressed on. What was found shows
        something that we do not know: it has to be brought in line.
        """
        mark = game.mark_of(new)
        if game.doubtful and (found := await self.strays.find(game, new)) is not None:
            return found
        files = files_of(await self._readers.files(content))
        # The same for every attempt, and another one when a message is posted anew.
        newest = max(game.messages, default=0)
        nonce = f"{mark.message:x}-{number_of(f'{newest}:{revision}'):x}"
        new.shown = Shown.of(content, new.shown.step)
        game.posting[mark] = new
        try:
            view, posted = content.view(mark), None
            if press is not None and (posted := await self._messages.follow_up(press, view, files)):
                new.token = press.posted(posted.id)
            posted = posted or await self._messages.post(
                new.channel_id, view, files, nonce=nonce, urgency=urgency
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
        can_show = pictures and bool(content.attachments) == pictured
        if message.changing or not (can_show and self._messages.may_change()):
            # The next redraw has this press, too, and makes the pictures.
            if await answering(interaction, response.defer) is not None:
                message.token = self._messages.token_of(interaction)
            return
        view = content.view(message.mark or game.mark_of(message))
        try:
            with message.change_to(revision):
                sent = await answering(interaction, lambda: response.edit_message(view=view))
        except (Overtaken, discord.HTTPException) as refused:
            if isinstance(refused, discord.HTTPException) and refused.code not in CLOSED_THREAD:
                raise
            # The next redraw shows it: newer, in the thread once it is open, or elsewhere.
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
        try:
            await self._messages.delete(message)
        except discord.Forbidden:
            if message.player is None:
                raise  # the channel refuses us
        game.drop(message)
