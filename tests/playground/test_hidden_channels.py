"""Channels that the bot cannot view: the gateway sends them with few fields."""

import json
from typing import Any

import aiohttp

from playground.cast import settle
from playground.driver import Stage
from playground.model import Channel
from playground.permissions import Permission
from playground.server import Playground
from playground.shapes import guild_create
from playground.snapshot import snapshot
from playground.strictness import Strict
from playground.world import HIDDEN_KINDS, World

from .desk import Desk

OBFUSCATED = 1 << 17
REAL = {"id", "type", "position", "guild_id"}
TOLD = {"name", "flags", "permission_overwrites"}


def error_line(world: World, channel: Channel) -> dict[str, Any]:
    payload = guild_create(world, world.guilds[channel.guild_id or 0])
    return next(one for one in payload["channels"] if one["id"] == str(channel.id))


def test_hidden_channels_keep_their_kind_and_place_and_nothing_else() -> None:
    world = World()
    guild = settle(world).guild
    forms = set()
    for channel in (one for one in world.channels_of(guild.id) if one.unlisted):
        told = error_line(world, channel)
        assert (told["name"], told["flags"]) == ("___hidden___", OBFUSCATED)
        (overwrite,) = told["permission_overwrites"]
        assert (overwrite["id"], overwrite["deny"]) == (str(guild.id), str(1 << 10))
        rest = {key for key in told if key not in REAL | TOLD}
        assert all(told[key] is None for key in rest)
        forms.add((channel.kind, bool(rest)))
    assert forms == {(kind, form) for kind in HIDDEN_KINDS for form in (True, False)}


async def test_http_does_not_tell_of_hidden_channels(desk: Desk, playground: Playground) -> None:
    guild = playground.town.guild
    _, listed = await desk.ask("GET", f"/guilds/{guild.id}/channels")
    assert {one["name"] for one in listed} == {"dixit", "general"}
    hidden = next(one for one in playground.world.channels_of(guild.id) if one.unlisted)
    _, refused = await desk.ask("GET", f"/channels/{hidden.id}")
    assert refused["code"] == 50001


async def test_the_page_does_not_list_channels_that_are_there_for_the_bot(stage: Stage) -> None:
    world = stage.playground.world
    seen = snapshot(world, world.users[stage.person("Alice").id])
    assert {one["name"] for one in seen["channels"]} == {"dixit", "general", "games"}


async def test_a_channel_that_is_seen_again_is_told_of_in_full(
    playground: Playground, http: aiohttp.ClientSession
) -> None:
    world, channel = playground.world, playground.town.channel
    identify = {"token": playground.token, "intents": 1, "properties": {}}
    async with http.ws_connect(playground.gateway_url) as ws:
        await ws.receive()
        await ws.send_json({"op": 2, "d": identify})
        for _ in range(3):
            await ws.receive()
        world.set_permissions(channel, world.bot, deny=Permission.VIEW_CHANNEL)
        lost = json.loads((await ws.receive()).data)
        world.set_permissions(channel, world.bot)
        regained = json.loads((await ws.receive()).data)
    assert (lost["t"], lost["d"]["name"]) == ("CHANNEL_UPDATE", "___hidden___")
    assert (regained["d"]["name"], regained["d"]["flags"]) == ("dixit", 0)


async def test_the_strictness_can_be_switched_off() -> None:
    async with Playground(lenient=[Strict.HIDDEN_CHANNELS]) as kind:
        world = kind.world
        assert not [one for one in world.channels.values() if one.unlisted]
        world.set_permissions(kind.town.channel, world.bot, deny=Permission.VIEW_CHANNEL)
        assert error_line(world, kind.town.channel)["name"] == "dixit"
