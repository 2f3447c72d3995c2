"""The page's files and its socket: who receives what, and how bad input is refused."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from playground.server import Playground
from playground.web import Page

Line = aiohttp.ClientWebSocketResponse


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(attach=[Page().attach]) as running:
        yield running


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as made:
        yield made


async def look(
    session: aiohttp.ClientSession, playground: Playground, person: str
) -> tuple[Line, Any]:
    """Open a socket as a person; return it with the first snapshot of the world."""
    line = await session.ws_connect(f"{playground.base}/live?as={person}")
    return line, (await line.receive_json(timeout=60))["snapshot"]


async def ask(line: Line, **packet: Any) -> Any:
    """Send a packet as the page does and return the answer to it."""
    await line.send_json({"ask": 1, **packet})
    return await answer(line)


async def answer(line: Line) -> Any:
    """Return the next answer, skipping events that arrive before it."""
    while "answer" not in (heard := await line.receive_json(timeout=60)):
        pass
    return heard


async def hear(line: Line, name: str) -> Any:
    """Return the next event of that name."""
    while (heard := await line.receive_json(timeout=60)).get("t") != name:
        pass
    return heard["d"]


async def test_the_page_loads_nothing_from_outside(
    session: aiohttp.ClientSession, playground: Playground
) -> None:
    async with session.get(f"{playground.base}/") as page:
        assert page.status == 200
        policy = page.headers["Content-Security-Policy"]
        text = await page.text()
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in text


@pytest.mark.parametrize(
    "path", ["nothing.js", "..%2fweb.py", "../web.py", "js/..%2f..%2fweb.py", "js"]
)
async def test_only_the_pages_own_files_are_served(
    session: aiohttp.ClientSession, playground: Playground, path: str
) -> None:
    async with session.get(f"{playground.base}/static/{path}") as refusal:
        assert refusal.status == 404


async def test_another_sites_page_gets_no_line(
    session: aiohttp.ClientSession, playground: Playground
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refusal:
        await session.ws_connect(f"{playground.base}/live", origin="http://example.com")
    assert refusal.value.status == 403


@pytest.mark.parametrize(
    ("wanted", "met"), [("bob", "Bob"), ("", "Alice"), ("nobody", "Alice"), ("chlo%C3%A9", "Chloé")]
)
async def test_one_is_who_the_address_says_or_the_first_person(
    session: aiohttp.ClientSession, playground: Playground, wanted: str, met: str
) -> None:
    _line, picture = await look(session, playground, wanted)
    assert picture["me"] == str(playground.town.people[met].id)
    assert len(picture["people"]) == 12


async def test_private_things_reach_their_reader_alone(
    session: aiohttp.ClientSession, playground: Playground
) -> None:
    world, channel = playground.world, playground.town.channel
    bob = playground.town.people["Bob"]
    world.post(channel, world.bot, "whispered before", only_for=bob.id, flags=64)
    world.post(world.open_dm(bob), world.bot, "mailed before")
    alices, alice_sees = await look(session, playground, "alice")
    bobs, bob_sees = await look(session, playground, "bob")
    assert "before" not in str(alice_sees)
    assert "whispered before" in str(bob_sees)
    assert "mailed before" in str(bob_sees)
    world.post(channel, world.bot, "whispered after", only_for=bob.id, flags=64)
    world.post(world.open_dm(bob), world.bot, "mailed after")
    world.post(channel, world.bot, "for all")
    assert (await hear(bobs, "MESSAGE_CREATE"))["content"] == "whispered after"
    assert (await hear(alices, "MESSAGE_CREATE"))["content"] == "for all"


async def test_one_learns_that_another_has_mail_but_not_what_it_says(
    session: aiohttp.ClientSession, playground: Playground
) -> None:
    line, _picture = await look(session, playground, "alice")
    bob = playground.town.people["Bob"]
    message = playground.world.post(playground.world.open_dm(bob), playground.world.bot, "secret")
    news = await hear(line, "NEWS")
    assert news["person"] == str(bob.id)
    assert news["message"]["id"] == str(message.id)
    assert "secret" not in str(news)


async def test_a_channel_one_may_not_see_disappears_and_comes_back_with_its_messages(
    session: aiohttp.ClientSession, playground: Playground
) -> None:
    world, channel = playground.world, playground.town.channel
    bob = playground.town.people["Bob"]
    world.post(channel, world.bot, "hello")
    line, _picture = await look(session, playground, "bob")
    world.set_permissions(channel, bob, deny=1 << 10)
    assert str(channel.id) not in {one["id"] for one in (await hear(line, "PLACES"))["channels"]}
    world.set_permissions(channel, bob)
    places = await hear(line, "PLACES")
    assert [one["content"] for one in places["messages"][str(channel.id)]] == ["hello"]


BROKEN = """
nonsense
[]
1
{"ask": 1}
{"ask": 1, "do": "dance"}
{"ask": 1, "do": "press"}
{"ask": 1, "do": "press", "message": "x", "custom_id": 1}
{"ask": 1, "do": "send", "channel": "9"}
{"ask": 1, "do": "fill", "modal": "9", "values": {}}
{"ask": 1, "do": "slash", "channel": "1", "command": [], "options": 3}
"""


@pytest.mark.parametrize("text", BROKEN.splitlines())
async def test_a_broken_packet_gets_an_error_and_the_line_stays_open(
    session: aiohttp.ClientSession, playground: Playground, text: str
) -> None:
    line, _picture = await look(session, playground, "alice")
    await line.send_str(text)
    assert (await answer(line))["error"]
    sent = await ask(line, do="send", channel=str(playground.town.channel.id), content="still here")
    assert sent["result"]


async def test_somebody_elses_private_message_cannot_be_pressed_or_dismissed(
    session: aiohttp.ClientSession, playground: Playground
) -> None:
    world = playground.world
    button = {"type": 2, "id": 2, "style": 1, "label": "x", "custom_id": "x"}
    message = world.post(
        playground.town.channel,
        world.bot,
        only_for=playground.town.people["Bob"].id,
        flags=64,
        components=[{"type": 1, "id": 1, "components": [button]}],
    )
    line, _picture = await look(session, playground, "alice")
    assert (
        "cannot see"
        in (await ask(line, do="press", message=str(message.id), custom_id="x"))["error"]
    )
    assert (await ask(line, do="dismiss", message=str(message.id)))["error"]
    assert not world.interactions


async def test_a_press_without_a_bot_is_given_up_and_said_so(
    session: aiohttp.ClientSession, playground: Playground
) -> None:
    world = playground.world
    button = {"type": 2, "id": 2, "style": 1, "label": "x", "custom_id": "x"}
    row = {"type": 1, "id": 1, "components": [button]}
    message = world.post(playground.town.channel, world.bot, components=[row])
    line, picture = await look(session, playground, "alice")
    assert not picture["bot"]["online"]
    await line.send_json({"ask": 1, "do": "press", "message": str(message.id), "custom_id": "x"})
    await world.feed.wait_until(lambda: world.interactions, timeout=60)
    world.clock.move(3)
    assert (await answer(line))["error"] == "The application did not respond"


async def test_the_switch_for_guests_is_shown_in_every_tab(
    session: aiohttp.ClientSession, playground: Playground
) -> None:
    alices, _ = await look(session, playground, "alice")
    bobs, _ = await look(session, playground, "bob")
    await ask(alices, do="guests", playing=True)
    while not (await hear(bobs, "GUESTS"))["playing"]:
        pass
    await ask(bobs, do="guests", playing=False)
    while (await hear(alices, "GUESTS"))["playing"]:
        pass
