"""Makes the pictures of messages, as files to upload. Sends nothing."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from bot.gateway.attachments import Files
from bot.gateway.requests import Uplink
from bot.imaging.on_demand import PicturesOnDemand
from bot.server_decks.shelves import ServerShelves
from bot.ui.content import Content
from bot.ui.wanted_pictures import AlbumPicture, Looks

PICTURE_PATIENCE = 1.0  # seconds that an answer waits for its pictures


class MessageFiles:
    """Makes the pictures of messages, and says which are ready in time for an answer."""

    def __init__(
        self,
        pictures: PicturesOnDemand,
        server_shelves: ServerShelves,
        looks: Looks,
        learn_names: Callable[[Iterable[str]], Awaitable[None]],
        uplink: Uplink,
    ) -> None:
        self.pictures = pictures
        self._server_shelves = server_shelves
        self._looks = looks
        self._learn_names = learn_names
        self._uplink = uplink

    async def make(self, content: Content) -> Files:
        """Make the pictures of this content."""
        made = []
        if content.attachments:
            await self._server_shelves.copied()
        for attachment in content.attachments:
            makers = await self.pictures.ready()
            if isinstance(attachment.wish, AlbumPicture):
                await self._learn_names(attachment.wish.unnamed)
            picture = await attachment.wish.make(makers, self._looks)
            made.append((attachment.name, picture.data))
        return Files(made)

    async def in_time(self, making: asyncio.Future[Files]) -> bool:
        """Wait a moment; return whether the files are made then, and quick to upload."""
        await asyncio.wait({making}, timeout=PICTURE_PATIENCE)
        return making.done() and not self._uplink.takes_long(making.result().size)
