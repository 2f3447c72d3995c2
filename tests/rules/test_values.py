"""Copies of frozen values: equal but for what was changed, and nothing of the original moves."""

import dataclasses

import pytest

from bot.rules.ids import PlayerId
from bot.rules.lobby import new_game
from bot.rules.model import Gain, Phase, Reason, Round, Seat
from bot.rules.values import replace


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
