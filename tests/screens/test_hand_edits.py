"""Edits of hands that call nobody are put off until a new hand comes or it takes too long."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.rules.ids import ERASED, PlayerId
from bot.rules.model import Phase
from bot.screens.board import HAND, Fingerprint, GameOnScreen, HandMessage, Redraw
from bot.screens.private import edit_delay
from bot.store import GameId
from bot.ui.content import HandContent, text

PATIENCE = 5.0
BOB = PlayerId("5")
OLD = HandContent((text("Choose a card."),), reader=BOB)
NEW = HandContent((text("Your vote: 4."),), reader=BOB)


def hand() -> HandMessage:
    return HandMessage(HAND, 1, 0.0, 1, 2, Fingerprint.of(OLD, "1-voting"), player=BOB)


def delivery(
    phase: Phase = Phase.VOTING, *, strays_possible: bool = False, points_shown: bool = False
) -> Redraw:
    game = GameOnScreen(GameId("abc"), strays_possible=strays_possible)
    playing = SimpleNamespace(phase=phase)
    found = SimpleNamespace(stored=SimpleNamespace(live=phase is not Phase.FINISHED, game=playing))
    nothing: Any = None
    return Redraw(game, cast("Any", found), nothing, nothing, points_shown=points_shown)


def test_a_change_that_calls_nobody_waits_and_is_made_in_the_end() -> None:
    message, redraw = hand(), delivery()
    waits = [edit_delay(redraw, message, NEW, now, PATIENCE) for now in (100.0, 103.0, 105.0)]
    assert waits == [5.0, 2.0, 0.0]


def test_what_shows_the_right_thing_waits_for_nothing() -> None:
    message, redraw = hand(), delivery()
    assert edit_delay(redraw, message, OLD, 100.0, PATIENCE) == 0.0
    # A change that was taken back does not count.
    assert edit_delay(redraw, message, NEW, 101.0, PATIENCE) == PATIENCE
    assert edit_delay(redraw, message, OLD, 102.0, PATIENCE) == 0.0
    assert edit_delay(redraw, message, NEW, 103.0, PATIENCE) == PATIENCE


def test_the_end_of_a_game_and_what_a_crash_has_left_do_not_wait() -> None:
    over = delivery(Phase.FINISHED, points_shown=True)
    assert edit_delay(over, hand(), NEW, 100.0, PATIENCE) == 0.0
    assert edit_delay(delivery(strays_possible=True), hand(), NEW, 100.0, PATIENCE) == 0.0


@pytest.mark.parametrize("phase", [Phase.SCORED, Phase.FINISHED])
def test_a_hand_waits_for_the_points_and_is_edited_once(phase: Phase) -> None:
    message, told = hand(), delivery(phase, points_shown=True)
    waits = [
        edit_delay(delivery(phase), message, NEW, now, PATIENCE) for now in (100.0, 105.0, 107.9)
    ]
    assert waits == [PATIENCE] * 3
    assert edit_delay(told, message, NEW, 108.0, PATIENCE) == 0.0


def test_a_clock_that_was_set_back_does_not_stretch_the_wait() -> None:
    message, redraw = hand(), delivery()
    assert edit_delay(redraw, message, NEW, 1000.0, PATIENCE) == PATIENCE
    assert edit_delay(redraw, message, NEW, 10.0, PATIENCE) == PATIENCE


def test_nobody_who_was_erased_is_looked_for() -> None:
    erased, computer = f"{ERASED}000000000007", "computer:Sorrel"
    rabbits = {PlayerId(one): 0 for one in ("1", "2", erased, computer)}
    game = SimpleNamespace(people=("1",), players=("1", computer), rabbits=rabbits)
    found = SimpleNamespace(stored=SimpleNamespace(game=game))
    nothing: Any = None
    shown = Redraw(GameOnScreen(GameId("abc")), cast("Any", found), nothing, nothing)
    assert shown.players == ("1", "2")
