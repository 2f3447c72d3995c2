"""Several decks side by side."""

import os
from pathlib import Path

import pytest

from bot.decks import SHIPPED, DeckError, Shelf, deck_folders
from tests.decks.conftest import mottled


def make(folder: Path, *names: str) -> Path:
    folder.mkdir(parents=True)
    for name in names:
        mottled(name).save(folder / f"{name}.png")
    return folder


def test_decks_are_mixed_and_cards_found_by_id(tmp_path: Path) -> None:
    make(tmp_path / "one" / "sea", "01", "02")
    make(tmp_path / "one" / "land", "01")
    make(tmp_path / "two" / "sky", "01")
    shelf = Shelf.below(tmp_path / "one", tmp_path / "two")
    assert shelf.deck_ids == ("land", "sea", "sky")
    assert shelf.cards_of(["sky", "sea", "sky"]) == ("sky/01", "sea/01", "sea/02")
    card = shelf.find("sea/02")
    assert card is not None
    assert card.path == tmp_path / "one" / "sea" / "02.png"
    assert shelf.problems == ()


def test_a_card_that_is_gone_is_not_found(tmp_path: Path) -> None:
    make(tmp_path / "sea", "01")
    shelf = Shelf.below(tmp_path)
    assert shelf.find("sea/99") is None
    assert shelf.find("gone/01") is None


def test_asking_for_an_unknown_deck_names_it(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="gone"):
        Shelf.below(tmp_path).cards_of(["gone"])


def test_two_decks_of_one_name_are_refused_with_both_places(tmp_path: Path) -> None:
    make(tmp_path / "one" / "sea", "01")
    make(tmp_path / "two" / "sea", "02")
    with pytest.raises(DeckError) as caught:
        Shelf.below(tmp_path / "one", tmp_path / "two")
    assert str(tmp_path / "one" / "sea") in str(caught.value)
    assert str(tmp_path / "two" / "sea") in str(caught.value)
    assert "two decks have the id 'sea'" in str(caught.value)


def test_the_same_folder_twice_is_no_clash(tmp_path: Path) -> None:
    make(tmp_path / "sea", "01")
    assert Shelf.below(tmp_path, tmp_path).deck_ids == ("sea",)


def test_one_hopeless_deck_does_not_take_the_others_with_it(tmp_path: Path) -> None:
    make(tmp_path / "sea", "01")
    (make(tmp_path / "ruin") / "01.png").write_text("not a picture")
    shelf = Shelf.below(tmp_path)
    assert shelf.deck_ids == ("sea",)
    assert [problem.path for problem in shelf.problems] == [tmp_path / "ruin" / "01.png"]


def test_what_was_left_out_of_a_deck_is_on_the_shelfs_list(tmp_path: Path) -> None:
    (make(tmp_path / "sea", "01") / "02.png").write_text("not a picture")
    shelf = Shelf.below(tmp_path)
    assert shelf.cards_of(["sea"]) == ("sea/01",)
    assert [problem.path.name for problem in shelf.problems] == ["02.png"]


def test_folders_without_pictures_are_no_decks(tmp_path: Path) -> None:
    make(tmp_path / "sea", "01")
    (make(tmp_path / "notes") / "readme.md").write_text("hello")
    make(tmp_path / ".cache", "01")
    mottled(1).save(tmp_path / "contact-sheet.jpg")
    assert Shelf.below(tmp_path).deck_ids == ("sea",)


@pytest.mark.parametrize("with_words", [True, False])
def test_a_folder_that_is_itself_a_deck_is_taken_as_one(tmp_path: Path, with_words: bool) -> None:
    folder = make(tmp_path / "sea", "01")
    if with_words:
        (folder / "deck.toml").write_text('name = "Sea"')
        make(folder / "deep", "02")
    assert Shelf.below(folder).deck_ids == ("sea",)


def test_a_missing_folder_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"nowhere: is not a folder with decks"):
        Shelf.below(tmp_path / "nowhere")


def test_the_setting_adds_folders_to_the_shipped_one(tmp_path: Path) -> None:
    setting = os.pathsep.join([str(tmp_path), "", f" {tmp_path / 'b'} ", "~/decks"])
    home = Path.home() / "decks"
    assert deck_folders(setting) == (SHIPPED, tmp_path, tmp_path / "b", home)
    assert deck_folders(None) == deck_folders("") == (SHIPPED,)
