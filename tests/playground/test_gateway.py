"""The gateway as discord.py meets it: cuts, resumes, new sessions, shards, compression."""

import asyncio
import json
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import zstandard

from playground.driver import DidNotRespond, Stage
from playground.server import Playground

from .conftest import Connect
from .echo_bot import EchoBot

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "disturb",
    [
        pytest.param(lambda p: p.gateway.reconnect(), id="op 7"),
        pytest.param(lambda p: p.gateway.invalidate(resumable=True), id="op 9 true"),
        pytest.param(lambda p: p.gateway.close(1000), id="close 1000"),
        pytest.param(lambda p: p.gateway.close(4000), id="close 4000"),
        pytest.param(lambda p: p.gateway.close(4007), id="close 4007"),
        pytest.param(lambda p: p.gateway.close(4009), id="close 4009"),
        pytest.param(lambda p: p.gateway.cut(), id="reset"),
    ],
)
async def test_a_press_during_a_cut_is_answered_once_after_the_resume(
    stage: Stage, echo: EchoBot, disturb: Callable[[Playground], None]
) -> None:
    alice = stage.person("Alice")
    await alice.slash("echo buttons")

    disturb(stage.playground)
    await stage.wait_until(lambda: not stage.playground.bot_online, "the cut")
    reply = await alice.press("Join")

    assert reply.text == "You are in"
    assert echo.notes.count("RESUMED") == 1
    assert echo.notes.count("READY") == 1
    assert echo.interactions.count(reply.interaction.id) == 1


async def test_a_press_in_the_gap_before_a_new_session_is_lost(stage: Stage, echo: EchoBot) -> None:
    alice = stage.person("Alice")
    await alice.slash("echo buttons")

    stage.playground.gateway.invalidate(resumable=False)
    await stage.wait_until(lambda: not stage.playground.bot_online, "the cut")
    world = stage.playground.world
    before = len(world.interactions)
    pressing = asyncio.create_task(alice.press("Join"))
    await stage.wait_until(lambda: len(world.interactions) > before)
    world.clock.move(3.1)
    with pytest.raises(DidNotRespond):
        await pressing

    await echo.told("READY", times=2)
    assert len(stage.playground.gateway.sessions) == 1
    assert (await alice.press("Join")).text == "You are in"


async def test_a_refused_resume_leads_to_a_new_session(stage: Stage, echo: EchoBot) -> None:
    stage.playground.gateway.refuses_resumes = True

    stage.playground.gateway.cut()

    await echo.told("READY", times=2)
    assert "RESUMED" not in echo.notes
    assert (await stage.person("Alice").slash("echo say", word="back")).text == "en-US: back"


@pytest.mark.parametrize("code", [4004, 4014])
async def test_some_close_codes_end_the_client(
    playground: Playground, connect: Connect, code: int
) -> None:
    bot = await connect()
    playground.gateway.close(code)

    with pytest.raises((discord.ConnectionClosed, discord.PrivilegedIntentsRequired)):
        await asyncio.wait_for(bot.running, 60)
    assert bot.is_closed()


async def test_a_wrong_token_is_refused(playground: Playground, connect: Connect) -> None:
    playground.world.token = "not this one"
    wrong = EchoBot()
    await connect()
    with pytest.raises(discord.LoginFailure):
        await wrong.start("nor this one")
    await wrong.close()


async def test_unallowed_privileged_intents_are_refused(
    playground: Playground, connect: Connect
) -> None:
    await connect()
    greedy = EchoBot(intents=discord.Intents(guilds=True, members=True), shards=1)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await greedy.start(playground.token)
    await greedy.close()


async def test_two_shards_share_the_servers_and_the_first_has_the_direct_messages(
    stage: Stage, connect: Connect
) -> None:
    bot = await connect(shards=2)
    alice = stage.person("Alice")
    second = stage.playground.world.guilds[max(stage.playground.world.guilds)]
    elsewhere = stage.playground.world.channels_of(second.id)[0]

    here = await alice.slash("echo say", word="one")
    there = await alice.at(elsewhere).slash("echo say", word="two")
    await alice.slash("echo whisper")
    private = await alice.dm.press("Join")

    assert (here.text, there.text, private.text) == ("en-US: one", "en-US: two", "You are in")
    assert {guild.shard_id for guild in bot.guilds} == {0, 1}
    by_shard = {one.shard: one for one in stage.playground.gateway.sessions.values()}
    told = {shard: [one["t"] for one in it.past] for shard, it in by_shard.items()}
    assert told[0, 2].count("INTERACTION_CREATE") == 3
    assert told[1, 2].count("INTERACTION_CREATE") == 1


async def test_without_message_intents_the_bot_overhears_nothing(
    stage: Stage, echo: EchoBot
) -> None:
    await stage.person("Alice").says("hello?")
    await stage.person("Alice").slash("echo say", word="yes")

    assert "MESSAGE_CREATE" not in echo.notes


async def test_with_message_intents_only_what_concerns_the_bot_can_be_read(
    stage: Stage, connect: Connect
) -> None:
    bot = await connect(intents=discord.Intents(guilds=True, guild_messages=True))
    heard: list[str] = []

    async def on_message(message: discord.Message) -> None:
        heard.append(message.content)

    bot.event(on_message)
    await stage.person("Alice").says("a secret")
    await stage.person("Alice").says(f"<@{bot.application_id}> hello")
    await bot.told("MESSAGE_CREATE", times=2)

    assert heard == ["", f"<@{bot.application_id}> hello"]


# -- the bare protocol ----------------------------------------------------------------------


def plain() -> Callable[[Any], Any]:
    return json.loads


def unzlib() -> Callable[[Any], Any]:
    stream = zlib.decompressobj()
    return lambda raw: json.loads(stream.decompress(raw))


def unzstd() -> Callable[[Any], Any]:
    stream = zstandard.ZstdDecompressor().decompressobj()
    return lambda raw: json.loads(stream.decompress(raw))


IDENTIFY = {"intents": 1, "properties": {}}


@pytest.mark.parametrize(
    ("compress", "reader"), [("", plain), ("zlib-stream", unzlib), ("zstd-stream", unzstd)]
)
async def test_every_kind_of_compression_tells_the_same(
    playground: Playground, http: aiohttp.ClientSession, compress: str, reader: Any
) -> None:
    read = reader()
    url = f"{playground.gateway_url}?v=10&encoding=json&compress={compress}"
    async with http.ws_connect(url) as ws:
        assert read((await ws.receive()).data)["op"] == 10
        await ws.send_json({"op": 2, "d": IDENTIFY | {"token": playground.token}})
        ready = read((await ws.receive()).data)
        guilds = [read((await ws.receive()).data) for _ in range(2)]
        await ws.send_json({"op": 1, "d": 3})
        assert read((await ws.receive()).data)["op"] == 11

    assert (ready["t"], ready["s"], ready["d"]["shard"]) == ("READY", 1, [0, 1])
    assert [one["t"] for one in guilds] == ["GUILD_CREATE"] * 2


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("{broken", 4002),
        ('{"d": 1}', 4002),
        ({"op": 99, "d": None}, 4003),
        ({"op": 8, "d": {}}, 4003),
        ({"op": 2, "d": IDENTIFY | {"token": "wrong"}}, 4004),
        ({"op": 2, "d": {"token": "TOKEN", "properties": {}}}, 4013),
        ({"op": 2, "d": IDENTIFY | {"token": "TOKEN", "intents": 1 << 40}}, 4013),
        ({"op": 2, "d": IDENTIFY | {"token": "TOKEN", "intents": 1 << 15}}, 4014),
        ({"op": 2, "d": IDENTIFY | {"token": "TOKEN", "shard": [2, 2]}}, 4010),
        ({"op": 2, "d": IDENTIFY | {"token": "TOKEN", "shard": 2}}, 4002),
        ({"op": 6, "d": {"token": "TOKEN"}}, 4002),
        ([1, 2, 3], 4002),
        ({"op": 2, "d": IDENTIFY | {"token": "TOKEN", "properties": {"os": "x" * 4096}}}, 4002),
    ],
)
async def test_a_broken_protocol_is_closed_with_discords_code(
    playground: Playground, http: aiohttp.ClientSession, sent: Any, code: int
) -> None:
    text = sent if isinstance(sent, str) else json.dumps(sent)
    async with http.ws_connect(playground.gateway_url) as ws:
        await ws.receive()
        await ws.send_str(text.replace("TOKEN", playground.token))
        assert (await ws.receive()).type is aiohttp.WSMsgType.CLOSE
        assert ws.close_code == code


async def test_what_was_never_sent_cannot_be_resumed_after(
    playground: Playground, http: aiohttp.ClientSession
) -> None:
    async with http.ws_connect(playground.gateway_url) as ws:
        await ws.receive()
        await ws.send_json({"op": 2, "d": IDENTIFY | {"token": playground.token}})
        session = json.loads((await ws.receive()).data)["d"]["session_id"]
        playground.gateway.cut()
    resume = {"token": playground.token, "session_id": session, "seq": 999}
    async with http.ws_connect(playground.gateway_url) as ws:
        await ws.receive()
        await ws.send_json({"op": 6, "d": resume})
        await ws.receive()
        assert ws.close_code == 4007
    async with http.ws_connect(playground.gateway_url) as ws:
        await ws.receive()
        await ws.send_json({"op": 6, "d": resume | {"seq": 1}})
        replayed = [json.loads((await ws.receive()).data) for _ in range(3)]

    assert [(one["t"], one["s"]) for one in replayed] == [
        ("GUILD_CREATE", 2),
        ("GUILD_CREATE", 3),
        ("RESUMED", 4),
    ]


async def test_a_dead_process_leaves_no_session_behind_when_the_next_one_comes(
    playground: Playground, http: aiohttp.ClientSession
) -> None:
    for _ in range(3):
        async with http.ws_connect(playground.gateway_url) as ws:
            await ws.receive()
            await ws.send_json({"op": 2, "d": IDENTIFY | {"token": playground.token}})
            await ws.receive()
            playground.gateway.cut()
            await playground.world.feed.wait_until(lambda: not playground.bot_online)

    assert len(playground.gateway.sessions) == 1


async def test_a_hundred_members_are_named_at_once_and_everyone_only_with_the_intent(
    playground: Playground, http: aiohttp.ClientSession
) -> None:
    guild = playground.town.guild
    for number in range(120):
        playground.world.join(guild, playground.world.add_user(f"Visitor {number}"))
    ask = {"guild_id": str(guild.id)}
    async with http.ws_connect(playground.gateway_url) as ws:
        await ws.receive()
        await ws.send_json({"op": 2, "d": IDENTIFY | {"token": playground.token}})
        for _ in range(3):  # READY and two servers
            await ws.receive()
        named = {"user_ids": [str(one) for one in guild.members]}
        for wanted in (named | {"limit": 200}, {"query": "visitor", "limit": 200}):
            await ws.send_json({"op": 8, "d": ask | wanted})
            chunk = json.loads((await ws.receive()).data)
            assert len(chunk["d"]["members"]) == 100
        await ws.send_json({"op": 8, "d": ask | {"query": "", "limit": 0}})
        await ws.receive()
        assert ws.close_code == 4014


async def test_who_talks_too_much_is_cut_off(
    playground: Playground, http: aiohttp.ClientSession
) -> None:
    async with http.ws_connect(playground.gateway_url) as ws:
        for _ in range(121):
            await ws.send_json({"op": 1, "d": None})
        while (await ws.receive()).type is not aiohttp.WSMsgType.CLOSE:
            pass
        assert ws.close_code == 4008


async def test_a_bot_without_zstandard_speaks_zlib(playground: Playground) -> None:
    script = (
        "import sys; sys.modules['zstandard'] = None; sys.modules['compression.zstd'] = None\n"
        "import asyncio, warnings; warnings.simplefilter('ignore')\n"
        "from bot.gateway.library import point_discord_at\n"
        "point_discord_at(sys.argv[1], sys.argv[2])\n"
        "from tests.playground.echo_bot import EchoBot\n"
        "from discord.utils import _ActiveDecompressionContext as context\n"
        "bot = EchoBot()\n"
        "async def on_ready():\n"
        "    print(context.COMPRESSION_TYPE, len(bot.guilds)); await bot.close()\n"
        "bot.event(on_ready)\n"
        "asyncio.run(bot.start(sys.argv[3]))\n"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        script,
        playground.api_base,
        playground.gateway_url,
        playground.token,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    out, err = await asyncio.wait_for(process.communicate(), 60)

    assert out.decode().split() == ["zlib-stream", "2"], err.decode()
