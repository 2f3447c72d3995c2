"""Stored games come back complete and consistent, and are found by channel and server."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.rules.lobby import new_game
from bot.store import (
    ChannelBusy,
    GameId,
    GameStore,
    InteractionRepeated,
    JournalEntry,
    PersonSettings,
    Place,
    PostedMessage,
    StaleRevision,
    StoredGame,
    StoreError,
    Timer,
    UnknownGame,
    UnreadableGame,
    new_game_id,
)
from tests.playing import FakeClock, begun, legal_move, people, replay
from tests.store.backends import Backend

ANNA, BEN = people(2)


async def test_everything_is_there_after_a_restart(backend: Backend) -> None:
    store = await backend.open()
    lobby = StoredGame(
        id=new_game_id(),
        place=Place(2**63 - 1, 1),
        game=new_game(ANNA, "party-2023", decks=("dreams", "naïve 🐇")),
        language="de",
        timer=Timer(5.0, 9.5, (6.25, 7.0)),
        created_at=5.125,
        touched_at=6.5,
    )
    entry = JournalEntry(1, 5.0, ANNA, lobby.game, 0)
    await store.create(lobby, entry, interaction=77)
    await store.save_messages(lobby.id, [PostedMessage("lobby", 1, 100)], [], None)
    await store.close()
    store = await backend.open()
    assert await store.load(lobby.id) == lobby
    assert await store.journal(lobby.id) == (entry,)
    assert await store.messages(lobby.id) == (PostedMessage("lobby", 1, 100),)
    assert await store.knows_interaction(77)
    await store.close()


async def test_a_whole_game_is_stored_as_it_was_played(
    service: GameService, store: GameStore
) -> None:
    stored = await begun(service, until=9)
    rng = Random(4)
    while stored.live:
        stored = (await service.play(stored.id, legal_move(stored.game, rng))).stored
        assert await store.load(stored.id) == stored
    assert len(stored.game.history) >= 2
    assert stored.finished_at is not None


async def test_a_game_can_speak_another_language_from_a_move_on(
    service: GameService, store: GameStore
) -> None:
    lobby = await service.open(Place(1, 2), ANNA, "en")
    outcome = await service.play(lobby.id, do.Configure(ANNA), language="he")
    assert (await store.load(lobby.id)).language == outcome.stored.language == "he"
    await service.play(lobby.id, do.Join(BEN))
    assert (await store.load(lobby.id)).language == "he"


async def test_a_save_on_an_older_revision_is_refused_and_leaves_no_trace(
    service: GameService, store: GameStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    await service.play(lobby.id, do.Join(BEN))
    stale = replace(lobby, revision=2, game=new_game(BEN))
    entry = JournalEntry(99, 1.0, ANNA, do.Join(BEN), 1)
    with pytest.raises(StaleRevision, match=lobby.id):
        await store.save(lobby, stale, entry, interaction=4)
    assert (await store.load(lobby.id)).game.players == (ANNA, BEN)
    assert [row.seq for row in await store.journal(lobby.id)] == [1, 2]
    assert await store.live_games_of(ANNA) == (lobby.id,)
    assert not await store.knows_interaction(4)


async def test_a_press_learns_what_its_player_has_chosen_together_with_the_game(
    service: GameService, store: GameStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    await store.put_person(PersonSettings(1, language="fr", hands="button", statistics=False))
    assert await store.load_for(lobby.id, PlayerId("1")) == (lobby, await store.person(1))
    assert await store.load_for(lobby.id, PlayerId("2")) == (lobby, PersonSettings(2))
    assert await store.load_for(lobby.id, None) == (lobby, None)
    outcome = await service.play(lobby.id, do.Join(BEN), actor=PlayerId("1"))
    assert outcome.choices == await store.person(1)


async def test_an_interaction_is_kept_once_with_its_save(
    service: GameService, store: GameStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en", interaction=4)
    entry = JournalEntry(2, 1.0, ANNA, do.Join(BEN), 1)
    with pytest.raises(InteractionRepeated):
        await store.save(lobby, replace(lobby, revision=2), entry, interaction=4)
    with pytest.raises(InteractionRepeated):
        await create_lobby(store, Place(9, 2), interaction=4)
    assert (await store.load(lobby.id)).revision == 1
    assert await store.live_games() == (lobby.id,)


async def create_lobby(store: GameStore, place: Place, interaction: int) -> None:
    """Save a new lobby directly in the store, created by this interaction."""
    game = new_game(ANNA)
    lobby = StoredGame(
        id=new_game_id(), place=place, game=game, language="en", created_at=1.0, touched_at=1.0
    )
    await store.create(lobby, JournalEntry(1, 1.0, ANNA, game, 0), interaction=interaction)


async def test_a_timer_that_was_changed_in_between_survives_a_move_that_leaves_it_alone(
    service: GameService, store: GameStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    forgiven = Timer(1.0, 99.0)
    assert await store.set_timer(lobby.id, 1, forgiven)
    entry = JournalEntry(2, 1.0, ANNA, do.ComeBack(ANNA), 1)
    await store.save(lobby, replace(lobby, revision=2), entry)
    assert (await store.load(lobby.id)).timer == forgiven


async def test_no_game_has_an_unknown_id(store: GameStore) -> None:
    with pytest.raises(UnknownGame):
        await store.load(GameId("nothing"))
    assert await store.journal(GameId("nothing")) == ()
    assert await store.messages(GameId("nothing")) == ()


async def test_a_channel_has_one_live_game(service: GameService, store: GameStore) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    with pytest.raises(ChannelBusy) as caught:
        await create_lobby(store, Place(9, 1), interaction=5)
    assert caught.value.game_id == lobby.id
    assert not await store.knows_interaction(5)


async def test_a_game_moves_to_a_channel_that_is_free(
    service: GameService, store: GameStore
) -> None:
    first = await service.open(Place(9, 1), ANNA, "en")
    second = await service.open(Place(9, 2), ANNA, "en")
    with pytest.raises(ChannelBusy):
        await store.move_game(first.id, 2)
    await service.play(second.id, do.End(ANNA))
    for _ in range(2):  # once more, as when the answer of the first time was lost
        await store.move_game(first.id, 2)
    assert (await store.load(first.id)).place == Place(9, 2)
    assert await store.find_live(2) == first.id
    assert await store.find_live(1) is None


async def test_a_game_that_has_ended_gets_no_timer_when_it_is_resumed(
    service: GameService, store: GameStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    await store.set_paused(lobby.id, "forbidden", 1.0)
    await service.play(lobby.id, do.End(ANNA))
    await store.set_paused(lobby.id, None, 2.0, Timer(2.0, 40.0))
    stored = await store.load(lobby.id)
    assert (stored.paused, stored.timer) == (None, None)
    assert await store.due(50.0) == ()


async def test_a_channel_shows_its_live_game_or_its_last(
    service: GameService, store: GameStore
) -> None:
    assert await store.find_last(1) is None
    first = await service.open(Place(9, 1), ANNA, "en")
    await service.play(first.id, do.End(ANNA))
    assert (await store.find_live(1), await store.find_last(1)) == (None, first.id)
    second = await service.open(Place(9, 1), ANNA, "en")
    assert await store.find_last(1) == second.id


async def test_live_games_are_counted_by_rules(service: GameService, store: GameStore) -> None:
    for channel, rules in enumerate(("dixit-2021", "party-2023", "dixit-2021"), start=1):
        await begun(service, rules, 6, channel=channel)
    over = await begun(service, "odyssey-2023", 6, channel=4)
    await service.play(over.id, do.End(people(6)[0]))
    assert await store.live_by_rules() == {"dixit-2021": 2, "party-2023": 1}


async def test_live_games_are_told_by_server_and_oldest_first(
    service: GameService, store: GameStore
) -> None:
    places = (Place(9, 3), Place(8, 1), Place(9, 2))
    first, second, third = [await service.open(place, ANNA, "en") for place in places]
    assert await store.live_games() == (first.id, second.id, third.id)
    assert await store.live_games(9) == (first.id, third.id)
    await service.play(first.id, do.End(ANNA))
    assert await store.live_games() == (second.id, third.id)


async def test_people_are_found_where_they_sit_or_wait(
    service: GameService, store: GameStore
) -> None:
    stored = await begun(service)
    late, leaver = PlayerId("late"), people(4)[3]
    await service.play(stored.id, do.Join(late))
    assert await store.live_games_of(late) == (stored.id,)
    await service.play(stored.id, do.Leave(late))
    await service.play(stored.id, do.Leave(leaver))
    assert await store.live_games_of(late) == ()
    assert await store.live_games_of(leaver) == ()
    await service.play(stored.id, do.End(None))
    assert await store.live_games_of(ANNA) == ()


async def test_a_paused_game_is_found_by_how_long_it_has_waited(
    service: GameService, store: GameStore
) -> None:
    early = await service.open(Place(9, 1), ANNA, "en")
    late = await service.open(Place(9, 2), ANNA, "en")
    await store.set_paused(late.id, "forbidden", 20.0)
    await store.set_paused(early.id, "channel-gone", 10.0)
    assert await store.paused_games(before=100.0) == (early.id, late.id)
    assert await store.paused_games(before=20.0) == (early.id,)
    paused = await store.load(early.id)
    assert (paused.paused, paused.paused_at, paused.timer) == ("channel-gone", 10.0, None)
    await store.set_paused(early.id, None, 30.0, Timer(30.0, 40.0))
    resumed = await store.load(early.id)
    assert (resumed.paused, resumed.paused_at) == (None, None)
    assert resumed.timer == Timer(30.0, 40.0)


async def test_idle_games_are_those_that_no_person_touched(
    service: GameService, store: GameStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    assert await store.idle_games(before=lobby.touched_at) == ()
    assert await store.idle_games(before=lobby.touched_at + 1) == (lobby.id,)


async def test_one_unreadable_game_does_not_keep_the_others_from_running(
    service: GameService, store: GameStore, backend: Backend
) -> None:
    broken = await begun(service, channel=1)
    sound = await begun(service, channel=2)
    backend.garble(broken.id, "snapshot")
    with pytest.raises(UnreadableGame) as caught:
        await service.play(broken.id, do.ComeBack(ANNA))
    assert broken.id in str(caught.value)
    assert "python -m bot check" in str(caught.value)
    assert (await service.play(sound.id, do.ComeBack(ANNA))).stored.revision == sound.revision + 1
    assert await store.live_games() == (broken.id, sound.id)
    await store.set_aside(broken.id)
    await service.open(broken.place, ANNA, "en")
    assert len(await store.journal(broken.id)) == broken.revision


async def test_a_thousand_games_have_ids_of_their_own(service: GameService) -> None:
    opened = await asyncio.gather(
        *(service.open(Place(9, channel), ANNA, "en") for channel in range(1000))
    )
    ids = {stored.id for stored in opened}
    assert len(ids) == 1000
    assert all(":" not in id_ and len(id_) <= 12 for id_ in ids)


async def test_a_press_during_the_shutdown_is_refused_clearly(
    service: GameService, store: GameStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    await store.close()
    with pytest.raises(StoreError, match="shutting down"):
        await service.play(lobby.id, do.Join(BEN))


async def played_out(service: GameService, place: Place) -> frozenset[str]:
    """Play a short game in this place to its end; return the cards that were on the table."""
    lobby = await service.open(place, ANNA, "en", until=1)
    for player in people(4)[1:]:
        await service.play(lobby.id, do.Join(player))
    stored = (await service.play(lobby.id, do.Begin(ANNA, ()))).stored
    rng = Random(4)
    while stored.live:
        stored = (await service.play(stored.id, legal_move(stored.game, rng))).stored
    return frozenset(card for scored in stored.game.history for card in scored.round.table)


async def test_a_channel_remembers_the_cards_of_its_last_games(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    here = Place(9, 1)
    tables = []
    for _ in range(3):
        clock.advance(60)
        tables.append(await played_out(service, here))
    clock.advance(60)
    await played_out(service, Place(9, 2))
    await played_out(service, Place(8, 1))
    seen = await store.cards_seen(here, 2)
    assert [frozenset(game) for game in seen] == [tables[2], tables[1]]
    assert await store.cards_seen(Place(9, 3), 2) == ()


async def test_games_without_a_scored_round_are_not_remembered(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    here = Place(9, 1)
    table = await played_out(service, here)
    clock.advance(60)
    stopped = await service.open(here, ANNA, "en")
    await service.play(stopped.id, do.End(ANNA))
    await service.open(here, ANNA, "en")  # the one that is played now
    assert [frozenset(game) for game in await store.cards_seen(here, 1)] == [table]


async def test_games_in_threads_belong_to_the_channel_they_were_opened_from(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    first = await played_out(service, Place(9, 101, home_id=1))
    clock.advance(60)
    second = await played_out(service, Place(9, 1))
    expected = [second, first]
    for here in (Place(9, 1), Place(9, 102, home_id=1)):
        assert [frozenset(game) for game in await store.cards_seen(here, 3)] == expected


async def test_cards_of_the_last_game_are_dealt_last(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    seen = await played_out(service, Place(9, 1))
    clock.advance(60)
    again = await begun(service)
    rest = again.game.draw_pile
    assert set(rest[-len(seen) :]) == seen
    (*_, entry) = await store.journal(again.id)
    assert isinstance(entry.played, do.Begin)
    assert [frozenset(game) for game in entry.played.seen] == [seen]
    assert replay(await store.journal(again.id)) == again.game


async def test_a_host_who_wants_any_order_gets_it(service: GameService, store: GameStore) -> None:
    await played_out(service, Place(9, 1))
    lobby = await service.open(Place(9, 1), ANNA, "en")
    await service.play(lobby.id, do.Configure(ANNA, unseen_first=False))
    for player in people(4)[1:]:
        await service.play(lobby.id, do.Join(player))
    await service.play(lobby.id, do.Begin(ANNA, ()))
    (*_, entry) = await store.journal(lobby.id)
    assert isinstance(entry.played, do.Begin)
    assert entry.played.seen == ()
