"""What people want to be notified of, by server."""

from dataclasses import replace

import pytest

from bot.play.service import GameService
from bot.preferences import Notices, kinds_of
from bot.rules.ids import PlayerId
from bot.store import GameStore, PersonSettings, Place

ANNA, BEN, HERE, THERE = 10**17, 10**17 + 1, 9, 8


async def test_notices_belong_to_a_person_in_one_server(store: GameStore) -> None:
    assert await store.notices(HERE, ANNA) == Notices(HERE, ANNA)
    chosen = Notices(HERE, ANNA, lobbies=True, turns=False)
    for _ in range(2):
        await store.put_notices(chosen)
    await store.put_notices(Notices(THERE, ANNA, turns=True))
    assert await store.notices(HERE, ANNA) == chosen
    assert await store.notices(THERE, ANNA) == Notices(THERE, ANNA, turns=True)
    assert await store.notices(HERE, BEN) == Notices(HERE, BEN)
    await store.put_notices(Notices(HERE, ANNA))
    assert await store.notices(HERE, ANNA) == Notices(HERE, ANNA)


@pytest.mark.parametrize("name", kinds_of(Notices))
async def test_every_notice_is_kept(store: GameStore, name: str) -> None:
    for wanted in (True, False):
        chosen = Notices(HERE, ANNA, **{name: wanted})
        await store.put_notices(chosen)
        assert await store.notices(HERE, ANNA) == chosen
        assert (await store.data_about(ANNA)).notices == (chosen,)


async def test_those_who_want_to_know_of_lobbies_come_with_their_settings(
    store: GameStore,
) -> None:
    ben = PersonSettings(BEN, "uk", zone="Europe/Kyiv", quiet="22:00-08:00")
    await store.put_person(ben)
    await store.put_notices(Notices(HERE, BEN, lobbies=True))
    await store.put_notices(Notices(HERE, ANNA, lobbies=True))
    await store.put_notices(Notices(THERE, ANNA + 5, lobbies=True))
    await store.put_notices(Notices(HERE, ANNA + 6, turns=True))
    assert await store.lobby_subscribers(HERE) == (PersonSettings(ANNA), ben)
    assert await store.person(BEN) == ben


async def test_a_redraw_finds_what_was_chosen_in_its_server(
    service: GameService, store: GameStore
) -> None:
    anna = PlayerId(str(ANNA))
    here = await service.open(Place(HERE, 1), anna, "en")
    there = await service.open(Place(THERE, 2), anna, "en")
    await store.put_person(PersonSettings(ANNA, mentions=False))
    await store.put_notices(Notices(HERE, ANNA, turns=True))
    assert (await store.load_to_show(here.id)).person(anna).mentions
    assert not (await store.load_to_show(there.id)).person(anna).mentions
    await store.put_notices(Notices(HERE, ANNA))
    assert not (await store.load_to_show(here.id)).person(anna).mentions
    assert not (await store.person(ANNA)).mentions


async def test_notices_are_seen_exported_and_erased_with_a_person(store: GameStore) -> None:
    chosen = [Notices(THERE, ANNA, lobbies=True), Notices(HERE, ANNA, turns=False)]
    for one in (*chosen, Notices(HERE, BEN, lobbies=True)):
        await store.put_notices(one)
    assert (await store.counts_about(ANNA)).notices == 2
    assert (await store.data_about(ANNA)).notices == tuple(chosen)
    await store.erase_person(ANNA)
    assert (await store.counts_about(ANNA)).notices == 0
    assert await store.lobby_subscribers(THERE) == ()
    assert [one.user_id for one in await store.lobby_subscribers(HERE)] == [BEN]


async def test_notices_go_with_their_server(store: GameStore) -> None:
    for guild in (HERE, THERE):
        await store.put_notices(Notices(guild, ANNA, lobbies=True))
    assert await store.guilds_kept() == {HERE, THERE}
    await store.erase_guild(HERE)
    assert await store.notices(HERE, ANNA) == Notices(HERE, ANNA)
    assert await store.lobby_subscribers(THERE) == (PersonSettings(ANNA),)


async def test_the_time_of_a_planned_lobby_is_kept(service: GameService, store: GameStore) -> None:
    lobby = await service.open(Place(HERE, 1), PlayerId(str(ANNA)), "en", opens_at=12_345.0)
    loaded = await store.load(lobby.id)
    assert (loaded.opens_at, loaded.timer) == (12_345.0, lobby.timer)
    assert replace(loaded, game=lobby.game) == lobby
