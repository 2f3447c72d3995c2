"""What those guess who only watch: each once, told when the vote is over, and then nobody's."""

from random import Random

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.audience import Crowd
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.store import GameId, GameStore, StoredGame
from tests.playing import begun, legal_move
from tests.service.watching import reach


async def guess(store: GameStore, game_id: GameId, *slots: tuple[int, ...]) -> None:
    for person, chosen in enumerate(slots, start=100):
        await store.put_guess(game_id, 1, person, chosen)


async def finish_vote(service: GameService, stored: StoredGame) -> StoredGame:
    while stored.game.phase is Phase.VOTING:
        stored = (await service.play(stored.id, legal_move(stored.game, Random(1)))).stored
    return stored


async def test_guesses_are_told_when_the_vote_is_over_and_not_before(
    service: GameService, store: GameStore
) -> None:
    stored = await reach(service, await begun(service), Phase.VOTING)
    await guess(store, stored.id, (1,), (4,), (2, 4))
    await store.put_guess(stored.id, 1, 100, (4,))  # changed their mind
    assert await store.audience(stored.id) == {}
    assert (await store.load(stored.id)).revision == stored.revision
    await finish_vote(service, stored)
    assert await store.audience(stored.id) == {1: Crowd(3, {4: 3, 2: 1})}


async def test_a_guess_that_comes_too_late_is_never_counted(
    service: GameService, store: GameStore
) -> None:
    stored = await reach(service, await begun(service), Phase.VOTING)
    await guess(store, stored.id, (1,))
    await finish_vote(service, stored)
    await store.put_guess(stored.id, 1, 999, (1,))
    assert await store.audience(stored.id) == {1: Crowd(1, {1: 1})}


async def test_whose_a_guess_was_is_forgotten_with_the_vote(
    service: GameService, store: GameStore
) -> None:
    stored = await reach(service, await begun(service), Phase.VOTING)
    await guess(store, stored.id, (1,), (2,))
    await store.forget_guesses(101)
    await finish_vote(service, stored)
    await store.forget_guesses(100)  # there is nothing of theirs any more
    assert await store.audience(stored.id) == {1: Crowd(1, {1: 1})}


async def test_somebody_who_leaves_the_table_does_not_end_the_guessing(
    service: GameService, store: GameStore
) -> None:
    stored = await reach(service, await begun(service, players=5), Phase.VOTING)
    await guess(store, stored.id, (1,))
    leaver = next(p for p in stored.game.players if p != stored.game.current.storyteller)
    await service.play(stored.id, do.Leave(PlayerId(leaver)))
    assert await store.audience(stored.id) == {}


async def test_guesses_go_with_the_rest_of_an_old_game(
    service: GameService, store: GameStore
) -> None:
    stored = await reach(service, await begun(service), Phase.VOTING)
    await guess(store, stored.id, (1,))
    await finish_vote(service, stored)
    ended = (await service.play(stored.id, do.End(None))).stored
    assert ended.finished_at is not None
    await store.prune(ended.finished_at + 1, 10)
    assert await store.audience(stored.id) == {}
