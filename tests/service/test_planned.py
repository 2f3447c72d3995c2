"""A planned lobby opens at its wall-clock time, even after restarts and sleep."""

import pytest

from bot.play.alarms import Alarms, Reminder
from bot.play.service import GameService
from bot.play.timers import LOBBY, SOON, ReminderKind
from bot.rules import commands as do
from bot.rules.model import Ending, Phase
from bot.store import GameStore, Place, StoredGame
from bot.times import DAY, HOUR
from tests.playing import FakeClock, people

ANNA, BEN, CLEO = people(3)


async def planned(service: GameService, at: float) -> StoredGame:
    return await service.open(Place(9, 1), ANNA, "en", opens_at=at)


async def test_it_wakes_for_the_reminder_and_for_its_time_and_closes_an_hour_later(
    service: GameService,
    store: GameStore,
    alarms: Alarms,
    clock: FakeClock,
    reminders: list[Reminder],
) -> None:
    at = clock.now + DAY
    lobby = await planned(service, at)
    moments = []
    while (await service.load(lobby.id)).live:
        wake = await store.next_wake()
        assert wake is not None
        clock.now = wake
        await alarms.ring()
        await alarms.ring()
        moments.append(wake)
        if wake == at - SOON:  # who joins later changes nothing about the time
            await service.play(lobby.id, do.Join(BEN))
    assert moments == [at - SOON, at, at + LOBBY]
    assert reminders == [Reminder(lobby.id, 0, Phase.LOBBY, (), at, ReminderKind.LAST)]
    assert (await service.load(lobby.id)).game.ending is Ending.ABANDONED


@pytest.mark.parametrize("late", [1.0, HOUR, 3 * DAY])
async def test_what_was_slept_through_opens_at_once_with_its_whole_hour(
    service: GameService, alarms: Alarms, clock: FakeClock, late: float
) -> None:
    lobby = await planned(service, clock.now + DAY)
    clock.advance(DAY + late)
    await alarms.extend_missed()
    await alarms.ring()
    opened = await service.load(lobby.id)
    assert opened.live
    assert not opened.awaits_time
    assert opened.deadline == clock.now + LOBBY


async def test_a_clock_that_is_set_back_or_forward_moves_no_plan(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    at = clock.now + DAY
    lobby = await planned(service, at)
    for seconds in (-3 * DAY, 2 * DAY, DAY + HOUR):
        clock.advance(seconds)
        await alarms.extend_missed()
        await alarms.ring()
        assert (await service.load(lobby.id)).timer == lobby.timer
    clock.now = at
    await alarms.ring()
    assert not (await service.load(lobby.id)).awaits_time
    clock.advance(-DAY)  # once open, it stays open
    await alarms.extend_missed()
    await service.play(lobby.id, do.Join(BEN))
    again = await service.load(lobby.id)
    assert not again.awaits_time
    assert again.deadline == clock.now + LOBBY


async def test_a_press_that_comes_before_the_alarm_opens_it_as_well(
    service: GameService, clock: FakeClock
) -> None:
    lobby = await planned(service, clock.now + HOUR)
    clock.advance(HOUR)
    joined = (await service.play(lobby.id, do.Join(BEN))).stored
    assert not joined.awaits_time
    assert joined.deadline == clock.now + LOBBY


async def test_a_pause_keeps_the_plan_and_one_across_the_time_opens_it(
    service: GameService, clock: FakeClock
) -> None:
    lobby = await planned(service, clock.now + HOUR)
    for seconds, waits in ((HOUR / 2, True), (HOUR, False)):
        await service.pause(lobby.id, "forbidden")
        clock.advance(seconds)
        await service.resume(lobby.id)
        resumed = await service.load(lobby.id)
        assert resumed.awaits_time is waits
    assert resumed.deadline == clock.now + LOBBY


async def test_the_host_may_begin_before_and_the_plan_is_over(
    service: GameService, store: GameStore, alarms: Alarms, clock: FakeClock
) -> None:
    lobby = await planned(service, clock.now + HOUR)
    for player in (BEN, CLEO):
        await service.play(lobby.id, do.Join(player))
    begun = (await service.play(lobby.id, do.Begin(ANNA, ()))).stored
    assert not begun.awaits_time
    clock.advance(HOUR)
    await alarms.ring()
    assert (await store.load(lobby.id)).game.phase is Phase.STORYTELLING


async def test_a_rematch_has_no_plan(service: GameService, clock: FakeClock) -> None:
    lobby = await planned(service, clock.now + HOUR)
    await service.play(lobby.id, do.End(ANNA))
    again = await service.rematch(lobby.id, ANNA)
    assert again.opens_at is None
    assert again.deadline == clock.now + LOBBY
