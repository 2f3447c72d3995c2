"""Compares the bot on PostgreSQL with the bot on SQLite, as ratios measured in one run.

    python -m bench.fleet [--rounds N] [--moves N] [--presses N] [--seconds S]

Needs PostgreSQL's binaries, and starts a server of its own that syncs to disk. Every round measures
both sides one after the other, so that a busy machine slows both; a figure is the median over the
rounds. Prints each with its bound and exits with 1 if one is missed.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack, chdir
from pathlib import Path
from random import Random

from bench.fleet_presses import division, forwarding
from bench.report import Figure, report
from bench.store import Hall
from bot.cli.temporary_postgres import NoPostgres, TemporaryPostgres
from bot.play.service import GameService
from bot.store import GameStore, PostgresAddress, StoredGame
from bot.store.postgres.opening import connect
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.store import SqliteStore
from tests.playing import begun, decks, legal_move
from tests.postgres import UNHURRIED

FEW, MANY = 10, 10_000
PLAYERS = 6

COPY = """
INSERT INTO game (id, guild_id, channel_id, live, revision, shown, language, timer, wake_at,
    created_at, touched_at, snapshot)
SELECT 'copy-' || n, n, 1000 + n, live, revision, shown, language, timer, wake_at, created_at,
    touched_at, snapshot
FROM game, generate_series(1, $2::integer) AS n WHERE id = $1
"""
COPIED = (
    "INSERT INTO seat SELECT 'copy-' || n, n || '-' || player FROM seat, "
    "generate_series(1, $2::integer) AS n WHERE game_id = $1",
    "INSERT INTO journal SELECT 'copy-' || n, seq, at, actor, command, fields, seed FROM journal, "
    "generate_series(1, $2::integer) AS n WHERE game_id = $1",
)
"""Statements that copy the seats and journal of one live game to all its copies."""


async def open_on(address: PostgresAddress) -> PostgresStore:
    """Open and return a store whose timeouts are long enough for a slow disk."""
    return await PostgresStore.open(address, patience=UNHURRIED)


async def service_ratio(address: PostgresAddress, rounds: int, moves: int) -> Figure:
    """Return PostgreSQL's moves per second through the service, relative to SQLite's.

    Many tables play at once.
    """
    figure = Figure("service on PostgreSQL / on SQLite, moves per second", least=0.4)
    with tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            stores: tuple[GameStore, GameStore] = (
                await open_on(address),
                await SqliteStore.open(Path(folder) / "games.sqlite3"),
            )
            halls = [Hall(store, in_turn=False) for store in stores]
            for hall in halls:
                stack.push_async_callback(hall.close)
                await hall.play(160)  # into the middle of a game
            for _ in range(rounds):
                (ours, _), (theirs, _) = [await hall.play(moves) for hall in halls]
                figure.samples.append(ours / theirs)
    return figure


class Presser:
    """Plays games in one channel, one press at a time."""

    def __init__(self, store: GameStore) -> None:
        self._store = store
        self._service = GameService(store, time.time, decks)
        self._rng = Random(1)
        self._stored: StoredGame | None = None

    async def press(self) -> float:
        """Make one move, then load and save the game as a redraw does; return the seconds.

        Begin a new game first if there is none or the last one is over.
        """
        if self._stored is None or not self._stored.live:
            self._stored = await begun(self._service, players=PLAYERS)
        move, press = legal_move(self._stored.game, self._rng), self._rng.getrandbits(62)
        start = time.perf_counter()
        outcome = await self._service.play(self._stored.id, move, interaction=press)
        self._stored = (await self._store.load_to_show(outcome.stored.id)).stored
        await self._store.save_messages(self._stored.id, (), (), self._stored.revision)
        return time.perf_counter() - start


async def growth(server: TemporaryPostgres, rounds: int, moves: int) -> Figure:
    """Return how long a press takes if the database has many live games, relative to few."""
    figure = Figure(f"a press among {MANY:,} live games / among {FEW}", most=1.5)
    stores = []
    for name, games in (("few", FEW), ("many", MANY)):
        connection = await connect(server.address())
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        store = await open_on(server.address(name))
        await fill(server.address(name), store, games)
        stores.append(store)
    pressers = [Presser(store) for store in stores]
    for _ in range(rounds):
        # Alternate press by press, so that a disk that is slow for a moment slows both.
        took = [[await presser.press() for presser in pressers] for _ in range(moves)]
        few, many = map(statistics.median, zip(*took, strict=True))
        figure.samples.append(many / few)
    for store in stores:
        await store.close()
    return figure


async def fill(address: PostgresAddress, store: GameStore, games: int) -> None:
    """Fill a database with copies of one game in progress, then vacuum and checkpoint it."""
    stored = await begun(GameService(store, time.time, decks), players=PLAYERS, channel=999)
    connection = await connect(address)
    for statement in (COPY, *COPIED):
        await connection.execute(statement, stored.id, games - 1)
    await connection.execute("VACUUM ANALYZE")  # as autovacuum does after a while
    await connection.execute("CHECKPOINT")
    await connection.close()


async def measure(rounds: int, moves: int, presses: int, seconds: float) -> list[Figure]:
    """Measure and return all figures on one PostgreSQL server, in a temporary folder."""
    with (
        tempfile.TemporaryDirectory() as folder,
        chdir(folder),
        # so that it does not run during a measurement
        TemporaryPostgres({"autovacuum": "off"}) as server,
    ):
        return [
            await service_ratio(server.address(), rounds, moves),
            await growth(server, rounds, max(20, moves // 8)),
            await forwarding(server, presses),
            *await division(server, max(1, rounds // 2), seconds),
        ]


def main() -> int:
    """Measure and print all figures; return 1 if a bound is missed or there is no PostgreSQL."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--presses", type=int, default=60, help="forwarded, and at home")
    parser.add_argument("--seconds", type=float, default=10.0, help="of one and of two workers")
    options = parser.parse_args()
    try:
        figures = asyncio.run(measure(**vars(options)))
    except NoPostgres as reason:
        print(reason, file=sys.stderr)
        return 1
    return report(figures)


if __name__ == "__main__":
    sys.exit(main())
