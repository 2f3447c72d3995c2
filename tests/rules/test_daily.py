"""When a daily clue is on, and when it takes guesses."""

from dataclasses import replace

import pytest

from bot.rules.daily import CARDS, DailyClue, DailySchedule
from bot.rules.ids import CardId, PlayerId

EVENING = DailySchedule(1, 2, 18 * 60, "UTC", "en", next_at=100.0)
CLUE = DailyClue(
    "abc",
    guild_id=2,
    channel_id=1,
    clue="A wish too big",
    storyteller=PlayerId("7"),
    table=tuple(CardId(f"dreams/{number:03}") for number in range(1, CARDS + 1)),
    slot=3,
    told_at=100.0,
    until=200.0,
)


def test_a_channel_that_refuses_the_bot_keeps_its_daily_clue_on() -> None:
    assert EVENING.on
    assert replace(EVENING, idle_since=90.0).on
    assert not replace(EVENING, next_at=None).on


@pytest.mark.parametrize("changes", [{"answered_at": 200.0}, {"withdrawn": True}])
def test_guesses_are_taken_until_the_answer_or_a_withdrawal(changes: dict[str, float]) -> None:
    assert CLUE.open
    assert not replace(CLUE, **changes).open  # type: ignore[arg-type]
