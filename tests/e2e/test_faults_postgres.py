"""PostgreSQL goes away in the middle of an evening, and comes back."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.rules.model import Phase
from bot.store import Address, StoreError
from playground.driver import Stage

from .conftest import Launch
from .evening import Evening
from .order import check_in_line

pytest.importorskip("asyncpg", reason="asyncpg is missing: install the extra postgres")

from bot.cli.temporary_postgres import NoPostgres, TemporaryPostgres

SURVIVES_KILLS = {"fsync": "off"}  # the machine itself stays on


@pytest.fixture
def server() -> Iterator[TemporaryPostgres]:
    try:
        with TemporaryPostgres(SURVIVES_KILLS) as running:
            yield running
    except NoPostgres as reason:
        pytest.skip(str(reason))


@pytest.fixture
def database(server: TemporaryPostgres, home: Path, monkeypatch: pytest.MonkeyPatch) -> Address:
    (home / "data").symlink_to(home)
    monkeypatch.chdir(home)
    return server.address()


async def test_an_evening_goes_on_when_the_database_is_back(
    stage: Stage,
    launch: Launch,
    server: TemporaryPostgres,
    caplog: pytest.LogCaptureFixture,
) -> None:
    bot = await launch()
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    clue = f"story:{await evening.game_id()}:1:1"
    server.stop(signal.SIGKILL)
    with pytest.raises(StoreError, match="does not answer"):
        await evening.stored()
    server.start()
    await evening.host.dm.press(clue)
    await evening.host.fills("Lights out")
    await evening.give()
    await evening.vote()
    assert (await evening.game()).phase is Phase.SCORED
    assert str(server.folder) not in caplog.text  # nor any other address
    assert "Errno" not in caplog.text
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())
