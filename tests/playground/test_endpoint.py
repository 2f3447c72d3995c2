"""Pointing discord.py elsewhere: one call for REST, gateway and assets, and one to undo it."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.gateway.library import point_discord_at
from playground.driver import Stage
from playground.server import Playground

from .conftest import Connect


@pytest.fixture(autouse=True)
def back_to_discord() -> Iterator[None]:
    yield
    point_discord_at()


def where() -> tuple[str, str, str]:
    return Route("GET", "/users/@me").url, str(DiscordWebSocket.DEFAULT_GATEWAY), Asset.BASE


DISCORD = (
    "https://discord.com/api/v10/users/@me",
    "wss://gateway.discord.gg/",
    "https://cdn.discordapp.com",
)


def test_without_settings_it_is_discord() -> None:
    point_discord_at(None, None)

    assert where() == DISCORD


def test_a_whole_discord_serves_everything_from_one_address() -> None:
    point_discord_at("http://127.0.0.1:8080/api/v10/", "ws://127.0.0.1:8080/gateway")

    assert where() == (
        "http://127.0.0.1:8080/api/v10/users/@me",
        "ws://127.0.0.1:8080/gateway",
        "http://127.0.0.1:8080",
    )


def test_a_rest_proxy_takes_the_requests_alone() -> None:
    point_discord_at("http://proxy:8080/api/v10", None)

    assert where() == ("http://proxy:8080/api/v10/users/@me", *DISCORD[1:])


def test_a_gateway_proxy_takes_the_gateway_alone() -> None:
    point_discord_at(None, "ws://proxy:7878")

    assert where() == (DISCORD[0], "ws://proxy:7878", DISCORD[2])


def test_it_can_be_undone() -> None:
    before: Any = DiscordWebSocket.from_client.__func__  # type: ignore[attr-defined]
    point_discord_at("http://127.0.0.1:8080/api/v10", "ws://127.0.0.1:8080")
    point_discord_at()

    assert where() == DISCORD
    assert DiscordWebSocket.from_client.__func__ is before  # type: ignore[attr-defined]


async def test_the_gateway_stays_though_others_are_named_at_run_time(
    stage: Stage, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A REST proxy passes on Discord's own address, and READY names one to resume at."""
    right = stage.playground.gateway_url
    elsewhere = property(lambda _: "wss://gateway.discord.gg")
    monkeypatch.setattr(Playground, "gateway_url", elsewhere)
    point_discord_at(stage.playground.api_base, right)

    bot = await connect(point=False)
    stage.playground.gateway.cut()
    await bot.told("RESUMED")

    assert (await stage.person("Alice").slash("echo say", word="here")).text == "en-US: here"


async def test_pictures_come_from_the_playground(stage: Stage, connect: Connect) -> None:
    bot = await connect()
    alice = stage.person("Alice")

    user: discord.User = await bot.fetch_user(alice.id)

    assert (await user.display_avatar.read()).startswith(b"\x89PNG")
