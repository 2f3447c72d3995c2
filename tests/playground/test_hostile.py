"""Requests that no client sends: each is refused by its form, and the next one is served."""

import asyncio
import json
from collections.abc import AsyncIterator

import aiohttp
import pytest

from playground.server import Playground
from playground.web import Page

DEEP = b"[" * 100_000
NESTED = b'{"a":' * 300 + b"1" + b"}" * 300
DIGITS = "9" * 5000


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(attach=[Page().attach]) as running:
        yield running


async def status(playground: Playground, line: str, body: bytes = b"", **headers: str) -> int:
    """Send a request exactly as written and return the status of the answer."""
    given = {
        "Host": f"127.0.0.1:{playground.port}",
        "Authorization": f"Bot {playground.token}",
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
    } | {name.replace("_", "-"): value for name, value in headers.items()}
    head = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    reader, writer = await asyncio.open_connection("127.0.0.1", playground.port)
    try:
        writer.write(f"{line} HTTP/1.1\r\n{head}\r\n".encode() + body)
        answer = await asyncio.wait_for(reader.read(), 60)
    finally:
        writer.close()
    return int(answer.split(b" ", 2)[1])


@pytest.mark.parametrize("host", ["[", "[::1", "[]]"])
async def test_a_host_that_is_none_is_refused(playground: Playground, host: str) -> None:
    assert await status(playground, "GET /", Host=host) == 400
    assert await status(playground, "GET /") == 200


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//["])
async def test_an_origin_that_is_none_is_refused(playground: Playground, origin: str) -> None:
    assert await status(playground, "GET /", Origin=origin) == 400


@pytest.mark.parametrize("origin", ["http://example.com", "null", "http://127.0.0.1:1"])
async def test_a_foreign_origin_is_still_forbidden(playground: Playground, origin: str) -> None:
    assert await status(playground, "GET /", Origin=origin) == 403


@pytest.mark.parametrize(
    "path",
    [
        "/static/%00",
        "/static/js/main%00.js",
        f"/static/{'a' * 5000}",
        f"/attachments/1/{DIGITS}/x.png",
        f"/avatars/{DIGITS}/x.png",
        f"/embed/avatars/{DIGITS}.png",
        "/api/v10/channels/%00",
        f"/api/v10/channels/{DIGITS}",
        "/api/v10/channels/%00/messages",
        f"/api/v10/guilds/{DIGITS}",
    ],
)
async def test_names_that_nothing_has_are_refused(playground: Playground, path: str) -> None:
    assert await status(playground, f"GET {path}") == 400


BODIES = {
    "without end": DEEP,
    "nested": NESTED,
    "digits": b'{"content": ' + DIGITS.encode() + b"}",
    "no number": b'{"content": NaN}',
    "no text": b'{"content": "\xff"}',
    "cut": b'{"content": "',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=list(BODIES))
async def test_a_body_that_is_no_json_is_refused(playground: Playground, body: bytes) -> None:
    channel = f"/api/v10/channels/{playground.town.channel.id}"
    assert await status(playground, f"POST {channel}/messages", body) == 400
    assert await status(playground, "POST /api/v10/interactions/1/x/callback", body) in (400, 404)
    assert await status(playground, "POST /playground/control/move-clock", body) == 400
    assert await status(playground, f"POST {channel}/messages", b'{"content": "x"}') == 200


@pytest.mark.parametrize("path", ["/playground/control/rate-limits", "/api/v10/users/@me/channels"])
async def test_a_body_that_is_not_packed_as_it_says_is_refused(
    playground: Playground, path: str
) -> None:
    assert await status(playground, f"POST {path}", b"plain", Content_Encoding="gzip") == 400


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data", b"--B--"),
        ("multipart/form-data; boundary=B", b"no boundary at all"),
        (
            "multipart/form-data; boundary=B",
            b'--B\r\nContent-Disposition: form-data; name="f"\r\n\r\nhalf',
        ),
        (
            "multipart/form-data; boundary=B",
            b'--B\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n'
            + DEEP
            + b"\r\n--B--\r\n",
        ),
        (
            "multipart/form-data; boundary=B",
            b'--B\r\nContent-Disposition: form-data; name="files['
            + DIGITS.encode()
            + b']"\r\n\r\nx\r\n--B--\r\n',
        ),
    ],
)
async def test_a_form_that_is_none_is_refused(
    playground: Playground, kind: str, body: bytes
) -> None:
    path = f"/api/v10/channels/{playground.town.channel.id}/messages"
    assert await status(playground, f"POST {path}", body, Content_Type=kind) == 400


@pytest.mark.parametrize(
    ("verb", "given"),
    [
        ("move-clock", {"seconds": 1e300}),
        ("move-clock", {"seconds": -1e12}),
        ("move-clock", {"seconds": "x"}),
        ("add-fault", {"code": []}),
        ("remove-message", {"message": DIGITS}),
        ("deny-bot", {"channel": 1, "permissions": 5}),
        ("close-dms", [1]),
    ],
)
async def test_a_wrong_wish_is_refused_and_changes_nothing(
    playground: Playground, verb: str, given: object
) -> None:
    now = playground.world.clock.now()
    body = json.dumps(given).encode()
    assert await status(playground, f"POST /playground/control/{verb}", body) == 400
    assert abs(playground.world.clock.now() - now) < 60
    assert playground.faults.for_request("GET", "/x") is None


async def test_a_tab_that_sends_nonsense_is_told_so_and_stays(playground: Playground) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{playground.base}/live?as=Alice") as line,
    ):
        await line.receive_json(timeout=60)
        for text in (DEEP.decode(), NESTED.decode(), '{"ask": 1, "do": []}', "[]"):
            await line.send_str(text)
            heard = await line.receive_json(timeout=60)
            assert heard["error"].startswith("The playground did not understand that")


@pytest.mark.parametrize("text", [DEEP.decode()[:60_000], NESTED.decode()])
async def test_a_bot_that_sends_nonsense_is_disconnected(playground: Playground, text: str) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(playground.gateway_url) as line,
    ):
        await line.receive_json(timeout=60)
        await line.send_str(text)
        ended = await line.receive(timeout=60)
        assert (ended.type, ended.data) == (aiohttp.WSMsgType.CLOSE, 4002)
