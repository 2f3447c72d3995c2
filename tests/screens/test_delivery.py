"""What can wait: changes of hands that call nobody, until a new hand comes or it takes too long."""

from types import SimpleNamespace
from typing import Any, cast

from bot.screens.delivery import Delivery
from bot.screens.game import HAND, GameOnScreen, Shown, StandingMessage
from bot.store import GameId
from bot.ui.content import Content, text

PATIENCE = 5.0
OLD, NEW = Content((text("Choose a card."),)), Content((text("Your vote: 4."),))


def hand() -> StandingMessage:
    return StandingMessage(HAND, 1, None, 1, 2, Shown.of(OLD, "1-voting"), 0.0)


def delivery(*, live: bool = True, doubtful: bool = False) -> Delivery:
    game = GameOnScreen(GameId("abc"), doubtful=doubtful)
    found = SimpleNamespace(stored=SimpleNamespace(live=live))
    return Delivery(game, cast("Any", found), cast("Any", None), None, None)


def test_a_change_that_calls_nobody_waits_and_is_made_in_the_end() -> None:
    message, redraw = hand(), delivery()
    assert redraw.puts_off(message, NEW, 100.0, PATIENCE)
    assert redraw.puts_off(message, NEW, 103.0, PATIENCE)
    assert redraw.waits == [5.0, 2.0]
    assert not redraw.puts_off(message, NEW, 105.0, PATIENCE)


def test_what_shows_the_right_thing_waits_for_nothing() -> None:
    message, redraw = hand(), delivery()
    assert not redraw.puts_off(message, OLD, 100.0, PATIENCE)
    assert redraw.waits == []
    # A change that was taken back does not count.
    assert redraw.puts_off(message, NEW, 101.0, PATIENCE)
    assert not redraw.puts_off(message, OLD, 102.0, PATIENCE)
    assert redraw.puts_off(message, NEW, 103.0, PATIENCE)
    assert redraw.waits[-1] == PATIENCE


def test_the_end_of_a_game_and_what_a_crash_has_left_do_not_wait() -> None:
    assert not delivery(live=False).puts_off(hand(), NEW, 100.0, PATIENCE)
    assert not delivery(doubtful=True).puts_off(hand(), NEW, 100.0, PATIENCE)


def test_a_clock_that_was_set_back_does_not_stretch_the_wait() -> None:
    message, redraw = hand(), delivery()
    assert redraw.puts_off(message, NEW, 1000.0, PATIENCE)
    assert redraw.puts_off(message, NEW, 10.0, PATIENCE)
    assert redraw.waits[-1] == PATIENCE
