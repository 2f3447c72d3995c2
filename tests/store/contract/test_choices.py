"""What servers and people have chosen, and which servers removed the bot."""

from bot.rules.model import Pace
from bot.store import GameStore, PersonSettings, ServerSettings


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
