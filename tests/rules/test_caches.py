"""Past rounds are decoded, and questions about a game answered, only once."""

import pytest

from bot.rules.duties import remembers_last
from bot.rules.model import Lazy, Options


def test_lazy_items_are_made_when_looked_at_and_only_once() -> None:
    made: list[str] = []

    def make(source: str) -> str:
        made.append(source)
        return source.upper()

    items = Lazy(make, ["a", "b", "c"])
    assert len(items) == 3
    assert bool(items)
    assert made == []
    assert items[-1] == "C"
    assert items[2] == "C"
    assert made == ["c"]
    assert (*items, "D") == ("A", "B", "C", "D")
    assert items[1:] == ("B", "C")
    assert sorted(made) == ["a", "b", "c"]
    with pytest.raises(IndexError):
        items[3]


def test_lazy_items_are_equal_to_the_same_items_that_are_there() -> None:
    items = Lazy(int, ["1", "2"])
    assert items == (1, 2)
    assert items == (1, 2)
    assert items == Lazy(int, ["1", "2"])
    assert items != (1, 3)
    assert items != (1, 2, 3)
    assert items != [1, 2]
    assert repr(items) == "(1, 2)"
    assert not Lazy(int, [])


def test_an_answer_is_kept_for_the_same_value_and_not_for_one_that_is_equal() -> None:
    asked: list[Options] = []

    @remembers_last
    def answer(value: Options) -> int:
        asked.append(value)
        return len(asked)

    first, twin = Options(until=30), Options(until=30)
    assert [answer(first), answer(first), answer(twin), answer(first)] == [1, 1, 2, 3]
