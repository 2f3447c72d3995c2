"""*More time*: for every player, once in a phase, when its end is near."""

import pytest

from bot.play.alarms import Alarms
from bot.play.service import GameService
from bot.play.timers import LAST_CALL, NoMoreTime
from bot.rules import commands as do
from bot.rules.errors import Refusal, RuleError
from bot.rules.ids import PlayerId
from bot.rules.model import News, Pace, Phase
from bot.store import StoredGame
from tests.playing import FakeClock, begun
from tests.service.watching import TIMED, pass_deadline, reach

THINKING = (Phase.STORYTELLING, Phase.SUBMITTING, Phase.VOTING)


async def near_the_end(
    service: GameService, alarms: Alarms, clock: FakeClock, phase: Phase, pace: Pace = Pace.NORMAL
) -> StoredGame:
    """Return a game in this phase, just after the phase's last reminder."""
    stored = await reach(service, await begun(service, pace=pace), phase)
    assert stored.deadline is not None
    for before in (LAST_CALL[pace] + 1, LAST_CALL[pace]):
        clock.now = stored.deadline - before
        await alarms.ring()
    return await service.load(stored.id)


def ask(stored: StoredGame, seat: int = -1) -> do.AskForTime:
    return do.AskForTime(stored.game.players[seat], stored.game.current.number)


@pytest.mark.parametrize("phase", THINKING)
@pytest.mark.parametrize("pace", TIMED)
async def test_what_is_left_is_doubled(
    service: GameService, alarms: Alarms, clock: FakeClock, phase: Phase, pace: Pace
) -> None:
    stored = await near_the_end(service, alarms, clock, phase, pace)
    assert stored.may_extend
    assert stored.deadline is not None
    clock.advance(5)
    left = stored.deadline - clock.now
    after = (await service.play(stored.id, ask(stored))).stored
    assert after.deadline == clock.now + 2 * left
    assert [item.kind for item in after.game.news] == [News.MORE_TIME]
    clock.now = stored.deadline
    await alarms.ring()
    assert (await service.load(stored.id)).game.phase is phase
    gone_on = await pass_deadline(service, alarms, clock, stored.id)
    assert gone_on.game != after.game


async def test_it_is_given_once_a_phase_and_anew_in_the_next(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await near_the_end(service, alarms, clock, Phase.SUBMITTING)
    after = (await service.play(stored.id, ask(stored))).stored
    assert not after.may_extend
    with pytest.raises(NoMoreTime) as refused:
        await service.play(stored.id, ask(stored, 0))
    assert refused.value.extended
    assert (await service.load(stored.id)).deadline == after.deadline
    voting = await pass_deadline(service, alarms, clock, stored.id)
    assert voting.game.phase is Phase.VOTING
    assert voting.deadline is not None
    for before in (LAST_CALL[Pace.NORMAL] + 1, LAST_CALL[Pace.NORMAL]):
        clock.now = voting.deadline - before
        await alarms.ring()
    assert (await service.load(stored.id)).may_extend


async def test_there_is_enough_before_the_last_reminder(service: GameService) -> None:
    stored = await reach(service, await begun(service), Phase.VOTING)
    assert not stored.may_extend
    with pytest.raises(NoMoreTime) as refused:
        await service.play(stored.id, ask(stored))
    assert not refused.value.extended
    assert await service.load(stored.id) == stored


async def test_without_a_limit_there_is_nothing_to_ask_for(service: GameService) -> None:
    stored = await reach(service, await begun(service, pace=Pace.NONE), Phase.VOTING)
    assert not stored.may_extend
    with pytest.raises(NoMoreTime):
        await service.play(stored.id, ask(stored))


async def test_it_is_for_those_at_the_table_in_this_round(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await near_the_end(service, alarms, clock, Phase.VOTING)
    for command, code in (
        (do.AskForTime(PlayerId("stranger"), 1), Refusal.NOT_SEATED),
        (do.AskForTime(stored.game.players[0], 7), Refusal.PAST_ROUND),
    ):
        with pytest.raises(RuleError) as refused:
            await service.play(stored.id, command)
        assert refused.value.code is code
    assert (await service.load(stored.id)).deadline == stored.deadline


async def test_a_restart_remembers_that_it_was_given(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await near_the_end(service, alarms, clock, Phase.SUBMITTING)
    after = (await service.play(stored.id, ask(stored))).stored
    assert after.deadline is not None
    clock.now = after.deadline + 3600
    await alarms.extend_missed()
    forgiven = await service.load(stored.id)
    assert forgiven.timer is not None
    assert forgiven.timer.extended
