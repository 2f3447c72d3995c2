"""A connection that is lost around a commit: the change is made exactly once."""

import asyncio
import gc
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.play.service import GameService
from bot.rules import commands as do
from bot.store import (
    GameStore,
    InteractionRepeated,
    JournalEntry,
    Place,
    StaleRevision,
    StoredGame,
    Unreachable,
)
from bot.store.postgres.database import Patience
from bot.store.postgres.store import PostgresStore
from tests.playing import FakeClock, decks, people
from tests.postgres import UNHURRIED, ask, empty_postgres, server
from tests.store.postgres.wire import Wire, wire_to

ANNA, BEN, CARA = people(3)
HERE = Place(1, 2)
END_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
"""


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    empty_postgres()
    with tempfile.TemporaryDirectory() as folder:  # short enough for a socket
        async with wire_to(server().folder, Path(folder)) as wire:
            yield wire


@pytest.fixture
async def store(wire: Wire) -> AsyncIterator[GameStore]:
    store = await PostgresStore.open(wire.address, patience=UNHURRIED)
    yield store
    await store.close()


@pytest.fixture
def service(store: GameStore) -> GameService:
    return GameService(store, FakeClock(), decks)


@pytest.fixture
def heard(service: GameService) -> list[str]:
    """Return a list to which the service adds every game that it tells listeners about."""
    told: list[str] = []

    async def listen(game_id: str, _: object) -> None:
        told.append(game_id)

    service.listen(listen)
    return told


@pytest.mark.parametrize("lost", ["question", "answer"])
async def test_a_game_is_opened_once(
    service: GameService, store: GameStore, wire: Wire, heard: list[str], lost: str
) -> None:
    wire.lose(lost)
    lobby = await service.open(HERE, ANNA, "en", interaction=7)
    assert wire.cuts == 1
    assert await store.load(lobby.id) == lobby
    assert len(await store.journal(lobby.id)) == 1
    assert heard == [lobby.id]


@pytest.mark.parametrize("lost", ["question", "answer"])
@pytest.mark.parametrize("interaction", [8, None])
async def test_a_move_is_saved_once_and_everybody_is_told(
    service: GameService,
    store: GameStore,
    wire: Wire,
    heard: list[str],
    lost: str,
    interaction: int | None,
) -> None:
    lobby = await service.open(HERE, ANNA, "en")
    save = store.save

    async def over_a_bad_wire(*args: object, **options: object) -> None:
        wire.lose(lost)
        await save(*args, **options)  # type: ignore[arg-type]

    store.save = over_a_bad_wire  # type: ignore[method-assign]
    outcome = await service.play(lobby.id, do.Join(BEN), interaction=interaction)
    assert wire.cuts == 1
    assert not outcome.repeated
    assert await store.load(lobby.id) == outcome.stored
    assert [entry.played for entry in await store.journal(lobby.id)][1:] == [do.Join(BEN)]
    assert heard == [lobby.id, lobby.id]


@pytest.mark.parametrize("lost", ["question", "answer"])
async def test_a_save_that_another_worker_overtakes_is_stale_all_the_same(
    service: GameService, store: GameStore, wire: Wire, lost: str
) -> None:
    lobby = await service.open(HERE, ANNA, "en")
    await service.play(lobby.id, do.Join(CARA))
    wire.lose(lost)
    with pytest.raises(StaleRevision):
        await store.save(lobby, *joined(lobby))


async def test_the_same_press_from_another_worker_is_no_move_of_ours(
    service: GameService, store: GameStore, wire: Wire
) -> None:
    lobby = await service.open(HERE, ANNA, "en")
    await service.play(lobby.id, do.Join(CARA), interaction=9)
    for before in (lobby, await store.load(lobby.id)):
        wire.lose("answer")
        with pytest.raises(InteractionRepeated):
            await store.save(before, *joined(before), interaction=9)


def joined(before: StoredGame) -> tuple[StoredGame, JournalEntry]:
    after = StoredGame(
        id=before.id,
        place=before.place,
        game=before.game,
        revision=before.revision + 1,
        language="en",
        created_at=1.0,
        touched_at=1.0,
    )
    return after, JournalEntry(after.revision, 1.0, BEN, do.Join(BEN), 4711)


async def test_every_question_is_asked_again(
    service: GameService, store: GameStore, wire: Wire
) -> None:
    lobby = await service.open(HERE, ANNA, "en")
    asked: tuple[Callable[[], Awaitable[object]], ...] = (
        *(store.live_games, store.games_to_redraw, store.timers, store.next_wake),
    )
    for cuts, question in enumerate(asked, start=1):
        before = await question()
        wire.lose("answer")
        assert await question() == before
        assert wire.cuts == cuts
    assert await store.find_live(HERE.channel_id) == lobby.id


async def test_a_server_that_is_gone_is_an_error_of_ours_that_names_nobody(
    service: GameService, wire: Wire
) -> None:
    lobby = await service.open(HERE, ANNA, "en")
    impatient = await PostgresStore.open(wire.address)
    (wire.folder / ".s.PGSQL.5432").rename(wire.folder / "elsewhere")
    wire.lose("question")
    with pytest.raises(Unreachable) as caught:
        await impatient.load(lobby.id)
    assert str(wire.folder) not in str(caught.value)
    assert caught.value.__cause__ is None
    (wire.folder / "elsewhere").rename(wire.folder / ".s.PGSQL.5432")
    assert await impatient.load(lobby.id) == lobby
    await impatient.close()


async def test_connections_that_are_all_lost_at_once_cost_no_press(
    service: GameService, store: GameStore
) -> None:
    lobby = await service.open(HERE, ANNA, "en")
    await asyncio.gather(*(store.load(lobby.id) for _ in range(20)))
    # While we wait for this, nothing is heard of the ends of the others.
    ended = ask(server().address(), END_OTHERS)
    assert len(ended) > 2
    outcome = await service.play(lobby.id, do.Join(BEN), interaction=7)
    assert await store.load(lobby.id) == outcome.stored


@pytest.mark.parametrize("cancelled", [1, 2])
async def test_a_failed_statement_whose_caller_was_cancelled_is_not_logged(
    service: GameService, wire: Wire, cancelled: int
) -> None:
    lobby = await service.open(HERE, ANNA, "en")
    impatient = await PostgresStore.open(wire.address, patience=Patience(0.2, 0.3))
    unretrieved: list[str] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda _, context: unretrieved.append(context["message"])
    )
    wire.cut()
    loading = asyncio.create_task(impatient.load(lobby.id))
    for _ in range(cancelled):
        await asyncio.sleep(0.05)
        loading.cancel()
    await asyncio.wait({loading})
    del loading
    await asyncio.sleep(0.5)  # until its own patience has ended
    gc.collect()
    assert unretrieved == []
    wire.mend()
    await impatient.close()
