"""The small HTTP endpoint for supervisors: ``/livez``, ``/readyz`` and ``/metrics``.

Off unless HEALTH_PORT is set, and on loopback unless HEALTH_HOST says otherwise. It accepts no
input, and of people, servers and games it reveals only counts. Each connection ends after a few
seconds. On loopback it answers only requests to a loopback name, so that a web page whose own name
resolves to this machine (DNS rebinding) cannot read it.
"""

import asyncio
import ipaddress
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

from aiohttp import web

from bot.host.health import CannotServeHealth, Health

if TYPE_CHECKING:
    from bot.host.metrics import Metrics

NO_METRICS = "There are no metrics: install them with `pip install 'dixit-discord[metrics]'`.\n"
_PORT = re.compile(r":\d+$")
LONGEST_CONNECTION = 5.0  # seconds
Findings = Callable[[], Awaitable[dict[str, str | None]]]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def can_measure() -> bool:
    """Return whether the library for metrics is installed."""
    return find_spec("prometheus_client") is not None


@asynccontextmanager
async def health_endpoint(
    host: str, port: int, health: Health, metrics: "Metrics | None"
) -> AsyncIterator[int]:
    """Serve the endpoint inside the block; yield its port. For port 0 the system chooses one.

    Raise ``CannotServeHealth`` if the address cannot be used.
    """
    app = web.Application(middlewares=[_only_by_loopback_names] if is_loopback(host) else [])
    app.router.add_get("/livez", _report_of(health.alive))
    app.router.add_get("/readyz", _report_of(health.ready))
    app.router.add_get("/metrics", _metrics_of(metrics))
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    factory, loop = runner.server, asyncio.get_running_loop()
    assert factory is not None

    def connect() -> asyncio.Protocol:
        connection = factory()
        loop.call_later(LONGEST_CONNECTION, connection.force_close)
        return connection

    try:
        try:
            server = await loop.create_server(connect, host, port)
        except OSError as error:
            raise CannotServeHealth(
                f"{host}:{port}: the health endpoint cannot listen here ({error.strerror}); "
                "set HEALTH_PORT or HEALTH_HOST to something else"
            ) from error
        async with server:
            yield server.sockets[0].getsockname()[1]
    finally:
        await runner.cleanup()


def is_loopback(host: str) -> bool:
    """Return whether this is a loopback name or address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower().rstrip(".") == "localhost"


@web.middleware
async def _only_by_loopback_names(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests whose Host header is not a loopback name, to prevent DNS rebinding."""
    if not is_loopback(_PORT.sub("", request.host).strip("[]")):
        return web.Response(text="Only this machine may ask.\n", status=403)
    return await handler(request)


def _report_of(check: Findings) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def report(_: web.Request) -> web.Response:
        found = await check()
        passed = not any(found.values())
        lines = [f"{name}: {wrong or 'ok'}" for name, wrong in found.items()]
        return web.Response(text="\n".join(lines) + "\n", status=200 if passed else 503)

    return report


def _metrics_of(metrics: "Metrics | None") -> Callable[[web.Request], Awaitable[web.Response]]:
    async def export(_: web.Request) -> web.Response:
        if metrics is None:
            return web.Response(text=NO_METRICS, status=404)
        return web.Response(body=await metrics.text(), headers={"Content-Type": metrics.kind})

    return export
