"""A browser for the tests, that notices every word on the console and every request that leaves."""

import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Locator, Page, async_playwright

from playground.server import Playground
from playground.web import Page as WebPage

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
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what needs a browser where there is none."""
    if CHROMIUM is not None:
        return
    reason = pytest.mark.skip(reason="there is no chromium on this machine")
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(reason)


@dataclass
class Visits:
    """Opens pages and remembers what they should not have done."""

    browser: Browser
    base: str
    complaints: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    async def open(self, person: str, size: dict[str, int] | None = None, **options: Any) -> Page:
        """Look at the world as somebody, in a window of this size."""
        shape: Any = size or DESKTOP
        context = await self.browser.new_context(viewport=shape, locale="en-US", **options)
        self.contexts.append(context)
        page = await context.new_page()
        page.set_default_timeout(8000)
        page.on("console", lambda line: self.complaints.append(f"console: {line.text}"))
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", lambda request: self._check(request.url))
        page.on("websocket", lambda socket: self._check(socket.url))
        await page.goto(f"{self.base}/?as={person}")
        await page.wait_for_selector("body.ready")
        return page

    def _check(self, url: str) -> None:
        if urlsplit(url).netloc != urlsplit(self.base).netloc:
            self.complaints.append(f"request to {url}")


def said(page: Page, text: str) -> Locator:
    """Return where something stands among the messages (and not in what is read aloud)."""
    return page.locator("#main").get_by_text(text)


@pytest.fixture
def web_page() -> WebPage:
    return WebPage(fast=True)


@pytest_asyncio.fixture(loop_scope="session")
async def playground(web_page: WebPage) -> AsyncIterator[Playground]:
    async with Playground(attach=[web_page.attach]) as running:
        yield running


# Starting a browser takes longer than most tests: all of them share one, in one event loop.
@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def visits(browser: Browser, playground: Playground) -> AsyncIterator[Visits]:
    made = Visits(browser, playground.base)
    yield made
    for context in made.contexts:
        await context.close()
    assert made.complaints == []
