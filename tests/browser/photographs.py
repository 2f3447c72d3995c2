"""Makes the README's pictures of the playground: docs/round.webp and playground/pictures.

python -m tests.browser.photographs

Three games are played: a round on a phone, a game to its end, and a round each in Arabic and
Hebrew. A photograph shows one message, as one of the players sees it.
"""

import asyncio
import io
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import Browser, BrowserContext, Page, ViewportSize, async_playwright

from bot.app import assembled
from bot.client import DixitBot
from bot.rules.model import Phase
from bot.screens.scheduler import HURRIED
from bot.settings import Settings
from playground.driver import Stage
from playground.server import Playground
from playground.web import Page as WebPage
from tests.e2e.evening import Evening

from .conftest import CHROMIUM, FLAGS
from .test_game import control

ROOT = Path(__file__).parents[2]
ROUND, PICTURES = ROOT / "docs" / "round.webp", ROOT / "playground" / "pictures"
SMALL, NARROW = ViewportSize(width=400, height=844), ViewportSize(width=404, height=1300)
DENSITY = 2  # pixels of a photograph for each of the page's
SECONDS = 2.4  # per frame
QUALITY, MOVING_QUALITY = 82, 66
PLAYERS = ("Alice", "Bob", "Chloé", "Oksana", "Marek", "Dmitri")
CLUES = (
    *("The door that was not there yesterday", "Nearly home", "What the sea forgot to take"),
    *(
        "Do not wake him",
        "A very small orchestra",
        "Sunday, but only just",
        "Further than it looks",
    ),
    *("The last slice", "She promised to write", "Two sides of the same rain"),
)
IN_ARABIC, IN_HEBREW = "قبل أن يستيقظ البحر", "הדלת שלא הייתה שם אתמול"


class Studio:
    """Opens the page and photographs messages on it."""

    def __init__(self, bot: DixitBot, town: Playground, browser: Browser) -> None:
        self.bot = bot
        self.stage = Stage(town)
        self._base = town.base
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    async def open(self, person: str, size: ViewportSize, density: float = DENSITY) -> Page:
        """Open the page as this person; its language is the person's own."""
        context = await self._browser.new_context(
            viewport=size, device_scale_factor=density, locale="en-US", timezone_id="UTC"
        )
        self._contexts.append(context)
        page = await context.new_page()
        await page.goto(f"{self._base}/?as={person}")
        await page.wait_for_selector("body.ready")
        return page

    async def close(self) -> None:
        """Close all pages."""
        for context in self._contexts:
            await context.close()
        self._contexts.clear()

    def table(self, players: int) -> Evening:
        """Return an evening with this many of the playground's people, who open hands by button."""
        evening = Evening(self.stage, self.bot, players, by_button=True)
        evening.friends = self.stage.people(*PLAYERS[:players])
        return evening

    async def settle(self, page: Page) -> None:
        """Wait until the bot has shown everything and the page has loaded its pictures."""
        await self.bot.parts.screens.settle()
        await page.evaluate("document.getElementById('toasts').replaceChildren()")
        await page.mouse.move(0, 0)
        await page.wait_for_timeout(700)
        for image in await page.locator("#messages img").all():
            await image.evaluate("image => image.decode()")

    async def view(self, page: Page) -> Image.Image:
        """Return a photograph of the page as it is."""
        await self.settle(page)
        return _read(await page.screenshot())

    async def message(self, page: Page, name: str, holding: str) -> None:
        """Save a photograph of the newest message with an element that ``holding`` selects."""
        await self.settle(page)
        shown = page.locator(".message", has=page.locator(holding)).last
        data = await shown.locator(".components").first.screenshot()
        _read(data).save(PICTURES / f"{name}.webp", quality=QUALITY, method=6)


def _read(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def has(verb: str) -> str:
    """Return the selector of a button or menu of this kind."""
    return f'[data-custom-id^="{verb}:"]'


async def on_a_phone(studio: Studio) -> None:
    """Play a round, and save an animation of what Bob sees on his phone."""
    evening, page = studio.table(6), await studio.open("bob", SMALL, density=1)
    await evening.host.slash("dixit settings", hands="button")
    await evening.open(deck="dreams")
    shots = [await studio.view(page)]
    await evening.begin()
    await evening.tell(CLUES[0])
    await studio.settle(page)
    shots.append(await studio.view(page))
    await control(page, "play").click()
    shots.append(await studio.view(page))
    await evening.give()
    shots.append(await studio.view(page))
    await evening.vote()
    await studio.settle(page)
    await control(page, "next").wait_for()
    shots.append(await studio.view(page))
    first, *rest = shots
    first.save(
        ROUND,
        save_all=True,
        append_images=rest,
        duration=int(SECONDS * 1000),
        loop=0,
        quality=MOVING_QUALITY,
        method=6,
    )
    await evening.stop()


async def a_whole_game(studio: Studio) -> None:
    """Play to the end, and photograph what Bob sees."""
    evening, page = studio.table(6), await studio.open("bob", NARROW)
    await evening.open(goal=18, deck="@mixed")
    await studio.message(page, "lobby", has("begin"))
    await evening.begin()
    await evening.tell(CLUES[0])
    await studio.settle(page)
    await control(page, "play").click()
    await studio.message(page, "hand", has("give"))
    await evening.give()
    await studio.message(page, "table", has("look"))
    await evening.vote()
    await studio.settle(page)
    await control(page, "next").wait_for()
    await studio.message(page, "reveal", has("next"))
    clues = iter(CLUES[1:])
    while (await evening.game()).phase is not Phase.FINISHED:
        await evening.go_on()
        await evening.play_round(next(clues))
    await studio.settle(page)
    await control(page, "rematch").wait_for()
    await studio.message(page, "podium", 'img[src*="podium"]')
    await studio.message(page, "album", has("rematch"))


async def from_right_to_left(studio: Studio) -> None:
    """Play a round each in Arabic and Hebrew, and photograph what their readers see."""
    for language, reader, clue in (("ar", "layla", IN_ARABIC), ("he", "noa", IN_HEBREW)):
        evening, page = studio.table(4), await studio.open(reader, NARROW)
        await evening.host.slash("dixit settings", language=language)
        await evening.open(deck="scissors")
        await evening.begin()
        await evening.tell(clue)
        await evening.give()
        await studio.settle(page)
        if language == "he":
            await studio.message(page, "table-he", has("look"))
        await evening.vote()
        await studio.settle(page)
        await control(page, "next").wait_for()
        if language == "ar":
            await studio.message(page, "reveal-ar", has("next"))
        await evening.stop()


async def photograph() -> None:
    """Start the playground and a bot, and make all pictures."""
    page = WebPage(fast=True)
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(attach=[page.attach]) as town, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            town.interactions.answer_within = 60.0  # the machine may be busy
            settings = Settings(
                token=town.token,
                database=Path(folder) / "games.sqlite3",
                api_base=town.api_base,
                gateway_url=town.gateway_url,
            )
            options: dict[str, Any] = {"tempo": HURRIED, "guild_ready_timeout": 0.0}
            async with assembled(settings, **options) as bot:
                running = asyncio.create_task(bot.start(town.token))
                await bot.wait_until_ready()
                studio = Studio(bot, town, browser)
                for play in (on_a_phone, a_whole_game, from_right_to_left):
                    await play(studio)
                    await studio.close()
                await bot.close()
                await asyncio.gather(running, return_exceptions=True)
            await browser.close()


def main() -> int:
    """Make all pictures; return 1 if there is no Chromium."""
    if CHROMIUM is None:
        print("there is no chromium on this machine", file=sys.stderr)  # noqa: T201
        return 1
    asyncio.run(photograph())
    return 0


if __name__ == "__main__":
    sys.exit(main())
