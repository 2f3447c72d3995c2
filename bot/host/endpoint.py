"""The small HTTP endpoint for supervisors: ``/livez``, ``/readyz`` and ``/metrics``.

Off unless HEALTH_PORT is set, and on loopback unless HEALTH_HOST says otherwise. It takes nothing
in and tells nothing about people, servers or games but how many there are.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

from aiohttp import web

from bot.host.health import CannotServeHealth, Health

if TYPE_CHECKING:
    from bot.host.metrics import Metrics

NO_METRICS = "There are no metrics: install them with `pip install 'dixit-discord[metrics]'`.\n"
Findings = Callable[[], Awaitable[dict[str, str | None]]]


def can_measure() -> bool:
    """Whether the library for metrics is installed."""
    return find_spec("prometheus_client") is not None


@asynccontextmanager
async def health_endpoint(
    host: str, port: int, health: Health, metrics: "Metrics | None"
) -> AsyncIterator[int]:
    """Answer until the end of the block; gives the port, which the system chose if it was 0."""
    app = web.Application()
    app.router.add_get("/livez", _telling(health.alive))
    app.router.add_get("/readyz", _telling(health.ready))
    app.router.add_get("/metrics", _measuring(metrics))
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except OSError as error:
            raise CannotServeHealth(
                f"{host}:{port}: health cannot be told here ({error.strerror}); "
                "set HEALTH_PORT or HEALTH_HOST to something else"
            ) from error
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


def _telling(find: Findings) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def tell(_: web.Request) -> web.Response:
        found = await find()
        well = not any(found.values())
        lines = [f"{name}: {wrong or 'ok'}" for name, wrong in found.items()]
        return web.Response(text="\n".join(lines) + "\n", status=200 if well else 503)

    return tell


def _measuring(metrics: "Metrics | None") -> Callable[[web.Request], Awaitable[web.Response]]:
    async def measure(_: web.Request) -> web.Response:
        if metrics is None:
            return web.Response(text=NO_METRICS, status=404)
        return web.Response(body=await metrics.text(), headers={"Content-Type": metrics.kind})

    return measure
