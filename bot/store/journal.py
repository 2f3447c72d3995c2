"""What a move records beside the game itself: its journal entry and what follows from it.

- The journal: who did what and when, enough to replay a game.
- Receipts: the ids of presses that were played, so that none is played twice.
- Clues given in each server, so that computer players never repeat one.
- An index of people named in each game, so that a search need not read the texts of all games.
  ``game_person`` has a row for everyone whom a snapshot, a scored round or a journal names: people
  who had a seat, did something or are mentioned in a clue. Spectators' guesses are not indexed,
  because they become anonymous when the vote ends.

The functions here return the steps that write all this; ``games`` saves them together with the
game. Knows neither the columns of a game nor what else is stored about a person.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from bot.rules.commands import GiveClue
from bot.rules.ids import PlayerId, is_computer, is_erased
from bot.store.codec import NotReadable, decode_played, encode_played
from bot.store.database import Database, Row, Rows, Step, Transaction, insert
from bot.store.errors import UnreadableGame
from bot.store.stored import GameId, JournalEntry, StoredGame

JOURNAL = "seq, at, actor, command, fields, seed"

# From 15 digits, which ids had in Discord's first days, to 20, the most that 64 bits can have.
_NUMBER = re.compile(r"(?<![0-9])[1-9][0-9]{14,19}(?![0-9])")
"""Matches what may be a person's Discord id."""


class JournalRows(Rows):
    """Stores journals, and which presses were played."""

    async def journal(self, game_id: GameId) -> tuple[JournalEntry, ...]:
        """Return a game's journal in order, empty if the game was pruned.

        Raise ``UnreadableGame`` if an entry cannot be decoded.
        """
        query = f"SELECT {JOURNAL} FROM journal WHERE game_id = ?1 ORDER BY seq"
        return journal_of(game_id, await self._database.fetch(query, game_id))

    async def knows_interaction(self, interaction: int) -> bool:
        """Return whether a command from this press has already been played."""
        query = "SELECT 1 FROM interaction WHERE id = ?1"
        return bool(await self._database.fetch(query, interaction))


class ClueRows(Rows):
    """Reads the clues that people and computer players have given in a server."""

    async def clues_told(self, guild_id: int) -> frozenset[str]:
        """Return every clue given in a server, abandoned rounds included.

        Clues that mention people are left out, because they are not stored here.
        """
        query = "SELECT clue FROM told_clue WHERE guild_id = ?1"
        return frozenset(row[0] for row in await self._database.fetch(query, guild_id))


def entry_step(game_id: GameId, entry: JournalEntry) -> Step:
    """Return the step that adds an entry to a game's journal."""
    values = (game_id, entry.seq, entry.at, entry.actor, *encode_played(entry.played), entry.seed)
    return Step(insert("journal", f"game_id, {JOURNAL}"), values)


def receipt_steps(interaction: int | None, at: float) -> Iterator[Step]:
    """Yield the step that marks a press as played; it conflicts if the press was played before.

    Yield nothing if ``interaction`` is None, because no press caused the move.
    """
    if interaction is not None:
        yield Step(insert("interaction", "id, at"), (interaction, at))


def clue_steps(after: StoredGame, entry: JournalEntry) -> Iterator[Step]:
    """Yield the step that stores this move's clue, if it gave one that does not mention people."""
    if isinstance(entry.played, GiveClue) and not people_in(entry.played.clue):
        statement = f"{insert('told_clue', 'guild_id, clue')} ON CONFLICT DO NOTHING"
        yield Step(statement, (after.place.guild_id, after.game.current.clue))


def person_steps(
    before: StoredGame | None, after: StoredGame, entry: JournalEntry
) -> Iterator[Step]:
    """Yield steps that add to the index the people whom this move names for the first time."""
    named = _named_by(after) | ({entry.actor} if entry.actor else set())
    named -= _named_by(before) if before else set()
    if isinstance(entry.played, GiveClue):
        named |= people_in(entry.played.clue) | people_in(entry.played.why)
    statement = f"{insert('game_person', 'player, game_id')} ON CONFLICT DO NOTHING"
    for player in sorted(named):
        if not (is_computer(player) or is_erased(player)):
            yield Step(statement, (player, after.id))


def _named_by(stored: StoredGame) -> set[PlayerId]:
    return {*stored.game.rabbits, *stored.game.kicked}


def people_in(text: str) -> frozenset[PlayerId]:
    """Return every Discord id that occurs in a text as a whole number."""
    return frozenset(map(PlayerId, _NUMBER.findall(text)))


async def games_naming(database: Database | Transaction, player: PlayerId) -> list[GameId]:
    """Return the games that name a person."""
    # Seats as well: during an update, a worker of the previous version may still be running, and it
    # does not write to ``game_person``.
    rows = await database.fetch(
        "SELECT game_id FROM game_person WHERE player = ?1 "
        "UNION SELECT game_id FROM seat WHERE player = ?1 ORDER BY game_id",
        player,
    )
    return [GameId(row[0]) for row in rows]


def journal_of(game_id: GameId, rows: Iterable[Row]) -> tuple[JournalEntry, ...]:
    """Return the entries in rows of ``JOURNAL``; raise ``UnreadableGame`` if one is not valid."""
    try:
        return tuple(_entry(*row) for row in rows)
    except NotReadable as error:
        raise UnreadableGame(game_id, f"its journal: {error}") from error


def _entry(seq: int, at: float, actor: Any, command: str, fields: str, seed: int) -> JournalEntry:
    return JournalEntry(seq, at, actor, decode_played(command, fields), seed)
