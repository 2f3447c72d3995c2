"""The complete playground: a world, and the server on loopback that a bot connects to.

    async with Playground() as playground:
        alice = playground.person("Alice")

Everything listens on 127.0.0.1 only; port 0 means any free port.
"""

import asyncio
import errno
import socket
from collections import deque
from collections.abc import Callable, Collection, Iterable
from random import Random
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

from . import cast
from .cdn import Cdn
from .control import Control
from .faults import Faults
from .gateway import Gateway
from .gateway_socket import Socket
from .interactions import Interactions
from .model import User
from .people import Person
from .ratelimits import RateLimits
from .rest.service import PREFIX, Rest, Seen
from .schemas import Schemas, Violation
from .strictness import Strict
from .uplink import Uplink
from .world import World

HOST = "127.0.0.1"
Attach = Callable[[web.Application, "Playground"], None]


class CannotListen(Exception):
    """Raised when the port is taken, forbidden or invalid."""


class BadAnswers(AssertionError):
    """Raised when the playground sent responses that do not match Discord's description."""


class Playground:
    """Runs a small imitation of Discord: its world and its server."""

    def __init__(
        self,
        port: int = 0,
        *,
        people: int = len(cast.CHARACTERS),
        shards: int = 1,
        attach: Iterable[Attach] = (),
        bot_name: str = "Dixit",
        lenient: Collection[Strict] = (),
    ) -> None:
        self.world = World(bot_name, lenient)
        self.town = cast.settle(self.world, people)
        self.interactions = Interactions(self.world)
        self.faults = Faults()
        self.uplink = Uplink()
        self.delays: Random | None = None  # if set, requests take a random time, so that races show
        self.rate_limits = RateLimits(self.world.clock)
        self.gateway = Gateway(self, shards=shards)
        self.schemas = Schemas.from_environment()
        self.violations: list[Violation] = []
        self.requests: deque[Seen] = deque(maxlen=5000)
        self.verbs: dict[str, Callable[..., Any]] = {}  # further actions that are offered by HTTP
        self.closing = asyncio.Event()
        self.app = web.Application(middlewares=[_own_pages_only, _whole_requests_only])
        self.port = port
        self._people: dict[int, Person] = {}
        self._attach = tuple(attach)
        self._runner: web.AppRunner | None = None

    # -- addresses -------------------------------------------------------------------------

    @property
    def base(self) -> str:
        """Return the address of the page and of the CDN."""
        return f"http://{HOST}:{self.port}"

    @property
    def api_base(self) -> str:
        """Return the replacement for ``https://discord.com/api/v10``."""
        return self.base + PREFIX

    @property
    def gateway_url(self) -> str:
        """Return the replacement for ``wss://gateway.discord.gg``."""
        return f"ws://{HOST}:{self.port}/gateway"

    @property
    def token(self) -> str:
        """Return the bot's token."""
        return self.world.token

    @property
    def bot_online(self) -> bool:
        """Return whether the bot is connected."""
        return bool(self.gateway.connected)

    # -- people ----------------------------------------------------------------------------

    def person(self, name: str) -> Person:
        """Return a person's client; create the person in all servers if the name is unknown."""
        user = next((one for one in self.world.users.values() if one.name == name), None)
        if user is None:
            user = self.world.add_user(name)
            for guild in self.world.guilds.values():
                self.world.join(guild, user)
        return self.client_of(user)

    def client_of(self, user: User) -> Person:
        """Return a user's client."""
        return self._people.setdefault(user.id, Person(self.world, self.interactions, user))

    # -- running ----------------------------------------------------------------------------

    async def start(self) -> None:
        """Start listening; raise ``CannotListen`` if the port cannot be opened."""
        listener = _listen(self.port)
        self.port = listener.getsockname()[1]
        self.world.cdn_base = self.base
        self.world.feed.subscribe(self.gateway.on_event)
        self._add_routes()
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.SockSite(self._runner, listener).start()

    async def stop(self) -> None:
        """Stop listening, cancel open interactions and close all connections."""
        self.closing.set()
        await self.interactions.close()
        await self.gateway.shut()
        if self._runner is not None:
            await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.stop()
        bad = [one for one in self.violations if one.what == "answer"]
        if bad and error is None:
            raise BadAnswers("\n".join(str(one) for one in bad))

    def _add_routes(self) -> None:
        self.app.router.add_get("/gateway", self._open_gateway)
        Rest(self).attach(self.app)
        Cdn(self).attach(self.app)
        Control(self).attach(self.app)
        for attach in self._attach:
            attach(self.app, self)

    async def _open_gateway(self, request: web.Request) -> web.StreamResponse:
        return await Socket(self, request).run()


def _listen(port: int) -> socket.socket:
    try:
        return socket.create_server((HOST, port))
    except PermissionError as problem:
        raise CannotListen(f"port {port} can only be opened by an administrator") from problem
    except OSError as problem:
        if problem.errno != errno.EADDRINUSE:
            raise CannotListen(f"port {port} cannot be opened: {problem.strerror}") from problem
        raise CannotListen(f"port {port} is taken by another program") from problem
    except OverflowError as problem:
        raise CannotListen(f"port {port} is not between 0 and 65535") from problem


@web.middleware
async def _own_pages_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests from pages of other sites, because browsers let them reach loopback."""
    origin = request.headers.get("Origin")
    try:
        host = urlsplit(f"//{request.host}").hostname
        foreign = origin is not None and urlsplit(origin).netloc != request.host
    except ValueError:  # an unclosed bracket
        return _refused(400, "Bad Request")
    if host not in (HOST, "localhost") or foreign:
        return _refused(403, "Forbidden")
    return await handler(request)


@web.middleware
async def _whole_requests_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer 400 to a body that is not encoded as its headers say."""
    try:
        return await handler(request)
    except web.RequestPayloadError:
        return _refused(400, "Bad Request")


def _refused(status: int, reason: str) -> web.Response:
    return web.json_response({"message": f"{status}: {reason}", "code": 0}, status=status)
