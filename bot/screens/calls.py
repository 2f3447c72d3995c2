"""Calls players to their turn by a new message, because an edit sends no notification.

A *step* is the name of a phase of a round that players are called for, such as ``3-voting``. This
module decides for which step a player is called, by DM or in the channel. The players whom no DM
calls are mentioned in the channel, by the message that begins a phase. Where there is none (before
the clue, for reminders, for DMs that fail later), a small message is posted. There is at most one
of these at a time, and it is deleted when its phase is over.

A lobby calls in the same way: people and a role who want to know that it is open, and the players
who have joined when its planned time is near. No person is mentioned in their quiet hours.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace

from bot.gateway.messages import PressToken
from bot.gateway.permissions import Readers
from bot.gateway.requests import Requests, Urgency
from bot.play.alarms import Reminder
from bot.play.timers import SOON, ReminderKind
from bot.rules.ids import PlayerId, player_id
from bot.rules.model import Game, Phase
from bot.rules.player_views import Duty, PlayerView, player_view
from bot.screens.board import CALL, Fingerprint, GameOnScreen, PublicMessage, Redraw
from bot.screens.messages import GameMessages
from bot.store import Clock, GameStore, StoredGame
from bot.store.stored import EXTENDABLE
from bot.ui import channel, lobby, public
from bot.ui.content import PublicContent
from bot.ui.public import MessageKey

NEWS_LASTS = 10 * 60.0  # seconds; in an older lobby, people are not told that it is open
WORTH_A_REMINDER = 5 * 60.0  # seconds that have to be left for any reminder but the last
DUTIES_TO_CALL_FOR = {Duty.CLAIM, Duty.TELL, Duty.GIVE, Duty.VOTE, Duty.TRAP}
REMINDER = "+"  # in a call's step: what follows says which reminder it is
CLAIM = f"{REMINDER}claim"  # after the step of a call for the first clue, which anyone may give
REMINDER_SUFFIXES = (*(f"{REMINDER}{kind}" for kind in ReminderKind), CLAIM)
BEGIN_PHASES = ("clue", "table")  # kinds of messages that are posted when a phase begins


def step_to_call_for(
    view: PlayerView, called: str | None, reminder: Reminder | None, now: float
) -> str | None:
    """Return the step for which a player should now be called; None if no call is needed.

    ``called`` is the step that they were last called for. A second call for the same step is a
    reminder: the returned step then ends with ``REMINDER`` and a value of ``ReminderKind``.
    """
    step = step_of(view)
    if step is None or called is None or without_reminder(called) != step:
        return step
    which = _reminder_due(reminder, view, now)
    again = f"{step}{REMINDER}{which}"
    return again if which and again != called else None


def step_of(view: PlayerView) -> str | None:
    """Return the current step if a player has something to do in it; None if not."""
    table = view.table
    if table.phase is Phase.LOBBY:
        return "0-lobby"
    if not view.duties & DUTIES_TO_CALL_FOR:
        return None
    return _step(table.round, table.phase, table.pauses)


def phase_step(game: Game) -> str:
    """Return the step of the current phase, whether or not anyone has something to do."""
    number, pauses = (game.round.number, game.round.pauses) if game.round else (0, 0)
    return _step(number, game.phase, pauses)


def _step(number: int, phase: Phase, pauses: int) -> str:
    """Return the name of a step; it changes after a pause, so that players are called again."""
    return f"{number}-{phase}-{pauses}" if pauses else f"{number}-{phase}"


def lobby_step(stored: StoredGame) -> str:
    """Return the step for which a lobby should now call people.

    There is one for an open lobby, one for when its planned time is near, and one for when that
    time has come. It is computed from stored data, so a restart neither forgets a call nor repeats
    one.
    """
    step, timer, at = phase_step(stored.game), stored.timer, stored.opens_at
    if timer is None or at is None:
        return step
    if not timer.fixed:
        return f"{step}{REMINDER}{ReminderKind.LAST}"
    was_far = timer.since < at - SOON
    return f"{step}{REMINDER}{ReminderKind.HALF}" if was_far and not timer.reminders else step


def without_reminder(step: str) -> str:
    """Return the step without the suffix that marks a reminder."""
    return step.partition(REMINDER)[0]


def _reminder_due(reminder: Reminder | None, view: PlayerView, now: float) -> str:
    """Return the kind of reminder that a player is due; an empty string if none.

    Before the last one, a player is called only if enough time is left to make it worthwhile.
    """
    if reminder is None or view.player not in reminder.missing:
        return ""
    if (reminder.round, reminder.phase) != (view.table.round, view.table.phase):
        return ""  # the reminder is about a phase that is over
    worthwhile = reminder.kind is ReminderKind.LAST or reminder.deadline - now >= WORTH_A_REMINDER
    return reminder.kind if worthwhile else ""


class ChannelCalls:
    """Calls people by mentioning them in a game's channel."""

    def __init__(
        self,
        messages: GameMessages,
        requests: Requests,
        clock: Clock,
        store: GameStore,
        readers: Readers,
    ) -> None:
        self._messages = messages
        self._requests = requests
        self._clock = clock
        self._store = store
        self._readers = readers

    def read_called(self, redraw: Redraw) -> None:
        """Set ``game.called`` on first use.

        If this phase's messages are posted already, an earlier process has called everyone.
        Call this after the channel's messages are known and before anyone is called.
        """
        game = redraw.game
        if game.called is None:
            step, due = phase_step(redraw.stored.game), public.due(redraw.context)
            begun = any(one.key in due for one in game.for_everyone)
            begun |= any(without_reminder(one.fingerprint.step) == step for one in game.calls)
            game.called = dict.fromkeys(redraw.stored.game.people, step) if begun else {}

    def possible(self, redraw: Redraw) -> list[PublicMessage]:
        """Return every call that may have been posted in this phase; marks identify them."""
        step = phase_step(redraw.stored.game)
        return [self._call(redraw, f"{step}{suffix}") for suffix in ("", *REMINDER_SUFFIXES)]

    def _call(self, redraw: Redraw, step: str) -> PublicMessage:
        number = redraw.context.table.round
        call = PublicMessage(CALL, redraw.channel_id, self._clock(), number)
        call.fingerprint = Fingerprint(step)
        return call

    def mentioning(self, redraw: Redraw, key: MessageKey, content: PublicContent) -> PublicContent:
        """Return the content, with mentions of the players to call if it begins a phase."""
        if key.kind not in BEGIN_PHASES:
            return content
        self.read_called(redraw)
        return replace(content, calls=self._mentionable_now(redraw, self._due_with_phase(redraw)))

    def note_posted(self, redraw: Redraw, key: MessageKey) -> None:
        """Note the players whom a posted message has called, if it begins a phase."""
        if key.kind in BEGIN_PHASES:
            _called_in(redraw.game).update(self._due_with_phase(redraw))

    def _due_with_phase(self, redraw: Redraw) -> dict[PlayerId, str]:
        """Return the players to call in the first message of a phase, each with their step."""
        behind = redraw.context.hands_behind_button  # then no DM comes in time
        everyone = frozenset(redraw.stored.game.people)
        return self._due(redraw, everyone if behind else redraw.context.without_dm)

    async def show(self, redraw: Redraw) -> None:
        """Post a call if one is due, and mark outdated ones for deletion.

        While the request queue is full, a call is posted only if a press makes it free.
        """
        game = redraw.game
        if redraw.stored.game.phase is Phase.LOBBY:
            await self._show_in_lobby(redraw)
            return
        due = self._due(redraw, redraw.context.without_dm)
        above = game.public(redraw.channel_id)[-1:]
        press = next((m.token for m in above if self._messages.has_token(m)), None)
        if self._requests.behind and press is None:
            due = {}  # they are called once the queue has room
        before, called = game.calls, self._mentionable_now(redraw, due)
        if called:
            await self._post(redraw, {player: due[player] for player in called}, press)
        _called_in(game).update(due)
        for call in before:
            call.to_delete |= bool(called) or _is_outdated(redraw, call)

    async def _post(
        self, redraw: Redraw, called: Mapping[PlayerId, str], press: PressToken | None
    ) -> None:
        """Post a call that mentions these players, who are called for these steps."""
        again = any(REMINDER in step for step in called.values())
        step = max(called.values(), key=lambda one: REMINDER in one)
        if not again and redraw.context.table.storyteller is None:
            step += CLAIM
        content = replace(self._content(redraw, again=again), calls=tuple(called))
        new, revision = self._call(redraw, step), redraw.stored.revision
        await self._messages.post(redraw.game, new, content, revision, Urgency.POST, press)

    async def _show_in_lobby(self, redraw: Redraw) -> None:
        """Post the call that is due in a lobby, once, and mark earlier ones for deletion.

        Do nothing while the request queue is full.
        """
        game, stored, before = redraw.game, redraw.stored, redraw.game.calls
        step = lobby_step(stored)
        if game.lobby_called is None and before:
            game.lobby_called = before[-1].fingerprint.step  # by an earlier process
        first = game.lobby_called is None
        if step == game.lobby_called or (step == phase_step(stored.game) and not first):
            return
        if self._requests.behind:
            return  # they are called once the queue has room
        content = await self._lobby_content(redraw, step)
        if content is None:
            return
        if content.inside:
            new = self._call(redraw, step)
            await self._messages.post(game, new, content, stored.revision, Urgency.POST)
            for call in before:
                call.to_delete = True
        game.lobby_called = step

    async def _lobby_content(self, redraw: Redraw, step: str) -> PublicContent | None:
        """Return the call for this step, empty if it calls no one; None if it has to wait."""
        stored, words, context = redraw.stored, redraw.words, redraw.context
        if step == phase_step(stored.game):
            return await self._news_of_lobby(redraw)
        players = stored.game.people
        if step.endswith(ReminderKind.HALF):
            return lobby.time_is_near(words, context, self._mentionable_now(redraw, players))
        reminded = (redraw.game.lobby_called or "").endswith(ReminderKind.HALF)
        late = () if reminded else players
        return lobby.time_has_come(words, context, self._mentionable_now(redraw, late))

    async def _news_of_lobby(self, redraw: Redraw) -> PublicContent | None:
        """Return the call for people who asked to be told of lobbies, empty if there are none.

        Return None if Discord has not yet told us who may read the channel.
        """
        stored, server, now = redraw.stored, redraw.found.server, self._clock()
        place, no_call = stored.place, PublicContent(())
        if now - stored.created_at > NEWS_LASTS:
            return no_call
        asked = await self._store.lobby_subscribers(place.guild_id) if server.mentions else ()
        here = {*stored.game.people, *stored.game.kicked}
        wanted = [player_id(one.user_id) for one in asked if not one.is_quiet(now)]
        people = await self._readers.among(place, [one for one in wanted if one not in here])
        if people is None:
            return None
        role = self._readers.role(place.guild_id, server.calls)
        if not people and role is None:
            return no_call
        return lobby.announcement(redraw.words, redraw.context, people, role)

    def _mentionable_now(self, redraw: Redraw, due: Collection[PlayerId]) -> tuple[PlayerId, ...]:
        """Return which of these players may be mentioned now, by their settings and quiet hours."""
        mentionable, found, now = redraw.mentionable, redraw.found, self._clock()
        allowed = (player for player in due if player in mentionable)
        return tuple(player for player in allowed if not found.person(player).is_quiet(now))

    def _due(self, redraw: Redraw, players: frozenset[PlayerId]) -> dict[PlayerId, str]:
        """Return which of these players to call now, each with the step to call them for."""
        stored, called = redraw.stored, _called_in(redraw.game)
        if stored.game.phase not in EXTENDABLE:
            return {}
        due = {}
        for player in stored.game.people:
            if player in players:
                view = player_view(stored.game, player)
                reminder = redraw.game.reminder
                if step := step_to_call_for(view, called.get(player), reminder, self._clock()):
                    due[player] = step
        return due

    def _content(self, redraw: Redraw, *, again: bool) -> PublicContent:
        """Return the text of a call, which names everyone without a DM who has something to do.

        Players who turned mentions off are not named.
        """
        game, context = redraw.stored.game, redraw.context
        players = redraw.mentionable & context.without_dm
        named = [one for one in game.people if one in players and step_of(player_view(game, one))]
        return channel.call(redraw.words, context, named, again=again)


def _is_outdated(redraw: Redraw, call: PublicMessage) -> bool:
    """Return whether a call is about a phase that is over, or about a turn that was claimed."""
    game, step = redraw.stored.game, call.fingerprint.step
    if game.suspended or game.phase not in EXTENDABLE:
        return True
    claimed = redraw.context.table.storyteller is not None and step.endswith(CLAIM)
    return claimed or without_reminder(step) != phase_step(game)


def _called_in(game: GameOnScreen) -> dict[PlayerId, str]:
    assert game.called is not None, "read_called comes first"
    return game.called
