"""Players who are awaited are reminded twice in a phase, and not more often."""

import logging

import pytest

from bot.play import timers as pace_module
from bot.play.alarms import Alarms, Reminder
from bot.play.service import GameService
from bot.play.timers import THINKING, ReminderKind
from bot.rules import commands as do
from bot.rules.model import Pace, Phase
from bot.store import GameStore
from tests.playing import FakeClock, begun, decks
from tests.service.watching import TIMED, attached, pass_deadline, reach, shown_at_once
from tests.store.backends import Backend


@pytest.mark.parametrize("pace", TIMED)
async def test_reminders_come_at_half_time_and_shortly_before_the_end(
    service: GameService,
    alarms: Alarms,
    clock: FakeClock,
    store: GameStore,
    reminders: list[Reminder],
    pace: Pace,
) -> None:
    stored = await reach(service, await begun(service, pace=pace), Phase.SUBMITTING)
    start = clock.now
    quick, *slow = (p for p in stored.game.players if p != stored.game.current.storyteller)
    await service.play(stored.id, do.GiveCard(quick, 1, 1))
    deadline = start + THINKING[pace]
    moments = []
    while clock.now < deadline:
        wake = await store.next_wake()
        assert wake is not None
        clock.now = wake
        await alarms.ring()
        await alarms.ring()  # once is enough
        moments.append(wake)
    assert moments == [
        start + THINKING[pace] / 2,
        deadline - pace_module.LAST_CALL[pace],
        deadline,
    ], "state every reminder of a phase here and below, in order of time"
    missing = tuple(slow)
    assert reminders == [
        Reminder(stored.id, 1, Phase.SUBMITTING, missing, deadline, ReminderKind.HALF),
        Reminder(stored.id, 1, Phase.SUBMITTING, missing, deadline, ReminderKind.LAST),
    ]


async def test_a_reminder_is_not_repeated_after_a_restart(
    backend: Backend, clock: FakeClock, reminders: list[Reminder]
) -> None:
    for seconds in (0, 301, 302, 400, 481, 482, 560):
        store = await backend.open()
        service = GameService(store, clock, decks)
        alarms = attached(shown_at_once(service, Alarms(service, store, clock)), reminders)
        if seconds == 0:
            start = clock.now
            await begun(service, pace=Pace.RELAXED)
        clock.now = start + seconds
        await alarms.extend_missed()
        await alarms.ring()
        await store.close()
    assert [reminder.kind for reminder in reminders] == [*ReminderKind]


async def test_everybody_is_reminded_while_nobody_has_an_idea(
    service: GameService, alarms: Alarms, clock: FakeClock, reminders: list[Reminder]
) -> None:
    stored = await begun(service)
    clock.advance(THINKING[Pace.NORMAL] / 2)
    await alarms.ring()
    assert reminders[0].missing == stored.game.players


async def test_a_failing_listener_does_not_stop_the_clock(
    service: GameService, alarms: Alarms, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_: Reminder) -> None:
        raise RuntimeError("no channel")

    alarms.listen(broken)
    stored = await begun(service)
    clock.advance(THINKING[Pace.NORMAL] / 2)
    with caplog.at_level(logging.CRITICAL):
        await alarms.ring()
    after = await pass_deadline(service, alarms, clock, stored.id)
    assert after.game.current.storyteller
