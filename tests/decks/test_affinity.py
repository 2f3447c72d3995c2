"""The table of phrases and cards: what was written is read, and what is damaged is named."""

from pathlib import Path

import pytest

from bot.decks import DeckError
from bot.decks.check import check_deck
from bot.decks.phrases import AFFINITY_FILE, VOUCHED, Affinity, read_affinity
from tests.decks.conftest import mottled

TABLE = Affinity.of(
    ("001", "002"),
    {"first-snow": b"\x0a\x7f", "the-sea": b"\x00\x01"},
    {("first-snow", "002"), ("the-sea", "001")},
)


def test_what_was_packed_is_read_again(tmp_path: Path) -> None:
    (tmp_path / AFFINITY_FILE).write_bytes(TABLE.packed())
    assert read_affinity(tmp_path) == TABLE


def test_a_person_s_word_is_the_highest_bit() -> None:
    assert TABLE.rows["first-snow"] == bytes([10, 127 | VOUCHED])
    assert TABLE.rows["the-sea"] == bytes([VOUCHED, 1])


def test_most_decks_have_no_table(tmp_path: Path) -> None:
    assert read_affinity(tmp_path) is None


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "is not a table"),
        (b"affinity 2\na\nb\n\x00", "is not a table"),
        (TABLE.packed()[:-1], "one byte for each of 2 phrases and 2 cards"),
        (TABLE.packed() + b"\x00", "one byte for each of 2 phrases and 2 cards"),
    ],
)
def test_a_damaged_table_is_named(tmp_path: Path, content: bytes, complaint: str) -> None:
    (tmp_path / AFFINITY_FILE).write_bytes(content)
    with pytest.raises(DeckError, match=complaint):
        read_affinity(tmp_path)


def test_the_check_names_damaged_tables_and_phrases(tmp_path: Path) -> None:
    mottled("001", (300, 450)).save(tmp_path / "001.png")
    (tmp_path / AFFINITY_FILE).write_bytes(b"nonsense")
    (tmp_path / "phrases").mkdir()
    (tmp_path / "phrases" / "en.toml").write_text("first-snow = ")
    (tmp_path / "phrases" / "fr.toml").write_text("first-snow = 3")
    told = "\n".join(str(fault) for fault in check_deck(tmp_path).faults)
    assert f"{AFFINITY_FILE}: is not a table of phrases and cards" in told
    assert "en.toml:1: is not valid TOML" in told
    assert "fr.toml: 'first-snow' must be one line" in told
