"""Team games: who gives and who votes, seats that wait, and substitutes who take them."""

from collections.abc import Callable

import pytest

from bot.rules import Phase, Refusal, events
from bot.rules import commands as do
from bot.rules.duties import voters
from bot.rules.ids import PlayerId
from bot.rules.model import Ending
from tests.rules.table import TEAMS, Table

SUB = PlayerId("sub")
Setup = Callable[..., Table]
SETUPS: list[Setup] = [Table.dealt, Table.telling, Table.submitting, Table.voting]


def take_over(table: Table, leaver: str, player: str = "sub") -> None:
    seat = table.game.index_of(PlayerId(leaver)) + 1
    table.play(do.TakeOver(PlayerId(player), seat))


@pytest.mark.parametrize("rules", TEAMS)
def test_teammates_face_each_other(rules: str) -> None:
    table = Table.dealt(rules, 8)
    assert [seat.team for seat in table.game.seats] == [1, 2, 3, 4, 1, 2, 3, 4]
    assert table.game.scores == {"t1": 0, "t2": 0, "t3": 0, "t4": 0}
    assert [table.game.rabbits[seat.player] for seat in table.game.seats] == [0, 1, 2, 3] * 2


def test_the_first_to_give_is_the_giver_and_the_other_votes() -> None:
    table = Table.submitting("team-2023", 8)
    table.lay("p6")  # p2's teammate
    table.refuses(do.GiveCard(PlayerId("p2"), 1, 1), Refusal.TEAMMATE_GAVE)
    table.lay_all()
    assert voters(table.game) == ("p2", "p7", "p8")
    table.refuses(table.ballot("p6", table.slot("p1")), Refusal.NOT_A_VOTER)
    table.refuses(table.ballot("p5", 1), Refusal.NOT_A_VOTER)
    table.refuses(table.ballot("p2", table.slot("p6")), Refusal.OWN_CARD)
    table.vote("p2", "p1")


def test_a_giver_may_take_the_card_back_until_the_last_team_gave() -> None:
    table = Table.submitting("team-2023", 8)
    table.lay("p2")
    table.refuses(do.TakeBack(PlayerId("p6"), 1, 1), Refusal.TEAMMATE_GAVE)
    table.play(do.TakeBack(PlayerId("p2"), 1, 1))
    assert set(table.awaited) == {"p2", "p3", "p4", "p5", "p6", "p7", "p8"}
    table.lay("p6")
    table.lay_all()
    assert table.phase is Phase.VOTING
    assert "p2" in voters(table.game)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("leaver", ["p1", "p2", "p5", "p6"])
def test_a_seat_waits_with_all_that_is_in_it(setup: Setup, leaver: str) -> None:
    table = setup("team-2011", 8)
    seat, phase, played = table.seat(leaver), table.phase, table.game.current
    table.leave(leaver)
    assert events.SeatVacated(PlayerId(leaver)) in table.events
    assert table.phase is phase
    assert table.game.current == played
    assert table.seat(leaver).hand == seat.hand
    assert leaver not in table.game.players
    take_over(table, leaver)
    assert events.SeatTakenOver(SUB) in table.events
    assert table.seat("sub").hand == seat.hand
    assert table.seat("sub").side == seat.side
    assert table.game.find_seat(PlayerId(leaver)) is None
    if played.storyteller == leaver:
        assert table.storyteller == "sub"
    if phase is not Phase.STORYTELLING:
        table.play_out()
        assert table.phase is Phase.SCORED


def test_what_the_leaver_did_in_this_round_is_the_substitutes() -> None:
    table = Table.voting("team-2023", 8)
    table.vote("p6", "p1")
    for leaver in ("p2", "p6"):
        table.leave(leaver)
        take_over(table, leaver, f"sub of {leaver}")
    table.vote_all({"p7": ["sub of p2"], "p8": ["sub of p2"]})
    assert table.points() == {"t1": 3, "t2": 3 + 2, "t3": 0, "t4": 0}
    assert table.game.history[-1].round.ballots[PlayerId("sub of p6")]


def test_a_round_can_be_finished_while_a_seat_that_has_done_its_part_is_empty() -> None:
    table = Table.voting("team-2023", 8)
    table.leave("p2")  # gave a card, does not vote
    table.play_out()
    assert table.phase is Phase.SCORED
    assert table.game.scores.keys() == {"t1", "t2", "t3", "t4"}


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("leaver", ["p1", "p3"])
def test_if_no_substitute_comes_in_time_the_game_ends(setup: Setup, leaver: str) -> None:
    table = setup("team-2023", 8)
    table.leave(leaver)
    table.time_up()
    assert (table.phase, table.game.ending) == (Phase.FINISHED, Ending.SEAT_UNFILLED)


def test_between_rounds_the_seat_waits_through_the_next_one() -> None:
    table = Table.voting("team-2023", 8)
    table.play_out()
    table.leave("p2")
    table.time_up()
    assert table.phase is Phase.STORYTELLING
    assert table.storyteller == "p2"
    table.time_up()
    assert table.game.ending is Ending.SEAT_UNFILLED


def test_whoever_left_may_sit_down_again_in_the_same_seat_only() -> None:
    table = Table.submitting("team-2023", 8)
    table.leave("p2")
    table.leave("p3")
    table.refuses(do.TakeOver(PlayerId("p2"), 3), Refusal.SEAT_TAKEN)
    take_over(table, "p2", "p2")
    assert "p2" in table.game.players
    assert not table.seat("p2").vacant


def test_a_seat_is_taken_once_and_by_somebody_new() -> None:
    table = Table.submitting("team-2023", 8)
    table.refuses(do.TakeOver(SUB, 2), Refusal.NO_EMPTY_SEAT)
    table.leave("p2")
    table.leave("p4")
    table.refuses(do.TakeOver(PlayerId("p3"), 2), Refusal.ALREADY_SEATED)
    take_over(table, "p2")
    table.refuses(do.TakeOver(PlayerId("sub2"), 2), Refusal.SEAT_TAKEN)
    table.refuses(do.Leave(PlayerId("p2")), Refusal.NOT_SEATED)


def test_the_host_is_handed_on_past_empty_seats() -> None:
    table = Table.submitting("team-2023", 8)
    table.leave("p2")
    table.leave("p1")
    assert table.game.host == "p3"
    assert events.HostChanged(PlayerId("p3")) in table.events


def test_a_table_of_empty_seats_is_abandoned() -> None:
    table = Table.submitting("team-2011", 6)
    for name in ("p1", "p2", "p3", "p4", "p5", "p6"):
        table.leave(name)
    assert table.game.ending is Ending.ABANDONED


def test_a_rematch_leaves_out_the_empty_seats() -> None:
    table = Table.submitting("team-2023", 8)
    table.leave("p2")
    table.time_up()
    table.play(do.Rematch(PlayerId("p3")))
    assert table.game.players == ("p1", "p3", "p4", "p5", "p6", "p7", "p8")
    table.refuses(do.Begin(None, table.game.draw_pile), Refusal.TOO_FEW_PLAYERS)
