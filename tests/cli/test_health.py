"""``python -m bot health``: 0 for a bot that is ready, one sentence for any other."""

import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.cli.host import one_sentence, run


class Told(BaseHTTPRequestHandler):
    status, text = 200, ""

    def do_GET(self) -> None:
        self.send_response(self.status if self.path == "/readyz" else 200)
        self.end_headers()
        self.wfile.write(self.text.encode())

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@pytest.fixture
def answering() -> Iterator[HTTPServer]:
    with HTTPServer(("127.0.0.1", 0), Told) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(
    ("status", "words", "ended"), [(200, (), 0), (503, (), 1), (503, ("--live",), 0)]
)
def test_what_the_bot_says_is_printed_and_decides(
    tmp_path: Path,
    answering: HTTPServer,
    monkeypatch: pytest.MonkeyPatch,
    status: int,
    words: tuple[str, ...],
    ended: int,
) -> None:
    monkeypatch.setattr(Told, "status", status)
    monkeypatch.setattr(Told, "text", "shards: ok\n")
    asked = run(tmp_path, "health", *words, env={"HEALTH_PORT": str(answering.server_port)})
    assert (asked.returncode, asked.stdout, asked.stderr) == (ended, "shards: ok\n", "")


def test_where_nobody_answers_one_sentence_says_so(tmp_path: Path) -> None:
    with socket.socket() as taken:  # bound, and nobody listens
        taken.bind(("127.0.0.1", 0))
        ended = run(tmp_path, "health", env={"HEALTH_PORT": str(taken.getsockname()[1])})
    assert ended.returncode == 1
    one_sentence(ended, "no bot answers on 127.0.0.1:")


def test_without_a_port_one_sentence_says_what_to_set(tmp_path: Path) -> None:
    ended = run(tmp_path, "health")
    assert ended.returncode == 2
    one_sentence(ended, "HEALTH_PORT is not set")


@pytest.mark.parametrize(
    ("host", "family"),
    [("0.0.0.0", socket.AF_INET), ("::", socket.AF_INET6)],  # noqa: S104
)
def test_a_bot_that_listens_everywhere_is_asked_on_this_machine(
    tmp_path: Path, host: str, family: socket.AddressFamily
) -> None:
    if family == socket.AF_INET6 and not socket.has_ipv6:
        pytest.skip("this machine has no IPv6")
    # asyncio listens for IPv6 alone on ``::``.
    with socket.create_server((host, 0), family=family) as silent:
        port = silent.getsockname()[1]
        thread = threading.Thread(target=_say_ok, args=(silent,))
        thread.start()
        asked = run(tmp_path, "health", env={"HEALTH_PORT": str(port), "HEALTH_HOST": host})
        thread.join()
    assert (asked.returncode, asked.stdout, asked.stderr) == (0, "ok\n", "")


def _say_ok(server: socket.socket) -> None:
    server.settimeout(10)
    with suppress(TimeoutError):
        connection, _ = server.accept()
        with connection:
            connection.recv(1000)
            connection.sendall(b"HTTP/1.0 200 OK\r\n\r\nok\n")
