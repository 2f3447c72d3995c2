"""How servers' decks become columns and come back, the same in every database."""

from collections.abc import Iterable
from typing import Any

import msgspec

from bot.store.columns import Row
from bot.store.deck_records import CardText, DeckLimits, ServerCard, ServerDeck
from bot.store.errors import DeckLimitReached

DECK = "id, guild_id, name, made_by, made_at, removed_at"
CARD = (
    "deck_id, number, card.digest, source, size, look, title, alts, keywords, added_by, added_at, "
    "reported_by, reported_at, card.removed_at"
)
MEGABYTE = 1_000_000


def decks_of(decks: Iterable[Row], cards: Iterable[Row]) -> tuple[ServerDeck, ...]:
    """Decks from rows of ``DECK``, with their cards from rows of ``CARD``, in their order."""
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


def encoded(text: CardText) -> tuple[str, str]:
    """Alt texts and keywords as they are kept."""
    return (
        msgspec.json.encode(dict(text.alts)).decode(),
        msgspec.json.encode(text.keywords).decode(),
    )


def refuse_more(cards: int, size: int, limits: DeckLimits) -> None:
    """Refuse what makes so many cards and bytes, if a server may not have them."""
    if cards > limits.cards:
        raise DeckLimitReached("cards", limits.cards, cards - limits.cards)
    if size > limits.megabytes * MEGABYTE:
        beyond = -(-(size - limits.megabytes * MEGABYTE) // MEGABYTE)
        raise DeckLimitReached("megabytes", limits.megabytes, beyond)
