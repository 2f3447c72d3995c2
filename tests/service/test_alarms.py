"""No game waits for ever: reminders, deadlines, absences and what happens after an outage."""

import asyncio
import logging
from pathlib import Path
from random import Random

import pytest

from bot import pace as pace_module
from bot.alarms import LONGEST_GRACE, RETRY, Alarms, Reminder
from bot.pace import DAY, LOBBY, LOOKING, MINUTE, SUBSTITUTE, THINKING
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId
from bot.rules.model import Ending, Pace, Phase
from bot.service import GameService
from bot.store import GameId, Place, SqliteStore, StoredGame
from tests.playing import DECK, UNSYNCED, FakeClock, begun, decks, fewest, legal_move, people

TIMED = [pace for pace in Pace if pace is not Pace.NONE]


@pytest.fixture
def reminders() -> list[Reminder]:
    return []


@pytest.fixture
def alarms(
    service: GameService, store: SqliteStore, clock: FakeClock, reminders: list[Reminder]
) -> Alarms:
    return attached(Alarms(service, store, clock), reminders)


def attached(alarms: Alarms, reminders: list[Reminder]) -> Alarms:
    async def keep(reminder: Reminder) -> None:
        reminders.append(reminder)

    alarms.listen(keep)
    return alarms


async def reach(service: GameService, stored: StoredGame, phase: Phase) -> StoredGame:
    """The game after legal moves up to this phase, with its first storyteller known."""
    rng = Random(1)
    while stored.game.phase is not phase or stored.game.current.storyteller is None:
        stored = (await service.play(stored.id, legal_move(stored.game, rng))).stored
    return stored


async def pass_deadline(
    service: GameService, alarms: Alarms, clock: FakeClock, game_id: GameId
) -> StoredGame:
    """Nobody does anything until the time is up."""
    stored = await service.load(game_id)
    assert stored.deadline is not None
    clock.now = stored.deadline
    await alarms.ring()
    return await service.load(game_id)


PHASES = [Phase.STORYTELLING, Phase.SUBMITTING, Phase.VOTING, Phase.SCORED]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("rules", EDITIONS)
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
    assert after.timer == pace_module.full_timer(after.game, clock.now)


@pytest.mark.parametrize("pace", TIMED)
@pytest.mark.parametrize("rules", EDITIONS)
async def test_a_game_whose_players_all_vanish_still_ends(
    service: GameService,
    store: SqliteStore,
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
    stored = await begun(service, "dixit-2021", 6, goal=15)
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
            elif (await service.table(stored.id)).waiting_for == (lazy,):
                stored = await pass_deadline(service, alarms, clock, stored.id)
    assert stored.game.seat_of(lazy).away
    stored = (await service.play(stored.id, do.ComeBack(lazy))).stored
    assert not stored.game.seat_of(lazy).away


@pytest.mark.parametrize("pace", TIMED)
async def test_reminders_come_at_half_time_and_shortly_before_the_end(
    service: GameService,
    alarms: Alarms,
    clock: FakeClock,
    store: SqliteStore,
    reminders: list[Reminder],
    pace: Pace,
) -> None:
    stored = await reach(service, await begun(service, pace=pace), Phase.SUBMITTING)
    start = clock.now
    quick, *slow = (p for p in stored.game.players if p != stored.game.current.storyteller)
    card = stored.game.seat_of(quick).hand[0]
    await service.play(stored.id, do.LayCard(quick, 1, card))
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
    ]
    missing = tuple(slow)
    assert reminders == [
        Reminder(stored.id, 1, Phase.SUBMITTING, missing, deadline, last=False),
        Reminder(stored.id, 1, Phase.SUBMITTING, missing, deadline, last=True),
    ]


async def test_a_reminder_is_not_repeated_after_a_restart(
    tmp_path: Path, clock: FakeClock, reminders: list[Reminder]
) -> None:
    path = tmp_path / "dixit.sqlite3"
    for seconds in (0, 301, 302, 400, 481, 482, 560):
        store = await SqliteStore.open(path, pragmas=UNSYNCED)
        service = GameService(store, clock, decks)
        alarms = attached(Alarms(service, store, clock), reminders)
        if seconds == 0:
            start = clock.now
            await begun(service, pace=Pace.RELAXED)
        clock.now = start + seconds
        await alarms.forgive()
        await alarms.ring()
        await store.close()
    assert [reminder.last for reminder in reminders] == [False, True]


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
    claimed = (await service.play(stored.id, do.ClaimStory(people(1)[0], 1))).stored
    assert claimed.deadline == clock.now + THINKING[Pace.NORMAL]


async def test_an_empty_team_seat_gets_time_to_be_filled_and_then_ends_the_game(
    service: GameService, alarms: Alarms, clock: FakeClock, reminders: list[Reminder]
) -> None:
    begun_game = await begun(service, "team-2023", 8, pace=Pace.QUICK)
    stored = await reach(service, begun_game, Phase.SUBMITTING)
    clock.advance(40)
    leaver = next(p for p in stored.game.players if p != stored.game.current.storyteller)
    vacated = (await service.play(stored.id, do.Leave(leaver))).stored
    assert vacated.deadline == clock.now + SUBSTITUTE
    clock.advance(200)
    await alarms.ring()
    assert leaver not in reminders[-1].missing
    filled = await service.play(stored.id, do.TakeOver(PlayerId("substitute"), leaver))
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


async def test_without_a_pace_nothing_ever_rings(service: GameService, store: SqliteStore) -> None:
    stored = await begun(service, pace=Pace.NONE)
    for phase in PHASES:
        stored = await reach(service, stored, phase)
        assert stored.deadline is None
    assert await store.next_wake() is None


async def test_a_lobby_nobody_joins_for_an_hour_closes_itself(
    service: GameService, store: SqliteStore, alarms: Alarms, clock: FakeClock
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


async def test_deadlines_missed_while_the_bot_was_down_get_a_grace_period(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    paces = [Pace.QUICK, Pace.QUICK, Pace.NORMAL, Pace.SLOW]
    games = [await begun(service, channel=n, pace=pace) for n, pace in enumerate(paces)]
    clock.advance(3 * DAY)
    await alarms.forgive()
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


async def test_a_deadline_that_is_still_far_survives_a_restart_unchanged(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await begun(service, pace=Pace.SLOW)
    clock.advance(DAY / 2)
    await alarms.forgive()
    assert (await service.load(stored.id)).timer == stored.timer


async def test_a_clock_that_was_set_back_makes_nobody_wait_longer(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await begun(service)
    clock.advance(-3 * DAY)
    await alarms.forgive()
    after = await service.load(stored.id)
    assert after.deadline == clock.now + THINKING[Pace.NORMAL]


async def test_a_paused_game_does_not_ring_and_goes_on_with_its_whole_time(
    service: GameService, store: SqliteStore, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await begun(service)
    await service.pause(stored.id, "forbidden")
    await service.play(stored.id, do.ClaimStory(people(1)[0], 1))
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
    store: SqliteStore,
    alarms: Alarms,
    clock: FakeClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    broken = await begun(service, channel=1)
    sound = await begun(service, channel=2)
    await store._change("UPDATE game SET snapshot = '{' WHERE id = ?", broken.id)
    clock.advance(THINKING[Pace.NORMAL])
    with caplog.at_level(logging.CRITICAL):
        await alarms.ring()
        await alarms.ring()
    assert (await service.load(sound.id)).game.current.storyteller
    await store._change(
        "UPDATE game SET snapshot = (SELECT snapshot FROM game WHERE id = ?) WHERE id = ?",
        sound.id,
        broken.id,
    )
    clock.advance(RETRY)
    await alarms.ring()
    assert (await service.load(broken.id)).revision == broken.revision + 1


async def test_the_watch_wakes_up_for_what_is_due_and_for_what_changes(
    service: GameService, store: SqliteStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.alarms.LATE", 1000.0)  # the leap of the clock is not an outage
    rang = asyncio.Event()

    async def hear(_: GameId, __: object) -> None:
        rang.set()

    async with Alarms(service, store, clock):
        stored = await begun(service)
        service.listen(hear)
        clock.advance(THINKING[Pace.NORMAL])
        # A move elsewhere wakes the watch, which then finds this one due.
        await service.open(Place(9, 99), people(1)[0], "en")
        rang.clear()
        async with asyncio.timeout(20):
            while (await service.load(stored.id)).game.current.storyteller is None:
                await rang.wait()


async def test_the_watch_forgives_when_the_machine_slept(
    service: GameService, store: SqliteStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.alarms.NAP", 0.01)
    stored = await begun(service, pace=Pace.QUICK)
    async with Alarms(service, store, clock):
        await asyncio.sleep(0.05)
        clock.advance(DAY)
        async with asyncio.timeout(20):
            while (await service.load(stored.id)).timer == stored.timer:
                pass
    after = await service.load(stored.id)
    assert after.game.current.storyteller is None
    assert after.deadline is not None
    assert after.deadline >= clock.now + MINUTE / 2
