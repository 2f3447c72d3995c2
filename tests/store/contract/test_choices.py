"""What servers and people have chosen, and which servers removed the bot."""

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.rules.model import Pace
from bot.store import GameStore, PersonSettings, Place, ServerSettings


async def test_choices_of_servers_and_people_are_kept(store: GameStore) -> None:
    assert await store.server(9) == ServerSettings(9)
    chosen = ServerSettings(9, "party-2023", Pace.SLOW, ("dreams", "own"), "he", "12345", "button")
    await store.put_server(chosen)
    await store.put_server(chosen)
    assert await store.server(9) == chosen
    assert await store.person(2**63 - 1) == PersonSettings(2**63 - 1)
    await store.put_person(PersonSettings(7, "ar", "button"))
    await store.put_person(PersonSettings(7, "ar"))
    assert await store.person(7) == PersonSettings(7, "ar")


async def test_of_being_removed_from_a_server_the_first_time_counts(store: GameStore) -> None:
    await store.note_guild_left(9, 10.0)
    await store.note_guild_left(9, 30.0)
    await store.note_guild_left(8, 20.0)
    assert await store.guilds_left(before=10.0) == ()
    assert await store.guilds_left(before=15.0) == (9,)
    await store.note_guild_joined(9)
    assert await store.guilds_left(before=100.0) == (8,)


async def test_a_server_that_wants_threads_is_remembered(store: GameStore) -> None:
    await store.put_server(ServerSettings(9, threads=True))
    assert (await store.server(9)).threads


async def test_a_game_knows_the_channel_that_its_thread_was_opened_from(
    service: GameService, store: GameStore
) -> None:
    place = Place(9, 55, home_id=5)
    opened = await service.open(place, PlayerId("p1"), "en")
    assert (await store.load(opened.id)).place == place
    assert await store.find_live(5) is None
    over = await service.play(opened.id, do.End(None))
    again = await service.rematch(over.stored.id, PlayerId("p1"))
    assert again.place == place
