"""Posts, edits and deletes messages, with the token of a press while it is valid or the bot's own.

Owns the tokens of presses (`PressToken`) and DM channels (`PrivateChannels`). Requests with the
token of a press are outside the bot's rate limit, but a token is valid for fifteen minutes and for
its own message only. So it is tried first and never relied on. Public messages are posted with the
bot's token, unless they belong below the pressed message. Those are follow-ups, which Discord shows
as replies. Does not know what a message shows.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol, TypeVar

import discord

from bot.gateway import replies
from bot.gateway.attachments import Files, first_picture
from bot.gateway.codes import (
    FORBIDDEN,
    NOT_FOUND,
    OPENING_DMS_TOO_FAST,
    PAYLOAD_TOO_LARGE,
    SENDING_DISABLED,
    THREAD_EXISTS,
    TOO_LARGE,
    UNAUTHORIZED,
    UNKNOWN_MESSAGE,
)
from bot.gateway.library import KeptFile, as_attachments, open_dm, start_thread
from bot.gateway.requests import Requests, Urgency, is_transient
from bot.limits import TOKEN_LIFE
from bot.recent import Recent
from bot.rules.ids import PlayerId
from bot.store import Clock

T = TypeVar("T")

log = logging.getLogger(__name__)

MOST_DMS = 20_000  # channels that are remembered, about 3 MB
DMS_TOO_FAST = (OPENING_DMS_TOO_FAST, SENDING_DISABLED)
TOKEN_MARGIN = 60.0  # seconds before its end in which a token is not used any more
ORIGINAL = "@original"
"""The name that a webhook's URL uses for the first answer of a press: the message it updated."""


@dataclass(frozen=True, slots=True)
class Notifying:
    """Whom a new message notifies: these people and this role by mentions, no others.

    A DM notifies its reader anyway, unless it is ``silent``.
    """

    people: tuple[PlayerId, ...] = ()
    role: int | None = None
    silent: bool = False

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Return which mentions in the text may notify anyone; @everyone never may."""
        users = [discord.Object(int(player)) for player in self.people]
        roles = [] if self.role is None else [discord.Object(self.role)]
        return discord.AllowedMentions(everyone=False, roles=roles, users=users, replied_user=False)


NOBODY = Notifying()


@dataclass(frozen=True, slots=True)
class PressToken:
    """The token of one press that has been answered.

    Kept in memory only: tokens are secrets, and losing one costs only speed. Of the interaction,
    only the webhook is kept, which is small.
    """

    hook: discord.Webhook
    until: float
    # the message posted with it; None for the message that was pressed
    message_id: int | None = None

    @property
    def address(self) -> Any:
        """Return the message's id for the webhook's URL, or ``@original``.

        The type is Any, because the library expects an int.
        """
        return self.message_id or ORIGINAL

    def posted(self, message_id: int) -> "PressToken":
        """Return a token that edits this message, which was posted as a follow-up of the press."""
        return replace(self, message_id=message_id)

    @classmethod
    def of(cls, interaction: discord.Interaction, now: float) -> "PressToken":
        """Return the token of a press that was made at ``now``."""
        return cls(interaction.followup, now + TOKEN_LIFE - TOKEN_MARGIN)


def token_is_dead(refusal: discord.HTTPException) -> bool:
    """Return whether Discord refused a press token: expired, unknown or for another message.

    The same request may still succeed with the bot's own token.
    """
    return refusal.status in (UNAUTHORIZED, FORBIDDEN, NOT_FOUND)


class NoToken(Exception):
    """Raised if a private answer cannot be changed because the token of its press has expired."""


class DmsHeldBack(Exception):
    """Raised while Discord accepts no DMs; retry after ``seconds``."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"again in {seconds:.0f} s")
        self.seconds = seconds


def holds_dms_back(fault: BaseException) -> bool:
    """Return whether an error means that Discord refuses DMs only for the moment."""
    return isinstance(fault, discord.HTTPException) and fault.code in DMS_TOO_FAST


def is_too_large(fault: BaseException) -> bool:
    """Return whether Discord, or a proxy in front of it, refused a request for its size alone."""
    return isinstance(fault, discord.HTTPException) and (
        fault.code == TOO_LARGE or fault.status == PAYLOAD_TOO_LARGE
    )


def is_refused_permanently(fault: BaseException) -> bool:
    """Return whether Discord refused a DM permanently, as for readers who closed their DMs.

    The size of a request says nothing about its reader: the next hand may be smaller.
    """
    if not isinstance(fault, discord.HTTPException) or fault.status == UNAUTHORIZED:
        return False
    return not (is_transient(fault) or holds_dms_back(fault) or is_too_large(fault))


class PrivateChannels:
    """Opens DM channels and remembers their ids."""

    def __init__(self, client: discord.Client, requests: Requests, pause: float) -> None:
        self._client = client
        self._requests = requests
        self.pause = pause  # seconds without opening any, after Discord said that we open too fast
        self._known: Recent[PlayerId, int] = Recent(MOST_DMS)
        self._opening = asyncio.Lock()
        self._held_until = 0.0

    async def open(self, player: PlayerId, *, again: bool = False) -> int:
        """Return the id of a person's DM channel; with ``again``, ask Discord even if it is known.

        Raise ``DmsHeldBack`` for a while after Discord said that we open DM channels too fast. They
        are opened one at a time, so that the first refusal stops the others.
        """
        if again or player not in self._known:
            async with self._opening:
                if again or player not in self._known:
                    await self._open(player, Urgency.EDIT if again else Urgency.PUSH)
        return self._known[player]

    async def _open(self, player: PlayerId, urgency: Urgency) -> None:
        clock = asyncio.get_running_loop().time
        if (seconds := self._held_until - clock()) > 0:
            raise DmsHeldBack(seconds)
        try:
            channel_id = await self._requests.by_bot(
                lambda: open_dm(self._client, int(player)), urgency
            )
        except discord.HTTPException as refused:
            if not holds_dms_back(refused):
                raise
            log.warning("no DMs are opened for %s s: code %s", self.pause, refused.code)
            self._held_until = clock() + self.pause
            raise DmsHeldBack(self.pause) from refused
        self._known[player] = channel_id


class Target(Protocol):
    """A message in a channel, optionally with the token of a press that updated it."""

    channel_id: int
    message_id: int
    token: PressToken | None

    @property
    def only_by_token(self) -> bool:
        """Return whether this is a private answer, which the bot's own token cannot change."""


class Messages:
    """Posts, edits and deletes messages, with the token of a press where one is valid."""

    def __init__(
        self,
        client: discord.Client,
        requests: Requests,
        clock: Clock,
        dm_pause: float,
    ) -> None:
        self._client = client
        self._requests = requests
        self._clock = clock
        self.dms = PrivateChannels(client, requests, dm_pause)

    def may_change(self) -> bool:
        """Return whether this process, and no other, may change what players see."""
        return self._requests.may_send()

    def token_of(self, interaction: discord.Interaction) -> PressToken:
        """Return the token of a press that has just been answered."""
        return PressToken.of(interaction, self._clock())

    def token_for(self, interaction: discord.Interaction, answer: discord.Message) -> PressToken:
        """Return the token that changes this private answer to a press."""
        token = self.token_of(interaction)
        # A follow-up has an address of its own; otherwise it is the answer itself.
        return token.posted(answer.id) if isinstance(answer, discord.WebhookMessage) else token

    def has_token(self, target: Target) -> bool:
        """Return whether a press token lets us change a message outside the bot's rate limit."""
        return target.token is not None and target.token.until > self._clock()

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """Open a public thread below a message, unless there is one; return its id."""
        try:
            await self._requests.by_bot(
                lambda: start_thread(self._client, channel_id, message_id, name), Urgency.POST
            )
        except discord.HTTPException as refused:
            if refused.code != THREAD_EXISTS:
                raise
        return message_id  # such a thread has the id of its message

    async def post(
        self,
        channel_id: int,
        view: discord.ui.LayoutView,
        files: Files,
        *,
        nonce: str,
        urgency: Urgency,
        notifying: Notifying = NOBODY,
    ) -> discord.Message:
        """Post a message in a channel and return it.

        If the nonce was used before, Discord posts nothing and returns the earlier message.
        """
        channel = self._client.get_partial_messageable(channel_id)

        async def send(files: Files) -> discord.Message:
            return await self._requests.by_bot(
                lambda: channel.send(
                    view=view,
                    files=files(),
                    nonce=nonce,
                    allowed_mentions=notifying.mentions,
                    silent=notifying.silent,
                ),
                urgency,
            )

        return await send_fitting(files, send)

    async def follow_up(
        self,
        press: PressToken,
        view: discord.ui.LayoutView,
        files: Files,
        notifying: Notifying,
    ) -> discord.Message | None:
        """Post below the message that was pressed; return None if the token no longer works.

        It is not retried, because Discord could post it twice. A caller that tries again has to
        check first whether it was posted.
        """

        async def send(files: Files) -> discord.Message:
            return await self._requests.by_press(
                lambda: press.hook.send(
                    view=view,
                    files=files(),
                    allowed_mentions=notifying.mentions,
                    silent=notifying.silent,
                    wait=True,
                ),
                once=True,
            )

        try:
            return await send_fitting(files, send)
        except discord.HTTPException as refusal:
            if not token_is_dead(refusal):
                raise
            return None

    async def edit(
        self,
        target: Target,
        view: discord.ui.LayoutView,
        pictures: Files | Sequence[KeptFile],
        urgency: Urgency,
    ) -> discord.Message:
        """Edit a message and return it.

        ``pictures`` are new files to upload, or the files of the message to keep; the edit removes
        all others. Raise ``NoToken`` if it is a private answer whose token has expired.
        """

        async def send(files: Callable[[], Any]) -> discord.Message:
            def change() -> dict[str, Any]:
                return {"view": view, "attachments": files(), "allowed_mentions": NOBODY.mentions}

            return await self._change(
                target,
                lambda press: press.hook.edit_message(press.address, **change()),
                lambda message: message.edit(**change()),
                urgency,
            )

        if isinstance(pictures, Files):
            return await send_fitting(pictures, send)
        kept = as_attachments(pictures)
        return await send(lambda: kept)

    async def delete(self, target: Target) -> None:
        """Delete a message; do nothing if it is gone, or a private answer with an expired token."""
        with suppress(discord.NotFound, NoToken):
            await self._change(
                target,
                lambda press: press.hook.delete_message(press.address),
                lambda message: message.delete(),
                Urgency.TIDY,
            )

    async def _change(
        self,
        target: Target,
        by_press: Callable[[PressToken], Awaitable[T]],
        by_bot: Callable[[discord.PartialMessage], Awaitable[T]],
        urgency: Urgency,
    ) -> T:
        if self.has_token(target):
            press = target.token
            assert press is not None
            try:
                return await self._requests.by_press(lambda: by_press(press))
            except discord.HTTPException as refusal:
                if not token_is_dead(refusal):
                    raise
                target.token = None  # the bot's own token may still work
        if target.only_by_token:
            raise NoToken
        channel = self._client.get_partial_messageable(target.channel_id)
        message = channel.get_partial_message(target.message_id)
        return await self._requests.by_bot(lambda: by_bot(message), urgency)

    async def whisper(self, token: PressToken | None, view: discord.ui.LayoutView) -> bool:
        """Send a message that only the presser sees; return False if there is no valid token."""
        if token is None or token.until < self._clock():
            return False
        try:
            await self._requests.by_press(
                lambda: token.hook.send(view=view, ephemeral=True, allowed_mentions=NOBODY.mentions)
            )
        except discord.HTTPException as refusal:
            if not token_is_dead(refusal):
                raise
            return False
        return True

    async def fill_in(
        self,
        interaction: discord.Interaction,
        view: discord.ui.LayoutView,
        files: Files,
        *,
        beside: bool,
    ) -> discord.Message | None:
        """Show content in an acknowledged answer; return its message, or None if it is too late.

        With ``beside``, a private answer that was pressed is kept.
        """

        async def send(files: Files) -> discord.Message:
            fill = partial(replies.fill_in, interaction, view, files, beside=beside)
            return await self._requests.by_press(fill, private=True)

        try:
            return await send_fitting(files, send)
        except discord.HTTPException as refusal:
            if not token_is_dead(refusal):
                raise
            log.warning("an answer came too late to be filled in: code %s", refusal.code)
            return None

    async def find_answer(self, interaction: discord.Interaction) -> int | None:
        """Return the id of the message that answered a command or press; None if there is none."""
        try:
            answer = await self._requests.by_press(interaction.original_response)
        except (discord.NotFound, discord.ClientException):
            return None
        return answer.id

    async def history(self, channel_id: int, limit: int) -> list[discord.Message]:
        """Return up to ``limit`` of a channel's messages, newest first."""
        channel = self._client.get_partial_messageable(channel_id)

        async def read() -> list[discord.Message]:
            return [message async for message in channel.history(limit=limit)]

        return await self._requests.by_bot(read, Urgency.POST)

    async def exists(self, target: Target) -> bool:
        """Return whether a message still exists; one that cannot be read counts as existing."""
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
        """Fetch a message and return the URL of its first picture.

        None if it has no picture or cannot be fetched.
        """
        channel = self._client.get_partial_messageable(channel_id)
        try:
            found = await self._requests.by_bot(
                lambda: channel.fetch_message(message_id), Urgency.EDIT
            )
        except discord.HTTPException:
            return None
        return first_picture(found)


async def send_fitting(files: Files, send: Callable[[Files], Awaitable[T]]) -> T:
    """Send these files and return the result; if Discord finds them too large, send them smaller.

    ``send`` is called once or twice, with the files to send.
    """
    try:
        return await send(files)
    except discord.HTTPException as refusal:
        if not is_too_large(refusal):
            raise
    return await send(await asyncio.to_thread(files.shrunk))
