"""A worker is ready while it holds a lease, reports that, and ends on a signal."""

import asyncio
import signal
import socket
from http.client import HTTPConnection

from .fleet import Fleet, eventually


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def ask(port: int, path: str) -> tuple[int, str]:
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    except OSError:
        return 0, ""
    finally:
        connection.close()


async def test_a_worker_with_a_lease_is_ready_and_tells_of_all_its_shards(fleet: Fleet) -> None:
    port = free_port()
    await fleet.start("one", HEALTH_PORT=str(port), LEASE="60")
    await fleet.led_by("one")
    said = ""

    async def ready() -> bool:
        nonlocal said
        status, said = await asyncio.to_thread(ask, port, "/readyz")
        return status == 200

    await eventually(ready, "ready")
    assert "lease: ok" in said
    _, figures = await asyncio.to_thread(ask, port, "/metrics")
    for shard in await fleet.owners():
        assert f'dixit_gateway_age_seconds{{shard="{shard}"}}' in figures


async def test_a_worker_that_is_told_to_end_ends_whatever_hangs(fleet: Fleet) -> None:
    await fleet.start("one", HANGS="1", HANDING_OVER="0.5")
    await fleet.led_by("one")
    fleet.send("one", signal.SIGTERM)
    assert await fleet.ended("one") == 0
    assert "ended before everything" in fleet.log_of("one").read_text()
