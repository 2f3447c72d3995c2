"""Reading a deck from its folder: what becomes a card, and what the author is told."""

import os
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.decks import Deck, DeckError, load_deck
from bot.decks.deck import picture_size
from tests.decks.conftest import Paint, huge_png, mottled

Write = Callable[[str], Path]


def complaints(folder: Path) -> list[str]:
    """Return each line of the error that loading the folder raises, without the folder's path."""
    with pytest.raises(DeckError) as caught:
        load_deck(folder)
    return [line.removeprefix(f"{folder}{os.sep}") for line in str(caught.value).splitlines()]


def ids(deck: Deck) -> list[str]:
    return [card.id for card in deck.cards]


def test_a_folder_of_pictures_is_a_deck(folder: Path, paint: Paint) -> None:
    for name in ("02.jpg", "01.png", "03.webp", "04.gif"):
        paint(name)
    deck = load_deck(folder)
    assert (deck.id, deck.name, deck.author, deck.licence) == ("sample", "sample", "", "")
    assert ids(deck) == ["sample/01", "sample/02", "sample/03", "sample/04"]
    assert deck.cards[0].path == folder / "01.png"
    assert (deck.cards[0].title, deck.cards[0].alt, deck.cards[0].keywords) == ("", "", ())


def test_deck_toml_gives_the_words(folder: Path, paint: Paint, write: Write) -> None:
    paint("01.png")
    write(
        'name = "Sample"\nauthor = "Ann"\nlicence = "CC BY 4.0"\n\n'
        '[[card]]\nid = "01"\ntitle = "Sea"\nalt = "A sea."\nkeywords = ["calm", "storm"]\n'
    )
    deck = load_deck(folder)
    assert (deck.name, deck.author, deck.licence) == ("Sample", "Ann", "CC BY 4.0")
    (card,) = deck.cards
    assert (card.title, card.alt, card.keywords) == ("Sea", "A sea.", ("calm", "storm"))


def test_a_card_may_name_its_file(folder: Path, paint: Paint, write: Write) -> None:
    paint("deep/IMG_2031.JPG")
    write('[[card]]\nid = "01"\nfile = "./deep/IMG_2031.JPG"\ntitle = "Sea"\n')
    deck = load_deck(folder)
    assert (ids(deck), deck.cards[0].title) == (["sample/01"], "Sea")


def test_suffixes_may_be_written_large(folder: Path, paint: Paint) -> None:
    paint("01.PNG")
    paint("02.JpEg")
    assert ids(load_deck(folder)) == ["sample/01", "sample/02"]


def test_pictures_in_folders_below_are_cards_too(folder: Path, paint: Paint) -> None:
    paint("sea/01.png")
    paint("land/01.png")
    paint("land/far/01.png")
    found = ["sample/land-01", "sample/land-far-01", "sample/sea-01"]
    assert ids(load_deck(folder)) == found


def test_names_may_be_in_any_script_and_spelling(folder: Path, paint: Paint, write: Write) -> None:
    paint(unicodedata.normalize("NFD", "été.png"))
    paint("夢 一.png")
    write('[[card]]\nid = "été"\ntitle = "Été"\n')
    deck = load_deck(folder)
    assert ids(deck) == ["sample/été", "sample/夢 一"]
    assert deck.cards[0].title == "Été"


def test_hidden_files_and_other_papers_are_no_cards(folder: Path, paint: Paint) -> None:
    paint("01.png")
    paint(".hidden.png")
    paint(".trash/02.png")
    (folder / "._01.png").write_bytes(b"\0\5\x16\7")
    (folder / "README.txt").write_text("hello")
    assert ids(load_deck(folder)) == ["sample/01"]


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"nowhere: does not exist"):
        load_deck(tmp_path / "nowhere")


def test_a_file_is_not_a_deck(tmp_path: Path) -> None:
    (tmp_path / "deck.png").touch()
    with pytest.raises(DeckError, match=r"deck\.png: is not a folder"):
        load_deck(tmp_path / "deck.png", lenient=True)


@pytest.mark.parametrize("lenient", [False, True])
def test_an_empty_folder_is_no_deck(folder: Path, lenient: bool) -> None:
    with pytest.raises(DeckError, match=r"sample: has no pictures \(\.gif, \.jpeg, \.jpg"):
        load_deck(folder, lenient=lenient)


def test_one_broken_file_among_good_ones_is_named(folder: Path, paint: Paint) -> None:
    paint("01.png")
    (folder / "02.png").write_bytes(paint("03.png").read_bytes()[:100])
    (complaint,) = complaints(folder)
    assert complaint.startswith("02.png: is damaged and cannot be decoded")


def test_the_game_goes_on_without_what_cannot_be_opened(folder: Path, paint: Paint) -> None:
    paint("01.png")
    (folder / "02.png").write_text("not a picture")
    huge_png(folder / "03.png", 30_000, 30_000)
    deck = load_deck(folder, lenient=True)
    assert ids(deck) == ["sample/01"]
    assert [problem.path.name for problem in deck.problems] == ["02.png", "03.png"]


def test_every_problem_is_told_at_once(folder: Path, paint: Paint, write: Write) -> None:
    paint("01.png")
    (folder / "02.png").write_text("not a picture")
    huge_png(folder / "03.png", 30_000, 30_000)
    write('nome = "Sample"\n\n[[card]]\nid = "09"\n')
    assert complaints(folder) == [
        "deck.toml:1: unknown key 'nome'; did you mean 'name'?",
        "deck.toml:3: card '09' has no picture: there is no 09.* in the folder",
        "02.png: is not a picture (PNG, JPEG, WEBP, GIF), despite its name",
        "03.png: is too large to open safely: 900,000,000 pixels, at most 25,000,000",
    ]


def test_two_pictures_with_one_id_are_both_named(folder: Path, paint: Paint) -> None:
    paint("01.jpg")
    paint("01.png")
    assert complaints(folder) == ["01.png: two cards have the id '01'; the other: 01.jpg"]
    assert ids(load_deck(folder, lenient=True)) == ["sample/01"]


def test_a_picture_whose_name_only_looks_like_another_is_named(folder: Path, paint: Paint) -> None:
    paint("cafe\u0301.png")
    other = paint("caf\u00e9.png")
    if len(list(folder.iterdir())) < 2:
        pytest.skip("this file system takes both names for one")
    assert [problem.path for problem in load_deck(folder, lenient=True).problems] == [other]


def test_an_id_given_to_one_picture_and_borne_by_another_clashes(
    folder: Path, paint: Paint, write: Write
) -> None:
    paint("01.png")
    paint("other.png")
    write('[[card]]\nid = "01"\nfile = "other.png"\n')
    assert complaints(folder) == ["other.png: two cards have the id '01'; the other: 01.png"]


def test_two_cards_cannot_share_a_file(folder: Path, paint: Paint, write: Write) -> None:
    paint("01.png")
    write('[[card]]\nid = "a"\nfile = "01.png"\n\n[[card]]\nid = "b"\nfile = "01.png"\n')
    assert complaints(folder) == ["deck.toml:5: card 'b' names the same file as card 'a'"]


@pytest.mark.parametrize("file", ["gone.png", "../outside.png", ""])
def test_a_named_file_must_be_in_the_folder(
    folder: Path, paint: Paint, write: Write, file: str
) -> None:
    paint("01.png")
    paint("../outside.png")
    write(f'\n[[card]]\nid = "01"\nfile = "{file}"\n')
    assert complaints(folder) == [
        f"deck.toml:2: card '01' has no picture: there is no {file} in the folder"
    ]


def test_a_link_out_of_the_folder_is_refused(folder: Path, paint: Paint, tmp_path: Path) -> None:
    paint("01.png")
    paint("../outside.png")
    (folder / "02.png").symlink_to(tmp_path / "outside.png")
    (folder / "elsewhere").symlink_to(tmp_path, target_is_directory=True)
    assert complaints(folder) == [
        "02.png: is a link out of the deck's folder; copy the picture here",
        "elsewhere: is a link to a folder, which is not followed; copy the pictures here",
    ]


def test_links_that_lead_nowhere_or_in_circles_are_named(folder: Path, paint: Paint) -> None:
    paint("01.png")
    (folder / "02.png").symlink_to(folder / "gone.png")
    (folder / "03.png").symlink_to(folder / "03.png")
    assert complaints(folder) == [
        "02.png: does not exist",
        "03.png: cannot be opened: Too many levels of symbolic links",
    ]


def test_a_link_to_a_whole_deck_is_a_deck(folder: Path, paint: Paint, tmp_path: Path) -> None:
    paint("01.png")
    (tmp_path / "alias").symlink_to(folder, target_is_directory=True)
    assert ids(load_deck(tmp_path / "alias")) == ["alias/01"]


def test_a_name_that_cannot_be_shown_is_refused(folder: Path, paint: Paint) -> None:
    paint("01.png")
    for name in (b"bell\x07.png", b"latin-\xe9.png"):
        Path(os.fsdecode(os.path.join(os.fsencode(folder), name))).touch()
    assert complaints(folder) == [
        "bell\\x07.png: has a name with characters that cannot be shown; rename it",
        "latin-\\udce9.png: has a name with characters that cannot be shown; rename it",
    ]


def test_a_picture_of_another_kind_is_not_passed_over_in_silence(
    folder: Path, paint: Paint
) -> None:
    paint("01.png")
    mottled(2).save(folder / "02.bmp")
    (folder / "03.HEIC").write_bytes(b"as phones write it")
    for name, complaint in zip(("02.bmp", "03.HEIC"), complaints(folder), strict=True):
        assert complaint.startswith(f"{name}: is a picture in an unsupported format; use .gif")


def test_a_misspelt_deck_toml_is_noticed(folder: Path, paint: Paint) -> None:
    paint("01.png")
    (folder / "Deck.toml").write_text('name = "Sample"')
    assert complaints(folder) == ["Deck.toml: is not read; did you mean deck.toml?"]


def test_a_deck_cannot_lie_inside_a_deck(folder: Path, paint: Paint) -> None:
    paint("inner/01.png")
    (folder / "inner" / "deck.toml").write_text('name = "Inner"')
    (complaint,) = complaints(folder)
    assert complaint.startswith("inner/deck.toml: makes this folder a deck, which cannot be")


def test_an_unreadable_subfolder_is_named(
    folder: Path, paint: Paint, monkeypatch: pytest.MonkeyPatch
) -> None:
    paint("01.png")
    locked = folder / "locked"
    locked.mkdir()
    scandir = os.scandir

    def guarded(path: str) -> object:
        if Path(path) == locked:
            raise PermissionError(13, "Permission denied", str(path))
        return scandir(path)

    monkeypatch.setattr(os, "scandir", guarded)
    assert complaints(folder) == ["locked: cannot be opened: Permission denied"]


def test_folders_in_folders_without_end_hold_cards_like_any_other(folder: Path) -> None:
    mottled(1).save(folder / "01.png")
    deep = str(folder)
    for _ in range(1200):
        deep += "/d"
        os.mkdir(deep)
    try:
        assert ids(load_deck(folder)) == ["sample/01"]
    finally:
        os.removedirs(deep)  # nothing that tidies up folders likes them so deep


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("x" * 101, "is a folder whose name must have 1 to 100 characters; rename it"),
        ("bell\x07", "is a folder whose name has characters that cannot be shown; rename it"),
        ("\u202eback", "is a folder whose name has characters that cannot be shown; rename it"),
        ("latin-\udce9", "is a folder whose name has characters that cannot be shown; rename it"),
    ],
)
def test_a_folder_that_no_menu_can_offer_is_no_deck(
    tmp_path: Path, name: str, complaint: str
) -> None:
    folder = tmp_path / name
    folder.mkdir()
    mottled(1).save(folder / "01.png")
    with pytest.raises(DeckError, match=complaint) as caught:
        load_deck(folder, lenient=True)
    assert str(caught.value).isprintable()


def test_a_picture_that_vanishes_while_it_is_read_is_left_out(
    folder: Path, paint: Paint, monkeypatch: pytest.MonkeyPatch
) -> None:
    paint("01.png")
    paint("02.png")

    def measured(path: Path) -> tuple[int, int]:
        if path.name == "01.png":
            path.unlink()
        return picture_size(path)

    monkeypatch.setattr("bot.decks.deck.picture_size", measured)
    deck = load_deck(folder, lenient=True)
    assert ids(deck) == ["sample/02"]
    assert [problem.text for problem in deck.problems] == ["does not exist"]


def test_the_version_follows_the_pictures_and_nothing_else(
    folder: Path, paint: Paint, write: Write
) -> None:
    first = paint("01.png")
    before = load_deck(folder).version
    os.utime(first, (0, 0))
    write('name = "Sample"')
    assert load_deck(folder).version == load_deck(folder, lenient=True).version == before
    mottled("another").save(first)
    assert load_deck(folder).version != before


def test_a_picture_that_vanishes_after_the_start_changes_the_version(
    folder: Path, paint: Paint
) -> None:
    paint("01.png")
    second = paint("02.png")
    before, deck = load_deck(folder).version, load_deck(folder, lenient=True)
    second.unlink()
    assert deck.version != before


def test_renaming_a_card_makes_another_version(folder: Path, paint: Paint) -> None:
    path = paint("01.png")
    before = load_deck(folder).version
    path.rename(folder / "02.png")
    assert load_deck(folder).version != before
