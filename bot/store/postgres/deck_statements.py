"""What changes servers' decks, as steps of a transaction: checked, counted, added, swept."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from bot.store.deck_columns import encoded, refuse_more
from bot.store.deck_records import DeckLimits, NewCard
from bot.store.errors import DeckLimitReached, PictureBlocked, UnknownDeck
from bot.store.postgres.opening import Connection


class _Options(msgspec.Struct):
    decks: list[str] = []


class _Game(msgspec.Struct):
    options: _Options


class _DecksOfGame(msgspec.Struct):
    game: _Game


async def _in_use(connection: Connection) -> list[str]:
    """The removed decks that live games have; a game that cannot be read is not played any more."""
    rows = await connection.fetch(
        "SELECT snapshot FROM game WHERE live AND guild_id IN (SELECT guild_id FROM deck "
        "WHERE removed_at IS NOT NULL OR id IN "
        "(SELECT deck_id FROM deck_card WHERE removed_at IS NOT NULL))"
    )
    used: set[str] = set()
    for (snapshot,) in rows:
        with suppress(msgspec.DecodeError, msgspec.ValidationError):
            used.update(msgspec.json.decode(snapshot, type=_DecksOfGame).game.options.decks)
    return sorted(used)


async def check_deck(connection: Connection, guild_id: int, deck_id: str) -> None:
    """Refuse a deck that this server does not have, or not any more."""
    query = "SELECT 1 FROM deck WHERE id = $1 AND guild_id = $2 AND removed_at IS NULL"
    if await connection.fetchval(query, deck_id, guild_id) is None:
        raise UnknownDeck(deck_id)


async def create_deck(
    connection: Connection, deck_id: str, guild_id: int, name: str, by: int, at: float, most: int
) -> None:
    """An empty deck; the same one a second time changes nothing."""
    await connection.execute(
        "INSERT INTO deck (id, guild_id, name, made_by, made_at) VALUES ($1, $2, $3, $4, $5) "
        "ON CONFLICT DO NOTHING",
        deck_id,
        guild_id,
        name,
        by,
        at,
    )
    query = "SELECT count(*) FROM deck WHERE guild_id = $1 AND removed_at IS NULL"
    if await connection.fetchval(query, guild_id) > most:
        raise DeckLimitReached("decks", most, 0)


async def add_cards(
    connection: Connection, deck_id: str, cards: Sequence[NewCard], by: int, at: float
) -> tuple[int, ...]:
    """Add cards, or find them there; their numbers."""
    hashes = [one for card in cards for one in (card.digest, card.source)]
    query = "SELECT digest FROM blocked_picture WHERE digest = ANY ($1)"
    if (blocked := await connection.fetchval(query, hashes)) is not None:
        raise PictureBlocked(blocked)
    return tuple([await _add_card(connection, deck_id, card, by, at) for card in cards])


async def _add_card(connection: Connection, deck_id: str, card: NewCard, by: int, at: float) -> int:
    brought_back = await connection.fetchval(
        "UPDATE deck_card SET removed_at = NULL, "
        "added_by = CASE WHEN removed_at IS NULL THEN added_by ELSE $3 END, "
        "added_at = CASE WHEN removed_at IS NULL THEN added_at ELSE $4 END "
        "WHERE deck_id = $1 AND digest = $2 RETURNING number",
        deck_id,
        card.digest,
        by,
        at,
    )
    if brought_back is not None:
        return int(brought_back)
    await connection.execute(
        "INSERT INTO deck_picture VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        card.digest,
        len(card.data),
        card.look,
        card.data,
    )
    number = await connection.fetchval(
        "UPDATE deck SET next_number = next_number + 1 WHERE id = $1 RETURNING next_number - 1",
        deck_id,
    )
    text = card.text
    await connection.execute(
        "INSERT INTO deck_card (deck_id, number, digest, source, title, alts, keywords, "
        "added_by, added_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        *(deck_id, number, card.digest, card.source, text.title, *encoded(text), by, at),
    )
    return int(number)


async def check_room(connection: Connection, guild_id: int, limits: DeckLimits) -> None:
    """Refuse what was just added if it is more than a server may have."""
    cards = await connection.fetchval(
        "SELECT count(*) FROM deck_card AS card JOIN deck ON deck.id = deck_id "
        "WHERE guild_id = $1 AND deck.removed_at IS NULL AND card.removed_at IS NULL",
        guild_id,
    )
    size = await connection.fetchval(
        "SELECT coalesce(sum(size), 0)::bigint FROM deck_picture WHERE digest IN (SELECT digest "
        "FROM deck_card JOIN deck ON deck.id = deck_id WHERE guild_id = $1)",
        guild_id,
    )
    refuse_more(cards, size, limits)


async def block(connection: Connection, digest: str, at: float) -> int:
    """Block a picture and delete its cards; with it the other hashes that it is known by."""
    pairs = await connection.fetch(
        "SELECT digest, source FROM deck_card WHERE digest = $1 OR source = $1", digest
    )
    known = [*{digest, *(one for pair in pairs for one in pair)}]
    await connection.execute(
        "INSERT INTO blocked_picture SELECT known, $2 FROM unnest($1::text[]) AS known "
        "ON CONFLICT DO NOTHING",
        known,
        at,
    )
    gone = await connection.execute(
        "DELETE FROM deck_card WHERE digest = ANY ($1) OR source = ANY ($1)", known
    )
    return int(gone.rpartition(" ")[2])


async def drop_unused(connection: Connection) -> None:
    """Delete what was removed and no game needs."""
    used = await _in_use(connection)
    await connection.execute(
        "DELETE FROM deck_card WHERE deck_id <> ALL ($1) AND (removed_at IS NOT NULL "
        "OR deck_id IN (SELECT id FROM deck WHERE removed_at IS NOT NULL))",
        used,
    )
    await connection.execute(
        "DELETE FROM deck WHERE removed_at IS NOT NULL AND id <> ALL ($1)", used
    )
    await connection.execute(
        "DELETE FROM deck_picture WHERE digest NOT IN (SELECT digest FROM deck_card)"
    )
