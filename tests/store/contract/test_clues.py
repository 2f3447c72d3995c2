"""Clues of a server are kept as long as the server is."""

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.store import GameStore, Place
from tests.playing import begun

P1 = PlayerId("p1")


async def test_a_clue_is_remembered_even_if_its_round_comes_to_nothing(
    service: GameService, store: GameStore
) -> None:
    stored = await begun(service)
    await service.play(stored.id, do.Volunteer(P1, 1))
    assert await store.clues_told(9) == frozenset()
    await service.play(stored.id, do.GiveClue(P1, 1, "  a   door ", 1))
    assert await store.clues_told(9) == {"a door"}
    assert await store.clues_told(8) == frozenset()
    await service.play(stored.id, do.Leave(P1))
    again = await begun(service, channel=2)
    await service.play(again.id, do.Volunteer(P1, 1))
    await service.play(again.id, do.GiveClue(P1, 1, "a door", 1))
    assert await store.clues_told(9) == {"a door"}
    await store.erase_guild(9)
    assert await store.clues_told(9) == frozenset()


async def test_computers_are_nobody_whose_games_are_looked_up(
    service: GameService, store: GameStore
) -> None:
    stored = await service.open(Place(9, 5), P1, "en")
    lobby = (await service.play(stored.id, do.SeatComputers(P1, 3))).stored
    for computer in lobby.game.computers:
        assert await store.live_games_of(computer) == ()
    shown = await store.load_to_show(lobby.id)
    assert shown.stored == lobby
