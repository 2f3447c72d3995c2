"""What computer players make of a clue, their own and a person's."""

import pytest

from bot.company.decide import PHRASE_SCALE, fits_of
from bot.company.lore import NEUTRAL, Lore, Phrase, study
from bot.rules.ids import CardId
from tests.company.tables import TUNING, described, dreams, ours, wordless


def best(clue: str, lore: Lore, count: int = 5) -> list[CardId]:
    fits = fits_of(clue, list(lore.cards), lore)
    assert fits is not None
    found = dict(zip(lore.cards, fits, strict=True))
    return sorted(lore.cards, key=lambda card: -found[card])[:count]


def heard(clue: str, lore: Lore) -> bytes | None:
    fits = fits_of(clue, list(lore.cards), lore)
    return None if fits is None else bytes(fits)


def by_heart(phrase: Phrase) -> bytes:
    return bytes(round(PHRASE_SCALE * fit) for fit in phrase.fits)


def test_a_phrase_is_known_by_heart_in_any_spelling() -> None:
    lore = dreams()
    phrase = next(iter(lore.phrases.values()))
    assert heard(f"  {phrase.line.upper()} ", lore) == by_heart(phrase)


@pytest.mark.parametrize(
    ("clue", "card"),
    [
        ("Jellyfish!", "dreams/004"),  # a word of the alt text
        ("so many masks", "dreams/006"),
        ("insomnia", "dreams/067"),  # a keyword
        ("Mice and watches", "dreams/036"),  # other forms of its words
        ("hibernation", "dreams/038"),  # a word that is nowhere, but near
        ("the orchestar of the wood", "dreams/056"),  # a slip of the pen
        ("🐙", "dreams/022"),
        ("🐘 on a rope", "dreams/057"),
    ],
)
def test_a_person_s_words_lead_to_a_card(clue: str, card: str) -> None:
    assert card in best(clue, dreams())


@pytest.mark.parametrize(
    ("language", "clue", "card"),
    [
        ("uk", "Восьминога ніхто не чекав", "dreams/022"),
        ("uk", "Зимова сплячка", "dreams/038"),
        ("ru", "Марионетка бунтует", "dreams/010"),
        ("pl", "wierzchołek góry lodowej", "dreams/051"),
        ("pl", "slon na linie", "dreams/057"),  # typed without its accents
        ("fr", "la main dans le sac de laine", "dreams/023"),
        ("ar", "مفتاح قلبي", "dreams/094"),
        ("he", "ירח בכלוב", "dreams/008"),
        ("uk", "Puppet on a string", "dreams/010"),  # people quote
        ("en", "Безсоння", "dreams/067"),
    ],
)
def test_it_is_heard_in_every_language(language: str, clue: str, card: str) -> None:
    assert card in best(clue, dreams(language))


@pytest.mark.parametrize("clue", ["zyx wvut", "?!", "…", "12", "the of and", "️"])
def test_a_clue_that_says_nothing_is_nothing(clue: str) -> None:
    assert heard(clue, dreams()) is None


def test_a_word_that_no_lexicon_knows_is_heard_where_a_card_has_it() -> None:
    lore = dreams("fr")
    assert "dreams/036" in best("les engrenages", lore)


def test_without_words_nothing_fits_better_than_anything() -> None:
    nowhere = CardId("nowhere/1")
    assert fits_of("the sea", [nowhere], wordless()) is None
    assert wordless().fit(b"", nowhere) == NEUTRAL


def test_a_card_without_words_is_neither_preferred_nor_left_out() -> None:
    lore = study((described("A boat on the sea.", "A cat on a sofa.", ""),), "en")
    fits = fits_of("Waves", [CardId(f"ours/{number}") for number in (1, 2, 3)], lore)
    assert fits is not None
    boat, cat, picture = fits
    assert cat < picture < boat


def test_a_phrase_in_another_language_is_heard_there() -> None:
    for language in ("uk", "fr", "he"):
        lore = dreams(language)
        english = dreams("en").known("The first snow")
        assert english is not None
        same = [p for p in lore.phrases.values() if p.fits == english.fits]
        assert len(same) == 1
        assert heard(same[0].line, lore) == by_heart(english)


@pytest.mark.parametrize("language", TUNING)
def test_a_person_s_card_is_found_more_often_than_by_people(language: str) -> None:
    """Among six cards: their own, the storyteller's, and four others of the deck."""
    found = []
    for card, clue in TUNING[language].items():
        lore = ours(card.partition("/")[0], language=language)
        fits = fits_of(clue, list(lore.cards), lore) or [0] * len(lore.cards)
        own = fits[lore.place[CardId(card)]]
        better = sum(fit > own for fit in fits) + 0.5 * (fits.count(own) - 1)
        found.append((1 - better / (len(fits) - 1)) ** 4)
    assert sum(found) / len(found) > 0.55
