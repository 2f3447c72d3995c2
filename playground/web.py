"""The page's routes: its files, and the WebSocket behind each open tab.

Serves loopback only, and tells the browser to load nothing from anywhere else.
"""

from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

from .guests import Guests
from .model import User
from .tab import Host, Tab

STATIC = Path(__file__).parent / "static"
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
HEARTBEAT = 20.0


class Page:
    """Adds the page to a playground: ``Playground(attach=[Page(guests=True).attach])``."""

    def __init__(self, *, guests: bool = False, fast: bool = False) -> None:
        self._guests_play = guests
        self._fast = fast
        self._sockets: set[web.WebSocketResponse] = set()
        self._dismissed: set[int] = set()

    def attach(self, app: web.Application, host: Host) -> None:
        """Add the routes; guests begin with the server and end with it."""
        self._host = host
        self.guests = Guests(host, fast=self._fast)
        app.router.add_get("/", self._index)
        app.router.add_get("/static/{path:.+}", self._static)
        app.router.add_get("/live", self._live)
        app.cleanup_ctx.append(self._with_guests)
        app.on_shutdown.append(self._close_sockets)

    async def _with_guests(self, _app: web.Application) -> AsyncIterator[None]:
        self.guests.play(self._guests_play)
        yield
        await self.guests.close()

    async def _close_sockets(self, _app: web.Application) -> None:
        for socket in tuple(self._sockets):
            await socket.close(message=b"the playground closes")

    async def _index(self, request: web.Request) -> web.StreamResponse:
        _only_loopback(request)
        return web.FileResponse(STATIC / "index.html", headers=HEADERS)

    async def _static(self, request: web.Request) -> web.StreamResponse:
        path = (STATIC / request.match_info["path"]).resolve()
        if not path.is_relative_to(STATIC) or not path.is_file():
            raise web.HTTPNotFound(text="There is no such file.")
        return web.FileResponse(path, headers=HEADERS)

    async def _live(self, request: web.Request) -> web.StreamResponse:
        _only_loopback(request)
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            user = self._who(request)
            await Tab(self._host, self.guests, user, self._dismissed).run(socket)
        finally:
            self._sockets.discard(socket)
        return socket

    def _who(self, request: web.Request) -> User:
        """Return the person named in the address, or the first one."""
        wanted = request.query.get("as", "").casefold()
        people = [one for one in self._host.world.users.values() if not one.bot]
        named = (one for one in people if wanted in (one.name.casefold(), str(one.id)))
        return next(named, people[0])


def _only_loopback(request: web.Request) -> None:
    """Refuse other sites' pages: a browser would let them speak to this machine."""
    host = urlsplit(f"//{request.host}").hostname
    origin = request.headers.get("Origin")
    foreign = origin is not None and urlsplit(origin).netloc != request.host
    if host not in LOOPBACK or foreign:
        raise web.HTTPForbidden(text="The playground speaks to this machine only.")


def attach(app: web.Application, host: Host) -> None:
    """Add the page with its usual settings."""
    Page().attach(app, host)
