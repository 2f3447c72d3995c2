"""Ways to post, edit and delete a message: with the token of a press while it lasts, or the bot's.

Requests by the token of a press are outside the bot's rate limit, but a token lives fifteen
minutes and reaches only its own messages. So it is tried first and never relied on. Tokens are
kept in memory only: they are secrets, and losing them costs nothing but speed.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import discord

from bot.gateway.files import Files, shrunk
from bot.gateway.replies import is_answered
from bot.gateway.requests import Requests, is_transient
from bot.rules.ids import PlayerId
from bot.store import Clock, GameId

LIFETIME = 14 * 60.0  # Discord's fifteen minutes, less a margin
TOO_LARGE = 40005
LIBRARY_REPEATS = 0.9  # seconds after which the library may have sent a follow-up again

NOBODY = discord.AllowedMentions.none()


class Overtaken(Exception):
    """Somebody else is changing this message, or it shows something newer: look again."""


class Doubtful(Exception):
    """A message may have been posted, perhaps twice: look before it is posted again."""


@dataclass(frozen=True, slots=True)
class _Token:
    interaction: discord.Interaction
    until: float
    original: bool  # whether it reaches the message as the interaction's own


class Messages:
    """Finds the cheapest way to change a message, and lets one pen at a time write on it."""

    def __init__(self, client: discord.Client, requests: Requests, clock: Clock) -> None:
        self._client = client
        self._requests = requests
        self._clock = clock
        self._by_message: OrderedDict[int, _Token] = OrderedDict()
        self._by_game: OrderedDict[GameId, _Token] = OrderedDict()
        self._by_person: OrderedDict[tuple[GameId, PlayerId], _Token] = OrderedDict()
        self._being_written: set[int] = set()
        self._revisions: dict[int, int] = {}  # the newest state that each message has shown

    def note_press(self, game_id: GameId, interaction: discord.Interaction) -> None:
        """A press in the game's channel lets us post there, and whisper to its presser."""
        if interaction.guild_id is not None:
            token = self._token(interaction, original=False)
            self._remember(self._by_game, game_id, token)
            person = PlayerId(str(interaction.user.id))
            self._remember(self._by_person, (game_id, person), token)

    def note_answer(self, message_id: int, interaction: discord.Interaction) -> None:
        """A press that updated its message lets us edit or delete that message for a while."""
        self._remember(self._by_message, message_id, self._token(interaction, original=True))

    @contextmanager
    def writing(self, message_id: int, revision: int) -> Iterator[None]:
        """Show this revision on a message; ``Overtaken`` if another pen writes or wrote more.

        Requests overtake each other on the way, so there is never more than one for a message.
        """
        if message_id in self._being_written or revision < self._revisions.get(message_id, 0):
            raise Overtaken
        self._being_written.add(message_id)
        self._revisions[message_id] = revision
        try:
            yield
        finally:
            self._being_written.discard(message_id)

    def forget(self, message_ids: Iterable[int]) -> None:
        """These messages will not be changed any more."""
        for message_id in message_ids:
            self._revisions.pop(message_id, None)
            self._by_message.pop(message_id, None)

    async def open_dm(self, player: PlayerId) -> int:
        """The channel for private messages to a person, as Discord knows it now."""
        # Not `create_dm`, which may answer from the library's memory with one that is gone.
        channel = await self._requests.by_bot(
            lambda: self._client.http.start_private_message(int(player)), Requests.URGENT
        )
        return int(channel["id"])

    async def post(
        self,
        channel_id: int,
        game_id: GameId | None,
        view: discord.ui.LayoutView,
        files: Files,
        *,
        nonce: str,
        urgency: int = Requests.NORMAL,
    ) -> discord.Message:
        """Post in a channel; in the game's own, as a follow-up of its latest press if possible.

        ``Doubtful`` if the follow-up may have arrived although no answer came back.
        """
        token = self._living(self._by_game, game_id) if game_id else None
        if token and token.interaction.channel_id == channel_id:
            try:
                return await self._follow_up(token, view, files)
            except discord.HTTPException as refusal:
                self._by_game.pop(game_id or GameId(""), None)
                if not _token_is_dead(refusal):
                    raise
        channel = self._client.get_partial_messageable(channel_id)

        async def send(files: Files) -> discord.Message:
            return await self._requests.by_bot(
                # The nonce makes Discord return the first message if the request is repeated.
                lambda: channel.send(
                    view=view, files=files(), nonce=nonce, allowed_mentions=NOBODY
                ),
                urgency,
            )

        return await _fitting(files, send)

    async def _follow_up(
        self, token: _Token, view: discord.ui.LayoutView, files: Files
    ) -> discord.Message:
        """Follow-ups have no nonce, so this is tried once, and never trusted when it was slow."""
        hook = token.interaction.followup
        loop = asyncio.get_running_loop()
        started = loop.time()

        async def send(files: Files) -> discord.WebhookMessage:
            return await self._requests.once(
                lambda: hook.send(view=view, files=files(), wait=True, allowed_mentions=NOBODY)
            )

        try:
            message = await _fitting(files, send)
        except Exception as fault:
            if is_transient(fault):
                raise Doubtful from fault
            raise
        if loop.time() - started > LIBRARY_REPEATS:
            raise Doubtful
        self._remember(self._by_message, message.id, _Token(token.interaction, token.until, False))
        return message

    async def whisper(self, game_id: GameId, player: PlayerId, view: discord.ui.LayoutView) -> bool:
        """Tell one person something that only they can see; False if they did not press lately."""
        token = self._living(self._by_person, (game_id, player))
        if token is None:
            return False
        hook = token.interaction.followup
        await self._requests.by_press(
            lambda: hook.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
        )
        return True

    async def fill_in(
        self, interaction: discord.Interaction, view: discord.ui.LayoutView, files: Files
    ) -> None:
        """Give an answer that was only acknowledged its content."""

        async def send(files: Files) -> Any:
            return await self._requests.by_press(
                lambda: interaction.edit_original_response(view=view, attachments=files())
            )

        await _fitting(files, send)

    async def edit(
        self,
        channel_id: int,
        message_id: int,
        view: discord.ui.LayoutView,
        files: Files | None,
        *,
        urgency: int = Requests.NORMAL,
    ) -> Sequence[discord.Attachment]:
        """Change a message; without ``files`` its pictures stay. Returns its attachments."""

        async def send(files: Files | None) -> discord.Message:
            def change() -> dict[str, Any]:
                kept: dict[str, Any] = {"view": view, "allowed_mentions": NOBODY}
                return kept | {"attachments": files()} if files else kept

            changed: discord.Message = await self._change(
                message_id,
                lambda i: i.edit_original_response(**change()),
                lambda i: i.followup.edit_message(message_id, **change()),
                lambda: self._partial(channel_id, message_id).edit(**change()),
                urgency,
            )
            return changed

        message = await (_fitting(files, send) if files else send(None))
        return message.attachments

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Remove a message; one that is gone already is fine."""
        try:
            await self._change(
                message_id,
                lambda i: i.delete_original_response(),
                lambda i: i.followup.delete_message(message_id),
                lambda: self._partial(channel_id, message_id).delete(),
                Requests.TIDYING,
            )
        except discord.NotFound:
            pass
        finally:
            self.forget([message_id])

    async def history(self, channel_id: int, limit: int) -> list[discord.Message]:
        """The newest messages of a channel, newest first."""
        channel = self._client.get_partial_messageable(channel_id)

        async def read() -> list[discord.Message]:
            return [message async for message in channel.history(limit=limit)]

        return await self._requests.by_bot(read, Requests.URGENT)

    async def _change(
        self,
        message_id: int,
        by_original: Callable[[discord.Interaction], Awaitable[Any]],
        by_followup: Callable[[discord.Interaction], Awaitable[Any]],
        by_bot: Callable[[], Awaitable[Any]],
        urgency: int,
    ) -> Any:
        token = self._living(self._by_message, message_id)
        if token:
            step = by_original if token.original else by_followup
            try:
                return await self._requests.by_press(lambda: step(token.interaction))
            except discord.HTTPException as refusal:
                if not _token_is_dead(refusal):
                    raise
                self._by_message.pop(message_id, None)
        return await self._requests.by_bot(by_bot, urgency)

    def _partial(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

    def _token(self, interaction: discord.Interaction, *, original: bool) -> _Token:
        return _Token(interaction, self._clock() + LIFETIME, original)

    def _remember(self, tokens: "OrderedDict[Any, _Token]", key: Any, token: _Token) -> None:
        tokens[key] = token
        tokens.move_to_end(key)
        # All live equally long, so the oldest stand first.
        while tokens and next(iter(tokens.values())).until < self._clock():
            tokens.popitem(last=False)

    def _living(self, tokens: "OrderedDict[Any, _Token]", key: Any) -> _Token | None:
        token = tokens.get(key)
        if token is None or token.until < self._clock():
            return None
        # Before its first answer an interaction can do nothing else.
        return token if is_answered(token.interaction) else None


async def _fitting(
    files: Files, send: Callable[[Files], Awaitable[discord.Message]]
) -> discord.Message:
    """Send pictures, smaller ones if this place takes no large ones."""
    try:
        return await send(files)
    except discord.HTTPException as refusal:
        if refusal.code != TOO_LARGE:
            raise
    return await send(await asyncio.to_thread(shrunk, files))


def _token_is_dead(refusal: discord.HTTPException) -> bool:
    """Expired (50027, 401), unknown (10015) or not this message's: the bot's token may still do."""
    return refusal.status in (401, 403, 404)
