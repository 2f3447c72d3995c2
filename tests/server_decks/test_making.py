"""From uploads to cards on the shelf, in processes of their own."""

import asyncio
import os
import select
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.decks.intake.framing import Framing
from bot.decks.intake.refusals import Flaw, Refused
from bot.server_decks.shelves import FRESH
from bot.server_decks.workers import Workers, WorkFailed
from bot.store import DeckLimitReached, PictureBlocked
from bot.store.sqlite.pictures import folder_of
from tests.decks.intake.hostile import moving, photo, png_claiming, zipped
from tests.server_decks.conftest import ALICE, HERE, Workshop


async def test_pictures_become_cards_that_games_can_have(real_workshop: Workshop) -> None:
    workshop = real_workshop
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    draft = await workshop.draft(deck.id, ("a.png", photo(1)), ("b.gif", moving("GIF")))
    assert [one.moving for one in draft.uploads] == [False, True]
    assert workshop.shelf.decks_for(HERE) == ()
    steps: list[tuple[int, int]] = []

    async def hear(done: int, of: int) -> None:
        steps.append((done, of))

    assert await making.keep(draft, hear) == (1, 2)
    assert steps == [(1, 2), (2, 2)]
    (shown,) = workshop.shelf.decks_for(HERE)
    assert [card.id for card in shown.cards] == [f"{deck.id}/1", f"{deck.id}/2"]
    assert workshop.shelf.decks_for(8) == ()
    pictures = await workshop.pictures.ready()
    assert await pictures.unprepared(card.id for card in shown.cards) == []
    hand = await pictures.hand([card.id for card in shown.cards])
    assert hand.data.startswith(b"\xff\xd8")
    assert not draft.folder.exists()


async def test_what_is_refused_is_named_and_leaves_nothing(
    real_workshop: Workshop, tmp_path: Path
) -> None:
    workshop = real_workshop
    deck = await workshop.making.create(HERE, "Holidays", ALICE)
    draft = await workshop.draft(
        deck.id, ("bomb.png", png_claiming(30_000, 30_000)), ("a.png", photo(1))
    )
    assert [(one.name, one.reason) for one in draft.problems] == [("bomb.png", Flaw.TOO_LARGE)]
    climbing = zipped(tmp_path / "deck.zip", {"../a.png": photo(1)}).read_bytes()
    with pytest.raises(Refused) as refused:
        await workshop.draft(deck.id, ("deck.zip", climbing))
    assert refused.value.reason is Flaw.ZIP_CLIMBS
    assert not folder_of(tmp_path / "games.sqlite3").exists()


async def test_a_deck_travels_to_another_server_with_its_words(real_workshop: Workshop) -> None:
    workshop = real_workshop
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    draft = await workshop.draft(deck.id, ("a.png", photo(1)), ("b.png", photo(2)))
    await making.keep(draft)
    await making.describe(HERE, deck.id, 2, "uk", alt="Море", title="Sea")
    ((name, data),) = await making.pack(await making.deck(HERE, deck.id), 8_000_000)
    assert name == "deck.zip"
    other = await making.create(8, "Theirs", ALICE)
    draft = workshop.drafts.begin(8, other.id, ALICE)
    (draft.folder / "in").write_bytes(data)
    await making.take(draft, [(draft.folder / "in", name)])
    assert draft.title == "Holidays"
    await making.keep(draft)
    card = await making.card(8, other.id, 2)
    assert (card.text.title, card.text.alts) == ("Sea", {"uk": "Море"})
    on_shelf = workshop.shelf.find(f"{other.id}/2")
    assert on_shelf
    assert on_shelf.alt_in("uk") == "Море"


async def test_twins_are_named_and_the_same_picture_is_not_added_twice(
    workshop: Workshop,
) -> None:
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    await making.keep(await workshop.draft(deck.id, ("a.png", photo(1))))
    draft = await workshop.draft(
        deck.id, ("a.png", photo(1)), ("a.jpg", photo(1, kind="JPEG")), ("b.png", photo(2))
    )
    same, alike, other = draft.uploads
    assert (same.left_out, same.twin) == (True, f"{deck.id}/1")
    assert not alike.left_out
    assert alike.twin or alike.earlier is not None
    assert (other.left_out, other.twin, other.earlier) == (False, "", None)
    assert len(await making.keep(draft)) == 2


async def test_the_framing_can_be_changed_before_it_counts(workshop: Workshop) -> None:
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    draft = await workshop.draft(
        deck.id, ("a.png", photo(1, (600, 300))), ("b.png", photo(2, (600, 300)))
    )
    before = [one.digest for one in draft.uploads]
    assert {one.framing for one in draft.uploads} == {Framing.WHOLE}
    draft.chosen = frozenset({1})
    await making.frame(draft, Framing.TOP)
    assert [one.framing for one in draft.uploads] == [Framing.WHOLE, Framing.TOP]
    assert draft.uploads[0].digest == before[0]
    assert draft.uploads[1].digest != before[1]
    await making.keep(draft)
    assert (await making.card(HERE, deck.id, 2)).digest == draft.uploads[1].digest


async def test_a_draft_that_is_too_much_stays_a_draft(workshop: Workshop) -> None:
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    uploads = [(f"{n}.png", photo(n, (110, 110))) for n in range(5)]
    draft = await workshop.draft(deck.id, *uploads)
    with pytest.raises(DeckLimitReached):
        await making.keep(draft)
    assert workshop.drafts.find(draft.id, ALICE) is draft
    assert workshop.drafts.find(draft.id, 5) is None
    draft.uploads[0].left_out = True
    assert len(await making.keep(draft)) == 4


async def test_a_draft_is_forgotten_after_a_while_and_at_a_start(workshop: Workshop) -> None:
    deck = await workshop.making.create(HERE, "Holidays", ALICE)
    draft = await workshop.draft(deck.id, ("a.png", photo(1)))
    workshop.now += 1000
    assert workshop.drafts.find(draft.id, ALICE) is None
    assert not draft.folder.exists()
    left = await workshop.draft(deck.id, ("a.png", photo(1)))
    type(workshop.drafts)(workshop.folder / "uploads")
    assert not left.folder.exists()


async def test_a_reported_or_removed_card_is_not_dealt(workshop: Workshop) -> None:
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    uploads = [(f"{n}.png", photo(n)) for n in range(3)]
    await making.keep(await workshop.draft(deck.id, *uploads))
    await making.report(HERE, deck.id, 1, 5)
    await making.remove(HERE, deck.id, 2)
    assert workshop.shelf.cards_of([deck.id]) == (f"{deck.id}/3",)
    assert workshop.shelf.find(f"{deck.id}/1") is not None
    await making.clear(HERE, deck.id, 1)
    assert workshop.shelf.cards_of([deck.id]) == (f"{deck.id}/1", f"{deck.id}/3")
    await making.remove(HERE, deck.id)
    assert list(folder_of(workshop.folder / "games.sqlite3").iterdir()) == []
    assert list((workshop.folder / "pictures").glob("cards-*/*")) == []


async def test_what_the_host_blocks_is_noticed_and_never_taken_again(workshop: Workshop) -> None:
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    draft = await workshop.draft(deck.id, ("a.png", photo(1)), ("b.png", photo(2)))
    digest = draft.uploads[0].digest
    await making.keep(draft)
    await workshop.store.block_picture(digest, 5.0)
    await workshop.shelves.know(HERE)
    assert len(workshop.shelf.cards_of([deck.id])) == 2
    workshop.now += FRESH
    await workshop.shelves.know(HERE)
    assert workshop.shelf.cards_of([deck.id]) == (f"{deck.id}/2",)
    with pytest.raises(PictureBlocked):
        await workshop.draft(deck.id, ("again.png", photo(1)))


async def test_a_worker_that_hangs_or_dies_costs_its_job_alone(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    job = {"do": "take", "folder": str(tmp_path), "files": [{"path": str(pipe), "name": "x"}]}
    with pytest.raises(WorkFailed):
        await Workers(longest=1.5).run({**job, "known": {}})
    with pytest.raises(WorkFailed):
        await Workers().run({"do": "no such thing"})


async def test_pictures_are_opened_with_less_priority_and_not_on_the_bots_account(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.server_decks.workers.NICENESS", 3)
    start, started = asyncio.create_subprocess_exec, []

    async def noted(*words: str, **options: Any) -> asyncio.subprocess.Process:
        started.append(await start(*words, **options))
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    job = {"do": "take", "folder": str(tmp_path), "files": [{"path": str(pipe), "name": "x"}]}
    running = asyncio.create_task(Workers().run({**job, "known": {}}))
    handle = await asyncio.to_thread(os.open, pipe, os.O_WRONLY)  # when it is being read
    (worker,) = started
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, worker.pid) == min(19, ours + 3)
    assert os.getsid(worker.pid) == worker.pid
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    os.close(handle)
    assert worker.returncode is not None


async def test_a_bot_may_be_started_in_any_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "in").write_bytes(photo(1))
    job = {"do": "take", "folder": ".", "files": [{"path": "in", "name": "a.png"}], "known": {}}
    assert [one["name"] for one in (await Workers().run(job))["taken"]] == ["a.png"]


async def test_a_worker_knows_none_of_the_bots_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.server_decks import workers

    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("DATABASE_URL", "secret")
    assert "secret" not in workers._environment().values()


BOT = """
import asyncio, sys
from bot.server_decks.workers import Workers
files = [{"path": sys.argv[1], "name": "slow.png"}]
asyncio.run(Workers().run({"do": "take", "folder": ".", "files": files, "known": {}}))
"""


async def test_opening_pictures_ends_with_a_bot_that_is_killed(tmp_path: Path) -> None:
    upload = tmp_path / "upload"
    os.mkfifo(upload)
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", BOT, str(upload))
    uploading = await asyncio.to_thread(os.open, upload, os.O_WRONLY)  # once somebody reads
    try:
        bot.kill()
        await bot.wait()
        readers = select.poll()
        readers.register(uploading, 0)
        ((_, state),) = await asyncio.to_thread(readers.poll, 60_000)
        assert state & select.POLLERR  # nobody reads any more
    finally:
        os.close(uploading)
