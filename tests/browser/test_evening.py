"""Games in the browser: the vote below the table, both dials, more time, the album."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, ViewportSize, expect

from bot.client import DixitBot
from bot.play.timers import LAST_CALL, THINKING
from bot.preferences import PersonSettings, ServerSettings
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.model import Pace, Phase
from bot.text import library
from bot.ui.content import notice
from playground.driver import Stage
from playground.server import Playground
from tests.e2e.evening import Evening
from tests.playing import legal_move

from . import tallest
from .conftest import DESKTOP, PHONE, Visits, said
from .real_bot import logged_in
from .test_game import HURRY, PATIENCE, control, decks

__all__ = ["decks"]

SCREEN, WINDOW = 724, 685
"""The pixels between the page's header and where one writes, on a phone and on a desktop."""

TO_SPARE = 30
LONG_NAME = 16  # characters
LANGUAGES = library().languages

PAGE_1, PAGE_2 = (re.compile(f"^Page .?{number}.? of .?2.?$") for number in (1, 2))

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def bot(playground: Playground, decks: Path, tmp_path: Path) -> AsyncIterator[DixitBot]:
    """Yield the real bot, logged in, which uses the playground's clock."""
    clock = playground.world.clock.now
    database = tmp_path / "games.sqlite3"
    async with logged_in(playground, decks, database, HURRY, clock=clock) as bot:
        yield bot


async def begun(playground: Playground, bot: DixitBot, rules: str, **options: object) -> Evening:
    """Return a game of four in which Alice, the host, has given the first clue."""
    evening = Evening(Stage(playground), bot, 4)
    await evening.open(rules, **options)
    await evening.begin()
    await evening.tell()
    return evening


async def at_the_table(playground: Playground, bot: DixitBot, rules: str) -> Evening:
    evening = await begun(playground, bot, rules)
    await evening.give()
    await bot.parts.screens.settle()
    return evening


async def play_without_presses(evening: Evening, clue: str) -> None:
    """Play a round through the service, without presses, until it is scored."""
    stored, dice = await evening.stored(), Random(7)
    number = stored.game.current.number + (stored.game.phase is Phase.SCORED)
    while (stored.game.current.number, stored.game.phase) != (number, Phase.SCORED):
        move = legal_move(stored.game, dice)
        if isinstance(move, do.GiveClue):
            move = replace(move, clue=clue)
        stored = (await evening.bot.parts.service.play(stored.id, move)).stored


async def bobs_options(page: Page, evening: Evening) -> list[Locator]:
    """Open the menu below the table; return the options that are not Bob's own card."""
    await control(page, "vote").click(timeout=PATIENCE)
    bob = str(evening.friends[1].id)
    owners = (await evening.game()).current.owners
    shown = page.get_by_role("option")
    return [shown.nth(slot) for slot, owner in enumerate(owners) if owner != bob]


async def test_one_press_and_one_choice_in_the_channel_are_a_vote(
    visits: Visits, playground: Playground, bot: DixitBot
) -> None:
    evening = await at_the_table(playground, bot, "dixit-2021")
    page = await visits.open("bob", PHONE, touch=True)
    await (await bobs_options(page, evening))[0].click()
    await expect(said(page, "You voted for")).to_be_visible(timeout=PATIENCE)
    assert str(evening.friends[1].id) in (await evening.game()).current.ballots


async def test_one_pick_sets_both_dials(
    visits: Visits, playground: Playground, bot: DixitBot
) -> None:
    evening = await at_the_table(playground, bot, "odyssey-2023")
    page = await visits.open("bob")
    await expect(said(page, "or just one to give it both votes")).to_be_visible()
    await (await bobs_options(page, evening))[0].click()
    await page.locator('[role="option"].done').click()
    await expect(said(page, "twice").last).to_be_visible(timeout=PATIENCE)


async def heights(page: Page, size: ViewportSize) -> list[float]:
    """Return the heights of all messages with pictures in a window of this size."""
    await page.set_viewport_size(size)
    await page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
    shown = await page.locator(".message:has(.picture)").all()
    boxes = [await one.bounding_box() for one in shown]
    return [box["height"] for box in boxes if box]


@pytest.mark.parametrize("why", ["", tallest.WHY], ids=["", "with a reason"])
@pytest.mark.parametrize("rules", [key for key, one in EDITIONS.items() if 6 in one.players])
async def test_the_tallest_reveal_of_six_fits_the_screen(
    visits: Visits, playground: Playground, bot: DixitBot, rules: str, why: str
) -> None:
    people = [str(playground.person(name).id) for name in tallest.names(LONG_NAME, 6)]
    clues = (tallest.CLUE, tallest.CLUE[:48])
    channel, now = playground.town.channel, playground.world.clock.now()
    await tallest.post(bot, channel, notice(bot.parts.library("en"), "round", number=1))
    tables = [
        tallest.scored(rules, people, ballots, clue, why)
        for ballots in tallest.ways_to_vote(rules)
        for clue in clues
    ]
    beats = [beat for table in tables for beat in tallest.beats(bot, table, "en", now)]
    for beat in beats:
        await tallest.post(bot, channel, beat)
    page = await visits.open("alice")
    await expect(page.locator(".message:has(.picture)")).to_have_count(len(beats))
    assert max(await heights(page, DESKTOP)) <= WINDOW
    assert max(await heights(page, PHONE)) <= SCREEN - (0 if why else TO_SPARE)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_tallest_reveal_of_six_fits_a_phone_in_every_language(
    visits: Visits, playground: Playground, bot: DixitBot, language: str
) -> None:
    people = [str(playground.person(name).id) for name in tallest.names(LONG_NAME, 6)]
    channel, now = playground.town.channel, playground.world.clock.now()
    shown = [
        beat
        for ballots in tallest.ways_to_vote("dixit-2021")
        for beat in tallest.beats(bot, tallest.scored("dixit-2021", people, ballots), language, now)
    ]
    table = tallest.scored("dixit-2021", people, tallest.SOME_FIND, tallest.CLUE[:48])
    for rest in tallest.rests(table):
        *_, whole = tallest.beats(bot, rest, language, now)
        shown.append(whole)
    for beat in shown:
        await tallest.post(bot, channel, beat)
    page = await visits.open("alice", PHONE)
    await expect(page.locator(".message:has(.picture)")).to_have_count(len(shown))
    assert max(await heights(page, PHONE)) <= SCREEN
    for message in await page.locator(".message:has(.picture)").all():
        boxes = [
            await one.bounding_box()
            for one in await message.locator("button[data-custom-id]").all()
        ]
        assert len({box["y"] for box in boxes if box}) <= 1  # one row


@pytest.mark.parametrize("length", [48, 200])
async def test_the_tallest_reveal_of_twelve_fits_the_screen(
    visits: Visits, playground: Playground, bot: DixitBot, length: int
) -> None:
    people = [str(playground.person(name).id) for name in tallest.names(LONG_NAME, 12)]
    table = tallest.scored("odyssey-2011", people, {}, tallest.CLUE[:length])
    channel, now = playground.town.channel, playground.world.clock.now()
    await tallest.post(bot, channel, notice(bot.parts.library("en"), "round", number=1))
    beats = list(tallest.beats(bot, table, "en", now))
    for beat in beats:
        await tallest.post(bot, channel, beat)
    page = await visits.open("alice")
    await expect(page.locator(".message:has(.picture)")).to_have_count(len(beats))
    assert max(await heights(page, DESKTOP)) <= WINDOW
    assert max(await heights(page, PHONE)) <= SCREEN


async def test_more_time_appears_near_the_end_and_is_given_once(
    visits: Visits, playground: Playground, bot: DixitBot
) -> None:
    evening = await begun(playground, bot, "dixit-2021", pace="relaxed")
    await bot.parts.screens.settle()
    page = await visits.open("alice")
    await expect(control(page, "hand")).to_be_visible()
    await expect(control(page, "time")).to_have_count(0)
    half = THINKING[Pace.RELAXED] / 2
    for seconds in (half + 1, half - LAST_CALL[Pace.RELAXED]):
        playground.world.clock.move(seconds)
        await bot.parts.alarms.skip_to_now()
    before = (await evening.stored()).deadline
    await control(page, "time").click(timeout=PATIENCE)
    await expect(said(page, "asked for more time")).to_be_visible(timeout=PATIENCE)
    await expect(control(page, "time")).to_have_count(0)
    assert ((await evening.stored()).deadline or 0) > (before or 0)


async def test_the_album_is_turned_in_private_and_sent_to_be_kept(
    visits: Visits, playground: Playground, bot: DixitBot
) -> None:
    evening = Evening(Stage(playground), bot, 4)
    await evening.open(goal=999)
    await evening.begin()
    for number in range(1, 15):
        await play_without_presses(evening, f"Clue number {number}")
    await evening.stop()
    await bot.parts.screens.settle()
    page = await visits.open("bob")
    await control(page, "album").click(timeout=PATIENCE)
    await expect(page.get_by_text(PAGE_2)).to_be_visible(timeout=PATIENCE)
    await page.get_by_role("button", name="Back").last.click()
    await expect(page.get_by_text(PAGE_1)).to_be_visible(timeout=PATIENCE)
    await control(page, "share").click()
    await expect(said(page, "The album is in your DMs")).to_be_visible(timeout=PATIENCE)


CUT = """() => [...document.querySelectorAll(".select-face")]
    .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_panels_of_settings_cut_no_value_on_a_phone(
    visits: Visits, playground: Playground, bot: DixitBot, language: str
) -> None:
    alice = Stage(playground).person("Alice")
    playground.town.guild.owner_id = alice.id
    await bot.parts.store.put_person(PersonSettings(alice.id, language=language))
    await bot.parts.store.put_server(ServerSettings(playground.town.guild.id, threads=True))
    page = await visits.open("alice", PHONE, touch=True)
    for command in ("dixit settings", "dixit me"):
        await page.locator("textarea").fill(f"/{command}")
        await page.get_by_role("option", name=f"/{command}").first.wait_for()
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
    await control(page, "setting:me").wait_for()
    assert await control(page, "setting:server").count()
    assert await page.evaluate(CUT) == []
