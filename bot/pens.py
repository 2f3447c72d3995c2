"""Ways to post, edit and delete a message: with the token of a press while it lasts, or the bot's.

Requests by the token of a press are outside the bot's rate limit, but a token lives fifteen
minutes and reaches only its own messages. So it is tried first and never relied on. Tokens are
kept in memory only: they are secrets, and losing them costs nothing but speed.
"""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.delivery import Delivery
from bot.rules.ids import PlayerId
from bot.store import GameId

LIFETIME = 14 * 60.0  # Discord's fifteen minutes, less a margin

NOBODY = discord.AllowedMentions.none()
Files = Callable[[], list[discord.File]]


@dataclass(frozen=True, slots=True)
class _Token:
    interaction: discord.Interaction
    until: float
    original: bool  # whether it reaches the message as the interaction's own


class Pens:
    """Finds the cheapest way to change a message."""

    def __init__(self, client: discord.Client, delivery: Delivery) -> None:
        self._client = client
        self._delivery = delivery
        self._by_message: OrderedDict[int, _Token] = OrderedDict()
        self._by_game: OrderedDict[GameId, _Token] = OrderedDict()
        self._by_person: OrderedDict[tuple[GameId, PlayerId], _Token] = OrderedDict()

    def note_press(self, game_id: GameId, interaction: discord.Interaction) -> None:
        """A press in the game's channel lets us post there, and whisper to its presser."""
        if interaction.guild_id is not None:
            token = _token(interaction, original=False)
            _remember(self._by_game, game_id, token)
            _remember(self._by_person, (game_id, PlayerId(str(interaction.user.id))), token)

    def note_answer(self, message_id: int, interaction: discord.Interaction) -> None:
        """A press that updated its message lets us edit or delete that message for a while."""
        _remember(self._by_message, message_id, _token(interaction, original=True))

    async def post(
        self,
        channel_id: int,
        game_id: GameId | None,
        view: discord.ui.LayoutView,
        files: Files,
        *,
        nonce: str,
        urgency: int = Delivery.NORMAL,
    ) -> discord.Message:
        """Post in a channel; in the game's own, as a follow-up of its latest press if possible."""
        token = _living(self._by_game, game_id) if game_id else None
        if token and token.interaction.channel_id == channel_id:
            try:
                return await self._follow_up(token, view, files)
            except discord.HTTPException as refusal:
                if not _token_is_dead(refusal):
                    raise
                self._by_game.pop(game_id or GameId(""), None)
        channel = self._client.get_partial_messageable(channel_id)
        return await self._delivery.by_bot(
            # The nonce makes Discord return the first message if the request is repeated.
            lambda: channel.send(view=view, files=files(), nonce=nonce, allowed_mentions=NOBODY),
            urgency,
        )

    async def _follow_up(
        self, token: _Token, view: discord.ui.LayoutView, files: Files
    ) -> discord.Message:
        hook = token.interaction.followup
        message = await self._delivery.by_press(
            lambda: hook.send(view=view, files=files(), wait=True, allowed_mentions=NOBODY)
        )
        _remember(self._by_message, message.id, _Token(token.interaction, token.until, False))
        return message

    async def whisper(self, game_id: GameId, player: PlayerId, view: discord.ui.LayoutView) -> None:
        """Tell one person something that only they can see, if they pressed here lately."""
        token = _living(self._by_person, (game_id, player))
        if token:
            hook = token.interaction.followup
            await self._delivery.by_press(
                lambda: hook.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
            )

    async def edit(
        self,
        channel_id: int,
        message_id: int,
        view: discord.ui.LayoutView,
        files: Files | None,
        *,
        urgency: int = Delivery.NORMAL,
    ) -> Sequence[discord.Attachment]:
        """Change a message; without ``files`` its pictures stay. Returns its attachments."""

        def change() -> dict[str, Any]:
            kept: dict[str, Any] = {"view": view, "allowed_mentions": NOBODY}
            return kept | {"attachments": files()} if files else kept

        message: discord.Message = await self._change(
            message_id,
            lambda i: i.edit_original_response(**change()),
            lambda i: i.followup.edit_message(message_id, **change()),
            lambda: self._partial(channel_id, message_id).edit(**change()),
            urgency,
        )
        return message.attachments

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Remove a message; one that is gone already is fine."""
        try:
            await self._change(
                message_id,
                lambda i: i.delete_original_response(),
                lambda i: i.followup.delete_message(message_id),
                lambda: self._partial(channel_id, message_id).delete(),
                Delivery.TIDYING,
            )
        except discord.NotFound:
            pass
        finally:
            self._by_message.pop(message_id, None)

    async def _change(
        self,
        message_id: int,
        by_original: Callable[[discord.Interaction], Awaitable[Any]],
        by_followup: Callable[[discord.Interaction], Awaitable[Any]],
        by_bot: Callable[[], Awaitable[Any]],
        urgency: int,
    ) -> Any:
        token = _living(self._by_message, message_id)
        if token:
            step = by_original if token.original else by_followup
            try:
                return await self._delivery.by_press(lambda: step(token.interaction))
            except discord.HTTPException as refusal:
                if not _token_is_dead(refusal):
                    raise
                self._by_message.pop(message_id, None)
        return await self._delivery.by_bot(by_bot, urgency)

    def _partial(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)


def _token(interaction: discord.Interaction, *, original: bool) -> _Token:
    return _Token(interaction, time.monotonic() + LIFETIME, original)


def _remember(tokens: "OrderedDict[Any, _Token]", key: Any, token: _Token) -> None:
    tokens[key] = token
    tokens.move_to_end(key)
    # All live equally long, so the oldest stand first.
    while next(iter(tokens.values())).until < time.monotonic():
        tokens.popitem(last=False)


def _living(tokens: "OrderedDict[Any, _Token]", key: Any) -> _Token | None:
    token = tokens.get(key)
    if token is None or token.until < time.monotonic():
        return None
    # Before its first answer an interaction can do nothing else.
    return token if token.interaction.response.is_done() else None


def _token_is_dead(refusal: discord.HTTPException) -> bool:
    """Expired (50027, 401), unknown (10015) or not this message's: the bot's token may still do."""
    return refusal.status in (401, 403, 404)
