"""What `deck check` finds in a deck, and what it lets pass."""

import io
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from bot.decks.check import DeckReport, check_deck
from bot.decks.deck import FULL_DECK, SMALLEST_GAME
from tests.decks.conftest import Paint, mottled

ENTRY = """
[[card]]
id = "{id}"
title = "A title"
alt = "A field of colours."
keywords = ["calm", "storm", "hope", "loss", "play"]
"""
HEAD = 'name = "Sample"\nauthor = "Ann"\nlicence = "CC0"\n'


@cache
def png(card_id: str) -> bytes:
    """Return a card's picture, painted once for all decks."""
    buffer = io.BytesIO()
    mottled(card_id, (300, 450)).save(buffer, "PNG", compress_level=1)
    return buffer.getvalue()


def fill(folder: Path, count: int, words: bool = True) -> None:
    """Write a deck without faults: ``count`` cards at chat size, and ``deck.toml`` if ``words``."""
    ids = [f"{number:03}" for number in range(count)]
    for card_id in ids:
        (folder / f"{card_id}.png").write_bytes(png(card_id))
    if words:
        text = HEAD + "".join(ENTRY.format(id=card_id) for card_id in ids)
        (folder / "deck.toml").write_text(text)


def faults(report: DeckReport) -> list[str]:
    return [str(fault).removeprefix(f"{report.path}/") for fault in report.faults]


def notes(report: DeckReport) -> list[str]:
    return [str(note).removeprefix(f"{report.path}/") for note in report.notes]


def replace_in_words(folder: Path, old: str, new: str, count: int = 1) -> None:
    path = folder / "deck.toml"
    path.write_text(path.read_text().replace(old, new, count))


def test_a_full_and_described_deck_passes_without_a_word(folder: Path) -> None:
    fill(folder, FULL_DECK)
    report = check_deck(folder)
    assert (faults(report), notes(report), report.passed) == ([], [], True)
    assert report.median is not None
    assert report.median > 60


def test_a_deck_too_small_for_any_game_fails_with_the_number(folder: Path) -> None:
    fill(folder, SMALLEST_GAME - 1)
    assert faults(check_deck(folder)) == [
        f"{folder}: has 25 usable cards; the smallest game (3 players) needs 26"
    ]


@pytest.mark.parametrize(("count", "players"), [(26, 3), (28, 4), (42, 6)])
def test_a_small_deck_passes_and_hears_for_how_many_it_is(
    folder: Path, count: int, players: int
) -> None:
    fill(folder, count)
    report = check_deck(folder)
    text = f"{folder}: has {count} cards: enough for {players} players; 84 are enough for 12"
    assert (report.passed, notes(report)) == (True, [text])


def test_an_empty_folder_fails(folder: Path) -> None:
    (fault,) = faults(check_deck(folder))
    assert "has no pictures" in fault


def test_pictures_alone_pass_with_a_note_that_words_are_missing(folder: Path) -> None:
    fill(folder, FULL_DECK, words=False)
    report = check_deck(folder)
    assert report.passed
    (note,) = notes(report)
    assert "has no deck.toml" in note


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('title = "A title"\n', "", "has no title"),
        ('alt = "A field of colours."', 'alt = "  "', "has no alt text"),
        ('"play"', '"Calm"', "has 4 different keywords (at least 5)"),
        ('["calm", "storm", "hope", "loss", "play"]', "[]", "has no keywords (at least 5"),
        ("A field", "A" * 1100, "has an alt text of 1,112 characters, of which 1,024 can be"),
    ],
)
def test_what_a_card_lacks_is_told_with_its_line(
    folder: Path, old: str, new: str, fault: str
) -> None:
    fill(folder, SMALLEST_GAME)
    replace_in_words(folder, old, new)
    (found,) = faults(check_deck(folder))
    assert found.startswith(f"deck.toml:5: card '000' {fault}")


def test_a_language_that_other_cards_speak_is_missed(folder: Path) -> None:
    fill(folder, FULL_DECK)
    old = 'alt = "A field of colours."'
    replace_in_words(folder, old, 'alt = {en = "A field.", uk = "Поле.", fr = "Un champ."}')
    replace_in_words(folder, old, 'alt = {uk = "Поле."}')
    report = check_deck(folder)
    assert report.passed
    assert notes(report)[:3] == [
        "deck.toml:11: card '001' has no alt text in en, fr",
        "deck.toml:17: card '002' has no alt text in fr, uk",
        "deck.toml:23: card '003' has no alt text in fr, uk",
    ]
    assert len(notes(report)) == FULL_DECK - 1


def test_a_description_too_long_in_any_language_is_a_fault(folder: Path) -> None:
    fill(folder, FULL_DECK)
    long = f'alt = {{en = "A field.", uk = "{"П" * 1025}"}}'
    replace_in_words(folder, 'alt = "A field of colours."', long)
    (fault,) = faults(check_deck(folder))
    assert fault.startswith("deck.toml:5: card '000' has an alt text of 1,025 characters")


def test_a_picture_that_the_words_forget_is_named(folder: Path) -> None:
    fill(folder, SMALLEST_GAME)
    mottled("new", (300, 450)).save(folder / "new.png")
    (found,) = faults(check_deck(folder))
    assert found.startswith("deck.toml: card 'new' (new.png) is not listed and has no title")


def test_a_deck_without_author_and_licence_hears_of_it(folder: Path) -> None:
    fill(folder, FULL_DECK)
    replace_in_words(folder, HEAD, 'name = "Sample"\n')
    assert notes(check_deck(folder)) == ["deck.toml: has no author", "deck.toml: has no licence"]


def test_one_broken_picture_is_a_fault_and_the_rest_is_judged(folder: Path) -> None:
    fill(folder, SMALLEST_GAME + 2, words=False)
    broken = folder / "000.png"
    broken.write_bytes(broken.read_bytes()[:800])
    (folder / "001.png").write_text("not a picture")
    report = check_deck(folder)
    assert [fault.split(":")[0] for fault in faults(report)] == ["001.png", "000.png"]
    assert len(report.measured) == SMALLEST_GAME


def test_copies_are_found_and_named_once_each(folder: Path) -> None:
    fill(folder, SMALLEST_GAME, words=False)
    for name in ("x1", "x2", "x3"):
        (folder / f"{name}.png").write_bytes((folder / "000.png").read_bytes())
    assert faults(check_deck(folder)) == [
        "000.png: is the same file as x1.png",
        "000.png: is the same file as x2.png",
        "000.png: is the same file as x3.png",
    ]


def test_the_same_picture_in_another_format_is_a_near_duplicate(folder: Path) -> None:
    fill(folder, SMALLEST_GAME, words=False)
    Image.open(folder / "000.png").save(folder / "x.jpg", quality=60)
    (fault,) = faults(check_deck(folder))
    assert fault.startswith("000.png: looks like x.jpg: ")


def test_a_pair_that_is_rather_alike_is_only_noted(folder: Path) -> None:
    fill(folder, FULL_DECK, words=False)
    first, second = (Image.open(folder / f"{name}.png") for name in ("000", "001"))
    first.paste(second.crop((0, 290, 300, 450)), (0, 290))
    first.save(folder / "x.png")
    report = check_deck(folder)
    assert report.passed
    assert 30 <= report.pairs[0][0] < 36
    assert any(note.startswith("000.png: is rather like x.png") for note in notes(report))


@pytest.mark.parametrize(
    ("colours", "fault"),
    [
        (((0, 0, 0), (60, 60, 60)), "is too dark: mean luminance 0.1"),
        (((225, 225, 225), (230, 230, 230)), "is too light: mean luminance 0.9"),
        (((120, 120, 120), (130, 130, 130)), "has little contrast: deviation 0.02"),
        (((40, 40, 40), (255, 255, 255)), "is white on 50.0% of its area, at most 12%"),
        (((5, 5, 5), (200, 200, 200)), "is black on 50.0% of its area, at most 45%"),
    ],
)
def test_light_outside_the_limits_is_a_fault(
    folder: Path,
    colours: tuple[tuple[int, int, int], tuple[int, int, int]],
    fault: str,
) -> None:
    fill(folder, SMALLEST_GAME, words=False)
    halves = Image.new("RGB", (300, 450), colours[0])
    halves.paste(colours[1], (150, 0, 300, 450))
    halves.save(folder / "x.png")
    assert any(found.startswith(f"x.png: {fault}") for found in faults(check_deck(folder)))


def test_cards_that_are_all_alike_fail_by_their_median(folder: Path) -> None:
    fill(folder, SMALLEST_GAME, words=False)
    grey = Image.new("RGB", (300, 450), (128, 128, 128))
    for path in folder.glob("*.png"):
        Image.blend(grey, Image.open(path), 0.55).save(path)
    assert any(
        "has cards that are too much alike: median" in fault for fault in faults(check_deck(folder))
    )


def test_odd_sizes_are_noted_together(folder: Path, paint: Paint) -> None:
    fill(folder, FULL_DECK, words=False)
    paint("w1.png", (600, 400))
    paint("w2.png", (600, 600))
    assert notes(check_deck(folder))[-2:] == [
        f"{folder}: w1.png is smaller than 300×450 and will look coarse",
        f"{folder}: w1.png, w2.png are not in the ratio 2:3 and will not fill the card",
    ]
