"""Ways to post, edit and delete a message: with the token of a press while it lasts, or the bot's.

Requests by the token of a press are outside the bot's rate limit, but a token lives fifteen
minutes and reaches only its own message. So it is tried first and never relied on. What everybody
reads is posted plainly, by the bot's token, unless it belongs below the message that was pressed
on: there a follow-up hangs.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Literal, Protocol, TypeVar

import discord

from bot.gateway.files import Files, shrunk
from bot.gateway.private_channels import PrivateChannels
from bot.gateway.request_queue import Urgency
from bot.gateway.requests import Requests
from bot.gateway.tokens import PressToken, token_is_dead
from bot.store import Clock

T = TypeVar("T")

log = logging.getLogger(__name__)

TOO_LARGE = 40005
UNKNOWN_MESSAGE = 10008
NOBODY = discord.AllowedMentions.none()

THREAD_EXISTS = 160004
ARCHIVED, LOCKED = 50083, 160005
CLOSED_THREAD = (ARCHIVED, LOCKED)  # takes neither messages nor edits
A_WEEK: Literal[10080] = 10080  # minutes without a word, until Discord archives a thread


class Target(Protocol):
    """A message that stands somewhere, perhaps with the token of a press that updated it."""

    channel_id: int
    message_id: int
    token: PressToken | None


class Messages:
    """Finds the cheapest way to change a message."""

    def __init__(self, client: discord.Client, requests: Requests, clock: Clock) -> None:
        self._client = client
        self._requests = requests
        self._clock = clock
        self.dms = PrivateChannels(client, requests)
        self.may_change = requests.may_send

    def token_of(self, interaction: discord.Interaction) -> PressToken:
        """The token of a press that has just been answered."""
        return PressToken.of(interaction, self._clock())

    def has_token(self, target: Target) -> bool:
        """Whether a message can be changed outside the bot's rate limit."""
        return target.token is not None and target.token.until > self._clock()

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """Hang a public thread below a message; one that hangs there already will do."""
        try:
            await self._requests.by_bot(
                lambda: self._client.http.start_thread_with_message(
                    channel_id, message_id, name=name, auto_archive_duration=A_WEEK
                ),
                Urgency.POST,
            )
        except discord.HTTPException as refused:
            if refused.code != THREAD_EXISTS:
                raise
        return message_id  # such a thread has the number of its message

    async def post(
        self,
        channel_id: int,
        view: discord.ui.LayoutView,
        files: Files,
        *,
        nonce: str,
        urgency: Urgency,
    ) -> discord.Message:
        """Post in a channel; the nonce makes Discord return the first message to a repetition."""
        channel = self._client.get_partial_messageable(channel_id)

        async def send(files: Files) -> discord.Message:
            return await self._requests.by_bot(
                lambda: channel.send(
                    view=view, files=files(), nonce=nonce, allowed_mentions=NOBODY
                ),
                urgency,
            )

        return await _fitting(files, send)

    async def follow_up(
        self, press: PressToken, view: discord.ui.LayoutView, files: Files
    ) -> discord.Message | None:
        """Post below the message that was pressed on; None if the token does not do any more.

        Tried once: Discord does not recognise a repetition, so whoever asks has to look first.
        """

        async def send(files: Files) -> discord.Message:
            return await self._requests.by_press(
                lambda: press.hook.send(
                    view=view, files=files(), allowed_mentions=NOBODY, wait=True
                ),
                once=True,
            )

        try:
            return await _fitting(files, send)
        except discord.HTTPException as refusal:
            if not token_is_dead(refusal):
                raise
            return None

    async def edit(
        self, target: Target, view: discord.ui.LayoutView, files: Files | None, urgency: Urgency
    ) -> None:
        """Change a message; without ``files`` its pictures stay."""

        async def send(files: Files | None) -> None:
            def change() -> dict[str, Any]:
                kept: dict[str, Any] = {"view": view, "allowed_mentions": NOBODY}
                return kept | {"attachments": files()} if files else kept

            await self._change(
                target,
                lambda press: press.hook.edit_message(press.address, **change()),
                lambda message: message.edit(**change()),
                urgency,
            )

        await (_fitting(files, send) if files else send(None))

    async def delete(self, target: Target) -> None:
        """Remove a message; one that is gone already is fine."""
        with suppress(discord.NotFound):
            await self._change(
                target,
                lambda press: press.hook.delete_message(press.address),
                lambda message: message.delete(),
                Urgency.TIDY,
            )

    async def _change(
        self,
        target: Target,
        by_press: Callable[[PressToken], Awaitable[Any]],
        by_bot: Callable[[discord.PartialMessage], Awaitable[Any]],
        urgency: Urgency,
    ) -> None:
        if self.has_token(target):
            press = target.token
            assert press is not None
            try:
                await self._requests.by_press(lambda: by_press(press))
                return
            except discord.HTTPException as refusal:
                if not token_is_dead(refusal):
                    raise
                target.token = None
        channel = self._client.get_partial_messageable(target.channel_id)
        message = channel.get_partial_message(target.message_id)
        await self._requests.by_bot(lambda: by_bot(message), urgency)

    async def whisper(self, token: PressToken | None, view: discord.ui.LayoutView) -> bool:
        """Tell one person something that only they can see; False if they did not press lately."""
        if token is None or token.until < self._clock():
            return False
        try:
            await self._requests.by_press(
                lambda: token.hook.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
            )
        except discord.HTTPException as refusal:
            if not token_is_dead(refusal):
                raise
            return False
        return True

    async def fill_in(
        self, interaction: discord.Interaction, view: discord.ui.LayoutView, files: Files
    ) -> None:
        """Give an answer that was only acknowledged its content, if it was not too late."""

        async def send(files: Files) -> None:
            await self._requests.by_press(
                lambda: interaction.edit_original_response(view=view, attachments=files())
            )

        try:
            await _fitting(files, send)
        except discord.HTTPException as refusal:
            if not token_is_dead(refusal):
                raise
            log.warning("an answer came too late to be filled in: code %s", refusal.code)

    async def find_answer(self, interaction: discord.Interaction) -> int | None:
        """The message that a command or press was answered with, if it was."""
        try:
            answer = await self._requests.by_press(interaction.original_response)
        except (discord.NotFound, discord.ClientException):
            return None
        return answer.id

    async def history(self, channel_id: int, limit: int) -> list[discord.Message]:
        """The newest messages of a channel, newest first."""
        channel = self._client.get_partial_messageable(channel_id)

        async def read() -> list[discord.Message]:
            return [message async for message in channel.history(limit=limit)]

        return await self._requests.by_bot(read, Urgency.POST)

    async def stands(self, target: Target) -> bool:
        """Whether a message is still there; what cannot be seen is taken to be."""
        channel = self._client.get_partial_messageable(target.channel_id)
        try:
            await self._requests.by_bot(
                lambda: channel.fetch_message(target.message_id), Urgency.TIDY
            )
        except discord.NotFound as gone:
            return gone.code != UNKNOWN_MESSAGE
        except discord.HTTPException:
            return True
        return True

    async def picture_url(self, channel_id: int, message_id: int) -> str | None:
        """Where the first picture of a message lies, looked up; None if it cannot be seen."""
        channel = self._client.get_partial_messageable(channel_id)
        try:
            found = await self._requests.by_bot(
                lambda: channel.fetch_message(message_id), Urgency.EDIT
            )
        except discord.HTTPException:
            return None
        return first_picture(found)


def first_picture(message: discord.Message) -> str | None:
    """Where the first picture of a layout lies; such pictures are not among the attachments."""
    for part in message.components:
        inside = part.children if isinstance(part, discord.components.Container) else [part]
        for item in inside:
            if isinstance(item, discord.components.MediaGalleryComponent):
                return item.items[0].media.url
    return None


async def _fitting(files: Files, send: Callable[[Files], Awaitable[T]]) -> T:
    """Send pictures, smaller ones if this place takes no large ones."""
    try:
        return await send(files)
    except discord.HTTPException as refusal:
        if refusal.code != TOO_LARGE:
            raise
    return await send(await asyncio.to_thread(shrunk, files))
