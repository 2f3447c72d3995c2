"""The real bot on the playground: unmodified discord.py, real HTTP, a real database file."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest
from PIL import Image

from bot.app import assembled
from bot.decks import SHIPPED
from bot.gateway.client import DixitBot
from bot.gateway.endpoint import point_discord_at
from bot.gateway.requests import Requests
from bot.play import alarms
from bot.play.timers import Moments
from bot.screens.tempo import Tempo
from bot.settings import Settings
from bot.store import Address
from bot.store.sqlite.opening import create_if_missing
from playground.driver import PATIENCE, Stage
from playground.interactions import ANSWER_WITHIN
from playground.server import Playground

from . import library
from .once import do_once

HURRY = Tempo(beat=0.05, breath=0.0, progress=0.0, try_again=0.2)
AT_ONCE = Moments((0.0, 0.0), (0.0, 0.0), (0.0, 0.0))
BAN_PAUSE = 0.4

TOLD = '[[card]]\nid = "{0:03}"\ntitle = "Secret title {0:03}"\nalt = "marked-{0:03}"\n'
"""A card's entry in deck.toml: it is recognised by its alt text wherever it is described."""

Launch = Callable[[], Awaitable[DixitBot]]


@pytest.fixture(scope="session")
def decks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Small decks of plain pictures: the shipped one lends computer players its words only."""
    root = tmp_path_factory.mktemp("decks")
    for deck, count in (("plain", 90), ("extra", 84), ("few", 31)):
        folder = root / deck
        folder.mkdir()
        for i in range(count):
            Image.new("RGB", (40, 60), (i, 255 - i, 3 * i % 255)).save(folder / f"{i:03}.png")
        cards = "".join(TOLD.format(i) for i in range(count))
        (folder / "deck.toml").write_text(f'name = "{deck.title()}"\n{cards}', encoding="utf-8")
    pictures = shutil.ignore_patterns("*.webp")
    tales = shutil.copytree(SHIPPED / "dreams", root / "tales", ignore=pictures)
    for picture in (SHIPPED / "dreams").glob("*.webp"):
        Image.new("RGB", (40, 60)).save(tales / f"{picture.stem}.png")
    return root


@pytest.fixture(autouse=True)
def shared(decks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What all bots have in common is done once for all of them, and nothing waits for luck."""
    do_once(monkeypatch, decks)
    library.hurry(monkeypatch)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without games, as every bot of this run finds it at its first start."""
    path = tmp_path_factory.mktemp("database") / "games.sqlite3"
    create_if_missing(path)
    return path


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the decks' tiles are kept ready, made once for all bots of this run."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture
def home(tmp_path: Path, prepared: Path) -> Path:
    """The folder of a bot's database."""
    (tmp_path / "pictures").symlink_to(prepared)
    return tmp_path


@pytest.fixture
def database(
    request: pytest.FixtureRequest,
    home: Path,
    empty_database: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Address:
    """Where the games are kept: in a file, unless a story or ``DIXIT_STORE`` says otherwise."""
    if getattr(request, "param", os.environ.get("DIXIT_STORE", "sqlite")) == "sqlite":
        return Path(shutil.copy(empty_database, home / "games.sqlite3"))
    pytest.importorskip("asyncpg", reason="asyncpg is missing: install the extra postgres")
    from tests import postgres

    address = postgres.empty_postgres()
    monkeypatch.setattr("bot.store.postgres.database.PATIENCE", postgres.UNHURRIED)
    (home / "data").symlink_to(home)  # what is not in the database is beside it
    monkeypatch.chdir(home)
    return address


discord_hangs = pytest.mark.parametrize("patience", [1.0], indirect=True)
on_sqlite = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
on_both_stores = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground() as running:
        # Three seconds are little on a busy machine; what happens after them has its own tests.
        running.interactions.answer_within = PATIENCE
        yield running
        assert not running.violations, running.violations


@pytest.fixture
def impatient(playground: Playground) -> None:
    """People give up on an answer as soon as Discord does."""
    playground.interactions.answer_within = ANSWER_WITHIN


@pytest.fixture
def stage(playground: Playground) -> Stage:
    return Stage(playground)


@pytest.fixture
def patience(request: pytest.FixtureRequest) -> float:
    """Seconds that Discord may take for an answer: few where it never gives one."""
    return float(getattr(request, "param", PATIENCE))


@pytest.fixture
async def launch(
    playground: Playground, decks: Path, database: Address, patience: float
) -> AsyncIterator[Launch]:
    """Start the bot, once or several times one after the other on the same database."""
    async with AsyncExitStack() as stack:

        async def start() -> DixitBot:
            settings = Settings(
                token=playground.token,
                database=database,
                api_base=playground.api_base,
                gateway_url=playground.gateway_url,
                decks_dir=str(decks),
            )
            bot = await stack.enter_async_context(
                assembled(
                    settings,
                    tempo=HURRY,
                    moments=AT_ONCE,
                    clock=playground.world.clock.now,
                    requests=partial(Requests, back_off=(0.02, 0.05, 0.1), ban_pause=BAN_PAUSE),
                    patience=patience,
                    guild_ready_timeout=0.0,
                )
            )
            running = asyncio.create_task(bot.start(playground.token))

            async def stop() -> None:
                await bot.close()
                await asyncio.gather(running, return_exceptions=True)

            stack.push_async_callback(stop)
            ready = asyncio.create_task(bot.wait_until_ready())
            await asyncio.wait(
                {ready, running}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
            )
            if running.done():
                running.result()
            return bot

        yield start
    point_discord_at()


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alarms look at once: computer players make many moves."""
    monkeypatch.setattr(alarms, "BURST", 0.0)


@pytest.fixture
async def bot(launch: Launch) -> DixitBot:
    return await launch()
