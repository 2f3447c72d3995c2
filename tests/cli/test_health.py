"""``python -m bot health``: 0 for a bot that is ready, one sentence for any other."""

import socket
import threading
from collections.abc import Iterator
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
