"""What a game adds to the statistics, in small examples."""

from dataclasses import replace

import pytest

from bot.rules.ids import PlayerId
from bot.rules.model import Ending, Game
from bot.rules.statistics import Reading, tally_of
from tests.rules.table import Table

NAMES = ["Pink", "Blue", "Gold", "Grey"]


def over(table: Table, ending: Ending = Ending.GOAL_REACHED) -> Game:
    return replace(table.game, ending=ending)


def found_by_blue() -> Table:
    """Return a round of Pink's in which Blue finds the card, Gold votes for Blue, Grey for Gold."""
    table = Table.voting("dixit-2021", NAMES)
    table.vote("Blue", "Pink")
    table.vote("Gold", "Blue")
    table.vote("Grey", "Gold")
    return table


def test_points_finds_lures_and_right_measures_are_counted() -> None:
    tallies = {one.player: one for one in tally_of(over(found_by_blue())).tallies}
    pink, blue = tallies[PlayerId("Pink")], tallies[PlayerId("Blue")]
    assert (pink.points, pink.won, pink.told, pink.right, pink.votes) == (3, False, 1, 1, 0)
    assert (blue.points, blue.won, blue.finds, blue.votes, blue.lures) == (4, True, 1, 1, 1)
    assert tallies[PlayerId("Gold")].lures == 1
    assert tallies[PlayerId("Grey")].finds == 0


def test_who_reads_whom_is_counted_by_votes_on_their_stories() -> None:
    readings = tally_of(over(found_by_blue())).readings
    assert Reading(PlayerId("Blue"), PlayerId("Pink"), 1, 1) in readings
    assert Reading(PlayerId("Gold"), PlayerId("Pink"), 0, 1) in readings
    assert len(readings) == 3


def test_a_story_that_all_or_nobody_found_is_no_good_story() -> None:
    table = Table.voting("dixit-2021", NAMES)
    for name in NAMES[1:]:
        table.vote(name, "Pink")
    tally = tally_of(over(table))
    (easy,) = tally.clues
    assert (easy.place, easy.votes, easy.of, easy.good) == (0, 3, 3, False)
    assert [one.right for one in tally.tallies] == [0, 0, 0, 0]
    (good,) = tally_of(over(found_by_blue())).clues
    assert (good.place, good.storyteller, good.votes, good.of) == (0, "Pink", 1, 3)
    assert good.good


@pytest.mark.parametrize("ending", sorted(set(Ending) - {"goal-reached"}))
def test_a_game_that_was_broken_off_does_not_count(ending: Ending) -> None:
    assert tally_of(over(found_by_blue(), ending)).tallies == ()


def test_two_who_are_left_do_not_count() -> None:
    game = over(found_by_blue())
    assert tally_of(replace(game, seats=game.seats[:3])).tallies
    assert tally_of(replace(game, seats=game.seats[:2])).tallies == ()


@pytest.mark.parametrize(
    ("rules", "ending"), [("duel", "everyone-told"), ("tandem", "rounds-played")]
)
def test_two_count_where_the_rules_are_for_two(rules: str, ending: str) -> None:
    table = Table.voting(rules, 2)
    table.vote("p2", "p1")
    tally = tally_of(over(table, Ending(ending)))
    assert [one.finds for one in tally.tallies] == [0, 1]
    assert tally.apart


def test_whoever_wants_no_statistics_is_not_in_them() -> None:
    game = over(found_by_blue())
    tally = tally_of(game, {PlayerId("Pink")})
    assert [one.player for one in tally.tallies] == ["Blue", "Gold", "Grey"]
    assert tally.readings == ()
    assert tally.clues == ()
    assert {one.player: one.finds for one in tally.tallies}[PlayerId("Blue")] == 1


def test_whoever_was_forgotten_still_makes_a_table_of_three() -> None:
    game = over(found_by_blue())
    seats = tuple(replace(seat, player=PlayerId("0123")) for seat in game.seats[3:])
    rabbits = {**game.rabbits, PlayerId("0123"): 3}
    tally = tally_of(replace(game, seats=(*game.seats[1:3], *seats), rabbits=rabbits))
    assert [one.player for one in tally.tallies] == ["Blue", "Gold"]


def test_teammates_share_points_and_victory() -> None:
    table = Table.voting("team-2011", 6)
    for name in table.awaited:
        table.vote_anything(name)
    tallies = tally_of(over(table, Ending.EVERYONE_TOLD)).tallies
    by_team: dict[int | None, set[tuple[int, bool]]] = {}
    for seat in table.game.seats:
        one = next(one for one in tallies if one.player == seat.player)
        by_team.setdefault(seat.team, set()).add((one.points, one.won))
    assert [len(same) for same in by_team.values()] == [1, 1, 1]


def test_in_party_there_is_nothing_to_find_and_the_crowds_card_is_remembered() -> None:
    table = Table.voting("party-2023", 6)
    table.trap("p1")
    for name in table.awaited:
        table.vote_anything(name)
    tally = tally_of(over(table))
    assert {(one.finds, one.told, one.right) for one in tally.tallies} == {(0, 0, 0)}
    assert tally.readings == ()
    assert len(tally.clues) == 1
