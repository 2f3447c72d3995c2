"""Statistics of past games: sums over rule sets, and whose clues a player finds most often."""

from dataclasses import FrozenInstanceError

import pytest

from bot.rules.ids import PlayerId, Slot
from bot.rules.statistics import FEWEST_READ, PlayerRecord, Reading, RuleSetRecord
from bot.rules.views import Crowd

PINK = PlayerId("Pink")


def reading(storyteller: str, found: int, of: int) -> Reading:
    return Reading(PINK, PlayerId(storyteller), found, of)


def test_games_wins_and_points_are_summed_over_all_rule_sets() -> None:
    played = (RuleSetRecord("dixit-2021", 3, 1, 70), RuleSetRecord("party-2023", 2, 2, 64))
    record = PlayerRecord(PINK, by_rules=played)
    assert (record.games, record.wins, record.points) == (5, 3, 134)
    assert PlayerRecord(PINK).games == 0


def test_somebody_reads_best_whose_stories_they_find_most_surely() -> None:
    half, sure = reading("Blue", 5, 10), reading("Green", 3, 4)
    assert PlayerRecord(PINK, readings=(half, sure)).best_read == sure
    as_sure = reading("White", 6, 8)
    assert PlayerRecord(PINK, readings=(sure, as_sure)).best_read == as_sure


def test_a_story_or_two_tell_nothing_about_reading() -> None:
    few = reading("Blue", FEWEST_READ - 1, FEWEST_READ - 1)
    never = reading("Green", 0, FEWEST_READ + 5)
    assert PlayerRecord(PINK, readings=(few, never)).best_read is None


def test_nobody_changes_what_the_audience_guessed() -> None:
    crowd = Crowd(people=12, guesses={Slot(4): 7})
    with pytest.raises(FrozenInstanceError):
        crowd.people = 13  # type: ignore[misc]
