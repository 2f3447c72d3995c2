"""When a game ends, by its rules or by its players; who has won; rematches."""

from dataclasses import replace

import pytest

from bot.rules import Phase, Refusal, events
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId, SideId
from bot.rules.model import Ending
from bot.rules.rounds import winners
from tests.rules.table import SMALLEST, Table

BY_GOAL = ["dixit-2021", "odyssey-2011", "odyssey-2023"]
BY_TURNS = [("party-2011", 6), ("party-2011", 9), ("team-2011", 6), ("team-2011", 10)]


def score_to(table: Table, points: int) -> None:
    """Set the second side's score to this many points, and all others to 0."""
    scores = {side: points if i == 1 else 0 for i, side in enumerate(table.game.sides)}
    table.game = replace(table.game, scores=scores)


@pytest.mark.parametrize(
    ("goal", "before", "over"), [(None, 27, True), (None, 26, False), (7, 4, True), (7, 3, False)]
)
@pytest.mark.parametrize("rules", BY_GOAL)
def test_the_round_in_which_somebody_reaches_the_goal_is_the_last(
    rules: str, goal: int | None, before: int, over: bool
) -> None:
    table = Table.dealt(rules, 4, until=goal)
    table.play(do.Volunteer(PlayerId("p1"), 1))
    table.tell()
    table.lay_all()
    score_to(table, before)
    two = ["p4"] if EDITIONS[rules].ballot.fewest == 2 else []
    table.vote_all({"p2": ["p1", *two], "p3": ["p4", *two], "p4": ["p3", *(["p3"] if two else [])]})
    assert table.game.scores[SideId("p2")] == before + 3
    assert (table.game.ending is Ending.GOAL_REACHED) is over
    assert table.phase is (Phase.FINISHED if over else Phase.SCORED)


@pytest.mark.parametrize(("rules", "players"), [("party-2023", 6), ("team-2023", 8)])
def test_the_goal_counts_in_party_and_for_teams(rules: str, players: int) -> None:
    table = Table.voting(rules, players)
    score_to(table, 30)
    table.play_out()
    assert table.game.ending is Ending.GOAL_REACHED
    assert table.phase is Phase.FINISHED


@pytest.mark.parametrize("turns", [None, 1, 2])
@pytest.mark.parametrize(("rules", "players"), BY_TURNS)
def test_everybody_is_storyteller_as_often_as_was_chosen(
    rules: str, players: int, turns: int | None
) -> None:
    table = Table.dealt(rules, players, until=turns)
    third = table.game.seats[2].player
    table.play(do.Volunteer(third, 1))
    told = []
    while table.phase is not Phase.FINISHED:
        told.append(table.storyteller)
        table.play_out()
        if table.phase is Phase.SCORED:
            table.next()
    order = [seat.player for seat in table.game.seats]
    assert told == (order[2:] + order[:2]) * (turns or 1)
    assert table.game.ending is Ending.EVERYONE_TOLD


def test_a_passed_over_turn_counts_so_that_the_game_by_turns_ends() -> None:
    table = Table.telling("party-2011", 6)
    for _ in range(5):
        table.time_up()
    assert table.phase is Phase.STORYTELLING
    table.time_up()
    assert table.game.ending is Ending.EVERYONE_TOLD


@pytest.mark.parametrize(("rules", "players"), SMALLEST)
def test_a_game_that_everybody_forgot_ends_by_itself(rules: str, players: int) -> None:
    table = Table.dealt(rules, players)
    for _ in range(1 + 2 * players):
        if table.phase is Phase.FINISHED:
            break
        table.time_up()
    assert table.phase is Phase.FINISHED
    expected = (
        Ending.EVERYONE_TOLD if rules.endswith("-2011") and players == 6 else Ending.ABANDONED
    )
    assert table.game.ending is expected


@pytest.mark.parametrize(
    ("scores", "best"),
    [({"a": 3, "b": 9, "c": 4}, ("b",)), ({"a": 9, "b": 1, "c": 9}, ("a", "c")), ({}, ())],
)
def test_the_most_points_win_and_a_tie_is_shared(
    scores: dict[str, int], best: tuple[str, ...]
) -> None:
    assert winners({SideId(side): points for side, points in scores.items()}) == best


@pytest.mark.parametrize("steps", range(5))
def test_the_host_stops_the_game_at_any_time_with_the_standings_as_they_are(steps: int) -> None:
    table = Table.telling("dixit-2021", 4)
    table.play_out()
    scores = table.game.scores
    for step in (table.next, table.tell, table.lay_all, lambda: table.vote("p1", "p2"))[:steps]:
        step()
    table.refuses(do.End(PlayerId("p2")), Refusal.NOT_HOST)
    table.play(do.End(PlayerId("p1")))
    assert (table.phase, table.game.ending) == (Phase.FINISHED, Ending.STOPPED)
    assert table.game.scores == scores
    assert events.GameEnded(Ending.STOPPED) in table.events


def test_housekeeping_can_end_a_game_for_its_own_reason() -> None:
    table = Table.lobby("dixit-2021", 2)
    table.play(do.End(None, Ending.ABANDONED))
    assert table.game.ending is Ending.ABANDONED


@pytest.mark.parametrize(("rules", "players"), SMALLEST)
def test_a_rematch_opens_a_lobby_with_the_same_people_and_rules(rules: str, players: int) -> None:
    table = Table.telling(rules, players)
    table.play_out()
    table.play(do.End(None))
    finished = table.game
    table.play(do.Rematch(PlayerId("p2")))
    fresh = table.game
    assert fresh.phase is Phase.LOBBY
    assert (fresh.rules, fresh.options, fresh.host) == (rules, finished.options, finished.host)
    assert fresh.players == finished.players
    assert [seat.team for seat in fresh.seats] == [seat.team for seat in finished.seats]
    assert (fresh.scores, fresh.history, fresh.round, fresh.ending) == ({}, (), None, None)
    assert not any(seat.hand or seat.turns or seat.misses for seat in fresh.seats)
    table.play(do.Begin(None, tuple(finished.all_cards())))
    assert table.phase is Phase.STORYTELLING


def test_a_spectator_who_wants_a_rematch_sits_down_with_the_others_and_hosts_it() -> None:
    table = Table.telling("dixit-2021", 3)
    table.play(do.End(None))
    table.play(do.Rematch(PlayerId("spectator")))
    assert table.game.players == ("p1", "p2", "p3", "spectator")
    assert table.game.host == "spectator"
    assert sorted(table.game.rabbits.values()) == [0, 1, 2, 3]


def test_a_spectator_finds_no_seat_in_the_rematch_of_a_full_table() -> None:
    table = Table.telling("dixit-2021", 8)
    table.play(do.End(None))
    table.refuses(do.Rematch(PlayerId("spectator")), Refusal.TABLE_FULL)


def test_whoever_asks_for_the_rematch_is_host_when_the_host_has_left() -> None:
    table = Table.telling("dixit-2021", 3)
    table.leave("p1")
    assert table.phase is Phase.FINISHED
    table.game = replace(table.game, host=PlayerId("p1"))
    table.play(do.Rematch(PlayerId("p3")))
    assert table.game.host == "p3"
