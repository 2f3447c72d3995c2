"""PostgreSQL freezes, dies and hands over to its standby under three workers and whole games."""

import asyncio
import logging
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from bot.cli.temporary_postgres import NoPostgres, TemporaryPostgres
from playground.driver import Reply, Stage
from playground.interactions import ANSWER_WITHIN
from playground.model import Channel
from tests.store.postgres.standby import FIRST, Standby, either
from tests.workers.fleet import Fleet, eventually
from tests.workers.tables import Table, count
from tests.workers.test_faults import NAMES, ROUNDS

log = logging.getLogger(__name__)

LEASE = "2.5"  # seconds: it has run out when a worker gives up a beat, so nobody leads any more
CUT_OFF = "cannot renew its leases"
SURVIVES_KILLS = {"fsync": "off"}  # the machine itself stays on


@pytest.fixture
def servers() -> Iterator[tuple[TemporaryPostgres, Standby]]:
    with ExitStack() as stack:
        try:
            first = stack.enter_context(TemporaryPostgres(FIRST | SURVIVES_KILLS))
            yield first, stack.enter_context(Standby(first))
        except NoPostgres as reason:
            pytest.skip(str(reason))


async def test_games_go_on_while_postgresql_freezes_dies_and_hands_over(
    stage: Stage,
    tables: list[Channel],
    decks: Path,
    tmp_path: Path,
    servers: tuple[TemporaryPostgres, Standby],
) -> None:
    stage.playground.interactions.answer_within = ANSWER_WITHIN
    first, second = servers
    done = False
    async with Fleet(
        stage.playground, either(first, second), decks, tmp_path, len(tables)
    ) as fleet:
        for name in NAMES:
            await fleet.start(name, HASTY="1", LEASE=LEASE)
        await fleet.led_by(*NAMES)
        playing = [Table(stage, fleet, channel) for channel in tables]

        async def trouble() -> None:
            nonlocal done
            for _ in range(ROUNDS):
                await _all_play(fleet, playing)
                before = {name: fleet.times_said(name, CUT_OFF) for name in NAMES}
                first.send(signal.SIGSTOP)
                for name, times in before.items():
                    await fleet.said(name, CUT_OFF, times + 1)
                first.send(signal.SIGCONT)
                await _all_play(fleet, playing)
                first.stop(signal.SIGKILL)
                await asyncio.to_thread(first.start)
            await _all_play(fleet, playing)
            first.stop(signal.SIGKILL)
            await asyncio.to_thread(second.promote)
            await _all_play(fleet, playing)
            done = True

        await asyncio.gather(trouble(), *(one.play_until(lambda: done) for one in playing))
        found = await count(stage, fleet, playing)
    log.warning("%s", found)
    found.check()


async def test_nobody_is_left_without_a_word_while_postgresql_does_not_answer(
    stage: Stage, tables: list[Channel], decks: Path, tmp_path: Path
) -> None:
    """At first a worker still leads; later none may."""
    stage.playground.interactions.answer_within = ANSWER_WITHIN
    try:
        with TemporaryPostgres(SURVIVES_KILLS) as server:
            address = server.address()
            async with Fleet(stage.playground, address, decks, tmp_path, len(tables)) as fleet:
                for name in NAMES:
                    await fleet.start(name, HASTY="1", LEASE=LEASE)
                await fleet.led_by(*NAMES)
                playing = [Table(stage, fleet, channel) for channel in tables]
                for one in playing:
                    await one.open_lobby()
                    await stage.wait_until(partial(one.host.with_part, "join"), "the lobby")
                before = {name: fleet.times_said(name, CUT_OFF) for name in NAMES}
                server.send(signal.SIGSTOP)
                replies = [await _press_everywhere(playing)]
                for name, times in before.items():
                    await fleet.said(name, CUT_OFF, times + 1)
                replies.append(await _press_everywhere(playing))
                server.send(signal.SIGCONT)
                await asyncio.gather(*(one.play() for one in playing))
    except NoPostgres as reason:
        pytest.skip(str(reason))
    for reply in (reply for some in replies for reply in some):
        seen = [*reply.follow_ups, *([reply.message] if reply.private else [])]
        assert any("couldn’t save that just now" in str(one and one.text) for one in seen)


async def _press_everywhere(tables: list[Table]) -> list[Reply]:
    """Send a press and a command to every table; raise ``DidNotRespond`` if one is not answered."""
    presses = [one.friends[1].press("join") for one in tables]
    commands = [one.friends[2].slash("dixit score") for one in tables]
    return list(await asyncio.gather(*presses, *commands))


async def _all_play(fleet: Fleet, playing: list[Table]) -> None:
    """Wait until every table has saved at least one more move."""

    async def moves() -> list[int]:
        query = "SELECT count(*) FROM journal JOIN game ON id = game_id WHERE channel_id = $1"
        return [await fleet.store.database.value(query, one.channel.id) for one in playing]

    before = await moves()

    async def so() -> bool:
        return all(now > then for now, then in zip(await moves(), before, strict=True))

    await eventually(so, "everybody plays on")
