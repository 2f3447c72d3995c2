"""Refusals by the operating system are reported in one sentence that names the path."""

import os
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.host import BOT, environment, one_sentence, run
from tests.decks.conftest import mottled


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    """Yield a folder; afterwards make it and its subfolders accessible again."""
    yield tmp_path
    for folder, _, _ in os.walk(tmp_path):
        os.chmod(folder, 0o777)


def deck(folder: Path, mode: int = 0o755) -> Path:
    folder.mkdir(parents=True)
    mottled(1).save(folder / "01.png")
    folder.chmod(mode)
    return folder


@pytest.mark.parametrize("mode", [0o000, 0o100, 0o444])
def test_a_locked_deck_is_named_and_the_others_are_played(place: Path, mode: int) -> None:
    deck(place / "decks" / "sea")
    locked = deck(place / "decks" / "locked", mode)
    ended = run(place, "deck", "list", env={"DECKS_DIR": str(place / "decks")}, common=True)
    assert ended.returncode == 0
    assert "\nsea " in ended.stdout
    one_sentence(ended, f"left out: {locked}")
    assert "Permission denied" in ended.stderr


@pytest.mark.parametrize("action", ["check", "sheet"])
@pytest.mark.parametrize("mode", [0o000, 0o444])
def test_a_locked_deck_is_told_in_a_sentence(place: Path, action: str, mode: int) -> None:
    locked = deck(place / "locked", mode)
    ended = run(place, "deck", action, str(locked), common=True)
    assert ended.returncode in (1, 2)
    assert "Permission denied" in ended.stdout + ended.stderr
    assert "Traceback" not in ended.stderr


def test_locked_folders_in_the_setting_are_named(place: Path) -> None:
    deck(place / "decks" / "sea")
    (place / "decks").chmod(0)
    ended = run(place, "deck", "list", env={"DECKS_DIR": str(place / "decks")}, common=True)
    one_sentence(ended, f"{place}/decks: cannot be opened: Permission denied; DECKS_DIR must list")
    inside = {"DECKS_DIR": str(place / "decks" / "sea")}
    one_sentence(run(place, "deck", "list", env=inside, common=True), "Permission denied")


@pytest.mark.parametrize(
    "words",
    [
        ("deck", "sheet", "sea", "--out", "locked/sheet.jpg"),
        ("pictures", "--out", "locked/new"),
        ("backup", "locked/copy"),
        ("backup", "locked/deeper/copy"),
        ("check", "locked/games"),
        ("run",),
        ("playground", "--port", "0"),
    ],
)
def test_a_locked_folder_to_write_in_is_named(place: Path, words: tuple[str, ...]) -> None:
    deck(place / "sea")
    (place / "locked").mkdir(mode=0)
    (place / "games").write_bytes(b"")
    env = {"DISCORD_TOKEN": "x", "DATABASE": "locked/games"}
    ended = run(place, *words, env=env if len(words) != 2 else {"DATABASE": "games"}, common=True)
    assert ended.returncode in (1, 2)
    assert "locked" in ended.stderr or words[0] == "backup"
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("deck", "sheet", "sea", "--out", "file/sheet.jpg"),
        ("deck", "sheet", "sea", "--out", "file/deeper/sheet.jpg"),
        ("pictures", "--out", "file"),
        ("pictures", "--out", "file/new"),
        ("backup", "file/copy"),
        ("check", "file/games"),
    ],
)
def test_a_place_below_a_file_is_named(tmp_path: Path, words: tuple[str, ...]) -> None:
    deck(tmp_path / "sea")
    (tmp_path / "file").write_text("")
    ended = run(tmp_path, *words)
    assert ended.returncode in (1, 2)
    one_sentence(ended, "")


@pytest.mark.parametrize(
    "words",
    [
        ("deck", "check", "circle"),
        ("deck", "sheet", "circle"),
        ("deck", "sheet", "sea", "--out", "circle/sheet.jpg"),
        ("deck", "sheet", "sea", "--out", "circle.jpg"),
        ("pictures", "--out", "circle"),
        ("pictures", "--out", "new", "--deck", "circle"),
        ("backup", "circle"),
        ("check", "circle"),
    ],
)
def test_links_in_a_circle_are_named(tmp_path: Path, words: tuple[str, ...]) -> None:
    deck(tmp_path / "sea")
    (tmp_path / "circle").symlink_to("circle")
    (tmp_path / "circle.jpg").symlink_to("circle.jpg")
    ended = run(tmp_path, *words)
    assert ended.returncode in (1, 2)
    one_sentence(ended, "")


@pytest.mark.parametrize(
    ("command", "database", "said"),
    [
        (("run",), ":memory:", "DATABASE: ':memory:' is not a file"),
        (("check",), "file::memory:", "DATABASE: 'file::memory:' is not a file"),
        (
            ("playground",),
            "~nosuchuser/x",
            "DATABASE: '~nosuchuser/x' is in the home of an unknown user",
        ),
        (("backup", "x"), "circle", "DATABASE: 'circle' is a symbolic link to itself"),
        (("run",), "circle/games", "DATABASE: 'circle/games' is a symbolic link to itself"),
        (("run",), "/", "DATABASE: '/' is not a file; name one, which may be a new one"),
        (("run",), "/dev/null", "DATABASE: '/dev/null' is not a file"),
        (("run",), "x" * 5000, "File name too long"),
    ],
)
def test_a_database_in_no_place_is_refused(
    tmp_path: Path, command: tuple[str, ...], database: str, said: str
) -> None:
    (tmp_path / "circle").symlink_to("circle")
    ended = run(tmp_path, *command, env={"DISCORD_TOKEN": "x", "DATABASE": database})
    one_sentence(ended, said)
    assert ended.returncode in (1, 2)
    assert [path.name for path in tmp_path.iterdir()] == ["circle"]


@pytest.mark.parametrize(
    ("command", "folder"),
    [
        (("deck", "list"), "~nosuchuser"),
        (("deck", "list"), "circle"),
        (("deck", "list"), "file"),
        (("run",), "gone"),
        (("playground", "--port", "0"), "\x1b[31m"),
    ],
)
def test_a_deck_folder_in_no_place_is_refused(
    tmp_path: Path, command: tuple[str, ...], folder: str
) -> None:
    (tmp_path / "circle").symlink_to("circle")
    (tmp_path / "file").write_text("")
    ended = run(tmp_path, *command, env={"DISCORD_TOKEN": "x", "DECKS_DIR": folder})
    one_sentence(ended, "DECKS_DIR must list folders with decks")
    assert ended.returncode == 1


@pytest.mark.parametrize(
    ("command", "encoding"),
    [("run", "utf-16"), ("playground", "utf-16-le"), ("check", "utf-32"), ("deck", "latin-1")],
)
def test_settings_in_another_encoding_are_told(tmp_path: Path, command: str, encoding: str) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=abc\nDECKS_DIR=été\n", encoding=encoding)
    ended = run(tmp_path, command, *(["list"] if command == "deck" else []))
    one_sentence(ended, ".env: is not UTF-8 text; save it as UTF-8")
    assert ended.returncode in (1, 2)


def test_a_locked_settings_file_is_told(place: Path) -> None:
    (place / ".env").write_text("DISCORD_TOKEN=abc\n")
    (place / ".env").chmod(0)
    one_sentence(run(place, common=True), ".env: cannot be read: Permission denied")


@pytest.mark.parametrize("port", ["-1", "65536", "70000", "99999999999999999999", "8k", "9" * 5000])
def test_a_port_that_is_none_is_one_clear_line(tmp_path: Path, port: str) -> None:
    ended = run(tmp_path, "playground", f"--port={port}")
    one_sentence(ended, "argument --port: ")
    assert (ended.returncode, len(ended.stderr) < 200) == (2, True)


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended = run(tmp_path, "playground", "--port", port)
    one_sentence(ended, f"port {port} is taken by another program; choose another one with --port")


def test_a_port_without_rights_is_named(place: Path) -> None:
    first_free = Path("/proc/sys/net/ipv4/ip_unprivileged_port_start")
    if not first_free.exists() or int(first_free.read_text()) < 2:
        pytest.skip("this system keeps no port from anybody")
    ended = run(place, "playground", "--port", "1", common=True)
    one_sentence(ended, "port 1 can only be opened by an administrator; choose another")


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:70000/api",
        "http://127.0.0.1:x/api",
        "http://[",
        "http://:8",
        "http://a b",
    ],
)
def test_an_address_with_a_wrong_port_is_named(tmp_path: Path, address: str) -> None:
    env = {"DISCORD_TOKEN": "x", "DISCORD_API_BASE": address}
    ended = run(tmp_path, env=env)
    one_sentence(ended, f"DISCORD_API_BASE: {address!r} is not an address like https://")
    assert ended.returncode == 2


def test_a_disk_that_takes_nothing_is_told(tmp_path: Path) -> None:
    limit = "ulimit -f 0; exec"
    ended = subprocess.run(
        ["bash", "-c", f"{limit} {' '.join(BOT)} run"],
        cwd=tmp_path,
        env=environment(DISCORD_TOKEN="x", DATABASE="games"),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
    assert "games" in ended.stderr.splitlines()[-1]
