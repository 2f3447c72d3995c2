"""`backup` and `check` from outside, while the bot runs, without changing its files."""

import asyncio
import hashlib
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.play.service import GameService
from bot.rules import commands as do
from bot.store.sqlite.store import SqliteStore
from tests.playing import FakeClock, begun, legal_move, people


@pytest.fixture(autouse=True)
def database_setting(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command line find the test's database and no ``.env``."""
    monkeypatch.setenv("DATABASE", str(path))
    monkeypatch.chdir(path.parent)


def fingerprint(path: Path) -> dict[str, str]:
    """Return the hashes of the database and its write-ahead log, by file name."""
    files = (path, path.with_name(path.name + "-wal"))
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


async def command(*words: str) -> int:
    return await asyncio.to_thread(main, words)


async def test_a_backup_is_complete_and_leaves_the_running_bot_alone(
    service: GameService, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stored = await begun(service)
    before = fingerprint(path)
    copy = path.parent / "backup.sqlite3"
    assert await command("backup", str(copy)) == 0
    assert fingerprint(path) == before
    assert "1 live and 0 finished games" in capsys.readouterr().out
    await service.play(stored.id, do.ComeBack(people(1)[0]))
    backup = await SqliteStore.open(copy)
    assert await backup.load(stored.id) == stored
    assert len(await backup.journal(stored.id)) == stored.revision
    await backup.close()
    left = {file.name for file in path.parent.iterdir()} - {path.name}
    assert not any(name.endswith(".part") for name in left)


async def test_a_backup_made_in_the_middle_of_play_is_consistent(
    service: GameService, path: Path
) -> None:
    stored = await begun(service)
    copies = [path.parent / f"{number}.sqlite3" for number in range(5)]
    making = asyncio.gather(*(command("backup", str(copy)) for copy in copies))
    rng = Random(1)
    while stored.live and not making.done():
        stored = (await service.play(stored.id, legal_move(stored.game, rng))).stored
    assert await making == [0] * len(copies)
    for copy in copies:
        assert await command("check", str(copy)) == 0
        with closing(sqlite3.connect(copy)) as connection:
            (revision,) = connection.execute("SELECT revision FROM game").fetchone()
            (entries,) = connection.execute("SELECT count(*) FROM journal").fetchone()
        assert revision == entries


async def test_an_older_backup_is_replaced_and_nothing_else(
    service: GameService, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await begun(service)
    copy = path.parent / "backup.sqlite3"
    assert await command("backup", str(copy)) == 0
    assert await command("backup", str(copy)) == 0
    letter = path.parent / "letter.txt"
    letter.write_text("dear")
    assert await command("backup", str(letter)) == 1
    assert letter.read_text() == "dear"
    assert await command("backup", str(path)) == 1
    assert await command("backup", str(path.parent)) == 1
    assert await command("backup", str(path.parent / "no" / "folder")) == 1
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 4
    assert all("name another file" in line or "folder" in line for line in said)


async def test_a_bot_that_does_not_run_can_be_backed_up_too(
    path: Path, empty_database: Path
) -> None:
    shutil.copy(empty_database, path)
    before = path.read_bytes()
    assert await command("backup", str(path.parent / "backup.sqlite3")) == 0
    assert path.read_bytes() == before


async def test_a_bot_that_was_killed_can_be_backed_up_with_its_last_moves(
    service: GameService, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = await begun(service)
    grave = path.parent / "grave"
    grave.mkdir()
    for suffix in ("", "-wal"):  # as kill -9 leaves them
        shutil.copy(path.with_name(path.name + suffix), grave)
    dead = grave / path.name
    before = fingerprint(dead)
    monkeypatch.setenv("DATABASE", str(dead))
    assert await command("check") == 0
    assert await command("backup", str(path.parent / "backup.sqlite3")) == 0
    assert fingerprint(dead) == before
    backup = await SqliteStore.open(path.parent / "backup.sqlite3")
    assert await backup.load(stored.id) == stored
    await backup.close()


async def test_without_a_database_none_is_made(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await command("backup", "copy.sqlite3") == 1
    assert await command("check") == 1
    assert list(path.parent.iterdir()) == []
    said = capsys.readouterr().err
    assert said.count(f"{path}: there is no database") == 2


async def test_a_sound_database_is_said_to_be_well(
    service: GameService, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stored = await begun(service)
    await begun(service, channel=2)
    await service.play(stored.id, do.End(None))
    before = fingerprint(path)
    assert await command("check") == 0
    assert fingerprint(path) == before
    said = capsys.readouterr().out
    assert "1 live and 1 finished game, 11 journal entries, 0." in said
    assert "MB; all is well" in said


async def test_the_check_says_how_much_room_old_games_take(
    service: GameService,
    clock: FakeClock,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stored = await begun(service)
    await service.play(stored.id, do.End(None))
    monkeypatch.setattr("time.time", lambda: clock.now + 10 * 24 * 3600)
    assert await command("check") == 0
    assert "0 games ended more than 90 days ago" in capsys.readouterr().out
    monkeypatch.setenv("KEEP_FINISHED_DAYS", "9")
    assert await command("check") == 0
    said = capsys.readouterr().out
    assert "1 game ended more than 9 days ago" in said
    assert "frees about 0.0 MB" in said


async def test_a_game_that_cannot_be_read_is_named_and_the_others_are_counted(
    service: GameService, store: SqliteStore, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = await begun(service, channel=1)
    odd = await begun(service, channel=2)
    behind = await begun(service, channel=3)
    await begun(service, channel=4)
    await store._database.change("UPDATE game SET snapshot = '{}' WHERE id = ?", broken.id)
    await store._database.change(
        "UPDATE game SET snapshot = json_set(snapshot, '$.game.rabbits', json('{}')) WHERE id = ?",
        odd.id,
    )
    await store._database.change("UPDATE game SET revision = revision + 1 WHERE id = ?", behind.id)
    assert await command("check") == 1
    captured = capsys.readouterr()
    lines = captured.err.splitlines()
    assert len(lines) == 3
    assert f"game {broken.id} in channel 1 cannot be read" in lines[0]
    assert f"game {odd.id} in channel 2 cannot be shown" in lines[1]
    assert f"game {behind.id} in channel 3 is at revision" in lines[2]
    assert "4 live" in captured.out


async def test_damage_is_reported_and_a_damaged_backup_is_not_called_good(
    service: GameService, store: SqliteStore, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for channel in range(30):
        await begun(service, channel=channel)
    await store.close()
    content = bytearray(path.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = Random(1).randbytes(4096)
    damaged = path.parent / "damaged.sqlite3"
    damaged.write_bytes(content)
    assert await command("check", str(damaged)) == 1
    assert "damaged" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"no database at all" * 400])
async def test_what_is_no_database_is_said_to_be_none(
    path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_bytes(content)
    assert await command("check") == 1
    assert str(path) in capsys.readouterr().err
    assert path.read_bytes() == content
