"""The page's routes: its files, and the WebSocket behind each open tab.

Tells the browser to load nothing from other sites; the server decides which requests it accepts.
"""

from collections.abc import AsyncIterator
from pathlib import Path

from aiohttp import web

from .commands import CannotDo
from .guests import Guests
from .message_shapes import ATTACHMENT_LIMIT
from .model import User
from .server import Playground
from .tab import Tab
from .wording import STATIC, frame, page_language

HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
HEARTBEAT = 20.0


class Page:
    """Adds the page to a playground: ``Playground(attach=[Page(guests=True).attach])``.

    ``switch`` is a file that exists while the guests play, so that they continue after a restart.
    """

    def __init__(
        self, *, guests: bool = False, fast: bool = False, switch: Path | None = None
    ) -> None:
        self._guests_play = guests or (switch is not None and switch.exists())
        self._fast = fast
        self._switch = switch
        self._sockets: set[web.WebSocketResponse] = set()
        self._dismissed: set[int] = set()

    def attach(self, app: web.Application, playground: Playground) -> None:
        """Add the page's routes; the guests' tasks start and end with the server."""
        self._playground = playground
        self.guests = Guests(playground, fast=self._fast, switch=self._switch)
        app.router.add_get("/", self._index)
        app.router.add_get("/static/{path:.+}", self._static)
        app.router.add_get("/live", self._live)
        app.router.add_post("/upload", self._upload)
        app.cleanup_ctx.append(self._with_guests)
        app.on_shutdown.append(self._shut)

    async def _with_guests(self, _app: web.Application) -> AsyncIterator[None]:
        self.guests.play(self._guests_play)
        yield
        await self.guests.close()

    async def hang_up(self) -> None:
        """Close every tab's connection; pages reconnect on their own."""
        for socket in tuple(self._sockets):
            await socket.close()

    async def _shut(self, _app: web.Application) -> None:
        await self.hang_up()

    async def _index(self, request: web.Request) -> web.StreamResponse:
        page = frame(page_language(self._who(request)))
        return web.Response(text=page, content_type="text/html", headers=HEADERS)

    async def _static(self, request: web.Request) -> web.StreamResponse:
        try:
            path = (STATIC / request.match_info["path"]).resolve()
            found = path.is_relative_to(STATIC) and path.is_file()
        except (ValueError, OSError):  # characters or a length that no file name can have
            raise web.HTTPBadRequest(text="That is not a file name.") from None
        if not found:
            raise web.HTTPNotFound(text="There is no such file.")
        return web.FileResponse(path, headers=HEADERS)

    async def _live(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            user = self._who(request)
            await Tab(self._playground, self.guests, user, self._dismissed).run(socket)
        finally:
            self._sockets.discard(socket)
        return socket

    async def _upload(self, request: web.Request) -> web.StreamResponse:
        """Store an uploaded file and answer with the id that commands and messages refer to."""
        number = request.query.get("channel", "")
        channel = self._playground.world.channels.get(int(number) if number.isdecimal() else 0)
        person = self._playground.client_of(self._who(request))
        if channel is None or channel not in person.channels():
            raise web.HTTPNotFound(text="There is no such channel.")
        content = bytearray()
        # Keep one byte too many to detect the excess, but read all, so that the answer arrives.
        async for part in request.content.iter_any():
            content += part[: ATTACHMENT_LIMIT + 1 - len(content)]
        try:
            file = person.attach(channel, request.query.get("name", ""), bytes(content))
        except CannotDo as refusal:
            return web.json_response({"error": str(refusal), "code": refusal.code})
        return web.json_response({"id": str(file.id)})

    def _who(self, request: web.Request) -> User:
        """Return the person named in the page's address, by default the first person."""
        wanted = request.query.get("as", "").casefold()
        people = [one for one in self._playground.world.users.values() if not one.bot]
        named = (one for one in people if wanted in (one.name.casefold(), str(one.id)))
        return next(named, people[0])


def attach(app: web.Application, playground: Playground) -> None:
    """Add the page with its default settings."""
    Page().attach(app, playground)
