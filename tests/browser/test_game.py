"""The bot itself, played in the browser: a round by three people, by keyboard, and by guests."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Error, Locator, Page, expect

from bot.screens.scheduler import Tempo
from playground.reading import text_of
from playground.server import Playground
from playground.wording import catalogue

from .conftest import PHONE, Visits, said
from .real_bot import logged_in

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("dixit")]

CLUE = "The door that was not there yesterday"
HURRY = Tempo(beat=0.05, breath=0.0, progress=0.0, try_again=0.2, dms_again=0.3)
PATIENCE = 20_000
ATTEMPTS = 3
WHOLE_GAME = 400_000  # on a busy machine, with a phase or two that runs out of time


@pytest.fixture(scope="session")
def decks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with one deck of small plain cards, which are quick to prepare."""
    folder = tmp_path_factory.mktemp("decks") / "plain"
    folder.mkdir()
    for number in range(90):
        colour = (number * 2, 255 - number * 2, number * 7 % 255)
        Image.new("RGB", (40, 60), colour).save(folder / f"{number:03}.png")
    return folder.parent


@pytest_asyncio.fixture(loop_scope="session")
async def dixit(playground: Playground, decks: Path, tmp_path: Path) -> AsyncIterator[None]:
    """Run the real bot, logged in, during a test."""
    async with logged_in(playground, decks, tmp_path / "games.sqlite3", HURRY):
        yield


def control(page: Page, verb: str) -> Locator:
    """Return the newest button or menu of this kind, in any language."""
    return page.locator(f'[data-custom-id^="{verb}:"]').last


async def start_game(page: Page) -> None:
    """Use /dixit start with the plain deck, by keyboard."""
    await page.keyboard.press("/")
    await page.get_by_role("option", name="/dixit start").wait_for()
    await page.keyboard.type("dixit start")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Add deck").press("Enter")
    await page.get_by_role("option", name="plain").wait_for()
    await page.keyboard.type("plain")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await control(page, "begin").wait_for()


async def open_mail(page: Page) -> None:
    """Open the DM with the bot, through the drawer if there is one."""
    burger, mail = page.locator(".burger"), page.locator('[data-place="home"]')
    if await burger.is_visible():
        await burger.click()
        await mail.click()
        await page.get_by_role("button", name="@Dixit").click()
    else:
        await mail.click()


async def give(page: Page, *places: int) -> None:
    """Play the cards at these positions of the hand."""
    for place in places:
        mine = f'[data-custom-id$=":{place}"]'
        card = page.locator(f'[data-custom-id^="give:"]{mine}').last
        await card.click(timeout=PATIENCE)
        await expect(card).to_contain_text("✓", timeout=PATIENCE)


async def vote_for_the_first(page: Page) -> None:
    """Choose the first card that the ballot offers."""
    for _ in range(ATTEMPTS):
        await control(page, "vote").click(timeout=PATIENCE)
        try:
            await page.get_by_role("option").first.click()
        except Error:  # the message was just redrawn, which closes its menu
            continue
        return
    raise AssertionError("the ballot cannot be used")


async def test_three_people_play_a_round_from_lobby_to_reveal(visits: Visits) -> None:
    alice = await visits.open("alice")
    bob = await visits.open("bob")
    chloe = await visits.open("chloé", PHONE, touch=True)
    await start_game(alice)
    for friend in (bob, chloe):
        await control(friend, "join").click()
    await expect(said(alice, "@Chloé")).to_be_visible(timeout=PATIENCE)
    await control(alice, "begin").click()

    for player in (alice, bob, chloe):
        await control(player, "hand").wait_for(timeout=PATIENCE)
        await open_mail(player)
    await control(alice, "claim").click(timeout=PATIENCE)
    await control(alice, "story").click(timeout=PATIENCE)
    await alice.get_by_role("dialog").get_by_role("textbox").first.fill(CLUE)
    await alice.keyboard.press("Enter")
    for friend in (bob, chloe):
        await expect(said(friend, CLUE)).to_be_visible(timeout=PATIENCE)
    await give(bob, 1)
    await control(bob, "give").click()
    await give(chloe, 1)
    await control(chloe, "give").click()

    for friend in (bob, chloe):
        await vote_for_the_first(friend)
    for player in (alice, bob):
        await player.get_by_role("button", name="The Rabbit Hole").click()
        await control(player, "next").wait_for(timeout=PATIENCE)
        await expect(said(player, "It was card").last).to_be_visible()
    await chloe.locator(".burger").click()
    await chloe.get_by_role("button", name="The Rabbit Hole").click()
    await chloe.get_by_role("navigation").get_by_role("button", name="#dixit").click()
    await control(chloe, "next").wait_for(timeout=PATIENCE)
    needed, there = await chloe.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert needed <= there
    broken = "[...document.images].filter((one) => one.complete && !one.naturalWidth).length"
    assert await alice.evaluate(broken) == 0
    await control(bob, "next").click()
    await expect(control(alice, "hand")).to_be_visible(timeout=PATIENCE)


async def tab_to(page: Page, verb: str) -> None:
    """Press Shift+Tab, starting from the text field, until a control with this verb has focus."""
    await control(page, verb).wait_for(timeout=PATIENCE)
    for _ in range(80):
        await page.keyboard.press("Shift+Tab")
        here = await page.evaluate("document.activeElement.dataset.customId ?? ''")
        if here.startswith(f"{verb}:"):
            return
    raise AssertionError(f"no way to {verb} by keyboard")


async def test_a_round_is_played_by_keyboard_alone_with_guests(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    await page.get_by_role("switch", name="Let the others play").press("Enter")
    await start_game(page)
    await expect(said(page, "@").nth(3)).to_be_visible(timeout=PATIENCE)
    await tab_to(page, "begin")
    await page.keyboard.press("Enter")
    await control(page, "hand").wait_for(timeout=PATIENCE)
    await page.get_by_role("button", name="Direct messages").press("Enter")
    done: set[str] = set()
    async with asyncio.timeout(60):
        while not revealed(playground):
            await take_turn(page, done)
    await page.get_by_role("button", name="The Rabbit Hole").press("Enter")
    await expect(said(page, "It was card").first).to_be_visible(timeout=PATIENCE)


def revealed(playground: Playground) -> bool:
    """Return whether the channel shows the end of a round."""
    seen = playground.person("Alice").reads(playground.town.channel)
    return any("It was card" in text_of(message) for message in seen)


async def take_turn(page: Page, done: set[str]) -> None:
    """Make the move that the DM asks for by keyboard, unless it is in ``done``; add it there."""
    await asyncio.sleep(0.2)
    for verb in sorted(TURNS.keys() - done):
        if await control(page, verb).is_visible():
            done.add(verb)
            await tab_to(page, verb)
            await TURNS[verb](page)
            return


async def press_enter(page: Page) -> None:
    await page.keyboard.press("Enter")


async def tell_clue(page: Page) -> None:
    await page.keyboard.press("Enter")
    await page.get_by_role("dialog").wait_for()
    await page.keyboard.type(CLUE)
    await page.keyboard.press("Enter")
    await page.get_by_role("dialog").wait_for(state="detached")


async def cast_vote(page: Page) -> None:
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")


TURNS = {"story": tell_clue, "give": press_enter, "vote": cast_vote}


async def test_one_press_opens_a_table_and_the_others_sit_down(visits: Visits) -> None:
    page = await visits.open("alice")
    await page.get_by_role("button", name="Start a game").click()
    await control(page, "begin").wait_for(timeout=PATIENCE)
    await expect(said(page, "@").nth(4)).to_be_visible(timeout=PATIENCE)
    await expect(page.get_by_role("switch", name="Let the others play")).to_be_checked()
    await control(page, "begin").click()
    await control(page, "hand").wait_for(timeout=PATIENCE)


async def test_a_watched_game_can_be_hurried_and_stopped(visits: Visits) -> None:
    page = await visits.open("oksana")
    await page.get_by_role("button", name=str(catalogue("uk")["first-watch"])).click()
    strip = page.get_by_role("region", name=str(catalogue("uk")["watching"]))
    await expect(strip).to_be_visible(timeout=PATIENCE)
    # Its host has the watcher's language.
    await expect(page.locator(".message").first).to_contain_text("Taras")
    await strip.get_by_role("button", name=str(catalogue("uk")["go-on"])).click()
    await strip.get_by_role("button", name=str(catalogue("uk")["stop-watching"])).click()
    await expect(strip).to_be_hidden()


async def test_somebody_can_watch_guests_play_a_whole_game(visits: Visits) -> None:
    page = await visits.open("alice")
    await page.get_by_role("button", name="Guests and faults").click()
    await page.get_by_role("button", name="Watch a whole game").click()
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.get_by_text("The others are playing a game for you.")).to_be_visible()
    await control(page, "rematch").wait_for(timeout=WHOLE_GAME)
    await expect(page.get_by_role("button", name="Watch another")).to_be_visible(timeout=PATIENCE)
    await expect(page.get_by_role("switch", name="Let the others play")).not_to_be_checked()
    await expect(page.locator(".message").filter(has_text="points").last).to_be_attached()
    # The page says what to do next: no dead end.
    await page.get_by_role("button", name="Play one yourself").click()
    await control(page, "begin").wait_for(timeout=PATIENCE)
    await expect(page.get_by_role("switch", name="Let the others play")).to_be_checked()
    await expect(page.get_by_role("button", name="Watch another")).to_be_hidden()
