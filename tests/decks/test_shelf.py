"""Several decks side by side."""

import os
import tracemalloc
from pathlib import Path

import pytest

from bot.decks import SHIPPED, DeckError, Shelf, deck_folders
from bot.decks import shelf as shelf_module
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


def test_a_game_is_dealt_from_the_decks_that_are_there(tmp_path: Path) -> None:
    make(tmp_path / "sea", "01")
    make(tmp_path / "sky", "01")
    shelf = Shelf.below(tmp_path)
    assert shelf.cards_of(["gone", "sky"]) == ("sky/01",)
    assert shelf.cards_of(["gone"]) == shelf.cards_of([]) == ("sea/01",)


def test_the_second_of_two_decks_of_one_name_is_left_out_with_both_places(tmp_path: Path) -> None:
    make(tmp_path / "one" / "sea", "01")
    make(tmp_path / "two" / "sea", "02")
    shelf = Shelf.below(tmp_path / "one", tmp_path / "two")
    assert shelf.cards_of(["sea"]) == ("sea/01",)
    (problem,) = shelf.problems
    assert problem.path == tmp_path / "two" / "sea"
    assert "two decks have the id 'sea'" in problem.text
    assert str(tmp_path / "one" / "sea") in problem.text


def test_the_same_folder_twice_is_no_clash(tmp_path: Path) -> None:
    make(tmp_path / "sea", "01")
    assert Shelf.below(tmp_path, tmp_path).deck_ids == ("sea",)


def test_one_hopeless_deck_does_not_take_the_others_with_it(tmp_path: Path) -> None:
    make(tmp_path / "sea", "01")
    (make(tmp_path / "ruin") / "01.png").write_text("not a picture")
    shelf = Shelf.below(tmp_path)
    assert shelf.deck_ids == ("sea",)
    assert [problem.path for problem in shelf.problems] == [tmp_path / "ruin" / "01.png"]


MONSTERS = {
    "digits": "name = " + "1" * 5_000,
    "key": ".".join(["a"] * 20_000) + " = 1",
    "quoted key": ".".join(['"a b"'] * 20_000) + " = 1",
    "header": "[" + " . ".join(["a"] * 20_000) + "]",
    "hidden key": 'name = {b = """c"""", ' + ".".join(["a"] * 20_000) + ' = "d"}',
    "nesting": "name = " + "[" * 100_000,
    "size": "# " + "x" * 5_000_000,
    "bytes": "name = '\0'",
}


@pytest.mark.parametrize("text", MONSTERS.values(), ids=list(MONSTERS))
def test_a_monstrous_deck_toml_costs_its_words_and_nothing_else(tmp_path: Path, text: str) -> None:
    make(tmp_path / "sea", "01")
    (make(tmp_path / "odd", "01") / "deck.toml").write_text(text)
    tracemalloc.start()
    try:
        shelf = Shelf.below(tmp_path)
        assert tracemalloc.get_traced_memory()[1] < 60_000_000
    finally:
        tracemalloc.stop()
    assert shelf.deck_ids == ("odd", "sea")
    assert shelf.decks["odd"].name == "odd"
    (problem,) = shelf.problems
    assert problem.path == tmp_path / "odd" / "deck.toml"
    assert len(str(problem)) < 1000


def test_dots_in_words_and_numbers_are_no_long_keys(tmp_path: Path) -> None:
    text = (
        'name = "a.b.c.d.e.f.g.h.i.j.k.l" # a.b.c.d.e.f.g.h.i.j.k\n'
        "author = '''\na.b.c.d.e.f.g.h.i.j.k'''\nlicence = 'a.b.c.d.e.f.g.h.i.j.k'\n"
        'card = [{id = "01", alt = """1. 2. 3. 4. 5. 6. 7. 8. 9. \\""" 10.""""}]\n'
    )
    (make(tmp_path / "sea", "01") / "deck.toml").write_text(text)
    shelf = Shelf.below(tmp_path)
    assert shelf.problems == ()
    assert shelf.decks["sea"].name == "a.b.c.d.e.f.g.h.i.j.k.l"


def test_a_pipe_called_deck_toml_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(make(tmp_path / "sea", "01") / "deck.toml")
    shelf = Shelf.below(tmp_path)
    assert shelf.deck_ids == ("sea",)
    assert [problem.text for problem in shelf.problems] == ["is not a file"]


@pytest.mark.parametrize("name", ["x" * 101, "\\u200b", "\\u3164", "\\u00a0\\u202e"])
def test_a_deck_has_a_name_that_discord_can_offer(tmp_path: Path, name: str) -> None:
    (make(tmp_path / "sea", "01") / "deck.toml").write_text(f'author = "Ann"\nname = "{name}"')
    shelf = Shelf.below(tmp_path)
    assert shelf.decks["sea"].name == "sea"
    (problem,) = shelf.problems
    assert (problem.line, problem.text[:8]) == (2, "the name")


def test_a_card_has_an_id_that_fits_everywhere(tmp_path: Path) -> None:
    words = f'[[card]]\nid = "{"x" * 101}"\nfile = "01.png"\n'
    (make(tmp_path / "sea", "01") / "deck.toml").write_text(words)
    shelf = Shelf.below(tmp_path)
    assert shelf.cards_of(["sea"]) == ("sea/01",)
    assert [str(problem) for problem in shelf.problems] == [
        f"{tmp_path}/sea/deck.toml:2: the id has 101 characters, at most 100"
    ]


def test_a_folder_that_cannot_be_followed_is_named(tmp_path: Path) -> None:
    make(tmp_path / "sea", "01")
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    (tmp_path / "gone").symlink_to(tmp_path / "nowhere")
    shelf = Shelf.below(tmp_path)
    assert shelf.deck_ids == ("sea",)
    assert [str(problem).removeprefix(f"{tmp_path}/") for problem in shelf.problems] == [
        "circle: cannot be opened: Too many levels of symbolic links",
        "gone: does not exist",
    ]


def test_a_thousand_problems_are_told_in_a_few_lines_for_each_deck(tmp_path: Path) -> None:
    for name in ("odd", "sea"):
        lines = "".join(f"k{number} = 1\n" for number in range(1000))
        (make(tmp_path / name, "01") / "deck.toml").write_text(lines)
    shelf = Shelf.below(tmp_path)
    assert len(shelf.problems) == 2 * 21
    assert str(shelf.problems[20]) == (
        f"{tmp_path}/odd: has 980 more problems; `python -m bot deck check` lists them"
    )


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
    with pytest.raises(DeckError, match=r"nowhere: does not exist; DECKS_DIR must list"):
        Shelf.below(tmp_path / "nowhere")


def test_the_setting_adds_folders_to_the_shipped_one(tmp_path: Path) -> None:
    setting = os.pathsep.join([str(tmp_path), "", f" {tmp_path / 'b'} ", "~/decks"])
    home = Path.home() / "decks"
    assert deck_folders(setting) == (SHIPPED, tmp_path, tmp_path / "b", home)
    assert deck_folders(None) == deck_folders("") == (SHIPPED,)


def test_where_nobody_chose_all_decks_that_ship_are_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped, hosts = tmp_path / "card_art", tmp_path / "hosts"
    for path in (shipped / "dreams", shipped / "scissors", shipped / "thread", hosts / "sea"):
        path.mkdir(parents=True)
        mottled(1).save(path / "01.png")
    monkeypatch.setattr(shelf_module, "SHIPPED", shipped)
    shelf = Shelf.below(shipped, hosts)
    assert shelf.default == ("dreams", "scissors", "thread")
    assert shelf.cards_of([]) == shelf.cards_of(["gone"])
    assert shelf.cards_of([]) == ("dreams/01", "scissors/01", "thread/01")
    assert shelf.cards_of(["sea"]) == ("sea/01",)
    assert Shelf.below(hosts).default == ("sea",)
