"""Makes and changes servers' decks. Every change goes through here to the store and the shelf.

Slow work runs in sandbox processes. Does not check permissions or write messages; the cogs do.
"""

import asyncio
import base64
import logging
from collections.abc import Iterable, Sequence
from pathlib import Path

from bot.decks.intake.uploads import Framing
from bot.imaging.on_demand import PicturesOnDemand
from bot.server_decks.drafts import Draft, Drafts, card_name
from bot.server_decks.sandboxes import (
    Json,
    OnProgress,
    Sandboxes,
    WorkFailed,
    ignore_progress,
    reading_message,
)
from bot.server_decks.shelves import DeckPictures, ServerShelves, card_id
from bot.store import GameStore
from bot.store.errors import PictureBlocked, StoreError, UnknownDeck
from bot.store.picture_files import PictureFiles
from bot.store.stored import CardText, Clock, DeckLimits, ServerCard, ServerDeck, new_deck_id
from bot.tasks import Tasks

log = logging.getLogger(__name__)


class DeckMaking(DeckPictures):
    """Makes, changes and removes servers' decks."""

    def __init__(
        self,
        store: GameStore,
        shelves: ServerShelves,
        pictures: PicturesOnDemand,
        sandboxes: Sandboxes,
        drafts: Drafts,
        clock: Clock,
        limits: DeckLimits,
    ) -> None:
        super().__init__(store, shelves, sandboxes)
        self._pictures = pictures
        self.drafts = drafts
        self._clock = clock
        self.limits = limits
        self._describing = asyncio.Lock()  # held from reading a card's texts to replacing them
        self._sweeping = asyncio.Lock()
        self._sweeps = Tasks()
        shelves.on_loss = self._sweep_soon

    async def decks(self, guild_id: int) -> tuple[ServerDeck, ...]:
        """Load and return a server's decks, without removed ones."""
        found = await self._shelves.refresh(guild_id)
        return tuple(deck for deck in found if deck.removed_at is None)

    async def deck(self, guild_id: int, deck_id: str) -> ServerDeck:
        """Load and return one deck of a server; raise ``UnknownDeck`` if there is no such deck."""
        for deck in await self.decks(guild_id):
            if deck.id == deck_id:
                return deck
        raise UnknownDeck(deck_id)

    async def create(self, guild_id: int, name: str, by: int) -> ServerDeck:
        """Create and return an empty deck.

        Raise ``DeckLimitReached`` if the server may not have more decks.
        """
        deck_id = new_deck_id()
        await self._store.create_deck(deck_id, guild_id, name, by, self._clock(), self.limits)
        return await self.deck(guild_id, deck_id)

    async def open_uploads(
        self,
        draft: Draft,
        files: Sequence[tuple[Path, str]],
        progress: OnProgress = ignore_progress,
    ) -> None:
        """Open uploaded files in a sandbox and fill the draft with their pictures.

        Pictures that the deck already has, or that are uploaded twice, are left out. Afterwards
        delete the files. Call ``progress`` after each picture. Raise ``Refused`` if the upload as a
        whole is refused, ``PictureBlocked`` if the host has blocked one of the pictures,
        ``WorkFailed`` if the sandbox fails.
        """
        decks = await self.decks(draft.guild_id)
        known = {
            card_id(deck.id, card.number): base64.b64encode(card.look).decode()
            for deck in decks
            for card in deck.cards
        }
        job = {"do": "take", "names": [name for _, name in files], "known": known}

        async def receive(said: Json, parts: list[bytes]) -> None:
            with reading_message():
                made = draft.record(said, parts, known)
            for name, data in made.items():
                await self.drafts.put(draft, name, data)
            await _report_progress(said, progress)

        try:
            await self._sandboxes.run(draft.guild_id, job, [path for path, _ in files], receive)
        finally:
            draft.opening = False
        for path, _ in files:
            await self.drafts.remove(draft, path.name)
        await self._leave_out(draft, decks)

    async def choose_deck(self, draft: Draft, deck_id: str) -> ServerDeck:
        """Set and return the deck of a draft that has none yet.

        Pictures that the deck already has are left out. Raise ``UnknownDeck`` if the deck does not
        exist, or ``PictureBlocked`` if the host has blocked one of the draft's pictures.
        """
        deck = await self.deck(draft.guild_id, deck_id)
        draft.deck_id = deck.id
        await self._leave_out(draft, [deck])
        return deck

    async def _leave_out(self, draft: Draft, decks: Iterable[ServerDeck]) -> None:
        """Mark pictures as left out if the deck already has them or the draft has them twice.

        Raise ``PictureBlocked`` if the host has blocked one of them.
        """
        known_cards = {
            card.digest: card_id(deck.id, card.number)
            for deck in decks
            if deck.id == draft.deck_id
            for card in deck.cards
        }
        for one in draft.uploads:
            # matches as encoded again, or as a file the bot had exported
            if known := known_cards.get(one.digest) or known_cards.get(one.source):
                one.left_out, one.twin, one.earlier = True, known, None
            elif one.earlier is not None:
                one.left_out |= draft.uploads[one.earlier].digest == one.digest
        if draft.hashes and (blocked := await self._store.blocked(draft.hashes)):
            raise PictureBlocked(min(blocked))

    async def draft_sheet(self, draft: Draft) -> bytes:
        """Return a JPEG sheet of a draft's current page; pictures that are left out are dimmed."""
        cards = [(draft.card_path(one), one.number, one.left_out) for one in draft.shown]
        return await self.numbered_sheet(draft.guild_id, cards)

    async def reframe(self, draft: Draft, framing: Framing) -> None:
        """Change the framing of the draft's chosen pictures.

        If none are chosen, change those on the current page. Raise ``Refused`` or ``WorkFailed`` if
        the sandbox refuses or fails.
        """
        places = sorted(draft.chosen) or [one.place for one in draft.shown]
        job = {"do": "frame", "places": places, "framing": framing.value}

        async def receive(said: Json, parts: list[bytes]) -> None:
            with reading_message():
                # index() raises ValueError if the sandbox answers for a picture outside the job.
                uploaded = draft.uploads[places[places.index(said["place"])]]
                (card,) = parts
                uploaded.reframe(said["card"], card)
            await self.drafts.put(draft, card_name(uploaded.place), card)

        inputs = [draft.pixels_path(place) for place in places]
        await self._sandboxes.run(draft.guild_id, job, inputs, receive)

    async def add_draft(
        self, draft: Draft, progress: OnProgress = ignore_progress
    ) -> tuple[int, ...]:
        """Add a draft's cards to its deck, drop the draft, prepare the cards; return their numbers.

        The draft is kept if ``DeckLimitReached``, ``PictureBlocked`` or ``UnknownDeck`` is raised.
        """
        cards = await asyncio.to_thread(draft.new_cards)
        numbers = await self._store.add_cards(
            draft.guild_id, draft.deck_id, cards, draft.owner, self._clock(), self.limits
        )
        self.drafts.drop(draft)
        await self._shelves.refresh(draft.guild_id)
        cards_added = [card_id(draft.deck_id, number) for number in numbers]
        await self.prepare(draft.guild_id, cards_added, progress)
        return numbers

    async def prepare(
        self, guild_id: int, cards: Iterable[str], progress: OnProgress = ignore_progress
    ) -> None:
        """Make the tiles of cards that have none yet, so that games can show them at once.

        A failure is only logged: tiles that are missing are made when a game needs them.
        """
        cards = tuple(cards)
        await self._shelves.copied()
        made = await self._pictures.ready()
        missing = await made.unprepared(cards)
        if not missing:
            return
        # The sandbox answers in the order of the job. If it answers too often, next() raises
        # StopIteration, which `reading_message` turns into WorkFailed.
        places = iter([path for _, path in missing])

        async def receive(said: Json, parts: list[bytes]) -> None:
            with reading_message():
                path = next(places)
            for content in parts:
                await made.keep_tiles(path, content)
            await _report_progress(said, progress)

        job = {"do": "tiles", "count": len(missing)}
        try:
            await self._sandboxes.run(guild_id, job, [picture for picture, _ in missing], receive)
        except (WorkFailed, OSError) as failed:
            log.warning(
                "tiles were not prepared; games that need them make them: %s",
                type(failed).__name__,
            )
        if not self._shelves.have(cards):
            await self.sweep()  # they were deleted before their tiles were made

    async def rename(self, guild_id: int, deck_id: str, name: str) -> None:
        """Rename a deck."""
        await self._store.rename_deck(guild_id, deck_id, name)
        await self._shelves.refresh(guild_id)

    async def describe(
        self,
        guild_id: int,
        deck_id: str,
        number: int,
        language: str,
        *,
        alt: str,
        title: str | None = None,
    ) -> None:
        """Set a card's description in a language; an empty text deletes it.

        Set the title as well, unless it is None. Raise ``UnknownDeck`` if there is no such card.
        """
        async with self._describing:
            card = await self.card(guild_id, deck_id, number)
            alts = {**card.text.alts, language: alt}
            alts = {one: text for one, text in alts.items() if text}
            title = card.text.title if title is None else title
            text = CardText(title, alts, card.text.keywords)
            await self._store.describe_card(guild_id, deck_id, number, text)
        await self._shelves.refresh(guild_id)

    async def card(self, guild_id: int, deck_id: str, number: int) -> ServerCard:
        """Return one card of a deck; raise ``UnknownDeck`` if it does not exist."""
        card = (await self.deck(guild_id, deck_id)).find(number)
        if card is None:
            raise UnknownDeck(deck_id)
        return card

    async def remove(self, guild_id: int, deck_id: str, number: int | None = None) -> None:
        """Remove a card, or the whole deck if ``number`` is None.

        What is removed is deleted as soon as no game uses it. Drafts for a removed deck are
        dropped.
        """
        if number is None:
            await self._store.remove_deck(guild_id, deck_id, self._clock())
            await self.drafts.drop_where(lambda draft: draft.deck_id == deck_id)
        else:
            await self._store.remove_card(guild_id, deck_id, number, self._clock())
        await self.sweep()
        await self._shelves.refresh(guild_id)

    async def report(self, guild_id: int, deck_id: str, number: int, by: int) -> ServerCard:
        """Hide a card from new games and log it for the host; return the card."""
        card = await self.card(guild_id, deck_id, number)
        await self._store.report_card(guild_id, deck_id, number, by, self._clock())
        await self._shelves.refresh(guild_id)
        log.warning(
            "card %s of server %s was reported; `python -m bot deck block %s` deletes its picture",
            card_id(deck_id, number),
            guild_id,
            card.digest,
        )
        return card

    async def clear_report(self, guild_id: int, deck_id: str, number: int) -> None:
        """Remove the report of a card, so that new games use it again."""
        await self._store.clear_report(guild_id, deck_id, number)
        await self._shelves.refresh(guild_id)

    async def erase_person_data(self, user_id: int) -> None:
        """Erase all cards and drafts that a person uploaded, and everything made from them."""
        await self.drafts.drop_where(lambda draft: draft.owner == user_id)
        await self._store.erase_person_uploads(user_id)
        await self.sweep()

    async def erase_server(self, guild_id: int) -> None:
        """Delete the drafts and pictures of a server that was erased from the store."""
        await self.drafts.drop_where(lambda draft: draft.guild_id == guild_id)
        await self.sweep()
        await self._shelves.refresh(guild_id)

    async def sweep(self) -> None:
        """Delete unused pictures with everything made from them, and drafts with blocked pictures.

        Called after every erasure, once an hour, and when pictures are missing because another
        process deleted them. Updates the shelf first, so that nothing deleted is drawn again.
        """
        async with self._sweeping:
            kept = await self._store.sweep_decks()
            await self._shelves.keep_only(kept)
            made = await self._pictures.ready()
            await made.keep_only(kept)
            made.forget()
            await asyncio.to_thread(PictureFiles(self._shelves.folder).sweep, kept)
            await self._drop_blocked_drafts()

    async def _drop_blocked_drafts(self) -> None:
        hashes = {one for draft in self.drafts for one in draft.hashes}
        if hashes and (blocked := await self._store.blocked(hashes)):
            # A draft that is still being opened is refused at its end, with the reason.
            await self.drafts.drop_where(
                lambda draft: not (draft.opening or blocked.isdisjoint(draft.hashes))
            )

    def _sweep_soon(self) -> None:
        """Start a sweep in the background, unless one is running."""
        if not self._sweeping.locked():
            self._sweeps.start(self._sweep_or_log())

    async def _sweep_or_log(self) -> None:
        try:
            await self.sweep()
        except (StoreError, OSError) as error:
            log.warning(
                "files of deleted pictures are still on disk; trying again later: %s", error
            )


async def _report_progress(said: Json, progress: OnProgress) -> None:
    """Call ``progress`` if a sandbox's message reports any."""
    with reading_message():
        done, of = int(said.get("done", 0)), int(said.get("of", 0))
    if of:
        await progress(done, of)
