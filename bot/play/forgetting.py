"""Erasing a person or a whole server from everything that is stored.

A person first leaves their live games. While their id is being replaced, this process plays no
moves, and a move that another process prepared earlier fails: it would store the id again. A person
who returns later is new to the bot. Pictures, drafts and everything made from them are deleted as
well, even if a live game shows them: it goes on with placeholders.
"""

from contextlib import suppress
from typing import Protocol

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.errors import RuleError
from bot.rules.ids import PlayerId
from bot.store.errors import UnknownGame, UnreadableGame
from bot.store.protocol import Audience, Games, People, Upkeep

ATTEMPTS = 5
"""How many times to erase at most, as another worker may store a message to the person again."""


class ForgettingStore(Games, Audience, People, Upkeep, Protocol):
    """The parts of the store that erasing needs."""


class ForgettingDecks(Protocol):
    """The parts of the service for servers' decks that erasing needs."""

    async def forget_person(self, user_id: int) -> None:
        """Erase every card and draft of a person, and everything that was made from them."""

    async def forget_server(self, guild_id: int) -> None:
        """Delete a server's drafts and pictures after it was erased from the store."""


class Forgetting:
    """Erases the data of people and servers."""

    def __init__(
        self, service: GameService, store: ForgettingStore, decks: ForgettingDecks
    ) -> None:
        self._service = service
        self._store = store
        self._decks = decks

    async def forget_person(self, user_id: int) -> None:
        """Erase everything about one person; past games show them as a player who left."""
        player = PlayerId(str(user_id))
        for game_id in await self._store.live_games_of(player):
            with suppress(RuleError, UnknownGame, UnreadableGame):
                await self._service.play(game_id, do.Leave(player))
        await self._decks.forget_person(user_id)
        await self._store.forget_guesses(user_id)
        for _ in range(ATTEMPTS):
            async with self._service.standing_still():
                if not await self._store.erase_person(user_id):
                    break

    async def forget_server(self, guild_id: int) -> None:
        """End the live games of a server, then erase everything about it."""
        for game_id in await self._store.live_games(guild_id):
            with suppress(RuleError, UnknownGame, UnreadableGame):
                await self._service.play(game_id, do.End(None))
        await self.forget_server_left(guild_id)

    async def forget_server_left(self, guild_id: int) -> None:
        """Erase everything about a server, games included; its games are not ended first."""
        async with self._service.standing_still():
            await self._store.erase_guild(guild_id)
        await self._decks.forget_server(guild_id)
