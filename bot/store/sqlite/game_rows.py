"""How a game becomes rows and comes back: one of its own, and one for each scored round.

Most of a save is what did not change, so only what did is written: an index that is mentioned in
an UPDATE is written even if its columns stay the same, and every page costs time on disk.
"""

import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.rules.model import ScoredRound
from bot.rules.values import Lazy
from bot.store.codec import (
    NotReadable,
    decode_game,
    decode_round,
    decode_timer,
    encode_game,
    encode_round,
    encode_timer,
)
from bot.store.errors import UnknownGame, UnreadableGame
from bot.store.records import GameId, Place, StoredGame

COLUMNS = (
    "id, guild_id, channel_id, live, revision, shown, language, timer, wake_at, paused, "
    "paused_at, created_at, touched_at, finished_at, snapshot"
)

GameRow = tuple[Sequence[Any], Sequence[str]]
"""A game's row, and the rounds that were scored, as JSON."""


def read_game(game_id: GameId, connection: sqlite3.Connection) -> GameRow:
    """The rows of a game as part of a larger transaction; ``UnknownGame``."""
    query = f"SELECT {COLUMNS} FROM game WHERE id = ?"
    row = connection.execute(query, (game_id,)).fetchone()
    if row is None:
        raise UnknownGame(game_id)
    query = "SELECT scored FROM scored_round WHERE game_id = ? ORDER BY place"
    return row, [text for (text,) in connection.execute(query, (game_id,)).fetchall()]


def row_of(stored: StoredGame) -> tuple[Any, ...]:
    """The values of ``COLUMNS``."""
    timer = stored.timer
    return (
        stored.id,
        stored.place.guild_id,
        stored.place.channel_id,
        stored.live,
        stored.revision,
        stored.shown,
        stored.language,
        encode_timer(timer),
        timer.wake_at if timer else None,
        stored.paused,
        stored.paused_at,
        stored.created_at,
        stored.touched_at,
        stored.finished_at,
        encode_game(stored.game),
    )


def changes_of(before: StoredGame, after: StoredGame) -> dict[str, Any]:
    """The columns that a move changes, with their new values."""
    changes: dict[str, Any] = {
        "revision": after.revision,
        "touched_at": after.touched_at,
        "snapshot": encode_game(after.game),
    }
    if after.language != before.language:
        changes["language"] = after.language
    if after.timer != before.timer:
        changes["timer"] = encode_timer(after.timer)
        changes["wake_at"] = after.timer.wake_at if after.timer else None
    if after.live != before.live:
        changes |= {"live": after.live, "finished_at": after.finished_at}
    return changes


def stored_of(row_and_rounds: GameRow) -> StoredGame:
    """The game of its rows; ``UnreadableGame``."""
    row, rounds = row_and_rounds
    (id_, guild_id, channel_id, _, revision, shown, language, timer, _, *rest) = row
    paused, paused_at, created_at, touched_at, finished_at, snapshot = rest
    try:
        return StoredGame(
            id=id_,
            place=Place(guild_id, channel_id),
            # Most presses do not look at past rounds, so they are read when somebody does.
            game=decode_game(snapshot, Lazy(partial(_round_of, id_), rounds)),
            revision=revision,
            shown=shown,
            language=language,
            timer=decode_timer(timer),
            paused=paused,
            paused_at=paused_at,
            created_at=created_at,
            touched_at=touched_at,
            finished_at=finished_at,
        )
    except NotReadable as error:
        raise UnreadableGame(id_, str(error)) from error


def _round_of(game_id: GameId, text: str) -> ScoredRound:
    try:
        return decode_round(text)
    except NotReadable as error:
        raise UnreadableGame(game_id, str(error)) from error


def append_rounds(
    connection: sqlite3.Connection,
    game_id: GameId,
    before: Sequence[ScoredRound],
    after: Sequence[ScoredRound],
) -> None:
    """Write the rounds that a move has scored, as part of a larger transaction."""
    for place in range(len(before), len(after)):
        row = (game_id, place, encode_round(after[place]))
        connection.execute("INSERT INTO scored_round VALUES (?, ?, ?)", row)
