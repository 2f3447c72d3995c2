"""No game waits for ever: every phase has a deadline, after which the game goes on."""

from random import Random
from typing import Any

import pytest

from bot.play import timers as pace_module
from bot.play.alarms import Alarms, Reminder
from bot.play.service import GameService, Outcome
from bot.play.timers import LOBBY, LOOKING, SUBSTITUTE, THINKING
from bot.rules import commands as do
from bot.rules.duties import awaited
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId
from bot.rules.model import Ending, Pace, Phase
from bot.store import GameId, GameStore, Place
from tests.playing import DECK, FakeClock, begun, fewest, legal_move, people
from tests.service.watching import PHASES, TIMED, pass_deadline, reach


@pytest.mark.parametrize(
    ("rules", "phase"),
    [
        (rules, phase)
        for rules, edition in EDITIONS.items()
        for phase in PHASES
        if phase is not Phase.SUBMITTING or not edition.giving.from_pile
    ],
)
async def test_every_phase_of_every_rule_set_times_out_into_something_that_goes_on(
    service: GameService, alarms: Alarms, clock: FakeClock, rules: str, phase: Phase
) -> None:
    stored = await reach(service, await begun(service, rules, fewest(rules)), phase)
    after = await pass_deadline(service, alarms, clock, stored.id)
    before = (stored.game.phase, stored.game.current.number)
    assert (after.game.phase, after.game.current.number) != before
    assert sorted(after.game.all_cards()) == sorted(DECK)
    assert after.deadline is not None
    assert after.deadline > clock.now


@pytest.mark.parametrize("rules", EDITIONS)
async def test_a_first_story_nobody_claims_is_given_to_somebody(
    service: GameService, alarms: Alarms, clock: FakeClock, rules: str
) -> None:
    stored = await begun(service, rules, fewest(rules))
    after = await pass_deadline(service, alarms, clock, stored.id)
    assert after.game.current.storyteller in after.game.players
    whole = pace_module.full_timer(after.game, after.revision, clock.now)
    assert whole is not None
    assert after.timer == whole.started(clock.now)


@pytest.mark.parametrize(
    ("rules", "pace"),
    [*((rules, Pace.NORMAL) for rules in EDITIONS), *(("dixit-2021", pace) for pace in TIMED[1:])],
)
async def test_a_game_whose_players_all_vanish_still_ends(
    service: GameService,
    store: GameStore,
    alarms: Alarms,
    clock: FakeClock,
    rules: str,
    pace: Pace,
) -> None:
    stored = await begun(service, rules, max(EDITIONS[rules].players), pace=pace)
    for _ in range(1000):
        wake = await store.next_wake()
        if wake is None:
            break
        clock.now = wake
        await alarms.ring()
    game = (await service.load(stored.id)).game
    assert game.phase is Phase.FINISHED
    assert await store.live_games() == ()


async def test_a_game_that_half_the_table_left_silently_goes_on_for_the_others(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await begun(service, "dixit-2021", 6, until=15)
    present = set(stored.game.players[:3])
    rng = Random(4)
    for _ in range(400):
        if not stored.live:
            break
        try_move = legal_move(stored.game, rng)
        player = getattr(try_move, "player", None)
        if player in present:
            stored = (await service.play(stored.id, try_move)).stored
        elif rng.random() < 0.2:
            stored = await pass_deadline(service, alarms, clock, stored.id)
    assert stored.game.ending is Ending.GOAL_REACHED
    assert {seat.player for seat in stored.game.seats if seat.away} == set(people(6)[3:])


async def test_two_misses_make_a_player_away_until_they_press_anything(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await reach(service, await begun(service), Phase.SUBMITTING)
    lazy = next(p for p in stored.game.players if p != stored.game.current.storyteller)
    for phase in (Phase.SUBMITTING, Phase.VOTING):
        rng = Random(1)
        while stored.game.phase is phase and stored.live:
            move = legal_move(stored.game, rng)
            if getattr(move, "player", None) != lazy:
                stored = (await service.play(stored.id, move)).stored
            elif awaited((await service.load(stored.id)).game) == (lazy,):
                stored = await pass_deadline(service, alarms, clock, stored.id)
    assert stored.game.seat_of(lazy).away
    stored = (await service.play(stored.id, do.ComeBack(lazy))).stored
    assert not stored.game.seat_of(lazy).away


async def test_a_move_within_a_phase_does_not_move_the_deadline(
    service: GameService, clock: FakeClock
) -> None:
    stored = await reach(service, await begun(service), Phase.SUBMITTING)
    clock.advance(50)
    after = await service.play(stored.id, legal_move(stored.game, Random(1)))
    assert after.stored.game.phase is Phase.SUBMITTING
    assert after.stored.timer == stored.timer


async def test_a_new_storyteller_has_the_whole_time(service: GameService, clock: FakeClock) -> None:
    stored = await begun(service)
    clock.advance(100)
    claimed = (await service.play(stored.id, do.Volunteer(people(1)[0], 1))).stored
    assert claimed.deadline == clock.now + THINKING[Pace.NORMAL]


async def test_an_empty_team_seat_gets_time_to_be_filled_and_then_ends_the_game(
    service: GameService, alarms: Alarms, clock: FakeClock, reminders: list[Reminder]
) -> None:
    begun_game = await begun(service, "team-2023", 8, pace=Pace.QUICK)
    stored = await reach(service, begun_game, Phase.SUBMITTING)
    clock.advance(40)
    leaver = next(p for p in stored.game.players if p != stored.game.current.storyteller)
    seat = stored.game.index_of(leaver) + 1
    vacated = (await service.play(stored.id, do.Leave(leaver))).stored
    assert vacated.deadline == clock.now + SUBSTITUTE
    clock.advance(200)
    await alarms.ring()
    assert leaver not in reminders[-1].missing
    filled = await service.play(stored.id, do.TakeOver(PlayerId("substitute"), seat))
    assert filled.stored.deadline == clock.now + THINKING[Pace.QUICK]
    await service.play(stored.id, do.Leave(PlayerId("substitute")))
    after = await pass_deadline(service, alarms, clock, stored.id)
    assert after.game.ending is Ending.SEAT_UNFILLED


async def test_the_scores_stay_on_the_table_for_a_while(
    service: GameService, alarms: Alarms, clock: FakeClock, reminders: list[Reminder]
) -> None:
    stored = await reach(service, await begun(service), Phase.SCORED)
    assert stored.deadline == clock.now + LOOKING[Pace.NORMAL]
    clock.advance(LOOKING[Pace.NORMAL] - 1)
    await alarms.ring()
    assert (await service.load(stored.id)).game.phase is Phase.SCORED
    assert reminders == []
    after = await pass_deadline(service, alarms, clock, stored.id)
    assert (after.game.phase, after.game.current.number) == (Phase.STORYTELLING, 2)


async def test_without_a_pace_nothing_ever_rings(service: GameService, store: GameStore) -> None:
    stored = await begun(service, pace=Pace.NONE)
    for phase in PHASES:
        stored = await reach(service, stored, phase)
        assert stored.deadline is None
    assert await store.next_wake() is None


async def test_a_lobby_nobody_joins_for_an_hour_closes_itself(
    service: GameService, store: GameStore, alarms: Alarms, clock: FakeClock
) -> None:
    anna, ben = people(2)
    lobby = await service.open(Place(9, 1), anna, "en", pace=Pace.NONE)
    clock.advance(LOBBY - 60)
    await service.play(lobby.id, do.Join(ben))
    clock.advance(LOBBY - 60)
    await service.play(lobby.id, do.Configure(anna, rules="odyssey-2011"))
    await alarms.ring()
    assert (await service.load(lobby.id)).live
    clock.advance(61)
    await alarms.ring()
    closed = await service.load(lobby.id)
    assert closed.game.ending is Ending.ABANDONED
    assert await store.find_live(1) is None


async def test_whoever_claims_in_the_last_instant_has_the_whole_time(
    service: GameService, alarms: Alarms, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = await begun(service)
    anna = people(1)[0]
    play = service.play

    async def overtaken(game_id: GameId, command: do.Command, **options: Any) -> Outcome:
        monkeypatch.undo()
        await play(game_id, do.Volunteer(anna, 1))
        return await play(game_id, command, **options)

    monkeypatch.setattr(service, "play", overtaken)
    after = await pass_deadline(service, alarms, clock, stored.id)
    assert (after.game.current.number, after.game.current.storyteller) == (1, anna)
    assert after.deadline == clock.now + THINKING[Pace.NORMAL]
