"""Timers expire in order, and only for the state they were set for."""

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.model import Pace
from bot.store import GameId, GameStore, Place, StoredGame, Timer
from tests.playing import people
from tests.store.backends import Backend

ANNA = people(1)[0]


async def lobbies(service: GameService, number: int) -> list[StoredGame]:
    return [await service.open(Place(9, channel), ANNA, "en") for channel in range(number)]


async def test_a_timer_of_an_older_revision_is_not_set(
    service: GameService, store: GameStore
) -> None:
    (lobby,) = await lobbies(service, 1)
    await service.play(lobby.id, do.Configure(ANNA, pace=Pace.SLOW))
    assert not await store.set_timer(lobby.id, 1, None)
    assert (await store.load(lobby.id)).timer == lobby.timer
    assert await store.set_timer(lobby.id, 2, None)
    assert (await store.load(lobby.id)).timer is None


async def test_a_timer_of_a_paused_game_is_not_set(service: GameService, store: GameStore) -> None:
    (stored,) = await lobbies(service, 1)
    await store.set_paused(stored.id, "forbidden", 1.0)
    assert not await store.set_timer(stored.id, stored.revision, Timer(1.0, 2.0))
    assert await store.set_timers({stored.id: (stored.revision, Timer(1.0, 2.0))}) == frozenset()
    assert (await store.load(stored.id)).timer is None


async def test_of_many_timers_only_those_of_games_that_moved_on_are_left_alone(
    service: GameService, store: GameStore
) -> None:
    games = await lobbies(service, 3)
    await service.play(games[1].id, do.Configure(ANNA, pace=Pace.SLOW))
    later = Timer(1.0, 5.0, (3.0,))
    changes = {game.id: (game.revision, later) for game in games} | {GameId("gone"): (1, later)}
    assert await store.set_timers(changes) == {games[0].id, games[2].id}
    timers = [(await store.load(game.id)).timer for game in games]
    assert timers == [later, games[1].timer, later]
    assert await store.next_wake() == 3.0


async def test_the_most_overdue_comes_first_and_paused_games_do_not_ring(
    service: GameService, store: GameStore
) -> None:
    games = await lobbies(service, 4)
    for game, until in zip(games, (30.0, 10.0, 20.0, 5.0), strict=True):
        await store.set_timer(game.id, 1, Timer(1.0, until))
    await store.set_paused(games[3].id, "forbidden", 2.0)
    assert await store.due(20.0) == (games[1].id, games[2].id)
    assert await store.due(9.0) == ()
    assert await store.next_wake() == 10.0
    assert await store.next_wake(after=10.0) == 20.0
    assert await store.next_wake(after=30.0) is None
    running = await store.timers()
    assert running == {
        game.id: (1, Timer(1.0, until))
        for game, until in zip(games[:3], (30.0, 10.0, 20.0), strict=True)
    }


async def test_a_reminder_is_what_wakes_before_the_end(
    service: GameService, store: GameStore
) -> None:
    (lobby,) = await lobbies(service, 1)
    await store.set_timer(lobby.id, 1, Timer(1.0, 9.0, (4.0, 6.0)))
    assert await store.due(4.0) == (lobby.id,)
    assert await store.next_wake() == 4.0


async def test_a_finished_game_has_no_timer(service: GameService, store: GameStore) -> None:
    (lobby,) = await lobbies(service, 1)
    await service.play(lobby.id, do.End(ANNA))
    assert await store.next_wake() is None
    assert await store.timers() == {}


async def test_a_timer_that_cannot_be_read_does_not_hide_the_others(
    service: GameService, store: GameStore, backend: Backend
) -> None:
    broken, sound = await lobbies(service, 2)
    backend.garble(broken.id, "timer")
    assert set(await store.timers()) == {sound.id}
