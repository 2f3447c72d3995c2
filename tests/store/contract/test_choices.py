"""What servers and people have chosen, and which servers removed the bot."""

from collections.abc import Collection
from dataclasses import fields, replace
from enum import Enum
from random import Random
from types import UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import pytest

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.rules.model import Pace
from bot.store import GameStore, PersonSettings, Place, ServerSettings
from tests.playing import legal_move
from tests.store.backends import Backend

Choices = TypeVar("Choices", ServerSettings, PersonSettings)


def other_value(type_: Any, default: Any) -> Any:
    """Return a value of a field's type that is not its default."""
    if get_origin(type_) is tuple:
        (item, _) = get_args(type_)
        return (*default, other_value(item, item()), other_value(item, other_value(item, item())))
    if get_origin(type_) is UnionType:
        return other_value(get_args(type_)[0], default)
    if isinstance(type_, type) and issubclass(type_, Enum):
        return next(one for one in type_ if one is not default)
    if type_ is bool:
        return not default
    return default + 2**50 if type_ is int else f"{default}, not"


def unlike_the_default(kind: type[Choices], whose: int, names: Collection[str]) -> Choices:
    """Return the choices of ``whose``, with these fields different from their defaults."""
    types, default = get_type_hints(kind), kind(whose)
    return replace(
        default, **{name: other_value(types[name], getattr(default, name)) for name in names}
    )


def names(kind: type[ServerSettings] | type[PersonSettings]) -> list[str]:
    return [field.name for field in fields(kind)[1:]]


SERVERS = [*([name] for name in names(ServerSettings)), names(ServerSettings)]
PEOPLE = [*([name] for name in names(PersonSettings)), names(PersonSettings)]


@pytest.mark.parametrize("chosen", SERVERS, ids="+".join)
async def test_whatever_a_server_chooses_is_kept(
    service: GameService, store: GameStore, chosen: list[str]
) -> None:
    lobby = await service.open(Place(9, 1), PlayerId("5"), "en")
    settings = unlike_the_default(ServerSettings, 9, chosen)
    assert await store.server(9) == ServerSettings(9) != settings
    await store.put_server(settings)
    await store.put_server(settings)
    assert await store.server(9) == settings
    assert (await store.load_to_show(lobby.id)).server == settings
    await store.put_server(ServerSettings(9))
    assert await store.server(9) == ServerSettings(9)


@pytest.mark.parametrize("chosen", PEOPLE, ids="+".join)
async def test_whatever_a_person_chooses_is_kept(
    service: GameService, store: GameStore, chosen: list[str]
) -> None:
    whose = 2**63 - 1
    lobby = await service.open(Place(9, 1), PlayerId(f"{whose}"), "en")
    settings = unlike_the_default(PersonSettings, whose, chosen)
    assert await store.person(whose) == PersonSettings(whose) != settings
    await store.put_person(settings)
    await store.put_person(settings)
    assert await store.person(whose) == settings
    assert (await store.load_for(lobby.id, PlayerId(f"{whose}")))[1] == settings
    assert (await store.load_to_show(lobby.id)).person(PlayerId(f"{whose}")) == settings
    await store.put_person(PersonSettings(whose))
    assert await store.person(whose) == PersonSettings(whose)


async def test_a_bot_that_does_not_know_a_setting_leaves_it_alone(
    backend: Backend, store: GameStore
) -> None:
    older = "INSERT INTO server (guild_id, rules, pace, decks, starters, hands) VALUES "
    row = "({}, 'dixit-2021', 'slow', '[]', 'everyone', 'dm')"
    again = " ON CONFLICT (guild_id) DO UPDATE SET pace = excluded.pace"
    await store.put_server(ServerSettings(9, threads=True, mentions=False))
    backend.run(older + row.format(9) + again)
    backend.run(older + row.format(10) + again)
    changed = ServerSettings(9, pace=Pace.SLOW, threads=True, mentions=False)
    assert await store.server(9) == changed
    assert await store.server(10) == ServerSettings(10, pace=Pace.SLOW)


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


async def test_mentions_are_on_until_a_server_or_a_person_turns_them_off(
    store: GameStore,
) -> None:
    assert (await store.server(9)).mentions
    assert (await store.person(7)).mentions
    await store.put_server(ServerSettings(9, mentions=False))
    await store.put_person(PersonSettings(7, mentions=False))
    assert not (await store.server(9)).mentions
    assert not (await store.person(7)).mentions


async def test_tips_end_for_those_who_have_played_a_game_to_its_end(
    service: GameService, store: GameStore
) -> None:
    anna, ben, cleo, newcomer = (PlayerId(str(17 * 10**16 + number)) for number in range(4))
    await store.put_person(PersonSettings(int(ben), language="pl"))
    closed = await service.open(Place(9, 2), newcomer, "en")
    await service.play(closed.id, do.End(None))  # a lobby that was closed is no game

    stored = await service.open(Place(9, 1), anna, "en", until=1)
    for player in (ben, cleo):
        await service.play(stored.id, do.Join(player))
    stored = (await service.play(stored.id, do.Begin(anna, ()))).stored
    everyone = (anna, ben, cleo, newcomer, PlayerId("no number"))
    await store.end_tips(everyone)
    assert [(await store.person(int(one))).tips for one in everyone[:4]] == [True] * 4

    rng = Random(1)
    while stored.live:
        stored = (await service.play(stored.id, legal_move(stored.game, rng))).stored
    for _ in range(2):
        await store.end_tips(everyone)
    assert [(await store.person(int(one))).tips for one in everyone[:4]] == [False] * 3 + [True]
    assert (await store.person(int(ben))).language == "pl"
    await store.end_tips(())


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
