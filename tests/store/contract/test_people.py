"""Everything stored about a person can be seen, exported and erased."""

import asyncio
import json
from random import Random

import pytest

from bot.play.advance import advance
from bot.play.housekeeping import Erasing
from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import COMPUTERS, PlayerId, is_erased
from bot.rules.model import Game
from bot.store import (
    GameStore,
    PersonSettings,
    Place,
    PostedMessage,
    ServerSettings,
    StaleRevision,
    StoredGame,
)
from bot.store.games import user_id_of
from bot.store.people import new_alias
from tests.playing import FakeClock, decks, legal_move, replay
from tests.store.backends import Backend

GUILD = 9
FRIENDS = tuple(PlayerId(str(170_000_000_000_000_000 + number)) for number in range(5))
ANNA, BEN, *_ = FRIENDS
CLUE = f"<@{ANNA}> dreams of {ANNA}"
WHY = "she said so"


async def play(
    service: GameService, channel: int, *, rounds: int | None = None, clue: str = "a door"
) -> StoredGame:
    """Play a game of the friends to its end, or this many rounds; return it."""
    host, *others = FRIENDS
    lobby = await service.open(Place(GUILD, channel), host, "en", until=9)
    for player in others:
        await service.play(lobby.id, do.Join(player))
    stored = (await service.play(lobby.id, do.Begin(host, ()))).stored
    rng = Random(channel)
    while stored.live and (rounds is None or len(stored.game.history) < rounds):
        move = legal_move(stored.game, rng)
        if isinstance(move, do.GiveClue):
            move = do.GiveClue(move.player, move.round, clue, move.position, WHY)
        stored = (await service.play(stored.id, move)).stored
    return stored


async def live_somewhere(service: GameService, store: GameStore) -> tuple[StoredGame, StoredGame]:
    """Store games, choices and messages of Anna; return her finished game and her live one."""
    over = await play(service, 1, clue=CLUE)
    live = await play(service, 2, rounds=1)
    await store.put_person(PersonSettings(int(ANNA), "pl", "button"))
    hand = PostedMessage("hand", 5, 77, player=ANNA, posted_at=1.0)
    for stored in (over, live):
        await store.save_messages(stored.id, [hand], (), None)
        await store.note_closed_dms(stored.id, ANNA)
    await store.count_games(9)
    return over, live


async def test_nothing_that_is_kept_anywhere_tells_of_somebody_who_was_erased(
    service: GameService, store: GameStore, backend: Backend, erasing: Erasing
) -> None:
    await live_somewhere(service, store)
    assert backend.search(ANNA)
    await erasing.erase_person_data(int(ANNA))
    assert backend.search(ANNA) == []
    assert backend.search(BEN)
    await store.close()
    assert backend.search(ANNA) == []


async def test_past_games_keep_a_player_who_left(
    service: GameService, store: GameStore, erasing: Erasing
) -> None:
    over, live = await live_somewhere(service, store)
    before = await store.leaderboard(GUILD, 0.0)
    await erasing.erase_person_data(int(ANNA))
    kept = (await store.load(over.id)).game
    names = [player for player in kept.players if is_erased(player)]
    assert len(names) == 1
    assert list(kept.scores.values()) == list(over.game.scores.values())
    assert [one.round.ballots.keys() for one in kept.history] == [
        {names[0] if player == ANNA else player: () for player in one.round.ballots}.keys()
        for one in over.game.history
    ]
    journal = await store.journal(over.id)
    assert len(journal) == over.revision
    assert replay(journal).scores == kept.scores
    after = await store.leaderboard(GUILD, 0.0)
    assert after == tuple(one for one in before if one.player != ANNA)
    await store.forget_counts()
    await store.count_games(9)
    assert await store.leaderboard(GUILD, 0.0) == after
    others = (await store.load(live.id)).game.rabbits
    assert names[0] not in others  # another name in every game


async def test_a_game_that_goes_on_goes_on_without_them(
    service: GameService, store: GameStore, erasing: Erasing
) -> None:
    _, live = await live_somewhere(service, store)
    await erasing.erase_person_data(int(ANNA))
    stored = await service.load(live.id)
    assert stored.live
    assert len(stored.game.players) == 4
    rng = Random(3)
    while stored.live:
        stored = (await service.play(stored.id, legal_move(stored.game, rng))).stored
    await store.count_games(9)
    assert {one.games for one in await store.leaderboard(GUILD, 0.0)} == {2}


async def test_a_move_that_was_under_way_elsewhere_does_not_bring_the_name_back(
    service: GameService,
    store: GameStore,
    backend: Backend,
    clock: FakeClock,
    erasing: Erasing,
) -> None:
    _, live = await live_somewhere(service, store)
    await service.play(live.id, do.Leave(ANNA))
    seen = await store.load(live.id)  # by another worker, which then takes its time
    after, entry, _ = advance(seen, legal_move(seen.game, Random(4)), None, clock())
    await erasing.erase_person_data(int(ANNA))
    with pytest.raises(StaleRevision):
        await store.save(seen, after, entry)
    assert backend.search(ANNA) == []
    stored = await service.load(live.id)
    stored = (await service.play(live.id, legal_move(stored.game, Random(4)))).stored
    journal = await store.journal(live.id)
    assert journal[-1].seq == stored.revision
    assert replay(journal).scores == stored.game.scores
    assert backend.search(ANNA) == []


def test_an_alias_is_no_discord_id() -> None:
    assert user_id_of(new_alias()) is None
    assert user_id_of(COMPUTERS[0]) is None
    assert user_id_of(PlayerId("5")) == 5


async def test_whoever_presses_elsewhere_while_they_are_erased_is_erased(
    service: GameService,
    store: GameStore,
    backend: Backend,
    clock: FakeClock,
    erasing: Erasing,
) -> None:
    another = GameService(store, clock, decks)  # as in another process: it has its own locks
    for channel in range(3, 9):
        live = await play(service, channel, rounds=1)
        leaving = do.Leave(ANNA) if channel % 2 else do.NextRound(ANNA, live.game.current.number)
        await asyncio.gather(
            another.play(live.id, leaving),
            erasing.erase_person_data(int(ANNA)),
            return_exceptions=True,  # a player who has left cannot move
        )
        assert backend.search(ANNA) == []


async def test_whoever_comes_back_after_they_were_erased_is_somebody_new(
    service: GameService, store: GameStore, backend: Backend, erasing: Erasing
) -> None:
    _, live = await live_somewhere(service, store)
    await erasing.erase_person_data(int(ANNA))
    stored = (await service.play(live.id, do.Join(ANNA))).stored
    rng = Random(5)
    while stored.live:
        stored = (await service.play(live.id, legal_move(stored.game, rng))).stored
    (left,) = (player for player in stored.game.rabbits if is_erased(player))
    first, *later = stored.game.history
    assert left in first.round.given
    assert ANNA not in first.round.given
    assert any(ANNA in one.round.given for one in later)
    assert replay(await store.journal(live.id)).scores == stored.game.scores
    kept = await store.data_about(int(ANNA))
    assert [one.stored.id for one in kept.games] == [live.id]
    await erasing.erase_person_data(int(ANNA))
    assert backend.search(ANNA) == []


async def test_a_rematch_does_not_seat_somebody_who_was_erased(
    service: GameService, erasing: Erasing
) -> None:
    over = await play(service, 1)
    await erasing.erase_person_data(int(ANNA))
    lobby = await service.rematch(over.id, BEN)
    assert lobby.game.players == FRIENDS[1:]
    assert lobby.game.host == BEN


async def test_the_export_has_what_is_theirs_and_nothing_that_is_others(
    service: GameService, store: GameStore
) -> None:
    over, live = await live_somewhere(service, store)
    kept = await store.data_about(int(ANNA))
    assert {one.stored.id for one in kept.games} == {over.id, live.id}
    text = kept.exported().decode()
    told = json.loads(text)
    assert told["discord_id"] == ANNA
    assert told["choices"]["language"] == "pl"
    assert told["choices"]["mentions"] is True
    assert [player for player in FRIENDS[1:] if player in text] == []
    assert "seed" not in text
    first = next(one for one in told["games"] if one["game"] == over.id)
    assert first["points"] == over.game.scores[over.game.seat_of(ANNA).side]
    assert first["counted"]["points"] == first["points"]
    told_by_anna = [one.round.clue for one in over.game.history if one.round.storyteller == ANNA]
    assert [one["clue"] for one in first["rounds"] if "clue" in one] == told_by_anna
    other = next(one for one in told["games"] if one["game"] == live.id)
    assert _cards_of_others(live.game) & set(_strings(other)) == set()
    nobody = await store.data_about(180_000_000_000_000_000)
    assert nobody.games == ()


async def test_the_export_has_the_reasons_for_ones_own_clues_only(
    service: GameService, store: GameStore
) -> None:
    over = await play(service, 1)
    tellers = {one.round.storyteller for one in over.game.history}
    for player in FRIENDS:
        told = json.loads((await store.data_about(int(player))).exported())
        (game,) = told["games"]
        reasons = [one.get("why") for one in game["rounds"] if "clue" in one]
        assert set(reasons) == ({WHY} if player in tellers else set())
        assert not [one for one in game["rounds"] if "why" in one and "clue" not in one]
    assert tellers


def _cards_of_others(game: Game) -> set[str]:
    cards = {card for seat in game.seats for card in seat.hand}
    return cards | set(game.draw_pile)


def _strings(value: object) -> list[str]:
    if isinstance(value, dict):
        return [text for one in value.values() for text in _strings(one)]
    if isinstance(value, list):
        return [text for one in value for text in _strings(one)]
    return [value] if isinstance(value, str) else []


async def test_a_server_is_erased_with_its_games_that_go_on(
    service: GameService, store: GameStore, backend: Backend, erasing: Erasing
) -> None:
    await live_somewhere(service, store)
    channel = 171_000_000_000_000_000
    await store.put_server(ServerSettings(GUILD, channels=(channel,)))
    assert backend.search(str(channel))
    elsewhere = await service.open(Place(10, 99), BEN, "en")
    await erasing.erase_server(GUILD)
    assert await store.live_games() == (elsewhere.id,)
    assert await store.leaderboard(GUILD, 0.0) == ()
    assert await store.server(GUILD) == ServerSettings(GUILD)
    assert (await store.data_about(int(ANNA))).games == ()
    await store.close()
    assert backend.search(str(channel)) == []
