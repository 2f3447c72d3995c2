"""The world without a server: who sees what, the clock, and who gets which event."""

import asyncio

import pytest

from playground import cast
from playground.clock import Clock, made_at
from playground.feed import Event
from playground.model import Channel, Guild, Member, MessageFlag, User
from playground.permissions import Permission, in_channel
from playground.snapshot import snapshot
from playground.world import HIDDEN_KINDS, World


@pytest.fixture
def world() -> World:
    return World()


def test_everyone_in_the_server_sees_a_message_and_nobody_else(world: World) -> None:
    town = cast.settle(world, people=3)
    stranger = world.add_user("Stranger")

    message = world.post(town.channel, world.bot, "Hello")

    assert world.who_can_see(message) == {user.id for user in town.people.values()}
    assert stranger.id not in world.who_can_see(message)


def test_an_ephemeral_message_is_seen_and_told_to_one_person_only(world: World) -> None:
    town = cast.settle(world, people=3)
    alice, bob = town.people["Alice"], town.people["Bob"]
    told: list[Event] = []
    world.feed.subscribe(told.append)

    message = world.post(
        town.channel, world.bot, "psst", flags=int(MessageFlag.EPHEMERAL), only_for=alice.id
    )

    assert world.who_can_see(message) == {alice.id}
    assert message in world.messages_for(alice, town.channel)
    assert message not in world.messages_for(bob, town.channel)
    assert [event.audience for event in told] == [frozenset({alice.id})]


@pytest.fixture
def crowd(world: World) -> Channel:
    """Return a channel of a server with 2,000 people, each of whom the bot has sent a DM."""
    town = cast.settle(world, people=3)
    guild = world.guilds[town.channel.guild_id or 0]
    for number in range(2000):
        user = world.add_user(f"Guest {number}")
        guild.members[user.id] = Member(user.id, 0.0)
        world.post(world.open_dm(user), world.bot, "Hello")
    return town.channel


def test_a_message_to_thousands_is_told_without_asking_about_each(
    world: World, crowd: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def counted(guild: Guild, channel: Channel, user_id: int) -> int:
        asked.append(user_id)
        return in_channel(guild, channel, user_id)

    monkeypatch.setattr("playground.state.in_channel", counted)
    alice = next(user for user in world.users.values() if user.name == "Alice")
    stranger = world.add_user("Stranger")
    heard: list[bool] = []
    for listener in (alice, world.bot, stranger):
        world.feed.subscribe(lambda event, one=listener: heard.append(event.seen_by(one.id)))  # type: ignore[misc]

    message = world.post(crowd, world.bot, "Hello")
    world.edit(message, content="Hello again")
    world.delete(message)
    world.update_channel(crowd, name="elsewhere")

    assert heard == [True, True, False] * 4
    assert len(asked) == 3 * 4 - 1  # the bot is told of its servers' channels in any case


def test_everybody_among_thousands_can_still_be_listed(world: World, crowd: Channel) -> None:
    message = world.post(crowd, world.bot, "Hello")
    assert len(world.who_can_see(message)) == 2003


@pytest.mark.usefixtures("crowd")
def test_a_page_among_thousands_looks_at_each_direct_channel_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[User] = []
    dm_of = world.dm_of

    def counted(user: User) -> Channel | None:
        asked.append(user)
        return dm_of(user)

    monkeypatch.setattr(world, "dm_of", counted)
    alice = next(user for user in world.users.values() if user.name == "Alice")
    seen = snapshot(world, alice)
    assert len(asked) == len(seen["people"]) == 2003
    last = next(iter(world.dm_of(asked[-1]).messages))  # type: ignore[union-attr]
    assert seen["news"][str(asked[-1].id)]["id"] == str(last)
    assert seen["news"][str(alice.id)] is None


def test_a_direct_message_is_between_the_bot_and_one_person(world: World) -> None:
    town = cast.settle(world, people=2)
    alice, bob = town.people["Alice"], town.people["Bob"]

    dm = world.open_dm(alice)
    message = world.post(dm, world.bot, "your hand")

    assert world.open_dm(alice) is dm
    assert world.who_can_see(message) == {alice.id}
    assert not world.can_see(bob.id, dm)


def test_a_denied_channel_disappears_for_the_member(world: World) -> None:
    town = cast.settle(world, people=2)
    bob = town.people["Bob"]

    world.set_permissions(town.channel, bob, deny=Permission.VIEW_CHANNEL)

    assert not world.can_see(bob.id, town.channel)
    assert world.permissions(bob.id, town.channel) == 0
    assert world.can_see(town.people["Alice"].id, town.channel)


def test_a_private_thread_is_for_its_members(world: World) -> None:
    town = cast.settle(world, people=2)
    alice, bob = town.people["Alice"], town.people["Bob"]

    thread = world.add_thread(town.channel, "secret", alice, private=True)

    assert world.can_see(alice.id, thread)
    assert not world.can_see(bob.id, thread)


def test_deleting_a_channel_takes_its_threads_along(world: World) -> None:
    town = cast.settle(world, people=1)
    thread = world.add_thread(town.channel, "game", town.people["Alice"])
    told: list[Event] = []
    world.feed.subscribe(told.append)

    world.remove_channel(town.channel)

    assert [event.name for event in told] == ["THREAD_DELETE", "CHANNEL_DELETE"]
    assert thread.id not in world.channels


def test_neighbouring_servers_live_on_different_shards(world: World) -> None:
    first, second = world.add_guild("one"), world.add_guild("two")

    assert {(one.id >> 22) % 2 for one in (first, second)} == {0, 1}


async def test_moved_time_wakes_those_who_sleep() -> None:
    clock = Clock()
    sleeper = asyncio.create_task(clock.sleep(7200))
    await asyncio.sleep(0)

    clock.move(3600)
    for _ in range(100):
        await asyncio.sleep(0)
    assert not sleeper.done()
    clock.move(3600)

    await asyncio.wait_for(sleeper, 60)


def test_ids_grow_and_tell_when_they_were_made(world: World) -> None:
    ids = [world.ids.next() for _ in range(5000)]

    assert ids == sorted(set(ids))
    world.clock.move(86400)
    assert abs(made_at(world.ids.next()) - world.clock.now()) < 5


async def test_waiting_for_something_ends_when_it_happens(world: World) -> None:
    town = cast.settle(world, people=1)
    waiting = asyncio.create_task(world.feed.wait_until(lambda: town.channel.messages))
    await asyncio.sleep(0)

    world.post(town.channel, town.people["Alice"], "now")

    await asyncio.wait_for(waiting, 60)


async def test_people_and_places_keep_their_ids_from_one_start_to_the_next() -> None:
    ids = []
    for _ in range(2):
        world = World()
        town = cast.settle(world)
        dms = [world.open_dm(user).id for user in town.people.values()]
        ids.append((sorted(world.users), town.channel.id, world.bot.id, dms))
        assert len({*world.users, *world.channels, *world.guilds}) == 13 + 4 + 12 + 2 + 4 * len(
            HIDDEN_KINDS
        )
    assert ids[0] == ids[1]


@pytest.mark.parametrize("mentionable", [True, False])
def test_members_of_a_role_that_may_be_mentioned_are_notified_once(
    world: World, mentionable: bool
) -> None:
    anna, ben, cleo, author = (world.add_user(name) for name in ("Anna", "Ben", "Cleo", "Author"))
    guild = world.add_guild("Den", owner=world.add_user("Owner"))
    for user in (anna, ben, cleo, author):
        world.join(guild, user)
    channel = world.add_channel(guild, "dixit")
    role = world.add_role(guild, "Dreamers", anna, ben, mentionable=mentionable)
    mentioned = {"mention_ids": [anna.id], "mention_role_ids": [role.id, guild.id]}
    world.post(channel, author, "Anna, Dreamers, everyone!", **mentioned)
    told = [one.user_id for one in world.notifications]
    assert told == ([anna.id, ben.id] if mentionable else [anna.id])
