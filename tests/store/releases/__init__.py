"""A database of every version that was released, as its bot left it.

``python -m tests.store.releases`` writes one of the present version, for the day of its release:
every rule set, in the lobby, in each phase and finished, and one with computers. Files of past
releases are never edited.
"""

import asyncio
import gzip
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

from bot import __version__
from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.rules.strategies import PileGives
from bot.store import PersonSettings, Place, ServerSettings
from bot.store.sqlite.store import SqliteStore
from tests.playing import FakeClock, decks, fewest, legal_move

FOLDER = Path(__file__).parent
PHASES = (Phase.LOBBY, Phase.STORYTELLING, Phase.SUBMITTING, Phase.VOTING, Phase.SCORED)


def released() -> list[str]:
    """Return the versions of which there is a database."""
    return sorted(path.name.removesuffix(".sqlite3.gz") for path in FOLDER.glob("*.sqlite3.gz"))


def unpack(version: str, path: Path) -> None:
    """Write the database of a version to a path."""
    path.write_bytes(gzip.decompress((FOLDER / f"{version}.sqlite3.gz").read_bytes()))


async def play(path: Path) -> None:
    """Fill a new database: for each rule set, a finished game and one that is in some phase."""
    clock, rng = FakeClock(), Random(1)
    store = await SqliteStore.open(path)
    service = GameService(store, clock, decks)
    await store.put_server(ServerSettings(9, hands="button"))
    await store.put_person(PersonSettings(1, language="uk"))
    channel = 0
    for number, rules in enumerate(sorted(EDITIONS)):
        middle = PHASES[number % len(PHASES)]
        if middle is Phase.SUBMITTING and isinstance(EDITIONS[rules].giving, PileGives):
            middle = Phase.VOTING  # cards from the pile are there at once
        for goal in (middle, Phase.FINISHED):
            channel += 1
            await _play_until(service, clock, rng, Place(9, channel), rules, goal)
    await _practise(service, rng, Place(9, channel + 1, home_id=1))
    await store.count_games(9)
    await store.close()


async def _play_until(
    service: GameService, clock: FakeClock, rng: Random, place: Place, rules: str, goal: Phase
) -> None:
    people = [PlayerId(str(n)) for n in range(1, fewest(rules) + 1)]
    stored = await service.open(place, people[0], "en", rules=rules)
    for player in people[1:]:
        stored = (await service.play(stored.id, do.Join(player))).stored
    if goal is Phase.LOBBY:
        return
    stored = (await service.play(stored.id, do.Begin(people[0], ()))).stored
    while not (stored.game.phase is goal and stored.game.history):
        clock.advance(5)
        over = goal is Phase.FINISHED and len(stored.game.history) > 1
        move = do.End(people[0]) if over else legal_move(stored.game, rng)
        stored = (await service.play(stored.id, move)).stored
    if goal in (Phase.SUBMITTING, Phase.VOTING):  # with one move made already
        await service.play(stored.id, legal_move(stored.game, rng))


async def _practise(service: GameService, rng: Random, place: Place) -> None:
    """Play with one person and computers in a thread, until the person has to play a card."""
    host = PlayerId("1")
    stored = await service.open(place, host, "en", rules="dixit-2021")
    for command in (do.SeatComputers(host, 3), do.Begin(host, ()), do.Volunteer(host, 1)):
        stored = (await service.play(stored.id, command)).stored
    await service.play(stored.id, legal_move(stored.game, rng))


def main() -> int:
    """Write the current version's database; return 1 if that file exists already."""
    target = FOLDER / f"{__version__}.sqlite3.gz"
    if target.exists():
        print(f"{target.name} is there already: a release is never edited", file=sys.stderr)  # noqa: T201
        return 1
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite3"
        asyncio.run(play(path))
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE").fetchall()
            connection.execute("VACUUM")
        target.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    return 0
