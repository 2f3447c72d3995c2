"""Faults on demand, as unmodified discord.py sees them."""

import asyncio
import io

import aiohttp
import discord
import pytest

from playground.driver import DidNotRespond, Stage
from playground.model import Callback
from playground.permissions import Permission
from playground.server import Playground

from .echo_bot import EchoBot

SEND = "POST /channels/*/messages"
ANSWER = "POST /interactions/*/callback"


def channel_of(stage: Stage, echo: EchoBot) -> discord.TextChannel:
    channel = echo.get_channel(stage.channel.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


def attempts(playground: Playground, template: str) -> int:
    return sum(one.template.endswith(template) for one in playground.requests)


@pytest.mark.parametrize("everywhere", [False, True])
async def test_a_429_is_waited_out(stage: Stage, echo: EchoBot, everywhere: bool) -> None:
    stage.playground.faults.add(SEND, status=429, retry_after=0.05, everywhere=everywhere)

    await channel_of(stage, echo).send("hello")

    assert stage.channel.texts == ["hello"]
    assert attempts(stage.playground, "/messages") == 2


async def test_a_429_five_times_is_given_up(stage: Stage, echo: EchoBot) -> None:
    fault = stage.playground.faults.add(SEND, status=429, retry_after=0.01, times=None)

    with pytest.raises(discord.HTTPException) as refused:
        await channel_of(stage, echo).send("hello")

    assert (refused.value.status, fault.hits) == (429, 5)


async def test_the_networks_own_429_is_not_waited_out(stage: Stage, echo: EchoBot) -> None:
    fault = stage.playground.faults.add(SEND, cloudflare=True, times=None)

    with pytest.raises(discord.HTTPException) as refused:
        await channel_of(stage, echo).send("hello")

    assert (refused.value.status, fault.hits) == (429, 1)


@pytest.mark.parametrize("status", [500, 524])
async def test_a_500_is_tried_again(stage: Stage, echo: EchoBot, status: int) -> None:
    fault = stage.playground.faults.add(SEND, status=status)

    await channel_of(stage, echo).send("hello")

    assert stage.channel.texts == ["hello"]
    assert fault.spent


@pytest.mark.parametrize("status", [503, 520])
async def test_a_503_is_not_tried_again(stage: Stage, echo: EchoBot, status: int) -> None:
    fault = stage.playground.faults.add(SEND, status=status, times=None)

    with pytest.raises(discord.DiscordServerError):
        await channel_of(stage, echo).send("hello")

    assert fault.hits == 1


async def test_an_answer_is_tried_again_after_a_503(stage: Stage, echo: EchoBot) -> None:
    assert echo.is_ready()
    fault = stage.playground.faults.add(ANSWER, status=503)

    reply = await stage.person("Alice").slash("echo say", word="still here")

    assert reply.text == "en-US: still here"
    assert fault.hits == 1


async def test_a_post_whose_answer_was_lost_is_not_posted_twice(
    stage: Stage, echo: EchoBot
) -> None:
    fault = stage.playground.faults.add(SEND, status=502, after_all=True)

    await channel_of(stage, echo).send("hello")

    # discord.py sends each message with a nonce of its own.
    assert (stage.channel.texts, fault.hits) == (["hello"], 1)


async def test_a_follow_up_whose_answer_was_lost_is_posted_twice(
    stage: Stage, echo: EchoBot
) -> None:
    assert echo.is_ready()
    stage.playground.faults.add("POST /webhooks/*", status=502, after_all=True)

    await stage.person("Alice").slash("echo follow")
    await stage.wait_until(lambda: "First, edited" in stage.channel.texts)

    assert stage.channel.texts == ["First, edited", "Second", "Second, edited"]


@pytest.mark.parametrize("how", ["reset", "close"])
async def test_a_broken_connection_is_not_a_discord_exception(
    stage: Stage, echo: EchoBot, how: str
) -> None:
    fault = stage.playground.faults.add(SEND, times=None, **{how: True})

    with pytest.raises(aiohttp.ClientError) as broken:
        await channel_of(stage, echo).send("hello")

    assert not isinstance(broken.value, discord.DiscordException)
    assert fault.hits == 1


async def test_no_answer_hangs_until_the_bot_gives_up(stage: Stage, echo: EchoBot) -> None:
    fault = stage.playground.faults.add(SEND, hang=True)

    with pytest.raises(TimeoutError):
        await asyncio.wait_for(channel_of(stage, echo).send("hello"), 0.2)

    assert fault.hits == 1
    assert stage.channel.texts == []


async def test_a_slow_answer_comes_with_the_clock(stage: Stage, echo: EchoBot) -> None:
    fault = stage.playground.faults.add(SEND, delay=60)
    sending = asyncio.create_task(channel_of(stage, echo).send("hello"))
    await stage.wait_until(lambda: fault.hits)
    assert not sending.done()

    stage.playground.world.clock.move(61)

    await asyncio.wait_for(sending, 60)


async def test_a_large_upload_hears_of_its_rate_limit(
    playground: Playground, http: aiohttp.ClientSession
) -> None:
    playground.rate_limits.on = True
    playground.rate_limits.per_route["POST", "/channels/{channel_id}/messages"] = (0, 5.0)
    url = f"{playground.api_base}/channels/{playground.town.channel.id}/messages"
    form = aiohttp.FormData()
    form.add_field("files[0]", io.BytesIO(bytes(5 << 20)), filename="a.png")

    async with http.post(url, data=form) as answer:
        assert answer.status == 429


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (50013, discord.Forbidden),
        (50001, discord.Forbidden),
        (50007, discord.Forbidden),
        (10003, discord.NotFound),
        (40005, discord.HTTPException),
        (50083, discord.HTTPException),
    ],
)
async def test_any_refusal_can_be_asked_for(
    stage: Stage, echo: EchoBot, code: int, kind: type[discord.HTTPException]
) -> None:
    stage.playground.faults.add(SEND, code=code)

    with pytest.raises(kind) as refused:
        await channel_of(stage, echo).send("hello")

    assert refused.value.code == code


async def test_too_many_edits_of_an_old_message_are_waited_out(stage: Stage, echo: EchoBot) -> None:
    message = await channel_of(stage, echo).send("hello")
    fault = stage.playground.faults.add("PATCH *", code=30046, retry_after=0.05)

    await message.edit(content="edited")

    assert (stage.channel.texts, fault.hits) == (["edited"], 1)


async def test_a_fault_can_wait_for_its_turn(stage: Stage, echo: EchoBot) -> None:
    stage.playground.faults.add(SEND, code=50013, skip=2)
    channel = channel_of(stage, echo)
    await channel.send("one")
    await channel.send("two")

    with pytest.raises(discord.Forbidden):
        await channel.send("three")

    await channel.send("four")
    assert stage.channel.texts == ["one", "two", "four"]


# -- dispatches --------------------------------------------------------------------------------


async def test_a_lost_dispatch_is_not_answered(stage: Stage, echo: EchoBot) -> None:
    assert echo.is_ready()
    fault = stage.playground.faults.drop()
    pressing = asyncio.create_task(stage.person("Alice").slash("echo say", word="x"))
    await stage.wait_until(lambda: fault.hits)

    stage.playground.world.clock.move(3.1)

    with pytest.raises(DidNotRespond):
        await pressing


async def test_a_doubled_dispatch_is_handled_twice_and_answered_once(
    stage: Stage, echo: EchoBot
) -> None:
    stage.playground.faults.double()

    reply = await stage.person("Alice").slash("echo say", word="x")
    await echo.told("INTERACTION_CREATE", times=2)
    await stage.wait_until(lambda: attempts(stage.playground, "/callback") == 2)

    assert echo.interactions.count(reply.interaction.id) == 2
    assert stage.channel.texts == ["en-US: x"]
    assert {one.status for one in stage.playground.requests if "callback" in one.path} == {200, 400}


async def test_a_late_dispatch_arrives_with_the_clock(stage: Stage, echo: EchoBot) -> None:
    assert echo.is_ready()
    fault = stage.playground.faults.late(delay=2)
    pressing = asyncio.create_task(stage.person("Alice").slash("echo say", word="x"))
    await stage.wait_until(lambda: fault.hits)
    stage.playground.world.clock.move(2)

    assert (await pressing).callback is Callback.MESSAGE


# -- the world -----------------------------------------------------------------------------------


async def test_a_channel_disappears(stage: Stage, echo: EchoBot) -> None:
    channel = channel_of(stage, echo)
    stage.playground.world.remove_channel(stage.channel.channel)

    with pytest.raises(discord.NotFound) as gone:
        await channel.send("hello?")

    assert gone.value.code == 10003
    await echo.told("CHANNEL_DELETE")
    assert echo.get_channel(channel.id) is None


async def test_a_message_disappears(stage: Stage, echo: EchoBot) -> None:
    message = await channel_of(stage, echo).send("hello")
    stage.playground.world.delete(stage.channel.last_message.record)

    with pytest.raises(discord.NotFound) as gone:
        await message.edit(content="still there?")

    assert gone.value.code == 10008


async def test_a_thread_disappears_and_another_is_archived(stage: Stage, echo: EchoBot) -> None:
    channel, world = channel_of(stage, echo), stage.playground.world
    gone = await channel.create_thread(name="gone", type=discord.ChannelType.public_thread)
    kept = await channel.create_thread(name="kept", type=discord.ChannelType.public_thread)
    world.remove_channel(world.channels[gone.id])
    world.update_channel(world.channels[kept.id], archived=True, locked=True)

    with pytest.raises(discord.NotFound):
        await gone.send("hello?")
    with pytest.raises(discord.HTTPException) as archived:
        await kept.send("hello?")
    await echo.told("THREAD_DELETE")

    assert archived.value.code == 50083


async def test_a_message_wakes_an_archived_thread(stage: Stage, echo: EchoBot) -> None:
    channel, world = channel_of(stage, echo), stage.playground.world
    thread = await channel.create_thread(name="old", type=discord.ChannelType.public_thread)
    world.update_channel(world.channels[thread.id], archived=True)

    await thread.send("good morning")

    assert not world.channels[thread.id].archived


async def test_a_server_is_lost_for_a_while_and_another_for_good(
    stage: Stage, echo: EchoBot
) -> None:
    world = stage.playground.world
    first, second = world.guilds.values()

    world.remove_guild(first, outage=True)
    world.remove_guild(second)
    await echo.told("GUILD_DELETE", times=2)

    [left] = echo.guilds
    assert left.unavailable
    world.restore_guild(first)
    await echo.told("GUILD_CREATE", times=3)
    assert not left.unavailable
    assert (await stage.person("Alice").slash("echo say", word="back")).text == "en-US: back"


async def test_somebody_leaves_and_cannot_be_reached(stage: Stage, echo: EchoBot) -> None:
    world, alice = stage.playground.world, stage.person("Alice")
    await alice.slash("echo whisper")
    await stage.wait_until(lambda: alice.dm.can_see("Your hand"))
    user = await echo.fetch_user(alice.id)
    for guild in world.guilds.values():
        world.leave(guild, alice.person.user)

    with pytest.raises(discord.Forbidden) as refused:
        await user.send("come back")
    with pytest.raises(discord.NotFound):
        await echo.guilds[0].fetch_member(alice.id)

    assert refused.value.code == 50278


async def test_permissions_are_told_with_every_interaction(stage: Stage, echo: EchoBot) -> None:
    world = stage.playground.world
    world.set_permissions(stage.channel.channel, world.bot, deny=Permission.ATTACH_FILES)
    waiting = asyncio.create_task(echo.wait_for("interaction", timeout=60))
    await asyncio.sleep(0)

    await stage.person("Alice").slash("echo say", word="x")

    allowed = (await waiting).app_permissions
    assert (allowed.attach_files, allowed.send_messages) == (False, True)


# -- rate limits -----------------------------------------------------------------------------


async def test_rate_limits_are_announced_and_kept_by_discord_py(
    stage: Stage, echo: EchoBot
) -> None:
    limits = stage.playground.rate_limits
    limits.per_route["POST", "/channels/{channel_id}/messages"] = (3, 0.2)
    limits.on = True
    channel = channel_of(stage, echo)

    for number in range(8):
        await channel.send(str(number))

    assert stage.channel.texts == [str(number) for number in range(8)]
    assert {one.status for one in stage.playground.requests if one.method == "POST"} == {200}


async def test_who_ignores_a_rate_limit_gets_a_429_with_discords_headers(
    playground: Playground, http: aiohttp.ClientSession
) -> None:
    playground.rate_limits.on = True
    url = f"{playground.api_base}/channels/{playground.town.channel.id}/messages"
    for _ in range(5):
        async with http.post(url, json={"content": "x"}) as answer:
            assert answer.status == 200

    async with http.post(url, json={"content": "x"}) as answer:
        body = await answer.json()

    assert answer.status == 429
    assert body["global"] is False
    assert 0 < body["retry_after"] <= 5
    assert answer.headers["X-RateLimit-Remaining"] == "0"
    assert answer.headers["X-RateLimit-Scope"] == "user"
    assert float(answer.headers["Retry-After"]) > 0
    assert answer.headers["X-RateLimit-Bucket"]


async def test_fifty_a_second_are_the_most_and_answers_do_not_count(
    playground: Playground, http: aiohttp.ClientSession
) -> None:
    playground.rate_limits.on = True
    playground.rate_limits.per_route["GET", "/users/@me"] = (1000, 1.0)
    statuses = []
    for _ in range(60):
        async with http.get(f"{playground.api_base}/users/@me") as answer:
            statuses.append((answer.status, (await answer.json()).get("global")))
    url = f"{playground.api_base}/interactions/5/token/callback"
    async with http.post(url, json={"type": 5}) as answer:
        assert answer.status == 404

    assert (429, True) in statuses
    assert statuses[:50] == [(200, None)] * 50
