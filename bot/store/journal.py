"""The journal of every game, and the receipts of presses that were played."""

from collections.abc import Iterable, Iterator
from typing import Any

from bot.store.codec import NotReadable, decode_played, encode_played
from bot.store.database import Row, Rows, Step, insert
from bot.store.errors import UnreadableGame
from bot.store.stored import GameId, JournalEntry

JOURNAL = "seq, at, actor, command, fields, seed"


class JournalRows(Rows):
    """Stores journals, and which presses were played."""

    async def journal(self, game_id: GameId) -> tuple[JournalEntry, ...]:
        query = f"SELECT {JOURNAL} FROM journal WHERE game_id = ?1 ORDER BY seq"
        return journal_of(game_id, await self._database.fetch(query, game_id))

    async def knows_interaction(self, interaction: int) -> bool:
        query = "SELECT 1 FROM interaction WHERE id = ?1"
        return bool(await self._database.fetch(query, interaction))


def entry_step(game_id: GameId, entry: JournalEntry) -> Step:
    """Return the step that adds an entry to a game's journal."""
    values = (game_id, entry.seq, entry.at, entry.actor, *encode_played(entry.played), entry.seed)
    return Step(insert("journal", f"game_id, {JOURNAL}"), values)


def receipt_steps(interaction: int | None, at: float) -> Iterator[Step]:
    """Yield the step that marks a press as played; it conflicts if the press was played before."""
    if interaction is not None:
        yield Step(insert("interaction", "id, at"), (interaction, at))


def journal_of(game_id: GameId, rows: Iterable[Row]) -> tuple[JournalEntry, ...]:
    """Return the entries in rows of ``JOURNAL``; raise ``UnreadableGame`` if one is not valid."""
    try:
        return tuple(_entry(*row) for row in rows)
    except NotReadable as error:
        raise UnreadableGame(game_id, f"its journal: {error}") from error


def _entry(seq: int, at: float, actor: Any, command: str, fields: str, seed: int) -> JournalEntry:
    return JournalEntry(seq, at, actor, decode_played(command, fields), seed)
