"""Using a bot on the page: commands, presses, forms, menus, private answers."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import FilePayload, Page, expect

from playground.message_shapes import ATTACHMENT_LIMIT
from playground.server import Playground

from .conftest import PHONE, Visits, said
from .echo import Echo, Table, echo_bot, lay_table, picture

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


@pytest_asyncio.fixture(loop_scope="session")
async def bot(playground: Playground) -> AsyncIterator[Echo]:
    async with echo_bot(playground) as online:
        yield online


async def test_a_command_is_found_filled_in_and_sent_by_keyboard_alone(visits: Visits) -> None:
    page = await visits.open("alice")
    await page.keyboard.press("/")
    await expect(page.get_by_role("option")).to_have_count(3)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowUp")
    await page.keyboard.type("say")
    await expect(page.get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Enter")
    await page.keyboard.type("good evening")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("option", name="green")).to_be_visible()
    await page.keyboard.type("gr")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(said(page, "good evening · green · None")).to_be_visible()
    await expect(said(page, "/echo say")).to_be_visible()


async def test_a_second_option_opens_where_one_presses(visits: Visits) -> None:
    page = await visits.open("alice")
    await page.keyboard.press("/")
    await page.get_by_role("option", name="/echo table").click()
    await page.get_by_role("button", name="Add deck").click()
    await page.keyboard.type("a deck with a rather long name of its own")
    other = page.get_by_role("button", name=re.compile("^Add "))
    before = await other.first.bounding_box()
    name = await other.first.inner_text()
    assert before is not None
    await page.mouse.move(before["x"] + 5, before["y"] + 5)
    await page.mouse.down()
    assert await other.first.bounding_box() == before
    await page.mouse.up()
    await expect(page.get_by_role("combobox", name=name.strip("+ "))).to_be_focused()


async def test_an_option_that_is_missing_is_named_before_anything_is_sent(visits: Visits) -> None:
    page = await visits.open("alice")
    await page.keyboard.press("/")
    await page.get_by_role("option", name="/echo say").click()
    await page.keyboard.press("Enter")
    await expect(said(page, "this is required")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("combobox", name="Message #dixit")).to_be_focused()


async def test_the_bot_suggests_values_while_one_types(visits: Visits) -> None:
    page = await visits.open("alice")
    await page.keyboard.press("/")
    await page.get_by_role("option", name="/echo table").click()
    await page.get_by_role("button", name="Add deck").click()
    await expect(page.get_by_role("option")).to_have_count(3)
    await page.keyboard.type("des")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("option")).to_have_count(0)
    await page.keyboard.press("Enter")
    await expect(said(page, "A table deserts")).to_be_visible()


async def test_a_private_answer_can_be_dismissed_and_nobody_else_sees_it(visits: Visits) -> None:
    alice = await visits.open("alice")
    bob = await visits.open("bob")
    await lay_table(alice)
    await alice.get_by_role("button", name="Join").click()
    await expect(said(alice, "You are in.")).to_be_visible()
    await expect(said(alice, "Only you can see this")).to_be_visible()
    await expect(bob.get_by_role("button", name="Join")).to_be_visible()
    await expect(said(bob, "You are in.")).to_have_count(0)
    await alice.get_by_role("button", name="Dismiss message").click()
    await expect(said(alice, "You are in.")).to_have_count(0)
    await alice.reload()
    await expect(alice.get_by_role("button", name="Join")).to_be_visible()
    await expect(said(alice, "You are in.")).to_have_count(0)


async def test_a_direct_message_is_noticed_counted_and_read(visits: Visits) -> None:
    page = await visits.open("alice")
    await lay_table(page)
    await page.get_by_role("button", name="Join").click()
    await expect(page).to_have_title("(1) #dixit · Alice")
    mail = page.get_by_role("button", name="Direct messages, 1 new")
    await expect(page.locator(".toast")).to_contain_text("Welcome, Alice")
    await mail.click()
    await expect(page.locator(".message")).to_contain_text("Welcome, Alice")
    await expect(page.get_by_role("button", name="Direct messages", exact=True)).to_be_visible()
    await expect(page).to_have_title("@Dixit · Alice")


async def test_news_of_one_place_never_piles_up(visits: Visits, playground: Playground) -> None:
    world = playground.world
    mail = world.open_dm(playground.person("Alice").user)
    page = await visits.open("alice", PHONE)
    for number in range(3):
        world.post(mail, world.bot, f"Round {number}")
    await expect(page.locator(".toast")).to_contain_text("Round 2")
    await expect(page.locator(".toast")).to_have_count(1)


async def test_another_person_is_a_click_away_and_has_a_world_of_their_own(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    await lay_table(page)
    bob = playground.world.users[playground.town.people["Bob"].id]
    playground.world.post(playground.world.open_dm(bob), playground.world.bot, "For Bob alone")
    await page.get_by_role("button", name="You’re Alice").click()
    await page.get_by_role("button", name="Bob, has new DMs").click()
    await expect(page.get_by_role("button", name="You’re Bob")).to_be_visible()
    assert "as=bob" in page.url
    await page.get_by_role("button", name="Direct messages, 1 new").click()
    await expect(page.locator(".message")).to_contain_text("For Bob alone")


async def test_a_form_is_filled_in_by_keyboard_and_says_what_is_missing(visits: Visits) -> None:
    page = await visits.open("alice")
    await lay_table(page)
    await page.get_by_role("button", name="Tell").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("dialog", name="Tell your clue")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Please fill this in.")).to_be_visible()
    await page.keyboard.type("A door that was not there")
    await page.keyboard.press("Tab")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Submit").press("Enter")
    await expect(said(page, "Told: A door that was not there, Sad")).to_be_visible()
    await expect(page.get_by_role("button", name="Tell")).to_be_focused()


async def test_after_a_form_the_keyboard_is_on_its_message_where_the_button_is_gone(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    await lay_table(page)
    await page.get_by_role("button", name="Tell").press("Enter")
    await expect(page.get_by_role("dialog", name="Tell your clue")).to_be_visible()
    table = list(playground.town.channel.messages.values())[-1]
    playground.world.edit(table, components=[{"type": 10, "id": 1, "content": "Told already"}])
    await expect(said(page, "Told already")).to_have_count(1)
    await page.keyboard.press("Escape")
    await expect(page.locator(".message").last).to_be_focused()


async def test_several_values_are_chosen_and_no_more_than_allowed(visits: Visits) -> None:
    page = await visits.open("alice")
    await lay_table(page)
    await page.get_by_role("combobox", name="Which cards?").focus()
    for key in ("ArrowDown", "Enter", "ArrowDown", "Enter"):
        await page.keyboard.press(key)
    await expect(page.get_by_role("option", name="Card 3")).to_be_disabled()
    for key in ("End", "Enter"):
        await page.keyboard.press(key)
    await expect(said(page, "Chosen: Card 1, Card 2")).to_be_visible()
    await expect(page.get_by_role("combobox", name="Which cards?: Card 1, Card 2")).to_be_focused()


async def test_the_bot_is_seen_thinking(visits: Visits) -> None:
    page = await visits.open("alice")
    await lay_table(page)
    await page.get_by_role("button", name="Think").click()
    await expect(said(page, "Dixit is thinking…")).to_be_visible()
    await expect(said(page, "I have thought.")).to_be_visible()
    await expect(said(page, "Dixit is thinking…")).to_have_count(0)


async def press_in_vain(visits: Visits, playground: Playground) -> Page:
    """Return Alice's page, on which she has pressed *Join* and waits for an answer that is lost."""
    page = await visits.open("alice")
    await lay_table(page)
    playground.faults.drop()
    await page.get_by_role("button", name="Join").click()
    await expect(page.get_by_role("button", name="Join")).to_have_attribute("aria-busy", "true")
    return page


async def test_a_press_that_gets_no_answer_is_said_to_have_failed(
    visits: Visits, playground: Playground
) -> None:
    page = await press_in_vain(visits, playground)
    playground.world.clock.move(3)
    await expect(said(page, "This interaction failed")).to_be_visible()
    await page.get_by_role("button", name="Join").click()
    await expect(said(page, "You are in.")).to_be_visible()
    await expect(said(page, "This interaction failed")).to_have_count(0)


@pytest.mark.parametrize("fate", ["edited", "deleted"])
async def test_a_press_is_said_to_have_failed_though_its_message_changes(
    visits: Visits, playground: Playground, bot: Echo, fate: str
) -> None:
    page = await press_in_vain(visits, playground)
    (shown,) = playground.town.channel.messages.values()
    message = bot.get_partial_messageable(playground.town.channel.id).get_partial_message(shown.id)
    if fate == "deleted":
        await message.delete()
        await expect(page.get_by_role("button", name="Join")).to_have_count(0)
        playground.world.clock.move(3)
    else:
        playground.world.clock.move(3)
        await expect(said(page, "This interaction failed")).to_be_visible()
        await message.edit(view=Table("Another table"), attachments=[picture()])
        await expect(said(page, "Another table")).to_be_visible()
    await expect(said(page, "This interaction failed")).to_be_visible()


async def test_a_picture_is_described_and_grows_when_pressed(visits: Visits) -> None:
    page = await visits.open("alice")
    await lay_table(page)
    await page.get_by_role("button", name="Enlarge: Six cards on green felt").press("Enter")
    large = page.get_by_role("dialog", name="Picture").get_by_role("img")
    await expect(large).to_have_attribute("alt", "Six cards on green felt")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


NOTES: FilePayload = {"name": "notes.txt", "mimeType": "text/plain", "buffer": b"seven"}
DROP = """(form) => {
  const given = new DataTransfer();
  const names = ["left.txt", "right.txt", "third.txt"];
  for (const name of names) given.items.add(new File([name], name));
  for (const kind of ["dragover", "drop"]) {
    const options = { dataTransfer: given, bubbles: true, cancelable: true };
    form.dispatchEvent(new DragEvent(kind, options));
  }
}"""


async def test_a_file_is_given_to_a_command_by_its_button(visits: Visits) -> None:
    page = await visits.open("alice")
    await page.keyboard.press("/")
    await page.get_by_role("option", name="/echo weigh").click()
    await page.keyboard.press("Tab")
    await page.get_by_role("button", name="Send /echo weigh").click()
    await expect(said(page, "this is required")).to_be_visible()
    async with page.expect_file_chooser() as chooser:
        await page.get_by_role("button", name="file: Choose a file").click()
    await (await chooser.value).set_files(NOTES)
    await expect(page.get_by_role("button", name="file: notes.txt (5 byte)")).to_be_visible()
    await page.get_by_role("button", name="Send /echo weigh").click()
    await expect(said(page, "notes.txt text/plain 5")).to_be_visible()


async def test_files_are_dropped_on_a_command(visits: Visits) -> None:
    page = await visits.open("alice")
    await page.keyboard.press("/")
    await page.get_by_role("option", name="/echo weigh").click()
    await page.locator("form.command").evaluate(DROP)
    await expect(said(page, "1 file doesn’t fit this command")).to_be_visible()
    await expect(page.get_by_role("button", name="second: right.txt (9 byte)")).to_be_visible()
    await page.get_by_role("button", name="Send /echo weigh").click()
    await expect(said(page, "left.txt text/plain 8 · right.txt text/plain 9")).to_be_visible()


async def test_several_files_are_chosen_at_once(visits: Visits) -> None:
    page = await visits.open("alice")
    await page.keyboard.press("/")
    await page.get_by_role("option", name="/echo weigh").click()
    more: FilePayload = {"name": "more.txt", "mimeType": "text/plain", "buffer": b"more"}
    await page.locator("input[type=file]").set_input_files([NOTES, more])
    await expect(page.get_by_role("button", name="second: more.txt (4 byte)")).to_be_visible()
    await page.get_by_role("button", name="Send /echo weigh").click()
    await expect(said(page, "notes.txt text/plain 5 · more.txt text/plain 4")).to_be_visible()


async def test_a_file_that_discord_would_not_take_is_refused_before_it_is_sent(
    visits: Visits, playground: Playground, tmp_path: Path
) -> None:
    page = await visits.open("alice")
    await page.keyboard.press("/")
    await page.get_by_role("option", name="/echo weigh").click()
    huge = tmp_path / "notes.txt"
    with huge.open("wb") as file:
        file.truncate(ATTACHMENT_LIMIT + 1)
    await page.locator("input[type=file]").set_input_files(huge)
    await expect(said(page, "This file is larger than 10 MB.")).to_be_visible()
    await page.get_by_role("button", name="Send /echo weigh").click()
    await expect(page.get_by_role("form", name="/echo weigh")).to_be_visible()
    assert playground.world.attachments == {}
