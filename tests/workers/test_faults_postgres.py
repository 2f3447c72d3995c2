"""PostgreSQL freezes, dies and hands over to its standby under three workers and whole games."""

import asyncio
import logging
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from bot.store.postgres.temporary import NoPostgres, TemporaryPostgres
from playground.driver import Stage
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


async def _all_play(fleet: Fleet, playing: list[Table]) -> None:
    """Wait until moves were kept at every table since now."""

    async def moves() -> list[int]:
        query = "SELECT count(*) FROM journal JOIN game ON id = game_id WHERE channel_id = $1"
        return [await fleet.store.database.value(query, one.channel.id) for one in playing]

    before = await moves()

    async def so() -> bool:
        return all(now > then for now, then in zip(await moves(), before, strict=True))

    await eventually(so, "everybody plays on")
