"""A bot's life for the kill test: open the database, play all live games, report every move.

Runs in a process of its own that may be killed at any moment.
"""

import asyncio
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from bot.play.service import GameService
from bot.rules import commands as do
from bot.store import GameId, Place
from bot.store.sqlite.store import SqliteStore
from tests.playing import decks, fewest, legal_move, people

TABLES = {1: "dixit-2021", 2: "odyssey-2023", 3: "party-2011", 4: "team-2011"}
"""One game in each channel, by different rules."""

Presses = dict[int, GameId]
"""Interactions without an answer, and their games."""


def live(path: Path, say: "Connection", seed: int, unanswered: Presses, last: bool) -> None:
    """Play until killed, or with ``last`` until all games are over; report over ``say``.

    First repeat those ``unanswered`` presses of the previous process that were stored.
    """
    asyncio.run(_live(path, Player(say, Random(seed)), unanswered, last))


async def _live(path: Path, player: "Player", unanswered: Presses, last: bool) -> None:
    store = await SqliteStore.open(path)
    service = GameService(store, lambda: 1000.0, decks)
    for interaction, game_id in unanswered.items():
        if await store.knows_interaction(interaction):
            await player.repeat(service, game_id, interaction)
    while True:
        for channel, rules in TABLES.items():
            if not last and await store.find_live(channel) is None:
                await service.open(Place(9, channel), people(1)[0], "en", rules=rules)
        games = await store.live_games()
        if not games:
            break
        await asyncio.gather(*(player.move(service, game_id) for game_id in games))
    await store.close()


class Player:
    """Makes the moves of all players, and reports each press before and after it is played."""

    def __init__(self, say: "Connection", rng: Random) -> None:
        self._say = say
        self.rng = rng

    async def move(self, service: GameService, game_id: GameId) -> None:
        game = (await service.load(game_id)).game
        if game.round is not None:
            command = legal_move(game, self.rng)
        elif len(game.seats) < fewest(game.rules):
            command = do.Join(people(12)[len(game.seats)])
        else:
            command = do.Begin(game.host, ())
        interaction = self.rng.getrandbits(62)
        self._say.send(("pressed", game_id, interaction, 0))
        stored = (await service.play(game_id, command, interaction=interaction)).stored
        self._say.send(("played", game_id, interaction, stored.revision))

    async def repeat(self, service: GameService, game_id: GameId, interaction: int) -> None:
        """Deliver a press again, as Discord may, and check that it does not count twice."""
        host = (await service.load(game_id)).game.host
        outcome = await service.play(game_id, do.ComeBack(host), interaction=interaction)
        assert outcome.repeated
        self._say.send(("played", game_id, interaction, outcome.stored.revision))
