"""Which revisions the screens have shown, and which games are still to be redrawn."""

from dataclasses import replace

import pytest

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.store import (
    GameId,
    GameStore,
    PersonSettings,
    Place,
    PostedMessage,
    ServerSettings,
    UnknownGame,
)
from tests.playing import people

ANNA, BEN = people(2)


async def test_messages_are_kept_in_the_order_they_were_posted(
    service: GameService, store: GameStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    first = PostedMessage("lobby", 1, 100, posted_at=1.0)
    second = PostedMessage("hand", 55, 101, 1, ANNA, "abc", 2.0, {"hand.jpg": 1 << 60})
    await store.save_messages(lobby.id, [second, first], [], None)
    assert await store.messages(lobby.id) == (first, second)
    await store.save_messages(lobby.id, [replace(second, fingerprint="def")], [100], None)
    assert await store.messages(lobby.id) == (replace(second, fingerprint="def"),)


async def test_a_redraw_finds_the_game_with_what_its_people_have_chosen(
    service: GameService, store: GameStore
) -> None:
    anna, ben, late = (PlayerId(str(10**17 + number)) for number in range(3))
    lobby = await service.open(Place(9, 1), anna, "en")
    stored = (await service.play(lobby.id, do.Join(ben))).stored
    found = await store.load_to_show(lobby.id)
    assert found.stored == stored
    assert found.server == ServerSettings(9)
    assert found.person(anna) == PersonSettings(int(anna))
    await store.put_server(ServerSettings(9, hands="button"))
    await store.put_person(PersonSettings(int(ben), "ar", "dm"))
    await store.put_person(PersonSettings(int(late), "he"))
    found = await store.load_to_show(lobby.id)
    assert found.server.hands == "button"
    assert found.person(ben) == PersonSettings(int(ben), "ar", "dm")
    assert found.person(anna) == PersonSettings(int(anna))
    assert set(found.people) == {ben}
    with pytest.raises(UnknownGame):
        await store.load_to_show(GameId("nothing"))


async def test_what_the_screens_have_not_shown_is_found(
    service: GameService, store: GameStore
) -> None:
    first = await service.open(Place(9, 1), ANNA, "en")
    second = await service.open(Place(9, 2), ANNA, "en")
    assert await store.games_to_redraw() == (first.id, second.id)
    await store.save_messages(first.id, (), (), 1)
    assert await store.games_to_redraw() == (second.id,)
    await service.play(first.id, do.End(ANNA))
    assert await store.games_to_redraw() == (first.id, second.id)
    await store.save_messages(first.id, (), (), 2)
    await store.save_messages(first.id, (), (), 1)  # an older draw that came late
    assert (await store.load(first.id)).shown == 2
    assert await store.games_to_redraw() == (second.id,)


async def test_a_paused_game_and_a_server_that_was_left_are_not_drawn(
    service: GameService, store: GameStore
) -> None:
    paused = await service.open(Place(9, 1), ANNA, "en")
    left = await service.open(Place(8, 2), ANNA, "en")
    await store.set_paused(paused.id, "forbidden", 1.0)
    await store.note_guild_left(8, 1.0)
    assert await store.games_to_redraw() == ()
    await store.note_guild_joined(8)
    assert await store.games_to_redraw() == (left.id,)


async def test_a_draw_that_is_about_to_change_is_found_after_a_crash(
    service: GameService, store: GameStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    await store.save_messages(lobby.id, (), (), 1)
    await store.mark_for_redraw(lobby.id)
    assert await store.games_to_redraw() == (lobby.id,)
    await store.save_messages(lobby.id, (), (), 1)
    assert await store.games_to_redraw() == ()


async def test_a_message_that_a_former_leader_sent_late_is_looked_for_once(
    service: GameService, store: GameStore
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    await store.save_messages(lobby.id, (), (), 1)
    await store.report_strays(lobby.id)
    assert await store.games_to_redraw() == (lobby.id,)
    await store.save_messages(lobby.id, (), (), 1)  # a redraw that began before the report
    reported = (await store.load_to_show(lobby.id)).stored.shown
    assert reported < 0
    await store.report_strays(lobby.id)  # again, while a redraw looks for the first
    await store.save_messages(lobby.id, (), (), 1, reported)
    again = (await store.load_to_show(lobby.id)).stored.shown
    assert again < reported
    await store.mark_for_redraw(lobby.id)
    await store.save_messages(lobby.id, (), (), 1, again)
    assert await store.games_to_redraw() == ()


async def test_what_a_redraw_did_is_noted_together(service: GameService, store: GameStore) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    old, new = PostedMessage("lobby", 1, 100), PostedMessage("lobby", 1, 101)
    await store.save_messages(lobby.id, [old], [], None)
    await store.save_messages(lobby.id, iter([new]), iter([100]), 1)
    assert await store.messages(lobby.id) == (new,)
    assert await store.games_to_redraw() == ()
    await store.save_messages(lobby.id, (), (), None)
    assert (await store.load(lobby.id)).shown == 1


async def test_closed_private_messages_are_remembered_by_game(
    service: GameService, store: GameStore
) -> None:
    first = await service.open(Place(9, 1), ANNA, "en")
    second = await service.open(Place(9, 2), ANNA, "en")
    await store.note_closed_dms(first.id, ANNA)
    await store.note_closed_dms(first.id, ANNA)
    assert await store.closed_dms(first.id) == {ANNA}
    assert await store.closed_dms(second.id) == frozenset()
    assert (await store.load_to_show(first.id)).closed_dms == {ANNA}
    await store.note_closed_dms(first.id, BEN)
    await store.note_closed_dms(second.id, ANNA)
    await store.forget_closed_dms(ANNA)
    assert await store.closed_dms(first.id) == {BEN}
    assert (await store.load_to_show(first.id)).closed_dms == {BEN}
    assert await store.closed_dms(second.id) == frozenset()
