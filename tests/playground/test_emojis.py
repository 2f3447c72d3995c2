"""Emoji of the application: Discord's limits, and the pictures that readers get."""

import base64
from typing import Any

import aiohttp
import pytest

from playground.server import Playground

from .desk import Desk

PNG = b"\x89PNG\r\n\x1a\n" + bytes(64)
PICTURE = f"data:image/png;base64,{base64.b64encode(PNG).decode()}"


def path_of(desk: Desk, emoji: object = "") -> str:
    return f"/applications/{desk.world.bot.id}/emojis" + (f"/{emoji}" if emoji else "")


async def create(desk: Desk, **body: Any) -> tuple[int, Any]:
    return await desk.ask("POST", path_of(desk), {"name": "red_1ab", "image": PICTURE} | body)


async def test_an_emoji_is_uploaded_listed_renamed_and_deleted(desk: Desk) -> None:
    status, made = await create(desk)
    assert (status, made["name"]) == (201, "red_1ab")
    assert (await desk.ask("GET", path_of(desk))) == (200, {"items": [made]})
    one = path_of(desk, made["id"])
    assert (await desk.ask("GET", one)) == (200, made)
    assert (await desk.ask("PATCH", one, {"name": "other"}))[1]["name"] == "other"
    assert (await desk.ask("DELETE", one))[0] == 204
    assert (await desk.ask("GET", path_of(desk))) == (200, {"items": []})
    status, answer = await desk.ask("GET", one)
    assert (status, answer["code"]) == (404, 10014)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("name", "a"),
        ("name", "x" * 33),
        ("name", "with space"),
        ("name", "tiré"),
        ("name", None),
        ("image", None),
        ("image", "data:image/png;base64,!!!"),
        ("image", "data:image/svg+xml;base64,AAAA"),
        ("image", "data:image/png;base64,AAAA"),
        ("image", PICTURE + base64.b64encode(bytes(300_000)).decode()),
    ],
)
async def test_what_discord_would_refuse_is_refused(desk: Desk, field: str, wrong: Any) -> None:
    status, answer = await create(desk, **{field: wrong})
    assert (status, answer["code"]) == (400, 50035)
    assert field in str(answer["errors"])
    assert not desk.world.emojis


async def test_a_name_is_taken_once(desk: Desk) -> None:
    await create(desk)
    status, answer = await create(desk)
    assert (status, answer["code"]) == (400, 50035)
    assert len(desk.world.emojis) == 1


async def test_there_is_a_limit(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playground.rest.emojis.MOST", 1)
    await create(desk)
    status, answer = await create(desk, name="blue_1ab")
    assert (status, answer["code"]) == (400, 30008)


async def test_another_application_has_its_own(desk: Desk) -> None:
    status, answer = await desk.ask("GET", "/applications/1/emojis")
    assert (status, answer["code"]) == (403, 20012)


async def test_everybody_can_look_at_its_picture(
    desk: Desk, playground: Playground, http: aiohttp.ClientSession
) -> None:
    _, made = await create(desk)
    async with http.get(f"{playground.base}/emojis/{made['id']}.png") as answer:
        assert answer.content_type == "image/png"
        assert await answer.read() == PNG
    for path in ("emojis/5.png", "emojis/x.png"):
        async with http.get(f"{playground.base}/{path}") as answer:
            assert answer.status == 404
