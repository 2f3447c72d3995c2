"""Private messages: every player's hand, pushed when something is wanted, quiet otherwise.

A new phase that wants something of a player sends a fresh message, which is the notification, and
removes the one it replaces; everything else edits in place. Whoever takes no private messages
is told once and not tried again: *My hand* in the channel shows the same.
"""

import asyncio
import logging
from dataclasses import dataclass, replace

import discord

from bot.gateway.messages import Messages, Overtaken
from bot.gateway.replies import answering
from bot.gateway.requests import Requests, is_transient
from bot.play.alarms import Reminder
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.rules.views import PlayerView, Wish, player_view
from bot.screens.keeper import UNSURE, Keeper, Posted, files_of, fingerprint, marker_of
from bot.screens.notes import Notes
from bot.screens.readers import Readers
from bot.screens.table_link import TableLinks
from bot.store import (
    Clock,
    GameId,
    GameStore,
    PersonSettings,
    PostedMessage,
    StoredGame,
    StoreError,
)
from bot.ui import hand
from bot.ui.content import Content, notice
from bot.ui.context import GameContext

log = logging.getLogger(__name__)

KIND = "hand"
NO_PICTURES = Content(())
PICTURE_PATIENCE = 1.0  # seconds a private answer waits for its picture
LONG_WAIT = 5 * 60.0  # only in unhurried games half time is worth a notification
CLOSED = (50007, 50278)  # takes no private messages; no server in common
URGES = {Wish.CLAIM, Wish.TELL, Wish.GIVE, Wish.VOTE, Wish.TRAP}


@dataclass(frozen=True, slots=True)
class Reading:
    """Who reads a private message, and the note of it; None for an ephemeral one."""

    person: PersonSettings
    note: PostedMessage | None


class Hands:
    """Delivers hands."""

    def __init__(
        self,
        store: GameStore,
        notes: Notes,
        readers: Readers,
        messages: Messages,
        keeper: Keeper,
        tables: TableLinks,
        clock: Clock,
    ) -> None:
        self._store = store
        self._notes = notes
        self._readers = readers
        self._messages = messages
        self._keeper = keeper
        self._table_links = tables
        self._clock = clock
        self._untold: set[tuple[GameId, PlayerId]] = set()  # whose DMs turned out to be closed

    async def table_url(self, stored: StoredGame) -> str | None:
        """Where this round's table can be seen."""
        return await self._table_links.url(stored)

    async def deliver(
        self, stored: StoredGame, context: GameContext, reminder: Reminder | None = None
    ) -> None:
        """Bring every private message in line; raises what should be tried again."""
        notes = {m.player: m for m in await self._notes.of(stored.id) if m.kind == KIND}
        closed = await self._store.closed_dms(stored.id)
        server = await self._store.server(stored.place.guild_id)
        round_ = _Round(stored, context, await self.table_url(stored), server.hands, reminder)
        here = set(stored.game.players)
        work = [
            self._serve(round_, player, notes.get(player))
            for player in stored.game.players
            if player not in closed
        ]
        gone = [note for player, note in notes.items() if player not in here]
        results = await asyncio.gather(
            *work, *(self._forget(stored.id, note) for note in gone), return_exceptions=True
        )
        if not stored.live:
            self._untold = {one for one in self._untold if one[0] != stored.id}
        faults = [one for one in results if isinstance(one, BaseException)]
        for fault in faults:
            if not (is_transient(fault) or isinstance(fault, Overtaken | StoreError)):
                log.error("game %s: a private message failed", stored.id, exc_info=fault)
        for fault in faults:
            if is_transient(fault) or isinstance(fault, Overtaken | StoreError):
                raise fault

    async def _serve(self, round_: "_Round", player: PlayerId, note: PostedMessage | None) -> None:
        """One player's message: pushed when something new is wanted, or edited, or nothing."""
        stored = round_.stored
        person = await self._store.person(int(player))
        if (person.hands or round_.hands) == "button":
            return
        words = self._readers.words_of(person, stored)
        view = player_view(stored.game, player)
        context = round_.context
        if stored.live:
            content = hand.hand(words, context, view, round_.url)
        else:
            content = hand.result(words, context, view)
        stage = _stage_of(view)
        try:
            if stage and (note is None or not note.fingerprint.startswith(f"{stage}:")):
                note = await self._push(stored, player, content, stage, note)
            elif stage and note and self._is_reminded(round_.reminder, player):
                again = str(round_.reminder and round_.reminder.last)
                note = await self._push(stored, player, content, stage, note, again)
            elif note is not None and not await self._edit(stored, note, content):
                note = await self._replace_lost(stored, player, content)
            if note is not None and stored.id in self._keeper.doubtful:
                known = {one.message_id for one in await self._notes.of(stored.id)}
                await self._keeper.remove_strays(stored.id, note.channel_id, known)
        except discord.Forbidden as refused:
            if refused.code not in CLOSED:
                raise
            await self._note_closed(stored, player)

    def _is_reminded(self, reminder: Reminder | None, player: PlayerId) -> bool:
        """At half time only where there is long to go: a notification must be worth it."""
        if reminder is None or player not in reminder.missing:
            return False
        return reminder.last or reminder.deadline - self._clock() >= LONG_WAIT

    async def _push(
        self,
        stored: StoredGame,
        player: PlayerId,
        content: Content,
        stage: str,
        old: PostedMessage | None,
        again: str = "",
    ) -> PostedMessage:
        """A fresh message, and away with the one it replaces."""
        marker = marker_of(stored.id, KIND, player, stage, again)
        known = {old.message_id} if old else set()

        async def post(channel_id: int) -> Posted:
            return await self._keeper.post(
                stored, channel_id, content, marker, known=known, urgency=Requests.URGENT
            )

        try:
            channel_id = old.channel_id if old else await self._messages.open_dm(player)
            posted = await post(channel_id)
        except discord.NotFound:  # closed since the last message: open it again
            channel_id = await self._messages.open_dm(player)
            posted = await post(channel_id)
        note = PostedMessage(
            kind=KIND,
            channel_id=channel_id,
            message_id=posted.message.id,
            round=stored.game.round.number if stored.game.round else 0,
            player=player,
            fingerprint=f"{stage}:{posted.fingerprint(content)}",
            posted_at=self._clock(),
        )
        self._notes.put(stored.id, note)
        if posted.found:
            await self._edit(stored, note, content)
        if old:
            await self._forget(stored.id, old)
        return note

    async def _replace_lost(
        self, stored: StoredGame, player: PlayerId, content: Content
    ) -> PostedMessage | None:
        """A hand that its player deleted stays away until it is needed; one lost in a crash not."""
        if stored.id not in self._keeper.doubtful:
            return None
        number = stored.game.round.number if stored.game.round else 0
        return await self._push(stored, player, content, f"{number}-{stored.game.phase}", None)

    async def _edit(self, stored: StoredGame, note: PostedMessage, content: Content) -> bool:
        """Change a message in place; False if it is gone."""
        stage = note.fingerprint.partition(":")[0]
        now_shown = f"{stage}:{fingerprint(content)}"
        if now_shown == note.fingerprint and stored.id not in self._keeper.doubtful:
            return True
        files = None
        if not note.fingerprint.endswith(f":{content.imagery}"):
            files = files_of(await self._readers.files(content))
        marker = marker_of(stored.id, KIND, note.player, stage, "")
        try:
            with self._messages.writing(note.message_id, stored.revision):
                await self._messages.edit(
                    note.channel_id,
                    note.message_id,
                    content.view(marker),
                    files,
                    urgency=Requests.TIDYING,
                )
        except discord.NotFound:
            self._notes.drop(stored.id, note.message_id)
            return False
        self._notes.put(stored.id, replace(note, fingerprint=now_shown))
        return True

    async def _forget(self, game_id: GameId, note: PostedMessage) -> None:
        self._notes.drop(game_id, note.message_id)
        await self._messages.delete(note.channel_id, note.message_id)

    async def _note_closed(self, stored: StoredGame, player: PlayerId) -> None:
        """Each refused attempt counts against us at Discord, so it is the last in this game."""
        await self._store.note_closed_dms(stored.id, player)
        words = await self._readers.private_words(player, stored)
        told = await self._messages.whisper(stored.id, player, notice(words, "dms-closed").view())
        if not told:
            self._untold.add((stored.id, player))

    def tells_now(self, game_id: GameId, player: PlayerId) -> bool:
        """Whether this player, who presses now, has to be told once that their DMs are closed."""
        if (game_id, player) not in self._untold:
            return False
        self._untold.discard((game_id, player))
        return True

    async def look_up(self, interaction: discord.Interaction, game_id: GameId) -> Reading:
        """What an answer in private needs beside the game: its reader, and where it stands."""
        person, notes = await asyncio.gather(
            self._store.person(interaction.user.id), self._notes.of(game_id)
        )
        message_id = interaction.message.id if interaction.message else 0
        return Reading(person, next((n for n in notes if n.message_id == message_id), None))

    async def answer(
        self,
        interaction: discord.Interaction,
        stored: StoredGame,
        view: PlayerView,
        reading: Reading,
    ) -> None:
        """Answer a press in a private view by updating that very message, without a picture.

        The picture of the hand, with the given cards dimmed, follows when it is redrawn.
        """
        words = self._readers.words_of(reading.person, stored)
        context = self._readers.context(stored, view.table)
        content = hand.hand(words, context, view, await self.table_url(stored))
        note = reading.note
        if note is None:
            await self.show(interaction, content)
            return
        stage, _, imagery = note.fingerprint.split(":")
        if bool(content.attachments) != (imagery != NO_PICTURES.imagery):
            await answering(interaction, interaction.response.defer)
            self._messages.note_answer(note.message_id, interaction)
            return
        marker = marker_of(stored.id, KIND, note.player, stage, "")
        layout = content.view(marker)
        try:
            with self._messages.writing(note.message_id, stored.revision):
                shown = await answering(
                    interaction, lambda: interaction.response.edit_message(view=layout)
                )
        except Overtaken:  # an earlier press is being shown there: the next redraw has both
            await answering(interaction, interaction.response.defer)
            return
        if shown is not None:
            self._messages.note_answer(note.message_id, interaction)
        look = content.look if shown is not None else UNSURE
        self._notes.put(stored.id, replace(note, fingerprint=f"{stage}:{look}:{imagery}"))

    async def show(self, interaction: discord.Interaction, content: Content) -> None:
        """Answer with something only the presser can see.

        A press inside such a view updates it. Pictures are awaited for a moment; if they take
        longer, the press is acknowledged first, well inside Discord's three seconds.
        """
        inside = interaction.message is not None and interaction.message.flags.ephemeral
        response, layout = interaction.response, content.view()
        making = asyncio.ensure_future(self._readers.files(content))
        await asyncio.wait({making}, timeout=PICTURE_PATIENCE)
        if not making.done():
            await answering(
                interaction, lambda: response.defer(ephemeral=True, thinking=not inside)
            )
            await self._messages.fill_in(interaction, layout, files_of(await making))
            return
        files = files_of(making.result())
        if inside:
            await answering(
                interaction, lambda: response.edit_message(view=layout, attachments=files())
            )
        else:
            await answering(
                interaction,
                lambda: response.send_message(view=layout, files=files(), ephemeral=True),
            )


@dataclass(frozen=True, slots=True)
class _Round:
    """What all private messages of one redraw have in common."""

    stored: StoredGame
    context: GameContext
    url: str | None  # of the table
    hands: str  # the server's choice
    reminder: Reminder | None


def _stage_of(view: PlayerView) -> str | None:
    """What a private message is pushed for: a place in the lobby, or a wish in a phase."""
    table = view.table
    if table.phase is Phase.LOBBY:
        return "0-lobby"
    return f"{table.round}-{table.phase}" if view.wishes & URGES else None
