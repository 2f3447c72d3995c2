"""What systemd is told: ready when online, alive at intervals, stopping."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.host.services import Supervisor
from playground.driver import PATIENCE


@pytest.fixture
def manager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """Yield the socket on which a fake service manager receives the bot's notifications."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield listening


async def hear(manager: socket.socket) -> str:
    async with asyncio.timeout(PATIENCE):
        return (await asyncio.get_running_loop().sock_recv(manager, 1000)).decode()


async def test_ready_is_said_when_the_bot_is_online(manager: socket.socket) -> None:
    online = asyncio.Event()
    async with Supervisor(online):
        assert await hear(manager) == "STATUS=connecting to Discord"
        online.set()
        assert "READY=1" in (await hear(manager)).splitlines()
    assert "STOPPING=1" in (await hear(manager)).splitlines()


async def test_the_watchdog_hears_from_the_loop_more_than_once(
    manager: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "60000")
    async with Supervisor(asyncio.Event()):
        heard = [await hear(manager) for _ in range(4)]
    assert heard.count("WATCHDOG=1") == 3


@pytest.mark.parametrize(("name", "value"), [("WATCHDOG_PID", "1"), ("WATCHDOG_USEC", "0")])
async def test_a_watchdog_for_somebody_else_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "60000")
    monkeypatch.setenv(name, value)
    assert Supervisor(asyncio.Event()).watchdog is None


async def test_without_a_supervisor_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    async with Supervisor(asyncio.Event()):
        pass
    assert not caplog.records


async def test_a_supervisor_that_is_gone_is_told_of_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nobody"))
    supervisor = Supervisor(asyncio.Event())
    supervisor.notify("READY=1")
    supervisor.notify("WATCHDOG=1")
    assert len(caplog.records) == 1
