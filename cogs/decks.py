"""``/dixit deck`` except for uploads: shows, describes, removes, shares and reports decks."""

import io
import logging
import re

import discord
from discord import app_commands

from bot.client import DixitBot
from bot.decks.intake.uploads import LONGEST_ALT, LONGEST_TITLE
from bot.gateway.errors import PlainRefusal
from bot.gateway.messages import DmsHeldBack
from bot.gateway.presses import Press, press
from bot.gateway.requests import TRANSIENT, NoRoom, Urgency, sending
from bot.gateway.slash import slash_command
from bot.logs import error_line
from bot.printable import seen
from bot.rules.ids import player_id
from bot.screens.private import BegunAnswer
from bot.store import ServerCard, ServerDeck, UnknownDeck
from bot.text import Words
from bot.ui.content import notice
from bot.ui.decks import (
    CardView,
    alts_form,
    card_page,
    card_removal,
    deck_made,
    deck_page,
    deck_removal,
    title_form,
    words_form,
)
from bot.ui.names import quote
from cogs.base import Interaction
from cogs.deck_access import DeckCog, alt_of, deck_subject, page_of, suggest_server_decks

log = logging.getLogger(__name__)

Number = app_commands.Range[int, 1, 99_999]
MOST_OPEN_REPORTS = 5  # by one member; each hides a card until a manager decides
OVERHEAD = 200_000  # bytes of a request besides its files
MOST_TO_SHARE = 10 << 20  # bytes; more is allowed in some servers, but not in every request


class ServerDecksCog(DeckCog):
    """Shows members their server's decks, and lets makers change them."""

    @slash_command("deck new")
    async def new(
        self, interaction: Interaction, deck_name: app_commands.Range[str, 1, LONGEST_TITLE]
    ) -> None:
        """Create an empty deck, and offer to add pictures."""
        guild_id = await self.check_maker(interaction)
        deck = await self.bot.parts.making.create(
            guild_id, readable_name(deck_name), interaction.user.id
        )
        words = await self.words(interaction)
        await self.show(interaction, deck_made(words, deck_subject(deck.id), deck.name))

    @slash_command("deck show")
    @app_commands.autocomplete(own_deck=suggest_server_decks)
    async def show_deck(
        self,
        interaction: Interaction,
        own_deck: str | None = None,
        deck_card: Number | None = None,
    ) -> None:
        """Show the first page of a deck, or one card of it."""
        found = await self.find(interaction, own_deck)
        begun = await self.begin(interaction)
        if deck_card is None:
            await self._show_page(begun, found, 0)
            return
        card = card_in(found, deck_card)
        await self._show_card(begun, found, card, await self.may_edit(interaction))

    async def _show_card(
        self,
        begun: BegunAnswer,
        deck: ServerDeck,
        card: ServerCard,
        may_edit: bool,
    ) -> None:
        words = await self.words(begun.interaction)
        view = _card_view(words, deck, card, may_edit)
        large = await self.bot.parts.making.sheet(deck.guild_id, [card])
        await self.bot.parts.private_answers.fill_in(begun, card_page(words, view, large))

    @press("deckpage")
    async def on_page(self, press: Press) -> None:
        """Show another page of a deck."""
        deck = await self.deck_of(press)
        begun = await self.begin(press.interaction)
        await self._show_page(begun, deck, press.number)

    async def _show_page(self, begun: BegunAnswer, deck: ServerDeck, page: int) -> None:
        words = await self.words(begun.interaction)
        may_edit = await self.may_edit(begun.interaction)
        cards, view = page_of(words, deck, page, may_edit)
        sheet = None
        if cards:
            making = self.bot.parts.making
            sheet = await making.sheet(deck.guild_id, cards, dim_hidden=True)
        await self.bot.parts.private_answers.fill_in(begun, deck_page(words, view, sheet))

    @slash_command("deck words")
    @app_commands.autocomplete(own_deck=suggest_server_decks)
    async def change_words(
        self,
        interaction: Interaction,
        own_deck: str | None = None,
        deck_card: Number | None = None,
    ) -> None:
        """Open the form for a deck's name, or for the title and description of a card."""
        await self.check_maker(interaction)
        found = await self.find(interaction, own_deck)
        words = await self.words(interaction)
        name = deck_subject(found.id)
        if deck_card is None:
            await self.open_form(interaction, title_form(words, name, found.name))
        else:
            await self._ask_words(interaction, found, deck_card, words)

    async def _ask_words(
        self, interaction: discord.Interaction, deck: ServerDeck, number: int, words: Words
    ) -> None:
        card = card_in(deck, number)
        alt = card.text.alts.get(words.language, "")
        form = words_form(words, deck_subject(deck.id), number, card.text.title, alt)
        await self.open_form(interaction, form)

    @press("decktitle")
    async def on_title(self, press: Press) -> None:
        """Open the form for a deck's name; once submitted, rename the deck."""
        guild_id = await self.check_maker(press.interaction)
        deck = await self.deck_of(press)
        if press.field is None:
            words = await self.words(press.interaction)
            await self.open_form(press.interaction, title_form(words, press.subject, deck.name))
            return
        await self.bot.parts.making.rename(guild_id, deck.id, readable_name(press.field))
        await self.tell(press.interaction, "deck-named", deck=quote(readable_name(press.field)))

    @press("deckwords")
    async def on_words(self, press: Press) -> None:
        """Open the form for a card's title and description; once submitted, save them.

        Then ask for descriptions of the next cards that have none.
        """
        guild_id = await self.check_maker(press.interaction)
        deck = await self.deck_of(press)
        words = await self.words(press.interaction)
        if press.field is None:
            await self._ask_words(press.interaction, deck, int(press.argument), words)
            return
        number = int(press.argument)
        begun = await self.begin(press.interaction)
        await self.bot.parts.making.describe(
            guild_id,
            deck.id,
            number,
            words.language,
            alt=_clean_alt(press.field),
            title=seen(press.fields.get("title", ""))[:LONGEST_TITLE],
        )
        await self._ask_for_more(begun, press, words("deck-described", count=1), number)

    @press("deckalts")
    async def on_alts(self, press: Press) -> None:
        """Open the form for descriptions of up to five cards; once submitted, save them.

        Then ask for descriptions of the next cards that have none.
        """
        guild_id = await self.check_maker(press.interaction)
        deck = await self.deck_of(press)
        words = await self.words(press.interaction)
        numbers = [int(number) for number in press.argument.split(".")]
        if press.field is None:
            await self.open_form(press.interaction, alts_form(words, press.subject, numbers))
            return
        begun = await self.begin(press.interaction)
        described = 0
        for place, number in enumerate(numbers):
            alt = _clean_alt(press.fields.get(f"alt{place}", ""))
            if alt and deck.find(number):
                await self.bot.parts.making.describe(
                    guild_id, deck.id, number, words.language, alt=alt
                )
                described += 1
        sentence = words("deck-described", count=described)
        await self._ask_for_more(begun, press, sentence, numbers[-1])

    async def _ask_for_more(
        self, begun: BegunAnswer, press: Press, sentence: str, last: int
    ) -> None:
        """Say what was saved, and ask for descriptions of the next cards that have none.

        Cards after number ``last`` come first, then the earlier ones.
        """
        deck = await self.deck_of(press)
        in_turn = sorted(deck.cards, key=lambda card: (card.number <= last, card.number))
        await self.ask_descriptions(begun, deck, sentence, in_turn)

    @slash_command("deck remove")
    @app_commands.autocomplete(own_deck=suggest_server_decks)
    async def remove(
        self,
        interaction: Interaction,
        own_deck: str | None = None,
        deck_card: Number | None = None,
    ) -> None:
        """Ask for confirmation before removing a card, which is shown, or a deck."""
        await self.check_maker(interaction)
        found = await self.find(interaction, own_deck)
        if deck_card is None:
            words = await self.words(interaction)
            question = deck_removal(words, deck_subject(found.id), found.name, len(found.cards))
            await self.show(interaction, question)
            return
        card = card_in(found, deck_card)
        begun = await self.begin(interaction)
        words = await self.words(begun.interaction)
        view = _card_view(words, found, card, may_edit=True)
        sheet = await self.bot.parts.making.sheet(found.guild_id, [card])
        await self.bot.parts.private_answers.fill_in(
            begun, card_removal(words, view, found.name, sheet)
        )

    @press("deckremove")
    async def on_remove(self, press: Press) -> None:
        """Remove the card or the deck (*Remove*), redraw the server's lobbies, and say so."""
        guild_id = await self.check_maker(press.interaction)
        deck = await self.deck_of(press)
        number = int(press.argument) if press.argument else None
        if number:
            card_in(deck, number)
        await self.bot.parts.making.remove(guild_id, deck.id, number)
        await self.bot.parts.screens.redraw_lobbies([guild_id])  # they show the deck's size
        await self._show_decision(press, "card-removed" if number else "deck-removed", deck, number)

    @press("deckclear")
    async def on_clear(self, press: Press) -> None:
        """Dismiss the report of a card (*Keep it*); only members with Manage Server may."""
        deck = await self.deck_of(press)
        number = int(press.argument)
        card_in(deck, number)
        if not press.interaction.permissions.manage_guild:
            raise UnknownDeck(deck.id)  # only they see its report
        await self.bot.parts.making.clear_report(deck.guild_id, deck.id, number)
        await self._show_decision(press, "report-cleared", deck, number)

    async def _show_decision(
        self, press: Press, key: str, deck: ServerDeck, number: int | None
    ) -> None:
        """Say what was done, or show the deck again while it has more reported cards."""
        if number and (left := await self._if_reported(press)):
            begun = await self.begin(press.interaction)
            await self._show_page(begun, left, 0)
            return
        words = await self.words(press.interaction)
        content = notice(words, key, deck=quote(deck.name), number=number or 0)
        await self.show(press.interaction, content)

    async def _if_reported(self, press: Press) -> ServerDeck | None:
        """Return the current deck if it has more reported cards, else None."""
        now = await self.deck_of(press)
        return now if any(card.reported_at is not None for card in now.cards) else None

    @slash_command("deck share")
    @app_commands.autocomplete(own_deck=suggest_server_decks)
    async def share(self, interaction: Interaction, own_deck: str | None = None) -> None:
        """Send the caller a deck as zip files that can be added on another server."""
        await self.check_maker(interaction)
        found = await self.find(interaction, own_deck)
        if not found.cards:
            raise PlainRefusal("deck-empty")
        await self.begin(interaction)
        limit = min(interaction.filesize_limit, MOST_TO_SHARE)
        zips = await self.bot.parts.making.pack(found, limit - OVERHEAD)
        words = await self.words(interaction)
        sentence = words("deck-shared", deck=quote(found.name), count=len(zips))
        for name, data in zips:
            # Packed files are called ``deck.zip`` or ``deck-2.zip``; the name replaces "deck".
            await self._send_zip(interaction, sentence, f"{_file_name(found.name)}{name[4:]}", data)

    async def _send_zip(
        self, interaction: Interaction, sentence: str, name: str, data: bytes
    ) -> None:
        """Send one zip file to the caller in private; retry if the connection breaks."""

        async def send() -> None:
            file = discord.File(io.BytesIO(data), name)
            with sending(Urgency.TIDY):  # hands and tables go first
                await interaction.followup.send(sentence, file=file, ephemeral=True)

        await self.bot.parts.requests.by_press(send)

    @slash_command("deck report")
    @app_commands.autocomplete(own_deck=suggest_server_decks)
    async def report(
        self, interaction: Interaction, deck_card: Number, own_deck: str | None = None
    ) -> None:
        """Hide a card until a member with Manage Server decides about it, and notify moderators.

        Raise a refusal if the caller has too many open reports.
        """
        found = await self.find(interaction, own_deck)
        by = interaction.user.id
        decks = await self.bot.parts.making.decks(found.guild_id)
        mine = [one for each in decks for one in each.cards if one.reported_by == by]
        if len(mine) >= MOST_OPEN_REPORTS:
            raise PlainRefusal("error-reports-open", most=MOST_OPEN_REPORTS)
        card = await self.bot.parts.making.report(found.guild_id, found.id, deck_card, by)
        await self.tell(interaction, "card-reported", number=deck_card)
        await tell_moderators(self.bot, interaction, found, card)


def _card_view(words: Words, deck: ServerDeck, card: ServerCard, may_edit: bool) -> CardView:
    return CardView(
        deck_subject(deck.id),
        card.number,
        card.text.title,
        alt_of(card, words),
        card.added_by,
        card.added_at,
        may_edit,
    )


def card_in(deck: ServerDeck, number: int) -> ServerCard:
    """Return the card of a deck that has this number; raise ``UnknownDeck`` if there is none."""
    card = deck.find(number)
    if card is None:
        raise UnknownDeck(deck.id)
    return card


def readable_name(text: str) -> str:
    """Return a deck's name without invisible characters; raise a refusal if nothing is left."""
    name = " ".join(seen(text).split())[:LONGEST_TITLE]
    if not name:
        raise PlainRefusal("error-deck-name")
    return name


def _clean_alt(text: str) -> str:
    return seen(text).strip()[:LONGEST_ALT]


def _file_name(name: str) -> str:
    """Return a deck's name in characters that are safe in file names; ``deck`` if none is left."""
    return re.sub(r"[^\w-]+", "-", name, flags=re.ASCII).strip("-").lower() or "deck"


async def tell_moderators(
    bot: DixitBot, interaction: discord.Interaction, deck: ServerDeck, card: ServerCard
) -> None:
    """Notify a server's moderators of a reported card, but never the member who uploaded it.

    Post in the channel where Discord sends a community's moderators its own notices, unless the
    uploader can read it. Otherwise send the owner a DM, unless they uploaded the card. Members who
    manage decks also find it at the top of ``/dixit deck show``. If Discord refuses, log only ids.
    """
    guild = interaction.guild
    if guild is None:
        return
    server = await bot.parts.store.server(guild.id)
    locale = interaction.guild_locale.value if interaction.guild_locale else None
    words = bot.parts.library.first_of(server.language, locale)
    names = {"deck": quote(deck.name), "server": quote(guild.name)}
    text = words("report-notice", number=card.number, **names)
    try:
        target = await _moderators(bot, guild, card.added_by)
        if target is None:
            log.warning("found nobody to notify of a reported card in server %s", guild.id)
        else:
            nonce = str(interaction.id)  # or a notice whose receipt is lost would be posted twice
            await bot.parts.requests.by_bot(lambda: target.send(text, nonce=nonce), Urgency.TIDY)
    except (discord.HTTPException, DmsHeldBack, NoRoom, *TRANSIENT) as fault:
        log.warning(
            "could not notify the moderators of server %s of a reported card: %s",
            guild.id,
            error_line(fault),
        )


async def _moderators(
    bot: DixitBot, guild: discord.Guild, uploader: int
) -> discord.abc.Messageable | None:
    """Return a channel or DM for reports that the uploader cannot read; None if there is none."""
    channel = guild.public_updates_channel
    may_write = channel is not None and channel.permissions_for(guild.me).send_messages
    if channel is not None and may_write and not await _can_read(bot, channel, uploader):
        return channel
    if guild.owner_id in (None, uploader):
        return None
    opened = await bot.parts.hands.dms.open(player_id(guild.owner_id))
    return bot.get_partial_messageable(opened)


async def _can_read(bot: DixitBot, channel: discord.TextChannel, uploader: int) -> bool:
    """Return whether the uploader may view a channel; False if they are not a member any more."""
    if not uploader:  # their name was erased
        return False
    guild = channel.guild
    try:
        member = await bot.parts.requests.by_bot(lambda: guild.fetch_member(uploader), Urgency.TIDY)
    except discord.NotFound:
        return False
    return channel.permissions_for(member).view_channel
