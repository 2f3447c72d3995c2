"""Discord's CDN: uploaded files, emojis, and an avatar with a different pattern for each person."""

import random
import struct
import zlib
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from aiohttp import web

if TYPE_CHECKING:
    from .server import Playground

SQUARE = 64  # pixels, the side of a default avatar
LONGEST_ID = 20  # digits of a 64-bit number
DEFAULT_COLOURS = (0x5865F2, 0x757E8A, 0x3BA55C, 0xFAA61A, 0xED4245, 0xEB459E)


class Cdn:
    """Serves the files, avatars and emojis whose addresses appear in payloads."""

    def __init__(self, playground: "Playground") -> None:
        self._playground = playground

    def attach(self, app: web.Application) -> None:
        """Add the routes."""
        for folder in ("attachments", "ephemeral-attachments"):
            app.router.add_get(f"/{folder}/{{owner_id}}/{{id}}/{{filename}}", self._attachment)
        app.router.add_get("/avatars/{user_id}/{hash}.{format}", self._avatar)
        app.router.add_get("/embed/avatars/{index}.png", self._default_avatar)
        app.router.add_get("/emojis/{id}.{format}", self._emoji)

    async def _attachment(self, request: web.Request) -> web.Response:
        match = request.match_info
        file = self._playground.world.attachments.get(_number(match["id"]))
        if file is None or file.filename != match["filename"]:
            raise web.HTTPNotFound(text="This content is no longer available.")
        headers = {"Content-Type": file.content_type, "Cache-Control": "private, max-age=3600"}
        # The browser must show uploads as pictures and never run them as pages.
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Content-Security-Policy"] = "sandbox"
        return web.Response(body=file.content, headers=headers)

    async def _avatar(self, request: web.Request) -> web.Response:
        user = self._playground.world.users.get(_number(request.match_info["user_id"]))
        if user is None:
            raise web.HTTPNotFound(text="This content is no longer available.")
        return web.Response(body=pattern(user.colour, user.id), content_type="image/png")

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self._playground.world.emojis.get(_number(request.match_info["id"]))
        if emoji is None:
            raise web.HTTPNotFound(text="This content is no longer available.")
        headers = {"Content-Type": emoji.content_type, "Cache-Control": "max-age=3600"}
        headers["X-Content-Type-Options"] = "nosniff"
        return web.Response(body=emoji.content, headers=headers)

    async def _default_avatar(self, request: web.Request) -> web.Response:
        number = _number(request.match_info["index"])
        colour = DEFAULT_COLOURS[number % len(DEFAULT_COLOURS)]
        return web.Response(body=square(colour), content_type="image/png")


def _number(text: str) -> int:
    """Return the id in a part of an address, 0 if it is not a number.

    Raise ``HTTPBadRequest`` if it is too long for an id.
    """
    if len(text) > LONGEST_ID:
        raise web.HTTPBadRequest(text="That is too long for an id.")
    return int(text) if text.isdecimal() else 0


def square(colour: int) -> bytes:
    """Return a PNG of one colour."""
    return _png((colour, colour), [[0] * SQUARE for _ in range(SQUARE)])


@cache
def pattern(colour: int, seed: int, cells: int = 6, side: int = 96) -> bytes:
    """Return a PNG with a symmetric pattern in two shades of a colour, derived from the seed."""
    dice = random.Random(seed)
    half = [[dice.random() < 0.5 for _ in range(cells // 2)] for _ in range(cells)]
    rows = [[*row, *reversed(row)] for row in half]
    each = side // cells
    lines = [[rows[y // each][x // each] for x in range(side)] for y in range(side)]
    light = sum(((colour >> shift & 255) + 3 * 255) // 4 << shift for shift in (0, 8, 16))
    return _png((light, colour), lines)


def _png(colours: tuple[int, int], lines: Sequence[Sequence[int]]) -> bytes:
    """Return a PNG of two colours, stored with eight pixels per byte."""
    width = len(lines[0])
    header = struct.pack(">IIBBBBB", width, len(lines), 1, 3, 0, 0, 0)
    rows = b"".join(b"\0" + _packed(line) for line in lines)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        (
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", b"".join(one.to_bytes(3, "big") for one in colours)),
            _chunk(b"IDAT", zlib.compress(rows)),
            _chunk(b"IEND", b""),
        )
    )


def _packed(line: Sequence[int]) -> bytes:
    bits = "".join("1" if one else "0" for one in line)
    return bytes(int(bits[at : at + 8].ljust(8, "0"), 2) for at in range(0, len(bits), 8))


def _chunk(name: bytes, content: bytes) -> bytes:
    checksum = zlib.crc32(name + content)
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", checksum)
