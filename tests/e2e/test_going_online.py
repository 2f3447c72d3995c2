"""The bot waits for a Discord that can't be reached, and gives up only when it is refused."""

import asyncio
import logging
import math
import os
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import bot.gateway.connection
from bot import client
from bot.app import assembled
from bot.client import DixitBot
from bot.decks import Deck, load_deck, shelf
from bot.gateway import library as patience
from bot.gateway.library import point_discord_at
from bot.logs import SafeFormatter
from bot.settings import Settings
from bot.times import HOUR
from playground import command_checks
from playground.driver import Stage
from playground.server import Playground

from . import library
from .evening import Evening
from .order import until
from .witness import Victim

ENOUGH = 3


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "FIRST_PAUSE", 0.02)
    monkeypatch.setattr(patience, "LONGEST_PAUSE", 0.05)


@asynccontextmanager
async def running(playground: Playground, decks: Path, home: Path) -> AsyncIterator[DixitBot]:
    """Run the bot, even if this playground is not reachable; yield the bot.

    On exit, stop it and restore Discord's own addresses.
    """
    settings = Settings(
        token=playground.token,
        database=home / "games.sqlite3",
        api_base=playground.api_base,
        gateway_url=playground.gateway_url,
        decks_dir=str(decks),
    )
    async with assembled(settings, guild_ready_timeout=0.0) as started:
        task = asyncio.create_task(started.start(playground.token))
        try:
            yield started
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
    point_discord_at()


def complaints(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if "trying again in" in record.getMessage()]


async def elsewhere_soon(playground: Playground) -> Playground:
    """Return a second playground with the same token, on a free port, that is not started yet."""
    await playground.start()
    await playground.stop()
    return reborn(playground)


def reborn(playground: Playground) -> Playground:
    again = Playground(playground.port)
    again.world.token = playground.token
    return again


async def test_it_is_online_before_it_loads_the_decks_and_then_loads_them_unasked(
    playground: Playground, decks: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: dict[str, bool] = {}  # by the name of a deck's folder: whether the bot was online

    def load(path: Path, *, lenient: bool) -> Deck:
        loaded[path.name] = playground.bot_online
        return load_deck(path, lenient=lenient)

    monkeypatch.setattr(shelf, "load_deck", load)
    async with running(playground, decks, home) as started:
        await until(lambda: loaded, "the decks")
        assert loaded == dict.fromkeys(started.parts.shelf.deck_ids, True)


async def test_without_a_network_it_waits_for_one(
    decks: Path, home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    town = await elsewhere_soon(Playground())
    async with running(town, decks, home):
        await until(lambda: len(complaints(caplog)) >= ENOUGH, "attempts")
        async with town:
            await until(lambda: town.bot_online, "the bot online")
    assert not [record for record in complaints(caplog) if record.exc_info]
    assert "ClientConnectorError" in complaints(caplog)[0].getMessage()


@pytest.mark.parametrize(
    "route",
    ["GET */users/@me", "GET */applications/@me", "PUT */commands", "GET */gateway/bot"],
)
@pytest.mark.parametrize("fault", [{"status": 503}, {"reset": True}, {"cloudflare": True}])
async def test_a_discord_that_fails_at_the_start_is_asked_again(
    playground: Playground,
    decks: Path,
    home: Path,
    route: str,
    fault: dict[str, Any],
    caplog: pytest.LogCaptureFixture,
) -> None:
    failing = playground.faults.add(route, times=ENOUGH, **fault)
    async with running(playground, decks, home):
        await until(lambda: playground.bot_online, "the bot online")
    assert failing.hits == ENOUGH
    assert 1 <= len(complaints(caplog)) <= ENOUGH  # the HTTP library repeats some by itself
    assert not [record for record in caplog.records if record.exc_info]


def refusals(caplog: pytest.LogCaptureFixture) -> list[str]:
    records = [one for one in caplog.records if "refuses our commands" in one.getMessage()]
    return [SafeFormatter("%(message)s").format(record) for record in records]


async def test_refused_commands_do_not_keep_the_bot_offline(
    playground: Playground,
    decks: Path,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with running(playground, decks, home) as first:
        await until(lambda: playground.bot_online, "the bot online")
        known = first.slash_id
    monkeypatch.setattr(command_checks, "MOST_OPTIONS", 5)
    async with running(playground, decks, home) as again:
        await until(lambda: playground.bot_online and again.is_ready(), "the bot online")
        assert again.slash_id == known
        await Evening(Stage(playground), again, 3).open()
    (line,) = refusals(caplog)
    assert "code 50035" in line
    assert "In 0.options: Must be 5 or fewer in length." in line
    assert "\n" not in line


@pytest.mark.parametrize("refusal", [{"code": 50240}, {"code": 20012}, {"status": 403}])
async def test_a_first_start_without_commands_is_online_all_the_same(
    playground: Playground,
    decks: Path,
    home: Path,
    refusal: dict[str, int],
    caplog: pytest.LogCaptureFixture,
) -> None:
    refused = playground.faults.add("PUT */commands", times=None, **refusal)
    async with running(playground, decks, home) as started:
        await until(lambda: playground.bot_online and started.is_ready(), "the bot online")
        assert (started.slash_id, refused.hits) == (None, 1)
    (line,) = refusals(caplog)
    assert (f"code {refusal.get('code')}" in line) == ("code" in refusal)


async def test_commands_that_cannot_be_registered_yet_follow_while_people_play(
    playground: Playground, decks: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "COMMANDS_FIRST", 0.1)
    playground.faults.add("PUT */commands", reset=True, times=None)
    async with running(playground, decks, home) as started:
        await until(lambda: playground.bot_online and started.is_ready(), "the bot online")
        assert started.slash_id is None
        playground.faults.clear()
        await until(lambda: started.slash_id is not None, "the commands")


async def test_the_commands_are_for_servers_that_the_bot_is_in(
    playground: Playground, decks: Path, home: Path
) -> None:
    async with running(playground, decks, home):
        await until(lambda: playground.bot_online, "the bot online")
    registered = playground.world.commands[None]
    assert {(one["type"], one["name"]) for one in registered} == {
        (1, "dixit"),
        (3, "Add to a deck"),
    }
    for one in registered:
        assert (one["integration_types"], one["contexts"]) == ([0], [0])
    alice = playground.person("Alice")
    direct = playground.world.open_dm(alice.user)
    assert not alice.commands(direct)
    assert not alice.menu(playground.world.post(direct, playground.world.bot, "Your hand"))


async def test_a_machine_whose_clock_says_1970_plays_by_discords(
    playground: Playground,
    decks: Path,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wrong = SimpleNamespace(**vars(time) | {"time": lambda: 5.0})
    monkeypatch.setattr(bot.gateway.connection, "time", wrong)
    async with running(playground, decks, home) as early:
        await until(lambda: playground.bot_online, "the bot online")
        evening = Evening(Stage(playground), early, 3)
        await evening.open()
        opened = await evening.stored()
        now = playground.world.clock.now()
        assert opened.timer is not None
        for moment in (opened.created_at, opened.touched_at, opened.timer.since):
            assert abs(moment - now) < HOUR


async def test_a_gateway_that_is_away_for_hours_at_the_start_is_found_in_the_end(
    playground: Playground,
    decks: Path,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(patience, "FIRST_PAUSE", 0.0)
    monkeypatch.setattr(library, "TIMES", math.inf)
    away = 2 * sys.getrecursionlimit()

    async with running(playground, decks, home) as waiting:
        connect = waiting.http.ws_connect

        async def unreachable(*args: Any, **options: Any) -> Any:
            nonlocal away
            away -= 1
            if away > 0:
                raise ConnectionRefusedError("nobody there")
            return await connect(*args, **options)

        monkeypatch.setattr(waiting.http, "ws_connect", unreachable)
        with caplog.at_level(logging.CRITICAL, "discord"):
            await until(lambda: playground.bot_online, "the bot online", 60)
    assert away <= 0


async def test_a_network_that_goes_away_for_long_is_found_again(
    decks: Path, home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = Playground()
    await before.start()

    def attempts() -> list[logging.LogRecord]:
        return [one for one in caplog.records if "Attempting a reconnect" in one.getMessage()]

    async with running(before, decks, home):
        await until(lambda: before.bot_online, "the bot online")
        await before.stop()
        await until(lambda: len(attempts()) >= 2 * ENOUGH, "attempts")
        async with reborn(before) as after:
            await until(lambda: after.bot_online, "the bot online again")
    for attempt in attempts():
        assert len(SafeFormatter("%(message)s").format(attempt).splitlines()) == 1


@pytest.mark.parametrize("code", [4004, 4013, 4014, 4012])
async def test_a_bot_that_is_sent_away_ends_with_one_sentence(
    playground: Playground, decks: Path, home: Path, code: int
) -> None:
    async with Victim(playground, decks, home) as victim:
        await victim.start("bot")
        await until(lambda: "ready in" in victim.log, "the bot ready")
        before = len(victim.log.splitlines())
        playground.gateway.close(code)
        assert await victim.gone() == 1
        (sentence,) = victim.log.splitlines()[before:]
        assert sentence.startswith("Discord refuses")
        assert ("token" in sentence.lower()) == (code == 4004)


async def test_a_wrong_token_ends_with_one_sentence(playground: Playground, home: Path) -> None:
    settings = {
        "DISCORD_TOKEN": "not.the.one",
        "DISCORD_API_BASE": playground.api_base,
        "DISCORD_GATEWAY_URL": playground.gateway_url,
        "DATABASE": str(home / "games.sqlite3"),
        "LOG_LEVEL": "ERROR",
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"), env=os.environ | settings, stdout=PIPE, stderr=PIPE
    )
    out, said = await process.communicate()
    assert (process.returncode, out) == (1, b"")
    (sentence,) = said.decode().splitlines()
    assert "DISCORD_TOKEN" in sentence
    assert "not.the.one" not in sentence


def test_pauses_grow_up_to_a_limit_and_begin_anew_when_all_was_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1000.0
    monkeypatch.setattr(patience, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(patience, "FIRST_PAUSE", 1.0)
    monkeypatch.setattr(patience, "LONGEST_PAUSE", 60.0)
    pauses = patience.Pauses()
    limits = [1, 2, 4, 8, 16, 32, 60, 60, 60]
    for limit in limits:
        assert limit / 2 <= pauses.delay() <= limit
        now += limit
    now += 3600
    assert pauses.delay() <= 1
