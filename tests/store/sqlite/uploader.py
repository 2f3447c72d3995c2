"""A bot's life for the kill test of uploads: adds, removes and sweeps until it is killed."""

import asyncio
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from bot.store import DeckLimits, NewCard
from bot.store.picture_files import digest_of
from bot.store.sqlite.store import SqliteStore

ROOMY = DeckLimits(cards=1_000_000, megabytes=1000)


def upload(path: Path, say: "Connection", seed: int) -> None:
    """Add cards, and sometimes remove one, until killed; report each step over ``say``."""
    asyncio.run(_upload(path, say, Random(seed)))


async def _upload(path: Path, say: "Connection", rng: Random) -> None:
    store = await SqliteStore.open(path)
    if not await store.server_decks(9):
        await store.create_deck("@one", 9, "Deck", 1, 0.0, ROOMY)
    while True:
        data = rng.randbytes(rng.randint(1, 60_000))
        cards = [NewCard(one, digest_of(one), "", b"") for one in (data, data[::-1])]
        numbers = await store.add_cards(9, "@one", cards, 1, 0.0, ROOMY)
        for number, card in zip(numbers, cards, strict=True):
            say.send(("added", number, card.digest))
        if rng.random() < 0.3:
            say.send(("removing", numbers[0], cards[0].digest))
            await store.remove_card(9, "@one", numbers[0], 0.0)
            await store.sweep_decks()
            say.send(("removed", numbers[0], cards[0].digest))
