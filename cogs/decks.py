"""``/dixit deck``: a server's own decks, but for uploads and for what is said about them."""

import io
import re

import discord
from discord import app_commands

from bot.decks.intake.limits import LONGEST_TITLE
from bot.gateway.client import DixitBot
from bot.gateway.errors import PlainRefusal
from bot.gateway.presses import Press
from bot.gateway.slash import deck_group, hang, said
from bot.store import ServerCard, ServerDeck
from bot.ui.content import notice
from bot.ui.decks import CardView, card_page, deck_page, removal
from bot.ui.names import quote
from cogs.base import Interaction
from cogs.deck_access import alt_of, page_of, pressed_name, suggest_server_decks
from cogs.deck_reports import tell_moderators
from cogs.deck_words import DeckWordsCog, Number, deck_name

MOST_OPEN_REPORTS = 5
OVERHEAD = 200_000  # of a request around its files


class ServerDecksCog(DeckWordsCog):
    """What members see of their decks, and what makers change."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        group = deck_group(bot.slash)
        for name, callback in (
            ("new", self.new),
            ("show", self.show_deck),
            ("words", self.change_words),
            ("remove", self.remove),
            ("share", self.share),
            ("report", self.report),
        ):
            command = hang(group, name, callback)
            if name != "new":
                suggest_server_decks(bot, command)
        for verb, handler in (
            ("deckpage", self.on_page),
            ("decktitle", self.on_title),
            ("deckwords", self.on_words),
            ("deckalts", self.on_alts),
            ("deckremove", self.on_remove),
            ("deckclear", self.on_clear),
        ):
            self.on(verb, handler)

    @app_commands.rename(name=said("option-deck-name"))
    @app_commands.describe(name=said("option-deck-name.about"))
    async def new(
        self, interaction: Interaction, name: app_commands.Range[str, 1, LONGEST_TITLE]
    ) -> None:
        """Begin a deck."""
        guild_id = await self.check_maker(interaction)
        deck = await self.bot.making.create(guild_id, deck_name(name), interaction.user.id)
        await self.tell(interaction, "deck-made", deck=quote(deck.name))

    @app_commands.rename(deck=said("option-own-deck"), card=said("option-deck-card"))
    @app_commands.describe(deck=said("option-own-deck.about"), card=said("option-deck-card.about"))
    async def show_deck(
        self, interaction: Interaction, deck: str | None = None, card: Number | None = None
    ) -> None:
        """Look at a deck, or at one card of it."""
        found = await self.find(interaction, deck)
        await self.bot.private_answers.begin(interaction)
        if card is None:
            await self._show_page(interaction, found, 0)
            return
        shown = found.find(card)
        may_edit = await self.may_edit(interaction)
        if shown is None or not (shown.playable or may_edit):
            raise PlainRefusal("error-deck-or-card-gone")
        await self._show_card(interaction, found, shown, may_edit)

    async def _show_card(
        self,
        interaction: discord.Interaction,
        deck: ServerDeck,
        card: ServerCard,
        may_edit: bool,
    ) -> None:
        words = await self.words(interaction)
        (path,) = await self.bot.making.pictures_of([card])
        view = CardView(
            *(pressed_name(deck.id), card.number, card.text.title),
            alt_of(card, words),
            *(card.added_by, card.added_at, may_edit),
        )
        large = await self.bot.making.sheet([(path, card.number, False)])
        await self.bot.private_answers.fill_in(interaction, card_page(words, view, large))

    async def on_page(self, press: Press) -> None:
        """Another page of a deck."""
        deck = await self.deck_of(press)
        await self.bot.private_answers.begin(press.interaction)
        await self._show_page(press.interaction, deck, press.round)

    async def _show_page(
        self, interaction: discord.Interaction, deck: ServerDeck, page: int
    ) -> None:
        words = await self.words(interaction)
        may_edit = await self.may_edit(interaction)
        cards, view = page_of(words, deck, page, may_edit)
        sheet = None
        if cards:
            paths = await self.bot.making.pictures_of(cards)
            numbered = [
                (path, card.number, not card.playable)
                for path, card in zip(paths, cards, strict=True)
            ]
            sheet = await self.bot.making.sheet(numbered)
        await self.bot.private_answers.fill_in(interaction, deck_page(words, view, sheet))

    @app_commands.rename(deck=said("option-own-deck"), card=said("option-deck-card"))
    @app_commands.describe(deck=said("option-own-deck.about"), card=said("option-deck-card.about"))
    async def remove(
        self, interaction: Interaction, deck: str | None = None, card: Number | None = None
    ) -> None:
        """Ask once whether a card or a deck is to go."""
        await self.check_maker(interaction)
        found = await self.find(interaction, deck)
        if card is not None and found.find(card) is None:
            raise PlainRefusal("error-deck-or-card-gone")
        words = await self.words(interaction)
        name = quote(found.name)
        if card is None:
            question = words("ask-remove-deck", deck=name, count=len(found.cards))
        else:
            question = words("ask-remove-card", deck=name, number=card)
        await self.show(interaction, removal(words, pressed_name(found.id), question, card))

    async def on_remove(self, press: Press) -> None:
        """Yes, it goes."""
        guild_id = await self.check_maker(press.interaction)
        deck = await self.deck_of(press)
        number = int(press.argument) if press.argument else None
        await self.bot.making.remove(guild_id, deck.id, number)
        await self._settle(press, "card-removed" if number else "deck-removed", deck, number)

    async def on_clear(self, press: Press) -> None:
        """A reported card may stay."""
        guild_id = await self.check_maker(press.interaction)
        deck = await self.deck_of(press)
        number = int(press.argument)
        await self.bot.making.clear(guild_id, deck.id, number)
        await self._settle(press, "report-cleared", deck, number)

    async def _settle(self, press: Press, key: str, deck: ServerDeck, number: int | None) -> None:
        """The question that was answered becomes the answer, or the next question."""
        if number and (left := await self._with_reports(deck)):
            await self.bot.private_answers.begin(press.interaction)
            await self._show_page(press.interaction, left, 0)
            return
        words = await self.words(press.interaction)
        content = notice(words, key, deck=quote(deck.name), number=number or 0)
        await self.show(press.interaction, content)

    async def _with_reports(self, deck: ServerDeck) -> ServerDeck | None:
        """The deck as it is now, if there is more to decide about."""
        now = await self.bot.making.deck(deck.guild_id, deck.id)
        return now if any(card.reported_at is not None for card in now.cards) else None

    @app_commands.rename(deck=said("option-own-deck"))
    @app_commands.describe(deck=said("option-own-deck.about"))
    async def share(self, interaction: Interaction, deck: str | None = None) -> None:
        """A deck as zips that can be added elsewhere."""
        await self.check_maker(interaction)
        found = await self.find(interaction, deck)
        if not found.cards:
            raise PlainRefusal("deck-empty")
        await self.bot.private_answers.begin(interaction)
        limit = interaction.guild.filesize_limit if interaction.guild else 10 << 20
        zips = await self.bot.making.pack(found, limit - OVERHEAD)
        words = await self.words(interaction)
        said_so = words("deck-shared", deck=quote(found.name), count=len(zips))
        for name, data in zips:
            file = discord.File(io.BytesIO(data), f"{_file_name(found.name)}{name[4:]}")
            await interaction.followup.send(said_so, file=file, ephemeral=True)

    @app_commands.rename(deck=said("option-own-deck"), card=said("option-deck-card"))
    @app_commands.describe(deck=said("option-own-deck.about"), card=said("option-deck-card.about"))
    async def report(self, interaction: Interaction, card: Number, deck: str | None = None) -> None:
        """Hide a card until a moderator decides."""
        found = await self.find(interaction, deck)
        by = interaction.user.id
        decks = await self.bot.making.decks(found.guild_id)
        mine = [one for each in decks for one in each.cards if one.reported_by == by]
        if len(mine) >= MOST_OPEN_REPORTS:
            raise PlainRefusal("error-reports-open", most=MOST_OPEN_REPORTS)
        await self.bot.making.report(found.guild_id, found.id, card, by)
        await self.tell(interaction, "card-reported", number=card)
        await tell_moderators(self.bot, interaction, found, card)


def _file_name(name: str) -> str:
    """A deck's name as far as every system takes it in a file's name."""
    return re.sub(r"[^\w-]+", "-", name, flags=re.ASCII).strip("-").lower() or "deck"


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(ServerDecksCog(bot))
