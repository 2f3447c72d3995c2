"""Spectators' guesses: one each, shown after the vote, and then anonymous."""

import asyncio
from importlib.resources import files
from random import Random

import pytest

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.rules.views import Crowd
from bot.store import GameStore, StaleRevision, StoredGame
from tests.playing import begun, legal_move
from tests.service.watching import reach
from tests.store.backends import Backend

LATE = 4_711_000_000_000_000_000  # as long as real ids are


async def guess(store: GameStore, stored: StoredGame, *slots: tuple[int, ...]) -> None:
    for person, chosen in enumerate(slots, start=100):
        await store.put_guess(stored, person, chosen)


async def finish_vote(service: GameService, stored: StoredGame) -> StoredGame:
    while stored.game.phase is Phase.VOTING:
        stored = (await service.play(stored.id, legal_move(stored.game, Random(1)))).stored
    return stored


async def test_guesses_are_told_when_the_vote_is_over_and_not_before(
    service: GameService, store: GameStore
) -> None:
    stored = await reach(service, await begun(service), Phase.VOTING)
    await guess(store, stored, (1,), (4,), (2, 4))
    await store.put_guess(stored, 100, (4,))  # changed their mind
    assert await store.audience(stored.id) == {}
    assert (await store.load(stored.id)).revision == stored.revision
    await finish_vote(service, stored)
    assert await store.audience(stored.id) == {1: Crowd(3, {4: 3, 2: 1})}


async def test_a_guess_that_comes_too_late_is_refused_and_leaves_nothing(
    service: GameService, store: GameStore, backend: Backend
) -> None:
    stored = await reach(service, await begun(service), Phase.VOTING)
    await guess(store, stored, (1,))
    await finish_vote(service, stored)
    with pytest.raises(StaleRevision):
        await store.put_guess(stored, LATE, (1,))
    assert await store.audience(stored.id) == {1: Crowd(1, {1: 1})}
    assert backend.search(str(LATE)) == []


async def test_of_guesses_around_the_last_vote_just_those_count_that_were_kept(
    service: GameService, store: GameStore, backend: Backend
) -> None:
    stored = await reach(service, await begun(service), Phase.VOTING)
    while len(stored.game.current.ballots) < len(stored.game.players) - 2:
        stored = (await service.play(stored.id, legal_move(stored.game, Random(1)))).stored

    async def guess_late(person: PlayerId) -> bool:
        await asyncio.sleep(Random(person).uniform(0.0, 0.02))
        return await service.guess(stored.id, 1, person, (1,)) is not None

    people = [PlayerId(str(LATE + n)) for n in range(30)]
    *kept, _ = await asyncio.gather(*map(guess_late, people), finish_vote(service, stored))
    counted = (await store.audience(stored.id)).get(1, Crowd(0, {}))
    assert counted.people == sum(map(bool, kept))
    assert backend.search(*people) == []


async def test_a_guess_is_kept_although_somebody_voted_since_it_was_looked_at(
    service: GameService, store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = await reach(service, await begun(service), Phase.VOTING)
    put, tries = store.put_guess, 0

    async def overtaken(*args: object) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            await service.play(stored.id, legal_move(stored.game, Random(1)))
        await put(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(store, "put_guess", overtaken)
    assert await service.guess(stored.id, 1, PlayerId("100"), (1,))
    assert tries == 2
    await finish_vote(service, await store.load(stored.id))
    assert await store.audience(stored.id) == {1: Crowd(1, {1: 1})}


async def test_whose_a_guess_was_is_forgotten_with_the_vote(
    service: GameService, store: GameStore
) -> None:
    stored = await reach(service, await begun(service), Phase.VOTING)
    await guess(store, stored, (1,), (2,))
    await store.forget_guesses(101)
    await finish_vote(service, stored)
    await store.forget_guesses(100)  # there is nothing of theirs any more
    assert await store.audience(stored.id) == {1: Crowd(1, {1: 1})}


async def test_somebody_who_leaves_the_table_does_not_end_the_guessing(
    service: GameService, store: GameStore
) -> None:
    stored = await reach(service, await begun(service, players=5), Phase.VOTING)
    await guess(store, stored, (1,))
    leaver = next(p for p in stored.game.players if p != stored.game.current.storyteller)
    await service.play(stored.id, do.Leave(PlayerId(leaver)))
    assert await store.audience(stored.id) == {}


async def test_guesses_go_with_the_rest_of_an_old_game(
    service: GameService, store: GameStore
) -> None:
    stored = await reach(service, await begun(service), Phase.VOTING)
    await guess(store, stored, (1,))
    await finish_vote(service, stored)
    ended = (await service.play(stored.id, do.End(None))).stored
    assert ended.finished_at is not None
    await store.prune(ended.finished_at + 1, 10)
    assert await store.audience(stored.id) == {}


async def test_guesses_that_older_versions_kept_too_late_are_dropped_and_no_others(
    service: GameService, store: GameStore, backend: Backend
) -> None:
    stored = await reach(service, await begun(service), Phase.VOTING)
    await guess(store, stored, (1,))
    await finish_vote(service, stored)
    await reach(service, await store.load(stored.id), Phase.VOTING)
    over = await reach(service, await begun(service, channel=2), Phase.VOTING)
    await guess(store, over, (1,))
    await service.play(over.id, do.End(None))
    for game_id, number, person in (
        (stored.id, 1, LATE),
        (stored.id, 2, LATE + 1),  # whose vote is open
        (over.id, 1, LATE + 2),
    ):
        backend.run(
            "INSERT INTO guess (game_id, round, person, slots) "
            f"VALUES ('{game_id}', {number}, {person}, '1')"
        )
    scripts = files(f"bot.store.{backend.name}") / "migrations"
    backend.run((scripts / "0010_late_guesses.sql").read_text())
    assert backend.run("SELECT person FROM guess WHERE person > 0") == [(LATE + 1,)]
    assert await store.audience(stored.id) == {1: Crowd(1, {1: 1})}
    assert await store.audience(over.id) == {1: Crowd(1, {1: 1})}
