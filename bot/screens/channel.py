"""A game's public messages: at most three a round, the newest one with what is going on.

Draws and changes them; when that happens is the screen's business. What a message shows is noted
by fingerprint, so nothing is sent that is shown already.
"""

import asyncio
from dataclasses import dataclass, replace

import discord

from bot.gateway.messages import Messages, Overtaken
from bot.gateway.replies import answering
from bot.gateway.requests import is_transient
from bot.rules.model import Phase
from bot.screens.keeper import UNSURE, Keeper, files_of, fingerprint, marker_of
from bot.screens.notes import Notes
from bot.screens.readers import Readers
from bot.screens.table_link import TableLinks
from bot.store import Clock, GameId, PostedMessage, StoredGame
from bot.ui import public
from bot.ui.context import GameContext
from bot.ui.public import MessageKey

OLD = 55 * 60.0  # Discord limits edits of messages older than an hour: those are posted anew
RECENT = 4  # past messages that a redraw looks at: a round's, and the one before
UNKNOWN_MESSAGE = 10008


@dataclass(frozen=True, slots=True)
class Showing:
    """One redraw: the state in hand and everything that is derived from it."""

    stored: StoredGame
    context: GameContext


class ChannelScreen:
    """Shows games in their channels."""

    def __init__(
        self,
        notes: Notes,
        readers: Readers,
        messages: Messages,
        keeper: Keeper,
        tables: TableLinks,
        clock: Clock,
        beat: float,
    ) -> None:
        self._notes = notes
        self._readers = readers
        self._messages = messages
        self._keeper = keeper
        self._table_links = tables
        self._clock = clock
        self._beat = beat

    async def show(self, stored: StoredGame, context: GameContext, *, anew: bool) -> float:
        """Bring the newest public message in line; in how many seconds there is more to show.

        With ``anew`` the present state is brought to the bottom of the channel.
        """
        showing = Showing(stored, context)
        posted = await self._posted(stored)
        missing = self._missing(context, posted)
        for key in missing:
            if key.kind == "finale" and posted and posted[-1].kind == "reveal":
                await self._finish_reveal(showing, posted[-1])
            posted.append(await self._post(showing, key))
        if anew and not missing:
            posted[-1] = await self._repost(showing, posted[-1])
        await self._update(showing, posted[-1], newest=True)
        return self._rest(stored, posted[-1])

    async def tidy(self, stored: StoredGame, context: GameContext) -> bool:
        """Take the buttons from past messages, and away what nobody knows of; True when done."""
        showing = Showing(stored, context)
        past = (await self._posted(stored))[:-1]
        # Further back nothing changes any more, unless a crash has left something behind.
        recent = past if stored.id in self._keeper.doubtful else past[-RECENT:]
        for message in recent:
            await self._update(showing, message, newest=False)
        if stored.id in self._keeper.doubtful:
            known = {note.message_id for note in await self._notes.of(stored.id)}
            await self._keeper.remove_strays(stored.id, stored.place.channel_id, known)
        return True

    async def _posted(self, stored: StoredGame) -> list[PostedMessage]:
        here = stored.place.channel_id
        notes = await self._notes.of(stored.id)
        return [note for note in notes if note.player is None and note.channel_id == here]

    def _missing(self, context: GameContext, posted: list[PostedMessage]) -> list[MessageKey]:
        there = {MessageKey(message.kind, message.round) for message in posted}
        missing = [key for key in public.due(context) if key not in there]
        # While a story is sought the newest message says so, but there must be one.
        return missing if missing or posted else [MessageKey("lobby", 0)]

    async def _finish_reveal(self, showing: Showing, message: PostedMessage) -> None:
        """The podium waits for both beats of the last reveal."""
        await asyncio.sleep(max(0.0, message.posted_at + self._beat - self._clock()))
        await self._update(showing, message, newest=False)
        await asyncio.sleep(self._beat)

    async def _post(self, showing: Showing, key: MessageKey) -> PostedMessage:
        stored = showing.stored
        words = self._readers.library(stored.language)
        content = public.opening(words, showing.context, key)
        known = {note.message_id for note in await self._notes.of(stored.id)}
        channel_id = stored.place.channel_id
        marker = marker_of(stored.id, key.kind, key.round)
        posted = await self._keeper.post(stored, channel_id, content, marker, known=known)
        is_table = key.kind == "table"
        note = PostedMessage(
            kind=key.kind,
            channel_id=channel_id,
            message_id=posted.message.id,
            round=key.round,
            fingerprint=posted.fingerprint(content, same_picture=is_table),
            posted_at=self._clock(),
        )
        self._notes.put(stored.id, note)
        if is_table:
            self._table_links.note(stored.id, key.round, posted.message)
        return note

    async def _update(self, showing: Showing, message: PostedMessage, *, newest: bool) -> None:
        stored = showing.stored
        if newest and self._rest(stored, message) > 0:
            return
        words = self._readers.library(stored.language)
        key = MessageKey(message.kind, message.round)
        content = public.content(words, showing.context, key, newest=newest)
        unsure = newest and stored.id in self._keeper.doubtful
        if fingerprint(content) == message.fingerprint and not unsure:
            return
        if newest and self._clock() - message.posted_at > OLD and stored.live:
            await self._repost(showing, message)
            return
        files = None
        if content.imagery != message.fingerprint.partition(":")[2]:
            files = files_of(await self._readers.files(content))
        layout = content.view(marker_of(stored.id, key.kind, key.round))
        try:
            with self._messages.writing(message.message_id, stored.revision):
                await self._messages.edit(message.channel_id, message.message_id, layout, files)
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_MESSAGE:
                raise
            await self._replace_deleted(showing, message, newest)
            return
        except Exception as fault:
            if is_transient(fault):
                self._note_unsure(stored.id, message)
            raise
        self._notes.put(stored.id, replace(message, fingerprint=fingerprint(content)))

    def _note_unsure(self, game_id: GameId, message: PostedMessage) -> None:
        """A change may have arrived or not: it is made again, whatever the state is then."""
        imagery = message.fingerprint.partition(":")[2]
        self._notes.put(game_id, replace(message, fingerprint=f"{UNSURE}:{imagery}"))

    def _rest(self, stored: StoredGame, message: PostedMessage) -> float:
        """Between the two beats of the reveal nothing is changed, unless the game goes on."""
        if message.kind != "reveal" or stored.game.phase is not Phase.SCORED:
            return 0.0
        # A clock that was set back must not stretch the pause.
        return min(self._beat, max(0.0, message.posted_at + self._beat - self._clock()))

    async def _replace_deleted(
        self, showing: Showing, message: PostedMessage, newest: bool
    ) -> None:
        """Somebody deleted the message: the newest one comes back, older ones do not."""
        self._notes.drop(showing.stored.id, message.message_id)
        if newest and showing.stored.live:
            await self._post(showing, MessageKey(message.kind, message.round))

    async def _repost(self, showing: Showing, message: PostedMessage) -> PostedMessage:
        fresh = await self._post(showing, MessageKey(message.kind, message.round))
        self._notes.drop(showing.stored.id, message.message_id)
        await self._messages.delete(message.channel_id, message.message_id)
        return fresh

    async def open(self, interaction: discord.Interaction, stored: StoredGame) -> None:
        """Answer a command or press with a new game's lobby: the answer is its first message."""
        key = MessageKey("lobby", 0)
        words = self._readers.library(stored.language)
        content = public.opening(words, self._readers.context(stored), key)
        layout = content.view(marker_of(stored.id, key.kind, key.round))
        sent = await answering(interaction, lambda: interaction.response.send_message(view=layout))
        self._messages.note_press(stored.id, interaction)
        if sent is None or sent.message_id is None:
            # It may stand there all the same, if only its receipt was lost.
            self._keeper.doubtful.add(stored.id)
            return
        self._messages.note_answer(sent.message_id, interaction)
        note = PostedMessage(
            kind=key.kind,
            channel_id=stored.place.channel_id,
            message_id=sent.message_id,
            fingerprint=fingerprint(content),
            posted_at=self._clock(),
        )
        self._notes.put(stored.id, note)

    async def answer(self, interaction: discord.Interaction, stored: StoredGame) -> bool:
        """Answer a press on the newest public message by updating that message.

        That is one request less, and outside the bot's limits. False if it was another message,
        or if new pictures are needed: then the press must be answered otherwise.
        """
        posted = await self._posted(stored)
        if not posted or interaction.message is None:
            return False
        message = posted[-1]
        context = self._readers.context(stored)
        due = public.due(context)
        here = MessageKey(message.kind, message.round)
        if message.message_id != interaction.message.id or (due and due[-1] != here):
            return False
        content = public.content(self._readers.library(stored.language), context, here, newest=True)
        if content.imagery != message.fingerprint.partition(":")[2]:
            return False
        layout = content.view(marker_of(stored.id, here.kind, here.round))
        try:
            with self._messages.writing(message.message_id, stored.revision):
                shown = await answering(
                    interaction, lambda: interaction.response.edit_message(view=layout)
                )
        except Overtaken:
            # Somebody else's press is being shown there: the next redraw has this one, too.
            await answering(interaction, interaction.response.defer)
            return True
        if shown is None:
            self._note_unsure(stored.id, message)
            return True
        self._messages.note_answer(message.message_id, interaction)
        self._notes.put(stored.id, replace(message, fingerprint=fingerprint(content)))
        return True

    async def forget(self, game_id: GameId) -> None:
        """A game is over and shown: nothing of it is kept in mind."""
        self._table_links.forget(game_id)
        self._messages.forget(note.message_id for note in await self._notes.of(game_id))
