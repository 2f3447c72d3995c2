"""The page in seven languages: each person's own, in its own direction, at every width."""

import pytest
from playwright.async_api import Locator, Page, ViewportSize, expect

from playground.server import Playground
from playground.wording import catalogue

from .conftest import DESKTOP, PHONE, Visits
from .echo import echo_bot

pytestmark = pytest.mark.asyncio(loop_scope="session")

READERS = {
    "alice": ("en-US", "ltr"),
    "oksana": ("uk", "ltr"),
    "chloé": ("fr", "ltr"),
    "marek": ("pl", "ltr"),
    "dmitri": ("ru", "ltr"),
    "layla": ("ar", "rtl"),
    "noa": ("he", "rtl"),
}
TABLET = ViewportSize(width=550, height=800)
# All sentences of the page's language with many counts, and which of them have a hole.
HOLES = """async () => {
  const { words } = await import("/static/js/words.js");
  const tongue = document.documentElement.lang.split("-")[0];
  const catalogue = await (await fetch(`/static/words/${tongue}.json`)).json();
  const holes = [];
  for (const [key, entry] of Object.entries(catalogue)) {
    const text = JSON.stringify(entry);
    const names = [...text.matchAll(/\\{(\\w+)\\}/g)].map((match) => match[1]);
    for (let count = 0; count <= 120; count += 1) {
      const values = Object.fromEntries(names.map((name) => [name, "Zoë"]));
      const said = words(key, { ...values, count });
      if (/undefined|[{}]/.test(said)) holes.push(`${key} ${count}`);
    }
  }
  return holes;
}"""

# What the closed face of a menu shows of the chosen labels.
CHOSEN = """async (labels) => {
  const { selectMenu, STRING_SELECT } = await import("./static/js/select.js");
  const options = labels.map((label) => ({ value: label, label }));
  const menu = { type: STRING_SELECT, options, max_values: labels.length };
  const shown = selectMenu(menu, null, { chosen: labels, send: () => {} });
  return shown.querySelector(".select-face").innerHTML;
}"""

# What the page calls a person of this name who uses it.
SELF = """async (name) => (await import("/static/js/words.js")).words("self", { name })"""


def word(tongue: str, key: str) -> str:
    """Return the page's text with this key, which must not have plural forms."""
    return str(catalogue(tongue.split("-")[0])[key])


WIDER = """() => [...document.querySelectorAll(".window *")]
    .filter((one) => one.checkVisibility() && !one.closest(".drawer, .heard, pre, .skip"))
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    })
    .map((one) => one.outerHTML.slice(0, 90))"""


async def left_of(found: Locator) -> float:
    """Return where an element begins, counted from the left edge of the window."""
    box = await found.bounding_box()
    assert box is not None
    return box["x"]


async def sticks_out(page: Page) -> dict[int, list[str]]:
    """Return the elements that are wider than the window, on a phone, a tablet and a desktop."""
    wider = {}
    for size in (PHONE, TABLET, DESKTOP):
        await page.set_viewport_size(size)
        wider[size["width"]] = await page.evaluate(WIDER)
    return {width: found for width, found in wider.items() if found}


@pytest.mark.parametrize("person", READERS)
async def test_the_page_speaks_the_language_of_the_person_one_plays(
    visits: Visits, person: str
) -> None:
    tongue, direction = READERS[person]
    page = await visits.open(person)
    root = page.locator("html")
    await expect(root).to_have_attribute("lang", tongue)
    await expect(root).to_have_attribute("dir", direction)
    await expect(page.get_by_role("button", name=word(tongue, "first-start"))).to_be_visible()
    await expect(page.get_by_role("status")).to_have_text(word(tongue, "bot-away"))
    assert await page.evaluate(HOLES) == []


@pytest.mark.parametrize("person", ["oksana", "layla", "noa"])
async def test_nothing_sticks_out_in_any_direction(
    visits: Visits, playground: Playground, person: str
) -> None:
    page = await visits.open(person)
    assert await sticks_out(page) == {}
    async with echo_bot(playground):
        await playground.person("Bob").slash(playground.town.channel, "echo table")
        await page.get_by_role("button", name="Join").click()
        await page.keyboard.press("/")
        await page.get_by_role("option", name="/echo say").click()
        assert await sticks_out(page) == {}


async def test_the_drawer_comes_from_the_side_where_reading_begins(visits: Visits) -> None:
    page = await visits.open("alice", PHONE)
    for person, right in (("alice", False), ("layla", True)):
        await visits.become(page, person)
        tongue = READERS[person][0]
        await page.get_by_role("button", name=word(tongue, "open-drawer")).click()
        await expect(page.get_by_role("button", name="#general")).to_be_visible()
        drawer = page.locator("#drawer")
        await expect(drawer).to_have_css("transform", "none")
        box = await drawer.bounding_box()
        assert box is not None
        assert (box["x"] > 0) == right
        assert (box["x"] + box["width"] == PHONE["width"]) == right


async def test_another_person_brings_another_language(visits: Visits) -> None:
    page = await visits.open("alice")
    await page.get_by_role("button", name="You’re Alice").click()
    await expect(page.get_by_role("button", name="Marek")).to_contain_text("DMs closed")
    await expect(page.get_by_role("button", name="Alice, that’s")).to_contain_text("owns The")
    await page.get_by_role("button", name="Layla").click()
    await expect(page.locator("html")).to_have_attribute("dir", "rtl")
    await expect(page.get_by_role("button", name=word("ar", "first-watch"))).to_be_visible()


async def test_names_keep_their_order_in_sentences_that_run_the_other_way(visits: Visits) -> None:
    page = await visits.open("alice")
    assert "\u2068" not in await page.evaluate(SELF, "Zoë")
    assert "\u2068נועה\u2069" in await page.evaluate(SELF, "נועה")
    await visits.become(page, "noa")
    assert "\u2068Zoë\u2069" in await page.evaluate(SELF, "Zoë")


async def test_a_channel_keeps_its_sign_in_front_in_menus_and_the_title(visits: Visits) -> None:
    page = await visits.open("noa")
    assert await page.evaluate(CHOSEN, ["#dixit", "#den"]) == "<bdi>#dixit</bdi>, <bdi>#den</bdi>"
    assert (await page.title()).startswith("\u2068#dixit\u2069 · ")


@pytest.mark.parametrize("person", ["alice", "noa"])
async def test_numbers_of_a_list_stay_inside_in_both_directions(
    visits: Visits, playground: Playground, person: str
) -> None:
    page = await visits.open(person)
    for text in ("1. one\n2. two", "1. אחת\n2. שתיים"):
        playground.world.post(playground.town.channel, playground.world.bot, text)
    lists = page.locator(".text ol")
    await expect(lists).to_have_count(2)
    # A number stands in the padding, so the padding is where the words begin.
    sides = [
        await one.evaluate("(list) => getComputedStyle(list).direction")
        for one in await lists.all()
    ]
    assert sides == ["ltr", "rtl"]
    paddings = [
        await one.evaluate(
            "(list) => [getComputedStyle(list).paddingLeft, getComputedStyle(list).paddingRight]"
        )
        for one in await lists.all()
    ]
    assert paddings == [["22px", "0px"], ["0px", "22px"]]


async def test_a_clue_in_arabic_leaves_the_lines_of_an_english_reveal_in_order(
    visits: Visits, playground: Playground
) -> None:
    page = await visits.open("alice")
    clue = "**\u2068“\u2068قبل أن يستيقظ البحر\u2069”\u2069**"
    reveal = f"\u2068<@{playground.person('Layla').id}>\u2069: {clue}\nIt was card **2**."
    playground.world.post(playground.town.channel, playground.world.bot, reveal)
    text = page.locator(".text p", has_text="It was card")
    indent = await left_of(text.locator(".mention")) - await left_of(text)
    assert indent < 10, "the name begins its line"


@pytest.mark.parametrize(("person", "right"), [("alice", False), ("layla", True)])
async def test_menus_stand_where_lines_begin_and_buttons_run_from_left_to_right(
    visits: Visits, playground: Playground, person: str, right: bool
) -> None:
    page = await visits.open(person)
    options = [{"label": "Card 1", "value": "1"}]
    numbers = [{"type": 2, "style": 1, "label": f"{n}", "custom_id": f"give:{n}"} for n in (1, 2)]
    menu = {"type": 3, "custom_id": "vote", "options": options}
    rows = [{"type": 1, "components": inside} for inside in (numbers, [menu])]
    world = playground.world
    world.post(playground.town.channel, world.bot, "Vote", components=rows)
    first, second = page.get_by_role("button", name="1"), page.get_by_role("button", name="2")
    face, arrow = page.locator(".select-face"), page.locator(".select svg")
    one, two, shown, beside = [await left_of(found) for found in (first, second, face, arrow)]
    assert one < two
    assert (beside < shown) == right


async def test_the_name_of_a_channel_is_not_cut_on_a_phone(visits: Visits) -> None:
    first, *others = READERS
    page = await visits.open(first, PHONE, touch=True)
    for reader in (first, *others):
        await visits.become(page, reader)
        await page.locator(".burger").click()
        await page.get_by_role("navigation").get_by_role("button", name="#general").click()
        title = page.locator("#title")
        await expect(title).to_have_text("general")
        assert await title.evaluate("one => one.scrollWidth <= one.clientWidth"), reader


async def test_somebody_on_a_phone_sees_a_phone_on_any_screen(visits: Visits) -> None:
    page = await visits.open("hugo")
    window = await page.locator(".window").bounding_box()
    assert window is not None
    assert window["width"] <= PHONE["width"]
    await page.get_by_role("button", name=word("fr", "open-drawer")).click()
    await page.get_by_role("button", name="#general").click()
    await expect(page.get_by_role("heading", name="general", level=1)).to_be_visible()
