"""``/dixit deck add``: pictures and zips, looked at in private before they count."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord import app_commands

from bot.decks.intake.framing import Framing
from bot.decks.intake.limits import HEAVIEST, HEAVIEST_ZIP
from bot.decks.intake.refusals import Refused
from bot.gateway.attachments import fetch
from bot.gateway.client import DixitBot
from bot.gateway.errors import PlainRefusal
from bot.gateway.presses import Press
from bot.gateway.slash import deck_group, hang, said
from bot.server_decks.drafts import Draft, Rejected
from bot.server_decks.workers import Hear
from bot.store import ServerDeck
from bot.ui.content import notice
from bot.ui.decks import draft, working
from bot.ui.names import quote
from cogs.base import Interaction
from cogs.deck_access import DeckCog, suggest_server_decks
from cogs.draft_view import notes_of, twin_pairs, view_of

Attached = discord.Attachment | None
BETWEEN_STEPS = 1.5  # seconds between two changes of a message that tells how far it is
ZIPS = (".zip",)


class UploadsCog(DeckCog):
    """From an upload to cards that count."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        suggest_server_decks(bot, hang(deck_group(bot.slash), "add", self.add))
        for verb, handler in (
            ("draftpick", self.on_pick),
            ("draftframe", self.on_frame),
            ("draftskip", self.on_skip),
            ("draftpage", self.on_page),
            ("draftkeep", self.on_keep),
            ("draftdrop", self.on_drop),
        ):
            self.on(verb, handler)

    @app_commands.rename(
        deck=said("option-own-deck"),
        file=said("option-file"),
        **{f"file{n}": said("option-file", n) for n in range(2, 11)},
    )
    @app_commands.describe(
        deck=said("option-own-deck.about"),
        file=said("option-file.about"),
        **{f"file{n}": said("option-file.about") for n in range(2, 11)},
    )
    async def add(
        self,
        interaction: Interaction,
        file: discord.Attachment,
        deck: str | None = None,
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
        """Show what these files would become."""
        await self.check_maker(interaction)
        found = await self.find(interaction, deck)
        more = (file2, file3, file4, file5, file6, file7, file8, file9, file10)
        files = [file, *(one for one in more if one is not None)]
        if len(files) > 1 and any(_is_zip(one) for one in files):
            raise PlainRefusal("upload-one-zip")
        await self.bot.private_answers.begin(interaction)
        upload = self.bot.making.drafts.begin(found.guild_id, found.id, interaction.user.id)
        try:
            await self._take(interaction, upload, files)
        except BaseException:
            self.bot.making.drafts.drop(upload)
            raise
        if not upload.uploads:
            await asyncio.to_thread(self.bot.making.drafts.drop, upload)
        await self._show(interaction, upload, found)

    async def _take(
        self, interaction: discord.Interaction, upload: Draft, files: list[discord.Attachment]
    ) -> None:
        fetched = []
        for place, one in enumerate(files):
            path = upload.folder / f"in-{place}"
            try:
                await fetch(one, path, HEAVIEST_ZIP if _is_zip(one) else HEAVIEST)
                fetched.append((path, one.filename))
            except Refused as refused:  # of ten pictures the other nine may be good
                upload.problems.append(Rejected(one.filename, refused.reason, refused.values))
        if fetched:
            hear = self._progress(interaction, "draft-working")
            await self.bot.making.take(upload, fetched, hear)

    def _progress(self, interaction: discord.Interaction, key: str) -> Hear:
        """Tells in the message how far a work is, not more often than Discord likes."""
        told = time.monotonic()

        async def hear(done: int, of: int) -> None:
            nonlocal told
            if done < of and time.monotonic() - told > BETWEEN_STEPS:
                told = time.monotonic()
                words = await self.words(interaction)
                content = working(words, key, done, of)
                await self.bot.private_answers.fill_in(interaction, content)

        return hear

    async def _show(
        self, interaction: discord.Interaction, upload: Draft, deck: ServerDeck
    ) -> None:
        """The present page of a draft, with what looks alike side by side."""
        words = await self.words(interaction)
        making = self.bot.making
        decks = await making.decks(upload.guild_id)
        sheet = twins = None
        if upload.shown:
            sheet = await making.sheet(
                [(upload.card_path(one), one.number, one.left_out) for one in upload.shown]
            )
        if pairs := await twin_pairs(making, upload, decks):
            twins = await making.sheet(pairs, across=4)
        view = view_of(upload, deck.name, notes_of(words, upload, decks))
        await self.bot.private_answers.fill_in(interaction, draft(words, view, sheet, twins))

    @asynccontextmanager
    async def _draft(self, press: Press) -> AsyncIterator[tuple[Draft, ServerDeck]]:
        """The draft that a press is about, one press after the other, for whoever began it."""
        await self.check_maker(press.interaction)
        found = self._find(press)
        async with found.turn:
            self._find(press)  # the press before may have kept it, or thrown it away
            yield found, await self.bot.making.deck(found.guild_id, found.deck_id)

    def _find(self, press: Press) -> Draft:
        found = self.bot.making.drafts.find(press.game, press.interaction.user.id)
        if found is None or found.guild_id != press.interaction.guild_id:
            raise PlainRefusal("draft-gone")
        return found

    async def on_pick(self, press: Press) -> None:
        """These pictures are meant by the next press."""
        async with self._draft(press) as (upload, _):
            places = {int(number) - 1 for number in press.values}
            upload.chosen = frozenset(places & {one.place for one in upload.shown})
            await self.bot.private_answers.begin(press.interaction)

    async def on_frame(self, press: Press) -> None:
        """Another framing for the chosen pictures."""
        await self.check_maker(press.interaction)
        self._find(press)
        await self.bot.private_answers.begin(press.interaction)
        async with self._draft(press) as (upload, deck):
            await self.bot.making.frame(upload, Framing(press.argument))
            await self._show(press.interaction, upload, deck)

    async def on_skip(self, press: Press) -> None:
        """Leave the chosen pictures out, or take them again."""
        if not self._find(press).chosen:
            raise PlainRefusal("draft-choose-first")
        await self.bot.private_answers.begin(press.interaction)
        async with self._draft(press) as (upload, deck):
            for place in upload.chosen:
                upload.uploads[place].left_out ^= True
            await self._show(press.interaction, upload, deck)

    async def on_page(self, press: Press) -> None:
        """Another page."""
        self._find(press)
        await self.bot.private_answers.begin(press.interaction)
        async with self._draft(press) as (upload, deck):
            upload.page = min(press.round, upload.pages - 1)
            upload.chosen = frozenset()
            await self._show(press.interaction, upload, deck)

    async def on_keep(self, press: Press) -> None:
        """They count from now on."""
        interaction = press.interaction
        if not self._find(press).wanted:
            raise PlainRefusal("draft-nothing")
        await self.bot.private_answers.begin(interaction)
        async with self._draft(press) as (upload, deck):
            hear = self._progress(interaction, "deck-working")
            numbers = await self.bot.making.keep(upload, hear)
        words = await self.words(interaction)
        deck = await self.bot.making.deck(deck.guild_id, deck.id)
        said_so = words("draft-kept", count=len(numbers), deck=quote(deck.name))
        new = [card for card in deck.cards if card.number in numbers]
        await self.ask_descriptions(interaction, deck, said_so, new)

    async def on_drop(self, press: Press) -> None:
        """Nothing of it is kept."""
        async with self._draft(press) as (upload, _):
            await asyncio.to_thread(self.bot.making.drafts.drop, upload)
        words = await self.words(press.interaction)
        await self.show(press.interaction, notice(words, "draft-dropped"))


def _is_zip(attachment: discord.Attachment) -> bool:
    return attachment.filename.lower().endswith(ZIPS)


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(UploadsCog(bot))
