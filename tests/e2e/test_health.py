"""Health and metrics of the bot: alive, ready, deaf, and how much it does."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.client import DixitBot
from bot.doctor.examination import examine
from bot.gateway import connection
from bot.gateway.connection import DeafGateway, Heartbeats
from bot.host.endpoint import health_endpoint
from bot.host.health import CannotServeHealth, Health, Lag
from bot.host.metrics import Metrics
from bot.runtime import in_background
from bot.settings import Settings
from bot.store import NotWritable
from playground.driver import Stage
from playground.server import Playground

from .conftest import Launch
from .evening import Evening
from .order import until
from .witness import Victim

BEAT = 0.6  # seconds between heartbeats: the playground counts them, as Discord does
PATIENCE = 3 * BEAT


class Watched:
    """A bot and the address of its health endpoint."""

    def __init__(self, bot: DixitBot, heartbeats: Heartbeats, health: Health, port: int) -> None:
        self.bot = bot
        self.heartbeats = heartbeats
        self.health = health
        self._base = f"http://127.0.0.1:{port}"

    async def get(self, path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(self._base + path) as answer:
            return answer.status, await answer.text()


@asynccontextmanager
async def watched(bot: DixitBot) -> AsyncIterator[Watched]:
    heartbeats = Heartbeats(lambda: [bot])
    lag = Lag()
    async with in_background(lag.measure(), "lag"):
        health = Health(lambda: [bot], heartbeats, lag)
        metrics = Metrics(lambda: [bot], heartbeats, lag)
        async with health_endpoint("127.0.0.1", 0, health, metrics) as port:
            yield Watched(bot, heartbeats, health, port)


async def test_a_bot_that_plays_is_alive_and_ready(bot: DixitBot) -> None:
    async with watched(bot) as seen:
        assert await seen.get("/livez") == (200, "loop: ok\n")
        await until(lambda: bot.online.is_set(), "the bot online")
        assert await seen.get("/readyz") == (200, "shards: ok\ngateway: ok\nstore: ok\n")


async def test_what_a_part_adds_has_to_be_well_too(bot: DixitBot) -> None:
    async with watched(bot) as seen:

        async def lease() -> str | None:
            return "held by another worker"

        seen.health.add_question("lease", lease)
        status, text = await seen.get("/readyz")
        assert status == 503
        assert "lease: held by another worker\n" in text


async def fail(*_: object) -> None:
    raise NotWritable("games.sqlite3")


async def test_a_store_that_fails_is_not_ready(
    bot: DixitBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with watched(bot) as seen:
        monkeypatch.setattr(bot.parts.store, "next_wake", fail)
        status, text = await seen.get("/readyz")
        assert status == 503
        assert "store: fails: NotWritable" in text
        assert "games.sqlite3" not in text


async def test_metrics_come_while_the_store_fails(
    bot: DixitBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with watched(bot) as seen:
        monkeypatch.setattr(bot.parts.store, "live_by_rules", fail)
        status, text = await seen.get("/metrics")
        assert status == 200
        assert "dixit_commits_total" in text


async def test_connected_and_deaf_is_not_ready(
    bot: DixitBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with watched(bot) as seen:
        await until(lambda: seen.heartbeats.age is not None, "anything heard")
        monkeypatch.setattr("bot.host.health.QUIET", -1.0)  # as if that long ago
        status, text = await seen.get("/readyz")
        assert status == 503
        assert "shards: ok" in text
        assert re.search(r"gateway: nothing heard for \d+ s", text)


async def test_a_frozen_gateway_is_noticed_and_a_living_one_is_not(
    playground: Playground, launch: Launch
) -> None:
    playground.gateway.heartbeat_seconds = BEAT
    bot = await launch()
    heartbeats = Heartbeats(lambda: [bot])
    listening = asyncio.create_task(heartbeats.until_deaf(PATIENCE))
    done, _ = await asyncio.wait({listening}, timeout=2 * PATIENCE)
    assert not done, "heartbeats alone are enough to be heard"
    playground.gateway.freeze()
    with pytest.raises(DeafGateway, match=r"silent for \d+ s. This process ends"):
        await listening
    playground.gateway.thaw()


async def test_a_discord_that_is_away_altogether_is_waited_for(
    playground: Playground, bot: DixitBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A restart would not bring back the network."""
    away = playground.faults.add("GET /gateway", reset=True, times=None)
    monkeypatch.setattr(Heartbeats, "age", property(lambda _: 1000.0))
    listening = asyncio.create_task(Heartbeats(lambda: [bot]).until_deaf(0.1))
    await until(lambda: away.hits > 2, "three looks")
    assert not listening.done()
    playground.faults.clear()
    with pytest.raises(DeafGateway):
        await listening


async def test_a_deaf_process_ends_with_a_line_and_a_status(
    playground: Playground, decks: Path, home: Path
) -> None:
    playground.gateway.heartbeat_seconds = BEAT
    async with Victim(playground, decks, home) as victim:
        await victim.start("tests.e2e.impatient_bot", str(PATIENCE))
        playground.gateway.freeze()
        assert await victim.ended() == 1
        playground.gateway.thaw()
        assert "its gateway has been silent for" in victim.log.splitlines()[-1]
        assert "Traceback" not in victim.log


async def test_figures_tell_what_was_done_and_nobodys_id(bot: DixitBot, stage: Stage) -> None:
    async with watched(bot) as seen:
        evening = Evening(stage, bot, 3)
        await evening.open()
        await evening.begin()
        await evening.tell()
        await evening.give()
        await bot.parts.screens.settle()
        await until(lambda: bot.interactions.answers.counts["give", "played"] == 4, "four cards")
        status, text = await seen.get("/metrics")
    assert status == 200
    for line in (
        'dixit_presses_total{outcome="played",verb="give"} 4.0',
        'dixit_live_games{rules="dixit-2021"} 1.0',
        'dixit_answer_seconds_bucket{le="+Inf"}',
        "dixit_commits_total",
        'dixit_redraws_total{outcome="done"}',
        'dixit_requests_total{bucket="POST /channels/:id/messages",status="200"}',
        'dixit_requests_total{bucket="POST /interactions/:id/:token/callback",status="200"}',
        'dixit_picture_cache_total{outcome="missed"}',
        "dixit_picture_cache_bytes",
        "dixit_loop_lag_seconds",
        'dixit_gateway_age_seconds{shard="0"}',
        "process_resident_memory_bytes",
    ):
        assert line in text
    told = "\n".join(line for line in text.splitlines() if line.startswith("dixit_"))
    labels = " ".join(re.findall(r"\{(.*)\}", told))
    assert not re.search(r"\d{15,}", labels)
    assert await evening.game_id() not in labels
    assert not [friend.name for friend in evening.friends if friend.name in labels]


async def test_an_address_in_use_is_told_in_a_sentence(bot: DixitBot) -> None:
    async with watched(bot) as seen:
        port = int(seen._base.rpartition(":")[2])
        with pytest.raises(CannotServeHealth, match="HEALTH_PORT"):
            async with health_endpoint("127.0.0.1", port, seen.health, None):
                pass


async def test_without_the_library_the_page_says_how_to_get_figures(bot: DixitBot) -> None:
    heartbeats = Heartbeats(lambda: [bot])
    health = Health(lambda: [bot], heartbeats, Lag())
    async with health_endpoint("127.0.0.1", 0, health, None) as port:
        status, text = await Watched(bot, heartbeats, health, port).get("/metrics")
    assert status == 404
    assert "dixit-discord[metrics]" in text


async def test_the_doctor_finds_the_commands_of_a_bot_that_was_started(
    bot: DixitBot, playground: Playground, home: Path
) -> None:
    settings = Settings(
        token=playground.token,
        database=home / "games.sqlite3",
        api_base=playground.api_base,
        gateway_url=playground.gateway_url,
    )
    lines = [str(finding) async for finding in examine(settings)]
    assert f"/dixit with its {len(bot.slash.commands)} commands is known to Discord" in lines[-1]
    assert not [line for line in lines if line.startswith("WRONG")]


def test_quiet_comes_before_deaf() -> None:
    assert connection.QUIET > 2 * 41.25  # Discord's own interval between heartbeats
    assert connection.DEAF > connection.QUIET + 60  # the library's own patience
