"""Sends single requests to Discord's REST API, for the checks of `bot.doctor` and `bot.smoke`.

The library would retry, wait and raise; a check needs the status and the error code at once.
Reports name a request by its route, without tokens and ids. Games send nothing this way.
"""

import asyncio
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.gateway.codes import BAD_REQUEST, TOO_MANY_REQUESTS

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class RestAnswer:
    """Discord's response to one request; status 0 means that there was none, or not in JSON."""

    request: str
    status: int
    body: Any
    date: str = ""  # its Date header

    @property
    def good(self) -> bool:
        """Return whether the request succeeded."""
        return 200 <= self.status < 300

    @property
    def code(self) -> int:
        """Return the error code in Discord's JSON; 0 if there is none."""
        code = self.body.get("code") if isinstance(self.body, dict) else 0
        return code if isinstance(code, int) else 0

    @property
    def fault(self) -> str:
        """Return why the request failed: the status, or the name of the error without one."""
        return f"status {self.status}" if self.status else str(self.body["message"])

    def __str__(self) -> str:
        return f"{self.request} {self.status}{f' {self.code}' if self.code else ''}"


class RestApi:
    """Sends requests with the bot's token or a press's token, and keeps the last response.

    After a rate limit of at most ``longest_pause`` seconds, a request is sent once more.
    """

    def __init__(
        self,
        session: aiohttp.ClientSession,
        base: str,
        token: str,
        *,
        longest_pause: float = 0.0,
    ) -> None:
        self.base = base.rstrip("/")
        self._session = session
        self._token = token
        self._longest_pause = longest_pause
        self.last = RestAnswer("-", 0, None)

    async def call(
        self,
        method: str,
        path: str,
        body: Json | None = None,
        files: Mapping[str, bytes] | None = None,
    ) -> RestAnswer:
        """Send one request and return the response; ``files`` are PNGs to upload, by name."""
        answer = await self._send(method, path, body, files)
        if self._longest_pause and answer.status == TOO_MANY_REQUESTS:
            pause = answer.body.get("retry_after", 1) if isinstance(answer.body, dict) else 1
            await asyncio.sleep(min(self._longest_pause, float(pause)))
            answer = await self._send(method, path, body, files)
        self.last = answer
        return answer

    async def _send(
        self, method: str, path: str, body: Json | None, files: Mapping[str, bytes] | None
    ) -> RestAnswer:
        headers = {} if _needs_no_token(path) else {"Authorization": f"Bot {self._token}"}
        url, request = self.base + path, f"{method} {route_of(path)}"
        content: Json = {"json": body} if body is not None else {}
        if files:
            data = aiohttp.FormData()
            data.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
            for place, (name, png) in enumerate(files.items()):
                data.add_field(f"files[{place}]", png, filename=name, content_type="image/png")
            content = {"data": data}
        try:
            async with self._session.request(method, url, headers=headers, **content) as response:
                status, raw = response.status, await response.read()
        except (aiohttp.ClientError, OSError, TimeoutError) as fault:
            return RestAnswer(request, 0, {"message": type(fault).__name__})
        date = response.headers.get("Date", "")
        try:
            return RestAnswer(request, status, json.loads(raw) if raw else None, date)
        except ValueError as fault:
            status = status if status >= BAD_REQUEST else 0
            return RestAnswer(request, status, {"message": type(fault).__name__}, date)


def _needs_no_token(path: str) -> bool:
    return path == "/gateway" or path.startswith(("/interactions/", "/webhooks/"))


def route_of(path: str) -> str:
    """Return a path without its ids and tokens, for reports."""
    bare = path.partition("?")[0]
    bare = re.sub(r"/(interactions|webhooks)/\d+/[^/]+", r"/\1/{id}/{token}", bare)
    return re.sub(r"/\d{5,}", "/{id}", bare)
