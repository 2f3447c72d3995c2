"""Deliberately wrong messages, each refused as Discord refuses it, and right ones beside them."""

import aiohttp
import pytest

from playground.server import Playground

from .bodies import (
    ADDRESS,
    HARE,
    RIGHT_MESSAGES,
    Json,
    button,
    gallery,
    legacy,
    menu,
    row,
    text,
    v2,
)
from .desk import Desk

WRONG_MESSAGES: dict[str, Json] = {
    "content too long": {"content": "x" * 2001},
    "content not text": {"content": {"a": 1}},
    "mentions named and parsed": {
        "content": "x",
        "allowed_mentions": {"parse": ["users"], "users": ["1"]},
    },
    "too many mentions": {
        "content": "x",
        "allowed_mentions": {"users": [str(number) for number in range(101)]},
    },
    "custom_id too long": legacy(row(button("x" * 101))),
    "custom_id empty": legacy(row(button(""))),
    "custom_id twice": legacy(row(button("a"), button("a"))),
    "id twice": v2(text() | {"id": 5}, text() | {"id": 5}),
    "custom_id twice in a container": v2(
        {"type": 17, "components": [row(button()), row(button())]}
    ),
    "button without words": legacy(row(button(label=None))),
    "button with blank words": legacy(row(button(label="  "))),
    "button without custom_id": legacy(row(button(custom_id=None))),  # type: ignore[arg-type]
    "button with words too long": legacy(row(button(label="x" * 81))),
    "button of unknown style": legacy(row(button(style=9))),
    "button with a word for an emoji": legacy(row(button(emoji={"name": "rabbit"}))),
    "button with an emoji of nobody": legacy(row(button(emoji={"id": "6", "name": "hare"}))),
    "menu with an emoji of nobody": legacy(
        row(menu() | {"options": [{"label": "a", "value": "1", "emoji": {"id": "6"}}]})
    ),
    "link without address": legacy(row({"type": 2, "style": 5, "label": "x"})),
    "link with custom_id": legacy(row(button(style=5, url=ADDRESS))),
    "link to a script": legacy(row({"type": 2, "style": 5, "label": "x", "url": "javascript:1"})),
    "button with address": legacy(row(button(url=ADDRESS))),
    "six buttons in a row": legacy(row(*(button(str(n)) for n in range(6)))),
    "six rows": legacy(*(row(button(str(n))) for n in range(6))),
    "empty row": legacy(row()),
    "row in a row": legacy(row(row(button()))),
    "menu beside a button": legacy(row(menu(), button())),
    "menu of 26": legacy(row(menu(26))),
    "menu of none": legacy(row(menu(0))),
    "menu with the same value twice": legacy(
        row(menu() | {"options": [{"label": "a", "value": "1"}] * 2})
    ),
    "menu asking for more than it has": legacy(row(menu(max_values=4))),
    "menu asking for more than at most": legacy(row(menu(min_values=3, max_values=2))),
    "menu with a long label": legacy(
        row(menu() | {"options": [{"label": "x" * 101, "value": "1"}]})
    ),
    "menu with a blank label": legacy(row(menu() | {"options": [{"label": " ", "value": "1"}]})),
    "menu with more chosen than at most": legacy(
        row(menu() | {"options": [{"label": n, "value": n, "default": True} for n in "ab"]})
    ),
    "menu with more people chosen than at most": v2(
        row(
            {
                "type": 5,
                "custom_id": "a",
                "default_values": [{"id": n, "type": "user"} for n in "12"],
            }
        )
    ),
    "text field in a message": legacy(row({"type": 4, "custom_id": "a", "style": 1, "label": "a"})),
    "V2 parts without the flag": {"components": [text()]},
    "V2 with content": v2(text(), content="x"),
    "V2 with an embed": v2(text(), embeds=[{"title": "x"}]),
    "V2 with 41 components": v2(*(text() for _ in range(41))),
    "V2 with 41 components, nested": v2({"type": 17, "components": [text() for _ in range(40)]}),
    "V2 with too much text": v2(text("x" * 2001), text("x" * 2001)),
    "V2 with empty text": v2(text("")),
    "V2 with blank text": v2(text(" \n")),
    "file from elsewhere": v2({"type": 13, "file": {"url": ADDRESS}}),
    "container in a container": v2(
        {"type": 17, "components": [{"type": 17, "components": [text()]}]}
    ),
    "empty container": v2({"type": 17, "components": []}),
    "container of an impossible colour": v2(
        {"type": 17, "components": [text()], "accent_color": 1 << 24}
    ),
    "button outside a row": v2(button()),
    "section without accessory": v2({"type": 9, "components": [text()]}),
    "section of four texts": v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
    "gallery of eleven": v2(gallery(*[ADDRESS] * 11)),
    "gallery of none": v2(gallery()),
    "picture that was not uploaded": v2(gallery("attachment://nowhere.png")),
    "picture with too many words": v2(gallery(ADDRESS, description="x" * 1025)),
    "picture from a disk": v2(gallery("file:///etc/passwd")),
    "attachment that was not uploaded": {"content": "x", "attachments": [{"id": "0"}]},
    "nonce too long": {"content": "x", "nonce": "x" * 26},
    "embed too long": {"embeds": [{"title": "x" * 257}]},
    "eleven embeds": {"embeds": [{"title": "x"}] * 11},
    "embeds of more than 6000": {"embeds": [{"description": "x" * 3001}] * 2},
    "reply to nothing": {"content": "x", "message_reference": {"message_id": "1"}},
}


@pytest.mark.parametrize("name", WRONG_MESSAGES)
async def test_a_wrong_message_is_refused(desk: Desk, name: str) -> None:
    status, answer = await desk.post(WRONG_MESSAGES[name])

    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert answer["errors"]
    assert not desk.channel.messages


@pytest.mark.parametrize("name", RIGHT_MESSAGES)
async def test_a_right_message_is_accepted(desk: Desk, name: str) -> None:
    desk.world.emojis[HARE.id] = HARE
    status, answer = await desk.post(RIGHT_MESSAGES[name])

    assert (status, desk.playground.violations) == (200, []), answer
    [message] = desk.channel.messages.values()
    status, answer = await desk.ask(
        "PATCH", f"/channels/{desk.channel.id}/messages/{message.id}", RIGHT_MESSAGES[name]
    )
    assert (status, desk.playground.violations) == (200, []), answer


async def test_ids_are_numbered_around_those_that_were_chosen(desk: Desk) -> None:
    _, answer = await desk.post(v2(text(), text() | {"id": 1}, text() | {"id": 0}, text()))

    assert [one["id"] for one in answer["components"]] == [2, 1, 3, 4]


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": "  "}, v2()])
async def test_an_empty_message_is_refused(desk: Desk, body: Json) -> None:
    status, answer = await desk.post(body)

    assert (status, answer["code"]) == (400, 50006)


async def test_a_complaint_names_the_field(
    monkeypatch: pytest.MonkeyPatch, http: aiohttp.ClientSession
) -> None:
    monkeypatch.delenv("DISCORD_OPENAPI", raising=False)
    async with Playground() as playground:
        http.headers["Authorization"] = f"Bot {playground.token}"
        desk = Desk(playground, http)
        _, answer = await desk.post(legacy(row(button("a"), button("a"))))

    [complaint] = answer["errors"]["components"]["0"]["components"]["1"]["custom_id"]["_errors"]
    assert complaint["code"] == "COMPONENT_CUSTOM_ID_DUPLICATED"
