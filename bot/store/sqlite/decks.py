"""Decks that servers make: rows in the database, pictures as files beside it.

Whatever adds or drops pictures does so one after the other: otherwise a sweep could take a file
whose row is about to be written.
"""

import asyncio
import sqlite3
from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path

from bot.store.deck_columns import encoded
from bot.store.deck_records import CardText, DeckLimits, NewCard, ServerDeck, Upload
from bot.store.errors import UnknownDeck
from bot.store.picture_files import PictureFiles
from bot.store.sqlite.database import Database
from bot.store.sqlite.deck_rows import (
    block,
    check_deck,
    check_decks_left,
    check_room,
    drop_unused,
    insert_card,
    read_decks,
    refuse_blocked,
)
from bot.store.sqlite.failures import translated
from bot.store.sqlite.pictures import folder_of
from bot.store.sqlite.rows import Rows


class DeckRows(Rows):
    """Decks that servers make."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._files = PictureFiles(folder_of(database.path))
        self._one_by_one = asyncio.Lock()

    async def server_decks(self, guild_id: int) -> tuple[ServerDeck, ...]:
        return await self._database.read(lambda connection: read_decks(connection, guild_id))

    async def create_deck(
        self, deck_id: str, guild_id: int, name: str, by: int, at: float, limits: DeckLimits
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            check_decks_left(connection, guild_id, limits)
            connection.execute(
                "INSERT INTO deck (id, guild_id, name, made_by, made_at) VALUES (?, ?, ?, ?, ?)",
                (deck_id, guild_id, name, by, at),
            )

        await self._database.write(work)

    async def add_cards(
        self,
        guild_id: int,
        deck_id: str,
        cards: Sequence[NewCard],
        by: int,
        at: float,
        limits: DeckLimits,
    ) -> tuple[int, ...]:
        def work(connection: sqlite3.Connection) -> tuple[int, ...]:
            check_deck(connection, guild_id, deck_id)
            refuse_blocked(connection, cards)
            numbers = tuple(insert_card(connection, deck_id, card, by, at) for card in cards)
            check_room(connection, guild_id, limits)
            return numbers

        async with self._one_by_one:
            with translated(self._database.path, in_play=True):
                pictures = [(card.digest, card.data) for card in cards]
                await asyncio.to_thread(self._files.put, pictures)
            try:
                return await self._database.write(work)
            except Exception:
                await self._sweep()
                raise

    async def name_deck(self, guild_id: int, deck_id: str, name: str) -> None:
        await self._on_deck(guild_id, deck_id, "UPDATE deck SET name = ? WHERE id = ?", name)

    async def describe_card(self, guild_id: int, deck_id: str, number: int, text: CardText) -> None:
        await self._on_card(
            guild_id,
            deck_id,
            number,
            "UPDATE deck_card SET title = ?, alts = ?, keywords = ?",
            text.title,
            *encoded(text),
        )

    async def remove_card(self, guild_id: int, deck_id: str, number: int, at: float) -> None:
        statement = "UPDATE deck_card SET removed_at = ?"
        await self._on_card(guild_id, deck_id, number, statement, at)

    async def remove_deck(self, guild_id: int, deck_id: str, at: float) -> None:
        await self._on_deck(guild_id, deck_id, "UPDATE deck SET removed_at = ? WHERE id = ?", at)

    async def report_card(
        self, guild_id: int, deck_id: str, number: int, by: int, at: float
    ) -> None:
        statement = (
            "UPDATE deck_card SET reported_by = coalesce(reported_by, ?), "
            "reported_at = coalesce(reported_at, ?)"
        )
        await self._on_card(guild_id, deck_id, number, statement, by, at)

    async def clear_report(self, guild_id: int, deck_id: str, number: int) -> None:
        statement = "UPDATE deck_card SET reported_by = NULL, reported_at = NULL"
        await self._on_card(guild_id, deck_id, number, statement)

    async def _on_deck(
        self, guild_id: int, deck_id: str, statement: str, *values: str | float
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            check_deck(connection, guild_id, deck_id)
            connection.execute(statement, (*values, deck_id))

        await self._database.write(work)

    async def _on_card(
        self, guild_id: int, deck_id: str, number: int, statement: str, *values: str | float
    ) -> None:
        """Change a card that was not removed; ``UnknownDeck`` if there is none."""

        def work(connection: sqlite3.Connection) -> None:
            check_deck(connection, guild_id, deck_id)
            where = "WHERE deck_id = ? AND number = ? AND removed_at IS NULL"
            changed = connection.execute(f"{statement} {where}", (*values, deck_id, number))
            if changed.rowcount != 1:
                raise UnknownDeck(deck_id)

        await self._database.write(work)

    async def uploads_of(self, user_id: int) -> tuple[Upload, ...]:
        rows = await self._all(
            "SELECT guild_id, name, number, added_at FROM deck_card AS card "
            "JOIN deck ON deck.id = deck_id WHERE added_by = ? AND card.removed_at IS NULL "
            "ORDER BY added_at, number",
            user_id,
        )
        return tuple(Upload(*row) for row in rows)

    async def erase_person_uploads(self, user_id: int, at: float) -> int:
        def work(connection: sqlite3.Connection) -> int:
            connection.execute("UPDATE deck SET made_by = 0 WHERE made_by = ?", (user_id,))
            connection.execute(
                "UPDATE deck_card SET reported_by = 0 WHERE reported_by = ?", (user_id,)
            )
            return connection.execute(
                "UPDATE deck_card SET added_by = 0, removed_at = coalesce(removed_at, ?) "
                "WHERE added_by = ?",
                (at, user_id),
            ).rowcount

        erased = await self._database.write(work)
        await self.sweep_decks()
        return erased

    async def block_picture(self, digest: str, at: float) -> int:
        gone = await self._database.write(partial(block, digest=digest, at=at))
        await self.sweep_decks()
        return gone

    async def blocked(self, digests: Collection[str]) -> frozenset[str]:
        marks = ", ".join("?" * len(digests))
        query = f"SELECT digest FROM blocked_picture WHERE digest IN ({marks})"
        return frozenset(digest for (digest,) in await self._all(query, *digests))

    async def sweep_decks(self) -> frozenset[str]:
        async with self._one_by_one:
            return await self._sweep()

    async def _sweep(self) -> frozenset[str]:
        kept = await self._database.write(drop_unused)
        await asyncio.to_thread(self._files.sweep, kept)
        return kept

    def picture_folder(self, copies: Path) -> Path:  # noqa: ARG002
        return self._files.folder

    async def copy_pictures(self, digests: Collection[str], copies: Path) -> None:
        """They lie beside the database: there is nothing to copy."""

    async def read_picture(self, digest: str) -> bytes | None:
        path = self._files.path(digest)
        try:
            return await asyncio.to_thread(partial(path.read_bytes))
        except FileNotFoundError:
            return None
