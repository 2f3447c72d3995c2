"""Shows each player what only they may see: their hand by DM or by *My hand*, and other answers.

A hand goes through the round: cards, clue, card played, vote, result. By DM, a phase in which the
player has something to do sends a new message, which notifies them, and deletes the one that it
replaces; everything else is an edit. The panel is the private answer to *My hand*: one for each
player, edited with the token of the last press on it, which is valid for fifteen minutes. After
that it cannot be edited until the next press on it. Players with closed DMs are told once and not
tried again. ``delivery`` decides when and how often a hand is tried. Nothing here is ever written
to a message that others can read.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import discord

from bot.gateway.attachments import Files, pictures_of
from bot.gateway.codes import INVALID_FORM, UNKNOWN_MESSAGE
from bot.gateway.messages import (
    DmsHeldBack,
    Messages,
    PrivateChannels,
    holds_dms_back,
    is_refused_permanently,
    is_too_large,
    send_fitting,
)
from bot.gateway.people import player_of
from bot.gateway.replies import acknowledge, answering, fill_in, is_acknowledged, message_of
from bot.gateway.requests import TRANSIENT, NoRoom, Requests, Urgency, is_transient
from bot.preferences import BY_BUTTON
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.rules.player_views import PlayerView, player_view
from bot.screens.board import (
    AFTER_VOTES,
    HAND,
    RULES,
    Fingerprint,
    GameOnScreen,
    GamesOnScreen,
    HandMessage,
    Overtaken,
    PanelMessage,
    PublicMessage,
    Redraw,
    WrongReader,
    goes_by_button,
)
from bot.screens.calls import phase_step, step_to_call_for, without_reminder
from bot.screens.files import MessageFiles
from bot.screens.messages import GameMessages
from bot.screens.presenter import Presenter
from bot.screens.scheduler import Tempo
from bot.store import Clock, GameId, GameStore, GameToShow, StoredGame
from bot.text import Words
from bot.ui import hand
from bot.ui.content import Content, HandContent, notice
from bot.ui.context import GameContext

log = logging.getLogger(__name__)

AT_ONCE = 384  # hands being made or sent: a few seconds of requests, and about 100 MB of pictures
MOST_TOKENS = 24  # of presses in one game's channel; players press first, in the lobby
NO_STEP = ""  # of a hand that calls its player for nothing
CLOSED, LATER = "dms-closed", "dms-later"


def without_dm(game: GameOnScreen, found: GameToShow) -> frozenset[PlayerId]:
    """Return the players who use *My hand*: by choice, with closed DMs, or while a DM is late."""
    step, hands = phase_step(found.stored.game), game.hands
    late = {
        state.player
        for state in game.hand_states.values()
        if state.late
        and not (
            (message := hands.get(state.player))
            and without_reminder(message.fingerprint.step) == step
        )
    }
    people = found.stored.game.people
    return frozenset(one for one in people if one in late or goes_by_button(game, found, one))


def edit_delay(
    redraw: Redraw, message: HandMessage, content: HandContent, now: float, patience: float
) -> float:
    """Return how many seconds to put off an edit of a hand, at most ``patience``.

    Note since when the message is outdated. Often a new hand replaces it in that time, which makes
    the edit unnecessary. Until the channel shows the points of a round, hands wait for them, so
    that one edit is enough.
    """
    unchanged = Fingerprint.of(content, message.fingerprint.step) == message.fingerprint
    awaits_points = redraw.stored.game.phase in AFTER_VOTES and not redraw.points_shown
    at_once = not redraw.stored.live and not awaits_points
    if unchanged or redraw.game.may_have_strays(message.player) or at_once:
        message.outdated_since = None
        return 0.0
    if message.outdated_since is None or message.outdated_since > now:
        message.outdated_since = now
    return patience if awaits_points else max(0.0, message.outdated_since + patience - now)


class ClosedDms:
    """Tells players whose DMs are refused or held back that *My hand* shows the same.

    Players with closed DMs are told once and not tried again in this game until they ask for it,
    because each refused attempt counts against us at Discord.
    """

    def __init__(
        self,
        games: GamesOnScreen,
        presenter: Presenter,
        gateway: Messages,
        store: GameStore,
        clock: Clock,
    ) -> None:
        self._games = games
        self._presenter = presenter
        self._gateway = gateway
        self._store = store
        self._clock = clock

    async def note(self, game: GameOnScreen, stored: StoredGame, player: PlayerId) -> None:
        """Save that a player's DMs are closed, and tell them now or at their next press."""
        # Save it first, so that every redraw that loads the game afterwards knows it.
        await self._store.note_closed_dms(game.id, player)
        game.closed_dms.add(player)
        await self._tell(game, stored, player, CLOSED)

    async def tell_to_wait(self, game: GameOnScreen, stored: StoredGame, player: PlayerId) -> None:
        """Tell a player, now or at their next press, that Discord holds their DM back."""
        await self._tell(game, stored, player, LATER)

    def drop_wait_notice(self, game: GameOnScreen, player: PlayerId) -> None:
        """Drop the pending notice that a player's DM is held back."""
        if game.pending_notices.get(player) == LATER:
            del game.pending_notices[player]

    async def _tell(
        self, game: GameOnScreen, stored: StoredGame, player: PlayerId, sentence: str
    ) -> None:
        words = await self._presenter.private_words(player, stored)
        view, told = notice(words, sentence).view(), False
        try:
            told = await self._gateway.whisper(game.press_tokens.get(player), view)
        except (discord.HTTPException, *TRANSIENT) as fault:
            log.warning("game %s: a notice was not sent: %s", game.id, type(fault).__name__)
        if not told:
            game.pending_notices[player] = sentence

    def note_press(self, game_id: GameId, interaction: discord.Interaction) -> None:
        """Keep the token of a press or command in a channel, to send its presser a notice later.

        Do nothing if the game is not on screen here. Drop expired tokens; keep no new one while
        there are too many.
        """
        game = self._games.get(game_id)
        if game is None or interaction.guild_id is None:
            return
        now = self._clock()
        game.press_tokens = {who: one for who, one in game.press_tokens.items() if one.until > now}
        if len(game.press_tokens) < MOST_TOKENS:
            who = player_of(interaction)
            game.press_tokens[who] = self._gateway.token_of(interaction)

    def due_sentence(self, game_id: GameId, player: PlayerId) -> str | None:
        """Return the text id of a player's pending notice and remove it; None if there is none."""
        game = self._games.get(game_id)
        return game.pending_notices.pop(player, None) if game else None


class Hands:
    """Sends, edits and deletes the hands in players' DMs."""

    def __init__(
        self,
        messages: GameMessages,
        dms: PrivateChannels,
        presenter: Presenter,
        requests: Requests,
        closed_dms: ClosedDms,
        clock: Clock,
        tempo: Tempo,
    ) -> None:
        self._messages = messages
        self.dms = dms
        self._presenter = presenter
        self._requests = requests
        self._closed_dms = closed_dms
        self._clock = clock
        self._progress = tempo.progress
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def deliver(self, delivery: Redraw, player: PlayerId) -> float:
        """Update one player's panel and DM to this state.

        Return how many seconds an edit is put off, 0 if none is. Raise ``NoRoom`` or
        ``DmsHeldBack`` if the DM has to wait and the player uses *My hand* until then,
        ``Overtaken`` if there is something newer to show, and any other error that is worth a
        retry. A permanent refusal is saved and the player is told.
        """
        fault = await self._edit_panel(delivery, player)
        wait = await self._deliver_dm(delivery, player)
        if fault is not None:
            raise fault  # only now, so that a failing panel does not hold up the DM
        return wait

    async def _edit_panel(self, delivery: Redraw, player: PlayerId) -> Exception | None:
        """Show this state in a player's panel; do nothing if they have none.

        Return an error that is worth a retry; None if there was none. After any other error, or
        once its token has expired, drop the panel. Raise ``Overtaken`` if there is something newer
        to show.
        """
        game = delivery.game
        panel = game.panels.get(player)
        if panel is None or (panel.kind == RULES and delivery.stored.game.phase is Phase.LOBBY):
            return None
        if not self._messages.has_token(panel):
            game.drop(panel)  # its token has expired: a press on it renews it
            return None
        leaves = player in delivery.leavers
        try:
            if leaves:
                words = await self._presenter.private_words(player, delivery.stored)
                content = hand.farewell(words, delivery.context, player)
            else:
                content = self._content(delivery, player_view(delivery.stored.game, player))
            await self._edit(delivery, panel, content)
            panel.kind = HAND
        except Overtaken:
            raise
        except Exception as fault:
            if is_transient(fault):
                return fault
            log.error("game %s: a panel cannot be edited", game.id, exc_info=fault)
            game.drop(panel)
        if leaves:
            game.drop(panel)
        return None

    async def _deliver_dm(self, delivery: Redraw, player: PlayerId) -> float:
        message = delivery.game.hands.get(player)
        try:
            if player in delivery.leavers:
                await self._say_goodbye(delivery, player, message)
                return 0.0
            return await self._send_or_edit(delivery, player, message)
        except discord.HTTPException as refused:
            # Smaller pictures were refused, too: the next hand may be small enough.
            if holds_dms_back(refused) or is_too_large(refused):
                raise DmsHeldBack(self.dms.pause) from refused
            if not is_refused_permanently(refused):
                raise
            log.warning("game %s: a DM was refused, code %s", delivery.game.id, refused.code)
            if message := delivery.game.hands.get(player):
                message.to_delete = True  # what it asks for is over
            if player not in delivery.leavers:
                await self._closed_dms.note(delivery.game, delivery.stored, player)
            return 0.0

    async def _send_or_edit(
        self, delivery: Redraw, player: PlayerId, message: HandMessage | None
    ) -> float:
        """Send a new hand that notifies its player, or edit the last one.

        If the player uses *My hand*, only mark the last one for deletion. Return how many seconds
        an edit is put off, 0 if none is. Raise ``NoRoom`` if the queue is too full for a new hand.
        """
        message = await self._known(delivery, player, message)
        if delivery.goes_by_button(player):
            if message is not None:
                message.to_delete = True  # the panel replaces it
            return 0.0
        view = player_view(delivery.stored.game, player)
        called = message.fingerprint.step if message else None
        step = step_to_call_for(view, called, delivery.reminder, self._clock())
        if self._has_no_room(delivery, player, message):
            if step:
                raise NoRoom
            return 0.0  # an edit that calls for no move is not worth a place in a full queue
        content = self._content(delivery, view)
        if delivery.found.person(player).is_quiet(self._clock()):
            content = replace(content, silent=True)
        if step:
            await self._push(delivery, player, content, step, message)
        elif message is not None:
            wait = self._delay_of(delivery, message, content)
            if wait:
                return wait
            await self._edit_or_replace(delivery, message, content)
        elif player in delivery.game.first_hand_due and delivery.stored.live:
            # Its phase ended before it could be sent, but the player wants to see their cards.
            await self._push(delivery, player, content, NO_STEP, None)
        return 0.0

    def _has_no_room(self, delivery: Redraw, player: PlayerId, message: HandMessage | None) -> bool:
        """Return whether a hand has to wait because the request queue is full.

        It does not wait if it is sent from the backlog, if a press token makes the edit free, or if
        the player's DM may contain unknown messages.
        """
        free = message is not None and self._messages.has_token(message)
        may = delivery.may_push or delivery.game.may_have_strays(player) or free
        return self._requests.behind and not may

    def _delay_of(self, delivery: Redraw, message: HandMessage, content: HandContent) -> float:
        """Return how many seconds to put off an edit; 0 if a press token makes it free."""
        if self._messages.has_token(message):
            return 0.0
        return edit_delay(delivery, message, content, self._clock(), self._progress)

    @asynccontextmanager
    async def _slot(self, delivery: Redraw) -> AsyncIterator[None]:
        """Hold one of a limited number of slots for sending hands during the block.

        Raise ``Overtaken`` if there is something newer to show by then.
        """
        with self._requests.expected():
            await self._slots.acquire()
        try:
            # None means that all hands show this state already. That can be found while a reminder
            # sends a hand again, because a reminder does not change the state.
            if delivery.game.delivery not in (None, delivery):
                raise Overtaken
            yield
        finally:
            self._slots.release()

    async def _known(
        self, delivery: Redraw, player: PlayerId, message: HandMessage | None
    ) -> HandMessage | None:
        """Return a player's hand message, even if a crash left it unknown; None if none exists.

        After a crash, mark all but the newest for deletion.
        """
        game = delivery.game
        if not game.may_have_strays(player):
            return message
        if message is None and not _may_have_sent(delivery, player):
            return None
        channel_id = message.channel_id if message else await self.dms.open(player, again=True)
        return await self._messages.strays.find_hand(game, channel_id, player, message)

    def _content(self, delivery: Redraw, view: PlayerView) -> HandContent:
        person = delivery.found.person(view.player)
        words = self._presenter.library.for_reader(person.language, game=delivery.stored.language)
        url, points_shown = delivery.table_url, delivery.points_shown
        if points_shown and not delivery.stored.live:
            return hand.result(words, delivery.context, view)
        return hand.hand(
            words, delivery.context, view, url, points_shown=points_shown, tips=person.tips
        )

    async def _push(
        self,
        delivery: Redraw,
        player: PlayerId,
        content: HandContent,
        step: str,
        old: HandMessage | None,
    ) -> None:
        """Post a new hand message, and mark the one that it replaces for deletion.

        Open the DM first if necessary, and once more if Discord no longer knows it. Note the step
        that the player was called for.
        """
        stored = delivery.stored
        if old is None:
            delivery.game.first_hand_due.add(player)
        number = stored.game.round.number if stored.game.round else 0
        new = HandMessage(HAND, 0, self._clock(), number, player=player)
        new.fingerprint = Fingerprint(step)
        # Open the DM before taking a slot, so that no other hand waits while Discord is slow.
        new.channel_id = old.channel_id if old else await self.dms.open(player)
        try:
            await self._post(delivery, new, content)
        except discord.NotFound:  # closed since the last message: open it again
            new.channel_id = await self.dms.open(player, again=True)
            await self._post(delivery, new, content)
        if delivery.game.called is not None:
            delivery.game.called[player] = step
        delivery.game.first_hand_due.discard(player)
        if old is not None:
            old.to_delete = True
        await self._edit(delivery, new, content)  # does nothing unless an older copy was found

    async def _post(self, delivery: Redraw, new: HandMessage, content: HandContent) -> None:
        async with self._slot(delivery):
            await self._messages.post(
                delivery.game, new, content, delivery.stored.revision, Urgency.PUSH
            )

    async def _edit(self, delivery: Redraw, message: HandMessage, content: HandContent) -> bool:
        """Wait for a slot and edit a hand in place; return False if its message is gone.

        Raise ``Overtaken`` if there is something newer to show by then.
        """
        message.outdated_since = None
        async with self._slot(delivery):
            return await self._messages.bring_in_line(
                delivery.game, message, content, delivery.stored.revision, Urgency.TIDY
            )

    async def _edit_or_replace(
        self, delivery: Redraw, message: HandMessage, content: HandContent
    ) -> None:
        """Edit a hand; if its message is gone, send it again only if a crash may have lost it."""
        maybe_lost = delivery.game.may_have_strays(message.player)
        if await self._edit(delivery, message, content) or not maybe_lost:
            return
        await self._push(delivery, message.player, content, phase_step(delivery.stored.game), None)

    async def _say_goodbye(
        self, delivery: Redraw, player: PlayerId, message: HandMessage | None
    ) -> None:
        """Replace the hand of a player who left or was removed with a farewell, and forget it.

        Do nothing if there is no hand.
        """
        message = await self._known(delivery, player, message)
        if message is None:
            return
        words = await self._presenter.private_words(player, delivery.stored)
        content = hand.farewell(words, delivery.context, player)
        await self._messages.bring_in_line(
            delivery.game, message, content, delivery.stored.revision, Urgency.EDIT
        )
        delivery.game.drop(message)

    async def table_url(self, game: GameOnScreen, stored: StoredGame) -> str | None:
        """Return the URL of the picture being voted on; None if there is none."""
        return await self._messages.table_url(game, stored)

    async def tidy(self, game: GameOnScreen, player: PlayerId) -> None:
        """Delete one player's replaced messages; raise an error that is worth a retry.

        After any other error, log it and forget the message.
        """
        old = [message for message in game.to_delete if message.player == player]
        work = [self._messages.remove(game, message) for message in old]
        outcomes = await asyncio.gather(*work, return_exceptions=True)
        for message, fault in zip(old, outcomes, strict=True):
            if isinstance(fault, BaseException):
                if is_transient(fault):
                    raise fault
                log.error("game %s: an old hand could not be deleted", game.id, exc_info=fault)
                game.drop(message)  # or every redraw would try and fail again


def _may_have_sent(delivery: Redraw, player: PlayerId) -> bool:
    """Return whether a hand may have been sent to a player without being saved.

    That is possible if their DMs are open, and the server sends hands by DM or the player has ever
    chosen how to get theirs.
    """
    chosen = delivery.found.person(player).hands
    open_to_us = player not in delivery.game.closed_dms
    return open_to_us and (chosen is not None or delivery.found.server.hands != BY_BUTTON)


@dataclass(frozen=True, slots=True)
class BegunAnswer:
    """A private answer that has been acknowledged and has no content yet."""

    interaction: discord.Interaction
    beside: bool  # whether it is a new message, even if a private answer was pressed


@dataclass(frozen=True, slots=True)
class SeenHand:
    """What a player sees of one state of a game, in their language."""

    stored: StoredGame
    view: PlayerView
    words: Words
    context: GameContext
    tips: bool
    content: HandContent


class PrivateAnswers:
    """Answers presses and commands with something only the presser sees, within three seconds."""

    def __init__(
        self,
        games: GamesOnScreen,
        messages: GameMessages,
        gateway: Messages,
        files: MessageFiles,
        requests: Requests,
    ) -> None:
        self._games = games
        self._messages = messages
        self._gateway = gateway
        self._files = files
        self._requests = requests

    async def show(
        self,
        interaction: discord.Interaction,
        content: Content,
        game_id: GameId | None = None,
        *,
        beside: bool = False,
    ) -> discord.Message | None:
        """Answer with a message that only the presser can see.

        A press on a private answer updates that message, unless the new one is to appear ``beside``
        it. Waits a moment for pictures; if they or their upload take longer, the press is
        acknowledged first. ``game_id`` is the game that it is about, if any. Return the message, or
        None if it is not known.
        """
        in_place = _is_on_private_answer(interaction) and not beside
        _check_reader(interaction, content)
        # Start on the pictures now, so that they are made while the game is read.
        making = asyncio.ensure_future(self._files.make(content))
        if game_id and (pressed := await self._changeable(interaction, game_id)):
            # Two requests instead of one, but neither counts against the bot's rate limit.
            await self._messages.acknowledge_press(interaction, pressed)
            return await _answer(interaction, content, await making, in_place=in_place)
        if await self._files.in_time(making):
            return await _answer(interaction, content, making.result(), in_place=in_place)
        begun = await self.begin(interaction, in_place=in_place)
        return await self._fill_in(begun, content, await making)

    async def update_hand(self, interaction: discord.Interaction, seen: SeenHand) -> None:
        """Answer a press with the presser's hand, by updating the DM or panel that was pressed.

        A press in the channel opens a new panel. ``seen`` may be prepared before the move is saved;
        call this afterwards.
        """
        game = await self._games.read(seen.stored.id)
        content = await self._newest(game, seen)
        revision = seen.stored.revision
        if message := self._messages.pressed_hand(game, interaction):
            await self._messages.answer(game, interaction, message, content, revision)
            return
        panel = self._messages.pressed_panel(game, interaction)
        panel = panel or self._messages.new_panel(interaction)
        try:
            with panel.change_to(revision):
                panel.kind = HAND
                await self._show_panel(interaction, game, panel, content)
        except Overtaken:  # a redraw is editing it; the next redraw shows this press, too
            await self._messages.acknowledge_press(interaction, panel)
            game.wanted.set()

    async def show_rules(
        self, interaction: discord.Interaction, content: Content, game_id: GameId
    ) -> None:
        """Answer with the panel to configure a lobby; later it shows the presser's hand."""
        game = await self._games.read(game_id)
        panel = self._messages.pressed_panel(game, interaction)
        panel = panel or self._messages.new_panel(interaction)
        panel.kind = RULES
        await self._show_panel(interaction, game, panel, content)

    async def _newest(self, game: GameOnScreen, seen: SeenHand) -> HandContent:
        """Return the hand with the table's picture and the points, if the channel shows them."""
        points_shown = self._messages.points_shown(game, seen.stored)
        if points_shown and not seen.stored.live:
            return hand.result(seen.words, seen.context, seen.view)
        url = await self._messages.table_url(game, seen.stored)
        if url is None and not points_shown:
            return seen.content
        view, tips = seen.view, seen.tips
        return hand.hand(seen.words, seen.context, view, url, points_shown=points_shown, tips=tips)

    async def _show_panel(
        self,
        interaction: discord.Interaction,
        game: GameOnScreen,
        panel: PanelMessage,
        content: Content,
    ) -> None:
        """Answer with a panel, and keep the token with which redraws can edit it."""
        sent = await self.show(interaction, content, game.id)
        if sent is not None:
            panel.message_id, panel.pictures = sent.id, pictures_of(sent)
            panel.fingerprint = Fingerprint.of(content)
            panel.token = self._gateway.token_for(interaction, sent)
        elif panel.message_id and is_acknowledged(interaction):
            panel.fingerprint, panel.token = Fingerprint(), self._gateway.token_of(interaction)
            game.wanted.set()  # a redraw shows it
        if panel.message_id:
            game.open_panel(panel)

    async def begin(
        self, interaction: discord.Interaction, *, in_place: bool | None = None
    ) -> BegunAnswer:
        """Acknowledge a command or press whose answer takes a while; ``fill_in`` completes it.

        With ``in_place`` it will update the private answer that was pressed, otherwise it is a new
        message. None chooses by what was pressed.
        """
        in_place = _is_on_private_answer(interaction) if in_place is None else in_place
        await acknowledge(interaction, thinking=not in_place)
        return BegunAnswer(interaction, beside=not in_place)

    async def fill_in(self, begun: BegunAnswer, content: Content) -> None:
        """Show this content in an acknowledged answer; may be called repeatedly.

        If its token has expired, only log that.
        """
        _check_reader(begun.interaction, content)
        files = await self._files.make(content)
        await self._fill_in(begun, content, files)

    async def _fill_in(
        self, begun: BegunAnswer, content: Content, files: Files
    ) -> discord.Message | None:
        return await self._gateway.fill_in(
            begun.interaction, content.view(), files, beside=begun.beside
        )

    async def send_dm(self, interaction: discord.Interaction, content: Content) -> bool:
        """Send the presser a DM outside any game; return False if it could not be sent.

        Nothing is sent while the request queue is full.
        """
        _check_reader(interaction, content)
        if self._requests.behind:
            return False
        files = await self._files.make(content)
        player = player_of(interaction)
        nonce = str(interaction.id)
        try:
            channel_id = await self._gateway.dms.open(player)
            await self._gateway.post(
                channel_id, content.view(), files, nonce=nonce, urgency=Urgency.PUSH
            )
        except (DmsHeldBack, NoRoom, *TRANSIENT, discord.HTTPException) as refused:
            log.info("a DM outside a game was not sent: %s", type(refused).__name__)
            return False
        return True

    async def _changeable(
        self, interaction: discord.Interaction, game_id: GameId
    ) -> PublicMessage | None:
        """Return the pressed public message if acknowledging the press would make its edits free.

        None if another message was pressed, its edits are free already, or the queue is idle.
        """
        game = await self._games.read(game_id)
        pressed = self._messages.pressed_public(game, interaction)
        if pressed is None or self._requests.idle or self._messages.has_token(pressed):
            return None
        return pressed


async def _answer(
    interaction: discord.Interaction,
    content: Content,
    files: Files,
    *,
    in_place: bool,
) -> discord.Message | None:
    """Answer privately: update the pressed message if ``in_place``, otherwise send a new one.

    Return the message; None if it is not known.
    """
    view = content.view()

    async def send(files: Files) -> discord.Message | None:
        if in_place:
            try:
                return await _update(interaction, view, files)
            except discord.NotFound as gone:
                if gone.code != UNKNOWN_MESSAGE:
                    raise  # else it was replaced by another panel just then
        sent = await answering(
            interaction,
            lambda: interaction.response.send_message(view=view, files=files(), ephemeral=True),
            lambda: interaction.followup.send(view=view, files=files(), ephemeral=True, wait=True),
        )
        return message_of(sent)

    return await send_fitting(files, send)


async def _update(
    interaction: discord.Interaction, view: discord.ui.LayoutView, files: Files
) -> discord.Message | None:
    """Answer by updating the private answer that was pressed; return it, or None if not known.

    If Discord refuses pictures in the answer, an edit adds them.
    """
    try:
        sent = await answering(
            interaction,
            lambda: interaction.response.edit_message(view=view, attachments=files()),
            lambda: fill_in(interaction, view, files),
        )
    except discord.HTTPException as refused:
        if not files.pictures or refused.code != INVALID_FORM:
            raise
        log.warning("Discord refused pictures in an answer; an edit adds them")
        sent = await fill_in(interaction, view, files) if await acknowledge(interaction) else None
    return message_of(sent)


def _is_on_private_answer(interaction: discord.Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


def _check_reader(interaction: discord.Interaction, content: Content) -> None:
    """Raise ``WrongReader`` if this content is another player's hand."""
    if isinstance(content, HandContent) and content.reader != str(interaction.user.id):
        raise WrongReader
