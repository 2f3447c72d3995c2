"""The time of a phase runs out, and players who are away."""

import pytest

from bot.rules import Phase, Refusal, events
from bot.rules import commands as do
from bot.rules.duties import waiting_point
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId
from bot.rules.model import Ending
from tests.rules.table import SMALLEST, TEAMS, Table

P3 = PlayerId("p3")


@pytest.mark.parametrize(("rules", "players"), SMALLEST)
def test_a_random_player_tells_the_first_story_when_nobody_claims_it(
    rules: str, players: int
) -> None:
    chosen = set()
    for seed in range(30):
        table = Table.dealt(rules, players, seed=seed)
        table.time_up()
        assert table.phase is Phase.STORYTELLING
        assert table.happened(events.StorytellerChosen)
        chosen.add(table.storyteller)
    assert len(chosen) >= 3


@pytest.mark.parametrize(("rules", "players"), SMALLEST)
def test_a_late_storyteller_is_passed_over_and_nobody_scores(rules: str, players: int) -> None:
    table = Table.telling(rules, players)
    hands = table.hands()
    table.time_up()
    assert events.RoundVoided(1, Phase.STORYTELLING) in table.events
    assert events.PlayerMissed(table.game.seats[0].player) in table.events
    assert (table.number, table.storyteller) == (2, table.game.seats[1].player)
    assert set(table.game.scores.values()) == {0}
    assert table.hands() == hands


@pytest.mark.parametrize(("rules", "players"), SMALLEST)
def test_missing_cards_are_chosen_at_random_from_their_hands(rules: str, players: int) -> None:
    chosen: set[str] = set()
    for seed in range(20):
        table = Table.submitting(rules, players, seed=1)
        table.rng.seed(seed)
        given = table.lay("p2")
        hand = table.seat("p3").hand
        table.time_up()
        assert table.phase is Phase.VOTING
        assert len(table.game.current.table) == EDITIONS[rules].giving.table_size(players)
        assert given in table.game.current.given[PlayerId("p2")]
        if rules not in TEAMS:
            gifts = table.game.current.given[P3]
            assert set(gifts) <= set(hand)
            assert len(set(gifts)) == len(gifts)
            chosen.update(gifts)
            assert events.PlayerMissed(P3) in table.events
    assert rules in TEAMS or len(chosen) > 2


def test_with_three_players_only_the_second_card_is_chosen_at_random() -> None:
    table = Table.submitting("dixit-2021", 3)
    first = table.lay("p2")
    table.time_up()
    assert table.game.current.given[PlayerId("p2")][0] == first
    assert len(table.game.current.given[PlayerId("p2")]) == 2


def test_a_team_that_gave_nothing_has_a_giver_chosen_with_the_card() -> None:
    givers = set()
    for seed in range(20):
        table = Table.submitting("team-2023", 8)
        table.rng.seed(seed)
        table.time_up()
        team = [name for name in ("p2", "p6") if PlayerId(name) in table.game.current.given]
        assert len(team) == 1
        givers.update(team)
        assert PlayerId("p5") in table.game.current.given  # the storyteller's teammate
    assert givers == {"p2", "p6"}


def test_an_alarm_of_another_phase_or_round_changes_nothing() -> None:
    table = Table.submitting("dixit-2021", 4)
    table.refuses(do.TimeUp(1, Phase.STORYTELLING), Refusal.WRONG_PHASE)
    table.refuses(do.TimeUp(2, Phase.SUBMITTING), Refusal.PAST_ROUND)


def test_when_the_points_were_looked_at_long_enough_the_next_round_starts() -> None:
    table = Table.voting("dixit-2021", 4)
    table.play_out()
    table.time_up()
    assert (table.number, table.storyteller) == (2, "p2")


def test_the_host_stops_waiting() -> None:
    table = Table.submitting("dixit-2021", 4)
    table.refuses(do.StopWaiting(PlayerId("p2"), 1), Refusal.NOT_HOST)
    table.refuses(do.StopWaiting(PlayerId("p1"), 2), Refusal.PAST_ROUND)
    table.play(do.StopWaiting(PlayerId("p1"), 1, Phase.SUBMITTING))
    assert table.phase is Phase.VOTING
    table.refuses(do.StopWaiting(PlayerId("p1"), 1, Phase.SUBMITTING), Refusal.WRONG_PHASE)
    table.play(do.StopWaiting(None, 1))
    assert table.happened(events.RoundScored)


def away(name: str, players: int = 5) -> Table:
    """Return a table in its second round; this player counts as away after two missed deadlines."""
    table = Table.submitting("dixit-2021", players)
    table.lay_all(name)
    table.time_up()
    assert not table.seat(name).away
    for other in ("p2", "p3", "p4", "p5"):
        if other != name:
            table.vote_anything(other)
    table.time_up()
    assert table.seat(name).away
    assert events.PlayerWentAway(PlayerId(name)) in table.events
    table.next()
    return table


def test_nobody_waits_for_a_player_who_is_away() -> None:
    table = away("p3")
    table.tell()
    assert "p3" not in table.awaited
    table.lay_all("p3")
    assert table.phase is Phase.VOTING
    assert P3 in table.game.current.given
    for name in ("p1", "p4", "p5"):
        table.vote_anything(name)
    assert table.happened(events.RoundScored)
    assert P3 not in table.game.history[-1].round.ballots


def test_the_storytellers_turn_passes_over_those_who_are_away() -> None:
    table = away("p3")
    table.play_out(missing=["p3"])
    table.next()
    assert table.storyteller == "p4"


@pytest.mark.parametrize("press", ["lay", "come back"])
def test_whoever_presses_anything_is_back(press: str) -> None:
    table = away("p3")
    table.tell()
    if press == "lay":
        table.lay("p3")
    else:
        table.play(do.ComeBack(P3))
        assert "p3" in table.awaited
    assert table.events[0] == events.PlayerReturned(P3)
    assert table.seat("p3").misses == 0


def test_one_miss_is_forgotten_with_the_next_move() -> None:
    table = Table.submitting("dixit-2021", 5)
    table.lay_all("p3")
    table.time_up()
    assert table.seat("p3").misses == 1
    table.vote_anything("p3")
    assert table.seat("p3").misses == 0
    assert not table.happened(events.PlayerReturned)


def test_a_refused_press_brings_nobody_back() -> None:
    table = away("p3")
    table.refuses(do.GiveCard(P3, 1, 1), Refusal.WRONG_PHASE)
    assert table.seat("p3").away


def test_a_table_where_everybody_is_away_is_abandoned() -> None:
    table = Table.telling("dixit-2021", 3)
    for _ in range(6):
        assert table.phase is Phase.STORYTELLING
        table.time_up()
    assert table.game.ending is Ending.ABANDONED


def test_those_away_use_up_their_turns_in_a_game_by_turns() -> None:
    table = Table.telling("party-2011", 6, until=2)
    for _ in range(6):
        table.time_up()
    assert table.phase is Phase.STORYTELLING
    for _ in range(5):
        table.time_up()
    assert table.phase is Phase.STORYTELLING
    table.tell()
    table.lay_all()
    table.play_out()
    assert table.game.ending is Ending.EVERYONE_TOLD


def test_a_game_by_turns_does_not_wait_for_the_turn_of_somebody_who_is_away() -> None:
    table = Table.submitting("party-2011", 6)
    table.lay_all("p6")
    table.time_up()
    table.play_out(missing=["p6"])
    table.time_up()
    assert table.seat("p6").away
    for _ in range(4):
        table.next()
        table.play_out(missing=["p6"])
    assert (table.phase, table.storyteller) == (Phase.SCORED, "p5")
    table.next()
    assert table.game.ending is Ending.EVERYONE_TOLD


def test_a_vote_in_which_all_who_could_vote_are_away_is_over_at_once() -> None:
    table = Table.submitting("dixit-2021", 3)
    table.time_up()
    table.time_up()
    assert table.phase is Phase.SCORED
    table.next()
    assert table.storyteller == "p1"
    table.tell()
    assert table.phase is Phase.SCORED
    assert set(table.game.scores.values()) == {0}


def test_a_time_belongs_to_what_the_table_waits_for() -> None:
    lobby, dealt = Table.lobby("dixit-2021", 4), Table.dealt("dixit-2021", 4)
    telling, submitting = Table.telling("dixit-2021", 4), Table.submitting("dixit-2021", 4)
    points = [waiting_point(table.game) for table in (lobby, dealt, telling, submitting)]
    assert len(set(points)) == 4
    submitting.lay("p2")
    assert waiting_point(submitting.game) == points[-1]


def test_anybody_at_the_table_may_ask_for_more_time() -> None:
    table = Table.submitting("dixit-2021", 4)
    before = table.game
    table.play(do.AskForTime(P3, 1))
    assert table.happened(events.MoreTimeAsked)
    assert (table.phase, table.game.current) == (before.phase, before.current)
    table.refuses(do.AskForTime(PlayerId("stranger"), 1), Refusal.NOT_SEATED)
    table.refuses(do.AskForTime(P3, 2), Refusal.PAST_ROUND)
