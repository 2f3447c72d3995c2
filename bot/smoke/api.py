"""Requests to Discord's REST API, and their unchanged responses.

This does not use the library, which would retry, wait and raise: a check needs the status and the
error code. Reports name a request by its route, without tokens and ids.
"""

import asyncio
import json
import re
import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.gateway.codes import TOO_MANY_REQUESTS

Json = dict[str, Any]

PATIENCE = aiohttp.ClientTimeout(total=60)
AGENT = {"User-Agent": "DiscordBot (dixit-discord, smoke)"}
LONGEST_PAUSE = 30.0


@dataclass(frozen=True, slots=True)
class RestAnswer:
    """Discord's response to one request; status 0 means that there was none."""

    request: str
    status: int
    body: Any

    @property
    def good(self) -> bool:
        """Return whether the request succeeded."""
        return self.status < 300

    @property
    def code(self) -> int:
        """Return the error code in Discord's JSON; 0 if there is none."""
        return int(self.body.get("code", 0)) if isinstance(self.body, dict) else 0

    def __str__(self) -> str:
        return f"{self.request} {self.status}{f' {self.code}' if self.code else ''}"


class RestApi:
    """Sends requests with the bot's token or a press's token, and keeps the last response."""

    def __init__(self, session: aiohttp.ClientSession, base: str, token: str) -> None:
        self._session = session
        self._base = base.rstrip("/")
        self._token = token
        self.last = RestAnswer("-", 0, None)

    async def call(
        self, method: str, path: str, body: Json | None = None, files: Sequence[str] = ()
    ) -> RestAnswer:
        """Send one request and return the response; after a rate limit, wait and retry once.

        For each name in ``files``, upload a small picture.
        """
        answer = await self._send(method, path, body, files)
        if answer.status == TOO_MANY_REQUESTS and isinstance(answer.body, dict):
            await asyncio.sleep(min(LONGEST_PAUSE, float(answer.body.get("retry_after", 1))))
            answer = await self._send(method, path, body, files)
        self.last = answer
        return answer

    async def _send(
        self, method: str, path: str, body: Json | None, files: Sequence[str]
    ) -> RestAnswer:
        headers = AGENT | ({} if _by_press(path) else {"Authorization": f"Bot {self._token}"})
        url, request = self._base + path, f"{method} {route_of(path)}"
        data: Any = None
        if files:
            data = aiohttp.FormData()
            data.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
            for place, name in enumerate(files):
                data.add_field(
                    f"files[{place}]", picture(place), filename=name, content_type="image/png"
                )
        try:
            async with self._session.request(
                method, url, headers=headers, timeout=PATIENCE,
                **({"data": data} if files else {"json": body} if body is not None else {}),
            ) as response:  # fmt: skip
                text = await response.text()
        except (aiohttp.ClientError, OSError, TimeoutError) as fault:
            return RestAnswer(request, 0, {"message": type(fault).__name__})
        try:
            return RestAnswer(request, response.status, json.loads(text) if text else None)
        except ValueError:
            return RestAnswer(request, response.status, None)


def _by_press(path: str) -> bool:
    return path.startswith(("/interactions/", "/webhooks/"))


def route_of(path: str) -> str:
    """Return a path without its ids and tokens, for reports."""
    bare = path.partition("?")[0]
    bare = re.sub(r"/(interactions|webhooks)/\d+/[^/]+", r"/\1/{id}/{token}", bare)
    return re.sub(r"/\d{5,}", "/{id}", bare)


def picture(shade: int) -> bytes:
    """Return a small PNG in one of three shades."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        summed = kind + data
        return struct.pack(">I", len(data)) + summed + struct.pack(">I", zlib.crc32(summed))

    side, row = 64, b"\x00" + bytes((200, 120 + 40 * (shade % 3), 90)) * 64
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    pixels = zlib.compress(row * side)
    parts = (chunk(b"IHDR", header), chunk(b"IDAT", pixels), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)
