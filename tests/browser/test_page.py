"""The page itself: what it shows, how it keeps up with the world, where it works."""

import asyncio
import io
import re
from collections.abc import Callable
from copy import deepcopy

import pytest
from PIL import Image
from playwright.async_api import Page, expect

from playground.driver import PATIENCE
from playground.model import Attachment
from playground.server import Playground
from playground.web import Page as WebPage

from .conftest import DESKTOP, PHONE, Visits, said
from .echo import echo_bot, lay_table

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_page_opened_before_the_bot_comes_alive_with_it(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    await expect(page.get_by_role("status")).to_contain_text("The bot isn’t here yet")
    async with echo_bot(playground):
        await expect(page.get_by_role("status")).to_be_hidden()
        await lay_table(page)
    await expect(page.get_by_role("status")).to_contain_text("The bot isn’t here yet")


async def test_texts_are_shown_and_never_run(visits: Visits, playground: Playground) -> None:
    page = await visits.open("alice")
    nasty = "<img src=x onerror=console.log(1)> [x](javascript:alert(1)) **bold**"
    alice = playground.town.people["Alice"]
    playground.world.post(playground.town.channel, alice, nasty)
    message = page.locator(".message")
    await expect(message).to_contain_text("<img src=x onerror=console.log(1)>")
    await expect(message.locator("strong")).to_have_text("bold")
    await expect(message.locator(".text img, a")).to_have_count(0)


async def test_a_countdown_counts_by_itself_and_follows_a_moved_clock(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    ends = int(playground.world.clock.now()) + 600
    alice = playground.town.people["Alice"]
    playground.world.post(playground.town.channel, alice, f"Ends <t:{ends}:R>")
    await expect(page.locator("time.stamp")).to_have_text("in 10 minutes")
    playground.world.clock.move(580)
    playground.world.post(playground.town.channel, alice, "Hurry")
    await expect(page.locator("time.stamp")).to_have_text(re.compile(r"^in 1\d seconds$"))


async def test_a_lost_line_comes_back_and_brings_what_was_missed(
    visits: Visits, playground: Playground, web_page: WebPage
) -> None:
    page = await visits.open("alice")
    await page.evaluate("window.stillHere = true")
    channel, alice = playground.town.channel, playground.town.people["Alice"]
    await web_page.hang_up()
    playground.world.post(channel, alice, "Said meanwhile")
    await expect(said(page, "Said meanwhile")).to_be_visible()
    assert await page.evaluate("window.stillHere")


async def test_a_channel_that_goes_away_is_left_for_another(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    await expect(page.get_by_role("heading", name="dixit", level=1)).to_be_visible()
    thread = playground.world.add_thread(
        playground.town.channel, "side talk", playground.town.people["Alice"]
    )
    await page.get_by_role("button", name="#side talk").click()
    await expect(page.get_by_role("heading", name="side talk", level=1)).to_be_visible()
    playground.world.remove_channel(thread)
    await expect(page.get_by_role("heading", name="dixit", level=1)).to_be_visible()
    await expect(page.get_by_role("button", name="#side talk")).to_have_count(0)


async def test_a_phone_has_the_places_in_a_drawer_and_nothing_sticks_out(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice", PHONE, touch=True)
    wide = "A" * 300 + "\n```\n" + "long " * 80 + "\n```"
    playground.world.post(playground.town.channel, playground.town.people["Bob"], wide)
    async with echo_bot(playground):
        await playground.person("Bob").slash(playground.town.channel, "echo table")
        await page.get_by_role("button", name="Join").tap()
        await expect(said(page, "You are in.")).to_be_visible()
    await page.get_by_role("button", name="Channels and people").tap()
    await expect(page.get_by_role("button", name="#dixit")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="#general")).to_be_hidden()
    await page.get_by_role("button", name="Channels and people").tap()
    await page.get_by_role("button", name="#general").tap()
    await expect(page.get_by_role("heading", name="general", level=1)).to_be_visible()
    widths = "[document.documentElement.scrollWidth, innerWidth]"
    needed, there = await page.evaluate(widths)
    assert needed <= there


async def test_a_press_reaches_a_button_whose_message_changes_meanwhile(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    async with echo_bot(playground):
        await lay_table(page)
        await page.get_by_role("button", name="Join").hover()
        await page.mouse.down()
        table = [*playground.town.channel.messages.values()][-1]
        changed = deepcopy(table.components)
        changed[0]["components"][0]["content"] = "Another table"
        playground.world.edit(table, components=changed)
        playground.world.post(playground.town.channel, playground.town.people["Bob"], "Changed?")
        await expect(said(page, "Changed?")).to_be_visible()
        await page.mouse.up()
        await expect(said(page, "You are in.")).to_be_visible()
        await expect(said(page, "Another table").first).to_be_visible()


NAMELESS = """() => [...document.querySelectorAll("button, a, input, textarea, [role]")]
    .filter((one) => one.checkVisibility())
    .filter((one) => !["separator", "status"].includes(one.role))
    .filter((one) => !(one.ariaLabel || one.textContent.trim() || one.labels?.length))
    .map((one) => one.outerHTML)"""


async def test_everything_one_can_press_or_look_at_has_a_name(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    async with echo_bot(playground):
        await playground.person("Bob").slash(playground.town.channel, "echo table")
        await page.get_by_role("button", name="Join").wait_for()
    await expect(page.get_by_role("main", name="dixit")).to_have_count(1)
    for size in (DESKTOP, PHONE):
        await page.set_viewport_size(size)
        assert await page.evaluate(NAMELESS) == []
    assert await page.locator("img:not([alt])").count() == 0


async def test_new_messages_are_read_aloud_once(visits: Visits, playground: Playground) -> None:
    page = await visits.open("alice")
    world, channel = playground.world, playground.town.channel
    message = world.post(channel, playground.town.people["Bob"], "Is **anybody** here?")
    heard = page.get_by_role("log").get_by_role("paragraph")
    await expect(heard).to_have_text(["Bob: Is anybody here?"])
    world.edit(message, content="Is anybody there?")
    await expect(said(page, "Is anybody there?")).to_be_visible()
    await expect(heard).to_have_count(1)


async def test_a_long_message_is_read_aloud_to_its_end(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    cards = " ".join(f"Card {number}: a lighthouse that pours tea." for number in range(1, 13))
    playground.world.post(playground.town.channel, playground.town.people["Bob"], cards)
    heard = page.get_by_role("log").get_by_role("paragraph")
    await expect(heard).to_have_text([f"Bob: {cards}"])
    assert await page.locator(".message").get_attribute("aria-label") is not None
    assert "Card 12" in str(await page.locator(".message").get_attribute("aria-label"))


async def test_a_small_avatar_stays_small_when_its_message_changes(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    world, channel = playground.world, playground.town.channel
    first = world.post(channel, world.bot, "A table")
    answer = world.post(channel, world.bot, "one", reply_to=first.id)
    tiny = page.locator(".origin .avatar")
    await expect(tiny).to_have_class("avatar tiny")
    world.edit(answer, content="two")
    await expect(said(page, "two")).to_be_visible()
    await expect(tiny).to_have_class("avatar tiny")


async def test_numbers_stand_below_their_cards_in_a_language_that_runs_right_to_left(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("noa")
    world = playground.world
    numbers = [
        {"type": 2, "id": 2 + place, "style": 2, "label": f"{place}", "custom_id": f"{place}"}
        for place in (1, 2, 3)
    ]
    row = {"type": 1, "id": 1, "components": numbers}
    world.post(playground.town.channel, world.bot, "קלף", components=[row])
    boxes = [
        await page.get_by_role("button", name=str(place), exact=True).bounding_box()
        for place in (1, 2, 3)
    ]
    lefts = [box["x"] for box in boxes if box]
    assert len(lefts) == 3
    assert lefts == sorted(lefts)


async def test_the_page_follows_the_system_in_colour_and_motion(visits: Visits) -> None:
    page = await visits.open("alice")
    background = "getComputedStyle(document.body).backgroundColor"
    moving = "getComputedStyle(document.querySelector('.rail-button')).transitionDuration"
    assert await page.evaluate(moving) != "0s"
    light = await page.evaluate(background)
    await page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert await page.evaluate(moving) == "0s"
    assert await page.evaluate(background) != light


async def test_unread_marks_stay_until_the_channel_is_opened(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    general = playground.world.channels_of(playground.town.guild.id)[1]
    bob = playground.town.people["Bob"]
    playground.world.post(general, bob, "Over here")
    await expect(page.get_by_role("button", name="#general, 1 unread")).to_be_visible()
    await page.reload()
    await page.get_by_role("button", name="#general, 1 unread").click()
    await expect(said(page, "Over here")).to_be_visible()
    await page.get_by_role("button", name="#dixit", exact=True).click()
    await page.reload()
    await expect(page.get_by_role("heading", name="dixit", level=1)).to_be_visible()
    await expect(page.get_by_role("button", name="#general", exact=True)).to_be_visible()


async def test_the_keyboard_keeps_its_place_when_a_message_changes(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    world = playground.world
    buttons = [
        {"type": 2, "id": 2 + place, "style": 1, "label": name, "custom_id": name}
        for place, name in enumerate(("Left", "Right"))
    ]
    row = {"type": 1, "id": 1, "components": buttons}
    message = world.post(playground.town.channel, world.bot, "one", components=[row])
    await page.get_by_role("button", name="Right").focus()
    world.edit(message, content="two")
    await expect(said(page, "two")).to_be_visible()
    await expect(page.get_by_role("button", name="Right")).to_be_focused()
    # A card that was given turns into one to take back, at the same place.
    turned = [buttons[0], buttons[1] | {"label": "✓ Right", "custom_id": "take"}]
    world.edit(message, components=[row | {"components": turned}])
    await expect(page.get_by_role("button", name="✓ Right")).to_be_focused()
    world.edit(message, content="three", components=[])
    await expect(said(page, "three")).to_be_visible()
    await expect(page.locator(".message")).to_be_focused()


async def test_curious_people_can_break_things_from_the_page(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    await page.get_by_role("button", name="Guests and faults").click()
    await page.get_by_role("button", name="Cause: Lose the next press").click()
    await page.get_by_role("button", name="Cause: Close my DMs").click()
    await expect(page.locator(".toast")).to_have_count(2)
    assert len(playground.faults.dispatches) == 1
    assert not playground.town.people["Alice"].accepts_dms
    final = page.get_by_role("button", name="Cause: Delete this channel")
    await final.click()
    await expect(final).to_have_text("Really?")
    await expect(page.get_by_role("heading", name="dixit", level=1)).to_have_count(1)
    await final.click()
    await expect(page.get_by_role("heading", name="general", level=1)).to_have_count(1)


def picture(playground: Playground) -> Attachment:
    """Return a picture whose size the page learns only when it has loaded."""
    buffer = io.BytesIO()
    Image.new("RGB", (400, 600)).save(buffer, "PNG")
    number, channel = playground.world.ids.next(), playground.town.channel.id
    return Attachment(number, channel, "card.png", buffer.getvalue(), "image/png")


async def distance(page: Page, wanted: Callable[[float], bool]) -> None:
    """Wait until ``wanted`` holds for the pixels left to scroll, five times in a row."""
    left = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"
    async with asyncio.timeout(PATIENCE):
        steady = 0
        while steady < 5:
            steady = steady + 1 if wanted(await page.locator("#messages").evaluate(left)) else 0
            await asyncio.sleep(0.05)


async def test_the_newest_message_stays_in_sight_until_one_looks_back(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    world, channel, bob = playground.world, playground.town.channel, playground.town.people["Bob"]
    for number in range(8):
        world.post(channel, world.bot, "A card", attachments=[picture(playground)])
        await expect(page.locator(".message")).to_have_count(number + 1)
        shown = list(channel.messages.values())[-1]
        world.edit(shown, attachments=[])
        world.edit(shown, attachments=[picture(playground)])
    await distance(page, lambda left: left < 2)
    latest = page.get_by_role("button", name="Jump to the newest")
    await expect(latest).to_be_hidden()
    await page.locator("#messages").hover()
    await page.mouse.wheel(0, -900)
    await distance(page, lambda left: left > 400)
    world.post(channel, bob, "Said below")
    await expect(latest).to_be_visible()
    await distance(page, lambda left: left > 400)
    await latest.click()
    await expect(said(page, "Said below")).to_be_in_viewport()
