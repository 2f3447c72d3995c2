"""Taking somebody, or a whole server, out of everything that is kept.

They leave the games that go on first. While names are taken out nobody of this process plays, and
a move that another one thought out before comes too late: it would write them down again. Whoever
comes back afterwards is somebody new.
"""

from contextlib import suppress
from typing import Protocol

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.errors import RuleError
from bot.rules.ids import PlayerId
from bot.store.errors import UnknownGame, UnreadableGame
from bot.store.protocol import Audience, Games, Upkeep
from bot.store.server_protocol import People, ServerDecks

ATTEMPTS = 5
"""How often to look again: another worker may note what it has just shown them."""


class ForgettingStore(Games, Audience, People, ServerDecks, Upkeep, Protocol):
    """What is needed of the store."""


async def forget_person(
    service: GameService, store: ForgettingStore, user_id: int, at: float
) -> None:
    """Erase everything about one person; in past games they are a player who left."""
    player = PlayerId(str(user_id))
    for game_id in await store.live_games_of(player):
        with suppress(RuleError, UnknownGame, UnreadableGame):
            await service.play(game_id, do.Leave(player))
    await store.erase_person_uploads(user_id, at)
    await store.forget_guesses(user_id)
    for _ in range(ATTEMPTS):
        async with service.standing_still():
            if not await store.erase_person(user_id):
                break


async def forget_server(service: GameService, store: ForgettingStore, guild_id: int) -> None:
    """End the games of a server and erase everything about it."""
    for game_id in await store.live_games(guild_id):
        with suppress(RuleError, UnknownGame, UnreadableGame):
            await service.play(game_id, do.End(None))
    async with service.standing_still():
        await store.erase_guild(guild_id)
