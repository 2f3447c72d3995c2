"""Players join a game that is under way."""

import pytest

from bot.rules import Phase, Refusal, events
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId, SideId
from bot.rules.model import Ending
from tests.rules.table import SINGLES, TEAMS, Table

LATE = PlayerId("late")


@pytest.mark.parametrize("rules", SINGLES)
def test_late_players_are_dealt_in_when_the_next_round_starts(rules: str) -> None:
    table = Table.submitting(rules, min(6, EDITIONS[rules].most - 1))
    table.join_late("late")
    assert events.NewcomerQueued(LATE) in table.events
    assert LATE not in table.game.players
    table.play_out()
    assert LATE not in table.game.players
    table.next()
    assert events.PlayerJoined(LATE) in table.events
    assert len(table.seat("late").hand) == EDITIONS[rules].hand
    assert len(table.game.current.table) == 0
    table.play_out()
    assert LATE in table.game.history[-1].owners


def test_the_score_is_the_lowest_on_the_board() -> None:
    table = Table.voting("dixit-2021", 4)
    table.join_late("late")
    table.vote_all({"p2": ["p3"], "p3": ["p2"], "p4": ["p2"]})
    assert table.game.scores == {"p1": 0, "p2": 4, "p3": 3, "p4": 2}
    table.leave("p1")
    table.next()
    assert table.game.scores[SideId("late")] == 2


@pytest.mark.parametrize("rounds", range(1, 5))
def test_late_players_become_storyteller_last(rounds: int) -> None:
    table = Table.telling("dixit-2021", 4, until=999)
    for _ in range(rounds - 1):
        table.play_out()
        table.next()
    told = table.storyteller
    table.join_late("late")
    table.join_late("later")
    order = []
    for _ in range(6):
        table.play_out()
        table.next()
        order.append(table.storyteller)
    assert order[-3:] == [told, "late", "later"]
    assert sorted(order) == sorted(["p1", "p2", "p3", "p4", "late", "later"])


def test_a_late_player_of_a_game_by_turns_gets_a_turn_too() -> None:
    table = Table.telling("party-2011", 6)
    table.join_late("late")
    told = []
    while table.phase is not Phase.FINISHED:
        told.append(str(table.storyteller))
        table.play_out()
        if table.phase is Phase.SCORED:
            table.next()
    assert told == ["p1", "p2", "p3", "p4", "p5", "p6", "p1", "late"]


def test_from_three_to_four_the_hands_shrink_to_six() -> None:
    table = Table.telling("dixit-2021", 3)
    table.play_out()
    assert [len(seat.hand) for seat in table.game.seats] == [7, 7, 7]
    hands = table.hands()
    table.join_late("late")
    table.next()
    assert all(table.seat(name).hand == hand[:6] for name, hand in hands.items())
    assert {hand[6] for hand in hands.values()} <= set(table.game.discards)
    table.play_out()
    assert len(table.game.history[-1].round.table) == 4


def test_nobody_draws_a_seventh_card_when_a_fourth_player_waits() -> None:
    table = Table.voting("dixit-2021", 3)
    table.join_late("late")
    table.play_out()
    assert [len(seat.hand) for seat in table.game.seats] == [6, 6, 6]


def test_six_players_who_become_seven_have_two_votes() -> None:
    table = Table.submitting("odyssey-2011", 6)
    table.join_late("late")
    table.lay_all()
    table.refuses(table.ballot("p2", table.slot("p1"), table.slot("p3")), Refusal.WRONG_VOTE_COUNT)
    table.play_out()
    table.next()
    table.tell()
    table.lay_all()
    table.vote("late", "p1", "p3")


def test_a_late_player_who_thinks_better_of_it_leaves_no_trace() -> None:
    table = Table.submitting("dixit-2021", 4)
    before = table.game
    table.join_late("late")
    table.leave("late")
    assert table.game.newcomers == before.newcomers
    assert table.game.seats == before.seats


def test_the_game_is_over_when_the_newcomer_it_counted_on_goes_again() -> None:
    table = Table.telling("dixit-2021", 3)
    table.play_out()
    table.join_late("late")
    table.leave("p1")
    assert table.phase is Phase.SCORED
    table.leave("late")
    assert table.game.ending is Ending.TOO_FEW_PLAYERS


def test_a_newcomer_can_hand_the_host_on() -> None:
    table = Table.telling("dixit-2021", 3)
    table.play_out()
    for name in ("late", "later", "last", "very last"):
        table.join_late(name)
    for name in ("p1", "p2", "p3"):
        table.leave(name)
    table.leave("late")
    assert table.game.host == "later"


def test_a_leaver_may_come_back_late() -> None:
    table = Table.voting("dixit-2021", 5)
    table.leave("p3")
    table.join_late("p3")
    table.play_out()
    assert PlayerId("p3") in table.game.history[-1].owners
    table.next()
    assert table.seat("p3").hand


def test_newcomers_save_the_game_but_not_the_round() -> None:
    table = Table.voting("dixit-2021", 3)
    table.join_late("late")
    table.leave("p2")
    assert table.happened(events.RoundVoided)
    assert table.phase is Phase.STORYTELLING
    assert sorted(table.game.players) == ["late", "p1", "p3"]
    assert table.storyteller == "p3"


def test_newcomers_can_be_all_who_stay() -> None:
    table = Table.telling("dixit-2021", 3)
    table.play_out()
    for name in ("late", "later", "last"):
        table.join_late(name)
    for name in ("p1", "p2", "p3"):
        table.leave(name)
    assert table.phase is Phase.SCORED
    assert table.game.host == "late"
    table.time_up()
    assert table.game.scores == {"late": 0, "later": 0, "last": 0}
    assert [len(seat.hand) for seat in table.game.seats] == [7, 7, 7]


def test_without_reshuffle_the_discards_are_no_cards_for_a_late_player() -> None:
    table = Table.telling("odyssey-2013", 4, cards=40)
    table.play_out()
    assert len(table.game.draw_pile) == 12
    table.join_late("late")
    table.leave("late")
    table.next()
    table.play_out()
    assert len(table.game.draw_pile) == 8
    refused = table.refuses(do.Join(LATE), Refusal.DECK_TOO_SMALL)
    assert refused.details == {"cards": 32, "needed": 35, "players": 5}


@pytest.mark.parametrize("rules", TEAMS)
def test_nobody_joins_a_team_game_late(rules: str) -> None:
    table = Table.submitting(rules, 8)
    table.refuses(do.Join(LATE), Refusal.NO_LATE_JOINING)


def test_there_must_be_a_seat_and_cards_for_one_more() -> None:
    full = Table.submitting("dixit-2021", 8)
    assert full.refuses(do.Join(LATE), Refusal.TABLE_FULL).details == {"most": 8}
    small = Table.submitting("dixit-2021", 4, cards=34)
    refused = small.refuses(do.Join(LATE), Refusal.DECK_TOO_SMALL)
    assert refused.details == {"cards": 34, "needed": 35, "players": 5}
    enough = Table.submitting("dixit-2021", 4, cards=35)
    enough.join_late("late")
    enough.refuses(do.Join(LATE), Refusal.ALREADY_SEATED)
    enough.refuses(do.Join(PlayerId("p2")), Refusal.ALREADY_SEATED)
    enough.refuses(do.Join(PlayerId("later")), Refusal.DECK_TOO_SMALL)
