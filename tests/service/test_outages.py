"""What happens to deadlines while the bot is offline, and when the store fails."""

import asyncio
import logging
from random import Random
from typing import Any, cast

import pytest

from bot.gateway.people import Membership
from bot.play.alarms import LONGEST_SLEEP, RETRY, RETRY_SOON, Alarms, Reminder
from bot.play.service import GameService
from bot.play.timers import LONGEST_GRACE, THINKING, ReminderKind
from bot.rules import commands as do
from bot.rules.model import Pace, Phase
from bot.screens.pauses import PausedGames
from bot.store import GameId, GameStore, Place, StoreError
from bot.store.stored import Timer
from bot.times import DAY, HOUR, MINUTE
from playground.driver import PATIENCE
from tests.playing import FakeClock, begun, legal_move, people
from tests.service.watching import reach, shown_at_once
from tests.store.backends import Backend


async def test_deadlines_missed_while_the_bot_was_down_get_a_grace_period(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    paces = [Pace.QUICK, Pace.QUICK, Pace.NORMAL, Pace.SLOW]
    games = [await begun(service, channel=n, pace=pace) for n, pace in enumerate(paces)]
    clock.advance(3 * DAY)
    await alarms.extend_missed()
    await alarms.ring()
    deadlines = []
    for stored in games:
        after = await service.load(stored.id)
        assert after.revision == stored.revision
        assert after.deadline is not None
        assert clock.now + 30 <= after.deadline <= clock.now + LONGEST_GRACE + 60
        deadlines.append(after.deadline)
    assert len(set(deadlines)) == len(deadlines)  # not all at once
    clock.now = max(deadlines)
    await alarms.ring()
    for stored in games:
        assert (await service.load(stored.id)).game.current.storyteller


async def test_reminders_of_games_that_were_all_missed_come_one_after_the_other(
    service: GameService, alarms: Alarms, clock: FakeClock, reminders: list[Reminder]
) -> None:
    over = [await begun(service, channel=n, pace=Pace.QUICK) for n in range(5)]
    half_over = [await begun(service, channel=n, pace=Pace.SLOW) for n in range(5, 10)]
    clock.advance(DAY / 2 + HOUR)
    await alarms.extend_missed()
    stored = [await service.load(game.id) for game in (*over, *half_over)]
    moments = [one.timer.wake_at or 0.0 for one in stored if one.timer]
    assert len(set(moments)) == len(stored)
    for one in stored:
        assert one.timer is not None
        assert one.timer.reminders[0] == one.timer.wake_at  # everybody is reminded before the end
    clock.now = max(moments)
    await alarms.ring()
    assert sorted(reminder.game_id for reminder in reminders) == sorted(one.id for one in stored)


async def test_whoever_was_missed_twice_overnight_is_reminded_once(
    service: GameService, alarms: Alarms, clock: FakeClock, reminders: list[Reminder]
) -> None:
    stored = await begun(service, pace=Pace.SLOW)
    clock.advance(DAY - HOUR)
    await alarms.extend_missed()
    await alarms.ring()
    await alarms.ring()
    assert [reminder.kind for reminder in reminders] == [ReminderKind.LAST]
    assert (await service.load(stored.id)).deadline == stored.deadline


async def test_a_press_while_deadlines_are_forgiven_is_forgiven_too(
    service: GameService,
    store: GameStore,
    alarms: Alarms,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = [await begun(service, channel=n) for n in range(3)]
    pressed = await reach(service, games[1], Phase.SUBMITTING)
    clock.advance(2 * HOUR)
    timers, presses = store.timers, 2

    async def overtaken() -> dict[GameId, tuple[int, Timer]]:
        nonlocal presses
        running = await timers()
        if presses:
            presses -= 1
            await service.play(pressed.id, legal_move(pressed.game, Random(presses)))
        return running

    monkeypatch.setattr(store, "timers", overtaken)
    await alarms.extend_missed()
    await alarms.ring()
    for stored in games:
        after = await service.load(stored.id)
        assert after.deadline is not None
        assert after.deadline > clock.now
    assert (await service.load(pressed.id)).game.phase is Phase.SUBMITTING


async def test_the_grace_period_is_given_before_anything_rings(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    alarms = shown_at_once(service, Alarms(service, store, clock))
    stored = await begun(service, pace=Pace.QUICK)
    clock.advance(DAY)
    async with alarms:
        after = await service.load(stored.id)
        assert after.deadline is not None
        assert after.deadline > clock.now
    assert (await service.load(stored.id)).revision == stored.revision


async def test_a_clock_that_was_moved_on_purpose_extends_nothing(
    service: GameService, store: GameStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    alarms = shown_at_once(service, Alarms(service, store, clock))
    next_wake, moved = store.next_wake, asyncio.Event()
    checks: asyncio.Queue[float] = asyncio.Queue()

    async def slow(after: float) -> float | None:
        checks.put_nowait(after)
        await moved.wait()
        return await next_wake(after=after)

    monkeypatch.setattr(store, "next_wake", slow)
    async with asyncio.timeout(PATIENCE), alarms:
        await checks.get()
        stored = await begun(service)  # while the timers are being checked
        clock.advance(THINKING[Pace.NORMAL] - 5)
        await alarms.skip_to_now()
        moved.set()
        await checks.get()
        after = await service.load(stored.id)
    assert after.deadline == stored.deadline
    assert after.may_extend


async def test_a_deadline_that_is_still_far_survives_a_restart_unchanged(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await service.load((await begun(service, pace=Pace.SLOW)).id)
    clock.advance(DAY / 2)
    await alarms.extend_missed()
    assert (await service.load(stored.id)).timer == stored.timer


async def test_a_clock_that_was_set_back_makes_nobody_wait_longer(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await begun(service)
    clock.advance(-3 * DAY)
    await alarms.extend_missed()
    after = await service.load(stored.id)
    assert after.deadline == clock.now + THINKING[Pace.NORMAL]


async def test_a_paused_game_does_not_ring_and_goes_on_with_its_whole_time(
    service: GameService, store: GameStore, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await begun(service)
    await service.pause(stored.id, "forbidden")
    await service.play(stored.id, do.Volunteer(people(1)[0], 1))
    assert (await service.load(stored.id)).paused == "forbidden"
    assert await store.next_wake() is None
    clock.advance(DAY)
    await alarms.ring()
    assert (await service.load(stored.id)).game.current.number == 1
    await service.resume(stored.id)
    resumed = await service.load(stored.id)
    assert resumed.paused is None
    assert resumed.deadline == clock.now + THINKING[Pace.NORMAL]


async def test_one_broken_game_does_not_keep_the_others_from_ringing(
    service: GameService,
    backend: Backend,
    alarms: Alarms,
    clock: FakeClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    broken = await begun(service, channel=1)
    sound = await begun(service, channel=2)
    mend = backend.garble(broken.id, "snapshot")
    clock.advance(THINKING[Pace.NORMAL])
    with caplog.at_level(logging.CRITICAL):
        await alarms.ring()
        await alarms.ring()
    assert (await service.load(sound.id)).game.current.storyteller
    mend()
    clock.advance(RETRY)
    await alarms.ring()
    assert (await service.load(broken.id)).revision == broken.revision + 1


async def test_a_broken_game_does_not_hide_which_others_are_paused(
    service: GameService,
    store: GameStore,
    backend: Backend,
    clock: FakeClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    broken = await begun(service, channel=1)
    sound = await begun(service, channel=2)
    for stored in (broken, sound):
        await service.pause(stored.id, "channel-gone")
    backend.garble(broken.id, "snapshot")
    paused = PausedGames(cast("Any", None), service, store, clock)
    with caplog.at_level(logging.CRITICAL):
        await paused.reload()
    assert sound.id in paused
    assert broken.id not in paused


async def test_a_member_who_left_leaves_the_other_games_if_one_is_broken(
    service: GameService, store: GameStore, backend: Backend
) -> None:
    broken = await begun(service, channel=1)
    sound = await begun(service, channel=2)
    backend.garble(broken.id, "snapshot")
    player, nobody = sound.game.players[1], cast("Any", None)
    membership = Membership(nobody, service, store, nobody)
    await membership._leave(player, (broken.id, sound.id))
    assert player not in (await service.load(sound.id)).game.players


async def test_the_watch_wakes_up_for_what_is_due_and_for_what_changes(
    service: GameService, store: GameStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.play.alarms.LATE", 1000.0)  # the leap of the clock is not an outage
    rang = asyncio.Event()

    async def hear(_: GameId, __: object) -> None:
        rang.set()

    async with shown_at_once(service, Alarms(service, store, clock)):
        stored = await begun(service)
        service.listen(hear)
        clock.advance(THINKING[Pace.NORMAL])
        # A move elsewhere wakes the watch, which then finds this one due.
        await service.open(Place(9, 99), people(1)[0], "en")
        rang.clear()
        async with asyncio.timeout(PATIENCE):
            while (await service.load(stored.id)).game.current.storyteller is None:
                await rang.wait()


async def test_many_presses_make_the_watch_look_a_few_times(
    service: GameService, store: GameStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0
    looked = asyncio.Event()
    next_wake = store.next_wake

    async def counted(after: float | None = None) -> float | None:
        nonlocal looks
        looks += 1
        looked.set()
        return await next_wake(after)

    monkeypatch.setattr(store, "next_wake", counted)
    async with Alarms(service, store, clock), asyncio.timeout(PATIENCE):
        await looked.wait()
        looked.clear()
        for channel in range(200):
            await service.open(Place(9, channel), people(1)[0], "en")
        await looked.wait()
    assert looks < 50


async def test_the_watch_forgives_when_the_machine_slept(
    service: GameService, store: GameStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.play.alarms.LONGEST_SLEEP", 0.01)
    alarms = shown_at_once(service, Alarms(service, store, clock))
    stored = await service.load((await begun(service, pace=Pace.QUICK)).id)
    async with alarms:
        clock.advance(DAY)
        async with asyncio.timeout(PATIENCE):
            while (await service.load(stored.id)).timer == stored.timer:
                pass
    after = await service.load(stored.id)
    assert after.game.current.storyteller is None
    assert after.deadline is not None
    assert after.deadline >= clock.now + MINUTE / 2


async def test_what_was_slept_through_is_forgiven_when_the_disk_is_back(
    service: GameService,
    store: GameStore,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("bot.play.alarms.LONGEST_SLEEP", 0.01)
    alarms = shown_at_once(service, Alarms(service, store, clock))
    stored = await service.load((await begun(service, pace=Pace.QUICK)).id)
    async with alarms:
        timers, failures = store.timers, 2

        async def unreliable() -> dict[GameId, tuple[int, Timer]]:
            nonlocal failures
            failures -= 1
            if failures >= 0:
                raise StoreError("the disk is away")
            return await timers()

        monkeypatch.setattr(store, "timers", unreliable)
        with caplog.at_level(logging.CRITICAL):
            clock.advance(DAY)
            async with asyncio.timeout(PATIENCE):
                while (await service.load(stored.id)).timer == stored.timer:
                    pass
    assert failures < 0
    assert (await service.load(stored.id)).revision == stored.revision


async def test_the_watch_outlives_a_store_that_fails_for_a_while(
    service: GameService,
    store: GameStore,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("bot.play.alarms.LONGEST_SLEEP", 0.01)
    alarms = shown_at_once(service, Alarms(service, store, clock))
    stored = await begun(service, pace=Pace.QUICK)
    due = store.due
    failures = 3

    async def unreliable(now: float) -> tuple[GameId, ...]:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise StoreError("the disk is away")
        return await due(now)

    monkeypatch.setattr(store, "due", unreliable)
    async with alarms:
        with caplog.at_level(logging.CRITICAL):
            clock.advance(MINUTE)
            async with asyncio.timeout(PATIENCE):
                while (await service.load(stored.id)).game.current.storyteller is None:
                    pass
    assert failures < 0


async def test_the_watch_looks_again_soon_after_the_store_failed_once(
    service: GameService,
    store: GameStore,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    alarms = shown_at_once(service, Alarms(service, store, clock))
    due, failures = store.due, 2

    async def unreliable(now: float) -> tuple[GameId, ...]:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise StoreError("the disk is away")
        return await due(now)

    monkeypatch.setattr(store, "due", unreliable)
    with caplog.at_level(logging.CRITICAL):
        naps = [await alarms._ring_safely(clock.now) - clock.now for _ in range(3)]
    assert naps == [RETRY_SOON, 2 * RETRY_SOON, LONGEST_SLEEP]
