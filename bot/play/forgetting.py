"""Erasing a person or a whole server from everything that is kept.

They leave the games that go on first. While names are taken out nobody of this process plays, and a
move that another one thought out before comes too late: it would write them down again. A person
who comes back afterwards is new to the bot. Pictures, drafts and what was made of them go with the
rest, also where a game that goes on shows them: it goes on with placeholders.
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
"""How often to erase, because another worker may note what it has just shown the person."""


class ForgettingStore(Games, Audience, People, Upkeep, Protocol):
    """What erasing needs of the store."""


class ForgettingDecks(Protocol):
    """What erasing needs of the service for servers' decks."""

    async def forget_person(self, user_id: int) -> None:
        """Erase every card and draft of a person, with everything that was made from them."""

    async def forget_server(self, guild_id: int) -> None:
        """Delete what is left of the decks of a server that was erased from the store."""


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
        """End the games of a server and erase everything about it."""
        for game_id in await self._store.live_games(guild_id):
            with suppress(RuleError, UnknownGame, UnreadableGame):
                await self._service.play(game_id, do.End(None))
        await self.forget_server_left(guild_id)

    async def forget_server_left(self, guild_id: int) -> None:
        """Erase everything about a server that the bot has left, without ending its games."""
        async with self._service.standing_still():
            await self._store.erase_guild(guild_id)
        await self._decks.forget_server(guild_id)
