"""Hundreds of hostile files: each is a card or refused with a reason, and nothing of it stays."""

import subprocess
import sys
from collections import Counter
from functools import cache

import pytest

from bot.decks.intake.uploads import Refused, is_card
from bot.server_decks.drafts import Draft
from tests.cli.host import ROOT
from tests.decks.intake import corpus
from tests.server_decks.conftest import ALICE, HERE, Workshop

SHARES = 4  # of the files, each with a sandbox of its own


@cache
def pictures() -> list[corpus.File]:
    return [*corpus.pictures()]


def cards_in(draft: Draft) -> int:
    """Return how many files became cards, and check that each is a valid card."""
    for uploaded in draft.uploads:
        assert is_card(draft.card_path(uploaded).read_bytes())
    return len(draft.uploads)


@pytest.mark.parametrize("share", range(SHARES))
async def test_every_hostile_picture_is_a_card_or_refused(
    real_workshop: Workshop, share: int
) -> None:
    files = pictures()[share::SHARES]
    assert len(files) > 80
    deck = await real_workshop.making.create(HERE, "Deck", ALICE)
    draft = await real_workshop.draft(deck.id, *files)
    told = [one.name for one in draft.uploads] + [one.name for one in draft.problems]
    assert Counter(told) == Counter(name for name, _ in files)
    assert 0 < cards_in(draft) < len(files)
    real_workshop.drafts.drop(draft)
    left = [path for path in real_workshop.folder.rglob("*") if path.is_file()]
    assert all(path.name.startswith("games.sqlite3") for path in left)


async def test_every_hostile_zip_is_a_few_cards_or_refused(workshop: Workshop) -> None:
    deck = await workshop.making.create(HERE, "Deck", ALICE)
    outcomes: Counter[str] = Counter()
    for name, data in corpus.zips():
        draft = workshop.drafts.begin(HERE, deck.id, ALICE)
        (draft.folder / "in").write_bytes(data)
        try:
            await workshop.making.open_uploads(draft, [(draft.folder / "in", f"{name}.zip")])
            outcomes["taken" if cards_in(draft) else "refused"] += 1
        except Refused:
            outcomes["refused"] += 1
        for uploaded in draft.uploads:
            text = uploaded.text
            assert len(text.title) <= 60
            assert "\u202e" not in text.title
            assert all(len(alt) <= 1000 for alt in text.alts.values())
            assert len(text.alts) <= 30
            assert len(text.keywords) <= 30
        workshop.drafts.drop(draft)
    assert outcomes.total() > 60
    assert outcomes["refused"] > 30


TRY = """
import io, sys
from bot.decks.intake.uploads import Refused
from bot.server_decks.sandbox import JOBS

kind = sys.argv[1]
files = []
while size := sys.stdin.buffer.read(8):
    files.append(sys.stdin.buffer.read(int.from_bytes(size, "big")))
JOBS[kind].load()
before = set(sys.modules)
for data in files:
    job = {
        "take": {"names": ["x"], "known": {}},
        "frame": {"places": [0], "framing": "top"},
        "sheet": {"cards": [{"number": 1, "dim": True}], "across": 1},
        "tiles": {"count": 1},
        "pack": {
            "cards": [{"number": 1, "title": "x", "alts": {}, "keywords": []}],
            "name": "x", "heaviest": 10_000_000,
        },
    }[kind]
    try:
        for _ in JOBS[kind].work(job, iter([data])):
            pass
    except Refused:
        pass
print(*sorted(set(sys.modules) - before))
"""


@pytest.mark.parametrize("kind", ["take", "frame", "sheet", "tiles", "pack"])
def test_everything_that_a_job_needs_is_loaded_before_all_rights_are_given_up(kind: str) -> None:
    files = [data for _, data in corpus.sound().items()]
    if kind == "take":
        files += [data for _, data in (*corpus.metadata(), *corpus.other_kinds())]
        files += [data for _, data in corpus.zips()][::4]
    elif kind == "frame":
        files = [corpus.sound()["jpg"]]
    given = b"".join(len(data).to_bytes(8, "big") + data for data in files)
    told = subprocess.run(
        [sys.executable, "-c", TRY, kind], input=given, capture_output=True, check=True, cwd=ROOT
    )
    assert told.stdout.split() == []
