"""``python -m bot pictures`` writes one of each kind."""

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.decks import Deck
from tests.imaging.cards import make_deck

KINDS = {
    "hand",
    "table",
    "reveal",
    "track",
    "podium",
    "album",
    "clues",
    "card",
    "waiting",
    "fan",
    "profile",
    "season",
}
KINDS |= {"avatar", "banner", "back", "emoji"}


def test_one_of_each_kind_is_written(
    deck: Deck, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["pictures", "--out", str(tmp_path / "new"), "--deck", str(deck.path)]) == 0
    written = sorted((tmp_path / "new").iterdir())
    assert {path.stem.split("-")[0] for path in written} == KINDS
    said = capsys.readouterr().out
    for path in written:
        with Image.open(path) as picture:
            picture.load()
            assert f"{path}  {picture.width}×{picture.height}" in said


def test_a_deck_too_small_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = make_deck(tmp_path / "tiny", count=3)
    assert main(["pictures", "--out", str(tmp_path / "new"), "--deck", str(deck.path)]) == 1
    assert "has 3 cards; 13 are needed" in capsys.readouterr().err


def test_no_deck_at_all_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "nowhere"
    assert main(["pictures", "--out", str(tmp_path / "new"), "--deck", str(missing)]) == 1
    assert "nowhere" in capsys.readouterr().err
