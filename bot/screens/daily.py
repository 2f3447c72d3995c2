"""Posts daily clues and their answers, from what is saved.

A daily clue is saved before it is posted, and its answer before it is shown: a crash in between is
repaired by the next check, which runs every minute and at every start. A message that was posted
but not saved is recognised by its menu. A channel that refuses the bot is tried again the next day.
``bot.play.daily`` decides when a clue is posted and what it is made of.
"""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord

from bot.decks import Deck, Shelf
from bot.gateway.messages import Messages, PressToken
from bot.gateway.permissions import all_readers_view, missing_in
from bot.gateway.requests import Urgency, is_transient
from bot.play.daily import IDLE, LATELY, DailyClues
from bot.play.housekeeping import EARLIEST
from bot.rules.daily import DailyClue, DailySchedule
from bot.screens.files import MessageFiles
from bot.screens.presenter import Presenter
from bot.store import Clock, GameId, GameStore, Place, UnknownGame, UnreadableGame
from bot.tasks import wait_up_to
from bot.text import Words
from bot.times import HOUR
from bot.ui import daily as layouts
from bot.ui.content import PublicContent

log = logging.getLogger(__name__)

CHECK_EVERY = 60.0  # seconds between two checks
SEARCHED = 50  # newest messages of a channel among which an unsaved post is searched


@dataclass(slots=True)
class Posted:
    """A daily clue's message, as the target of an edit."""

    channel_id: int
    message_id: int
    token: PressToken | None = None

    @property
    def only_by_token(self) -> bool:
        """Return False, because a daily clue is never a private answer."""
        return False


class DailyScreen:
    """Checks which daily clues are due, and which may no longer be shown."""

    def __init__(
        self,
        client: discord.Client,
        clues: DailyClues,
        store: GameStore,
        shelf: Shelf,
        presenter: Presenter,
        posts: "DailyPosts",
        clock: Clock,
    ) -> None:
        self._client = client
        self.clues = clues
        self._store = store
        self._shelf = shelf
        self._presenter = presenter
        self._posts = posts
        self._clock = clock
        self._checking = asyncio.Lock()
        self._wanted = asyncio.Event()
        self._checked_at = 0.0
        self._changed: set[int] = set()  # channels whose open clue has to show a new answer time

    def check_soon(self) -> None:
        """Check all daily clues soon, including whether open ones may still be shown."""
        self._checked_at = 0.0
        self._wanted.set()

    def show_new_time_soon(self, channel_id: int) -> None:
        """Check all daily clues soon, and show the new answer time in this channel's open clue."""
        self._changed.add(channel_id)
        self._wanted.set()

    async def run(self) -> None:
        """Check all daily clues every minute, or sooner if asked to, until cancelled.

        Check nothing while the client is not ready. Log a check that fails.
        """
        while True:
            self._wanted.clear()
            try:
                if self._client.is_ready():
                    await self.check_all()
            except Exception:
                log.exception("daily clues could not be checked; trying again later")
            await wait_up_to(self._wanted, CHECK_EVERY)

    async def check_all(self) -> None:
        """Withdraw daily clues, show their answers and post new ones, where that is due."""
        async with self._checking:
            now = self._clock()
            if now < EARLIEST:
                return
            if not 0 <= now - self._checked_at < HOUR:
                await self._store.forget_dailies(now - IDLE, now - LATELY)
                for daily in await self._store.open_dailies():
                    await self._withdraw_if_hidden(daily)
                self._checked_at = now
            await self._posts.show_all()
            for schedule in await self._store.daily_schedules_due(now):
                with _logged("channel %s did not get its next daily clue", schedule.channel_id):
                    await self._change(schedule)
            await self._posts.show_all()
            while self._changed:
                await self._posts.show_new_time(self._changed.pop())

    async def _change(self, schedule: DailySchedule) -> None:
        """Reveal the answer of a channel's clue and choose the next one, but post nothing yet.

        Skip this day if the channel refuses the bot; do nothing during an outage of the server.
        """
        guild = self._client.get_guild(schedule.guild_id)
        if guild is not None and guild.unavailable:
            return  # an outage at Discord: the next check tries again
        # An archived thread is not in the library's cache; a post opens it again.
        channel = guild.get_channel_or_thread(schedule.channel_id) if guild else None
        if guild is None or missing_in(channel):
            await self.clues.skip_due(schedule, lost=True)
            return
        for daily in await self._store.open_dailies(schedule.channel_id):
            await self._withdraw_if_hidden(daily)
        decks = await self._decks(guild.id)
        server = await self._store.server(guild.id)
        chosen = self._shelf.chosen(server.decks)
        may_show = partial(all_readers_view, guild, schedule.channel_id)
        # Computer players are dealt random hands and may know no clue for any card of one. So the
        # chosen decks get two tries before each deck is tried alone.
        alone = [(deck,) for deck in self._shelf.decks.values()]
        opened = await self.clues.open_next(schedule, may_show, decks, [chosen, chosen, *alone])
        if opened is not None:
            self._posts.new.add(opened.id)

    async def _decks(self, guild_id: int) -> Sequence[Deck]:
        """Return the decks whose cards may be shown in a server."""
        await self._presenter.load_decks(guild_id)
        return self._shelf.decks_for(guild_id)

    async def _withdraw_if_hidden(self, daily: DailyClue) -> None:
        """Withdraw an open clue if its channel's readers may no longer see all of it."""
        if not await self._may_be_shown(daily):
            log.info("daily clue %s is withdrawn", daily.id)
            await self._store.withdraw_daily(daily.id)

    async def _may_be_shown(self, daily: DailyClue) -> bool:
        playable = {card.id for deck in await self._decks(daily.guild_id) for card in deck.cards}
        if not playable.issuperset(daily.table):
            return False
        guild = self._client.get_guild(daily.guild_id)
        if daily.source is None or guild is None:
            return True  # made up by computer players, or the server cannot be read at present
        place = await self._place_of(daily)
        return place is not None and all_readers_view(guild, daily.channel_id, place)

    async def _place_of(self, daily: DailyClue) -> Place | None:
        """Return where the game that a clue comes from was played; None if no longer known."""
        try:
            return (await self._store.load(GameId(daily.source or ""))).place
        except (UnknownGame, UnreadableGame):
            return None


class DailyPosts:
    """Posts and edits the messages of daily clues, so that they show what is saved."""

    def __init__(
        self,
        clues: DailyClues,
        store: GameStore,
        presenter: Presenter,
        files: MessageFiles,
        gateway: Messages,
        clock: Clock,
    ) -> None:
        self._clues = clues
        self._store = store
        self._presenter = presenter
        self._files = files
        self._gateway = gateway
        self._clock = clock
        self.new: set[str] = set()  # ids of clues that were certainly never posted

    async def show_all(self) -> None:
        """Post the clues that are new, and show the answers of those that have ended."""
        for daily in await self._store.dailies_to_show():
            with _logged("daily clue %s could not be shown; trying again later", daily.id):
                await self._show(daily)

    async def show_new_time(self, channel_id: int) -> None:
        """Edit a channel's open clue, because its answer time has changed."""
        for daily in await self._store.open_dailies(channel_id):
            if daily.message_id is not None:
                with _logged("daily clue %s still shows its old answer time", daily.id):
                    await self._edit(daily, daily.message_id, await self._open_content(daily))

    async def _show(self, daily: DailyClue) -> None:
        if daily.message_id is None:
            await self._post(daily)
        else:
            await self._close(daily, daily.message_id)

    async def _post(self, daily: DailyClue) -> None:
        """Post a daily clue and save the id of its message.

        If it was posted before and not saved, find that message instead. Delete the clue if it was
        withdrawn; post nothing if its time is over.
        """
        is_new = daily.id in self.new
        self.new.discard(daily.id)  # from here on it may have been posted, even if this fails
        if daily.withdrawn:
            await self._store.delete_unposted_daily(daily.id)
            return
        message_id = None if is_new else await self._find(daily)
        if message_id is None and daily.until > self._clock():
            message_id = await self._send(daily)
        if message_id is not None:
            await self._store.note_daily_posted(daily.id, message_id)

    async def _send(self, daily: DailyClue) -> int | None:
        """Post a daily clue and return its message id.

        If the channel refuses it, delete the clue, skip this day and return None.
        """
        content = await self._open_content(daily)
        files = await self._files.make(content)
        try:
            message = await self._gateway.post(
                daily.channel_id,
                content.view(),
                files,
                nonce=f"daily-{daily.id}",
                urgency=Urgency.POST,
            )
        except discord.HTTPException as refused:
            if is_transient(refused):
                raise
            log.warning("a daily clue cannot be posted: code %s", refused.code)
            await self._store.delete_unposted_daily(daily.id)
            if schedule := await self._store.daily_schedule(daily.channel_id):
                await self._clues.skip_due(schedule, lost=True)
            return None
        return message.id

    async def _open_content(self, daily: DailyClue) -> PublicContent:
        """Return an open clue's content, with the answer of the clue before it if there is one."""
        before = await self._store.daily_clue(daily.previous) if daily.previous else None
        last = None
        if before is not None and not before.withdrawn:
            last = layouts.Answered(before, await self._store.daily_result(before.id))
        words = await self._words(daily)
        return layouts.open_clue(words, daily, self._presenter.describe, last)

    async def _close(self, daily: DailyClue, message_id: int) -> None:
        """Edit a daily clue's message to show its answer, or that it was withdrawn.

        Then save that the clue is closed.
        """
        words = await self._words(daily)
        if daily.withdrawn:
            content = layouts.withdrawn_clue(words)
        else:
            await self._presenter.load_decks(daily.guild_id)
            shown = layouts.Answered(daily, await self._store.daily_result(daily.id))
            content = layouts.answered_clue(words, shown, self._presenter.describe)
        await self._edit(daily, message_id, content)
        await self._store.note_daily_closed(daily.id)

    async def _edit(self, daily: DailyClue, message_id: int, content: PublicContent) -> None:
        """Edit a daily clue's message if it still exists; raise only errors worth a retry."""
        files = await self._files.make(content)
        posted = Posted(daily.channel_id, message_id)
        try:
            await self._gateway.edit(posted, content.view(), files, Urgency.EDIT)
        except discord.HTTPException as refused:
            if is_transient(refused):
                raise
            # The message was deleted, or its channel refuses us. There is nothing to update.
            log.info("a daily clue's message cannot be edited: code %s", refused.code)

    async def _words(self, daily: DailyClue) -> Words:
        server = await self._store.server(daily.guild_id)
        schedule = await self._store.daily_schedule(daily.channel_id)
        return self._presenter.library.first_of(
            server.language, schedule.language if schedule else None
        )

    async def _find(self, daily: DailyClue) -> int | None:
        """Return the id of a clue's message that was posted but not saved; None if not found."""
        wanted = str(layouts.guess_press(daily))
        try:
            recent = await self._gateway.history(daily.channel_id, SEARCHED)
        except discord.HTTPException as refused:
            if is_transient(refused):
                raise
            return None
        return next((one.id for one in recent if wanted in _custom_ids(one.components)), None)


@contextmanager
def _logged(sentence: str, about: object) -> Iterator[None]:
    """Log an exception raised inside the block and go on; the next check tries again.

    ``sentence`` is the log message, with ``about`` as its argument.
    """
    try:
        yield
    except Exception as fault:
        log.warning(sentence, about, exc_info=not is_transient(fault))


def _custom_ids(parts: Sequence[Any]) -> Iterator[str]:
    for part in parts:
        if custom_id := getattr(part, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(part, "children", ()))
