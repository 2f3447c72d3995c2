"""A bot that was updated goes online with the games of its former version, and plays new ones."""

import logging
from pathlib import Path

import pytest

from playground.driver import Stage
from tests.store.releases import released, unpack

from .conftest import Launch, on_sqlite
from .evening import Evening
from .order import check_in_line


@on_sqlite  # past releases are kept as files; their move to PostgreSQL is in tests/store/postgres
@pytest.mark.parametrize("version", released())
async def test_the_games_of_a_past_release_are_there_and_new_ones_are_played(
    launch: Launch, stage: Stage, home: Path, caplog: pytest.LogCaptureFixture, version: str
) -> None:
    unpack(version, home / "games.sqlite3")
    bot = await launch()
    before = await bot.parts.store.live_games()
    assert before
    evening = Evening(stage, bot, 3)
    await evening.open(goal=3)
    await evening.begin()
    await evening.play_on()
    await check_in_line(stage, bot, await evening.game_id())
    assert await bot.parts.store.live_games() == before
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
