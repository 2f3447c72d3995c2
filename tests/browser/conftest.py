"""A browser for tests, which records console output and requests that leave the machine."""

import re
import shutil
import socket
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import pytest_asyncio
from aiohttp import web
from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright, expect

from bot.decks import Deck, load_deck, shelf
from bot.imaging.pictures import Pictures
from bot.store.sqlite.store import SqliteStore
from playground.driver import PATIENCE
from playground.server import Playground
from playground.web import Page as WebPage
from tests.pictures import draw_little
from tests.playing import UNSYNCED

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)

expect.set_options(timeout=PATIENCE * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip tests that need a browser where there is none."""
    if CHROMIUM is not None:
        return
    reason = pytest.mark.skip(reason="there is no chromium on this machine")
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(reason)


class Windows:
    """Reuses the browser's windows, because opening one costs more than most tests."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[bool, list[Page]] = {False: [], True: []}

    async def take(self, touch: bool) -> Page:
        """Return an empty window that shares no storage with any other."""
        if self._idle[touch]:
            return self._idle[touch].pop()
        context = await self._browser.new_context(
            locale="en-US", timezone_id="UTC", has_touch=touch
        )
        return await context.new_page()

    async def put_back(self, page: Page, touch: bool) -> None:
        """Empty a window, so that no listener, storage or hover is left for the next test."""
        await page.unroute_all()
        await page.evaluate("localStorage.clear()")
        await page.mouse.move(-1, -1)
        await page.goto("about:blank")
        self._idle[touch].append(page)


@dataclass
class Visits:
    """Opens pages and records console output, errors and requests that leave the machine."""

    windows: Windows
    base: str
    complaints: list[str] = field(default_factory=list)
    opened: list[tuple[Page, bool, dict[str, Any]]] = field(default_factory=list)

    async def open(
        self,
        person: str,
        size: ViewportSize = DESKTOP,
        *,
        touch: bool = False,
    ) -> Page:
        """Open the page as this person, in a window of this size."""
        page = await self.windows.take(touch)
        ears = {
            "console": lambda line: self.complaints.append(f"console: {line.text}"),
            "pageerror": lambda error: self.complaints.append(f"error: {error}"),
            "request": lambda request: self._check(request.url),
            "websocket": lambda socket: self._check(socket.url),
        }
        self.opened.append((page, touch, ears))
        page.set_default_timeout(PATIENCE * 1000)
        await page.set_viewport_size(size)
        await page.emulate_media(color_scheme="light", reduced_motion="no-preference")
        for event, ear in ears.items():
            page.on(event, ear)  # type: ignore[call-overload]
        await self.become(page, person)
        return page

    async def become(self, page: Page, person: str) -> None:
        """Show the world as another person in the same window."""
        await page.goto(f"{self.base}/?as={person}")
        await page.wait_for_selector("body.ready")

    async def close(self) -> None:
        """Put all windows back for the next test."""
        for page, touch, ears in self.opened:
            for event, ear in ears.items():
                page.remove_listener(event, ear)
            await self.windows.put_back(page, touch)

    def _check(self, url: str) -> None:
        if urlsplit(url).netloc != urlsplit(self.base).netloc:
            self.complaints.append(f"request to {url}")


def said(page: Page, text: str | re.Pattern[str]) -> Locator:
    """Return the locator of a text in the main column, not in the screen reader's live region."""
    return page.locator("#main").get_by_text(text)


_read = cache(load_deck)


@pytest.fixture(scope="session")
def tiles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the tiles that any bot of this run has made."""
    return tmp_path_factory.mktemp("tiles")


@pytest.fixture(autouse=True)
def shared(tmp_path: Path, tiles: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Share decks and tiles between all bots, and draw little.

    Databases are not synced to the disk.
    """
    draw_little(monkeypatch.setattr)
    (tmp_path / "pictures").symlink_to(tiles)
    monkeypatch.setattr(shelf, "load_deck", _read)
    monkeypatch.setattr(Pictures, "prepare", prepare_none)
    monkeypatch.setattr(SqliteStore, "open", partial(SqliteStore.open, pragmas=UNSYNCED))


async def prepare_none(self: Pictures, deck: Deck) -> int:  # noqa: ARG001
    """Leave the tiles of a deck to be made as needed: a test shows few of its cards."""
    return 0


@pytest.fixture
def web_page() -> WebPage:
    return WebPage(fast=True)


@pytest.fixture(scope="session")
def port() -> Iterator[int]:
    """Yield a port reserved for the whole run, so that the browser's cache stays valid."""
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # bound, but never listened on
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


def keep_files(app: web.Application, _playground: Playground) -> None:
    """Let the browser cache scripts and styles, which no test changes."""

    async def keep(request: web.Request, response: web.StreamResponse) -> None:
        if request.path.startswith("/static/"):
            response.headers["Cache-Control"] = "max-age=3600"

    app.on_response_prepare.append(keep)


@pytest_asyncio.fixture(loop_scope="session")
async def playground(web_page: WebPage, port: int) -> AsyncIterator[Playground]:
    async with Playground(port, attach=[web_page.attach, keep_files]) as running:
        yield running


# Starting a browser takes longer than most tests, so all share one, in one event loop.
@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def windows() -> AsyncIterator[Windows]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield Windows(browser)
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def visits(windows: Windows, playground: Playground) -> AsyncIterator[Visits]:
    made = Visits(windows, playground.base)
    yield made
    await made.close()
    assert made.complaints == []
