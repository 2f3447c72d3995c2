"""What the cogs for decks share: who may edit decks, and finding the deck that is meant."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import discord

from bot.decks.deck import SMALLEST_GAME
from bot.gateway.errors import PlainRefusal
from bot.gateway.presses import Press
from bot.rules.ids import DECK_MARK
from bot.screens.private import BegunAnswer
from bot.server_decks.shelves import A_PAGE
from bot.store import ServerCard, ServerDeck
from bot.text import Words
from bot.ui.content import notice
from bot.ui.decks import AT_ONCE, DeckView, ReportedCard, description_request
from bot.ui.names import quote
from cogs.base import DixitCog, Interaction, is_among
from cogs.choices import Suggestions, matching, unknown_deck

CARDS_A_PLAYER = 7  # six in the hand and one on the table
MOST_DECISIONS = 5  # that fit one message


class DeckCog(DixitCog):
    """Base of the cogs for servers' own decks: finds decks and checks who may edit them."""

    async def may_edit(self, interaction: discord.Interaction) -> bool:
        """Return whether the presser may change the server's decks."""
        server = await self.bot.parts.store.server(interaction.guild_id or 0)
        return is_among(interaction, server.makers)

    async def check_maker(self, interaction: discord.Interaction) -> int:
        """Return the server's id if the presser may change its decks; raise a refusal otherwise."""
        if not await self.may_edit(interaction):
            raise PlainRefusal("error-may-not-edit")
        return interaction.guild_id or 0

    async def begin(self, interaction: discord.Interaction) -> BegunAnswer:
        """Acknowledge an interaction that takes a while; return the answer, to be filled in later.

        If the process ends before that, the presser is told that the work was interrupted.
        """
        begun = await self.bot.parts.private_answers.begin(interaction)
        self.bot.interactions.arrivals.note_long(
            interaction.id, partial(self._tell_interrupted, begun)
        )
        return begun

    async def _tell_interrupted(self, begun: BegunAnswer) -> None:
        words = await self.words(begun.interaction)
        await self.bot.parts.private_answers.fill_in(begun, notice(words, "deck-interrupted"))

    async def find(self, interaction: discord.Interaction, wanted: str | None) -> ServerDeck:
        """Return the server's deck with this id or name; its only deck if none was named.

        Raise a refusal if there is no such deck, or if none was named and there are several.
        """
        every = await self.bot.parts.making.decks(interaction.guild_id or 0)
        decks = [as_seen_by(interaction, deck) for deck in every]
        if wanted is None and len(decks) == 1:
            return decks[0]
        exact = [deck for deck in decks if wanted in (deck.id, deck.name)]
        typed = (wanted or "").strip().casefold()
        if named := exact or [deck for deck in decks if deck.name.casefold() == typed]:
            return named[0]
        if not decks:
            raise PlainRefusal("error-no-decks")
        names = tuple(quote(deck.name) for deck in decks)
        if wanted is None:
            raise PlainRefusal("error-which-deck", decks=names)
        raise unknown_deck(wanted, names)

    async def deck_of(self, press: Press) -> ServerDeck:
        """Return the deck that a press names, with only the cards that the presser may see.

        Raise ``UnknownDeck`` if it was removed.
        """
        guild_id = press.interaction.guild_id or 0
        deck = await self.bot.parts.making.deck(guild_id, f"{DECK_MARK}{press.subject}")
        return as_seen_by(press.interaction, deck)

    async def ask_descriptions(
        self,
        begun: BegunAnswer,
        deck: ServerDeck,
        sentence: str,
        cards: Sequence[ServerCard],
    ) -> None:
        """Say what was done, and ask for descriptions of the given cards that have none yet."""
        undescribed = [card for card in cards if not card.text.alts]
        sheet = None
        if next_ones := undescribed[:AT_ONCE]:
            sheet = await self.bot.parts.making.sheet(deck.guild_id, next_ones)
        words = await self.words(begun.interaction)
        numbers = [card.number for card in undescribed]
        content = description_request(words, deck_subject(deck.id), sentence, numbers, sheet)
        await self.bot.parts.private_answers.fill_in(begun, content)


def as_seen_by(interaction: discord.Interaction, deck: ServerDeck) -> ServerDeck:
    """Return the deck as this person may see it: without reported cards, unless they may decide.

    Members with Manage Server decide, but not about cards that they added themselves. Once
    reported, these are hidden from them as well.
    """
    manages, reader = interaction.permissions.manage_guild, interaction.user.id
    cards = [
        card
        for card in deck.all_cards
        if card.reported_at is None or (manages and card.added_by != reader)
    ]
    return replace(deck, all_cards=tuple(cards))


def deck_subject(deck_id: str) -> str:
    """Return the id of a server's deck without the prefix ``DECK_MARK``, as custom ids have it."""
    return deck_id.removeprefix(DECK_MARK)


def missing_in(deck: ServerDeck) -> int:
    """Return how many more cards a deck needs for the smallest game."""
    return max(0, SMALLEST_GAME - len(deck.playable))


def page_of(
    words: Words, deck: ServerDeck, page: int, may_edit: bool
) -> tuple[list[ServerCard], DeckView]:
    """Return the cards on one page of a deck, and the view of that page for its layout."""
    every = deck.cards
    pages = max(1, -(-len(every) // A_PAGE))
    page = min(page, pages - 1)
    cards = list(every[page * A_PAGE : (page + 1) * A_PAGE])
    count = len(deck.playable)
    reported = [
        ReportedCard(card.number, card.reported_by or 0, card.reported_at)
        for card in every
        if card.reported_at is not None
    ]
    view = DeckView(
        deck_subject(deck.id),
        deck.name,
        page,
        pages,
        count,
        players=count // CARDS_A_PLAYER if count >= SMALLEST_GAME else 0,
        missing=missing_in(deck),
        undescribed=[card.number for card in cards if not card.text.alts],
        reported=reported[:MOST_DECISIONS],
        alt="; ".join(_described(words, card) for card in cards),
        may_edit=may_edit,
    )
    return cards, view


def _described(words: Words, card: ServerCard) -> str:
    return f"{card.number}: {alt_of(card, words) or words('no-description')}"


def alt_of(card: ServerCard, words: Words) -> str:
    """Return a card's description in the reader's language, else in another; it may be empty."""
    alts = card.text.alts
    return alts.get(words.language) or alts.get("en") or next(iter(alts.values()), "")


async def suggest_server_decks(interaction: Interaction, typed: str) -> Suggestions:
    """Return suggestions of the server's own decks whose names contain what was typed so far."""
    decks = await interaction.client.parts.making.decks(interaction.guild_id or 0)
    return matching({deck.id: deck.name for deck in decks}, typed)
