"""The rows of servers' decks, as parts of a transaction: what is counted, added and swept."""

import sqlite3
from collections.abc import Sequence

from bot.store.deck_columns import CARD, DECK, decks_of, encoded, refuse_more
from bot.store.deck_records import DeckLimits, NewCard, ServerDeck
from bot.store.errors import DeckLimitReached, PictureBlocked, UnknownDeck

IN_USE = (
    "SELECT chosen.value FROM game, json_each("
    "iif(json_valid(snapshot), snapshot, '{}'), '$.game.options.decks') AS chosen WHERE game.live"
)
"""The decks of all live games; one that cannot be read is not played any more."""


def read_decks(connection: sqlite3.Connection, guild_id: int) -> tuple[ServerDeck, ...]:
    """A server's decks with everything that is kept of them, oldest first."""
    cards = connection.execute(
        f"SELECT {CARD} FROM deck_card AS card JOIN deck ON deck.id = deck_id "
        "JOIN deck_picture USING (digest) WHERE guild_id = ? ORDER BY deck_id, number",
        (guild_id,),
    )
    decks = connection.execute(
        f"SELECT {DECK} FROM deck WHERE guild_id = ? ORDER BY made_at, rowid", (guild_id,)
    )
    return decks_of(decks, cards)


def check_deck(connection: sqlite3.Connection, guild_id: int, deck_id: str) -> None:
    """Refuse a deck that this server does not have, or not any more."""
    query = "SELECT 1 FROM deck WHERE id = ? AND guild_id = ? AND removed_at IS NULL"
    if connection.execute(query, (deck_id, guild_id)).fetchone() is None:
        raise UnknownDeck(deck_id)


def check_decks_left(connection: sqlite3.Connection, guild_id: int, limits: DeckLimits) -> None:
    """Refuse one deck more than a server may have."""
    query = "SELECT count(*) FROM deck WHERE guild_id = ? AND removed_at IS NULL"
    (decks,) = connection.execute(query, (guild_id,)).fetchone()
    if decks >= limits.decks:
        raise DeckLimitReached("decks", limits.decks, 0)


def check_room(connection: sqlite3.Connection, guild_id: int, limits: DeckLimits) -> None:
    """Refuse what was just added if it is more than a server may have.

    Cards count until they are removed; their pictures as long as they are kept, for removing and
    adding in turns would otherwise fill any disk while a game goes on.
    """
    (cards,) = connection.execute(
        "SELECT count(*) FROM deck_card AS card JOIN deck ON deck.id = deck_id "
        "WHERE guild_id = ? AND deck.removed_at IS NULL AND card.removed_at IS NULL",
        (guild_id,),
    ).fetchone()
    refuse_more(cards, size_of_server(connection, guild_id), limits)


def size_of_server(connection: sqlite3.Connection, guild_id: int) -> int:
    """The bytes of a server's pictures, each counted once."""
    (size,) = connection.execute(
        "SELECT coalesce(sum(size), 0) FROM deck_picture WHERE digest IN (SELECT digest "
        "FROM deck_card JOIN deck ON deck.id = deck_id WHERE guild_id = ?)",
        (guild_id,),
    ).fetchone()
    return int(size)


def refuse_blocked(connection: sqlite3.Connection, cards: Sequence[NewCard]) -> None:
    """Refuse pictures that the host has blocked, as they are kept or as they were uploaded."""
    for card in cards:
        query = "SELECT 1 FROM blocked_picture WHERE digest IN (?, ?)"
        if connection.execute(query, (card.digest, card.source)).fetchone():
            raise PictureBlocked(card.digest)


def insert_card(
    connection: sqlite3.Connection, deck_id: str, card: NewCard, by: int, at: float
) -> int:
    """Add a card, or find it there, or bring back one that was removed; its number."""
    query = "SELECT number, removed_at FROM deck_card WHERE deck_id = ? AND digest = ?"
    known = connection.execute(query, (deck_id, card.digest)).fetchone()
    if known is not None:
        if known[1] is not None:
            connection.execute(
                "UPDATE deck_card SET removed_at = NULL, added_by = ?, added_at = ? "
                "WHERE deck_id = ? AND number = ?",
                (by, at, deck_id, known[0]),
            )
        return int(known[0])
    connection.execute(
        "INSERT OR IGNORE INTO deck_picture VALUES (?, ?, ?)",
        (card.digest, len(card.data), card.look),
    )
    (number,) = connection.execute(
        "UPDATE deck SET next_number = next_number + 1 WHERE id = ? RETURNING next_number - 1",
        (deck_id,),
    ).fetchone()
    text = card.text
    connection.execute(
        "INSERT INTO deck_card (deck_id, number, digest, source, title, alts, keywords, "
        "added_by, added_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (deck_id, number, card.digest, card.source, text.title, *encoded(text), by, at),
    )
    return int(number)


def block(connection: sqlite3.Connection, digest: str, at: float) -> int:
    """Block a picture and delete its cards; with it the other hashes that it is known by."""
    known = {digest}
    query = "SELECT digest, source FROM deck_card WHERE digest = ? OR source = ?"
    for pair in connection.execute(query, (digest, digest)).fetchall():
        known.update(pair)
    gone = 0
    for one in known:
        connection.execute("INSERT OR IGNORE INTO blocked_picture VALUES (?, ?)", (one, at))
        delete = "DELETE FROM deck_card WHERE digest = ? OR source = ?"
        gone += connection.execute(delete, (one, one)).rowcount
    return gone


def drop_unused(connection: sqlite3.Connection) -> frozenset[str]:
    """Delete what was removed and no game needs; the pictures that are kept."""
    connection.execute(
        "DELETE FROM deck_card WHERE deck_id NOT IN "
        f"({IN_USE}) AND (removed_at IS NOT NULL OR deck_id IN "
        "(SELECT id FROM deck WHERE removed_at IS NOT NULL))"
    )
    connection.execute(f"DELETE FROM deck WHERE removed_at IS NOT NULL AND id NOT IN ({IN_USE})")
    connection.execute(
        "DELETE FROM deck_picture WHERE digest NOT IN (SELECT digest FROM deck_card)"
    )
    return frozenset(digest for (digest,) in connection.execute("SELECT digest FROM deck_picture"))
