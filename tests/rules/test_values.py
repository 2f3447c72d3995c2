"""Copies differ only in what was changed; lazy items are made once, when somebody looks."""

import dataclasses

import pytest

from bot.rules.ids import PlayerId
from bot.rules.lobby import new_game
from bot.rules.model import Gain, Options, Phase, Reason, Round, Seat
from bot.rules.values import Lazy, asked_again, replace


@pytest.mark.parametrize(
    ("value", "changes"),
    [
        (new_game(PlayerId("anna")), {"phase": Phase.VOTING, "turn": 3}),
        (Round(1, 6), {"clue": "a door"}),
        (Seat(PlayerId("anna")), {}),
        (Gain(Reason.FOUND, 3), {"points": 2}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_copy_is_what_the_standard_library_makes_of_it(
    value: object, changes: dict[str, object]
) -> None:
    before = dataclasses.asdict(value)  # type: ignore[call-overload]
    copy = replace(value, **changes)  # type: ignore[type-var]
    assert copy == dataclasses.replace(value, **changes)  # type: ignore[type-var]
    assert type(copy) is type(value)
    assert dataclasses.asdict(value) == before  # type: ignore[call-overload]


def test_a_value_of_a_single_field_is_copied_too() -> None:
    @dataclasses.dataclass(frozen=True, slots=True)
    class Only:
        field: int

    assert replace(Only(1), field=2) == Only(2)
    assert replace(Only(1)) == Only(1)


def test_a_copy_stays_frozen() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        replace(Round(1, 6), clue="x").clue = "y"  # type: ignore[misc]


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

    @asked_again
    def answer(value: Options) -> int:
        asked.append(value)
        return len(asked)

    first, twin = Options(goal=30), Options(goal=30)
    assert [answer(first), answer(first), answer(twin), answer(first)] == [1, 1, 2, 3]
