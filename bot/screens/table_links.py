"""Where a round's table can be seen: hands show the same picture by its address, without a copy."""

from bot.gateway.messages import Messages
from bot.rules.model import Phase
from bot.screens.game import GameOnScreen, GamesOnScreen
from bot.store import StoredGame


class TableLinks:
    """Finds the picture of the table that is voted on."""

    def __init__(self, games: GamesOnScreen, messages: Messages) -> None:
        self._games = games
        self._messages = messages

    async def url_of(self, stored: StoredGame) -> str | None:
        """The address of the picture; None where no vote is open, or it does not stand yet."""
        if stored.game.phase is not Phase.VOTING:
            return None
        game = await self._games.read(stored.id)
        number = stored.game.current.number
        if game.table_link is None or game.table_link[0] != number:
            await self._look_up(game, number)
        return game.table_link[1] if game.table_link and game.table_link[0] == number else None

    async def _look_up(self, game: GameOnScreen, number: int) -> None:
        for message in game.standing:
            if message.kind == "table" and message.round == number:
                url = await self._messages.picture_url(message.channel_id, message.message_id)
                if url is not None:
                    game.table_link = number, url
