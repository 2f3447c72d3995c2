"""What a check of a database of either kind looks at, and its result.

The queries run on both databases; ``sqlite.inspection`` and ``postgres.inspection`` run them and
add what only one kind can check. Changes nothing.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.rules.views import table_view
from bot.store.codec import NotReadable, decode_game, decode_round, decode_timer
from bot.store.database import Row

_ROW_SIZE = 60  # about the bytes of a row besides its text: keys, numbers, times
_PRUNABLE = "SELECT id FROM game WHERE finished_at < ?1 AND NOT pruned"

EXAMINED = (
    "SELECT id, channel_id, revision, timer, snapshot, "
    "(SELECT max(seq) FROM journal WHERE game_id = game.id) FROM game WHERE live"
)
"""Selects the live games, for ``faults_of_game``."""
ROUNDS = "SELECT scored FROM scored_round WHERE game_id = ?1 ORDER BY place"
"""Selects the JSON of a game's scored rounds, for ``faults_of_game``."""

COUNTS = (
    "SELECT (SELECT count(*) FROM game WHERE live), (SELECT count(*) FROM game WHERE NOT live), "
    "(SELECT count(*) FROM journal)"
)
"""Counts live games, finished games and journal entries."""

PRUNABLE = (
    f"SELECT (SELECT count(*) FROM ({_PRUNABLE}) AS old), (SELECT coalesce(sum(size), 0) FROM ("
    f"SELECT length(fields) + {_ROW_SIZE} AS size FROM journal WHERE game_id IN ({_PRUNABLE}) "
    f"UNION ALL SELECT length(fingerprint) + {_ROW_SIZE} FROM message "
    f"WHERE game_id IN ({_PRUNABLE})) AS texts)"
)
"""Counts the games finished before ?1 that can be pruned, and about how many bytes that frees."""


@dataclass(frozen=True, slots=True)
class CheckUp:
    """The result of checking a database."""

    version: int
    live: int
    finished: int
    journal: int
    problems: tuple[str, ...]
    size: int  # of the files, in bytes
    prunable: int = 0  # finished games whose details housekeeping will delete
    prunable_size: int = 0  # about how many bytes that frees
    pictures: int = 0  # of decks that servers made
    pictures_size: int = 0  # in bytes


def faults_of_game(row: Row, rounds: Sequence[str]) -> Iterator[str]:
    """Yield what is wrong with a live game, from its row of ``EXAMINED`` and its ``ROUNDS``."""
    game_id, channel_id, revision, timer, snapshot, last = row
    where = f"game {game_id} in channel {channel_id}"
    try:
        game = decode_game(snapshot, [decode_round(text) for text in rounds])
        tuple(table_view(game).history)  # lazy: reads every round, as a redraw may
        decode_timer(timer)
    except NotReadable as error:
        yield f"{where} cannot be read: {error}"
    except Exception as error:  # the snapshot parses, but its contents contradict each other
        yield f"{where} cannot be shown: {error!r}"
    if last != revision:
        yield f"{where} is at revision {revision}, its journal ends at {last}"
