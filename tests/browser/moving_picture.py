"""Makes docs/round.webp: one round as a player with a phone sees it on the playground.

python -m tests.browser.moving_picture
"""

import asyncio
import io
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import Page, ViewportSize, async_playwright

from bot.app import assembled
from bot.client import DixitBot
from bot.screens.tempo import HURRIED
from bot.settings import Settings
from playground.driver import Stage
from playground.server import Playground
from playground.web import Page as WebPage
from tests.e2e.evening import Evening

from .conftest import CHROMIUM, FLAGS, Visits, Windows
from .test_game import open_mail

TARGET = Path(__file__).parents[2] / "docs" / "round.webp"
SIZE = ViewportSize(width=400, height=760)
CLUE = "The door that was not there yesterday"
SECONDS = 2.4  # per frame
QUALITY = 62


async def photograph(page: Page) -> Image.Image:
    """Return a photograph of the bottom of the page, once all its pictures are loaded."""
    await page.evaluate("document.getElementById('toasts').replaceChildren()")
    await page.wait_for_timeout(600)
    await page.wait_for_function("[...document.images].every(i => i.complete)")
    data = await page.screenshot(type="png")
    return Image.open(io.BytesIO(data)).convert("RGB")


async def play(visits: Visits, stage: Stage, bot: DixitBot) -> list[Image.Image]:
    """Play a round and return a photograph of each step."""
    evening = Evening(stage, bot, 4)
    channel, mail = await visits.open("bob", SIZE), await visits.open("bob", SIZE)
    await evening.open(deck="dreams")
    await bot.parts.screens.settle()
    shots = [await photograph(channel)]
    await evening.begin()
    await evening.tell(CLUE)
    await bot.parts.screens.settle()
    await open_mail(mail)
    shots.append(await photograph(mail))
    await evening.give()
    await bot.parts.screens.settle()
    shots.append(await photograph(channel))
    await evening.vote()
    await bot.parts.screens.settle()
    shots.append(await photograph(channel))
    return shots


async def main() -> int:
    """Play, photograph, and write the picture; return the exit status."""
    if CHROMIUM is None:
        print("there is no chromium on this machine", file=sys.stderr)  # noqa: T201
        return 1
    page = WebPage(fast=True)
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(attach=[page.attach]) as town, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
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
                shots = await play(Visits(Windows(browser), town.base), Stage(town), bot)
                await bot.close()
                await asyncio.gather(running, return_exceptions=True)
            await browser.close()
    first, *rest = shots
    milliseconds = int(SECONDS * 1000)
    first.save(
        TARGET, save_all=True, append_images=rest, duration=milliseconds, loop=0, quality=QUALITY
    )
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
