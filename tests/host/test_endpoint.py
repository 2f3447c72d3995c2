"""The health endpoint: it answers this machine only, and drops slow clients."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.host import endpoint
from bot.host.endpoint import health_endpoint, is_loopback
from playground.driver import PATIENCE

EVERYWHERE = "0.0.0.0"  # noqa: S104


class Well:
    """A fake health check that reports no problem."""

    async def alive(self) -> dict[str, str | None]:
        return {"loop": None}

    ready = alive


@asynccontextmanager
async def told(host: str = "127.0.0.1") -> AsyncIterator[int]:
    async with health_endpoint(host, 0, Well(), None) as port:  # type: ignore[arg-type]
        yield port


async def answer(port: int, host: str) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"Host: {host}\r\n" if host else ""
    writer.write(f"GET /livez HTTP/1.1\r\n{head}Connection: close\r\n\r\n".encode())
    said = await reader.read()
    writer.close()
    return said.split(b"\r\n")[0]


@pytest.mark.parametrize(
    ("host", "told_so"),
    [
        ("127.0.0.1", True),
        ("127.0.0.1:8080", True),
        ("localhost:8080", True),
        ("LOCALHOST", True),
        ("[::1]:8080", True),
        ("127.1.2.3", True),
        ("rebound.example", False),
        ("localhost.example", False),
        ("127.0.0.1.example", False),
        ("10.0.0.5:8080", False),
        ("[", False),
        ("", False),
    ],
)
async def test_only_those_who_call_it_by_a_loopback_name_are_told(host: str, told_so: bool) -> None:
    async with told() as port:
        status = await answer(port, host)
    assert (b"200" in status) is told_so
    assert told_so or status.split()[1] in (b"400", b"403")


async def test_a_host_who_opens_it_to_others_has_it_answer_them() -> None:
    assert is_loopback("::1")
    assert not is_loopback(EVERYWHERE)
    async with told(EVERYWHERE) as port:
        assert b"200" in await answer(port, "pod-7.internal:8080")


@pytest.mark.parametrize(
    "said",
    [b"", b"GET /livez HTTP/1.1\r\nHost: loc", b"GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n"],
)
async def test_a_connection_ends_whatever_is_said_on_it(
    said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert endpoint.LONGEST_CONNECTION == 5
    monkeypatch.setattr(endpoint, "LONGEST_CONNECTION", 0.2)
    async with told() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        async with asyncio.timeout(PATIENCE):
            while await reader.read(1000):
                pass
        writer.close()
