"""The time of a phase starts only when its players have been shown what to do."""

from random import Random

import pytest

from bot.play.alarms import PROMPT, Alarms, Reminder
from bot.play.service import GameService
from bot.play.timers import LOOKING, THINKING
from bot.rules import commands as do
from bot.rules.model import Pace, Phase
from bot.store import GameId, GameStore
from bot.store.stored import STARTS_UNSHOWN_AFTER, Timer
from tests.playing import FakeClock, begun, legal_move, people
from tests.service.watching import PHASES, attached, pass_deadline, reach


@pytest.fixture
def alarms(
    service: GameService, store: GameStore, clock: FakeClock, reminders: list[Reminder]
) -> Alarms:
    """Return alarms that start a phase's time only when a test reports that it was shown."""
    return attached(Alarms(service, store, clock), reminders)


def time_of(phase: Phase) -> float:
    return (LOOKING if phase is Phase.SCORED else THINKING)[Pace.NORMAL]


@pytest.mark.parametrize("phase", PHASES)
async def test_the_time_begins_when_the_phase_is_shown(
    service: GameService, alarms: Alarms, clock: FakeClock, reminders: list[Reminder], phase: Phase
) -> None:
    stored = await reach(service, await begun(service), phase)
    clock.advance(10 * THINKING[Pace.NORMAL])
    await alarms.ring()
    assert (await service.load(stored.id)).revision == stored.revision
    assert reminders == []
    assert await alarms.start_phase_time(stored)
    shown = await service.load(stored.id)
    assert shown.deadline == clock.now + time_of(phase)
    clock.advance(time_of(phase) - 1)
    await alarms.ring()
    assert (await service.load(stored.id)).revision == stored.revision
    await pass_deadline(service, alarms, clock, stored.id)
    assert (await service.load(stored.id)).revision == stored.revision + 1


async def test_a_deadline_that_was_shown_at_once_is_kept_to(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await reach(service, await begun(service), Phase.SUBMITTING)
    clock.advance(PROMPT / 2)
    assert not await alarms.start_phase_time(stored)
    assert (await service.load(stored.id)).deadline == stored.deadline
    after = await pass_deadline(service, alarms, clock, stored.id)
    assert after.revision == stored.revision + 1


async def test_a_hand_that_arrives_late_does_not_begin_the_time_again(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await reach(service, await begun(service), Phase.SUBMITTING)
    await alarms.start_phase_time(stored)
    clock.advance(60)
    assert not await alarms.start_phase_time(stored)  # as it was read before
    assert (await service.load(stored.id)).deadline == clock.now - 60 + THINKING[Pace.NORMAL]


async def test_no_time_begins_in_a_game_that_was_paused_meanwhile(
    service: GameService, alarms: Alarms
) -> None:
    stored = await reach(service, await begun(service), Phase.SUBMITTING)
    await service.pause(stored.id, "no-permission")
    assert not await alarms.start_phase_time(stored)
    assert (await service.load(stored.id)).timer is None


async def test_what_is_shown_again_does_not_begin_anew(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await reach(service, await begun(service), Phase.SUBMITTING)
    await alarms.start_phase_time(stored)
    clock.advance(60)
    await alarms.start_phase_time(await service.load(stored.id))
    after = (await service.play(stored.id, legal_move(stored.game, Random(1)))).stored
    await alarms.start_phase_time(after)
    assert (await service.load(stored.id)).deadline == clock.now - 60 + THINKING[Pace.NORMAL]


async def test_a_press_while_the_hands_are_on_their_way_does_not_stop_the_time_from_beginning(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await reach(service, await begun(service), Phase.SUBMITTING)
    clock.advance(20)
    await service.play(stored.id, legal_move(stored.game, Random(1)))
    await alarms.start_phase_time(stored)
    after = await service.load(stored.id)
    assert after.revision == stored.revision + 1
    assert after.deadline == clock.now + THINKING[Pace.NORMAL]


async def test_a_phase_that_is_over_begins_no_time_of_the_next(
    service: GameService, alarms: Alarms, clock: FakeClock, reminders: list[Reminder]
) -> None:
    late = await reach(service, await begun(service), Phase.SUBMITTING)
    unseen = await reach(service, late, Phase.VOTING)
    clock.advance(20)
    await alarms.start_phase_time(late)
    clock.advance(2 * THINKING[Pace.NORMAL])
    await alarms.ring()
    assert reminders == []
    assert (await service.load(late.id)).timer == unseen.timer


async def test_an_outage_of_discord_shortens_nobodys_time_and_stops_no_game_for_ever(
    service: GameService, alarms: Alarms, clock: FakeClock, reminders: list[Reminder]
) -> None:
    stored = await reach(service, await begun(service), Phase.SUBMITTING)
    clock.advance(STARTS_UNSHOWN_AFTER)
    await alarms.ring()
    begun_late = await service.load(stored.id)
    assert begun_late.revision == stored.revision
    assert begun_late.deadline == clock.now + THINKING[Pace.NORMAL]
    assert reminders == []
    after = await pass_deadline(service, alarms, clock, stored.id)
    assert after.revision == stored.revision + 1


async def test_a_restart_before_anything_was_shown_begins_no_time(
    service: GameService, store: GameStore, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await reach(service, await begun(service), Phase.SUBMITTING)
    clock.advance(2 * STARTS_UNSHOWN_AFTER)
    async with Alarms(service, store, clock):
        pass
    clock.advance(STARTS_UNSHOWN_AFTER - 1)
    await alarms.ring()
    await alarms.start_phase_time(await service.load(stored.id))
    assert (await service.load(stored.id)).deadline == clock.now + THINKING[Pace.NORMAL]


async def test_a_press_at_the_instant_of_being_shown_is_no_obstacle(
    service: GameService,
    store: GameStore,
    alarms: Alarms,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stored = await reach(service, await begun(service), Phase.SUBMITTING)
    set_timer = store.set_timer

    async def overtaken(game_id: GameId, revision: int, timer: Timer | None) -> bool:
        monkeypatch.undo()
        await service.play(game_id, legal_move(stored.game, Random(1)))
        return await set_timer(game_id, revision, timer)

    monkeypatch.setattr(store, "set_timer", overtaken)
    clock.advance(20)
    await alarms.start_phase_time(stored)
    assert (await service.load(stored.id)).deadline == clock.now + THINKING[Pace.NORMAL]


async def test_a_game_that_goes_on_after_a_pause_waits_to_be_shown(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await reach(service, await begun(service), Phase.SUBMITTING)
    await alarms.start_phase_time(stored)
    await service.pause(stored.id, "forbidden")
    await service.play(stored.id, do.ComeBack(people(1)[0]))
    await service.resume(stored.id)
    clock.advance(2 * THINKING[Pace.NORMAL])
    await alarms.ring()
    resumed = await service.load(stored.id)
    assert resumed.game.phase is Phase.SUBMITTING
    await alarms.start_phase_time(resumed)
    assert (await service.load(stored.id)).deadline == clock.now + THINKING[Pace.NORMAL]
