"""What the cogs of decks have in common: who may edit, and which deck is meant."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.decks.deck import SMALLEST_GAME
from bot.gateway.client import DixitBot
from bot.gateway.errors import PlainRefusal
from bot.gateway.presses import Press
from bot.store import ServerCard, ServerDeck, ServerSettings
from bot.store.deck_records import MARK
from bot.text import Words
from bot.ui.decks import AT_ONCE, DeckView, ReportedCard, asking
from bot.ui.names import quote
from cogs.base import DixitCog, Interaction
from cogs.choices import LONGEST_NAME, MOST

CARDS_A_PLAYER = 7  # six in the hand and one on the table
MOST_DECISIONS = 5  # that fit one message
A_PAGE = 10

Suggested = list[app_commands.Choice[str]]


class DeckCog(DixitCog):
    """A cog about the decks that servers make."""

    async def may_edit(self, interaction: discord.Interaction) -> bool:
        """Whether this person may change the server's decks."""
        server = await self.bot.store.server(interaction.guild_id or 0)
        return is_maker(interaction, server)

    async def check_maker(self, interaction: discord.Interaction) -> int:
        """The server, for somebody who may change its decks; a refusal for everybody else."""
        if not await self.may_edit(interaction):
            raise PlainRefusal("error-may-not-edit")
        return interaction.guild_id or 0

    async def find(self, interaction: discord.Interaction, wanted: str | None) -> ServerDeck:
        """The deck that is meant, by id or by name; the only one if none was named."""
        decks = await self.bot.making.decks(interaction.guild_id or 0)
        if wanted is None and len(decks) == 1:
            return decks[0]
        named = [deck for deck in decks if wanted in (deck.id, deck.name)]
        if named:
            return named[0]
        if not decks:
            raise PlainRefusal("error-no-decks")
        names = tuple(quote(deck.name) for deck in decks)
        if wanted is None:
            raise PlainRefusal("error-which-deck", decks=names)
        raise PlainRefusal("error-unknown-deck", deck=quote(wanted[:LONGEST_NAME]), decks=names)

    async def deck_of(self, press: Press) -> ServerDeck:
        """The deck that a press names."""
        guild_id = press.interaction.guild_id or 0
        return await self.bot.making.deck(guild_id, f"{MARK}{press.game}")

    async def ask_descriptions(
        self,
        interaction: discord.Interaction,
        deck: ServerDeck,
        said_so: str,
        cards: Sequence[ServerCard],
    ) -> None:
        """Say what was done, and show those of these cards that have no description yet."""
        bare = [card for card in cards if not card.text.alts]
        sheet = None
        if next_ones := bare[:AT_ONCE]:
            paths = await self.bot.making.pictures_of(next_ones)
            numbered = [
                (path, card.number, False) for path, card in zip(paths, next_ones, strict=True)
            ]
            sheet = await self.bot.making.sheet(numbered)
        words = await self.words(interaction)
        numbers = [card.number for card in bare]
        content = asking(words, pressed_name(deck.id), said_so, numbers, sheet)
        await self.bot.private_answers.fill_in(interaction, content)


def pressed_name(deck_id: str) -> str:
    """A deck's id as presses carry it."""
    return deck_id.removeprefix(MARK)


def page_of(
    words: Words, deck: ServerDeck, page: int, may_edit: bool
) -> tuple[list[ServerCard], DeckView]:
    """The cards of a page, and what is said about them; hidden ones are for makers alone."""
    every = [card for card in deck.cards if may_edit or card.playable]
    pages = max(1, -(-len(every) // A_PAGE))
    page = min(page, pages - 1)
    cards = every[page * A_PAGE : (page + 1) * A_PAGE]
    count = len(deck.playable)
    reported = [
        ReportedCard(card.number, card.reported_by or 0, card.reported_at)
        for card in deck.cards
        if may_edit and card.reported_at is not None
    ]
    view = DeckView(
        *(pressed_name(deck.id), deck.name, page, pages, count),
        players=count // CARDS_A_PLAYER if count >= SMALLEST_GAME else 0,
        missing=max(0, SMALLEST_GAME - count),
        undescribed=[card.number for card in cards if not card.text.alts],
        reported=reported[:MOST_DECISIONS],
        alt=alt_text(_described(words, card) for card in cards),
        may_edit=may_edit,
    )
    return cards, view


def _described(words: Words, card: ServerCard) -> str:
    return f"{card.number}: {alt_of(card, words) or words('no-description')}"


def alt_text(lines: Iterable[str]) -> str:
    """The alt text of a sheet: what each of its cards shows, by its number."""
    return "; ".join(lines)


def alt_of(card: ServerCard, words: Words) -> str:
    """What is seen on a card, in the reader's language if somebody wrote that."""
    alts = card.text.alts
    return alts.get(words.language) or alts.get("en") or next(iter(alts.values()), "")


def is_maker(interaction: discord.Interaction, server: ServerSettings) -> bool:
    """Whether this person manages the server, or is among those whom it lets make decks."""
    if interaction.permissions.manage_guild or server.makers == "everyone":
        return True
    roles = getattr(interaction.user, "roles", ())
    return any(str(role.id) == server.makers for role in roles)


def suggest_server_decks(bot: DixitBot, command: app_commands.Command[Any, Any, Any]) -> None:
    """Offer the server's own decks while somebody types."""

    async def suggest(interaction: Interaction, typed: str) -> Suggested:
        decks = await bot.making.decks(interaction.guild_id or 0)
        found = [deck for deck in decks if typed.lower() in deck.name.lower()]
        return [
            app_commands.Choice(name=deck.name[:LONGEST_NAME], value=deck.id)
            for deck in found[:MOST]
        ]

    command.autocomplete("deck")(suggest)
