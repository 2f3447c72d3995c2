"""What is said about a server's decks: their names, and what is seen on their cards."""

import discord
from discord import app_commands

from bot.decks.intake.limits import LONGEST_ALT, LONGEST_TITLE
from bot.gateway.errors import PlainRefusal
from bot.gateway.presses import Press
from bot.gateway.slash import said
from bot.store import ServerDeck
from bot.text import Words
from bot.ui.deck_forms import alts_form, title_form, words_form
from bot.ui.names import quote, seen
from cogs.base import Interaction
from cogs.deck_access import DeckCog, pressed_name

Number = app_commands.Range[int, 1, 99_999]


class DeckWordsCog(DeckCog):
    """Forms in which makers name decks and describe cards."""

    @app_commands.rename(deck=said("option-own-deck"), card=said("option-deck-card"))
    @app_commands.describe(deck=said("option-own-deck.about"), card=said("option-deck-card.about"))
    async def change_words(
        self, interaction: Interaction, deck: str | None = None, card: Number | None = None
    ) -> None:
        """Change a deck's name, or what is said about a card."""
        await self.check_maker(interaction)
        found = await self.find(interaction, deck)
        words = await self.words(interaction)
        name = pressed_name(found.id)
        if card is None:
            await self.ask(interaction, title_form(words, name, found.name))
        else:
            await self._ask_words(interaction, found, card, words)

    async def _ask_words(
        self, interaction: discord.Interaction, deck: ServerDeck, number: int, words: Words
    ) -> None:
        card = deck.find(number)
        if card is None:
            raise PlainRefusal("error-deck-or-card-gone")
        alt = card.text.alts.get(words.language, "")
        form = words_form(words, pressed_name(deck.id), number, card.text.title, alt)
        await self.ask(interaction, form)

    async def on_title(self, press: Press) -> None:
        """Another name for a deck."""
        guild_id = await self.check_maker(press.interaction)
        deck = await self.deck_of(press)
        if press.field is None:
            words = await self.words(press.interaction)
            await self.ask(press.interaction, title_form(words, press.game, deck.name))
            return
        await self.bot.making.name(guild_id, deck.id, deck_name(press.field))
        await self.tell(press.interaction, "deck-named", deck=quote(deck_name(press.field)))

    async def on_words(self, press: Press) -> None:
        """What is said about one card: first the form, then its answer."""
        guild_id = await self.check_maker(press.interaction)
        deck = await self.deck_of(press)
        words = await self.words(press.interaction)
        if press.field is None:
            await self._ask_words(press.interaction, deck, int(press.argument), words)
            return
        await self.bot.making.describe(
            *(guild_id, deck.id, int(press.argument), words.language),
            alt=_said(press.field),
            title=seen(press.fields.get("title", ""))[:LONGEST_TITLE],
        )
        await self.tell(press.interaction, "deck-described", count=1)

    async def on_alts(self, press: Press) -> None:
        """Descriptions of up to five cards: first the form, then its answer."""
        guild_id = await self.check_maker(press.interaction)
        deck = await self.deck_of(press)
        words = await self.words(press.interaction)
        numbers = [int(number) for number in press.argument.split(".")]
        if press.field is None:
            await self.ask(press.interaction, alts_form(words, press.game, numbers))
            return
        await self.bot.private_answers.begin(press.interaction)
        described = 0
        for place, number in enumerate(numbers):
            alt = _said(press.fields.get(f"alt{place}", ""))
            if alt and deck.find(number):
                await self.bot.making.describe(guild_id, deck.id, number, words.language, alt=alt)
                described += 1
        said_so = words("deck-described", count=described)
        # Those that were left empty are not asked for again: whoever wants to finds them in `show`.
        later = [card for card in deck.cards if card.number > max(numbers)]
        await self.ask_descriptions(press.interaction, deck, said_so, later)


def deck_name(text: str) -> str:
    """A deck's name as it can be read, or a refusal."""
    name = " ".join(seen(text).split())[:LONGEST_TITLE]
    if not name:
        raise PlainRefusal("error-deck-name")
    return name


def _said(text: str) -> str:
    return seen(text).strip()[:LONGEST_ALT]
