"""Where a round's table was uploaded: private messages show the same picture by its address."""

import discord

from bot.rules.model import Phase
from bot.screens.notes import Notes
from bot.store import GameId, PostedMessage, StoredGame


class TableLinks:
    """The addresses of the tables of games that are being voted on."""

    def __init__(self, client: discord.Client, notes: Notes) -> None:
        self._client = client
        self._notes = notes
        self._known: dict[GameId, tuple[int, str]] = {}

    def note(self, game_id: GameId, number: int, message: discord.Message) -> str | None:
        """The table of a round was posted here."""
        url = first_picture(message)
        if url is not None:
            self._known[game_id] = (number, url)
        return url

    def forget(self, game_id: GameId) -> None:
        """The game is over."""
        self._known.pop(game_id, None)

    async def url(self, stored: StoredGame) -> str | None:
        """Where this round's table can be seen."""
        if stored.game.phase is not Phase.VOTING:
            return None
        number = stored.game.current.number
        known = self._known.get(stored.id)
        if known and known[0] == number:
            return known[1]
        for message in await self._notes.of(stored.id):
            if message.kind == "table" and message.round == number:
                return await self._look_up(stored.id, message)
        return None

    async def _look_up(self, game_id: GameId, message: PostedMessage) -> str | None:
        channel = self._client.get_partial_messageable(message.channel_id)
        try:
            found = await channel.fetch_message(message.message_id)
        except discord.HTTPException:
            return None
        return self.note(game_id, message.round, found)


def first_picture(message: discord.Message) -> str | None:
    """Where the first picture of a layout lies; such pictures are not among the attachments."""
    for part in message.components:
        inside = part.children if isinstance(part, discord.components.Container) else [part]
        for item in inside:
            if isinstance(item, discord.components.MediaGalleryComponent):
                return item.items[0].media.url
    return None
