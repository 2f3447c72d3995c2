"""Mistakes in deck.toml: each is reported with its line."""

from pathlib import Path

import pytest

from bot.decks.words import read_words


def complaints(path: Path, text: str) -> list[str]:
    path.write_text(text, encoding="utf-8")
    return [f"{problem.line}: {problem.text}" for problem in read_words(path).problems]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deck.toml"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('name = "Sample"\nauthor = Ann\n', "2: is not valid TOML: Invalid value"),
        ('name = "Sample"\n\n[[card]\nid = "01"\n', "3: is not valid TOML: Expected ']]' at the"),
        ('name = "Sample', "1: is not valid TOML: Unterminated string"),
        ('name = """Sample\n\n', "2: is not valid TOML: Unterminated string"),
        ('name = "A"\nname = "B"\n', "2: is not valid TOML: Cannot overwrite a value"),
        ('nane = "Sample"', "1: unknown key 'nane'; did you mean 'name'?"),
        ('name = "A"\nlicense = "CC0"', "2: unknown key 'license'; did you mean 'licence'?"),
        ("name = 3", "1: 'name' must be text in \"quotes\""),
        ('name = "A"\n\n[[cards]]\nid = "01"', "3: unknown key 'cards'; did you mean 'card'?"),
        ('\n[card]\nid = "01"', "2: 'card' must be a list in [brackets]"),
        ('[[card]]\nid = "01"\ntitel = "Sea"', "3: unknown key 'titel'; did you mean 'title'?"),
        (
            '[[card]]\nid = "01"\nzzz = 1',
            "3: unknown key 'zzz'; the known keys are id, file, title, alt,",
        ),
        ('[[card]]\ntitle = "Sea"', "1: this card has no id"),
        ('[[card]]\nid = " "', "2: this card has no id"),
        ("[[card]]\nid = 17", "2: 'id' must be text in \"quotes\""),
        ('[[card]]\nid = "a/b"', "2: the id 'a/b' may not contain '/'"),
        ('[[card]]\nid = "1"\nkeywords = "sea"', "3: 'keywords' must be a list in [brackets]"),
        ('[[card]]\nid = "1"\nkeywords = ["a", 2]', '3: each keyword must be text in "quotes"'),
        ('\ncard = ["01"]', "2: each card must be a table: [[card]], then its id"),
        ('[[card]]\nid = "1"\n\n[[card]]\nid = "1"', "5: two cards have the id '1'; the other: l"),
    ],
)
def test_a_mistake_is_told_with_its_line(path: Path, text: str, complaint: str) -> None:
    assert complaints(path, text)[0].startswith(complaint)


IN_TWO_LANGUAGES = [
    '[[card]]\nid = "01"\n[card.alt]\nen = "A sea."\nuk = "Море."\n',
    '[[card]]\nid = "01"\nalt.en = "A sea."\nalt.uk = "Море."\n',
    '[[card]]\nid = "01"\nalt = {en = "A sea.", uk = "Море."}\n',
    'card = [{id = "01", alt = {en = " A sea. ", uk = "Море.", fr = " "}}]',
]


@pytest.mark.parametrize("text", IN_TWO_LANGUAGES)
def test_a_card_is_described_in_the_readers_language(path: Path, text: str) -> None:
    assert complaints(path, text) == []
    card = read_words(path).cards["01"]
    assert (card.alt_in("uk"), card.alt_in("en"), card.alt) == ("Море.", "A sea.", "A sea.")
    assert card.alt_in("fr") == "A sea."


@pytest.mark.parametrize(
    "text",
    [
        '[name]\nen = "Sea"\nuk = "Море"\n[[card]]\nid = "01"\n',
        'name.en = "Sea"\nname.uk = "Море"\n',
        'name = {en = " Sea ", uk = "Море", fr = " "}\n',
    ],
)
def test_a_deck_is_named_in_the_readers_language(path: Path, text: str) -> None:
    assert complaints(path, text) == []
    words = read_words(path)
    assert words.names == {"en": "Sea", "uk": "Море"}
    assert words.name == "Sea"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("name = 3", "1: 'name' must be text in \"quotes\" or a table by language"),
        ("[name]\nen = 'x'\nuk = 3", "3: 'name.uk' must be text in \"quotes\""),
        ("[name]\nen = 'x'\nenglish = 'y'", "3: 'english' is not a language code"),
        (f"[name]\nen = 'x'\nuk = '{'y' * 101}'", "1: the name has 101 characters, at most 100"),
    ],
)
def test_a_mistake_in_a_decks_name_is_told_with_its_line(
    path: Path, text: str, complaint: str
) -> None:
    (told,) = complaints(path, text)
    assert told.startswith(complaint)


def test_without_english_any_language_is_better_than_none(path: Path) -> None:
    complaints(
        path, '[[card]]\nid = "01"\nalt = {uk = "Море.", pl = "Morze."}\n[[card]]\nid = "02"'
    )
    card, silent = read_words(path).cards.values()
    assert (card.alt_in("pl"), card.alt_in("fr"), card.alt) == ("Morze.", "Море.", "Море.")
    assert (silent.alt_in("pl"), silent.alt) == ("", "")


@pytest.mark.parametrize(
    ("alt", "complaint"),
    [
        ("alt = 3", "3: 'alt' must be text in \"quotes\" or a table by language"),
        ("\n[card.alt]\nen = 3", "5: 'alt.en' must be text in \"quotes\""),
        ("\n[card.alt]\nen = 'x'\nenglish = 'A sea.'", "6: 'english' is not a language code"),
        ("alt.en = 'x'\nalt.uk = ['y']", "4: 'alt.uk' must be text in \"quotes\""),
        ("alt = {en = 'x', 'u k' = 'y'}", "3: 'u k' is not a language code such as en or uk"),
        ("\n[card.alt]\n[card.alt.en]\nx = 1", "5: 'alt.en' must be text in \"quotes\""),
    ],
)
def test_a_mistake_in_a_description_is_told_with_its_line(
    path: Path, alt: str, complaint: str
) -> None:
    (told,) = complaints(path, f'[[card]]\nid = "01"\n{alt}\n\n[[card]]\nid = "02"\n')
    assert told.startswith(complaint)


def test_a_table_of_descriptions_moves_no_other_cards_line(path: Path) -> None:
    text = '[[card]]\nid = "01"\n[card.alt]\nen = "A sea."\n\n[[card]]\nid = "02"\nzzz = 1\n'
    assert complaints(path, text) == [
        "8: unknown key 'zzz'; the known keys are id, file, title, alt, keywords"
    ]
    assert [card.line for card in read_words(path).cards.values()] == [1, 6]


def test_what_is_right_is_kept_beside_what_is_wrong(path: Path) -> None:
    text = 'name = "Sample"\nautor = "Ann"\n[[card]]\nid = "01"\nalt = 7\ntitle = " Sea "\n'
    assert len(complaints(path, text)) == 2
    words = read_words(path)
    assert (words.name, words.cards["01"].title, words.cards["01"].alt) == ("Sample", "Sea", "")


def test_lines_are_right_after_long_strings_and_comments(path: Path) -> None:
    text = (
        '# name = 1\nname = """\n[[card]]\nid = 3\n"""\n\n[[card]]\nid = "01"\n'
        "alt = '''\ntitel = 2\n'''\nkeywords = [\n  \"a\",\n  \"b=c\",\n]\ntitel = 1\n"
    )
    assert complaints(path, text) == ["16: unknown key 'titel'; did you mean 'title'?"]


def test_a_mark_from_windows_and_its_line_ends_do_no_harm(path: Path) -> None:
    path.write_bytes(b'\xef\xbb\xbfname = "Sample"\r\nautor = "Ann"\r\n')
    words = read_words(path)
    assert words.name == "Sample"
    assert [problem.line for problem in words.problems] == [2]


def test_a_file_in_another_encoding_is_told_with_its_line(path: Path) -> None:
    path.write_bytes(b'name = "Sample"\nauthor = "Ren\xe9"\n')
    (problem,) = read_words(path).problems
    assert str(problem) == f"{path}:2: is not UTF-8 text from here on"


def test_brackets_without_end_are_a_mistake_like_any_other(path: Path) -> None:
    (complaint,) = complaints(path, "name = " + "[" * 100_000)
    assert complaint.startswith("1: is not valid TOML")


def test_a_file_that_cannot_be_read_says_why(path: Path) -> None:
    path.mkdir()
    (problem,) = read_words(path).problems
    assert "is not a file" in str(problem)


def test_no_text_turns_what_stands_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(
        'name = "\\u202eHols\\u2066"\nauthor = "A\\u202en"\n'
        '[[card]]\nid = "01"\ntitle = "gnp.\\u202eexe"\nkeywords = ["s\\u2067ea", "\\u202d"]\n'
        'alt.en = "\\u202agreen\\u202c"\nalt.he = "\u05d9\u05dd\\u200f"\nalt.uk = "\\u2069"\n'
    )
    words = read_words(path)
    assert (words.name, words.author) == ("Hols", "An")
    card = words.cards["01"]
    assert (card.title, card.keywords) == ("gnp.exe", ("sea",))
    assert card.alts == {"en": "green", "he": "\u05d9\u05dd\u200f"}  # marks of direction may stay
