"""In their first game, players get a tip for each phase, until they no longer need it."""

import re
from collections.abc import Callable
from functools import partial

import pytest

from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.rules.player_views import player_view
from bot.rules.views import table_view
from bot.text import library
from bot.ui.hand import clue_form, hand
from bot.ui.ids import PressId
from tests.rules.table import PAIRS, Table
from tests.ui.drawing import drawn, drawn_form
from tests.ui.scenes import Stage

WORDS = library()("en")


def hand_of(table: Table, name: str, *, tips: bool = True) -> str:
    view = player_view(table.game, PlayerId(name))
    return drawn(hand(WORDS, Stage(WORDS, table).context(), view, tips=tips))


def test_every_phase_of_a_first_round_is_explained_to_everyone() -> None:
    for rules, players in (("dixit-2021", 6), ("party-2023", 6), ("duel", 2), ("tandem", 2)):
        table = Table.dealt(rules, players)
        claim = partial(table.play, do.Volunteer(PlayerId("p1"), 1))
        for step in (lambda: None, claim, table.tell, table.lay_all, table.play_out):
            step()
            for name in ("p1", "p2"):
                assert "💡" in hand_of(table, name)
                assert "[No more tips]" in hand_of(table, name)


def test_a_player_who_has_done_it_needs_no_tip_how() -> None:
    table = Table.submitting("dixit-2021", 4)
    table.lay("p2")
    assert "💡" not in hand_of(table, "p2")
    assert "[No more tips]" not in hand_of(table, "p2")
    assert "💡" in hand_of(table, "p3")
    table.lay_all()
    table.vote("p2", "p1")
    assert "💡" not in hand_of(table, "p2")
    assert "💡" in hand_of(table, "p3")


def test_a_player_who_wants_no_tips_gets_none() -> None:
    assert "💡" not in hand_of(Table.submitting("dixit-2021", 4), "p2", tips=False)


def test_after_three_rounds_a_player_knows_how_it_goes() -> None:
    table = Table.telling("dixit-2021", 4, cards=168)
    for _ in range(3):
        assert "💡" in hand_of(table, "p2")
        table.tell()
        table.play_out()
        table.next()
    assert "💡" not in hand_of(table, "p2")


def test_a_player_who_joins_late_is_told_in_their_first_rounds() -> None:
    table = Table.telling("dixit-2021", 4, cards=168)
    for _ in range(3):
        table.tell()
        table.play_out()
        table.next()
    table.tell()
    table.join_late("late")
    table.play_out()
    table.next()
    assert "💡" in hand_of(table, "late")
    assert "💡" not in hand_of(table, "p2")


@pytest.mark.parametrize("rules", PAIRS)
def test_the_rules_for_two_are_not_explained_as_if_they_were_for_many(rules: str) -> None:
    table = Table.telling(rules, 2)
    steps: tuple[Callable[[], None], ...] = (lambda: None, table.tell, table.play_out)
    for step in steps:
        step()
        for name in ("p1", "p2"):
            assert not re.search(r"some players|everyone|play one of", hand_of(table, name))


def test_only_those_who_win_together_both_want_the_card_to_be_found() -> None:
    duel, tandem = (hand_of(Table.telling(rules, 2), "p1") for rules in ("duel", "tandem"))
    assert "You score most if the other player needs two picks" in duel
    assert "You both score if the other player finds your card." in tandem


@pytest.mark.parametrize(
    ("rules", "players", "tip"),
    [
        ("dixit-2021", 4, "Some should find it, but not everyone."),
        ("party-2023", 6, "Everyone will play the card that fits it best."),
        ("duel", 2, "They should find it, but not at once."),
        ("tandem", 2, "Help them find it, but name nothing that’s on the card."),
    ],
)
def test_the_form_says_what_makes_a_good_clue(rules: str, players: int, tip: str) -> None:
    table = table_view(Table.telling(rules, players).game)
    press = PressId("story", "game", 1, "" if table.rules.blind_clue else "1")
    assert tip in drawn_form(clue_form(WORDS, press, table))
