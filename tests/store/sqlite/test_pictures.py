"""Pictures of servers' decks as files: whole or not at all, private, copied, checked, swept."""

import argparse
import asyncio
import os
import shutil
import signal
import stat
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from bot.cli import deck as deck_command
from bot.store import CannotOpen, DeckLimits, NewCard
from bot.store.picture_files import PictureFiles, digest_of
from bot.store.sqlite.files import picture_folder
from bot.store.sqlite.inspection import check_up, copy_database, restore_database
from bot.store.sqlite.store import SqliteStore
from tests.forks import PROCESSES
from tests.playing import UNSYNCED
from tests.store.sqlite.uploader import upload

KILLS = int(os.environ.get("DIXIT_KILLS", "50")) // 5

Line = tuple[str, int, str]


def card(content: bytes) -> NewCard:
    return NewCard(content, digest_of(content), f"upload of {content!r}", b"")


async def fill(path: Path, *contents: bytes) -> None:
    store = await SqliteStore.open(path, pragmas=UNSYNCED)
    if not await store.server_decks(9):
        await store.create_deck("@one", 9, "Deck", 1, 0.0, DeckLimits())
    await store.add_cards(9, "@one", [card(one) for one in contents], 1, 0.0, DeckLimits())
    await store.close()


async def test_only_the_bots_user_can_look_at_what_people_uploaded(path: Path) -> None:
    await fill(path, b"one")
    folder = picture_folder(path)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    (file,) = folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_what_a_crash_left_behind_is_swept_away_and_nothing_else(path: Path) -> None:
    await fill(path, b"one")
    folder = picture_folder(path)
    (folder / f"{digest_of(b'orphan')}.webp").write_bytes(b"orphan")
    (folder / f"{digest_of(b'half')}.webp.part").write_bytes(b"ha")
    (folder / "notes.txt").write_bytes(b"of the host")
    store = await SqliteStore.open(path, pragmas=UNSYNCED)
    await store.sweep_decks()
    await store.close()
    names = {file.name for file in folder.iterdir()}
    assert names == {f"{digest_of(b'one')}.webp", "notes.txt"}


async def test_a_backup_has_the_pictures_and_can_be_put_in_place(
    path: Path, tmp_path: Path
) -> None:
    await fill(path, b"one", b"two")
    target = tmp_path / "backup.sqlite3"
    assert copy_database(path, target).pictures == 2
    await fill(path, b"three")
    found = copy_database(path, target)
    assert (found.pictures, found.problems) == (3, ())
    shutil.rmtree(picture_folder(path))
    assert len(check_up(path).problems) == 3
    store = await SqliteStore.open(target, pragmas=UNSYNCED)
    assert await store.read_picture(digest_of(b"three")) == b"three"
    await store.close()


async def test_a_restored_backup_has_its_pictures_and_the_former_ones_lie_aside(
    path: Path, tmp_path: Path
) -> None:
    await fill(path, b"one", b"two")
    backup = tmp_path / "backup.sqlite3"
    copy_database(path, backup)
    await fill(path, b"three")
    folder = picture_folder(path)
    (folder / f"{digest_of(b'one')}.webp").write_bytes(b"damaged")
    (folder / f"{digest_of(b'two')}.webp").unlink()
    aside = restore_database(backup, path).aside
    assert check_up(path).problems == ()
    assert aside is not None
    assert (picture_folder(aside) / f"{digest_of(b'three')}.webp").read_bytes() == b"three"
    assert not picture_folder(path.with_name(f"{path.name}.restored")).exists()


async def test_a_picture_that_is_missing_or_changed_is_told(path: Path) -> None:
    await fill(path, b"one", b"two")
    files = PictureFiles(picture_folder(path))
    files.path(digest_of(b"one")).unlink()
    files.path(digest_of(b"two")).write_bytes(b"owt")
    missing, changed = sorted(check_up(path).problems, key=lambda line: "damaged" in line)
    assert digest_of(b"one") in missing
    assert "missing" in missing
    assert digest_of(b"two") in changed


async def test_the_host_blocks_a_picture_while_the_bot_runs(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await fill(path, b"one", b"two")
    monkeypatch.setenv("DATABASE", str(path))
    running = await SqliteStore.open(path, pragmas=UNSYNCED)
    digest = digest_of(b"one")
    parser = argparse.ArgumentParser()
    deck_command.add_arguments(parser)
    options = parser.parse_args(["block", digest.upper()])
    assert await asyncio.to_thread(deck_command.run, options) == 0
    assert "1 card deleted" in capsys.readouterr().out
    (deck,) = await running.server_decks(9)
    assert [one.digest for one in deck.all_cards] == [digest_of(b"two")]
    assert await running.read_picture(digest) is None
    assert deck_command.run(parser.parse_args(["block", "abc"])) == 2
    await running.close()


def _lines(hear: "Connection[object, Line]") -> Iterator[Line]:
    try:
        while True:
            yield hear.recv()
    except (EOFError, OSError):
        return


class Witness:
    """Starts and kills processes that upload, and records what they acknowledged."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._rng = Random(15)
        self.added: dict[int, str] = {}
        self.removing: set[int] = set()

    def watch_a_life(self) -> None:
        """Run an uploading process and kill it shortly after one of its first acknowledgements."""
        hear, say = PROCESSES.Pipe(duplex=False)
        seed = self._rng.getrandbits(32)
        life = PROCESSES.Process(target=upload, args=(self._path, say, seed))
        life.start()
        say.close()
        left = self._rng.randint(1, 8)
        for kind, number, digest in _lines(hear):
            if kind == "added":
                self.added[number] = digest
            else:
                self.removing.add(number)
            left -= 1
            if left == 0:
                time.sleep(self._rng.random() * 0.01)
                assert life.pid is not None
                os.kill(life.pid, signal.SIGKILL)
        life.join()
        hear.close()
        assert life.exitcode == -signal.SIGKILL


async def test_an_upload_that_is_killed_leaves_the_card_or_nothing(path: Path) -> None:
    witness = Witness(path)
    for _ in range(KILLS):
        witness.watch_a_life()
        assert check_up(path).problems == ()
    store = await SqliteStore.open(path, pragmas=UNSYNCED)
    kept = await store.sweep_decks()
    (deck,) = await store.server_decks(9)
    there = {one.number: one.digest for one in deck.cards}
    await store.close()
    sure = witness.added.keys() - witness.removing
    assert {number: there.get(number) for number in sure} == {
        number: witness.added[number] for number in sure
    }
    files = {file.name.removesuffix(".webp") for file in picture_folder(path).iterdir()}
    assert files == kept == set(there.values())


async def test_a_picture_that_cannot_be_read_or_deleted_is_trouble_of_the_store(path: Path) -> None:
    """Players then read that the store failed, and the log says what the host has to do."""
    await fill(path, b"one")
    odd = digest_of(b"a folder")
    (picture_folder(path) / f"{odd}.webp").mkdir()
    store = await SqliteStore.open(path, pragmas=UNSYNCED)
    with pytest.raises(CannotOpen, match=r"check .* the rights"):
        await store.read_picture(odd)
    with pytest.raises(CannotOpen, match=r"check .* the rights"):
        await store.erase_guild(9)
    assert await store.server_decks(9) == ()
    await store.close()
