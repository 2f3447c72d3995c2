"""House rules outside the rules: times of their own, and cards that stay for the next game."""

import pytest

from bot.play.alarms import Alarms
from bot.play.service import GameService
from bot.play.timers import THINKING, full_timer
from bot.rules import commands as do
from bot.rules.model import Ending, Pace, Phase
from bot.store import GameId, GameStore
from tests.playing import FakeClock, begun, people
from tests.service.watching import pass_deadline, reach

HOST = people(1)[0]
OWN = {"clue-time": "90", "card-time": "30", "vote-time": "600", "points-time": "45"}
SECONDS = {
    Phase.STORYTELLING: 90,
    Phase.SUBMITTING: 30,
    Phase.VOTING: 600,
    Phase.SCORED: 45,
}


@pytest.mark.parametrize("pace", [Pace.SLOW, Pace.NONE])
@pytest.mark.parametrize("phase", SECONDS)
async def test_each_phase_lasts_as_long_as_the_table_decided(
    service: GameService, clock: FakeClock, pace: Pace, phase: Phase
) -> None:
    stored = await reach(service, await begun(service, pace=pace, house=OWN), phase)
    assert stored.timer is not None
    assert stored.timer.until == clock.now + SECONDS[phase]
    half, last = clock.now + SECONDS[phase] / 2, clock.now + SECONDS[phase] * 0.8
    if phase is Phase.SCORED:
        assert not stored.timer.reminders
    else:
        assert {half, last} <= {*stored.timer.reminders}


async def test_the_other_phases_last_as_long_as_the_pace_says(
    service: GameService, clock: FakeClock
) -> None:
    stored = await begun(service, pace=Pace.QUICK, house={"vote-time": "600"})
    assert stored.deadline == clock.now + THINKING[Pace.QUICK]
    stored = await begun(service, pace=Pace.NONE, house={"vote-time": "600"}, channel=2)
    assert stored.deadline is None


async def test_whoever_misses_a_time_of_the_table_is_passed_over(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await begun(service, pace=Pace.NONE, house=OWN)
    stored = await reach(service, stored, Phase.SUBMITTING)
    stored = await pass_deadline(service, alarms, clock, stored.id)
    assert stored.game.phase is Phase.VOTING


async def test_a_lobby_closes_by_itself_as_ever(service: GameService, clock: FakeClock) -> None:
    stored = await begun(service, house=OWN)
    over = await service.play(stored.id, do.End(HOST))
    lobby = await service.rematch(over.stored.id, HOST)
    timer = full_timer(lobby.game, 1, clock.now)
    assert timer is not None
    assert timer.until == clock.now + 3600


async def test_the_next_game_goes_on_with_the_same_cards_after_any_restart(
    service: GameService, store: GameStore
) -> None:
    stored = await begun(service, house={"rematch": "keeps-hands"})
    stored = await reach(service, stored, Phase.SCORED)
    hands = {seat.player: seat.hand for seat in stored.game.seats}
    pile = stored.game.draw_pile
    await service.play(stored.id, do.End(HOST))
    assert (await store.load(stored.id)).game.ending is Ending.STOPPED
    lobby = await service.rematch(stored.id, HOST)
    again = (await service.play(GameId(lobby.id), do.Begin(HOST, ()))).stored
    assert {seat.player: seat.hand for seat in again.game.seats} == hands
    assert again.game.draw_pile == pile


async def test_without_that_rule_a_finished_game_keeps_no_cards(
    service: GameService, store: GameStore
) -> None:
    stored = await begun(service, house={"theme": "film"})
    await service.play(stored.id, do.End(HOST))
    assert (await store.load(stored.id)).game.all_cards() == []
