"""Decks that servers make. Each kind of database stores their pictures in its own way.

Changes that add or drop pictures run one at a time. Otherwise a sweep could delete a picture whose
card is about to be inserted, and two uploads could both fit into the same free space.
"""

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from bot.store.database import Database, Row, Rows, Transaction, Work, insert, placeholders
from bot.store.errors import DeckLimitReached, PictureBlocked, UnknownDeck
from bot.store.stored import (
    Blocked,
    CardText,
    DeckLimits,
    NewCard,
    ServerCard,
    ServerDeck,
)

T = TypeVar("T")

DECK = "id, guild_id, name, made_by, made_at, removed_at"
CARD = (
    "deck_id, number, card.digest, source, size, look, title, alts, keywords, added_by, added_at, "
    "reported_by, reported_at, card.removed_at"
)
KEPT = "SELECT digest FROM deck_picture"
MEGABYTE = 1_000_000
_THERE = "removed_at IS NULL"

IN_USE = (
    "(SELECT deck_id FROM game_deck JOIN game ON game.id = game_id WHERE live "
    # During an update, a worker of the previous version may still be running. It does not record
    # which decks a game uses, so all decks of its server count.
    "UNION SELECT deck.id FROM deck JOIN game ON game.guild_id = deck.guild_id "
    "WHERE live AND rules IS NULL)"
)
"""Selects the decks of all live games whose cards are dealt."""


class Remaining(NamedTuple):
    """The pictures left after a change that may drop some, and whether it deleted anything."""

    pictures: frozenset[str]  # the hashes of all pictures that are still stored
    changed: bool


class PictureStore(Protocol):
    """Stores the pictures of servers' decks; changes that add or drop some run one at a time."""

    async def adding(self, cards: Sequence[NewCard], work: Work[T]) -> T:
        """Run a transaction that adds these cards; return its result.

        If it raises, no picture of these cards is left that was not stored before.
        """

    async def insert(self, transaction: Transaction, card: NewCard) -> None:
        """Insert the row of a card's picture, unless that row exists."""

    async def dropping(self, work: Work[tuple[T, Remaining]]) -> tuple[T, Remaining]:
        """Run a transaction that drops pictures; return its result and the pictures left.

        Also delete the files of dropped pictures, and empty a log that still holds deleted rows.
        """

    def folder(self, copies: Path) -> Path:
        """Return the folder to read pictures from: the store's own, if any, or ``copies``."""

    async def copy(self, digests: Collection[str], copies: Path) -> None:
        """Copy these pictures into the folder ``copies``, unless they are there already."""

    async def read(self, digest: str) -> bytes | None:
        """Return a picture's bytes, or None if it is not stored."""


class DeckRows(Rows):
    """Stores the decks that servers make, and each of their pictures once, by its hash.

    Removed decks and cards are not dealt to new games; they are deleted once no live game uses
    their deck. Erased and blocked cards are deleted at once, and live games go on with
    placeholders. Methods that take a deck or a card raise ``UnknownDeck`` if this server does not
    have it.
    """

    def __init__(self, database: Database, pictures: PictureStore) -> None:
        super().__init__(database)
        self._pictures = pictures

    async def server_decks(self, guild_id: int) -> tuple[ServerDeck, ...]:
        """Return a server's decks, oldest first, including removed ones that are still stored."""

        async def work(transaction: Transaction) -> tuple[ServerDeck, ...]:
            decks = await transaction.fetch(
                f"SELECT {DECK} FROM deck WHERE guild_id = ?1 "
                f"ORDER BY made_at, {self._database.serial}",
                guild_id,
            )
            cards = await transaction.fetch(
                f"SELECT {CARD} FROM deck_card AS card JOIN deck ON deck.id = deck_id "
                "JOIN deck_picture USING (digest) WHERE guild_id = ?1 ORDER BY deck_id, number",
                guild_id,
            )
            return _decks(decks, cards)

        return await self._database.transaction(work, reading=True)

    async def create_deck(
        self, deck_id: str, guild_id: int, name: str, by: int, at: float, limits: DeckLimits
    ) -> None:
        """Add an empty deck; raise ``DeckLimitReached`` if the server already has the most allowed.

        Idempotent: creating the same deck again changes nothing.
        """

        async def work(transaction: Transaction) -> None:
            add = insert("deck", "id, guild_id, name, made_by, made_at")
            unless_known = f"{add} ON CONFLICT DO NOTHING"
            await transaction.change(unless_known, deck_id, guild_id, name, by, at)
            query = "SELECT count(*) FROM deck WHERE guild_id = ?1 AND removed_at IS NULL"
            ((decks,),) = await transaction.fetch(query, guild_id)
            # Counted after the insert, so that creating the same deck again is not one too many.
            if decks > limits.decks:
                raise DeckLimitReached("decks", limits.decks, 0)

        await self._pictures.adding((), work)

    async def add_cards(
        self,
        guild_id: int,
        deck_id: str,
        cards: Sequence[NewCard],
        by: int,
        at: float,
        limits: DeckLimits,
    ) -> tuple[int, ...]:
        """Add all of these cards or none; return their numbers.

        Raise ``DeckLimitReached`` or ``PictureBlocked``. If the deck already has a card with the
        same picture, its number is returned, and it is restored if it was removed.
        """

        async def work(transaction: Transaction) -> tuple[int, ...]:
            await _check_deck(transaction, guild_id, deck_id)
            for card in cards:
                if blocked := await _blocked(transaction, (card.digest, card.source)):
                    raise PictureBlocked(min(blocked))
            numbers = [await self._add_card(transaction, deck_id, card, by, at) for card in cards]
            await _check_room(transaction, guild_id, limits)
            return tuple(numbers)

        return await self._pictures.adding(cards, work)

    async def _add_card(
        self, transaction: Transaction, deck_id: str, card: NewCard, by: int, at: float
    ) -> int:
        """Add a card and return its number.

        If the deck already has a card with this picture, return that card's number; restore the
        card if it was removed.
        """
        restore = (
            "UPDATE deck_card SET removed_at = NULL, "
            "added_by = CASE WHEN removed_at IS NULL THEN added_by ELSE ?3 END, "
            "added_at = CASE WHEN removed_at IS NULL THEN added_at ELSE ?4 END "
            "WHERE deck_id = ?1 AND digest = ?2 RETURNING number"
        )
        known = await transaction.fetch(restore, deck_id, card.digest, by, at)
        if known:
            return int(known[0][0])
        await self._pictures.insert(transaction, card)
        ((number,),) = await transaction.fetch(
            "UPDATE deck SET next_number = next_number + 1 WHERE id = ?1 RETURNING next_number - 1",
            deck_id,
        )
        text = card.text
        columns = "deck_id, number, digest, source, title, alts, keywords, added_by, added_at"
        alts, keywords = _encoded(text)
        await transaction.change(
            insert("deck_card", columns),
            deck_id,
            number,
            card.digest,
            card.source,
            text.title,
            alts,
            keywords,
            by,
            at,
        )
        return int(number)

    async def rename_deck(self, guild_id: int, deck_id: str, name: str) -> None:
        """Rename a deck."""
        await self._change_deck(guild_id, deck_id, "name = ?3", name)

    async def remove_deck(self, guild_id: int, deck_id: str, at: float) -> None:
        """Remove a deck with all its cards."""
        # At the same moment it was removed by our own first try, whose answer was lost.
        there = "coalesce(removed_at, ?3) = ?3"
        await self._change_deck(guild_id, deck_id, "removed_at = ?3", at, there)

    async def describe_card(self, guild_id: int, deck_id: str, number: int, text: CardText) -> None:
        """Replace a card's title, descriptions and keywords."""
        change = "title = ?4, alts = ?5, keywords = ?6"
        await self._change_card(guild_id, deck_id, number, change, text.title, *_encoded(text))

    async def remove_card(self, guild_id: int, deck_id: str, number: int, at: float) -> None:
        """Remove a card."""
        change, there = "removed_at = ?4", "coalesce(removed_at, ?4) = ?4"  # as in remove_deck
        await self._change_card(guild_id, deck_id, number, change, at, there=there)

    async def report_card(
        self, guild_id: int, deck_id: str, number: int, by: int, at: float
    ) -> None:
        """Hide a card from new games until a moderator decides; only the first report is stored."""
        change = "reported_by = coalesce(reported_by, ?4), reported_at = coalesce(reported_at, ?5)"
        await self._change_card(guild_id, deck_id, number, change, by, at)

    async def clear_report(self, guild_id: int, deck_id: str, number: int) -> None:
        """Delete a card's report, so that new games may use it again."""
        change = "reported_by = NULL, reported_at = NULL"
        await self._change_card(guild_id, deck_id, number, change)

    async def _change_deck(
        self, guild_id: int, deck_id: str, change: str, value: str | float, there: str = _THERE
    ) -> None:
        """Change a deck; raise ``UnknownDeck`` if it does not exist or was removed."""
        where = f"WHERE id = ?1 AND guild_id = ?2 AND {there}"
        statement = f"UPDATE deck SET {change} {where}"
        if not await self._database.change(statement, deck_id, guild_id, value):
            raise UnknownDeck(deck_id)

    async def _change_card(
        self,
        guild_id: int,
        deck_id: str,
        number: int,
        change: str,
        *values: str | float,
        there: str = _THERE,
    ) -> None:
        """Change a card; raise ``UnknownDeck`` if it does not exist or was removed."""
        statement = (
            f"UPDATE deck_card SET {change} WHERE deck_id = ?1 AND number = ?2 "
            f"AND {there} AND deck_id IN "
            "(SELECT id FROM deck WHERE guild_id = ?3 AND removed_at IS NULL)"
        )
        if not await self._database.change(statement, deck_id, number, guild_id, *values):
            raise UnknownDeck(deck_id)

    async def erase_person_uploads(self, user_id: int) -> int:
        """Delete every card that a person added, and remove their id from decks and reports.

        Return how many cards were deleted.
        """

        async def work(transaction: Transaction) -> tuple[int, Remaining]:
            # Decks and reports stay; the id 0 stands for an erased person.
            await transaction.change("UPDATE deck SET made_by = 0 WHERE made_by = ?1", user_id)
            await transaction.change(
                "UPDATE deck_card SET reported_by = 0 WHERE reported_by = ?1", user_id
            )
            delete = "DELETE FROM deck_card WHERE added_by = ?1"
            erased = await transaction.change(delete, user_id)
            return erased, await drop_pictures(transaction, changed=True)

        return (await self._pictures.dropping(work))[0]

    async def block_picture(self, digest: str, at: float) -> Blocked:
        """Block a picture for all servers and delete the cards that show it.

        Return what was deleted. ``digest`` is the hash of the stored picture or of the uploaded
        file.
        """

        async def work(transaction: Transaction) -> tuple[Blocked, Remaining]:
            blocked = await _block(transaction, digest, at)
            return blocked, await drop_pictures(transaction, changed=True)

        return (await self._pictures.dropping(work))[0]

    async def blocked(self, digests: Collection[str]) -> frozenset[str]:
        """Return which of these hashes are blocked."""
        return await _blocked(self._database, digests)

    async def sweep_decks(self) -> frozenset[str]:
        """Delete removed cards and decks that no live game uses.

        Return the hashes of all pictures that are left.
        """

        async def work(transaction: Transaction) -> tuple[None, Remaining]:
            return None, await _drop_unused(transaction)

        return (await self._pictures.dropping(work))[1].pictures

    def picture_folder(self, copies: Path) -> Path:
        """Return the local folder that has the pictures as ``<digest>.webp``.

        It is the store's own, or ``copies`` if the store keeps its pictures elsewhere.
        """
        return self._pictures.folder(copies)

    async def copy_pictures(self, digests: Collection[str], copies: Path) -> None:
        """Copy these pictures to ``copies``, if ``picture_folder`` returns that folder."""
        await self._pictures.copy(digests, copies)

    async def read_picture(self, digest: str) -> bytes | None:
        """Return a picture's bytes, or None if it is not stored."""
        return await self._pictures.read(digest)


async def _check_deck(transaction: Transaction, guild_id: int, deck_id: str) -> None:
    """Raise ``UnknownDeck`` if this server does not have the deck, or has removed it."""
    query = "SELECT 1 FROM deck WHERE id = ?1 AND guild_id = ?2 AND removed_at IS NULL"
    if not await transaction.fetch(query, deck_id, guild_id):
        raise UnknownDeck(deck_id)


async def _check_room(transaction: Transaction, guild_id: int, limits: DeckLimits) -> None:
    """Raise ``DeckLimitReached`` if what was just added exceeds a limit.

    Removed cards do not count, but their pictures do for as long as they are stored. Otherwise a
    server could fill the disk by adding and removing cards while a live game keeps the pictures.
    """
    ((cards,),) = await transaction.fetch(
        "SELECT count(*) FROM deck_card AS card JOIN deck ON deck.id = deck_id "
        "WHERE guild_id = ?1 AND deck.removed_at IS NULL AND card.removed_at IS NULL",
        guild_id,
    )
    if cards > limits.cards:
        raise DeckLimitReached("cards", limits.cards, cards - limits.cards)
    ((size,),) = await transaction.fetch(
        "SELECT coalesce(sum(size), 0) FROM deck_picture WHERE digest IN (SELECT digest "
        "FROM deck_card JOIN deck ON deck.id = deck_id WHERE guild_id = ?1)",
        guild_id,
    )
    ((whole,),) = await transaction.fetch("SELECT coalesce(sum(size), 0) FROM deck_picture")
    for kind, taken, most in (
        ("megabytes", size, limits.megabytes),
        ("total", whole, limits.total_megabytes),
    ):
        # Round up, so that a single byte too many is reported as one megabyte.
        beyond = -(-(int(taken) - most * MEGABYTE) // MEGABYTE)
        if beyond > 0:
            raise DeckLimitReached(kind, most, beyond)


async def _blocked(database: Database | Transaction, digests: Collection[str]) -> frozenset[str]:
    """Return which of these hashes the host has blocked."""
    if not digests:
        return frozenset()
    query = f"SELECT digest FROM blocked_picture WHERE digest IN ({placeholders(len(digests))})"
    return frozenset(row[0] for row in await database.fetch(query, *digests))


async def _block(transaction: Transaction, digest: str, at: float) -> Blocked:
    """Block a picture and delete its cards; return what was deleted.

    ``digest`` may be the hash of the stored picture or of an uploaded file. All hashes of the cards
    found are blocked, so that another upload of the same file is refused, too.
    """
    query = "SELECT digest, source FROM deck_card WHERE digest = ?1 OR source = ?1"
    pairs = await transaction.fetch(query, digest)
    cards: list[str] = []
    for known in sorted({digest, *(one for pair in pairs for one in pair)}):
        block = f"{insert('blocked_picture', 'digest, at')} ON CONFLICT DO NOTHING"
        await transaction.change(block, known, at)
        delete = "DELETE FROM deck_card WHERE digest = ?1 OR source = ?1 RETURNING digest"
        cards += (row[0] for row in await transaction.fetch(delete, known))
    return Blocked(len(cards), frozenset(cards))


async def _drop_unused(transaction: Transaction) -> Remaining:
    """Delete removed cards and decks that no live game uses; return the pictures left."""
    cards = await transaction.change(
        f"DELETE FROM deck_card WHERE deck_id NOT IN {IN_USE} AND (removed_at IS NOT NULL "
        "OR deck_id IN (SELECT id FROM deck WHERE removed_at IS NOT NULL))"
    )
    decks = await transaction.change(
        f"DELETE FROM deck WHERE removed_at IS NOT NULL AND id NOT IN {IN_USE}"
    )
    return await drop_pictures(transaction, changed=bool(cards or decks))


async def drop_pictures(transaction: Transaction, *, changed: bool) -> Remaining:
    """Delete pictures that no card shows; return the pictures left.

    ``changed`` says whether the caller has already deleted something.
    """
    unused = "DELETE FROM deck_picture WHERE digest NOT IN (SELECT digest FROM deck_card)"
    dropped = await transaction.change(unused)
    rows = await transaction.fetch(KEPT)
    return Remaining(frozenset(row[0] for row in rows), changed or bool(dropped))


def _decks(decks: Iterable[Row], cards: Iterable[Row]) -> tuple[ServerDeck, ...]:
    """Return the decks built from rows of ``DECK`` and ``CARD``, in the order of the rows."""
    found: dict[str, list[ServerCard]] = {}
    for deck_id, *row in cards:
        found.setdefault(deck_id, []).append(_card(row))
    return tuple(
        ServerDeck(deck_id, guild, name, made_by, made_at, removed, tuple(found.get(deck_id, ())))
        for deck_id, guild, name, made_by, made_at, removed in decks
    )


def _card(row: list[Any]) -> ServerCard:
    number, digest, source, size, look, title, alts, keywords, *rest = row
    text = CardText(
        title,
        msgspec.json.decode(alts, type=dict[str, str]),
        msgspec.json.decode(keywords, type=tuple[str, ...]),
    )
    return ServerCard(number, digest, source, size, bytes(look), text, *rest)


def _encoded(text: CardText) -> tuple[str, str]:
    """Return a card's descriptions and keywords as JSON texts, as they are stored."""
    return (
        msgspec.json.encode(dict(text.alts)).decode(),
        msgspec.json.encode(text.keywords).decode(),
    )
