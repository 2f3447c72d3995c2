"""The real bot on the playground: unmodified discord.py, real HTTP, a real database file."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from bot.app import assembled
from bot.client import RATE_LIMIT_PATIENCE, DixitBot
from bot.decks import SHIPPED
from bot.gateway import people, permissions, replies, requests
from bot.gateway.library import point_discord_at
from bot.gateway.requests import Requests
from bot.play import alarms
from bot.play.timers import Delays
from bot.screens.files import PICTURE_PATIENCE
from bot.screens.scheduler import Tempo
from bot.settings import Settings
from bot.store import Address
from bot.store.sqlite.opening import create_if_missing
from playground.driver import PATIENCE, Stage
from playground.interactions import ANSWER_WITHIN
from playground.server import Playground

from . import library
from .once import do_once
from .sandbox_forks import SandboxForks

NEVER = 3600.0
LONG_LIMIT = 0.8 * RATE_LIMIT_PATIENCE  # of a rate limit; a longer one is an error to the library
WAITS = {
    "bot.gateway.people.NAMES_PATIENCE": people.NAMES_PATIENCE,
    "bot.gateway.permissions.MEMBERS_PATIENCE": permissions.MEMBERS_PATIENCE,
    "bot.gateway.replies.ACKNOWLEDGE_AFTER": replies.ACKNOWLEDGE_AFTER,
    "bot.gateway.requests.LONGEST_ANSWER_UPLOAD": requests.LONGEST_ANSWER_UPLOAD,
    "bot.screens.files.PICTURE_PATIENCE": PICTURE_PATIENCE,
}
"""How long an answer waits until it is acknowledged, or given without its picture."""
HURRY = Tempo(
    beat=0.05,
    breath=0.0,
    progress=0.0,
    try_again=0.2,
    dm_patience=NEVER,
    dms_again=0.3,
    look_again=0.0,
)
AT_ONCE = Delays((0.0, 0.0), (0.0, 0.0), (0.0, 0.0))
BAN_PAUSE = 0.4

TOLD = '[[card]]\nid = "{0:03}"\ntitle = "Secret title {0:03}"\nalt = "marked-{0:03}"\n'
"""A card's entry in deck.toml; its alt text identifies it wherever it is described."""

Launch = Callable[[], Awaitable[DixitBot]]


@pytest.fixture(scope="session")
def decks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of decks with tiny plain pictures.

    The deck "tales" has the words of a shipped deck, but plain pictures.
    """
    root = tmp_path_factory.mktemp("decks")
    for deck, count in (("plain", 90), ("extra", 84), ("few", 31)):
        folder = root / deck
        folder.mkdir()
        for i in range(count):
            Image.new("RGB", (40, 60), (i, 255 - i, 3 * i % 255)).save(folder / f"{i:03}.png")
        cards = "".join(TOLD.format(i) for i in range(count))
        (folder / "deck.toml").write_text(f'name = "{deck.title()}"\n{cards}', encoding="utf-8")
    pictures = shutil.ignore_patterns("*.webp")
    shutil.copytree(SHIPPED / "phrases", root / "phrases")
    tales = shutil.copytree(SHIPPED / "dreams", root / "tales", ignore=pictures)
    for picture in (SHIPPED / "dreams").glob("*.webp"):
        Image.new("RGB", (40, 60)).save(tales / f"{picture.stem}.png")
    return root


@pytest.fixture(scope="session")
def sandbox_forks() -> Iterator[SandboxForks]:
    """Yield what forks the sandboxes of all bots of this run."""
    with SandboxForks() as forks:
        yield forks


@pytest.fixture(autouse=True)
def shared(decks: Path, sandbox_forks: SandboxForks, monkeypatch: pytest.MonkeyPatch) -> None:
    """Share decks and pictures between all bots, and shorten the pauses before retries.

    Lengthen the waits before an acknowledgement, so that a slow machine changes no result.
    """
    # Long waits, so that nothing is acknowledged before it is answered on a slow machine.
    for wait in WAITS:
        monkeypatch.setattr(wait, PATIENCE)
    do_once(monkeypatch, decks)
    sandbox_forks.use(monkeypatch)
    library.hurry(monkeypatch)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database without games; every bot of this run starts with a copy of it."""
    path = tmp_path_factory.mktemp("database") / "games.sqlite3"
    create_if_missing(path)
    return path


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the decks' tiles, made once for all bots of this run."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture
def home(tmp_path: Path, prepared: Path) -> Path:
    """Return the folder for a bot's database, with a link to the shared tiles."""
    (tmp_path / "pictures").symlink_to(prepared)
    return tmp_path


@pytest.fixture
def database(
    request: pytest.FixtureRequest,
    home: Path,
    empty_database: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Address:
    """Return where games are stored: an SQLite file, or PostgreSQL if selected.

    A test selects it with its parameter, a whole run with ``DIXIT_STORE``. For PostgreSQL, also
    change to the folder ``home``.
    """
    if getattr(request, "param", os.environ.get("DIXIT_STORE", "sqlite")) == "sqlite":
        return Path(shutil.copy(empty_database, home / "games.sqlite3"))
    pytest.importorskip("asyncpg", reason="asyncpg is missing: install the extra postgres")
    from tests import postgres

    address = postgres.empty_postgres()
    monkeypatch.setattr("bot.store.postgres.database.PATIENCE", postgres.UNHURRIED)
    (home / "data").symlink_to(home)  # the bot keeps its other files beside the database
    monkeypatch.chdir(home)
    return address


discord_hangs = pytest.mark.parametrize("patience", [1.0], indirect=True)
dms_are_late_soon = pytest.mark.parametrize("dm_patience", [1.0], indirect=True)
on_sqlite = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
on_both_stores = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground() as running:
        # Three seconds are too few on a busy machine; what happens after them has its own tests.
        running.interactions.answer_within = PATIENCE
        if seed := os.environ.get("DIXIT_DELAYS"):
            running.delays = Random(seed)
        yield running
        assert not running.violations, running.violations


@pytest.fixture
def impatient(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use Discord's real time limits for answers."""
    playground.interactions.answer_within = ANSWER_WITHIN
    for wait, seconds in WAITS.items():
        monkeypatch.setattr(wait, seconds)


@pytest.fixture
def stage(playground: Playground) -> Stage:
    return Stage(playground)


@pytest.fixture
def patience(request: pytest.FixtureRequest) -> float:
    """Return how many seconds the bot waits for Discord; tests with a silent Discord set fewer."""
    return float(getattr(request, "param", PATIENCE))


@pytest.fixture
def dm_patience(request: pytest.FixtureRequest) -> float:
    """Return the seconds after which a hand is late; long by default, because machines are busy."""
    return float(getattr(request, "param", HURRY.dm_patience))


@pytest.fixture
async def launch(
    playground: Playground, decks: Path, database: Address, patience: float, dm_patience: float
) -> AsyncIterator[Launch]:
    """Yield a function that starts the bot; it can be called again to restart on one database.

    On exit, stop all bots and restore Discord's own addresses.
    """
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
                    tempo=replace(HURRY, dm_patience=dm_patience),
                    delays=AT_ONCE,
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
    """Make alarms check without a pause between bursts, because computers make many moves."""
    monkeypatch.setattr(alarms, "SETTLE", 0.0)


@pytest.fixture
async def bot(launch: Launch) -> DixitBot:
    return await launch()
