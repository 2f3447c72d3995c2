"""Shows what everyone reads: a game's messages in its channel, and the card above a thread.

Decides which messages there are and what they show. ``messages`` posts and edits them, and
``redraw`` decides when.
"""

import asyncio
import datetime
import logging
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import discord

from bot.gateway.attachments import Files, pictures_of
from bot.gateway.codes import (
    CLOSED_THREAD,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNKNOWN_CHANNEL,
)
from bot.gateway.messages import Messages, PressToken, send_fitting
from bot.gateway.replies import answering, is_acknowledged, withdraw
from bot.gateway.requests import TRANSIENT, Requests, Urgency, is_transient
from bot.logs import error_line
from bot.rules.model import Ending, Phase
from bot.screens.board import (
    AFTER_VOTES,
    CARD,
    FINAL_SCORES,
    Fingerprint,
    GameOnScreen,
    GamesOnScreen,
    PublicMessage,
    Redraw,
)
from bot.screens.calls import ChannelCalls
from bot.screens.files import MessageFiles
from bot.screens.messages import GameMessages
from bot.screens.pauses import PausedGames
from bot.screens.presenter import Presenter
from bot.screens.scheduler import Tempo, is_done_first
from bot.store import Clock, GameId, StoredGame
from bot.tasks import ignore_error
from bot.text import Words
from bot.ui import public
from bot.ui.content import PublicContent
from bot.ui.public import MessageKey

log = logging.getLogger(__name__)

LOBBY = MessageKey("lobby", 0)
OLD = 55 * 60.0  # Discord limits edits of messages older than an hour: those are posted again
RECENT = 8  # past messages that a redraw looks at: a round's, the end's, and the ones before
PROGRESSING = ("clue", "table")  # kinds of messages that show who is still awaited
NEXT_BEAT = {"table": "reveal", "reveal": "finale", "finale": "awards", "awards": "album"}
"""Kinds of messages, by the kind that they follow after a beat."""
REFUSED_BY_CHANNEL = (MISSING_ACCESS, MISSING_PERMISSIONS, UNKNOWN_CHANNEL, *CLOSED_THREAD)


class PublicScreen:
    """Shows a game to everyone; pauses the game if its channel refuses."""

    def __init__(
        self, channel: "Channel", calls: ChannelCalls, threads: "Threads", pauses: PausedGames
    ) -> None:
        self._channel = channel
        self._calls = calls
        self._threads = threads
        self._pauses = pauses

    async def show(self, redraw: Redraw) -> float | None:
        """Update the channel's messages; return the seconds until there is more to show.

        Return 0 if everything is shown, and None if the channel refuses.
        """
        if redraw.stored.paused:
            wait: float | None = 0.0  # stopped while it was paused: only hands can say so
        else:
            wait = await self._pauses.guarded(redraw.stored, lambda: self._channel.show(redraw))
        if wait is not None:
            self._calls.read_called(redraw)
        return wait

    async def call(self, redraw: Redraw) -> None:
        """Call the players whom no DM calls; pause the game if the channel refuses."""
        if not redraw.stored.paused:
            await self._pauses.guarded(redraw.stored, lambda: self._calls.show(redraw))

    async def finish(self, redraw: Redraw) -> bool:
        """Update the messages above a thread, then remove what was replaced, which is least urgent.

        The messages above a thread show the end of a game once the thread itself shows all of it.
        Return False if there is something newer to show first, or if the channel refuses.
        """
        if redraw.stored.live or redraw.points_shown:
            await self._threads.show(redraw)
        game = redraw.game
        if game.tidying is not None and not await _tidied(game):
            return False
        game.tidying = asyncio.create_task(self._tidy(redraw))
        return await _tidied(game)

    async def _tidy(self, redraw: Redraw) -> bool:
        """Remove old buttons and delete replaced messages; return False if the channel refuses."""
        if redraw.stored.paused:
            return True
        # Choose them now: what is posted during the clean-up is newer than this redraw's state.
        past = self._channel.past(redraw)

        async def tidy() -> bool:
            await self._channel.tidy(redraw, past)
            return True

        return await self._pauses.guarded(redraw.stored, tidy) is not None


async def _tidied(game: GameOnScreen) -> bool:
    """Wait for the clean-up and return its result; False as soon as a newer redraw is wanted.

    In that case the clean-up goes on in the background.
    """
    assert game.tidying is not None
    if not await is_done_first(game.tidying, game.wanted):
        return False
    done, game.tidying = game.tidying, None
    return done.result()


class Channel:
    """Shows each game in at most three messages per round, of which the newest shows the phase."""

    def __init__(
        self,
        messages: GameMessages,
        calls: ChannelCalls,
        requests: Requests,
        clock: Clock,
        tempo: Tempo,
    ) -> None:
        self._messages = messages
        self._calls = calls
        self._requests = requests
        self._clock = clock
        self._beat = tempo.beat
        self._progress = tempo.progress
        self._look_again = tempo.look_again

    async def show(self, redraw: Redraw) -> float:
        """Post the messages that are missing and update the newest one.

        If a repost was requested or the newest one was deleted, post it again. Return the seconds
        until there is more to show, 0 if everything is shown: the reveal and the end come in beats.
        """
        game = redraw.game
        await self._adopt_strays(redraw)
        posted = game.public(redraw.channel_id)
        missing = self._missing(redraw, posted)
        # Reset it before posting, because a request that arrives during it wants another repost.
        repost, game.repost_wanted = game.repost_wanted and not missing, False
        game.check_newest &= not missing  # what is posted now is there
        for key in missing:
            if (wait := await self._wait_to_post(redraw, key, posted[-1:])) > 0:
                return wait
            content, press = self._first_content(redraw, key), self._token_above(key, posted[-1:])
            posted.append(await self._post(redraw, key, content, press))
        newest = posted[-1]
        if repost:
            newest = await self._repost(redraw, newest)
        if (wait := self._wait_to_edit(redraw, newest)) > 0:
            return wait
        if await self._is_gone(redraw, newest) and redraw.stored.live:
            # The message was deleted: the newest one is posted again, older ones are not.
            await self._post(redraw, newest.key, redraw.content(newest.key, newest=True))
        return 0.0

    def _shows(self, redraw: Redraw, message: PublicMessage, *, newest: bool) -> bool:
        """Return whether a message already shows what it should."""
        content = redraw.content(message.key, newest=newest)
        return Fingerprint.of(content) == message.fingerprint

    async def _is_gone(self, redraw: Redraw, newest: PublicMessage) -> bool:
        """Update the newest message; if it turns out to be deleted, drop it and return True.

        Discord does not report deletions to us. An edit reveals them; if nothing had to be edited
        and a check was requested, the message is looked up.
        """
        game, edited_at = redraw.game, newest.edited_at
        check, game.check_newest = game.check_newest, False
        if not await self._bring_in_line(redraw, newest, newest=True):
            return True
        unchanged = newest.edited_at == edited_at and not newest.to_delete
        if not (check and unchanged and self._may_be_gone(newest)):
            return False
        if await self._messages.exists(newest):
            newest.seen_at = self._clock()
            return False
        game.drop(newest)
        return True

    def _may_be_gone(self, message: PublicMessage) -> bool:
        """Return whether to look the message up: it is a while since it was known to exist."""
        seen = max(message.posted_at, message.edited_at, message.seen_at)
        return not 0 <= self._clock() - seen < self._look_again

    def _wait_to_edit(self, redraw: Redraw, newest: PublicMessage) -> float:
        """Return how many seconds to leave the newest message as it is; 0 to update it now."""
        if redraw.game.may_have_strays(None) or self._shows(redraw, newest, newest=True):
            return 0.0
        return self._wait_for_points(redraw, newest) or self._wait_for_progress(newest)

    def _wait_for_progress(self, message: PublicMessage) -> float:
        """Return how many seconds to delay an edit that shows who has played or voted.

        Return 0 for an edit by the token of a press, which is outside the bot's rate limit. Other
        edits are grouped: one for every card and vote would use up the limit that all games share.
        """
        if message.kind not in PROGRESSING or self._messages.has_token(message):
            return 0.0
        since = self._clock() - max(message.posted_at, message.edited_at)
        return min(self._progress, self._progress - since) if since >= 0 else self._progress

    def past(self, redraw: Redraw) -> list[PublicMessage]:
        """Return the messages before the newest that may still have to be edited."""
        past = redraw.game.public(redraw.channel_id)[:-1]
        # Further back nothing changes any more, unless a crash has left something behind.
        if redraw.game.may_have_strays(None):
            return past
        return [message for message in past if not message.final][-RECENT:]

    async def tidy(self, redraw: Redraw, past: Iterable[PublicMessage]) -> None:
        """Remove the buttons of past messages, and delete replaced messages and duplicates.

        While the request queue is full, buttons are removed only where that is free. Request a
        redraw if a message turns up that was posted late.
        """
        game = redraw.game
        for message in past:
            # While the queue is full, old buttons stay; presses on them are refused anyway.
            if not self._requests.behind or self._messages.has_token(message):
                await self._bring_in_line(redraw, message, newest=False)
                message.final = message.round < redraw.context.table.round
        if await self._adopt_strays(redraw):
            game.wanted.set()  # it arrived late, and shows something older
        for old in game.to_delete:
            if isinstance(old, PublicMessage) and old.channel_id == redraw.channel_id:
                await self._messages.remove(game, old)

    async def _adopt_strays(self, redraw: Redraw) -> bool:
        """Add the channel's messages that a crash or a lost response left untracked.

        Those that the game may still show are added to it; the others are marked for deletion.
        Return whether any was added.
        """
        if not redraw.game.may_have_strays(None):
            return False
        keys, calls = public.posted(redraw.context), self._calls.possible(redraw)
        return await self._messages.strays.adopt(redraw.game, redraw.channel_id, keys, calls)

    def _missing(self, redraw: Redraw, posted: list[PublicMessage]) -> list[MessageKey]:
        there = {message.key for message in posted}
        missing = [key for key in public.due(redraw.context) if key not in there]
        if missing or not posted:
            # While a clue is awaited the newest message says so, but there must be one.
            return missing or [LOBBY]
        newest, scored = posted[-1], redraw.context.table.history
        if newest.kind == "table" and any(one.number == newest.round for one in scored):
            # The next round has begun during the first beat of this one's reveal.
            return [MessageKey("reveal", newest.round)]
        return []

    async def _wait_to_post(
        self, redraw: Redraw, key: MessageKey, above: list[PublicMessage]
    ) -> float:
        """Complete the message above a new one; return for how many more seconds to show that.

        The table becomes the first beat of the reveal, and the last reveal gets its points before
        the podium. Return 0 if nothing has to be waited for: the new message is no next beat, the
        one above is gone or cannot be changed, or everything is shown at once.
        """
        if not above or NEXT_BEAT.get(above[0].kind) != key.kind:
            return 0.0
        message, beat = above[0], self._beat_of(redraw.stored)
        if key.kind == "reveal" and (not beat or self._requests.behind):
            return 0.0  # the table is tidied later
        if beat and (wait := self._wait_for_points(redraw, message)) > 0:
            return wait
        if not await self._complete(redraw, message):
            return 0.0
        return self._time_left(max(message.posted_at, message.edited_at), beat)

    async def _complete(self, redraw: Redraw, message: PublicMessage) -> bool:
        """Let a message show all it has before the next one is posted.

        Return False if it is gone, or if its edit fails though the channel does not refuse us: what
        follows does not wait for that, and tidying tries again.
        """
        # Possible strays are no reason to repeat the edit: each redraw would begin a new beat.
        if self._shows(redraw, message, newest=False):
            return True
        content = redraw.content(message.key, newest=False)
        try:
            there = await self._messages.bring_in_line(
                redraw.game, message, content, redraw.stored.revision, Urgency.EDIT
            )
        except (discord.HTTPException, *TRANSIENT) as fault:
            if isinstance(fault, discord.HTTPException) and fault.code in REFUSED_BY_CHANNEL:
                raise
            log.warning("game %s: a beat is skipped: %s", redraw.game.id, error_line(fault))
            return False
        message.edited_at = self._clock()
        return there

    def _beat_of(self, stored: StoredGame) -> float:
        """Return the seconds between two beats; 0 if the game was stopped or has gone on."""
        scored = stored.game.phase in AFTER_VOTES
        return self._beat if scored and stored.game.ending is not Ending.STOPPED else 0.0

    def _wait_for_points(self, redraw: Redraw, message: PublicMessage) -> float:
        """Return for how many more seconds a message shows no points; 0 if it is no new reveal."""
        if message.kind != "reveal" or redraw.context.table.reveal is None:
            return 0.0
        opening = public.opening(redraw.words, redraw.context, message.key)
        is_new = Fingerprint.of(opening) == message.fingerprint
        return self._time_left(message.posted_at, self._beat) if is_new else 0.0

    def _time_left(self, since: float, seconds: float) -> float:
        """Return how many of these seconds are left; 0 if the clock was set back in between."""
        age = self._clock() - since
        return seconds - age if 0 <= age < seconds else 0.0

    def _token_above(self, key: MessageKey, above: list[PublicMessage]) -> PressToken | None:
        """Return the press token with which to post a message as a reply to the one above.

        A reply is outside the bot's rate limit. A reveal may reply to its table if that was
        pressed; when the queue is full, every message may be a reply. Return None if there is no
        valid token, or if the message should be no reply.
        """
        if not above or not self._messages.has_token(above[0]):
            return None
        token = above[0].token
        table_was_pressed = above[0].kind == "table" and token and token.message_id is None
        natural = key.kind == "reveal" and table_was_pressed
        return token if natural or self._requests.behind else None

    async def _post(
        self,
        redraw: Redraw,
        key: MessageKey,
        content: PublicContent,
        press: PressToken | None = None,
    ) -> PublicMessage:
        new = PublicMessage(key.kind, redraw.channel_id, self._clock(), key.round)
        content = self._calls.mentioning(redraw, key, content)
        await self._messages.post(
            redraw.game, new, content, redraw.stored.revision, Urgency.POST, press
        )
        new.posted_at = self._clock()  # sending may take longer than a beat
        self._calls.note_posted(redraw, key)
        return new

    def _first_content(self, redraw: Redraw, key: MessageKey) -> PublicContent:
        """Return a message as first posted.

        When the queue is full or the game has gone on, it shows everything at once.
        """
        if self._requests.behind or not self._beat_of(redraw.stored):
            return redraw.content(key, newest=True)
        return public.opening(redraw.words, redraw.context, key)

    async def _bring_in_line(self, redraw: Redraw, message: PublicMessage, *, newest: bool) -> bool:
        """Edit one message to show this state; return False if it is gone.

        If the newest message is about an hour old, it is posted again instead.
        """
        stored = redraw.stored
        content = redraw.content(message.key, newest=newest)
        changed = Fingerprint.of(content) != message.fingerprint or redraw.game.may_have_strays(
            None
        )
        if newest and changed and stored.live and self._clock() - message.posted_at > OLD:
            await self._repost(redraw, message)
            return True
        urgency = Urgency.EDIT if newest else Urgency.TIDY
        if changed:
            message.edited_at = self._clock()
        return await self._messages.bring_in_line(
            redraw.game, message, content, stored.revision, urgency
        )

    async def _repost(self, redraw: Redraw, message: PublicMessage) -> PublicMessage:
        """Post a message again at the bottom of the channel, and mark the old one for deletion.

        A reveal that shows no points yet stays without them. If posting fails, request it again for
        the next redraw and raise the error.
        """
        points_shown = self._wait_for_points(redraw, message) == 0
        key = message.key
        content = (
            redraw.content(key, newest=True) if points_shown else self._first_content(redraw, key)
        )
        try:
            fresh = await self._post(redraw, key, content)
        except Exception:
            redraw.game.repost_wanted = True  # with the next attempt
            raise
        message.to_delete = True
        return fresh


class PublicAnswers:
    """Answers with a public message: a new game's lobby, or an update of the newest message."""

    def __init__(
        self,
        games: GamesOnScreen,
        messages: GameMessages,
        gateway: Messages,
        presenter: Presenter,
        files: MessageFiles,
        clock: Clock,
    ) -> None:
        self._games = games
        self._messages = messages
        self._gateway = gateway
        self._presenter = presenter
        self._files = files
        self._clock = clock

    async def open(self, interaction: discord.Interaction, stored: StoredGame) -> None:
        """Answer a command or press with a new game's lobby, which is its first message.

        Leave out pictures that take too long. A redraw follows, which posts the lobby if the answer
        cannot be sent in time.
        """
        self._games[stored.id].wanted.set()
        game = await self._games.read(stored.id)
        channel_id = stored.place.channel_id
        lobby = PublicMessage(LOBBY.kind, channel_id, self._clock(), LOBBY.round)
        context = self._presenter.context(stored, audience=game.audience)
        words = self._presenter.library(stored.language)
        content, files = await self._in_time(public.opening(words, context, LOBBY))
        view = content.view(game.mark_of(lobby))

        async def send(files: Files) -> Any:
            return await answering(
                interaction, lambda: interaction.response.send_message(view=view, files=files())
            )

        with self._messages.noting_late(game):
            sent = await send_fitting(files, send)
        if sent is None or sent.message_id is None:
            # If the press was acknowledged, the next redraw posts the lobby. If not, the lobby may
            # be there nevertheless, because only Discord's response was lost.
            game.strays_possible = not is_acknowledged(interaction)
            await withdraw(interaction)
            return
        lobby.message_id, lobby.fingerprint = sent.message_id, Fingerprint.of(content)
        lobby.token = self._gateway.token_of(interaction)
        if isinstance(sent.resource, discord.Message):
            lobby.pictures = pictures_of(sent.resource)
        game.add(lobby)

    async def _in_time(self, content: PublicContent) -> tuple[PublicContent, Files]:
        """Return the content with its pictures, or without any if they take too long.

        A redraw adds pictures that were not ready in time.
        """
        making = asyncio.ensure_future(self._files.make(content))
        if await self._files.in_time(making):
            return content, making.result()
        making.add_done_callback(ignore_error)
        return content.bare, Files()

    async def answer(self, interaction: discord.Interaction, stored: StoredGame) -> bool:
        """Answer a press on the newest public message by updating it.

        Return False without answering if another message was pressed, or if a newer one is due.
        """
        game = await self._games.read(stored.id)
        pressed = self._messages.pressed_public(game, interaction)
        context = self._presenter.context(
            stored, audience=game.audience, without_dm=game.without_dm
        )
        due = public.due(context)
        posted = game.public(stored.place.channel_id)
        if pressed is None or pressed not in posted[-1:] or {*due[-1:]} - {pressed.key}:
            return False  # not the newest, or something newer has to be posted
        words = self._presenter.library(stored.language)
        content = public.content(words, context, pressed.key, newest=True)
        await self._messages.answer(game, interaction, pressed, content, stored.revision)
        return True

    async def leave_to_redraw(self, interaction: discord.Interaction, stored: StoredGame) -> bool:
        """Acknowledge a press on a public message that a redraw is about to change.

        The press's token makes that edit free. Return False without answering if another message
        was pressed.
        """
        game = await self._games.read(stored.id)
        pressed = self._messages.pressed_public(game, interaction)
        if pressed is None:
            return False
        await self._messages.acknowledge_press(interaction, pressed)
        return True

    async def phase_shown(self, stored: StoredGame) -> int | None:
        """Return Discord's id of when the game's phase came on screen; None if it has not.

        It is the id of the phase's message. The reveal's first beat edits the message of the table
        instead, so for that beat it is an id of the edit's moment.
        """
        game = await self._games.read(stored.id)
        context = self._presenter.context(stored, audience=game.audience)
        due, posted = public.due(context), game.public(stored.place.channel_id)
        if shown := next((one for one in posted if one.key in due), None):
            return shown.message_id
        if not posted or stored.game.phase is not Phase.SCORED:
            return None
        table, words = posted[-1], self._presenter.library(stored.language)
        first_beat = public.content(words, context, table.key, newest=False)
        if table.fingerprint != Fingerprint.of(first_beat):
            return None
        edited = datetime.datetime.fromtimestamp(table.edited_at, datetime.UTC)
        return discord.utils.time_snowflake(edited)


class NoThread(Exception):
    """Raised if no thread can be opened; ``for_now`` means that a later attempt may succeed."""

    def __init__(self, *, for_now: bool) -> None:
        super().__init__()
        self.for_now = for_now


class Threads:
    """Opens threads, and keeps the messages above them in the parent channel up to date.

    The thread itself is a game's channel like any other. If the parent channel refuses, the game
    goes on without these messages.
    """

    def __init__(
        self,
        games: GamesOnScreen,
        messages: GameMessages,
        gateway: Messages,
        clock: Clock,
    ) -> None:
        self._games = games
        self._messages = messages
        self._gateway = gateway
        self._clock = clock

    async def open(
        self, interaction: discord.Interaction, game_id: GameId, words: Words, name: str
    ) -> int | None:
        """Answer with the thread's card and open a thread on it; return the thread's id.

        Return None if the interaction could not be answered. If no thread can be opened, delete the
        card and raise ``NoThread``.
        """
        game = await self._games.read(game_id)
        channel_id = interaction.channel_id or 0
        card = PublicMessage(CARD, channel_id, self._clock())
        if not await self._answer(interaction, game, card, public.thread_opening(words)):
            self._games.pop(game_id, None)
            return None
        try:
            thread_id = await self._gateway.open_thread(channel_id, card.message_id, name)
        except (discord.HTTPException, *TRANSIENT) as fault:
            log.warning("no thread could be opened: %s", error_line(fault))
            self._games.pop(game_id, None)
            # If the card cannot be deleted, either, its text says what to do.
            with suppress(discord.HTTPException, *TRANSIENT):
                await self._gateway.delete(card)
            raise NoThread(for_now=is_transient(fault)) from fault
        game.add(card)
        await withdraw(interaction)
        return thread_id

    async def _answer(
        self,
        interaction: discord.Interaction,
        game: GameOnScreen,
        card: PublicMessage,
        content: PublicContent,
    ) -> bool:
        """Answer with the thread's card; if that took too long, post it as a new message.

        The card is the public message above a thread. Return whether it was sent.
        """
        view = content.view(game.mark_of(card))
        sent = await answering(interaction, lambda: interaction.response.send_message(view=view))
        if is_acknowledged(interaction):
            await self._messages.post(game, card, content, 0, Urgency.POST)
            return True
        # The card may be there even if Discord's response was lost.
        found = sent.message_id if sent else await self._gateway.find_answer(interaction)
        if found is None:
            return False
        card.message_id, card.fingerprint = found, Fingerprint.of(content)
        card.token = self._gateway.token_of(interaction)
        return True

    async def show(self, redraw: Redraw) -> None:
        """Update the messages above a thread; stop trying if their channel refuses."""
        if redraw.stored.place.home_id is None or redraw.game.parent_refuses:
            return
        try:
            for kind, content in self._due(redraw):
                await self._bring_in_line(redraw, kind, content)
        except (discord.Forbidden, discord.NotFound) as refused:
            log.warning(
                "game %s: the parent channel refuses its card, code %s",
                redraw.game.id,
                refused.code,
            )
            redraw.game.parent_refuses = True

    def _due(self, redraw: Redraw) -> Iterator[tuple[str, PublicContent]]:
        """Yield the messages that should now be above a thread, with their kinds.

        A thread's card that was deleted during the game is not posted again. A game that has moved
        to the channel above gets no new messages of this kind.
        """
        words, phase = redraw.words, redraw.stored.game.phase
        in_thread = redraw.stored.place.home_id != redraw.channel_id
        if redraw.game.above_thread(CARD) or (in_thread and phase is Phase.LOBBY):
            yield CARD, public.thread_card(words, redraw.context)
        if in_thread and phase is Phase.FINISHED and redraw.context.table.history:
            yield FINAL_SCORES, public.thread_scores(words, redraw.context)

    async def _bring_in_line(self, redraw: Redraw, kind: str, content: PublicContent) -> None:
        game, stored = redraw.game, redraw.stored
        message = game.above_thread(kind)
        if message is None:
            parent = stored.place.home_id or 0
            message = PublicMessage(kind, parent, self._clock())
            await self._messages.post(game, message, content, stored.revision, Urgency.POST)
        await self._messages.bring_in_line(game, message, content, stored.revision, Urgency.TIDY)
