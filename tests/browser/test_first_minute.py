"""The first minute on the page: it says what to do, and nothing moves under the pointer."""

import asyncio
import io
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import FloatRect, Locator, Page, Route, ViewportSize, expect

from playground.model import Attachment, Message
from playground.server import Playground

from .conftest import DESKTOP, PHONE, Visits, said
from .echo import echo_bot

pytestmark = pytest.mark.asyncio(loop_scope="session")

NARROW = ViewportSize(width=320, height=640)


async def box_of(found: Locator) -> FloatRect:
    """Return the bounding box of an element."""
    box = await found.bounding_box()
    assert box is not None
    return box


async def test_an_empty_channel_offers_two_large_buttons_once_the_bot_is_there(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    start = page.get_by_role("button", name="Start a game")
    await expect(start).to_be_disabled()
    async with echo_bot(playground):
        await expect(start).to_be_enabled()
        await expect(page.get_by_role("button", name="Watch one")).to_be_enabled()
        await start.click()
        # The echo bot has no game to start, and the page says so instead of hanging.
        await expect(page.locator(".toast")).to_contain_text("no command here that starts a game")
        await playground.person("Bob").slash(playground.town.channel, "echo table")
        await expect(start).to_have_count(0)


@pytest.mark.parametrize(
    ("person", "label"),
    [("alice", "Let the others play"), ("vera", "Пусть играют остальные")],
    ids=["alice", "vera"],
)
async def test_the_switch_has_its_label_at_every_width(
    visits: Visits, person: str, label: str
) -> None:
    page = await visits.open(person)
    for size in (DESKTOP, PHONE, NARROW):
        await page.set_viewport_size(size)
        await expect(page.get_by_role("switch", name=label)).to_be_visible()
        words = await box_of(page.get_by_text(label))
        assert words["width"] > 40
        assert words["x"] >= 0
        assert words["x"] + words["width"] <= size["width"]


async def test_send_stays_in_its_row_on_a_phone(visits: Visits, playground: Playground) -> None:
    page = await visits.open("alice", PHONE)
    async with echo_bot(playground):
        await page.get_by_role("button", name="Commands").click()
        await page.get_by_role("option", name="/echo say").click()
        for option in ("colour", "deck"):
            await page.get_by_role("button", name=f"Add {option}").click()
        send = await box_of(page.get_by_role("button", name="Send /echo say"))
        cancel = await box_of(page.get_by_role("button", name="Cancel the command"))
        fields = [await box_of(one) for one in await page.locator(".option-field").all()]
    assert send["y"] == cancel["y"]
    assert len(fields) == 3
    assert all(one["x"] + one["width"] <= cancel["x"] for one in fields)


def picture(playground: Playground, width: int, height: int) -> Attachment:
    """Return a picture whose width and height are in its message's JSON."""
    buffer = io.BytesIO()
    Image.new("RGB", (width, height)).save(buffer, "PNG")
    number, channel = playground.world.ids.next(), playground.town.channel.id
    made = Attachment(number, channel, "table.png", buffer.getvalue(), "image/png")
    made.width, made.height = width, height
    return made


@pytest.mark.parametrize(
    ("size", "natural", "shown"),
    [
        (DESKTOP, (1650, 1050), (550, 350)),
        (DESKTOP, (800, 1200), (233, 350)),
        (DESKTOP, (300, 200), (300, 200)),
        (PHONE, (1650, 1050), (339, 216)),
    ],
    ids=["wide", "high", "small", "phone"],
)
async def test_pictures_stand_in_discords_box_and_keep_their_place_while_they_load(
    visits: Visits,
    playground: Playground,
    size: ViewportSize,
    natural: tuple[int, int],
    shown: tuple[int, int],
) -> None:
    page = await visits.open("alice", size)
    loaded = asyncio.Event()

    async def hold(route: Route) -> None:
        await loaded.wait()
        await route.continue_()

    await page.route("**/attachments/**", hold)
    world, channel = playground.world, playground.town.channel
    world.post(channel, world.bot, "Look", attachments=[picture(playground, *natural)])
    frame = page.locator(".picture")
    await frame.wait_for()
    before = await box_of(frame)
    assert (round(before["width"]), round(before["height"])) == pytest.approx(shown, abs=2)
    loaded.set()
    await expect(frame.locator("img")).to_have_js_property("naturalWidth", natural[0])
    assert await box_of(frame) == before


def with_button(playground: Playground, text: str = "Press it") -> Message:
    """Post a message of the bot with a button, and return it."""
    world = playground.world
    button: dict[str, Any] = {"type": 2, "id": 2, "style": 1, "label": "Here", "custom_id": "x"}
    row = {"type": 1, "id": 1, "components": [button]}
    return world.post(playground.town.channel, world.bot, text, components=[row])


async def bottom_is_in_sight(page: Page) -> bool:
    """Return whether the newest message can be seen."""
    left = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"
    return bool(await page.locator("#messages").evaluate(left) < 2)


async def test_nothing_moves_away_under_the_pointer(visits: Visits, playground: Playground) -> None:
    page = await visits.open("alice")
    world, channel, bob = playground.world, playground.town.channel, playground.town.people["Bob"]
    above = world.post(channel, bob, "line\n" * 40)
    message = with_button(playground)
    button = page.get_by_role("button", name="Here")
    await button.hover()
    place = await box_of(button)
    for number in range(6):
        world.post(channel, bob, f"Said below {number}")
    world.edit(message, content="Press it, please")
    world.edit(above, content="line\n" * 30)
    await expect(said(page, "Press it, please")).to_be_visible()
    await expect(page.get_by_role("button", name="Jump to the newest")).to_be_visible()
    assert (await box_of(button))["y"] == pytest.approx(place["y"], abs=1)
    # Once the pointer is elsewhere, the page follows new messages again.
    await page.mouse.move(700, 60)
    await expect(said(page, "Said below 5")).to_be_in_viewport()
    assert await bottom_is_in_sight(page)


async def test_who_has_pressed_sees_what_comes_of_it(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    world, channel, bob = playground.world, playground.town.channel, playground.town.people["Bob"]
    world.post(channel, bob, "line\n" * 40)
    with_button(playground)
    await page.get_by_role("button", name="Here").click()
    for number in range(6):
        world.post(channel, bob, f"Said below {number}")
    await expect(said(page, "Said below 5")).to_be_in_viewport()


async def test_a_picture_that_stays_is_not_drawn_anew(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    world, channel = playground.world, playground.town.channel
    files = [picture(playground, 400, 300)]
    message = world.post(channel, world.bot, "one", attachments=files)
    await page.locator(".picture img").evaluate("(image) => { image.kept = true; }")
    world.edit(message, content="two")
    await expect(said(page, "two")).to_be_visible()
    assert await page.locator(".picture img").evaluate("(image) => image.kept === true")
