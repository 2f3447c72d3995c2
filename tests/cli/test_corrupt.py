"""A damaged database: start, doctor and check say what to do, and nothing is overwritten."""

from pathlib import Path

import pytest

from tests.cli.host import one_sentence, run
from tests.store.backends import empty_database
from tests.store.releases import unpack


@pytest.fixture(params=["a page in the middle", "the head", "cut off", "another file"])
def damaged(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "dixit.sqlite3"
    unpack("0.1.0", path)
    data = bytearray(path.read_bytes())
    if request.param == "a page in the middle":
        data[4096 * 3 : 4096 * 6] = b"\xff" * (4096 * 3)
    elif request.param == "the head":
        data[:100] = b"\0" * 100
    elif request.param == "cut off":
        data = data[: len(data) // 2]
    else:
        data = bytearray(b"Dear diary, " * 1000)
    path.write_bytes(data)
    return path


def test_the_start_says_what_to_do_and_overwrites_nothing(damaged: Path) -> None:
    kept = damaged.read_bytes()
    env = {"DISCORD_TOKEN": "x.y.z", "DATABASE": str(damaged)}
    ended = run(damaged.parent, env=env)
    assert ended.returncode == 1
    one_sentence(ended, "restore a backup")
    assert damaged.read_bytes() == kept


def test_the_doctor_says_what_to_do_and_overwrites_nothing(damaged: Path) -> None:
    kept = damaged.read_bytes()
    ended = run(damaged.parent, "doctor", "--offline", env={"DATABASE": str(damaged)})
    assert ended.returncode == 1
    (line, *_) = [line for line in ended.stdout.splitlines() if line.startswith("WRONG  database")]
    assert "restore" in line
    assert damaged.read_bytes() == kept


def test_a_backup_mends_it(damaged: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    backup.write_bytes(empty_database())
    kept = damaged.read_bytes()
    ended = run(tmp_path, "restore", "backup", env={"DATABASE": str(damaged)})
    assert (ended.returncode, ended.stderr) == (0, "")
    assert run(tmp_path, "check", env={"DATABASE": str(damaged)}).returncode == 0
    (aside,) = tmp_path.glob("dixit.sqlite3.before-*")
    assert aside.read_bytes() == kept
