"""How a server makes its decks: every change of theirs goes this way, to the store and the shelf.

Slow work happens in processes of its own. Asks nobody's permission and says nothing to people:
that is for the cogs.
"""

import asyncio
import base64
import logging
from collections.abc import Iterable, Sequence
from pathlib import Path

from bot.decks.intake.framing import Framing
from bot.imaging.on_demand import PicturesOnDemand
from bot.server_decks.drafts import Draft, Drafts
from bot.server_decks.pictures import DeckPictures
from bot.server_decks.shelves import ServerShelves, card_id
from bot.server_decks.workers import Hear, Workers, unheard
from bot.store.deck_records import CardText, DeckLimits, ServerCard, ServerDeck, new_deck_id
from bot.store.errors import PictureBlocked, UnknownDeck
from bot.store.picture_files import PictureFiles
from bot.store.records import Clock
from bot.store.server_protocol import ServerDecks

log = logging.getLogger(__name__)


class DeckMaking(DeckPictures):
    """Makes, changes and removes decks of servers."""

    def __init__(
        self,
        store: ServerDecks,
        shelves: ServerShelves,
        pictures: PicturesOnDemand,
        workers: Workers,
        drafts: Drafts,
        clock: Clock,
        limits: DeckLimits,
    ) -> None:
        super().__init__(store, shelves, workers)
        self._pictures = pictures
        self.drafts = drafts
        self._clock = clock
        self.limits = limits

    async def decks(self, guild_id: int) -> tuple[ServerDeck, ...]:
        """The decks that a server has now."""
        found = await self._shelves.refresh(guild_id)
        return tuple(deck for deck in found if deck.removed_at is None)

    async def deck(self, guild_id: int, deck_id: str) -> ServerDeck:
        """One deck of a server; ``UnknownDeck``."""
        for deck in await self.decks(guild_id):
            if deck.id == deck_id:
                return deck
        raise UnknownDeck(deck_id)

    async def create(self, guild_id: int, name: str, by: int) -> ServerDeck:
        """An empty deck; ``DeckLimitReached``."""
        deck_id = new_deck_id()
        await self._store.create_deck(deck_id, guild_id, name, by, self._clock(), self.limits)
        return await self.deck(guild_id, deck_id)

    async def take(
        self, draft: Draft, files: Sequence[tuple[Path, str]], progress: Hear = unheard
    ) -> None:
        """Open uploaded files and make a draft of them; ``Refused``, ``WorkFailed``."""
        decks = await self.decks(draft.guild_id)
        known = {
            card_id(deck.id, card.number): base64.b64encode(card.look).decode()
            for deck in decks
            for card in deck.cards
        }
        job = {
            "do": "take",
            "folder": str(draft.folder),
            "files": [{"path": str(path), "name": name} for path, name in files],
            "known": known,
        }
        draft.fill(await self._workers.run(job, progress))
        await self._leave_out(draft, decks)

    async def _leave_out(self, draft: Draft, decks: Iterable[ServerDeck]) -> None:
        """Whatever the deck has already, or has twice in this draft, is no new card."""
        there = {
            card.digest: card_id(deck.id, card.number)
            for deck in decks
            if deck.id == draft.deck_id
            for card in deck.cards
        }
        for one in draft.uploads:
            if known := there.get(one.digest) or there.get(one.source):  # made anew, or handed out
                one.left_out, one.twin, one.earlier = True, known, None
            elif one.earlier is not None:
                one.left_out |= draft.uploads[one.earlier].digest == one.digest
        hashes = {one for upload in draft.uploads for one in (upload.digest, upload.source)}
        if hashes and (blocked := await self._store.blocked(hashes)):
            raise PictureBlocked(min(blocked))

    async def frame(self, draft: Draft, framing: Framing) -> None:
        """Frame the chosen pictures of a draft anew; without a choice those of its page."""
        places = sorted(draft.chosen) or [one.place for one in draft.shown]
        job = {
            "do": "frame",
            "folder": str(draft.folder),
            "places": places,
            "framing": framing.value,
        }
        made = (await self._workers.run(job))["made"]
        for place, one in made.items():
            draft.uploads[int(place)].remade(one)

    async def keep(self, draft: Draft, progress: Hear = unheard) -> tuple[int, ...]:
        """Add a draft's cards for good and make them ready for games; their numbers.

        ``DeckLimitReached``, ``PictureBlocked`` or ``UnknownDeck``: then the draft is as it was.
        """
        cards = await asyncio.to_thread(draft.new_cards)
        numbers = await self._store.add_cards(
            draft.guild_id, draft.deck_id, cards, draft.owner, self._clock(), self.limits
        )
        self.drafts.drop(draft)
        await self._shelves.refresh(draft.guild_id)
        await self.prepare([card_id(draft.deck_id, number) for number in numbers], progress)
        return numbers

    async def prepare(self, cards: Iterable[str], progress: Hear = unheard) -> None:
        """Make cards ready for games, once; one that fails is made when it is needed."""
        await self._shelves.copied()
        missing = await (await self._pictures.ready()).unprepared(cards)
        if missing:
            pairs = [(str(picture), str(tiles)) for picture, tiles in missing]
            await self._workers.run({"do": "tiles", "cards": pairs}, progress)

    async def name(self, guild_id: int, deck_id: str, name: str) -> None:
        """Call a deck by another name."""
        await self._store.name_deck(guild_id, deck_id, name)
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
        """Say what is seen on a card, in a language; an empty text takes the description back."""
        card = await self.card(guild_id, deck_id, number)
        alts = {**card.text.alts, language: alt}
        alts = {one: text for one, text in alts.items() if text}
        title = card.text.title if title is None else title
        text = CardText(title, alts, card.text.keywords)
        await self._store.describe_card(guild_id, deck_id, number, text)
        await self._shelves.refresh(guild_id)

    async def card(self, guild_id: int, deck_id: str, number: int) -> ServerCard:
        """One card of a deck; ``UnknownDeck``."""
        card = (await self.deck(guild_id, deck_id)).find(number)
        if card is None:
            raise UnknownDeck(deck_id)
        return card

    async def remove(self, guild_id: int, deck_id: str, number: int | None = None) -> None:
        """Remove a card, or the deck; for good as soon as no game uses it."""
        if number is None:
            await self._store.remove_deck(guild_id, deck_id, self._clock())
        else:
            await self._store.remove_card(guild_id, deck_id, number, self._clock())
        await self.sweep()
        await self._shelves.refresh(guild_id)

    async def report(self, guild_id: int, deck_id: str, number: int, by: int) -> ServerCard:
        """Hide a card from new games, and tell whoever runs the bot."""
        card = await self.card(guild_id, deck_id, number)
        await self._store.report_card(guild_id, deck_id, number, by, self._clock())
        await self._shelves.refresh(guild_id)
        log.warning(
            "card %s of server %s was reported by %s; added by %s, picture %s",
            card_id(deck_id, number),
            *(guild_id, by, card.added_by, card.digest),
        )
        return card

    async def clear(self, guild_id: int, deck_id: str, number: int) -> None:
        """Let new games have a reported card again."""
        await self._store.clear_report(guild_id, deck_id, number)
        await self._shelves.refresh(guild_id)

    async def sweep(self) -> None:
        """Delete what nobody needs any more, and what was made of it."""
        kept = await self._store.sweep_decks()
        await (await self._pictures.ready()).keep_only(kept)
        await asyncio.to_thread(PictureFiles(self._shelves.folder).sweep, kept)
