"""In their first game, players get a tip for each phase, until they no longer need it."""

from functools import partial

import pytest

from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.rules.player_views import player_view
from bot.text import library
from bot.ui.hand import hand
from tests.rules.table import Table
from tests.ui.drawing import drawn
from tests.ui.scenes import Stage

WORDS = library()("en")


def hand_of(table: Table, name: str, *, tips: bool = True) -> str:
    view = player_view(table.game, PlayerId(name))
    return drawn(hand(WORDS, Stage(WORDS, table).context(), view, tips=tips))


def test_every_phase_of_a_first_round_is_explained_to_everyone() -> None:
    for rules in ("dixit-2021", "party-2023"):
        table = Table.dealt(rules, 6)
        claim = partial(table.play, do.ClaimStory(PlayerId("p1"), 1))
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


@pytest.mark.parametrize("rules", ["duel", "tandem"])
def test_the_rules_for_two_are_not_explained_as_if_they_were_for_many(rules: str) -> None:
    assert "💡" not in hand_of(Table.dealt(rules, 2), "p2")
