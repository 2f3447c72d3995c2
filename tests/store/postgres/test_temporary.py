"""A temporary PostgreSQL leaves nothing behind, however its starter ends."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.cli.temporary_postgres import NoPostgres, TemporaryPostgres, find_binaries
from tests.postgres import server

START = """
import sys
from bot.cli.temporary_postgres import TemporaryPostgres
server = TemporaryPostgres().__enter__()
print(server.folder, flush=True)
sys.stdin.read()
"""


def test_a_killed_process_leaves_no_server_and_no_files() -> None:
    server()  # skips where there are no binaries
    process = subprocess.Popen(
        [sys.executable, "-c", START], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    folder = Path(process.stdout.readline().strip())
    pid = int((folder / "data" / "postmaster.pid").read_text().splitlines()[0])
    process.kill()
    process.communicate()
    deadline = time.monotonic() + 30
    while folder.exists() or Path(f"/proc/{pid}").exists():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_without_binaries_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POSTGRES_BIN", str(tmp_path))
    with pytest.raises(NoPostgres, match="apt install postgresql"):
        find_binaries()
    with pytest.raises(NoPostgres, match="POSTGRES_BIN"):
        TemporaryPostgres()
