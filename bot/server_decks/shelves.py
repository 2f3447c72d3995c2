"""Puts servers' decks from the store on the shelf, when somebody there first needs them.

Every change made here is on the shelf at once. What changes elsewhere (another process, a picture
that the host blocks) is noticed when a server is looked up again after a few minutes. Pictures
that the store keeps elsewhere are copied aside: no press waits for them, only what shows them.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from pathlib import Path
from weakref import WeakValueDictionary

from bot.decks import Card, Deck, Shelf
from bot.store.deck_records import ServerCard, ServerDeck
from bot.store.errors import StoreError
from bot.store.picture_files import SUFFIX
from bot.store.server_protocol import ServerDecks

log = logging.getLogger(__name__)

FRESH = 300.0  # seconds


class ServerShelves:
    """The shelf's part that is kept in the store."""

    def __init__(
        self,
        shelf: Shelf,
        store: ServerDecks,
        folder: Path,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._shelf = shelf
        self._store = store
        self.folder = folder  # for copies of pictures that the store keeps elsewhere
        self._monotonic = monotonic
        self.fresh_until: dict[int, float] = {}  # of the servers whose decks are on the shelf
        self._copying: set[asyncio.Task[None]] = set()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def know(self, guild_id: int) -> None:
        """Have this server's decks on the shelf; nearly always they are."""
        if self._monotonic() < self.fresh_until.get(guild_id, 0.0):
            return
        lock = self._locks.setdefault(guild_id, asyncio.Lock())
        async with lock:
            if self._monotonic() >= self.fresh_until.get(guild_id, 0.0):
                await self.refresh(guild_id)

    async def refresh(self, guild_id: int) -> tuple[ServerDeck, ...]:
        """Look a server's decks up and put them on the shelf as they are now."""
        now = self._monotonic()
        decks = await self._store.server_decks(guild_id)
        digests = {card.digest for deck in decks for card in deck.all_cards}
        folder = self._store.picture_folder(self.folder)
        self._shelf.put(
            guild_id,
            [_on_shelf(deck, folder) for deck in decks if deck.removed_at is None],
            [_card(deck, card, folder) for deck in decks for card in deck.all_cards],
        )
        self.fresh_until[guild_id] = now + FRESH
        if digests:
            copying = asyncio.create_task(self._copy(guild_id, digests))
            self._copying.add(copying)
            copying.add_done_callback(self._copying.discard)
        return decks

    async def _copy(self, guild_id: int, digests: Collection[str]) -> None:
        try:
            await self._store.copy_pictures(digests, self.folder)
        except (StoreError, OSError) as error:
            log.warning("pictures of server %s could not be copied: %s", guild_id, error)
            self.fresh_until.pop(guild_id, None)  # whoever comes next tries again

    async def copied(self) -> None:
        """Wait until every picture that is on its way to this machine has arrived."""
        if self._copying:
            await asyncio.wait(tuple(self._copying))


def _on_shelf(deck: ServerDeck, folder: Path) -> Deck:
    cards = tuple(_card(deck, card, folder) for card in deck.playable)
    return Deck(deck.id, folder, deck.name, author="", licence="", cards=cards, version="")


def _card(deck: ServerDeck, card: ServerCard, folder: Path) -> Card:
    return Card(
        card_id(deck.id, card.number),
        folder / f"{card.digest}{SUFFIX}",
        card.text.title,
        card.text.alts,
        card.text.keywords,
        card.digest,
    )


def card_id(deck_id: str, number: int) -> str:
    """The name of a server's card among all cards."""
    return f"{deck_id}/{number}"
