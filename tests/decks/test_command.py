"""``python -m bot deck``: what is printed and how it ends."""

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.decks import Card
from bot.decks import shelf as shelf_module
from bot.decks.check import draw_page
from tests.decks.conftest import Paint, mottled

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def good(folder: Path) -> Path:
    for number in range(26):
        mottled(number, (300, 450)).save(folder / f"{number:02}.png", compress_level=1)
    return folder


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Run a test in a new folder, with a tiny shipped deck and without ``DECKS_DIR``."""
    shipped = tmp_path / "shipped"
    (shipped / "dreams").mkdir(parents=True)
    mottled(1).save(shipped / "dreams" / "01.png")
    monkeypatch.setattr(shelf_module, "SHIPPED", shipped)
    monkeypatch.delenv("DECKS_DIR", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_good_deck_passes_with_the_facts(good: Path, capsys: Captured) -> None:
    assert main(["deck", "check", str(good)]) == 0
    out = capsys.readouterr().out
    assert "cards      26" in out
    assert "sizes      300×450" in out
    assert "median" in out
    assert out.endswith(f"{good}: passed\n")


def test_a_faulty_deck_fails_and_names_the_file(good: Path, capsys: Captured) -> None:
    (good / "x.png").write_text("not a picture")
    assert main(["deck", "check", str(good)]) == 1
    out = capsys.readouterr().out
    assert "To repair (1):" in out
    assert f"{good}/x.png: is not a picture" in out
    assert out.endswith(f"{good}: failed\n")


def test_an_empty_folder_fails(folder: Path, capsys: Captured) -> None:
    assert main(["deck", "check", str(folder)]) == 1
    assert "has no pictures" in capsys.readouterr().out


@pytest.mark.parametrize("action", ["check", "sheet"])
def test_a_path_that_is_no_folder_is_asked_wrongly(
    action: str, tmp_path: Path, capsys: Captured
) -> None:
    assert main(["deck", action, str(tmp_path / "nowhere")]) == 2
    assert "nowhere: does not exist" in capsys.readouterr().err


def test_an_unknown_action_is_asked_wrongly(capsys: Captured) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["deck", "burn"])
    assert caught.value.code == 2
    assert "burn" in capsys.readouterr().err


def test_the_list_has_shipped_decks_and_ones_own(
    folder: Path, paint: Paint, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    paint("01.png")
    (folder / "deck.toml").write_text('name = "My \\u001b[31m cards"\nauthor = "Ann"\n')
    (folder / "02.png").write_text("not a picture")
    more = folder.parent / "more" / "sea"
    more.mkdir(parents=True)
    mottled(3).save(more / "01.png")
    monkeypatch.setenv("DECKS_DIR", os.pathsep.join([str(folder), str(more.parent)]))
    assert main(["deck", "list"]) == 0
    out, err = capsys.readouterr()
    assert [line.split()[:2] for line in out.splitlines()[1:]] == [
        ["dreams", "1"],
        ["sample", "1"],
        ["sea", "1"],
    ]
    assert "My \\x1b[31m cards  Ann" in out
    assert f"left out: {folder}/02.png" in err


def test_the_list_reads_the_settings_file(elsewhere: Path, capsys: Captured) -> None:
    (elsewhere / "own" / "sea").mkdir(parents=True)
    mottled(3).save(elsewhere / "own" / "sea" / "01.png")
    (elsewhere / ".env").write_text("DECKS_DIR=own\n")
    assert main(["deck", "list"]) == 0
    assert "\nsea " in capsys.readouterr().out


def test_a_wrong_setting_is_a_clear_error(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setenv("DECKS_DIR", "/nowhere/at/all")
    assert main(["deck", "list"]) == 1
    assert (
        "/nowhere/at/all: does not exist; DECKS_DIR must list folders with decks"
        in capsys.readouterr().err
    )


def test_the_sheet_shows_every_card(good: Path, elsewhere: Path, capsys: Captured) -> None:
    broken = good / "05.png"
    broken.write_bytes(broken.read_bytes()[:700])
    assert main(["deck", "sheet", str(good)]) == 0
    assert "sample-sheet.jpg: 26 cards" in capsys.readouterr().out
    with Image.open(elsewhere / "sample-sheet.jpg") as sheet:
        assert (sheet.format, sheet.size) == ("JPEG", (8 * 212 + 12, 4 * 336 + 12))
        first = sheet.crop((12, 12, 212, 312)).resize((8, 12), Image.Resampling.BOX)
    expected = mottled(0).resize((8, 12), Image.Resampling.NEAREST)
    pairs = zip(first.tobytes(), expected.tobytes(), strict=True)
    assert max(abs(one - other) for one, other in pairs) < 40


def test_a_large_decks_sheet_has_pages_made_one_after_the_other(
    good: Path, elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr("bot.decks.check.CARDS_A_PAGE", 10)
    written: list[int] = []

    def counted(cards: Sequence[Card]) -> Image.Image:
        written.append(len(list(elsewhere.glob("all-*.jpg"))))
        return draw_page(cards)

    monkeypatch.setattr("bot.cli.deck.draw_page", counted)
    assert main(["deck", "sheet", str(good), "--out", "all.jpg"]) == 0
    assert capsys.readouterr().out == "".join(
        f"all-{number}.jpg: {count} cards\n" for number, count in ((1, 10), (2, 10), (3, 6))
    )
    assert written == [0, 1, 2]
    with Image.open(elsewhere / "all-3.jpg") as sheet:
        assert sheet.size == (4 * 212 + 12, 2 * 336 + 12)


@pytest.mark.parametrize(
    ("out", "complaint"),
    [
        ("sheet.png", "the sheet is a JPEG"),
        ("sample/sheet.jpg", "would become a card of the deck"),
        ("nowhere/sheet.jpg", "cannot be written"),
    ],
)
def test_a_sheet_in_a_bad_place_is_asked_wrongly(
    good: Path, out: str, complaint: str, capsys: Captured
) -> None:
    assert main(["deck", "sheet", str(good), "--out", out]) == 2
    assert complaint in capsys.readouterr().err


def test_a_sheet_of_nothing_is_an_error(folder: Path, capsys: Captured) -> None:
    assert main(["deck", "sheet", str(folder)]) == 1
    assert "has no pictures" in capsys.readouterr().err
