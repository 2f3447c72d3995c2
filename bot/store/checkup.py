"""What a check-up finds in a database of any kind, and how one live game is examined."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.rules.views import table_view
from bot.store.codec import NotReadable, decode_game, decode_round, decode_timer
from bot.store.columns import Row

EXAMINED = "id, channel_id, revision, timer, snapshot"
ROW_SIZE = 60  # about the bytes of a row besides its text: keys, numbers, times


@dataclass(frozen=True, slots=True)
class CheckUp:
    """What was found in a database."""

    version: int
    live: int
    finished: int
    journal: int
    problems: tuple[str, ...]
    size: int  # of the files, in bytes
    prunable: int = 0  # finished games of which only the stories are worth keeping
    prunable_size: int = 0  # about how many bytes the rest of them takes
    pictures: int = 0  # of decks that servers made
    pictures_size: int = 0  # in bytes


def faults_of_game(row: Row, rounds: Sequence[str]) -> Iterator[str]:
    """What is wrong with a live game: ``EXAMINED`` and its journal's last number, its rounds."""
    game_id, channel_id, revision, timer, snapshot, last = row
    where = f"game {game_id} in channel {channel_id}"
    try:
        game = decode_game(snapshot, [decode_round(text) for text in rounds])
        tuple(table_view(game).history)
        decode_timer(timer)
    except NotReadable as error:
        yield f"{where} cannot be read: {error}"
    except Exception as error:  # a snapshot that parses and yet makes no sense
        yield f"{where} cannot be shown: {error!r}"
    if last != revision:
        yield f"{where} is at revision {revision}, its journal ends at {last}"
