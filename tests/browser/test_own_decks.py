"""Pictures become cards, in the browser: by a form's file field, and by the menu of a message."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import FilePayload, Locator, Page, expect

from bot.client import DixitBot
from playground.message_shapes import ATTACHMENT_LIMIT
from playground.server import Playground
from tests.e2e.deckmaking import small_photo

from .conftest import PHONE, Visits, said
from .real_bot import logged_in
from .test_game import HURRY, control, decks

__all__ = ["decks"]

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def bot(playground: Playground, decks: Path, tmp_path: Path) -> AsyncIterator[DixitBot]:
    """Yield the real bot, logged in."""
    async with logged_in(playground, decks, tmp_path / "games.sqlite3", HURRY) as bot:
        yield bot


HOLD = """(element, [clientX, clientY]) => element.dispatchEvent(
  new PointerEvent("contextmenu", { clientX, clientY, bubbles: true, cancelable: true }),
)"""
"""What a browser makes of a finger that stays on a message."""


def shown_as(text: str) -> re.Pattern[str]:
    """Return a pattern for a text whose names and numbers may be between isolation marks."""
    marked = re.sub(r"([“(]?)(\w+)([”)]?)", r"\1.?\2.?\3", text)
    return re.compile(marked)


def photo(number: int) -> FilePayload:
    return {"name": f"{number}.jpg", "mimeType": "image/jpeg", "buffer": small_photo(number)}


async def make_deck(page: Page, name: str) -> None:
    """Use /dixit deck new."""
    await page.keyboard.press("/")
    await page.keyboard.type("dixit deck new")
    await page.get_by_role("option", name="/dixit deck new").click()
    await page.keyboard.type(name)
    await page.keyboard.press("Enter")
    await expect(said(page, shown_as(f"The deck “{name}” is ready"))).to_be_visible()


async def keep(page: Page, label: str, kept: str) -> None:
    """Press the button ``label`` below a draft, and wait until the page says ``kept``."""
    await page.get_by_role("button", name=shown_as(label)).click()
    await expect(said(page, shown_as(kept))).to_be_visible()


async def post_photo(page: Page, number: int, text: str) -> Locator:
    """Post a photo through the composer; return its message."""
    await page.locator("#composer input[type=file]").set_input_files([photo(number)])
    await page.locator("#composer").get_by_text(f"{number}.jpg").wait_for()
    await page.get_by_role("combobox").fill(text)
    await page.keyboard.press("Enter")
    message = page.locator(".message", has_text=text)
    await expect(message.locator("img.picture, .gallery img").first).to_be_visible()
    return message


async def test_ten_files_go_into_a_deck_by_the_forms_file_field(
    visits: Visits, bot: DixitBot, playground: Playground, tmp_path: Path
) -> None:
    page = await visits.open("alice")
    await make_deck(page, "Holidays")
    await control(page, "deckadd").click()
    form = page.get_by_role("dialog", name="Add pictures")
    await expect(form.get_by_text("Up to ten pictures")).to_be_visible()
    field = form.locator("input[type=file]")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("Please choose something.")).to_be_visible()
    huge = tmp_path / "huge.jpg"
    with huge.open("wb") as file:
        file.truncate(ATTACHMENT_LIMIT + 1)
    await field.set_input_files(huge)
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("This file is larger than 10 MB.")).to_be_visible()
    await field.set_input_files([photo(number) for number in range(11)])
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("Choose at most 10 files.")).to_be_visible()
    async with page.expect_file_chooser() as chooser:
        await form.get_by_role("button", name="Pictures: Choose files").click()
    await (await chooser.value).set_files([photo(number) for number in range(10)])
    await expect(form.get_by_role("listitem")).to_have_count(10)
    await form.get_by_role("button", name="Submit").click()
    await expect(said(page, shown_as("New cards for “Holidays”"))).to_be_visible()
    await expect(form).to_have_count(0)
    await keep(page, "Add 10 cards", "Added 10 cards to “Holidays”.")
    (deck,) = await bot.parts.making.decks(playground.town.guild.id)
    assert len(deck.cards) == 10


async def test_a_right_click_on_a_message_adds_its_pictures_to_a_deck(
    visits: Visits, bot: DixitBot, playground: Playground
) -> None:
    page = await visits.open("alice")
    await make_deck(page, "Holidays")
    await make_deck(page, "Others")
    message = await post_photo(page, 7, "By the sea")
    await message.get_by_text("By the sea").click(button="right")
    menu, words = page.get_by_role("menu", name="Apps"), message.get_by_text("By the sea")
    await expect(menu).to_be_visible()
    pressed, shown = await words.bounding_box(), await menu.bounding_box()
    assert pressed is not None
    assert shown is not None
    assert pressed["x"] <= shown["x"] <= pressed["x"] + pressed["width"]
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("menu")).to_have_count(0)
    await message.hover()
    await message.get_by_role("button", name="More").click()
    await page.get_by_role("menuitem", name="Add to a deck").click()
    await expect(said(page, "Choose the deck that these cards should go to.")).to_be_visible()
    await expect(page.locator(".origin-text").last).to_have_text("Alice used Add to a deck")
    await control(page, "draftdeck").click()
    await page.get_by_role("option", name="Others").click()
    await expect(said(page, shown_as("New cards for “Others”"))).to_be_visible()
    await keep(page, "Add one card", "Added one card to “Others”.")
    made = {deck.name: deck for deck in await bot.parts.making.decks(playground.town.guild.id)}
    assert [len(made[name].cards) for name in ("Holidays", "Others")] == [0, 1]


@pytest.mark.usefixtures("bot")
async def test_a_message_is_held_on_a_phone_and_its_menu_stays_inside(
    visits: Visits,
) -> None:
    page = await visits.open("alice", PHONE, touch=True)
    await page.get_by_role("combobox").fill("Only words")
    await page.keyboard.press("Enter")
    words = said(page, "Only words")
    box = await words.bounding_box()
    assert box is not None
    await words.evaluate(HOLD, [PHONE["width"] - 4, box["y"] + 4])
    menu = page.get_by_role("menu", name="Apps")
    await expect(menu.get_by_role("menuitem", name="Add to a deck")).to_be_focused()
    shown = await menu.bounding_box()
    assert shown is not None
    assert PHONE["width"] / 4 < shown["x"] <= PHONE["width"] - shown["width"]
    await page.keyboard.press("Enter")
    await expect(said(page, shown_as("Start one with /dixit deck new."))).to_be_visible()


@pytest.mark.usefixtures("bot")
async def test_a_private_message_has_no_apps(visits: Visits) -> None:
    page = await visits.open("alice")
    await make_deck(page, "Holidays")
    await said(page, shown_as("The deck “Holidays” is ready.")).click(button="right")
    await expect(page.get_by_text("No app has a command for this message.")).to_be_visible()


async def test_files_wait_above_the_line_until_they_are_sent(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("bob")
    composer = page.locator("#composer")
    await composer.locator("input[type=file]").set_input_files([photo(1), photo(2)])
    await composer.get_by_role("button", name="Remove 1.jpg").click()
    await expect(composer.get_by_role("listitem")).to_have_count(1)
    await composer.locator("input[type=file]").set_input_files([photo(n) for n in range(10)])
    await expect(page.get_by_text("A message takes at most 10 files.")).to_be_visible()
    await page.get_by_role("button", name="Send the message").click()
    await expect(composer.get_by_role("listitem")).to_have_count(0)
    await expect(page.locator(".message")).to_have_count(1)
    (message,) = playground.town.channel.messages.values()
    assert [file.filename for file in message.attachments] == ["2.jpg"] + [
        f"{n}.jpg" for n in range(9)
    ]
