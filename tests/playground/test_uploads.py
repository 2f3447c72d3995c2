"""Files that people attach to commands: stored, described as on Discord, fetched by the bot."""

import io
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from PIL import Image

from playground.commands import CannotDo
from playground.components import check_message, check_modal
from playground.errors import DiscordError, FormErrors
from playground.feed import Event
from playground.message_shapes import ATTACHMENT_LIMIT
from playground.model import Callback
from playground.server import Playground
from playground.web import Page

SHOW = {
    "id": "1",
    "name": "show",
    "type": 1,
    "description": "Show a file",
    "options": [{"type": 11, "name": "file", "description": "Which", "required": True}],
}


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(attach=[Page().attach]) as running:
        running.world.commands[None] = [SHOW]
        yield running


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as made:
        yield made


@pytest.fixture
def asked(playground: Playground) -> list[Any]:
    """Answer every interaction at once; return a list that collects their payloads."""
    told: list[Any] = []

    def hear(event: Event) -> None:
        if event.name == "INTERACTION_CREATE":
            told.append(event.data)
            record = playground.world.interactions[int(event.data["id"])]
            playground.interactions.settle(record, Callback.MESSAGE)

    playground.world.feed.subscribe(hear)
    return told


def png() -> bytes:
    buffer = io.BytesIO()
    Image.new("RGB", (30, 20)).save(buffer, "PNG")
    return buffer.getvalue()


async def test_a_command_carries_the_file_as_discord_describes_it(
    playground: Playground, session: aiohttp.ClientSession, asked: list[Any]
) -> None:
    alice, channel = playground.person("Alice"), playground.town.channel
    file = alice.attach(channel, "my card.png", png())

    await alice.slash(channel, "show", {"file": file})

    [option] = asked[0]["data"]["options"]
    described = asked[0]["data"]["resolved"]["attachments"][option["value"]]
    assert option == {"type": 11, "name": "file", "value": str(file.id)}
    assert described["filename"] == "my_card.png"
    assert described["size"] == len(png())
    assert described["content_type"] == "image/png"
    assert (described["width"], described["height"]) == (30, 20)
    assert described["ephemeral"]
    async with session.get(described["url"]) as fetched:
        assert await fetched.read() == png()


async def test_the_page_hands_a_file_over(
    playground: Playground, session: aiohttp.ClientSession, asked: list[Any]
) -> None:
    bob, channel = playground.person("Bob"), playground.town.channel
    query = {"as": str(bob.id), "channel": str(channel.id), "name": "words.txt"}
    async with session.post(f"{playground.base}/upload", params=query, data=b"hello") as answer:
        number = (await answer.json())["id"]

    await bob.slash(channel, "show", {"file": number})

    assert asked[0]["data"]["resolved"]["attachments"][number]["filename"] == "words.txt"


@pytest.mark.parametrize(
    ("size", "code"),
    [(0, "file-empty"), (ATTACHMENT_LIMIT + 1, "file-too-large"), (99_000_000, "file-too-large")],
)
async def test_what_discord_would_not_take_is_not_kept(
    playground: Playground, session: aiohttp.ClientSession, size: int, code: str
) -> None:
    query = {"as": "alice", "channel": str(playground.town.channel.id), "name": "x.bin"}
    content = io.BytesIO(bytes(size))
    async with session.post(f"{playground.base}/upload", params=query, data=content) as answer:
        assert (await answer.json())["code"] == code
    assert playground.world.attachments == {}


@pytest.mark.parametrize("channel", ["", "x", "1", "-1"])
async def test_a_file_for_nowhere_is_refused(
    playground: Playground, session: aiohttp.ClientSession, channel: str
) -> None:
    query = {"as": "alice", "channel": channel, "name": "x.txt"}
    async with session.post(f"{playground.base}/upload", params=query, data=b"x") as answer:
        assert answer.status == 404


async def test_another_sites_page_hands_over_nothing(
    playground: Playground, session: aiohttp.ClientSession
) -> None:
    query = {"as": "alice", "channel": str(playground.town.channel.id), "name": "x.txt"}
    headers = {"Origin": "http://example.com"}
    address = f"{playground.base}/upload"
    async with session.post(address, params=query, data=b"x", headers=headers) as answer:
        assert answer.status == 403


async def test_a_message_has_no_files_to_give_away(playground: Playground) -> None:
    with pytest.raises(CannotDo):
        await playground.person("Alice").slash(playground.town.channel, "show", {"file": "7"})


def form(**field: Any) -> dict[str, Any]:
    upload = {"type": 19, "id": 2, "custom_id": "files", "min_values": 1, "max_values": 2} | field
    label = {"type": 18, "id": 1, "label": "Pictures", "component": upload}
    return {"custom_id": "add:7:0", "title": "Add", "components": [label]}


async def test_a_form_carries_its_files_as_discord_describes_them(
    playground: Playground, asked: list[Any]
) -> None:
    alice, channel = playground.person("Alice"), playground.town.channel
    files = [alice.attach(channel, f"{name}.png", png()) for name in ("b", "a", "c")]
    opened = await alice.slash(channel, "show", {"file": files[0]})
    opened.modal = form()

    for wrong in ([], files, [files[0], files[0], files[0]], ["7"]):
        with pytest.raises(CannotDo):
            await alice.fill(opened, {"files": wrong})
    await alice.fill(opened, {"files": files[:2]})

    data = asked[-1]["data"]
    assert data["components"][0]["component"]["values"] == [str(one.id) for one in files[:2]]
    described = data["resolved"]["attachments"]
    assert [one["filename"] for one in described.values()] == ["b.png", "a.png"]
    assert all(one["ephemeral"] for one in described.values())


@pytest.mark.parametrize(
    ("field", "code"),
    [
        ({"max_values": 11}, "NUMBER_TYPE_MAX"),
        ({"max_values": 0}, "NUMBER_TYPE_MAX"),
        ({"min_values": -1}, "NUMBER_TYPE_MAX"),
        ({"min_values": 3, "max_values": 2}, "NUMBER_TYPE_MAX"),
        ({"custom_id": None}, "BASE_TYPE_REQUIRED"),
    ],
)
def test_a_form_asks_for_one_to_ten_files(field: dict[str, Any], code: str) -> None:
    errors = FormErrors()
    check_modal(form()["components"], errors, ("components",))
    errors.raise_if_any()
    check_modal(form(**field)["components"], errors, ("components",))
    with pytest.raises(DiscordError) as refused:
        errors.raise_if_any()
    assert code in str(refused.value.errors)


def test_files_are_asked_for_in_labels_of_forms_alone() -> None:
    (label,) = form()["components"]
    row = {"type": 1, "components": [label["component"]]}
    in_message, in_row = FormErrors(), FormErrors()
    check_message([row], in_message, ("components",), v2=True, files=())
    check_modal([row], in_row, ("components",))
    assert in_message
    assert in_row
