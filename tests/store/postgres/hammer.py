"""Runs three workers that play the same games while PostgreSQL fails, and counts what is saved.

Every press has its own number, which the journal keeps in place of a player's id. So it shows which
presses were saved, and how often.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.store import GameId, GameStore, PostgresAddress, StoreError
from bot.store.postgres.store import PostgresStore
from tests.playing import FakeClock, begun, decks, people, replay

ANNA = people(1)[0]
WORKERS = 3
GAMES = 4
PATIENCE = 120.0


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts of what became of all presses, and of games whose journal is inconsistent."""

    acknowledged: int
    lost: int  # acknowledged, but not stored
    twice: int  # stored more than once
    unsure: int  # stored, although the presser was told of an error
    failed: int  # an error, and not stored
    broken: int  # games whose journal does not lead to their state


class Hammer:
    """Presses as several workers at once, and records which presses were acknowledged."""

    def __init__(self, stores: list[GameStore], games: list[GameId]) -> None:
        self._services = [GameService(store, FakeClock(), decks) for store in stores]
        self._games = games
        self._pressed = 0
        self.acknowledged: list[set[int]] = [set() for _ in stores]
        self.errors: list[str] = []

    async def work(self, worker: int) -> None:
        """Press in random games until cancelled."""
        rng = Random(worker)
        while True:
            self._pressed += 1
            number = self._pressed
            game_id = rng.choice(self._games)
            who = PlayerId(f"press-{number}")
            try:
                await self._services[worker].play(
                    game_id, do.ComeBack(ANNA), interaction=number, actor=who
                )
            except StoreError as error:
                self.errors.append(str(error))
            else:
                self.acknowledged[worker].add(number)

    async def until_all_press(self, times: int) -> None:
        """Wait until every worker has this many more presses acknowledged."""
        wanted = [len(done) + times for done in self.acknowledged]

        def all_did() -> bool:
            return all(
                len(done) >= goal for done, goal in zip(self.acknowledged, wanted, strict=True)
            )

        await until(all_did)

    async def tally(self, store: GameStore) -> Tally:
        """Compare the acknowledged presses with the stored journals and return the counts."""
        there: Counter[str] = Counter()
        broken = 0
        for game_id in self._games:
            stored = await store.load(game_id)
            journal = await store.journal(game_id)
            there.update(str(entry.actor) for entry in journal)
            sound = [entry.seq for entry in journal] == list(range(1, stored.revision + 1))
            broken += not (sound and replay(journal) == stored.game)
        acknowledged = {f"press-{number}" for done in self.acknowledged for number in done}
        presses = {who: times for who, times in there.items() if who.startswith("press-")}
        unsure = len(presses.keys() - acknowledged)
        return Tally(
            acknowledged=len(acknowledged),
            lost=len(acknowledged - presses.keys()),
            twice=sum(times > 1 for times in presses.values()),
            unsure=unsure,
            failed=self._pressed - len(acknowledged) - unsure,
            broken=broken,
        )


@asynccontextmanager
async def hammering(address: PostgresAddress) -> AsyncIterator[Hammer]:
    """Run the workers inside the block; stop them at the end."""
    stores: list[GameStore] = [await PostgresStore.open(address) for _ in range(WORKERS)]
    service = GameService(stores[0], FakeClock(), decks)
    games = [(await begun(service, channel=channel)).id for channel in range(GAMES)]
    hammer = Hammer(stores, games)
    working = [asyncio.create_task(hammer.work(worker)) for worker in range(WORKERS)]
    try:
        yield hammer
    finally:
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        for store in stores:
            await store.close()


async def until(condition: Callable[[], bool]) -> None:
    """Wait until the condition holds; raise ``TimeoutError`` if that takes too long."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - nobody there could set an event
            await asyncio.sleep(0.01)
