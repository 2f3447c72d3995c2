"""The index of people named in each game, so that a search need not read the texts of all games.

``game_person`` has a row for everyone whom a snapshot, a scored round or a journal names: people
who had a seat, did something or are mentioned in a clue. It is written with the move that names
them. Spectators' guesses are not indexed: they become anonymous when the vote ends.
"""

import re
from collections.abc import Iterator

from bot.rules.commands import TellStory
from bot.rules.ids import PlayerId, is_computer, is_forgotten
from bot.store.database import Database, Step, Transaction, insert
from bot.store.stored import GameId, JournalEntry, StoredGame

_NUMBER = re.compile(r"(?<![0-9])[1-9][0-9]{14,19}(?![0-9])")
"""Matches what may be a person's Discord id."""


def people_in(text: str) -> frozenset[PlayerId]:
    """Return every Discord id that occurs in a text as a whole number."""
    return frozenset(map(PlayerId, _NUMBER.findall(text)))


def without(text: str, player: PlayerId, alias: PlayerId) -> str:
    r"""Return the JSON with a person's id replaced by an alias, even inside clues.

    Only whole numbers are replaced. An id may directly follow a ``\uXXXX`` escape, which ends in
    digits.
    """
    whole = rf"(?:(?<![0-9])|(?<=\\u[0-9a-fA-F]{{4}})){re.escape(player)}(?![0-9])"
    return re.sub(whole, alias, text)


def person_steps(
    before: StoredGame | None, after: StoredGame, entry: JournalEntry
) -> Iterator[Step]:
    """Yield steps that add to the index the people whom this move names for the first time."""
    named = _named_by(after) | ({entry.actor} if entry.actor else set())
    named -= _named_by(before) if before else set()
    if isinstance(entry.played, TellStory):
        named |= people_in(entry.played.clue) | people_in(entry.played.why)
    statement = f"{insert('game_person', 'player, game_id')} ON CONFLICT DO NOTHING"
    for player in sorted(named):
        if not (is_computer(player) or is_forgotten(player)):
            yield Step(statement, (player, after.id))


def _named_by(stored: StoredGame) -> set[PlayerId]:
    return {*stored.game.rabbits, *stored.game.kicked}


async def games_naming(database: Database | Transaction, player: PlayerId) -> list[GameId]:
    """Return the games that name a person."""
    # During an update, a worker of the previous version may run beside us. It records only seats.
    rows = await database.fetch(
        "SELECT game_id FROM game_person WHERE player = ?1 "
        "UNION SELECT game_id FROM seat WHERE player = ?1 ORDER BY game_id",
        player,
    )
    return [GameId(row[0]) for row in rows]
