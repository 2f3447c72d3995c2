"""Housekeeping ends abandoned games with their scores, and touches nothing else."""

import logging

import pytest

from bot.play.alarms import Alarms
from bot.play.housekeeping import (
    GAMES_AT_ONCE,
    IDLE,
    IDLE_SLOW,
    LEFT,
    PAUSED,
    Erasing,
    Housekeeping,
)
from bot.play.service import GUILD_LEFT, GameService
from bot.rules import commands as do
from bot.rules.model import Ending, Pace, Phase
from bot.runtime import in_background
from bot.store import GameId, GameStore, ServerSettings, UnknownGame
from bot.times import DAY, HOUR
from tests.playing import FakeClock, begun, people
from tests.store.backends import Backend

ANNA = people(1)[0]


@pytest.fixture(autouse=True)
def _breathless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the pauses that housekeeping makes between its steps."""
    monkeypatch.setattr("bot.play.housekeeping.PAUSE", 0.0)


@pytest.fixture
def keeper(
    service: GameService, store: GameStore, erasing: Erasing, clock: FakeClock
) -> Housekeeping:
    return Housekeeping(service, store, erasing, clock, 90 * DAY)


@pytest.mark.parametrize(("pace", "limit"), [(Pace.NONE, IDLE), (Pace.SLOW, IDLE_SLOW)])
async def test_a_game_nobody_touches_ends_with_its_standings(
    service: GameService, keeper: Housekeeping, clock: FakeClock, pace: Pace, limit: float
) -> None:
    stored = await begun(service, pace=pace)
    clock.advance(limit - HOUR)
    await keeper.sweep()
    assert (await service.load(stored.id)).live
    await service.play(stored.id, do.ComeBack(ANNA))
    clock.advance(limit - HOUR)
    await keeper.sweep()
    assert (await service.load(stored.id)).live
    clock.advance(2 * HOUR)
    await keeper.sweep()
    ended = await service.load(stored.id)
    assert ended.game.ending is Ending.ABANDONED
    assert ended.game.scores == stored.game.scores


async def test_a_timer_is_nobody_and_keeps_no_game_alive(
    service: GameService, clock: FakeClock
) -> None:
    stored = await begun(service)
    clock.advance(60)
    after = await service.play(stored.id, do.TimeUp(1, stored.game.phase))
    assert after.stored.touched_at == stored.touched_at


async def test_an_unreadable_idle_game_only_frees_its_channel(
    service: GameService,
    store: GameStore,
    backend: Backend,
    keeper: Housekeeping,
    clock: FakeClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    stored = await begun(service)
    backend.garble(stored.id, "snapshot")
    clock.advance(IDLE + 1)
    with caplog.at_level(logging.CRITICAL):
        await keeper.sweep()
    assert await store.find_live(stored.place.channel_id) is None
    assert len(await store.journal(stored.id)) == stored.revision


async def test_a_game_whose_channel_is_gone_ends_after_a_week(
    service: GameService, keeper: Housekeeping, clock: FakeClock
) -> None:
    stored = await begun(service)
    await service.pause(stored.id, "channel-gone")
    clock.advance(PAUSED - HOUR)
    await keeper.sweep()
    assert (await service.load(stored.id)).live
    clock.advance(2 * HOUR)
    await keeper.sweep()
    assert (await service.load(stored.id)).game.ending is Ending.ABANDONED


async def test_a_server_that_removed_the_bot_is_frozen_and_erased_after_a_week(
    service: GameService, store: GameStore, keeper: Housekeeping, clock: FakeClock
) -> None:
    stored = await begun(service)
    await store.put_server(ServerSettings(9, language="de"))
    await service.leave_guild(9)
    assert (await service.load(stored.id)).paused == GUILD_LEFT
    assert await store.next_wake() is None
    assert await store.games_to_redraw() == ()
    clock.advance(LEFT - HOUR)
    await service.leave_guild(9)  # told again after a restart: the first time counts
    await keeper.sweep()
    assert (await service.load(stored.id)).live
    clock.advance(2 * HOUR)
    await keeper.sweep()
    with pytest.raises(UnknownGame):
        await service.load(stored.id)
    assert await store.journal(stored.id) == ()
    assert await store.server(9) == ServerSettings(9)


async def test_a_server_that_invites_the_bot_again_finds_its_game(
    service: GameService, store: GameStore, keeper: Housekeeping, clock: FakeClock
) -> None:
    stored = await begun(service)
    await service.leave_guild(9)
    clock.advance(DAY)
    await service.return_to_guild(9)
    clock.advance(LEFT)
    await keeper.sweep()
    resumed = await service.load(stored.id)
    assert resumed.paused is None
    assert resumed.deadline is not None
    assert await store.games_to_redraw() == (stored.id,)


async def test_presses_are_forgotten_after_a_day(
    service: GameService, store: GameStore, keeper: Housekeeping, clock: FakeClock
) -> None:
    stored = await begun(service)
    await service.play(stored.id, do.ComeBack(ANNA), interaction=5)
    clock.advance(DAY - 1)
    await keeper.sweep()
    assert await store.knows_interaction(5)
    clock.advance(2)
    await keeper.sweep()
    assert not await store.knows_interaction(5)


async def test_a_press_while_the_clock_says_1970_abandons_no_game(
    service: GameService,
    store: GameStore,
    alarms: Alarms,
    keeper: Housekeeping,
    clock: FakeClock,
) -> None:
    stored = await begun(service)
    right, clock.now = clock.now, 5.0
    await alarms.extend_missed()
    await service.play(stored.id, do.Volunteer(ANNA, 1), interaction=5)
    await keeper.sweep()
    clock.now = right + HOUR
    await alarms.extend_missed()
    await alarms.ring()
    await keeper.sweep()
    after = await service.load(stored.id)
    assert after.live
    assert after.game.current.storyteller == ANNA
    assert after.game.phase is Phase.STORYTELLING
    assert await store.knows_interaction(5)


@pytest.mark.parametrize("kept", [90 * DAY, 10 * DAY])
async def test_only_the_stories_of_a_game_are_kept_when_it_has_been_over_for_long(
    service: GameService,
    store: GameStore,
    erasing: Erasing,
    clock: FakeClock,
    kept: float,
) -> None:
    keeper = Housekeeping(service, store, erasing, clock, kept)
    games = [await begun(service, channel=channel) for channel in range(GAMES_AT_ONCE + 2)]
    live, *others = games
    clock.advance(DAY)
    for stored in others:
        await service.play(stored.id, do.End(ANNA))
    clock.advance(kept - HOUR)
    await service.play(live.id, do.ComeBack(ANNA))
    await keeper.sweep()
    assert len(await store.journal(others[0].id)) == others[0].revision + 1
    clock.advance(2 * HOUR)
    await keeper.sweep()
    assert [await store.journal(stored.id) for stored in others] == [()] * len(others)
    assert (await service.load(others[0].id)).game.scores == others[0].game.scores
    assert len(await store.journal(live.id)) == live.revision + 1


async def test_what_happened_while_the_clock_said_1970_counts_from_when_it_is_right(
    service: GameService, store: GameStore, keeper: Housekeeping, clock: FakeClock
) -> None:
    right, clock.now = clock.now, 5.0
    opened = await begun(service, channel=1, pace=Pace.NONE)
    paused = await begun(service, channel=2, pace=Pace.NONE)
    over = await begun(service, channel=3)
    await service.pause(paused.id, "channel-gone")
    await service.play(over.id, do.End(ANNA), interaction=5)
    await service.leave_guild(77)
    await keeper.sweep()
    clock.now = right
    await keeper.sweep()
    for stored in (opened, paused):
        assert (await service.load(stored.id)).live
    assert await store.journal(over.id)
    assert await store.knows_interaction(5)
    assert await store.guilds_left(before=right) == ()
    assert await store.guilds_left(before=right + 1) == (77,)
    clock.advance(IDLE + 1)
    await keeper.sweep()
    assert await store.live_games() == ()
    assert not await store.knows_interaction(5)


async def test_a_game_that_is_erased_meanwhile_does_not_keep_the_others_from_ending(
    service: GameService,
    store: GameStore,
    keeper: Housekeeping,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    idle = await begun(service)
    clock.advance(IDLE + 1)

    async def found(**_: float) -> tuple[GameId, ...]:
        return GameId("erased"), idle.id

    monkeypatch.setattr(store, "idle_games", found)
    await keeper.sweep()
    assert not (await service.load(idle.id)).live


async def test_a_game_that_is_erased_meanwhile_does_not_keep_the_others_paused(
    service: GameService, store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = await begun(service)
    await service.leave_guild(9)

    async def found(_: int) -> tuple[GameId, ...]:
        return GameId("erased"), stored.id

    monkeypatch.setattr(store, "live_games", found)
    await service.return_to_guild(9)
    assert (await service.load(stored.id)).paused is None


async def test_it_sweeps_at_the_start_and_stops_when_told(
    service: GameService, store: GameStore, keeper: Housekeeping, clock: FakeClock
) -> None:
    stored = await begun(service, pace=Pace.NONE)
    clock.advance(IDLE + 1)
    async with in_background(keeper.run(), "housekeeping"):
        for _ in range(200):
            if not (await service.load(stored.id)).live:
                break
    assert await store.live_games() == ()
