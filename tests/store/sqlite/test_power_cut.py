"""A power cut or a full disk: nothing acknowledged is lost, and nothing is half saved."""

import asyncio
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.play.service import GameService
from bot.rules import commands as do
from bot.store import DiskFull, GameId
from bot.store.sqlite.inspection import DAMAGED_LOG, check_up
from bot.store.sqlite.opening import PRAGMAS
from bot.store.sqlite.store import SqliteStore
from tests.playing import DECK, begun, decks, legal_move, people, replay
from tests.store.sqlite.disk import Disk, Platter

CUTS = 50
# Checkpoints move changes from the log into the database: they must be cut short, too.
OFTEN = "wal_autocheckpoint = 25"
LAZY = tuple(p.replace("synchronous = FULL", "synchronous = NORMAL") for p in PRAGMAS)

Acknowledged = dict[GameId, int]
Cut = tuple[dict[str, bytes], Acknowledged]


async def open_on(disk: Disk, path: Path, pragmas: Sequence[str]) -> SqliteStore:
    """Return a store whose files are on this simulated disk."""
    return await SqliteStore.open(path, connect=disk.connect, pragmas=(*pragmas, OFTEN))


async def cuts_of_a_run(path: Path, pragmas: Sequence[str], seed: int) -> list[Cut]:
    """Play games on a simulated disk; return its contents after power cuts at random moments.

    Each comes with the revisions that were acknowledged by then.
    """
    rng = Random(seed)
    disk = Disk(rng)
    store = await open_on(disk, path, pragmas)
    service = GameService(store, lambda: 1000.0, decks)
    acknowledged: Acknowledged = {}
    cuts: list[Cut] = []

    def maybe_cut() -> None:
        if rng.random() < 0.02 and len(cuts) < CUTS:
            cuts.append((disk.cut(), acknowledged.copy()))

    async def play_at(channel: int) -> None:
        while len(cuts) < CUTS:
            stored = await begun(service, players=3, channel=channel)
            acknowledged[stored.id] = stored.revision
            while stored.live and len(cuts) < CUTS:
                stored = (await service.play(stored.id, legal_move(stored.game, rng))).stored
                acknowledged[stored.id] = stored.revision

    disk.on_write = maybe_cut
    await asyncio.gather(*(play_at(channel) for channel in range(3)))
    await store.close()
    return cuts


async def losses(folder: Path, cuts: list[Cut], *, lazy: bool = False) -> int:
    """Return how many of these cuts lose an acknowledged command.

    Check that each database is sound; with ``lazy``, its write-ahead log may be damaged.
    """
    lossy = 0
    for number, (files, acknowledged) in enumerate(cuts):
        place = folder / str(number)
        place.mkdir()
        for name, content in files.items():
            (place / name).write_bytes(content)
        path = place / "dixit.sqlite3"
        # Unlike ours, a disk that nobody waits for loses several changes at once.
        assert {*check_up(path).problems} <= ({DAMAGED_LOG} if lazy else set())
        store = await SqliteStore.open(path)
        lossy += await _lost(store, acknowledged)
        await store.close()
    return lossy


async def _lost(store: SqliteStore, acknowledged: Acknowledged) -> bool:
    kept = set(await store._ids("SELECT id FROM game"))
    for game_id in kept:
        stored, journal = await store.load(game_id), await store.journal(game_id)
        assert len(journal) == stored.revision
        if stored.live:
            assert replay(journal) == stored.game
    revisions = {game_id: (await store.load(game_id)).revision for game_id in kept}
    return any(revisions.get(game_id, 0) < least for game_id, least in acknowledged.items())


async def test_nothing_acknowledged_is_lost_in_fifty_power_cuts(
    path: Path, empty_database: Path, tmp_path: Path
) -> None:
    shutil.copy(empty_database, path)
    cuts = await cuts_of_a_run(path, PRAGMAS, seed=1)
    assert len(cuts) == CUTS
    assert await losses(tmp_path, cuts) == 0


async def test_the_same_cuts_show_when_a_commit_does_not_wait_for_the_disk(
    path: Path, empty_database: Path, tmp_path: Path
) -> None:
    shutil.copy(empty_database, path)
    cuts = await cuts_of_a_run(path, LAZY, seed=1)
    assert await losses(tmp_path, cuts, lazy=True) > CUTS // 5


async def test_a_disk_that_fills_up_at_any_write_refuses_the_press_and_goes_on_later(
    path: Path, empty_database: Path
) -> None:
    shutil.copy(empty_database, path)
    disk = Disk(Random(1))
    store = await open_on(disk, path, PRAGMAS)
    service = GameService(store, lambda: 1000.0, decks)
    stored = await begun(service, players=4)
    refused = 0
    said = set()
    rng = Random(5)
    for room in range(40):
        move = legal_move(stored.game, rng)
        disk.room = room % 7
        try:
            stored = (await service.play(stored.id, move, interaction=room)).stored
        except DiskFull as error:
            said.add(str(error))
            refused += 1
            with closing(sqlite3.connect(path)) as other:
                rows = other.execute("SELECT revision FROM game").fetchall()
            assert rows == [(stored.revision,)]
            assert not await store.knows_interaction(room)
        disk.room = 1 << 62
        assert await service.load(stored.id) == stored
        assert replay(await store.journal(stored.id)) == stored.game
    assert refused >= 20
    assert all(str(path) not in text and "make room" in text for text in said)
    stored = (await service.play(stored.id, do.ComeBack(people(1)[0]))).stored
    assert sorted(stored.game.all_cards()) == sorted(DECK)
    await store.close()


@pytest.mark.parametrize("seed", range(3))
async def test_the_disk_itself_forgets_and_keeps_what_it_should(seed: int) -> None:
    disk = Disk(Random(seed))
    platter = disk.files["x"] = Platter(b"old" * 1000)
    platter.pending.append((0, b"new" * 1000))
    fates = {disk.cut()["x"] for _ in range(30)}
    assert {b"old" * 1000, b"new" * 1000} <= fates
    assert len(fates) > 5
    platter.sync()
    assert {disk.cut()["x"] for _ in range(10)} == {b"new" * 1000}
