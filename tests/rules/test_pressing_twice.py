"""Repeating a command changes nothing, because presses arrive twice, late and together."""

from collections.abc import Callable

import pytest

from bot.rules import Phase, Refusal
from bot.rules import commands as do
from bot.rules.engine import check
from bot.rules.errors import RuleError
from bot.rules.ids import PlayerId
from tests.rules.table import SMALLEST, Table, deck

P1, P2, P3, P4 = map(PlayerId, ("p1", "p2", "p3", "p4"))


def unchanged(table: Table, command: do.Command) -> None:
    """Check that a command is accepted and changes nothing."""
    before = table.game
    table.play(command)
    assert table.game is before
    assert table.events == ()


def test_two_quick_presses_on_a_card_give_it_once() -> None:
    table = Table.submitting("dixit-2021", 4)
    card = table.lay("p2")
    unchanged(table, do.GiveCard(P2, 1, table.position("p2", card)))
    assert table.game.current.given[P2] == (card,)


def test_a_press_on_an_older_hand_does_not_give_what_was_taken_back() -> None:
    table = Table.submitting("dixit-2021", 4)
    table.lay("p2")
    table.play(do.TakeBack(P2, 1, 1))
    unchanged(table, do.TakeBack(P2, 1, 1))
    assert P2 not in table.game.current.given


def test_with_three_players_each_of_two_cards_is_given_once() -> None:
    table = Table.submitting("dixit-2021", 3)
    cards = table.lay("p2"), table.lay("p2")
    unchanged(table, do.GiveCard(P2, 1, 1))
    unchanged(table, do.GiveCard(P2, 1, 2))
    assert table.game.current.given[P2] == cards


def test_the_first_storyteller_may_claim_twice_and_nobody_else_once() -> None:
    table = Table.telling("dixit-2021", 4)
    unchanged(table, do.Volunteer(P1, 1))
    table.refuses(do.Volunteer(P2, 1), Refusal.TURN_CLAIMED)


def test_a_second_press_on_begin_deals_no_second_time() -> None:
    table = Table.dealt("dixit-2021", 4)
    unchanged(table, do.Begin(P1, deck()))
    table.refuses(do.Begin(P2, deck()), Refusal.NOT_HOST)
    table.play(do.Volunteer(P1, 1))
    table.play_out()
    table.next()
    table.refuses(do.Begin(P1, deck()), Refusal.WRONG_PHASE)


@pytest.mark.parametrize(("rules", "players"), SMALLEST)
def test_everybody_who_goes_on_at_once_has_what_they_wanted(rules: str, players: int) -> None:
    table = Table.voting(rules, players, cards=168)
    table.play_out()
    table.next()
    for player in table.game.players:
        unchanged(table, do.NextRound(player, 1))
    table.tell()
    unchanged(table, do.NextRound(P2, 1))
    table.lay_all()
    unchanged(table, do.NextRound(P2, 1))
    assert table.number == 2


@pytest.mark.parametrize("number", [0, 2, 7, None])
def test_going_on_from_another_round_is_refused(number: int | None) -> None:
    table = Table.voting("dixit-2021", 4)
    table.play_out()
    table.next()
    refused = table.refuses(do.NextRound(P2, number), Refusal.WRONG_PHASE)
    assert refused.details == {"phase": Phase.STORYTELLING}
    table.refuses(do.NextRound(PlayerId("stranger"), 1), Refusal.NOT_SEATED)


TYPED: list[tuple[Callable[[str, int], Table], do.Command]] = [
    (Table.dealt, do.Volunteer(P2, None)),
    (Table.telling, do.GiveClue(P1, None, "the sea", 1)),
    (Table.submitting, do.GiveCard(P2, None, 1)),
    (Table.submitting, do.TakeBack(P2, None, 1)),
    (Table.submitting, do.StopWaiting(P1)),
]


@pytest.mark.parametrize(("setup", "command"), TYPED)
def test_what_is_typed_means_the_round_being_played(
    setup: Callable[[str, int], Table], command: do.Command
) -> None:
    table = setup("dixit-2021", 4)
    table.play(command)
    assert table.number == 1


def test_asking_whether_the_rules_would_refuse_changes_nothing() -> None:
    table = Table.telling("dixit-2021", 4)
    before = table.game
    check(table.game, do.GiveClue(P1, 1, "the sea", 1))
    with pytest.raises(RuleError, match="not-storyteller"):
        check(table.game, do.GiveClue(P2, 1, "the sea", 1))
    assert table.game is before
