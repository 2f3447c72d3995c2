"""What computer players make of a clue, their own and a person's."""

import pytest

from bot.company.hearing import hear
from bot.company.lore import NEUTRAL, Lore
from bot.rules.ids import CardId
from tests.company.tables import dreams, wordless


def best(clue: str, lore: Lore, count: int = 5) -> list[CardId]:
    fits = hear(clue, lore)
    assert fits is not None
    return sorted(lore.cards, key=lambda card: -lore.fit(fits, card))[:count]


def test_a_phrase_is_known_by_heart_in_any_spelling() -> None:
    lore = dreams()
    phrase = next(iter(lore.phrases.values()))
    assert hear(f"  {phrase.line.upper()} ", lore) == phrase.fits


@pytest.mark.parametrize(
    ("clue", "card"),
    [
        ("Jellyfish!", "dreams/004"),  # a word of the alt text
        ("so many masks", "dreams/006"),
        ("insomnia", "dreams/067"),  # a keyword
        ("Mice and watches", "dreams/036"),  # other forms of its words
        ("the orchestra of the trees", "dreams/056"),  # nearly a phrase
    ],
)
def test_a_person_s_words_lead_to_a_card(clue: str, card: str) -> None:
    assert card in best(clue, dreams())


@pytest.mark.parametrize("clue", ["zyx wvut", "?!", "…", "12", "the of and", "🌊"])
def test_a_clue_that_says_nothing_is_nothing(clue: str) -> None:
    assert hear(clue, dreams()) is None


def test_without_words_nothing_says_anything() -> None:
    assert hear("the sea", wordless()) is None
    assert wordless().fit(b"", CardId("nowhere/1")) == NEUTRAL


def test_a_phrase_in_another_language_is_heard_there() -> None:
    for language in ("uk", "fr", "he"):
        lore = dreams(language)
        english = dreams("en").known("The first snow")
        assert english is not None
        same = [p for p in lore.phrases.values() if p.fits == english.fits]
        assert len(same) == 1
        assert hear(same[0].line, lore) == english.fits
