"""A paused game: no time runs, computers rest, and after a day its pace decides."""

import pytest

from bot.play.alarms import Alarms
from bot.play.service import GameService
from bot.play.timers import THINKING
from bot.rules import commands as do
from bot.rules.model import Ending, Pace, Phase
from bot.store import GameStore
from bot.times import DAY
from tests.playing import FakeClock, begun, people
from tests.service.watching import PHASES, TIMED, reach

HOST, BOB = people(2)


@pytest.mark.parametrize("phase", PHASES)
async def test_no_time_runs_while_a_game_is_paused(
    service: GameService, alarms: Alarms, clock: FakeClock, phase: Phase
) -> None:
    stored = await reach(service, await begun(service, pace=Pace.QUICK), phase)
    await service.play(stored.id, do.Suspend(HOST))
    clock.advance(DAY - 1)
    await alarms.ring()
    paused = await service.load(stored.id)
    assert paused.game.suspended
    assert (paused.game.phase, paused.game.current.number) == (phase, 1)
    assert not paused.may_extend
    again = (await service.play(stored.id, do.Resume(HOST))).stored
    assert again.deadline is not None
    assert stored.deadline is not None
    assert again.deadline - clock.now == stored.deadline - (clock.now - DAY + 1)


@pytest.mark.parametrize("pace", [*TIMED, Pace.NONE])
async def test_after_a_day_a_paused_game_goes_on_or_ends_as_its_pace_says(
    service: GameService, alarms: Alarms, clock: FakeClock, pace: Pace
) -> None:
    stored = await reach(service, await begun(service, pace=pace), Phase.SUBMITTING)
    await service.play(stored.id, do.Suspend(HOST))
    clock.advance(DAY)
    await alarms.ring()
    after = await service.load(stored.id)
    if pace in (Pace.SLOW, Pace.NONE):
        assert after.game.phase is Phase.SUBMITTING
        assert not after.game.suspended
        assert after.deadline == (clock.now + THINKING[pace] if pace is Pace.SLOW else None)
    else:
        assert after.game.ending is Ending.ABANDONED


async def test_a_player_who_leaves_does_not_end_the_pause(
    service: GameService, clock: FakeClock
) -> None:
    stored = await reach(service, await begun(service), Phase.SUBMITTING)
    paused = (await service.play(stored.id, do.Suspend(HOST))).stored
    clock.advance(60)
    left = (await service.play(stored.id, do.Leave(BOB))).stored
    assert left.timer == paused.timer


async def test_a_pause_outlasts_a_channel_that_refuses_the_bot(
    service: GameService, clock: FakeClock
) -> None:
    stored = await reach(service, await begun(service), Phase.SUBMITTING)
    await service.play(stored.id, do.Suspend(HOST))
    await service.pause(stored.id, "no-permission")
    await service.resume(stored.id)
    assert (await service.load(stored.id)).deadline == clock.now + DAY


async def test_another_pace_counts_from_the_next_phase_on(
    service: GameService, clock: FakeClock
) -> None:
    stored = await reach(service, await begun(service, pace=Pace.QUICK), Phase.SUBMITTING)
    clock.advance(10)
    changed = (await service.play(stored.id, do.Adjust(HOST, pace=Pace.RELAXED))).stored
    assert changed.deadline == stored.deadline
    voting = await reach(service, changed, Phase.VOTING)
    assert voting.deadline == clock.now + THINKING[Pace.RELAXED]


async def test_another_language_is_spoken_from_the_next_phase_on(
    service: GameService, store: GameStore
) -> None:
    stored = await reach(service, await begun(service), Phase.SUBMITTING)
    await service.play(stored.id, do.Adjust(HOST, language="pl"))
    assert (await store.load(stored.id)).language == "en"
    voting = await reach(service, await store.load(stored.id), Phase.VOTING)
    assert voting.language == "pl"
    assert (await store.load(stored.id)).language == "pl"
    assert voting.game.options.language is None
