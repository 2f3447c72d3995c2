"""People are notified of lobbies and turns as they chose, and nobody else is."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.client import DixitBot
from bot.preferences import Notices, PersonSettings, ServerSettings
from playground.driver import Actor, Stage
from playground.model import MessageFlag
from playground.permissions import Permission
from playground.shown import Shown

from . import forgery
from .conftest import Launch, on_both_stores
from .evening import Evening, plain
from .order import check_in_line, of_the_bot


def times(*friends: Actor) -> list[int]:
    """Return how often each of these people was notified in the channel."""
    return [len(friend.notified_of()) for friend in friends]


def calls_in(stage: Stage, evening: Evening) -> list[Shown]:
    """Return the channel's calls: small messages that mention players."""
    standing = [Shown(one) for one in of_the_bot(stage, evening.channel)]
    return [one for one in standing if one.text.startswith("🔔")]


def hours_around_now(stage: Stage, shift: int = 0) -> str:
    """Return quiet hours from an hour ago to an hour from now, or shifted by some hours."""
    now = datetime.fromtimestamp(stage.playground.world.clock.now(), UTC)
    begin, end = (now + timedelta(hours=shift + one) for one in (-1, 1))
    return f"{begin:%H:%M}-{end:%H:%M}"


async def restart(bot: DixitBot, launch: Launch) -> DixitBot:
    await bot.close()
    await bot.parts.store.close()
    return await launch()


@on_both_stores
async def test_who_asked_is_told_once_that_a_lobby_opens_and_nobody_else_is(
    bot: DixitBot, stage: Stage, launch: Launch
) -> None:
    emma, fumiko = stage.people("Emma", "Fumiko")
    said = await emma.slash("dixit me", lobbies=True)
    assert said.private
    assert "Your settings" in said.text
    evening = Evening(stage, bot, 3)
    await evening.open()
    await bot.parts.screens.settle()
    assert times(emma, fumiko, *evening.friends) == [1, 0, 0, 0, 0]
    (call,) = calls_in(stage, evening)
    assert f"<@{emma.id}>" in call.text
    assert f"<@{evening.host.id}> has opened a lobby" in plain(call.text)
    await check_in_line(stage, bot, await evening.game_id())

    # Neither what is posted again nor a restart calls anyone again, nor who asks only now.
    await fumiko.slash("dixit me", lobbies=True)
    await evening.host.slash("dixit table")
    await bot.parts.screens.settle()
    evening.bot = bot = await restart(bot, launch)
    await evening.friends[2].press("leave")
    await bot.parts.screens.settle()
    assert times(emma, fumiko) == [1, 0]
    await emma.press("join", on=call)
    await evening.begin()
    await bot.parts.screens.settle()
    assert not calls_in(stage, evening)
    await check_in_line(stage, bot, await evening.game_id())

    await evening.stop()
    await evening.host.slash("dixit start", deck="plain")
    await bot.parts.screens.settle()
    assert times(emma, fumiko) == [2, 1]


async def test_a_call_that_a_crash_forgot_is_not_made_again(
    bot: DixitBot, stage: Stage, launch: Launch, monkeypatch: pytest.MonkeyPatch
) -> None:
    emma = stage.person("Emma")
    await emma.slash("dixit me", lobbies=True)
    evening = Evening(stage, bot, 2)

    async def forget(*_: object) -> None:
        """Save nothing, as if the bot had crashed before it could."""

    monkeypatch.setattr(bot.parts.games, "save", forget)
    await evening.open()
    await stage.wait_until(lambda: times(emma) == [1], "the call")
    await bot.parts.screens.settle()
    evening.bot = bot = await restart(bot, launch)
    await check_in_line(stage, bot, await evening.game_id())
    assert times(emma) == [1]
    assert len(calls_in(stage, evening)) == 1


async def test_one_message_calls_people_and_the_role_and_never_everyone(
    bot: DixitBot, stage: Stage
) -> None:
    alice, emma, fumiko, giulia = stage.people("Alice", "Emma", "Fumiko", "Giulia")
    world, guild = stage.playground.world, stage.playground.town.guild
    guild.owner_id = alice.id
    role = world.add_role(guild, "Dreamers", emma.person.user, fumiko.person.user, mentionable=True)
    refused = await alice.slash("dixit settings", **{"calls-role": guild.roles[guild.id]})
    assert "I never mention everyone" in refused.text
    shown = await alice.slash("dixit settings", **{"calls-role": role})
    assert "Who I mention when a lobby opens" in plain(shown.text)
    assert "won’t be notified yet" not in shown.text
    await emma.slash("dixit me", lobbies=True)
    await alice.slash("dixit start", deck="plain")
    await bot.parts.screens.settle()
    assert times(alice, emma, fumiko, giulia) == [0, 1, 1, 0]
    message = emma.notified_of()[0].record
    assert message is fumiko.notified_of()[0].record
    assert message.mention_ids == [emma.id]
    assert message.mention_role_ids == [role.id]
    posted = [
        one.body["allowed_mentions"]
        for one in stage.playground.requests
        if "has opened a lobby" in json.dumps(one.body)
    ]
    assert posted == [{"parse": [], "users": [emma.id], "roles": [role.id]}]


async def test_managers_learn_that_discord_would_not_notify_a_role(
    bot: DixitBot, stage: Stage
) -> None:
    alice, emma = stage.people("Alice", "Emma")
    world, guild = stage.playground.world, stage.playground.town.guild
    guild.owner_id = alice.id
    role = world.add_role(guild, "Silent", emma.person.user)
    shown = await alice.slash("dixit settings", **{"calls-role": role})
    assert "won’t be notified yet" in shown.text
    await alice.slash("dixit start", deck="plain")
    await bot.parts.screens.settle()
    assert times(emma) == [0]


async def test_in_quiet_hours_nothing_notifies(bot: DixitBot, stage: Stage) -> None:
    emma, fumiko = stage.people("Emma", "Fumiko")
    for one, hours in ((emma, hours_around_now(stage)), (fumiko, hours_around_now(stage, 6))):
        said = await one.slash("dixit me", lobbies=True, quiet=hours)
        assert hours.replace("-", "–") in plain(said.text)
        assert "UTC" in said.text
    evening = Evening(stage, bot, 3)
    await evening.open()
    await bot.parts.screens.settle()
    assert times(emma, fumiko) == [0, 1]
    assert f"<@{emma.id}>" not in calls_in(stage, evening)[0].text

    # Turns are quiet, too: no mention, and cards by DM come without a sound.
    host, bob, chloe = evening.friends
    await bob.slash("dixit hand", send="button")
    for friend in (bob, chloe):
        await friend.slash("dixit me", quiet=hours_around_now(stage))
    sounds = len(chloe.dm.notified_of())
    await host.press("begin")
    await bot.parts.screens.settle()
    assert times(bob) == [0]
    hands = chloe.dm.messages()
    assert hands[-1].record.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    assert len(chloe.dm.notified_of()) == sounds
    await bob.press("Quiet hours")
    await bob.fills("")
    assert (await bot.parts.store.person(bob.id)).quiet is None
    await evening.private(host, "claim")
    await evening.tell()
    await bot.parts.screens.settle()
    assert times(bob) == [1]


async def test_quiet_hours_are_those_of_ones_own_time_zone(bot: DixitBot, stage: Stage) -> None:
    emma = stage.person("Emma")
    await emma.slash("dixit me", lobbies=True, quiet=hours_around_now(stage))
    said = await emma.slash("dixit me", zone="asia/tokyo")
    assert "Asia/Tokyo" in said.text
    await stage.person("Alice").slash("dixit start", deck="plain")
    await bot.parts.screens.settle()
    assert times(emma) == [1]  # by the clock of Tokyo it is another time of day


async def test_closed_dms_do_not_keep_anyone_from_being_told(bot: DixitBot, stage: Stage) -> None:
    emma = stage.person("Emma")
    emma.person.user.accepts_dms = False
    await emma.slash("dixit me", lobbies=True)
    await stage.person("Alice").slash("dixit start", deck="plain")
    await bot.parts.screens.settle()
    assert times(emma) == [1]
    assert not emma.dm.messages()


@on_both_stores
async def test_who_was_erased_is_not_called_and_what_is_kept_can_be_seen(
    bot: DixitBot, stage: Stage
) -> None:
    emma = stage.person("Emma")
    await emma.slash("dixit me", lobbies=True, quiet="22-8", zone="Europe/Berlin")
    shown = plain((await emma.slash("dixit privacy")).text)
    assert "Servers where you chose what I tell you: **1**" in shown
    assert "Time zone: **Europe/Berlin" in shown
    assert "Quiet hours: **22:00–08:00**" in shown
    kept = json.loads((await bot.parts.store.data_about(emma.id)).exported())
    guild = stage.playground.town.guild
    assert kept["notices"] == [{"guild_id": guild.id, "lobbies": True, "turns": None}]
    assert (kept["choices"]["zone"], kept["choices"]["quiet"]) == ("Europe/Berlin", "22:00-08:00")
    await emma.press("erase")
    await emma.press("erasenow")
    assert await bot.parts.store.notices(guild.id, emma.id) == Notices(guild.id, emma.id)
    await stage.person("Alice").slash("dixit start", deck="plain")
    await bot.parts.screens.settle()
    assert times(emma) == [0]


@pytest.mark.parametrize("why", ["the channel is hidden from them", "they left the server"])
async def test_who_could_not_come_is_not_called(bot: DixitBot, stage: Stage, why: str) -> None:
    emma, fumiko = stage.people("Emma", "Fumiko")
    for one in (emma, fumiko):
        await one.slash("dixit me", lobbies=True)
    world, town = stage.playground.world, stage.playground.town
    if why == "they left the server":
        world.leave(town.guild, emma.person.user)
    else:
        world.set_permissions(stage.channel.channel, emma.person.user, deny=Permission.VIEW_CHANNEL)
    evening = Evening(stage, bot, 2)
    await evening.open()
    await bot.parts.screens.settle()
    (call,) = calls_in(stage, evening)
    assert f"<@{fumiko.id}>" in call.text
    assert f"<@{emma.id}>" not in call.text


async def test_nobody_is_pulled_into_a_private_thread(bot: DixitBot, stage: Stage) -> None:
    alice, emma = stage.people("Alice", "Emma")
    await emma.slash("dixit me", lobbies=True)
    world = stage.playground.world
    thread = world.add_thread(stage.channel.channel, "Us", alice.person.user, private=True)
    world.join_thread(thread, world.bot)
    await alice.at(thread).slash("dixit start", deck="plain")
    await bot.parts.screens.settle()
    assert not [one for one in of_the_bot(stage, thread) if Shown(one).text.startswith("🔔")]


async def test_a_server_that_wants_no_mentions_gets_none(bot: DixitBot, stage: Stage) -> None:
    alice, emma = stage.people("Alice", "Emma")
    stage.playground.town.guild.owner_id = alice.id
    await alice.slash("dixit settings", mentions=False)
    said = await emma.slash("dixit me", lobbies=True)
    assert "This server has turned mentions off" in said.text
    await alice.slash("dixit start", deck="plain")
    await bot.parts.screens.settle()
    assert times(emma) == [0]


async def test_everything_is_chosen_in_the_panel(bot: DixitBot, stage: Stage) -> None:
    emma, guild = stage.person("Emma"), stage.playground.town.guild
    store = bot.parts.store
    await emma.slash("dixit me")
    panel = emma.last().record.id
    await emma.choose("setting:me:0:@switches", "lobbies", "turns", "tips", "statistics")
    assert await store.notices(guild.id, emma.id) == Notices(guild.id, emma.id, True)
    await emma.choose("setting:me:0:@switches", "lobbies")
    assert await store.notices(guild.id, emma.id) == Notices(guild.id, emma.id, True, False)
    person = PersonSettings(emma.id, tips=False, statistics=False)
    assert await store.person(emma.id) == person
    await emma.choose("setting:me:0:@switches")
    assert await store.notices(guild.id, emma.id) == Notices(guild.id, emma.id, False, False)
    await emma.choose("setting:me:0:@switches", "tips")
    await emma.choose("setting:me:0:language", "uk")
    await emma.choose("setting:me:0:hands", "button")
    await emma.press("setting:me:0:zone")
    await emma.fills("europe/kyiv")
    await emma.press("setting:me:0:quiet")
    shown = await emma.fills("22-8")
    chosen = replace(person, language="uk", hands="button", tips=True, zone="Europe/Kyiv")
    assert await store.person(emma.id) == replace(chosen, quiet="22:00-08:00")
    assert emma.last().record.id == panel
    assert "22:00–08:00" in shown.text
    await emma.choose("setting:me:0:hands", "auto")
    await emma.choose("setting:me:0:language", "auto")
    assert (await store.person(emma.id)).hands is None
    assert (await store.person(emma.id)).language is None


async def test_tips_that_were_turned_off_can_be_turned_on_again(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    host = evening.host
    await host.press("hand")
    await host.press("notips")
    assert not (await bot.parts.store.person(host.id)).tips
    await host.slash("dixit me", tips=True)
    assert (await bot.parts.store.person(host.id)).tips


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("setting:me:0:@switches", ["threads"]),
        ("setting:me:0:threads", ["on"]),
        ("setting:me:0:mentions", ["on"]),
        ("setting:me:0:tips", ["on"]),
        ("setting:me:0:language", []),
        ("setting:me:0:language", ["tlh"]),
        ("setting:me:0:hands", ["by owl"]),
        ("setting:you:0:language", ["uk"]),
        ("setting:server:0:hands", ["auto"]),
    ],
)
async def test_what_no_panel_offers_changes_nothing(
    bot: DixitBot, stage: Stage, custom_id: str, values: list[str]
) -> None:
    emma, guild = stage.person("Emma"), stage.playground.town.guild
    guild.owner_id = emma.id
    await emma.slash("dixit me")
    reply = await forgery.press(emma, emma.last(), custom_id, values)
    assert reply.private
    assert "on our side" not in reply.text
    assert await bot.parts.store.person(emma.id) == PersonSettings(emma.id)
    assert await bot.parts.store.server(guild.id) == ServerSettings(guild.id)


@pytest.mark.usefixtures("bot")
async def test_what_cannot_be_read_is_refused_with_what_to_write(stage: Stage) -> None:
    emma = stage.person("Emma")
    said = await emma.slash("dixit me", zone="Middle Earth")
    assert "I don’t know a time zone called “Middle Earth”" in plain(said.text)
    assert "Europe/Berlin" in said.text
    for wrong in ("at night", "22", "25-26", "8-8", "22:70-8"):
        said = await emma.slash("dixit me", quiet=wrong)
        assert f"I can’t read “{wrong}” as hours" in plain(said.text), wrong
    await emma.slash("dixit me", quiet="22-8")
    said = await emma.slash("dixit me", quiet="off")
    assert "Quiet hours: **none**" in plain(said.text)


@pytest.mark.usefixtures("bot")
async def test_time_zones_are_suggested_by_place(stage: Stage) -> None:
    emma = stage.person("Emma")
    (offered,) = await emma.completes("dixit me", "zone", "new york")
    assert offered.startswith("America/New York · ")
    assert len(await emma.completes("dixit me", "zone", "")) > 10
    assert await emma.completes("dixit me", "zone", "Middle Earth") == []


async def test_a_redraw_asks_again_where_discord_did_not_name_the_members(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    emma = stage.person("Emma")
    await emma.slash("dixit me", lobbies=True)
    with monkeypatch.context() as silence:

        async def silent(*_: object, **__: object) -> list[discord.Member]:
            raise TimeoutError

        silence.setattr(discord.Guild, "query_members", silent)
        evening = Evening(stage, bot, 2)
        await evening.host.slash("dixit start", deck="plain")
        await bot.parts.screens.settle()
        assert times(emma) == [0]
    await evening.friends[1].press("join")
    await bot.parts.screens.settle()
    assert times(emma) == [1]
