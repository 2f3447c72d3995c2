"""What a move writes, as one statement: the game if it is still the same, and what goes with it.

Every part reads from the first one, ``game_now``, so that nothing is written where no game was.
"""

from collections.abc import Iterable

from bot.store.columns import (
    GAME,
    JOURNAL,
    MESSAGE,
    changes_of,
    closed_vote,
    clue_of,
    people_of,
    rounds_scored,
    row_of,
    row_of_entry,
    row_of_message,
)
from bot.store.postgres.statement import Statement
from bot.store.records import GameId, JournalEntry, PostedMessage, StoredGame

GAME_NOW = "game_now"

_MESSAGE_TYPES = ("bigint", "text", "text", "bigint", "integer", "text", "double precision")
_JOURNAL_TYPES = ("integer", "double precision", "text", "text", "text", "bigint")


def creation(stored: StoredGame, entry: JournalEntry, interaction: int | None) -> Statement:
    """A new game with its first entry."""
    statement = Statement()
    values = ", ".join(map(statement.bind, row_of(stored)))
    statement.add(GAME_NOW, f"INSERT INTO game ({GAME}) VALUES ({values}) RETURNING id")
    _add_rounds(statement, rounds_scored((), stored.game.history))
    _add_seats(statement, people_of(stored.game), frozenset())
    _add_entry(statement, entry, interaction)
    return statement


def replacement(
    before: StoredGame,
    after: StoredGame,
    entry: JournalEntry,
    interaction: int | None,
) -> Statement:
    """What became of a game, if it is still what it was."""
    statement = Statement()
    changes = changes_of(before, after).items()
    changed = ", ".join(f"{column} = {statement.bind(value)}" for column, value in changes)
    same = f"id = {statement.bind(after.id)} AND revision = {statement.bind(before.revision)}"
    statement.add(GAME_NOW, f"UPDATE game SET {changed} WHERE {same} RETURNING id")
    _add_rounds(statement, rounds_scored(before.game.history, after.game.history))
    sat, sit = people_of(before.game), people_of(after.game)
    _add_seats(statement, sit - sat, sat - sit)
    _add_entry(statement, entry, interaction)
    _add_clue(statement, clue_of(after, entry), after.place.guild_id)
    _close_guessing(statement, closed_vote(before, after))
    return statement


def _add_rounds(statement: Statement, rounds: list[tuple[int, str]]) -> None:
    if rounds:
        places = statement.bind([place for place, _ in rounds], "integer[]")
        texts = statement.bind([text for _, text in rounds], "text[]")
        statement.add(
            "rounds",
            f"INSERT INTO scored_round SELECT id, place, scored FROM {GAME_NOW}, "
            f"unnest({places}, {texts}) AS fresh (place, scored)",
        )


def _add_seats(statement: Statement, come: frozenset[str], gone: frozenset[str]) -> None:
    if come:
        players = statement.bind(list(come), "text[]")
        statement.add(
            "seated",
            f"INSERT INTO seat SELECT id, player FROM {GAME_NOW}, unnest({players}) player",
        )
    if gone:
        players = statement.bind(list(gone), "text[]")
        statement.add(
            "unseated",
            f"DELETE FROM seat USING {GAME_NOW} WHERE game_id = id AND player = ANY ({players})",
        )


def _add_entry(statement: Statement, entry: JournalEntry, interaction: int | None) -> None:
    row = zip(row_of_entry(entry), _JOURNAL_TYPES, strict=True)
    values = ", ".join(statement.bind(value, type_) for value, type_ in row)
    statement.add(
        "entry", f"INSERT INTO journal (game_id, {JOURNAL}) SELECT id, {values} FROM {GAME_NOW}"
    )
    if interaction is not None:
        press = statement.bind(interaction, "bigint")
        at = statement.bind(entry.at, "double precision")
        statement.add("receipt", f"INSERT INTO interaction SELECT {press}, {at} FROM {GAME_NOW}")


def _add_clue(statement: Statement, clue: str | None, guild_id: int) -> None:
    if clue is not None:
        row = f"{statement.bind(guild_id, 'bigint')}, {statement.bind(clue, 'text')}"
        told = f"INSERT INTO told_clue SELECT {row} FROM {GAME_NOW} ON CONFLICT DO NOTHING"
        statement.add("told", told)


def _close_guessing(statement: Statement, number: int | None) -> None:
    """Nobody knows any more whose guess was which."""
    if number is not None:
        vote = f"game_id = id AND round = {statement.bind(number, 'integer')} AND person > 0"
        statement.add("guesses", f"UPDATE guess SET person = -serial FROM {GAME_NOW} WHERE {vote}")


def add_messages(statement: Statement, of: str, posted: Iterable[PostedMessage]) -> None:
    """Keep messages of the one game that ``of`` returns; one that is there is written anew."""
    last = {message.message_id: row_of_message(message) for message in posted}
    if not last:
        return
    columns = zip(zip(*last.values(), strict=True), _MESSAGE_TYPES, strict=True)
    arrays = ", ".join(statement.bind(list(values), f"{type_}[]") for values, type_ in columns)
    anew = ", ".join(f"{column} = excluded.{column}" for column in MESSAGE.split(", ")[1:])
    statement.add(
        "messages",
        f"INSERT INTO message (game_id, {MESSAGE}) SELECT id, fresh.* FROM {of}, "
        f"unnest({arrays}) AS fresh ON CONFLICT (game_id, message_id) DO UPDATE SET {anew}",
    )


def game_of(statement: Statement, game_id: GameId, condition: str) -> str:
    """A part that returns a game's id where there is such a game and this holds."""
    found = f"SELECT id FROM game WHERE id = {statement.bind(game_id)} AND {condition}"
    statement.add(GAME_NOW, found)
    return GAME_NOW
