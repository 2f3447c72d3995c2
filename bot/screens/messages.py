"""Keeps messages in line with the saved state, in the same way for the channel and for hands.

There are five operations: *post* a message exactly once, *bring it in line*, *answer a press* by
updating it, *remove* it, and *find* one that was not saved. ``public`` and ``private`` decide which
messages there should be; the gateway sends the requests.
"""

import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import discord

from bot.gateway.attachments import first_picture, pictures_of
from bot.gateway.codes import CLOSED_THREAD, INVALID_FORM, UNKNOWN_MESSAGE
from bot.gateway.library import KeptFile, as_attachments
from bot.gateway.messages import Messages, Notifying, NoToken, PressToken
from bot.gateway.people import player_of
from bot.gateway.replies import acknowledge, answering, is_acknowledged
from bot.gateway.requests import Urgency, is_transient
from bot.rules.ids import PlayerId
from bot.rules.model import Ending, Phase
from bot.screens.board import (
    AFTER_VOTES,
    HAND,
    AnyMessage,
    C,
    Fingerprint,
    GameOnScreen,
    HandMessage,
    Overtaken,
    PanelMessage,
    PublicMessage,
    SentMessage,
)
from bot.screens.files import MessageFiles
from bot.screens.presenter import Presenter
from bot.store import Clock, StoredGame
from bot.ui import public
from bot.ui.content import Content, Mark
from bot.ui.public import MessageKey

log = logging.getLogger(__name__)

UNKNOWN, NO_PICTURES = Fingerprint().pictures, Content(()).pictures_digest
SEARCHED = 25  # newest messages of a channel that are searched for strays
NO_MARK = Mark(0, 0)


class GameMessages:
    """Posts, edits and deletes the messages of games."""

    def __init__(
        self, gateway: Messages, presenter: Presenter, files: MessageFiles, clock: Clock
    ) -> None:
        self._gateway = gateway
        self._presenter = presenter
        self._files = files
        self._clock = clock
        self.strays = Strays(gateway, clock)

    def has_token(self, message: AnyMessage) -> bool:
        """Return whether a press token lets us edit this message outside the bot's rate limit."""
        return self._gateway.has_token(message)

    async def exists(self, message: PublicMessage) -> bool:
        """Return whether a message still exists; one that the bot cannot see counts as existing."""
        return await self._gateway.exists(message)

    @contextmanager
    def noting_late(self, game: GameOnScreen) -> Iterator[None]:
        """Note it in ``game`` if another process may have taken over while this block was sending.

        A process that is stopped in the middle of a request and goes on later sends the rest of it.
        It cannot know what the other process has shown by then, so it only reports the game.
        """
        try:
            yield
        finally:
            game.sent_late |= not self._gateway.may_change()

    async def post(
        self,
        game: GameOnScreen,
        new: SentMessage[C],
        content: C,
        revision: int,
        urgency: Urgency,
        press: PressToken | None = None,
    ) -> None:
        """Post ``new`` and set its id, or adopt a copy that was posted before.

        With the token of a press, it is posted as a reply to the pressed message. An adopted copy
        may show older content, so the caller has to update it. After an error that is worth a
        retry, the next attempt looks for such a copy.
        """
        new.check_reader(content)
        mark = game.mark_of(new)
        if game.may_have_strays(new.player) and await self.strays.find(game, new):
            return
        files = await self._files.make(content)
        new.fingerprint = Fingerprint.of(content, new.fingerprint.step)
        view, posted = content.view(mark), None
        notifying = Notifying(content.calls, content.role, content.silent)
        try:
            with self.noting_late(game), game.awaiting(new):
                if press is not None:
                    posted = await self._gateway.follow_up(press, view, files, notifying)
                    new.token = press.posted(posted.id) if posted else None
                posted = posted or await self._gateway.post(
                    new.channel_id,
                    view,
                    files,
                    nonce=game.nonce_of(new, revision),
                    urgency=urgency,
                    notifying=notifying,
                )
        except Exception as fault:
            if is_transient(fault):
                game.expect_strays(new.player)  # it may have arrived anyway
            raise
        new.message_id, new.pictures = posted.id, pictures_of(posted)
        if new.kind == "table" and (url := first_picture(posted)):
            game.table_link = new.round, url
        game.put(new)

    def pressed_public(
        self, game: GameOnScreen, interaction: discord.Interaction
    ) -> PublicMessage | None:
        """Return the public message that was pressed, even while it is being posted.

        None if anything else was pressed.
        """
        found = _pressed(game, interaction)
        in_channel = interaction.guild_id is not None
        return found if in_channel and isinstance(found, PublicMessage) else None

    def pressed_hand(
        self, game: GameOnScreen, interaction: discord.Interaction
    ) -> HandMessage | None:
        """Return the presser's hand if it was pressed in their DM; None if anything else was.

        A hand that was sent before a crash and is not known yet is added to the game.
        """
        pressed, player = interaction.message, player_of(interaction)
        if pressed is None or interaction.guild_id is not None:
            return None
        found = _pressed(game, interaction)
        if found is None and (read_mark(pressed) or NO_MARK).game == game.number:
            # It was sent before a crash and not saved. The next redraw replaces it.
            hand = HandMessage(HAND, pressed.channel.id, self._clock(), player=player)
            hand.message_id = pressed.id
            return game.add(hand)
        return found if isinstance(found, HandMessage) and found.player == player else None

    def pressed_panel(
        self, game: GameOnScreen, interaction: discord.Interaction
    ) -> PanelMessage | None:
        """Return the private answer that was pressed; None if anything else was pressed."""
        pressed, player = interaction.message, player_of(interaction)
        if pressed is None or not pressed.flags.ephemeral:
            return None
        known = game.panels.get(player)
        if known is not None and known.message_id == pressed.id:
            return known
        return self.new_panel(interaction, pressed.id)

    def new_panel(self, interaction: discord.Interaction, message_id: int = 0) -> PanelMessage:
        """Return a new panel for the presser, which shows nothing yet."""
        player, channel_id = player_of(interaction), interaction.channel_id or 0
        return PanelMessage(HAND, channel_id, self._clock(), message_id=message_id, player=player)

    async def bring_in_line(
        self,
        game: GameOnScreen,
        message: SentMessage[C],
        content: C,
        revision: int,
        urgency: Urgency,
    ) -> bool:
        """Edit a message unless it already shows this content.

        If it is gone, or is private and its token has expired, drop it and return False. Raise if
        the whole channel is gone.
        """
        message.check_reader(content)
        wanted = Fingerprint.of(content, message.fingerprint.step)
        # After a crash the saved fingerprint may be older than what the message shows.
        if wanted == message.fingerprint and not game.may_have_strays(message.player):
            return True
        kept = None
        if not content.attachments or wanted.pictures == message.fingerprint.pictures:
            kept = message.files_to_keep(content)
        files = None if kept is not None else await self._files.make(content)
        try:
            with self.noting_late(game), message.change_to(revision):
                view = content.view(game.mark_of(message))
                try:
                    edited = await self._gateway.edit(message, view, files or kept or (), urgency)
                except discord.HTTPException as refused:
                    if not _refuses_to_keep(message, kept, refused):
                        raise
                    files = await self._files.make(content)
                    edited = await self._gateway.edit(message, view, files, urgency)
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_MESSAGE and message.player is None:
                raise  # the whole channel is gone
            game.drop(message)
            return False
        except NoToken:
            game.drop(message)
            return False
        except Exception as fault:
            if is_transient(fault):
                message.fingerprint = message.fingerprint.unconfirmed
                message.pictures = message.pictures if files is None else {}
            raise
        message.fingerprint, message.pictures = wanted, pictures_of(edited)
        return True

    async def answer(
        self,
        game: GameOnScreen,
        interaction: discord.Interaction,
        message: SentMessage[C],
        content: C,
        revision: int,
    ) -> None:
        """Answer a press by updating its message at once; a redraw adds new pictures.

        If the message cannot be updated now, the press is only acknowledged, and the next redraw
        shows the content. Neither the answer nor later edits with its token count against the bot's
        rate limit.
        """
        message.check_reader(content)
        response = interaction.response
        kept = _files_at_once(message, content, interaction)
        if message.changing or kept is None or not self._gateway.may_change():
            # The next redraw shows what was pressed, and makes the pictures.
            await self.acknowledge_press(interaction, message)
            return
        view = content.view(message.mark or game.mark_of(message))
        try:
            with self.noting_late(game), message.change_to(revision):
                sent = await answering(
                    interaction,
                    lambda: response.edit_message(view=view, attachments=as_attachments(kept)),
                )
        except (Overtaken, discord.HTTPException) as refused:
            if isinstance(refused, discord.HTTPException) and not (
                refused.code in CLOSED_THREAD or _refuses_to_keep(message, kept, refused)
            ):
                raise
            # The next redraw shows the content: in a newer state, with its pictures, in the thread
            # once that is open again, or in another channel.
            await acknowledge(interaction)
            return
        if sent is None:
            message.fingerprint = message.fingerprint.unconfirmed
            if is_acknowledged(interaction):
                # The update took too long or was rate-limited, so the next redraw shows it.
                message.token = self._gateway.token_of(interaction)
                game.wanted.set()
            return
        message.token = self._gateway.token_of(interaction)
        _note_answer(message, content, kept)

    async def acknowledge_press(
        self, interaction: discord.Interaction, message: SentMessage[Any]
    ) -> None:
        """Acknowledge a press on a message; its token makes the next edits of it free."""
        if await acknowledge(interaction):
            message.token = self._gateway.token_of(interaction)

    async def remove(self, game: GameOnScreen, message: AnyMessage) -> None:
        """Delete a message; it stays marked for deletion until Discord has deleted it.

        If Discord forbids that in a DM, drop the message without an error.
        """
        message.to_delete = True
        try:
            await self._gateway.delete(message)
        except discord.Forbidden:
            if message.player is None:
                raise  # the channel refuses us
        game.drop(message)

    async def table_url(self, game: GameOnScreen, stored: StoredGame) -> str | None:
        """Return the URL of the picture being voted on, which hands show without a copy.

        Fetch the table's message if the URL is not known. None while no vote is open, or while the
        message has not been posted or cannot be fetched.
        """
        if stored.game.phase is not Phase.VOTING:
            return None
        number = stored.game.current.number
        if game.table_link is None or game.table_link[0] != number:
            for message in game.to_keep:
                if message.kind == "table" and message.round == number:
                    channel_id, message_id = message.channel_id, message.message_id
                    if url := await self._gateway.picture_url(channel_id, message_id):
                        game.table_link = number, url
        return game.table_link[1] if game.table_link and game.table_link[0] == number else None

    def points_shown(self, game: GameOnScreen, stored: StoredGame) -> bool:
        """Return whether the channel already shows the points of the round just scored.

        They appear with the last beat of the reveal; no player's hand may show them before that.
        After the last round, return whether the podium is there. Return True if a finished game has
        no last reveal, or shows it at once because it was stopped, or is not being drawn any more.
        """
        if stored.game.phase not in AFTER_VOTES:
            return False
        context = self._presenter.context(stored, audience=game.audience)
        if not stored.live:
            at_once = context.table.reveal is None or stored.game.ending is Ending.STOPPED
            podium = any(one.kind == "finale" for one in game.for_everyone)
            return at_once or podium or not game.drawing_soon
        key = MessageKey("reveal", stored.game.current.number)
        reveal = next((one for one in game.for_everyone if one.key == key), None)
        if reveal is None or not reveal.fingerprint.words:
            return False
        words = self._presenter.library(stored.language)
        return reveal.fingerprint != Fingerprint.of(public.opening(words, context, key))


class Strays:
    """Finds messages of a game that are in its channel, but unknown after a crash or a lost answer.

    They are recognised by their marks, among the newest messages of a channel. The ones that belong
    there are added to the game, even if it has gone on since. Copies and other messages of the game
    are marked for deletion.
    """

    def __init__(self, gateway: Messages, clock: Clock) -> None:
        self._gateway = gateway
        self._clock = clock

    async def find(self, game: GameOnScreen, new: SentMessage[Any]) -> bool:
        """Return whether a message was posted before; if so, ``new`` becomes its oldest copy.

        All other copies are marked for deletion.
        """
        mark = game.mark_of(new)
        unknown = await self._unknown(game, new.channel_id)
        copies = [message for message in unknown if read_mark(message) == mark]
        for copy in copies[:-1]:
            self._note(game, copy, new.player).to_delete = True
        if not copies:
            return False
        new.message_id, new.pictures = copies[-1].id, pictures_of(copies[-1])
        game.put(new)
        return True

    async def find_hand(
        self, game: GameOnScreen, channel_id: int, player: PlayerId, known: HandMessage | None
    ) -> HandMessage | None:
        """Return a player's newest hand, known or not, and mark the others for deletion.

        Return None if there is none.
        """
        found = [self._hand(game, one, player) for one in await self._unknown(game, channel_id)]
        newest = max([*found, *filter(None, [known])], key=lambda one: one.message_id, default=None)
        for hand in (*found, known):
            if hand is not None and hand is not newest:
                hand.to_delete = True
        return newest

    async def adopt(
        self,
        game: GameOnScreen,
        channel_id: int,
        keys: Iterable[MessageKey],
        calls: Iterable[PublicMessage],
    ) -> bool:
        """Add a channel's unknown messages that have one of these keys to the game, each once.

        ``calls`` are messages without a key that may be there, too. Messages posted just before a
        crash are added even if the game has gone on; all other unknown messages of the game are
        marked for deletion. Return whether any message was added to be kept.
        """
        there = {message.key for message in game.public(channel_id)}
        missing = [self._public(channel_id, key) for key in keys if key not in there]
        missing += calls
        by_mark = {game.mark_of(message): message for message in missing}
        # Oldest first, so that of several copies the oldest is kept.
        for found in reversed(await self._unknown(game, channel_id)):
            message = by_mark.pop(read_mark(found) or NO_MARK, None)
            if message is None:
                self._note(game, found, None).to_delete = True
            else:
                message.message_id, message.pictures = found.id, pictures_of(found)
                game.put(message)
        return len(by_mark) < len(missing)

    def _public(self, channel_id: int, key: MessageKey) -> PublicMessage:
        return PublicMessage(key.kind, channel_id, self._clock(), key.round)

    def _note(
        self, game: GameOnScreen, message: discord.Message, player: PlayerId | None
    ) -> AnyMessage:
        if player is not None:
            return self._hand(game, message, player)
        stray = self._public(message.channel.id, MessageKey("stray", 0))
        stray.message_id = message.id
        return game.add(stray)

    def _hand(self, game: GameOnScreen, message: discord.Message, player: PlayerId) -> HandMessage:
        hand = HandMessage(
            HAND,
            message.channel.id,
            self._clock(),
            message_id=message.id,
            pictures=pictures_of(message),
            player=player,
        )
        return game.add(hand)

    async def _unknown(self, game: GameOnScreen, channel_id: int) -> list[discord.Message]:
        """Return this game's messages in a channel that are not known here, newest first.

        Return an empty list if the bot may not read the channel's history.
        """
        try:
            recent = await self._gateway.history(channel_id, SEARCHED)
        except discord.Forbidden:
            # Without permission to read the history, a message posted twice is better than none.
            return []
        marked = [(message, read_mark(message) or NO_MARK) for message in recent]
        return [
            message
            for message, mark in marked
            if mark.game == game.number
            and mark not in game.posting  # it is about to be known
            and message.id not in game.messages
        ]


def read_mark(message: discord.Message) -> Mark | None:
    """Return the mark that identifies a message; None if its layout is not that of a game."""
    frame = message.components[0] if message.components else None
    if not isinstance(frame, discord.components.Container) or not frame.children:
        return None
    return Mark(frame.id or 0, getattr(frame.children[0], "id", None) or 0)


def _files_at_once(
    message: SentMessage[C], content: C, interaction: discord.Interaction
) -> list[KeptFile] | None:
    """Return the files to answer a press with at once; None if pictures must be made first.

    They may show an older state; the next redraw replaces them.
    """
    if not content.attachments:
        return []
    if message.fingerprint.pictures in (UNKNOWN, NO_PICTURES):
        return None
    message.pictures = message.pictures or pictures_of(interaction.message)
    return message.files_to_keep(content)


def _note_answer(message: SentMessage[C], content: C, kept: Sequence[KeptFile]) -> None:
    """Note what a message shows after a press was answered by updating it with the kept files.

    They may show an older state, so the fingerprint of its pictures stays, and a redraw adds them.
    """
    message.pictures = {one.filename: one.id for one in kept}
    shown = Fingerprint.of(content, message.fingerprint.step)
    pictures = message.fingerprint.pictures if kept else shown.pictures
    message.fingerprint = replace(shown, pictures=pictures)


def _refuses_to_keep(
    message: SentMessage[Any],
    kept: Sequence[KeptFile] | None,
    refused: discord.HTTPException,
) -> bool:
    """Return whether Discord refused to keep files by id; if so, have them uploaded from now on."""
    if not kept or refused.code != INVALID_FORM:
        return False
    message.must_upload = True
    log.warning("Discord refused to keep a message's pictures; they are uploaded again")
    return True


def _pressed(game: GameOnScreen, interaction: discord.Interaction) -> AnyMessage | None:
    """Return the game's message that was pressed; None if it is unknown or a private answer.

    If it is still being posted, set its id and add it to the game.
    """
    pressed = interaction.message
    if pressed is None or pressed.flags.ephemeral:
        return None
    known = game.messages.get(pressed.id)
    if known is not None or (mark := read_mark(pressed)) is None:
        return known
    arriving = game.posting.get(mark)
    if arriving is None or arriving.channel_id != pressed.channel.id:
        return None
    arriving.message_id = pressed.id
    game.put(arriving)
    return arriving
