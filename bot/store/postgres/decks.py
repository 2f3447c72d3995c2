"""Decks that servers make, with their pictures in the database: all processes have them.

Whatever adds or drops pictures takes turns under one lock, so that no sweep takes a picture whose
card is about to be written, and no two uploads count the same room.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from bot.store.deck_columns import CARD, DECK, decks_of, encoded
from bot.store.deck_records import CardText, DeckLimits, NewCard, ServerDeck, Upload
from bot.store.errors import UnknownDeck
from bot.store.picture_files import PictureFiles
from bot.store.postgres import deck_statements as do
from bot.store.postgres.locks import DECKS, OURS
from bot.store.postgres.opening import Connection
from bot.store.postgres.rows import Rows

T = TypeVar("T")

PATIENCE = 60.0  # for a zip of pictures on a slow line; nobody's press waits for it


class DeckRows(Rows):
    """Decks that servers make."""

    async def _in_turn(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async def turn(connection: Connection) -> T:
            async with connection.transaction():
                take = "SELECT pg_advisory_xact_lock($1, $2)"
                await connection.execute(take, OURS, DECKS, timeout=PATIENCE)
                return await work(connection)

        return await self._database.run(turn, PATIENCE)

    async def server_decks(self, guild_id: int) -> tuple[ServerDeck, ...]:
        async def read(connection: Connection) -> tuple[ServerDeck, ...]:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                decks = await connection.fetch(
                    f"SELECT {DECK} FROM deck WHERE guild_id = $1 ORDER BY made_at, serial",
                    guild_id,
                )
                cards = await connection.fetch(
                    f"SELECT {CARD} FROM deck_card AS card JOIN deck ON deck.id = deck_id "
                    "JOIN deck_picture USING (digest) WHERE guild_id = $1 "
                    "ORDER BY deck_id, number",
                    guild_id,
                )
                return decks_of(decks, cards)

        return await self._database.run(read)

    async def create_deck(
        self, deck_id: str, guild_id: int, name: str, by: int, at: float, limits: DeckLimits
    ) -> None:
        most = limits.decks
        await self._in_turn(
            lambda connection: do.create_deck(connection, deck_id, guild_id, name, by, at, most)
        )

    async def add_cards(
        self,
        guild_id: int,
        deck_id: str,
        cards: Sequence[NewCard],
        by: int,
        at: float,
        limits: DeckLimits,
    ) -> tuple[int, ...]:
        async def work(connection: Connection) -> tuple[int, ...]:
            await do.check_deck(connection, guild_id, deck_id)
            numbers = await do.add_cards(connection, deck_id, cards, by, at)
            await do.check_room(connection, guild_id, limits)
            return numbers

        return await self._in_turn(work)

    async def name_deck(self, guild_id: int, deck_id: str, name: str) -> None:
        await self._on_deck(guild_id, deck_id, "name = $3", name)

    async def remove_deck(self, guild_id: int, deck_id: str, at: float) -> None:
        await self._on_deck(guild_id, deck_id, "removed_at = $3", at)

    async def describe_card(self, guild_id: int, deck_id: str, number: int, text: CardText) -> None:
        change = "title = $4, alts = $5, keywords = $6"
        await self._on_card(guild_id, deck_id, number, change, text.title, *encoded(text))

    async def remove_card(self, guild_id: int, deck_id: str, number: int, at: float) -> None:
        await self._on_card(guild_id, deck_id, number, "removed_at = $4", at)

    async def report_card(
        self, guild_id: int, deck_id: str, number: int, by: int, at: float
    ) -> None:
        change = "reported_by = coalesce(reported_by, $4), reported_at = coalesce(reported_at, $5)"
        await self._on_card(guild_id, deck_id, number, change, by, at)

    async def clear_report(self, guild_id: int, deck_id: str, number: int) -> None:
        change = "reported_by = NULL, reported_at = NULL"
        await self._on_card(guild_id, deck_id, number, change)

    async def _on_deck(self, guild_id: int, deck_id: str, change: str, value: str | float) -> None:
        where = "WHERE id = $1 AND guild_id = $2 AND removed_at IS NULL"
        if not await self._change(f"UPDATE deck SET {change} {where}", deck_id, guild_id, value):
            raise UnknownDeck(deck_id)

    async def _on_card(
        self, guild_id: int, deck_id: str, number: int, change: str, *values: str | float
    ) -> None:
        """Change a card that was not removed; ``UnknownDeck`` if there is none."""
        statement = (
            f"UPDATE deck_card AS card SET {change} FROM deck WHERE deck.id = deck_id "
            "AND deck_id = $1 AND number = $2 AND guild_id = $3 "
            "AND deck.removed_at IS NULL AND card.removed_at IS NULL"
        )
        if not await self._change(statement, deck_id, number, guild_id, *values):
            raise UnknownDeck(deck_id)

    async def uploads_of(self, user_id: int) -> tuple[Upload, ...]:
        rows = await self._all(
            "SELECT guild_id, name, number, added_at FROM deck_card AS card "
            "JOIN deck ON deck.id = deck_id WHERE added_by = $1 AND card.removed_at IS NULL "
            "ORDER BY added_at, number",
            user_id,
        )
        return tuple(Upload(*row) for row in rows)

    async def erase_person_uploads(self, user_id: int, at: float) -> int:
        async def work(connection: Connection) -> int:
            change = "UPDATE deck SET made_by = 0 WHERE made_by = $1"
            await connection.execute(change, user_id)
            change = "UPDATE deck_card SET reported_by = 0 WHERE reported_by = $1"
            await connection.execute(change, user_id)
            status = await connection.execute(
                "UPDATE deck_card SET added_by = 0, removed_at = coalesce(removed_at, $2) "
                "WHERE added_by = $1",
                user_id,
                at,
            )
            await do.drop_unused(connection)
            return int(status.rpartition(" ")[2])

        return await self._in_turn(work)

    async def block_picture(self, digest: str, at: float) -> int:
        async def work(connection: Connection) -> int:
            gone = await do.block(connection, digest, at)
            await do.drop_unused(connection)
            return gone

        return await self._in_turn(work)

    async def blocked(self, digests: Collection[str]) -> frozenset[str]:
        query = "SELECT digest FROM blocked_picture WHERE digest = ANY ($1)"
        return frozenset(digest for (digest,) in await self._all(query, list(digests)))

    async def sweep_decks(self) -> frozenset[str]:
        async def work(connection: Connection) -> frozenset[str]:
            await do.drop_unused(connection)
            rows = await connection.fetch("SELECT digest FROM deck_picture")
            return frozenset(digest for (digest,) in rows)

        return await self._in_turn(work)

    def picture_folder(self, copies: Path) -> Path:
        return copies

    async def copy_pictures(self, digests: Collection[str], copies: Path) -> None:
        """Only those that this machine does not have yet."""
        files = PictureFiles(copies)
        missing = await asyncio.to_thread(
            lambda: [digest for digest in digests if not files.path(digest).exists()]
        )
        for digest in missing:
            if (data := await self.read_picture(digest)) is not None:
                await asyncio.to_thread(partial(files.put, [(digest, data)]))

    async def read_picture(self, digest: str) -> bytes | None:
        query = "SELECT data FROM deck_picture WHERE digest = $1"
        data = await self._database.value(query, digest)
        return None if data is None else bytes(data)
