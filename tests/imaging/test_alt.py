"""Alt texts of pictures, for people who use a screen reader."""

from hypothesis import given
from hypothesis import strategies as st

from bot.imaging.alt import alt_text
from tests.texts import ANY


def test_cards_are_read_in_slot_order() -> None:
    assert alt_text(["A fox.", "A door at sea."]) == "1: A fox. 2: A door at sea."


def test_a_card_without_words_keeps_its_number() -> None:
    assert alt_text(["", "A fox.", ""]) == "1: 2: A fox. 3:"


def test_line_breaks_become_spaces() -> None:
    assert alt_text(["A fox\n  and a\tdoor"]) == "1: A fox and a door"


def test_short_texts_stay_whole_while_long_ones_are_cut() -> None:
    text = alt_text(["A fox.", "word " * 400, "A door."])
    assert len(text) <= 1024
    assert text.startswith("1: A fox. 2: word word")
    assert text.endswith("… 3: A door.")


def test_long_texts_are_cut_alike() -> None:
    said = alt_text(["mountain " * 100] * 12)
    parts = [part for part in said.split("…") if part]
    assert len(parts) == 12
    assert max(map(len, parts)) - min(map(len, parts)) <= 12


@given(st.lists(st.text(ANY, max_size=300), max_size=13), st.integers(20, 1024))
def test_discords_limit_holds_and_every_number_that_fits_is_there(
    alts: list[str], limit: int
) -> None:
    text = alt_text(alts, limit)
    assert len(text) <= limit
    labels = sum(len(f"{slot}: ") + 1 for slot in range(1, len(alts) + 1))
    if labels <= limit:
        assert all(f"{slot}:" in text for slot in range(1, len(alts) + 1))
