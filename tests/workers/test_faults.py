"""Workers that are killed, frozen, replaced, deaf to hints or wrong about the time."""

import asyncio
import logging
import os
import signal
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.store import ServerSettings
from playground.driver import Stage
from playground.interactions import ANSWER_WITHIN
from playground.model import Channel
from tests.e2e.deckmaking import add, small_photo
from tests.e2e.evening import plain
from tests.e2e.order import until
from tests.postgres import server
from tests.store.postgres.wire import wire_to
from tests.workers.fleet import Fleet, eventually
from tests.workers.process import STALLED, UPLOADING
from tests.workers.tables import Table, count

log = logging.getLogger(__name__)

ROUNDS = int(os.environ.get("DIXIT_FLEET_ROUNDS", "1"))
"""How often everything happens that can; more by hand."""

NAMES = "abc"


async def test_games_go_on_while_workers_are_killed_and_frozen(
    stage: Stage, fleet: Fleet, tables: list[Channel]
) -> None:
    """One of them loses its lease while it draws, one is deaf, and two have the wrong time."""
    stage.playground.interactions.answer_within = ANSWER_WITHIN
    await fleet.start("hour-ahead", CLOCK_OFF="3600")
    await fleet.start("deaf", DEAF_TO_HINTS="1")
    await fleet.start("stalls", STALLS="1")
    await fleet.led_by("hour-ahead", "deaf", "stalls")
    done = False

    async def trouble() -> None:
        nonlocal done
        for turn in range(ROUNDS):
            await fleet.freeze("deaf" if turn == 0 else await fleet.owner_of(turn % len(tables)))
            await fleet.all_have_one()
            victim = await fleet.owner_of((turn + 1) % len(tables))
            await fleet.kill("hour-ahead" if turn == 0 else victim)
            await fleet.start(f"hour-behind-{turn}", CLOCK_OFF="-3600")
            await fleet.all_have_one()
        await fleet.said("stalls", STALLED)
        await fleet.said("stalls", "lost the lease of shard")
        done = True

    playing = [Table(stage, fleet, channel) for channel in tables]
    await asyncio.gather(trouble(), *(one.play_until(lambda: done) for one in playing))
    found = await count(stage, fleet, playing)
    log.warning("%s", found)
    found.check(interrupted=2 * ROUNDS)


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
            await until(lambda: _heard_twice(stage), "everything is heard twice")
            playing = [Table(stage, fleet, channel) for channel in tables]
            done = False

            async def trouble() -> None:
                nonlocal done
                await until(lambda: all(table.games for table in playing), "games everywhere")
                fleet.send("a", signal.SIGKILL)
                for _ in range(ROUNDS):
                    await fleet.leads("cut-off")
                    wire.cut()
                    await fleet.taken_from("cut-off")
                    wire.mend()
                await fleet.taken_from("a")
                done = True

            await asyncio.gather(trouble(), *(one.play_until(lambda: done) for one in playing))
            found = await count(stage, fleet, playing)
    log.warning("%s", found)
    found.check(interrupted=1 + ROUNDS)


@pytest.mark.parametrize("late", ["post", "answer"])
async def test_a_message_that_a_worker_sends_after_losing_its_shard_is_not_left_twice(
    stage: Stage, fleet: Fleet, tables: list[Channel], late: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another worker has posted the message by then; the late copy goes, and play goes on."""
    # A worker may be stopped for longer than Discord recognises a repeated post.
    monkeypatch.setattr("playground.rest.messages.NONCE_LIFE", 0.0)
    await fleet.start("late", SENDS_LATE=late, LEASE="2")
    await fleet.start("other", LEASE="2")
    await fleet.led_by("late", "other")
    owners = [await fleet.owner_of(shard) for shard in range(len(tables))]
    shard = owners.index("late")
    playing = Table(stage, fleet, tables[shard])
    taken_over = False

    async def is_taken() -> bool:
        return await fleet.owner_of(shard) == "other"

    async def trouble() -> None:
        nonlocal taken_over
        await eventually(is_taken, "the other worker leads the shard")
        await fleet.said("late", STALLED)
        taken_over = True

    await asyncio.gather(trouble(), playing.play_until(lambda: taken_over))
    found = await count(stage, fleet, [playing])
    log.warning("%s", found)
    found.check()


def _heard_twice(stage: Stage) -> bool:
    gateway = stage.playground.gateway
    heard = [one.shard[0] for one in gateway.connected]
    return all(heard.count(shard) > 1 for shard in range(gateway.shards))


async def test_nobody_notices_that_every_worker_is_replaced(
    stage: Stage, fleet: Fleet, tables: list[Channel], tmp_path: Path
) -> None:
    for channel in tables:
        assert channel.guild_id is not None
        await fleet.store.put_server(ServerSettings(channel.guild_id, decks=("extra",)))
    for name in NAMES:
        await fleet.start(f"{name}0", LEASE="30")
    await fleet.led_by(*(f"{name}0" for name in NAMES))
    done = False
    slowest = 0.0
    replaced = NAMES if ROUNDS > 1 else NAMES[:1]
    newest = [f"{name}{ROUNDS if name in replaced else 0}" for name in NAMES]

    async def deploy() -> None:
        nonlocal done, slowest
        for turn in range(ROUNDS):
            for name in replaced:
                fresh = f"{name}{turn + 1}"
                lacking = {"DECKS_DIR": str(_without("extra", fleet, tmp_path))}
                await fleet.start(fresh, LEASE="30", **(lacking if fresh == newest[0] else {}))
                await fleet.joined(fresh)
                began = time.monotonic()
                fleet.send(f"{name}{turn}", signal.SIGTERM)
                assert await fleet.ended(f"{name}{turn}") == 0
                slowest = max(slowest, time.monotonic() - began)
        done = True

    playing = [Table(stage, fleet, channel) for channel in tables]
    await asyncio.gather(deploy(), *(one.play_until(lambda: done) for one in playing))
    await fleet.led_by(*newest)
    await _play_without_a_deck(stage, fleet, newest[0], playing)
    found = await count(stage, fleet, playing)
    log.warning("%s; the slowest end took %.1f s", found, slowest)
    found.check()
    assert found.unanswered == []


async def test_nobody_waits_for_an_upload_when_its_worker_is_replaced(
    stage: Stage, fleet: Fleet, tables: list[Channel]
) -> None:
    """An upload that ends soon is still shown; the presser of a longer one is told the truth."""
    ends = {
        "hasty": ("3600", "5", "I had to restart"),
        "patient": ("5", "100", "New cards for"),
        "stays": ("1", "100", ""),
    }
    for channel in tables:
        assert channel.guild_id is not None
        await fleet.store.put_server(ServerSettings(channel.guild_id, makers="everyone"))
    for name, (upload, handing_over, _) in ends.items():
        time_left = {"HANDING_OVER": handing_over, "CLEARING_UP": "30"}
        await fleet.start(name, LEASE="30", UPLOADS_TAKE=upload, **time_left)
    await fleet.led_by(*ends)
    playing = [Table(stage, fleet, channel) for channel in tables]
    stage.playground.interactions.answer_within = ANSWER_WITHIN
    done = False

    async def deploy() -> None:
        nonlocal done
        await until(lambda: all(table.games for table in playing), "games everywhere")
        for name in ("hasty", "patient"):
            owners, pid = await fleet.owners(), fleet.processes[name].pid
            maker = playing[next(shard for shard in owners if owners[shard] == pid)].host
            await maker.slash("dixit deck new", name="Deck")
            await add(maker, {"1.jpg": small_photo(1)})
            await fleet.said(name, UPLOADING)
            await fleet.start(f"after-{name}", LEASE="30")
            await fleet.joined(f"after-{name}")
            fleet.send(name, signal.SIGTERM)
            assert await fleet.ended(name) == 0
            assert maker.can_see(ends[name][2])
        done = True

    await asyncio.gather(deploy(), *(one.play_until(lambda: done) for one in playing))
    found = await count(stage, fleet, playing)
    log.warning("%s", found)
    found.check()
    assert found.unanswered == []


def _without(deck: str, fleet: Fleet, folder: Path) -> Path:
    """Return a new folder below ``folder`` that links to all decks but this one."""
    others = folder / f"without-{deck}"
    others.mkdir(exist_ok=True)
    for path in fleet.decks.iterdir():
        if path.name != deck and not (others / path.name).exists():
            (others / path.name).symlink_to(path)
    return others


async def _play_without_a_deck(
    stage: Stage, fleet: Fleet, lacking: str, playing: list[Table]
) -> None:
    """Check that a worker that lacks a deck says so in its log and in a lobby, then play."""
    await fleet.said(lacking, "lacks decks that others have (extra)")
    owners = await fleet.owners()
    table = next(playing[n] for n in owners if owners[n] == fleet.processes[lacking].pid)
    await table.open_lobby()
    lobby = stage.place(table.channel)
    said = "The deck “extra” isn’t available"
    # The end of the game before may still be on its way, below the lobby.
    await stage.wait_until(lambda: any(said in plain(one.text) for one in lobby.messages), said)
    await table.play()
