"""What words mean to computer players: all languages, forms, slips and quotations."""

import pytest

from bot.company.grammar import LANGUAGES
from bot.company.lexicon import TABLES, language_of, lexicon, typos_of, understand
from bot.company.vectors import direction, vectors


def senses(text: str, language: str, *, guess: bool = False) -> set[str]:
    words = understand(text, language, guess=guess)
    return {sense for word in words for sense in word.senses}


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("en", "Two wolves are running", "wolf"),
        ("en", "the happiest", "happy"),
        ("uk", "на морі", "sea"),
        ("uk", "п’ять вовків", "wolf"),
        ("ru", "в замочную скважину", "keyhole"),
        ("ru", "заштопать", "sew"),
        ("pl", "w łóżku", "bed"),
        ("fr", "l’ombre", "shadow"),
        ("fr", "un arc-en-ciel", "rainbow"),  # several words of one meaning
        ("ar", "والقمر", "moon"),
        ("ar", "الكتب", "book"),
        ("he", "בכלוב", "cage"),
        ("he", "בית ספר", "school"),
    ],
)
def test_any_form_of_a_word_is_understood(language: str, text: str, meant: str) -> None:
    assert meant in senses(text, language)


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("en", "elehpant", "elephant"),
        ("uk", "слоник і вдмідь", "bear"),
        ("ru", "Моцарт", "mozart"),
        ("ru", "Икеа", "ikea"),  # a name that is only known in Latin letters
    ],
)
def test_slips_and_names_are_guessed_only_where_that_is_wanted(
    language: str, text: str, meant: str
) -> None:
    assert meant in senses(text, language, guess=True)


def test_a_word_that_is_wrong_in_one_letter_is_not_guessed_in_a_description() -> None:
    assert senses("elehpant", "en") == set()


def test_words_of_several_meanings_have_them_all() -> None:
    assert {"moon", "month"} <= senses("місяць", "uk")


def test_small_words_say_nothing() -> None:
    for language in LANGUAGES:
        small = " ".join(lexicon(language).grammar.small)
        assert senses(small, language) == set()


@pytest.mark.parametrize(
    ("text", "hint", "language"),
    [
        ("A dog on a bench", "en", "en"),
        ("Пес сидить на лавці", "en", "uk"),
        ("Собака сидит на скамейке и ждёт", "en", "ru"),
        ("Un chien est assis sur un banc", "en", "fr"),
        ("Pies siedzi na ławce", "en", "pl"),
        ("كلب على مقعد", "en", "ar"),
        ("כלב על ספסל", "uk", "he"),
        ("Ein Hund", "en", "en"),
        ("", "uk", "uk"),
    ],
)
def test_a_description_is_read_in_the_language_it_is_in(
    text: str, hint: str, language: str
) -> None:
    assert language_of(text, hint) == language


def test_every_line_of_the_lexicon_has_all_languages_and_a_known_meaning() -> None:
    lines = (TABLES / "lexicon.txt").read_text("utf-8").splitlines()
    rows = [line.split("|") for line in lines if line and not line.startswith("#")]
    assert len(rows) > 1000
    assert [
        row[0] for row in rows if len(row) != len(LANGUAGES) or not all(map(str.strip, row))
    ] == []
    assert [row[0] for row in rows if row[0].strip() not in vectors()] == []
    assert len({row[0] for row in rows}) == len(rows)


def test_words_that_are_used_alike_point_alike() -> None:
    dog = direction("dog")
    assert dog.cosine(dog) == pytest.approx(1)
    assert dog.cosine(direction("puppy")) > 0.5 > 0.2 > dog.cosine(direction("parliament"))
    assert direction("time").worth < direction("dog").worth < direction("jellyfish").worth


def test_a_slip_is_one_letter() -> None:
    assert {"ab", "ba", "a", "b", "aab", "bb"} <= set(typos_of("ab", "ab"))
    assert "cat" not in typos_of("dog", "abcdefghijklmnopqrstuvwxyz")
