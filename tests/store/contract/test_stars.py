"""Stars: one for each person and game, counted by clue, and gone with the person or the game."""

import json

import pytest

from bot.play.service import GameService
from bot.rules.ids import PlayerId
from bot.rules.reveals import Verdict, reveal_of
from bot.store import GameStore, StoredGame, UnknownGame
from tests.playing import FakeClock, all_stories
from tests.store.backends import Backend

from .test_people import FRIENDS, GUILD, play

ANN, BO, CY = (170_000_000_000_000_900 + number for number in range(3))


async def best(store: GameStore) -> list[tuple[str, int]]:
    while await store.count_games(9):
        pass
    return [(one.shown.clue, one.stars) for one in await all_stories(store, GUILD, 99)]


def place_of(stored: StoredGame, *verdicts: Verdict) -> int:
    """Return the index in the game's history of the first round with one of these outcomes."""
    shown = [*map(reveal_of, stored.game.history)]
    return next(place for place, one in enumerate(shown) if one.verdict in verdicts)


async def test_a_person_has_one_star_in_a_game_and_can_move_it(
    service: GameService, store: GameStore
) -> None:
    over = await play(service, 1)
    assert await store.stars(over.id) == {}
    for person, place in ((ANN, 0), (BO, 1), (ANN, 1), (ANN, 1)):
        await store.put_star(over.id, person, place)
    assert await store.stars(over.id) == {1: 2}
    other = await play(service, 2)
    await store.put_star(other.id, ANN, 0)
    assert await store.stars(over.id) == {1: 2}
    assert await store.stars(other.id) == {0: 1}


async def test_a_game_that_goes_on_or_is_unknown_has_no_stars(
    service: GameService, store: GameStore
) -> None:
    live = await play(service, 1, rounds=1)
    for game in (live.id, "nothing"):
        with pytest.raises(UnknownGame):
            await store.put_star(game, ANN, 0)  # type: ignore[arg-type]
        assert await store.stars(game) == {}  # type: ignore[arg-type]


async def test_stories_come_by_their_stars_and_then_by_votes(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    games = []
    for channel in range(1, 7):
        clock.advance(60)
        games.append(await play(service, channel, clue=f"clue {channel}"))
    while await store.count_games(9):
        pass
    before = await all_stories(store, GUILD, 99)
    assert {one.stars for one in before} == {0}
    # Stars come after a game was counted, too; and for clues that nobody or everybody found.
    last = before[-1]
    place = next(
        place
        for stored in games
        if stored.id == last.game
        for place, one in enumerate(stored.game.history)
        if one.round.number == last.shown.number
    )
    lost = next(
        (stored, place_of(stored, Verdict.TOO_EASY, Verdict.TOO_HARD))
        for stored in games
        if any(
            reveal_of(one).verdict in (Verdict.TOO_EASY, Verdict.TOO_HARD)
            for one in stored.game.history
        )
    )
    await store.put_star(last.game, CY, place)  # type: ignore[arg-type]
    await store.put_star(lost[0].id, ANN, lost[1])
    await store.put_star(lost[0].id, BO, lost[1])
    after = await all_stories(store, GUILD, 99)
    assert [one.stars for one in after[:3]] == [2, 1, 0]
    assert (after[0].game, after[0].shown.number) == (
        lost[0].id,
        lost[0].game.history[lost[1]].round.number,
    )
    assert (after[1].game, after[1].shown.number) == (last.game, last.shown.number)
    assert len(after) == len(before) + 1
    rest = [one for one in before if (one.game, one.shown.number) != (last.game, last.shown.number)]
    assert list(after[2:]) == rest


async def test_stars_are_exported_and_erased_with_their_person(
    service: GameService, store: GameStore, backend: Backend
) -> None:
    over = await play(service, 1)
    await store.put_star(over.id, ANN, 2)
    await store.put_star(over.id, BO, 2)
    assert (await store.counts_about(ANN)).stars == 1
    told = json.loads((await store.data_about(ANN)).exported())
    assert told["clues_starred"] == [{"game": over.id, "clue": 3}]
    await store.erase_person(ANN)
    assert backend.search(str(ANN)) == []
    assert (await store.counts_about(ANN)).stars == 0
    assert await store.stars(over.id) == {2: 1}


async def test_the_clues_of_an_erased_person_are_not_listed_however_many_stars_they_have(
    service: GameService, store: GameStore
) -> None:
    over = await play(service, 1)
    teller = over.game.history[0].round.storyteller or PlayerId("")
    assert teller in FRIENDS
    for person in (ANN, BO, CY):
        await store.put_star(over.id, person, 0)
    assert (await best(store))[0][1] == 3
    await store.erase_person(int(teller))
    assert all(stars == 0 for _, stars in await best(store))


async def test_stars_go_with_the_server(
    service: GameService, store: GameStore, backend: Backend
) -> None:
    over = await play(service, 1)
    await store.put_star(over.id, CY, 0)
    await store.erase_guild(GUILD)
    assert backend.search(str(CY)) == []
