"""What people add to a game from outside it: spectators' guesses, and stars for its clues.

Neither is part of a game or its journal, and neither is ever shown by name. A spectator's guess
becomes anonymous when the vote ends.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.rules.ids import Slot
from bot.rules.model import Phase
from bot.rules.views import Crowd
from bot.store.database import Row, Rows, Step, replacing
from bot.store.errors import StaleRevision, UnknownGame
from bot.store.stored import GameId, StoredGame


class AudienceRows(Rows):
    """Stores the guesses of spectators, which are not part of any game."""

    async def put_guess(self, stored: StoredGame, user_id: int, slots: Iterable[Slot]) -> None:
        """Store a spectator's guess in the current vote, replacing an earlier one.

        Raise ``StaleRevision`` if the game has changed, because its vote may be over.
        """
        # The lock orders this against a move that ends the vote: either that move waits and then
        # counts this guess, or we wait and then find another revision.
        columns = "game_id, round, person, slots"
        statement = (
            f"INSERT INTO guess ({columns}) SELECT id, ?2, ?3, ?4 FROM game "
            f"WHERE id = ?1 AND revision = ?5{self._database.for_share} "
            + replacing("game_id, round, person", columns)
        )
        number = stored.game.current.number
        guess = " ".join(map(str, sorted(set(slots))))
        if not await self._database.change(
            statement, stored.id, number, user_id, guess, stored.revision
        ):
            raise StaleRevision(stored.id)

    async def audience(self, game_id: GameId) -> dict[int, Crowd]:
        """Return the spectators' guesses by round, only for votes that are over.

        The move that ends a vote makes its guesses anonymous.
        """
        # A guess of an open vote still has its person's id, which is positive.
        query = (
            "SELECT round, slots, count(*) FROM guess WHERE game_id = ?1 AND person < 0 "
            "GROUP BY round, slots"
        )
        return _crowds(await self._database.fetch(query, game_id))

    async def forget_guesses(self, user_id: int) -> None:
        """Delete a person's guesses in open votes."""
        await self._database.change("DELETE FROM guess WHERE person = ?1 AND person > 0", user_id)


class StarRows(Rows):
    """Stores which clue of a finished game each person starred."""

    async def put_star(self, game_id: GameId, user_id: int, place: int) -> None:
        """Give a person's one star in a game to the clue of the round at ``place`` in the history.

        Raise ``UnknownGame`` if there is no finished game with this id.
        """
        # Selected from the game, so that a game that has just been erased gets no star.
        columns = "game_id, person, place"
        statement = (
            f"INSERT INTO star ({columns}) SELECT id, ?2, ?3 FROM game "
            "WHERE id = ?1 AND finished_at IS NOT NULL " + replacing("game_id, person", columns)
        )
        if not await self._database.change(statement, game_id, user_id, place):
            raise UnknownGame(game_id)

    async def stars(self, game_id: GameId) -> dict[int, int]:
        """Return the stars of a game's clues by their round's index in the history, from 0."""
        query = "SELECT place, count(*) FROM star WHERE game_id = ?1 GROUP BY place"
        return dict(map(tuple, await self._database.fetch(query, game_id)))


def _crowds(rows: Iterable[Row]) -> dict[int, Crowd]:
    """Return the guesses by round, from rows of round, slots and how many people guessed them."""
    people: Counter[int] = Counter()
    guesses: dict[int, Counter[Slot]] = {}
    for number, slots, count in rows:
        people[number] += count
        for slot in slots.split():
            guesses.setdefault(number, Counter())[int(slot)] += count
    return {number: Crowd(people[number], guesses[number]) for number in people}


def closing_steps(serial: str, before: StoredGame, after: StoredGame) -> Iterator[Step]:
    """Yield the step that makes guesses anonymous, if this move ends a vote.

    ``serial`` is the column that numbers the rows, see ``Database.serial``.
    """
    if (number := closed_vote(before, after)) is not None:
        vote = "game_id = ?1 AND round = ?2 AND person > 0"
        # A negative number, unique to the row, keeps the primary key without naming the person.
        yield Step(f"UPDATE guess SET person = -{serial} WHERE {vote}", (after.id, number))


def closed_vote(before: StoredGame, after: StoredGame) -> int | None:
    """Return the number of the round whose vote this move ends; None if it ends none."""
    was, now = before.game, after.game
    if was.phase is not Phase.VOTING:
        return None
    number = was.current.number
    return None if now.phase is Phase.VOTING and now.current.number == number else number
