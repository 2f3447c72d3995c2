"""Housekeeping deletes what it should, and nothing else."""

from random import Random

from bot.play.service import GameService
from bot.rules import commands as do
from bot.store import GameStore, Place, PostedMessage, ServerSettings, StoredGame
from tests.playing import FakeClock, begun, legal_move, people

ANNA = people(1)[0]


async def played(service: GameService, channel: int = 1) -> StoredGame:
    """Return a finished game of a few rounds."""
    stored = await begun(service, channel=channel, until=9)
    rng = Random(2)
    while stored.live:
        stored = (await service.play(stored.id, legal_move(stored.game, rng))).stored
    return stored


async def test_of_an_old_game_the_stories_stay_and_the_rest_goes(
    service: GameService, store: GameStore
) -> None:
    old = await played(service)
    assert old.finished_at is not None
    await store.save_messages(old.id, [PostedMessage("podium", 1, 100)], (), old.revision)
    await store.note_closed_dms(old.id, ANNA)
    assert await store.prune(old.finished_at, most=10) == 0
    assert await store.prune(old.finished_at + 1, most=10) == 1
    kept = await store.load(old.id)
    assert kept.game == old.game
    assert [one.round.clue for one in kept.game.history] == ["a door to yesterday"] * len(
        old.game.history
    )
    assert (kept.created_at, kept.finished_at) == (old.created_at, old.finished_at)
    assert await store.find_last(1) == old.id
    assert await store.journal(old.id) == ()
    assert await store.messages(old.id) == ()
    assert await store.closed_dms(old.id) == frozenset()
    assert await store.prune(old.finished_at + 1, most=10) == 0


async def test_live_games_and_young_ones_are_not_pruned(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    live = await begun(service, channel=2)
    old = await played(service, channel=1)
    clock.advance(100)
    young = await played(service, channel=1)
    clock.advance(100)
    assert await store.prune(clock.now - 150, most=10) == 1
    assert await store.journal(old.id) == ()
    assert len(await store.journal(young.id)) == young.revision
    assert len(await store.journal(live.id)) == live.revision


async def test_many_old_games_are_pruned_a_few_at_a_time(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    for channel in range(5):
        lobby = await service.open(Place(9, channel), ANNA, "en")
        await service.play(lobby.id, do.End(ANNA))
    clock.advance(1)
    assert [await store.prune(clock.now, most=2) for _ in range(4)] == [2, 2, 1, 0]


async def test_an_old_game_that_was_never_shown_is_not_drawn_any_more(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    await played(service)
    clock.advance(1)
    await store.prune(clock.now, most=10)
    assert await store.games_to_redraw() == ()


async def test_room_is_given_back_until_there_is_no_more(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    for channel in range(20):
        await played(service, channel)
    clock.advance(1)
    await store.prune(clock.now, most=100)
    rounds = 0
    while await store.give_back_space():
        rounds += 1
        assert rounds < 1000
    assert not await store.give_back_space()


async def test_erasing_a_server_leaves_the_others_alone(
    service: GameService, store: GameStore
) -> None:
    erased = await played(service)
    other = await service.open(Place(10, 5), ANNA, "en")
    await store.put_server(ServerSettings(9, language="de"))
    await store.note_guild_left(9, 1.0)
    await store.erase_guild(9)
    assert await store.live_games() == (other.id,)
    assert await store.live_games_of(ANNA) == (other.id,)
    assert await store.journal(erased.id) == ()
    assert await store.server(9) == ServerSettings(9)
    assert await store.guilds_left(before=9.0) == ()
    assert len(await store.journal(other.id)) == 1


async def test_old_presses_are_forgotten(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    await service.open(Place(9, 1), ANNA, "en", interaction=1)
    clock.advance(10)
    await service.open(Place(9, 2), ANNA, "en", interaction=2)
    assert await store.forget_interactions(before=clock.now, most=10) == 1
    assert not await store.knows_interaction(1)
    assert await store.knows_interaction(2)


async def test_many_old_presses_are_forgotten_a_few_at_a_time(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    for number in range(5):
        await service.open(Place(9, number), ANNA, "en", interaction=number)
    clock.advance(1)
    assert [await store.forget_interactions(clock.now, most=2) for _ in range(4)] == [2, 2, 1, 0]
