"""``kill -9`` at any moment: what was acknowledged is there, once, and the games go on.

Fifty kills by default; ``DIXIT_KILLS=1000`` for more.
"""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from bot.play.advance import without_spent_cards
from bot.rules.model import Game
from bot.store import GameId
from bot.store.sqlite.opening import open_readonly
from bot.store.sqlite.store import SqliteStore
from tests.forks import PROCESSES
from tests.playing import DECK, UNSYNCED, replay
from tests.store.sqlite.victim import Presses, live

KILLS = int(os.environ.get("DIXIT_KILLS", "50"))

Line = tuple[str, GameId, int, int]


class Witness:
    """Starts and kills processes that play, and records which presses were acknowledged."""

    def __init__(self, path: Path, rng: Random) -> None:
        self._path = path
        self._rng = rng
        self._unanswered: Presses = {}
        self.played: dict[int, tuple[GameId, int]] = {}  # interaction → game and revision

    def watch_a_life(self, *, last: bool = False) -> None:
        """Run a playing process and kill it at its start or after a few moves.

        With ``last``, let it finish instead.
        """
        hear, say = PROCESSES.Pipe(duplex=False)
        seed = self._rng.getrandbits(32)
        life = PROCESSES.Process(target=live, args=(self._path, say, seed, self._unanswered, last))
        life.start()
        say.close()
        pid = life.pid
        assert pid is not None
        moves = None if last else self._rng.randint(0, 20)
        if moves == 0:
            time.sleep(self._rng.random() * 0.1)
            os.kill(pid, signal.SIGKILL)
        for line in _lines(hear):
            self._note(line)
            if moves is not None and line[0] == "played":
                moves -= 1
                if moves == 0:
                    time.sleep(self._rng.random() * 0.01)
                    os.kill(pid, signal.SIGKILL)
        life.join()
        hear.close()
        assert life.exitcode == (0 if last else -signal.SIGKILL)

    def _note(self, line: Line) -> None:
        kind, game_id, interaction, revision = line
        if kind == "pressed":
            self._unanswered[interaction] = game_id
        else:
            self.played[interaction] = game_id, revision
            self._unanswered.pop(interaction, None)


def _lines(hear: "Connection[object, Line]") -> Iterator[Line]:
    try:
        while True:
            yield hear.recv()
    except (EOFError, OSError):  # the life is over, perhaps in the middle of a word
        return


def glance_at(path: Path, witness: Witness) -> None:
    """Check that every acknowledged press is stored, and that every stored press is one move."""
    with closing(open_readonly(path)) as connection:
        kept = {id_ for (id_,) in connection.execute("SELECT id FROM interaction")}
        count = "SELECT count(*) FROM journal WHERE command != 'Open'"
        (moves,) = connection.execute(count).fetchone()
    assert set(witness.played) <= kept, "an acknowledged press is gone"
    assert moves == len(kept), "a press is there twice, or half"


async def look_into(path: Path, witness: Witness) -> list[Game]:
    """Open the database as the next start would, check all games in it, and return them."""
    store = await SqliteStore.open(path, pragmas=UNSYNCED)
    games = []
    for game_id in await store._ids("SELECT id FROM game"):
        stored, journal = await store.load(game_id), await store.journal(game_id)
        assert [entry.seq for entry in journal] == list(range(1, stored.revision + 1))
        acknowledged = [rev for id_, rev in witness.played.values() if id_ == game_id]
        assert max(acknowledged, default=0) <= stored.revision
        games.append(stored.game)
        if stored.live:
            assert replay(journal) == stored.game
        else:
            assert without_spent_cards(replay(journal)) == stored.game
        if stored.live and stored.game.round:
            assert sorted(stored.game.all_cards()) == sorted(DECK)
    await store.close()
    return games


async def test_nothing_acknowledged_is_lost_or_doubled_when_the_process_is_killed(
    path: Path,
) -> None:
    rng = Random(20)
    witness = Witness(path, rng)
    for number in range(KILLS):
        witness.watch_a_life()
        if path.exists():  # the first lives may have been too short to create it
            glance_at(path, witness)
        if number % 5 == 4:
            await look_into(path, witness)
    assert len(witness.played) > KILLS
    witness.watch_a_life(last=True)
    games = await look_into(path, witness)
    assert len(games) >= 4
    assert all(game.ending is not None for game in games)
