"""Every layout reads as it was last approved, and no English sentence is left out."""

from difflib import unified_diff
from itertools import islice

import pytest

from bot.text import LOCALES, library
from bot.text.check import Sentence, read
from tests.ui.snapshots import IN_LINES, SNAPSHOTS, Reader, snapshot

SHOWN = 60  # lines of a difference; git shows the rest
NOT_LAID_OUT = {
    "language-name",  # a choice in /dixit language
    "album-more",  # albums of many rounds
    *("album-evening", "album-day", "album-no-votes"),  # drawn into the album
}


@pytest.mark.parametrize("language", library().languages)
def test_everything_reads_as_it_was_last_approved(language: str) -> None:
    path = SNAPSHOTS / f"{language}.txt"
    approved = path.read_text("utf-8").splitlines() if path.exists() else []
    now = snapshot(Reader(language)).splitlines()
    changed = list(islice(unified_diff(approved, now, "approved", "now", lineterm="", n=2), SHOWN))
    meant = "if this is meant: python -m tests.ui.snapshots"
    assert not changed, "\n".join([meant, *changed])


def test_every_sentence_can_be_read_there() -> None:
    reader = Reader("en")
    snapshot(reader)
    sentences = [one for one in read(LOCALES / "en") if isinstance(one, Sentence)]
    laid_out = {one.key for one in sentences if one.path.name not in IN_LINES}
    unread = sorted(laid_out - reader.said - NOT_LAID_OUT)
    assert not unread, f"no scene of tests/ui/scenes.py shows {unread}"
    assert laid_out - reader.said >= NOT_LAID_OUT, "a scene shows a text of NOT_LAID_OUT"
