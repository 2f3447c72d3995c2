"""What is kept comes back, belongs together, and is found by whoever looks for it."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.rules.model import Pace
from bot.store import (
    ChannelBusy,
    GameId,
    GameStore,
    InteractionRepeated,
    JournalEntry,
    PersonSettings,
    Place,
    PostedMessage,
    ServerSettings,
    SqliteStore,
    StaleRevision,
    StoreError,
    Timer,
    UnreadableGame,
)
from tests.playing import UNSYNCED, begun, people

ANNA, BEN = people(2)


def test_the_sqlite_store_is_a_game_store(store: SqliteStore) -> None:
    kept: GameStore = store
    assert kept is store


async def test_everything_is_there_after_a_restart(path: Path, clock: float) -> None:
    del clock
    store = await SqliteStore.open(path, pragmas=UNSYNCED)
    lobby = await GameService(store, lambda: 5.0, lambda _: ()).open(Place(9, 1), ANNA, "de")
    await store.note_shown(lobby.id, [PostedMessage("lobby", 1, 100)], [], None)
    await store.close()
    store = await SqliteStore.open(path, pragmas=UNSYNCED)
    assert await store.load(lobby.id) == lobby
    assert len(await store.journal(lobby.id)) == 1
    assert await store.messages(lobby.id) == (PostedMessage("lobby", 1, 100),)
    await store.close()


async def test_a_save_on_an_older_revision_is_refused_and_leaves_no_trace(
    service: GameService, store: SqliteStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    await service.play(lobby.id, do.Join(BEN))
    stale = replace(lobby, revision=2)
    entry = JournalEntry(99, 1.0, ANNA, "Join", "{}", 1)
    message = PostedMessage("table", 1, 7)
    with pytest.raises(StaleRevision, match=r"dixit\.sqlite3: .*only one bot"):
        await store.save(stale, entry, interaction=4, posted=[message])
    assert (await store.load(lobby.id)).game.players == (ANNA, BEN)
    assert [row.seq for row in await store.journal(lobby.id)] == [1, 2]
    assert await store.messages(lobby.id) == ()
    assert not await store.knows_interaction(4)


async def test_an_interaction_is_kept_once_with_its_save(
    service: GameService, store: SqliteStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en", interaction=4)
    entry = JournalEntry(2, 1.0, ANNA, "Join", "{}", 1)
    with pytest.raises(InteractionRepeated):
        await store.save(replace(lobby, revision=2), entry, interaction=4)
    assert (await store.load(lobby.id)).revision == 1


async def test_messages_are_kept_with_the_move_that_posted_them(
    service: GameService, store: SqliteStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    first = PostedMessage("lobby", 1, 100, posted_at=1.0)
    second = PostedMessage("hand", 55, 101, 1, ANNA, "abc", 2.0)
    await service.play(lobby.id, do.Join(BEN), posted=[second, first])
    assert await store.messages(lobby.id) == (first, second)
    await store.note_shown(lobby.id, [replace(second, fingerprint="def")], [100], None)
    assert await store.messages(lobby.id) == (replace(second, fingerprint="def"),)


async def test_what_the_screens_have_not_shown_is_found(
    service: GameService, store: SqliteStore
) -> None:
    first = await service.open(Place(9, 1), ANNA, "en")
    second = await service.open(Place(9, 2), ANNA, "en")
    assert await store.unshown_games() == (first.id, second.id)
    await store.mark_shown(first.id, 1)
    assert await store.unshown_games() == (second.id,)
    await service.play(first.id, do.End(ANNA))
    assert await store.unshown_games() == (first.id, second.id)
    await store.mark_shown(first.id, 2)
    await store.mark_shown(first.id, 1)  # an older draw that came late
    assert (await store.load(first.id)).shown == 2


async def test_a_draw_that_is_about_to_change_is_found_after_a_crash(
    service: GameService, store: SqliteStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    await store.mark_shown(lobby.id, 1)
    await store.mark_unshown(lobby.id)
    assert await store.unshown_games() == (lobby.id,)
    await store.mark_shown(lobby.id, 1)
    assert await store.unshown_games() == ()


async def test_a_game_moves_to_a_channel_that_is_free(
    service: GameService, store: SqliteStore
) -> None:
    first = await service.open(Place(9, 1), ANNA, "en")
    second = await service.open(Place(9, 2), ANNA, "en")
    with pytest.raises(ChannelBusy):
        await store.move_game(first.id, 2)
    await service.play(second.id, do.End(ANNA))
    await store.move_game(first.id, 2)
    assert (await store.load(first.id)).place == Place(9, 2)
    assert await store.find_live(2) == first.id
    assert await store.find_live(1) is None


async def test_what_a_redraw_did_is_noted_together(
    service: GameService, store: SqliteStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    old, new = PostedMessage("lobby", 1, 100), PostedMessage("lobby", 1, 101)
    await store.note_shown(lobby.id, [old], [], None)
    await store.note_shown(lobby.id, iter([new]), iter([100]), 1)
    assert await store.messages(lobby.id) == (new,)
    assert await store.unshown_games() == ()
    await store.note_shown(lobby.id, (), (), None)
    assert (await store.load(lobby.id)).shown == 1


async def test_a_channel_shows_its_live_game_or_its_last(
    service: GameService, store: SqliteStore
) -> None:
    assert await store.find_last(1) is None
    first = await service.open(Place(9, 1), ANNA, "en")
    await service.play(first.id, do.End(ANNA))
    assert (await store.find_live(1), await store.find_last(1)) == (None, first.id)
    second = await service.open(Place(9, 1), ANNA, "en")
    assert await store.find_last(1) == second.id


async def test_players_are_found_where_they_sit_or_wait(
    service: GameService, store: SqliteStore
) -> None:
    stored = await begun(service)
    late = PlayerId("late")
    await service.play(stored.id, do.JoinLate(late))
    assert await store.live_games_of(late) == (stored.id,)
    await service.play(stored.id, do.Leave(late))
    await service.play(stored.id, do.Leave(people(4)[3]))
    assert await store.live_games_of(late) == ()
    assert await store.live_games_of(people(4)[3]) == ()
    await service.play(stored.id, do.End(None))
    assert await store.live_games_of(ANNA) == ()


async def test_closed_private_messages_are_remembered_by_game(
    service: GameService, store: SqliteStore
) -> None:
    first = await service.open(Place(9, 1), ANNA, "en")
    second = await service.open(Place(9, 2), ANNA, "en")
    await store.note_closed_dms(first.id, ANNA)
    await store.note_closed_dms(first.id, ANNA)
    assert await store.closed_dms(first.id) == {ANNA}
    assert await store.closed_dms(second.id) == frozenset()


async def test_choices_of_servers_and_people_are_kept(store: SqliteStore) -> None:
    assert await store.server(9) == ServerSettings(9)
    chosen = ServerSettings(9, "party-2023", Pace.SLOW, ("dreams", "own"), "he", "12345", "button")
    await store.put_server(chosen)
    await store.put_server(chosen)
    assert await store.server(9) == chosen
    assert await store.person(2**63 - 1) == PersonSettings(2**63 - 1)
    await store.put_person(PersonSettings(7, "ar", "button"))
    await store.put_person(PersonSettings(7, "ar"))
    assert await store.person(7) == PersonSettings(7, "ar")


async def test_the_language_of_a_game_can_be_changed(
    service: GameService, store: SqliteStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    await store.set_language(lobby.id, "ja")
    assert (await store.load(lobby.id)).language == "ja"


async def test_one_unreadable_game_does_not_keep_the_others_from_running(
    service: GameService, store: SqliteStore
) -> None:
    broken = await begun(service, channel=1)
    sound = await begun(service, channel=2)
    await store._change("UPDATE game SET snapshot = '{}' WHERE id = ?", broken.id)
    with pytest.raises(UnreadableGame) as caught:
        await service.play(broken.id, do.ComeBack(ANNA))
    said = str(caught.value)
    assert "dixit.sqlite3" in said
    assert broken.id in said
    assert "python -m bot check" in said
    assert (await service.play(sound.id, do.ComeBack(ANNA))).stored.revision == sound.revision + 1
    assert await store.live_games() == (broken.id, sound.id)
    await store.set_aside(broken.id)
    await service.open(broken.place, ANNA, "en")


async def test_erasing_a_server_leaves_the_others_alone(
    service: GameService, store: SqliteStore
) -> None:
    await begun(service)
    other = await service.open(Place(10, 5), ANNA, "en")
    await store.erase_guild(9)
    assert await store.live_games() == (other.id,)
    for table in ("seat", "journal"):
        rows = await store._all(f"SELECT DISTINCT game_id FROM {table}")
        assert rows == [(other.id,)]


async def test_a_thousand_games_have_ids_of_their_own(service: GameService) -> None:
    opened = await asyncio.gather(
        *(service.open(Place(9, channel), ANNA, "en") for channel in range(1000))
    )
    ids = {stored.id for stored in opened}
    assert len(ids) == 1000
    assert all(":" not in id_ and len(id_) <= 12 for id_ in ids)


async def test_a_timer_of_an_older_revision_is_not_set(
    service: GameService, store: SqliteStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    await service.play(lobby.id, do.Configure(ANNA, pace=Pace.SLOW))
    assert not await store.set_timer(lobby.id, 1, None)
    assert (await store.load(lobby.id)).timer == lobby.timer
    assert await store.set_timer(lobby.id, 2, None)
    assert (await store.load(lobby.id)).timer is None


async def test_of_many_timers_only_those_of_games_that_moved_on_are_left_alone(
    service: GameService, store: SqliteStore
) -> None:
    games = [await service.open(Place(9, channel), ANNA, "en") for channel in range(3)]
    await service.play(games[1].id, do.Configure(ANNA, pace=Pace.SLOW))
    later = Timer(1.0, 5.0, (3.0,))
    changes = {game.id: (game.revision, later) for game in games} | {GameId("gone"): (1, later)}
    assert await store.set_timers(changes) == {games[0].id, games[2].id}
    timers = [(await store.load(game.id)).timer for game in games]
    assert timers == [later, games[1].timer, later]
    assert await store.next_wake() == 3.0


async def test_two_connections_cannot_both_save_the_same_revision(
    service: GameService, store: SqliteStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    other = GameService(store, lambda: 1.0, lambda _: ())  # has locks of its own
    joins = [
        door.play(lobby.id, do.Join(PlayerId(f"{name}{n}")))
        for n in range(3)
        for name, door in (("a", service), ("b", other))
    ]
    results = await asyncio.gather(*joins, return_exceptions=True)
    kept = [result for result in results if not isinstance(result, BaseException)]
    lost = [result for result in results if isinstance(result, BaseException)]
    assert all(isinstance(result, StaleRevision) for result in lost)
    stored = await store.load(lobby.id)
    assert stored.revision == 1 + len(kept) == len(stored.game.players)
    assert len(await store.journal(GameId(lobby.id))) == stored.revision


async def test_a_press_during_the_shutdown_is_refused_clearly(
    service: GameService, store: SqliteStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    await store.close()
    with pytest.raises(StoreError, match="shutting down"):
        await service.play(lobby.id, do.Join(BEN))


async def test_a_timer_that_cannot_be_read_does_not_hide_the_others(
    service: GameService, store: SqliteStore
) -> None:
    broken = await service.open(Place(9, 1), ANNA, "en")
    sound = await service.open(Place(9, 2), ANNA, "en")
    await store._change("UPDATE game SET timer = '[]' WHERE id = ?", broken.id)
    assert set(await store.timers()) == {sound.id}
