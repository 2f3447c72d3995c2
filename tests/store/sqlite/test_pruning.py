"""The database file shrinks after much was deleted, without a noticeable pause."""

from pathlib import Path
from random import Random

import pytest

from bot.play.housekeeping import Erasing, Housekeeping
from bot.play.service import GameService
from bot.store.sqlite.inspection import check_up
from bot.store.sqlite.store import SqliteStore
from bot.times import DAY
from tests.playing import FakeClock, StoredDecks, begun, legal_move


async def play_to_the_end(service: GameService, channel: int) -> None:
    stored = await begun(service, channel=channel)
    rng = Random(channel)
    while stored.live:
        stored = (await service.play(stored.id, legal_move(stored.game, rng))).stored


async def test_dropped_games_make_the_file_smaller_by_what_the_check_had_said(
    service: GameService,
    store: SqliteStore,
    clock: FakeClock,
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.play.housekeeping.PAUSE", 0.0)
    monkeypatch.setattr("bot.store.sqlite.store.PAGES_AT_ONCE", 3)
    for channel in range(12):
        await play_to_the_end(service, channel)
    clock.advance(91 * DAY)
    await store._database.empty_log()
    before = check_up(path, finished_before=clock.now - 90 * DAY)
    assert before.prunable == 12
    erasing = Erasing(service, store, StoredDecks(store))
    await Housekeeping(service, store, erasing, clock, 90 * DAY).sweep()
    await store._database.empty_log()
    after = check_up(path, finished_before=clock.now - 90 * DAY)
    assert (after.prunable, after.prunable_size, after.journal) == (0, 0, 0)
    assert after.finished == 12
    freed = before.size - after.size
    assert 0.7 < freed / before.prunable_size < 1.5
    assert after.problems == ()


async def test_a_few_unused_pages_are_left_for_the_next_game(
    service: GameService, store: SqliteStore, clock: FakeClock
) -> None:
    await play_to_the_end(service, 1)
    clock.advance(1)
    assert await store.prune(clock.now, most=1) == 1
    ((unused,),) = await store._database.fetch("PRAGMA freelist_count")
    assert unused > 0
    assert not await store.give_back_space()
    assert await store._database.fetch("PRAGMA freelist_count") == [(unused,)]
