"""Which clue of a finished game each person starred; not part of the game, never shown by name."""

from bot.store.database import Rows, replacing
from bot.store.errors import UnknownGame
from bot.store.stored import GameId

_COLUMNS = "game_id, person, place"


class StarRows(Rows):
    """Stores the stars that people give to clues."""

    async def put_star(self, game_id: GameId, user_id: int, place: int) -> None:
        # Selected from the game, so that a game that was erased meanwhile gets no star.
        kept = await self._database.change(
            f"INSERT INTO star ({_COLUMNS}) SELECT id, ?2, ?3 FROM game "
            "WHERE id = ?1 AND finished_at IS NOT NULL " + replacing("game_id, person", _COLUMNS),
            *(game_id, user_id, place),
        )
        if not kept:
            raise UnknownGame(game_id)

    async def stars(self, game_id: GameId) -> dict[int, int]:
        query = "SELECT place, count(*) FROM star WHERE game_id = ?1 GROUP BY place"
        return dict(map(tuple, await self._database.fetch(query, game_id)))
