"""Two forms of one word are one word, in seven languages."""

import pytest

from bot.company.grammar import stems


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "the sleeping child", "Children sleep"),
        ("en", "running horses", "a horse runs"),
        ("en", "stories", "a story"),
        ("en", "dancers", "She dances"),
        ("fr", "les étoiles", "une étoile"),
        ("fr", "L’oreiller", "un oreiller"),
        ("fr", "Les dormeuses", "elle dort, dormeuse"),
        ("uk", "червона кімната", "у червоній кімнаті"),
        ("uk", "пам’ять", "Пам'яті"),
        ("ru", "красная комната", "в красной комнате"),
        ("ru", "зелёные деревья", "зеленый"),
        ("pl", "czerwony pokój", "w czerwonym"),
        ("pl", "świeca", "świecy"),
        ("ar", "الشمعة", "شمعة"),
        ("ar", "والبحر", "بحر"),
        ("he", "הצל", "צל"),
        ("he", "בחדר", "החדר"),
        ("he", "הַיֶּלֶד", "ילד"),
        ("xx", "Ökse", "ökse"),
    ],
)
def test_forms_of_a_word_meet(language: str, one: str, other: str) -> None:
    assert stems(one, language) & stems(other, language)


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "the house of the king", "the colour of the sea"),
        ("fr", "dans la nuit", "dans la maison"),
        ("uk", "у нього є дім", "у неї є ніч"),
        ("ar", "في البيت", "في الليل"),
        ("he", "על הבית של", "על הים של"),
    ],
)
def test_small_words_are_no_likeness(language: str, one: str, other: str) -> None:
    assert not stems(one, language) & stems(other, language)
