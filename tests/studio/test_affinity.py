"""The table that ships is the one the studio makes, and every card has phrases enough."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.decks.affinity import FILE_NAME, VOUCHED, read_affinity
from bot.decks.phrases import read_phrases
from card_art.studio.affinity.table import make_table
from card_art.studio.affinity.vectors import HERE, Vectors

DREAMS = Path(__file__).parents[2] / "card_art" / "dreams"
PHRASES = read_phrases(DREAMS, "en")


def source(name: str) -> dict[str, Any]:
    return tomllib.loads((HERE / name).read_text(encoding="utf-8"))


def test_the_shipped_table_is_made_again_byte_for_byte() -> None:
    assert make_table(DREAMS).packed() == (DREAMS / FILE_NAME).read_bytes()


def test_every_phrase_has_a_meaning_that_the_vectors_know() -> None:
    meanings = source("meanings.toml")
    vectors = Vectors()
    assert meanings.keys() == PHRASES.keys()
    assert [name for name, words in meanings.items() if len(vectors.known(words)) < 2] == []


def test_somebody_reads_every_phrase_in_a_card_and_many_in_each() -> None:
    readings = source("readings.toml")
    table = read_affinity(DREAMS)
    assert table is not None
    assert readings.keys() == set(table.cards)
    assert min(len(read) for read in readings.values()) >= 15
    assert {phrase for read in readings.values() for phrase in read} == PHRASES.keys()
    vouched = sum(fit >= VOUCHED for row in table.rows.values() for fit in row)
    assert vouched == sum(len(read) for read in readings.values())


@pytest.mark.parametrize("wrong", source("corrections.toml")["wrong"], ids=lambda w: w["phrase"])
def test_what_was_corrected_fits_less_than_a_phrase_by_chance(wrong: dict[str, str]) -> None:
    assert wrong["why"]
    assert wrong["phrase"] not in source("readings.toml")[wrong["card"]]
    table = read_affinity(DREAMS)
    assert table is not None
    row = table.rows[wrong["phrase"]]
    middle = sorted(fit % VOUCHED for fit in row)[len(row) // 2]
    assert row[table.cards.index(wrong["card"])] < middle
