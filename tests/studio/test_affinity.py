"""The tables that ship are those the studio makes, and every card has phrases enough."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.company.lexicon import TABLES
from bot.company.vectors import vectors
from bot.decks.phrases import AFFINITY_FILE, VOUCHED, read_affinity, read_occasions, read_phrases
from card_art.studio.affinity.readings import suggested
from card_art.studio.affinity.table import decks_with_readings, make_table
from card_art.studio.affinity.vectors import HERE, Vectors

ART = Path(__file__).parents[2] / "card_art"
DECKS = decks_with_readings()
PHRASES = read_phrases(ART / "dreams", "en")


def source(name: str) -> dict[str, Any]:
    return tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))


def test_a_deck_has_a_table_if_somebody_has_read_phrases_in_it() -> None:
    assert [path.parent.name for path in sorted(ART.glob(f"*/{AFFINITY_FILE}"))] == DECKS


@pytest.mark.parametrize("deck", DECKS)
def test_the_shipped_table_is_made_again_byte_for_byte(deck: str) -> None:
    assert make_table(ART / deck).packed() == (ART / deck / AFFINITY_FILE).read_bytes()


def test_every_phrase_has_a_meaning_that_the_vectors_know() -> None:
    meanings = source("meanings")
    vectors = Vectors()
    assert meanings.keys() == PHRASES.keys()
    assert [name for name, words in meanings.items() if len(vectors.known(words)) < 2] == []


@pytest.mark.parametrize("deck", DECKS)
def test_somebody_reads_many_phrases_in_every_card(deck: str) -> None:
    readings = source(f"readings/{deck}")
    table = read_affinity(ART / deck)
    assert table is not None
    assert readings.keys() == set(table.cards)
    assert min(len(read) for read in readings.values()) >= 15
    assert all(len(set(read)) == len(read) for read in readings.values())
    vouched = sum(fit >= VOUCHED for row in table.rows.values() for fit in row)
    assert vouched == sum(len(read) for read in readings.values())


def test_every_phrase_is_said_of_something() -> None:
    read = {
        phrase for deck in DECKS for one in source(f"readings/{deck}").values() for phrase in one
    }
    assert read | read_occasions(ART).keys() == PHRASES.keys()
    assert len(read) > 480


WRONG = [(deck, wrong) for deck in DECKS for wrong in source(f"corrections/{deck}")["wrong"]]


@pytest.mark.parametrize(
    ("deck", "wrong"), WRONG, ids=lambda one: one if isinstance(one, str) else one["phrase"]
)
def test_what_was_corrected_fits_less_than_a_phrase_by_chance(
    deck: str, wrong: dict[str, str]
) -> None:
    assert wrong["why"]
    assert wrong["phrase"] not in source(f"readings/{deck}")[wrong["card"]]
    table = read_affinity(ART / deck)
    assert table is not None
    row = table.rows[wrong["phrase"]]
    middle = sorted(fit % VOUCHED for fit in row)[len(row) // 2]
    assert row[table.cards.index(wrong["card"])] < middle


def test_a_new_deck_gets_readings_to_begin_with() -> None:
    readings = tomllib.loads(suggested(ART / "dreams"))
    assert readings.keys() == source("readings/dreams").keys()
    assert {len(set(read)) for read in readings.values()} == {24}
    assert all(phrase in PHRASES for read in readings.values() for phrase in read)
    people = source("readings/dreams")
    shared = [len(set(read) & set(people[card])) for card, read in readings.items()]
    assert sum(shared) / len(shared) > 5  # as a reader of the cards rates them


def test_words_near_those_that_call_for_a_phrase_are_made_of_the_shipped_vectors() -> None:
    links = (TABLES / "links.txt").read_text("utf-8").splitlines()
    named = {
        one.partition(":")[0]
        for line in links
        if not line.startswith("#")
        for one in line.split()[1:]
    }
    called = {word for groups in read_occasions(ART).values() for group in groups for word in group}
    assert called == named
    assert all(word in vectors() for word in called)
