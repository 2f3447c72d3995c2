"""Fetched files can be read by the bot's own user only, even if the umask allows more."""

import os
import stat
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.gateway import attachments


async def test_a_fetched_file_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def picture(_: web.Request) -> web.Response:
        return web.Response(body=b"picture")

    app = web.Application()
    app.router.add_get("/picture.png", picture)
    target = tmp_path / "picture.png"
    before = os.umask(0)
    try:
        async with TestServer(app) as server:
            monkeypatch.setattr(attachments, "asset_address", lambda: str(server.make_url("/")))
            uploaded: Any = SimpleNamespace(size=7, url=str(server.make_url("/picture.png")))
            await attachments.fetch(uploaded, target, 100)
    finally:
        os.umask(before)
    assert target.read_bytes() == b"picture"
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
