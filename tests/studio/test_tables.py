"""The sheet of tables that mix all our decks."""

from collections import Counter
from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="the extra `studio` is not installed")
pytest.importorskip("skia", reason="the extra `studio` is not installed")

from card_art.studio.tables import ART, DECKS, main, tables


def test_every_deck_with_pictures_is_on_the_tables() -> None:
    assert set(DECKS) == {path.parent.name for path in ART.glob("*/deck.toml")}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_six_tables_of_twelve_have_four_cards_of_each_deck_and_none_twice(seed: int) -> None:
    dealt = tables(seed)
    assert len(dealt) == 6
    for table in dealt:
        assert Counter(card.parent.name for card in table) == dict.fromkeys(DECKS, 4)
    assert len({card for table in dealt for card in table}) == 72


def test_another_seed_deals_other_cards() -> None:
    assert tables(1) == tables(1)
    assert tables(1) != tables(2)


def test_the_sheet_of_tables_is_the_same_every_time(tmp_path: Path) -> None:
    for name in ("first.jpg", "second.jpg"):
        assert main(["--out", str(tmp_path / name)]) == 0
    first, second = (tmp_path / name for name in ("first.jpg", "second.jpg"))
    assert first.read_bytes() == second.read_bytes()
