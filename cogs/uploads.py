"""``/dixit deck add``: pictures and zips, checked in private before they become cards.

Files come as options of the command, from a form, or from an existing message.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import discord
from discord import app_commands

from bot.decks.intake.uploads import HEAVIEST, HEAVIEST_ZIP, Framing, Refused
from bot.gateway.attachments import fetch
from bot.gateway.errors import PlainRefusal
from bot.gateway.library import files_of
from bot.gateway.presses import Press, press
from bot.gateway.slash import message_command, slash_command
from bot.screens.private import BegunAnswer
from bot.server_decks.drafts import Draft, Rejected, Uploaded
from bot.server_decks.making import DeckMaking
from bot.server_decks.sandboxes import OnProgress
from bot.server_decks.shelves import Numbered
from bot.store import ServerCard, ServerDeck
from bot.text import Words
from bot.ui.content import notice
from bot.ui.decks import (
    ChoosableDeck,
    DraftCard,
    DraftView,
    draft_page,
    draft_without_deck,
    files_form,
    progress,
)
from bot.ui.names import quote, values_of
from cogs.base import Interaction
from cogs.deck_access import DeckCog, deck_subject, missing_in, suggest_server_decks

Attached = discord.Attachment | None
BETWEEN_STEPS = 1.5  # seconds between two updates of a progress bar
ZIPS = (".zip",)
LONGEST_FILE_NAME = 40  # characters of it that a note repeats
MOST_PAIRS = 4  # of look-alikes that are shown


class UploadsCog(DeckCog):
    """Turns uploaded pictures into a private draft, and the draft into cards of a deck."""

    @slash_command("deck add")
    @app_commands.autocomplete(own_deck=suggest_server_decks)
    async def add(
        self,
        interaction: Interaction,
        file: Attached = None,
        own_deck: str | None = None,
        file2: Attached = None,
        file3: Attached = None,
        file4: Attached = None,
        file5: Attached = None,
        file6: Attached = None,
        file7: Attached = None,
        file8: Attached = None,
        file9: Attached = None,
        file10: Attached = None,
    ) -> None:
        """Show the cards that these files would become; if there are none, open a form for them."""
        await self.check_maker(interaction)
        found = await self.find(interaction, own_deck)
        given = (file, file2, file3, file4, file5, file6, file7, file8, file9, file10)
        files = [one for one in given if one is not None]
        if files:
            await self._upload(interaction, found, files)
        else:
            await self._ask_files(interaction, found)

    @press("deckadd")
    async def on_add(self, press: Press) -> None:
        """Open the form for pictures; once submitted, show the draft of its files."""
        await self.check_maker(press.interaction)
        deck = await self.deck_of(press)
        if press.field is None:
            await self._ask_files(press.interaction, deck)
        elif files := files_of(press.interaction):
            await self._upload(press.interaction, deck, files)
        else:
            raise PlainRefusal("upload-not-fetched")

    @message_command("menu-deck-add")
    async def add_from_message(self, interaction: Interaction, message: discord.Message) -> None:
        """Show the draft of a message's pictures; ask for the deck if the server has several."""
        guild_id = await self.check_maker(interaction)
        decks = await self.bot.parts.making.decks(guild_id)
        if not decks:
            raise PlainRefusal("error-no-decks")
        files = [one for one in message.attachments if _is_picture(one) or _is_zip(one)]
        if not files:
            raise PlainRefusal("error-no-pictures-there")
        await self._upload(interaction, decks[0] if len(decks) == 1 else None, files)

    @press("draftdeck")
    async def on_deck(self, press: Press) -> None:
        """Choose the deck of a draft that was made from a message, and show the draft."""
        await self.check_maker(press.interaction)
        self._own_draft(press)
        begun = await self.begin(press.interaction)
        async with self._locked_draft(press) as draft:
            deck = await self.bot.parts.making.choose_deck(draft, press.values[0])
            await self._show(begun, draft, deck)

    async def _ask_files(self, interaction: discord.Interaction, deck: ServerDeck) -> None:
        words = await self.words(interaction)
        await self.open_form(interaction, files_form(words, deck_subject(deck.id)))

    async def _upload(
        self,
        interaction: discord.Interaction,
        found: ServerDeck | None,
        files: list[discord.Attachment],
    ) -> None:
        """Turn files into a draft and show it; ask for the deck if ``found`` is None.

        Delete the draft after any error, and if it has no pictures.
        """
        if len(files) > 1 and any(_is_zip(one) for one in files):
            raise PlainRefusal("upload-one-zip")
        begun = await self.begin(interaction)
        drafts = self.bot.parts.making.drafts
        deck_id = found.id if found else ""
        draft = drafts.begin(interaction.guild_id or 0, deck_id, interaction.user.id)
        try:
            await self._download(begun, draft, files)
            if draft not in drafts:
                raise PlainRefusal("draft-gone")
        except BaseException as error:  # even if the bot stops, no file of the draft may be left
            # The uploader's data may have been erased while the pictures were downloaded.
            erased = draft not in drafts
            drafts.drop(draft)
            if erased and isinstance(error, Exception):
                raise PlainRefusal("draft-gone") from error
            raise
        if not draft.uploads:
            await asyncio.to_thread(drafts.drop, draft)
        if found is None and draft.uploads:
            await self._ask_deck(begun, draft)
        else:
            await self._show(begun, draft, found)

    async def _ask_deck(self, begun: BegunAnswer, draft: Draft) -> None:
        """Show the first pictures of a draft as cards, with the decks to choose from."""
        words = await self.words(begun.interaction)
        making = self.bot.parts.making
        decks = await making.decks(draft.guild_id)
        sheet = await making.draft_sheet(draft)
        offered = [ChoosableDeck(one.id, one.name, len(one.playable)) for one in decks]
        notes = [_rejection(words, one) for one in draft.problems]
        content = draft_without_deck(words, draft.id, offered, notes, sheet)
        await self.bot.parts.private_answers.fill_in(begun, content)

    async def _download(
        self, begun: BegunAnswer, draft: Draft, files: list[discord.Attachment]
    ) -> None:
        """Download the files and add their pictures to the draft; note those that are refused.

        Raise ``NotFetched`` if a file cannot be downloaded.
        """
        fetched = []
        for place, one in enumerate(files):
            path = draft.path(f"in-{place}")
            self.bot.parts.making.drafts.claim(draft, path.name, one.size)
            try:
                await fetch(one, path, HEAVIEST_ZIP if _is_zip(one) else HEAVIEST)
                fetched.append((path, one.filename))
            except Refused as refused:  # one bad picture of ten must not discard the others
                draft.problems.append(Rejected(one.filename, refused.reason, refused.values))
        if fetched:
            on_progress = self._progress(begun, "draft-working")
            await self.bot.parts.making.open_uploads(draft, fetched, on_progress)

    def _progress(self, begun: BegunAnswer, key: str) -> OnProgress:
        """Return a callback that shows the progress in the answer, at most every 1.5 seconds."""
        shown_at = time.monotonic()

        async def on_progress(done: int, of: int) -> None:
            nonlocal shown_at
            if done < of and time.monotonic() - shown_at > BETWEEN_STEPS:
                shown_at = time.monotonic()
                words = await self.words(begun.interaction)
                content = progress(words, key, done, of)
                await self.bot.parts.private_answers.fill_in(begun, content)

        return on_progress

    async def _show(self, begun: BegunAnswer, draft: Draft, deck: ServerDeck | None) -> None:
        """Show the current page of a draft, and pairs of pictures that look alike.

        ``deck`` is None only for a draft without pictures, which is not kept.
        """
        words = await self.words(begun.interaction)
        making = self.bot.parts.making
        decks = await making.decks(draft.guild_id)
        sheet = twins = None
        if draft.shown:
            sheet = await making.draft_sheet(draft)
        if pairs := await twin_pairs(making, draft, decks):
            twins = await making.numbered_sheet(draft.guild_id, pairs, across=4)
        view = view_of(draft, deck.name if deck else "", notes_of(words, draft, decks))
        await self.bot.parts.private_answers.fill_in(begun, draft_page(words, view, sheet, twins))

    @asynccontextmanager
    async def _changing(self, press: Press) -> AsyncIterator[Draft]:
        """Acknowledge a press, yield the presser's own draft (locked), and then show it."""
        begun = await self.begin(press.interaction)
        async with self._draft_with_deck(press) as (draft, deck):
            yield draft
            await self._show(begun, draft, deck)

    @asynccontextmanager
    async def _draft_with_deck(self, press: Press) -> AsyncIterator[tuple[Draft, ServerDeck]]:
        """Yield the presser's own draft, locked for other presses, and its deck.

        Raise a refusal if the draft is gone or has no deck yet.
        """
        async with self._locked_draft(press) as found:
            if not found.deck_id:
                raise PlainRefusal("error-not-offered")
            yield found, await self.bot.parts.making.deck(found.guild_id, found.deck_id)

    @asynccontextmanager
    async def _locked_draft(self, press: Press) -> AsyncIterator[Draft]:
        """Yield the presser's own draft, locked for other presses.

        Raise a refusal if it is gone, or if the presser may not change the server's decks.
        """
        await self.check_maker(press.interaction)
        found = self._own_draft(press)
        async with found.turn:
            # While this press waited for its turn, another may have kept or discarded the draft.
            yield self._own_draft(press)

    def _own_draft(self, press: Press) -> Draft:
        found = self.bot.parts.making.drafts.find(press.subject, press.interaction.user.id)
        if found is None or found.guild_id != press.interaction.guild_id:
            raise PlainRefusal("draft-gone")
        return found

    @press("draftpick")
    async def on_pick(self, press: Press) -> None:
        """Save which pictures of the draft the next press changes."""
        async with self._draft_with_deck(press) as (draft, _):
            places = {int(number) - 1 for number in press.values}
            draft.chosen = frozenset(places & {one.place for one in draft.shown})
            await self.begin(press.interaction)  # acknowledged only: Discord shows the selection

    @press("draftframe")
    async def on_frame(self, press: Press) -> None:
        """Change how the chosen pictures, or all on the page if none are chosen, are cropped."""
        # A refusal is shown before the press is acknowledged; ``_draft_with_deck`` checks again
        # once other presses on the draft are done.
        await self.check_maker(press.interaction)
        self._own_draft(press)
        async with self._changing(press) as draft:
            await self.bot.parts.making.reframe(draft, Framing(press.argument))

    @press("draftskip")
    async def on_skip(self, press: Press) -> None:
        """Leave each chosen picture out of the draft, or put it back in if it was left out.

        Raise a refusal if none is chosen.
        """
        if not self._own_draft(press).chosen:
            raise PlainRefusal("draft-choose-first")
        async with self._changing(press) as draft:
            for place in draft.chosen:
                draft.uploads[place].left_out ^= True

    @press("draftpage")
    async def on_page(self, press: Press) -> None:
        """Show another page of the draft, with no picture chosen."""
        self._own_draft(press)
        async with self._changing(press) as draft:
            draft.page = min(press.number, draft.pages - 1)
            draft.chosen = frozenset()

    @press("draftkeep")
    async def on_keep(self, press: Press) -> None:
        """Add the draft's pictures to the deck, and ask for descriptions."""
        interaction = press.interaction
        if not self._own_draft(press).wanted:
            raise PlainRefusal("draft-nothing")
        begun = await self.begin(interaction)
        async with self._draft_with_deck(press) as (draft, deck):
            on_progress = self._progress(begun, "deck-working")
            numbers = await self.bot.parts.making.add_draft(draft, on_progress)
        words = await self.words(interaction)
        deck = await self.bot.parts.making.deck(deck.guild_id, deck.id)
        sentence = words("draft-kept", count=len(numbers), deck=quote(deck.name))
        if missing := missing_in(deck):
            size = words("deck-cards", count=len(deck.playable))
            sentence += f"\n-# {size} · {words('deck-missing', count=missing)}"
        new = [card for card in deck.cards if card.number in numbers]
        await self.ask_descriptions(begun, deck, sentence, new)

    @press("draftdrop")
    async def on_drop(self, press: Press) -> None:
        """Discard the draft with all its pictures."""
        async with self._locked_draft(press) as draft:
            await asyncio.to_thread(self.bot.parts.making.drafts.drop, draft)
        words = await self.words(press.interaction)
        await self.show(press.interaction, notice(words, "draft-dropped"))


def _is_picture(attachment: discord.Attachment) -> bool:
    """Return whether Discord says that a file is a picture; its content is checked later."""
    return (attachment.content_type or "").startswith("image/")


def _is_zip(attachment: discord.Attachment) -> bool:
    return attachment.filename.lower().endswith(ZIPS)


def view_of(draft: Draft, deck: str, notes: Sequence[str]) -> DraftView:
    """Return the view of a draft's current page for its layout."""
    return DraftView(
        draft.id,
        deck,
        draft.page,
        draft.pages,
        len(draft.wanted),
        [DraftCard(one.number, one.framing.value, one.left_out) for one in draft.shown],
        frozenset(place + 1 for place in draft.chosen),
        notes,
    )


def notes_of(words: Words, draft: Draft, decks: Sequence[ServerDeck]) -> list[str]:
    """Return a note for each refused file, and for each animation or look-alike on the page."""
    notes = [_rejection(words, one) for one in draft.problems]
    for one in draft.shown:
        if one.moving:
            notes.append(words("draft-moving", number=one.number))
        if one.earlier is not None:
            notes.append(words("draft-twin-upload", number=one.number, other=one.earlier + 1))
        elif found := find_card(decks, one.twin):
            deck, card = found
            same = card.digest in (one.digest, one.source)
            key = "draft-same" if same else "draft-twin"
            name = quote(deck.name)
            notes.append(words(key, number=one.number, other=card.number, deck=name))
    return notes


def _rejection(words: Words, rejected: Rejected) -> str:
    name = Path(rejected.name).name
    short = name if len(name) <= LONGEST_FILE_NAME else f"{name[: LONGEST_FILE_NAME - 1]}…"
    why = words(f"upload-{rejected.reason}", **values_of(words, rejected.values))
    return words("draft-rejected", file=quote(short), why=why)


def find_card(decks: Sequence[ServerDeck], card_id: str) -> tuple[ServerDeck, ServerCard] | None:
    """Return the deck and the card for the id of a card; None if there is no such card."""
    deck_id, _, number = card_id.partition("/")
    for deck in decks:
        if deck.id == deck_id and (card := deck.find(int(number))):
            return deck, card
    return None


async def twin_pairs(
    making: DeckMaking, draft: Draft, decks: Sequence[ServerDeck]
) -> list[Numbered]:
    """Return up to four pictures of the page that look like another, each followed by the other."""
    pairs: list[Numbered] = []
    for one in draft.shown:
        other = await _look_alike(making, draft, one, decks)
        if other is not None and len(pairs) < 2 * MOST_PAIRS:
            pairs += [(draft.card_path(one), one.number, False), other]
    return pairs


async def _look_alike(
    making: DeckMaking, draft: Draft, one: Uploaded, decks: Sequence[ServerDeck]
) -> Numbered | None:
    if one.earlier is not None:
        earlier = draft.uploads[one.earlier]
        return draft.card_path(earlier), earlier.number, False
    if found := find_card(decks, one.twin):
        (path,) = await making.pictures_of([found[1]])
        return path, found[1].number, False
    return None
