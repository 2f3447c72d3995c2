"""Workers that are killed, frozen, replaced, hard of hearing or wrong about the time."""

import asyncio
import logging
import os
import signal
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playground.driver import Stage
from playground.interactions import ANSWER_WITHIN
from playground.model import Channel
from tests.e2e.order import until
from tests.postgres import server
from tests.store.postgres.wire import wire_to
from tests.workers.fleet import Fleet
from tests.workers.tables import Table, count

log = logging.getLogger(__name__)

ROUNDS = int(os.environ.get("DIXIT_FLEET_ROUNDS", "1"))
"""How often everything happens that can; more by hand."""


async def test_games_go_on_while_workers_are_killed_and_frozen(
    stage: Stage, fleet: Fleet, tables: list[Channel]
) -> None:
    stage.playground.interactions.answer_within = ANSWER_WITHIN
    await fleet.start("hour-ahead", CLOCK_OFF="3600")
    await fleet.start("deaf", DEAF_TO_HINTS="1")
    await fleet.start("stalls", STALLS="1")
    await fleet.led_by("hour-ahead", "deaf", "stalls")
    done = False

    async def trouble() -> None:
        nonlocal done
        for turn in range(ROUNDS):
            victim = await fleet.owner_of(turn % len(tables))
            fleet.send(victim, signal.SIGKILL)
            await fleet.taken_from(victim)
            await fleet.start(f"new-{turn}", CLOCK_OFF="-3600")
            await fleet.all_have_one()
            frozen = await fleet.owner_of((turn + 1) % len(tables))
            fleet.send(frozen, signal.SIGSTOP)
            await fleet.taken_from(frozen)
            fleet.send(frozen, signal.SIGCONT)
            await fleet.all_have_one()
        done = True

    playing = [Table(stage, fleet, channel) for channel in tables]
    await asyncio.gather(trouble(), *(one.play_until(lambda: done, 3) for one in playing))
    found = await count(stage, fleet, playing)
    log.warning("%s", found)
    found.check()


async def test_a_press_that_two_workers_hear_counts_once_also_when_one_is_cut_off(
    stage: Stage, fleet: Fleet, tables: list[Channel]
) -> None:
    """A fourth worker hears every press of whole games, and plays those that nobody played."""
    stage.playground.interactions.answer_within = ANSWER_WITHIN
    with TemporaryDirectory() as folder:  # the path of a socket has to be short
        async with wire_to(server().folder, Path(folder)) as wire:
            await fleet.start("a")
            await fleet.start("b")
            await fleet.start("cut-off", DATABASE=wire.address.url)
            await fleet.led_by("a", "b", "cut-off")
            await fleet.start("second", SHY="1", SHARDS_HERE="all")
            connected = stage.playground.gateway.sessions
            await until(lambda: len(connected) == 2 * len(tables), "everything is heard twice")
            playing = [Table(stage, fleet, channel) for channel in tables]
            done = False

            async def trouble() -> None:
                nonlocal done
                await until(lambda: all(table.games for table in playing), "games everywhere")
                for _ in range(ROUNDS):
                    wire.cut()
                    await fleet.taken_from("cut-off")
                    wire.mend()
                fleet.send("a", signal.SIGKILL)
                await fleet.taken_from("a")
                done = True

            await asyncio.gather(trouble(), *(one.play_until(lambda: done, 3) for one in playing))
            found = await count(stage, fleet, playing)
    log.warning("%s", found)
    found.check()


async def test_nobody_notices_that_every_worker_is_replaced(
    stage: Stage, fleet: Fleet, tables: list[Channel]
) -> None:
    names = "abc" if ROUNDS > 1 else "ab"
    for name in names:
        await fleet.start(f"{name}0", LEASE="30")
    await fleet.led_by(*(f"{name}0" for name in names))
    done = False
    slowest = 0.0

    async def deploy() -> None:
        nonlocal done, slowest
        for turn in range(ROUNDS):
            for name in names if ROUNDS > 1 else "a":
                await fleet.start(f"{name}{turn + 1}", LEASE="30")
                await fleet.joined(f"{name}{turn + 1}")
                began = time.monotonic()
                fleet.send(f"{name}{turn}", signal.SIGTERM)
                assert await fleet.ended(f"{name}{turn}") == 0
                slowest = max(slowest, time.monotonic() - began)
        done = True

    playing = [Table(stage, fleet, channel) for channel in tables]
    await asyncio.gather(deploy(), *(one.play_until(lambda: done, 3) for one in playing))
    found = await count(stage, fleet, playing)
    log.warning("%s; the slowest end took %.1f s", found, slowest)
    found.check()
    assert found.unanswered == []
