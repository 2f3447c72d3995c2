"""Loads the drawing code with the first picture, so that the bot is online sooner."""

import asyncio
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Self

from bot.decks import Shelf

if TYPE_CHECKING:
    from bot.imaging.pictures import Pictures


class PicturesOnDemand:
    """Owns the bot's only ``Pictures`` object, and creates it on first use."""

    def __init__(self, shelf: Shelf, folder: Path, cache_mb: int) -> None:
        self._shelf = shelf
        self._folder = folder
        self._cache_mb = cache_mb
        self._made: Pictures | None = None
        self._one_by_one = asyncio.Lock()  # two first callers must not create two objects

    @property
    def made(self) -> "Pictures | None":
        """Return the ``Pictures`` object, or None before its first use."""
        return self._made

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._made is not None:
            self._made.close()

    async def ready(self) -> "Pictures":
        """Return the ``Pictures`` object; on first use, import the drawing code in a thread."""
        async with self._one_by_one:
            if self._made is None:
                makers = await asyncio.to_thread(import_module, "bot.imaging.pictures")
                self._made = makers.Pictures(self._shelf, self._folder, self._cache_mb)
        return self._made
