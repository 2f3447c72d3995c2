"""Computer players: invited by the host, replaced by people, and never without any."""

from typing import Any

import pytest

from bot.rules import Phase, Refusal, events
from bot.rules import commands as do
from bot.rules.duties import computers_owing
from bot.rules.editions import EDITIONS
from bot.rules.ids import COMPUTERS, PlayerId, Skill, is_computer, name_of, people_among
from bot.rules.model import Ending, News, NewsItem
from bot.rules.views import table_view
from tests.rules.table import BOOKS, SINGLES, TEAMS, Table, deck

HOST = PlayerId("p1")
LATE = PlayerId("late")


def company(rules: str, people: int, computers: int, **options: Any) -> Table:
    """Return a lobby with people and computers."""
    table = Table.lobby(rules, people, **options)
    table.play(do.SeatComputers(None, computers))
    return table


def begun(rules: str, people: int, computers: int, **options: Any) -> Table:
    """Return a game of people and computers whose host is the first storyteller."""
    table = company(rules, people, computers, **options)
    table.begin_with(120)
    table.play(do.Volunteer(HOST, 1))
    return table


def test_there_are_enough_of_them_for_the_largest_table() -> None:
    seats = max(max(edition.players) for edition in EDITIONS.values())
    assert len(set(COMPUTERS)) >= seats - 1
    assert all(map(is_computer, COMPUTERS))
    assert not is_computer("184467440737095516")


def test_the_table_waits_for_computers_when_it_is_their_turn() -> None:
    table = begun("dixit-2021", 1, 3)
    assert computers_owing(table.game) == ()  # the host seeks a story
    table.tell()
    assert computers_owing(table.game) == table.game.computers
    for computer in table.game.computers[:2]:
        table.lay(computer)
    assert computers_owing(table.game) == table.game.computers[2:]


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_host_fills_the_table_with_computers(rules: str) -> None:
    most = max(EDITIONS[rules].players)
    table = company(rules, 1, most - 1)
    assert len(set(table.game.players)) == most
    assert len({table.game.rabbits[player] for player in table.game.players}) == most
    table.refuses(do.SeatComputers(HOST, most), Refusal.TABLE_FULL)
    table.play(do.Begin(HOST, deck(120)))
    assert table.phase is Phase.STORYTELLING


def test_asking_for_as_many_as_there_are_changes_nothing() -> None:
    table = company("dixit-2021", 2, 3)
    before = table.game
    table.play(do.SeatComputers(HOST, 3))
    assert table.game == before
    table.play(do.SeatComputers(HOST, 2))
    assert table.game.computers == before.computers[:2]
    table.play(do.SeatComputers(HOST, 0))
    assert table.game.players == ("p1", "p2")


def test_only_the_host_asks_computers() -> None:
    table = Table.lobby("dixit-2021", 2)
    table.refuses(do.SeatComputers(PlayerId("p2"), 1), Refusal.NOT_HOST)


def test_a_person_takes_a_computers_place_in_a_full_lobby() -> None:
    table = company("dixit-2021", 3, 5)
    last = table.game.computers[-1]
    table.play(do.Join(LATE))
    assert events.PlayerLeft(last) in table.events
    assert len(table.game.seats) == 8
    assert table.game.people == ("p1", "p2", "p3", LATE)
    assert len({table.game.rabbits[player] for player in table.game.players}) == 8
    for number in range(4):
        table.play(do.Join(PlayerId(f"more{number}")))
    assert not table.game.computers
    table.refuses(do.Join(PlayerId("too many")), Refusal.TABLE_FULL)


def test_a_smaller_rule_set_sends_computers_away_first() -> None:
    table = company("odyssey-2011", 6, 6)
    table.play(do.Configure(HOST, rules="dixit-2021"))
    assert len(table.game.people) == 6
    assert len(table.game.computers) == 2


@pytest.mark.parametrize("rules", SINGLES)
def test_a_late_person_takes_a_computers_place_when_the_next_round_starts(rules: str) -> None:
    most = max(EDITIONS[rules].players)
    table = begun(rules, 2, most - 2)
    last = table.game.computers[-1]
    assert table_view(table.game).has_room
    table.join_late("late")
    table.tell()
    table.play_out()
    if table.phase is Phase.SCORED:
        table.next()
    assert last not in table.game.players
    assert LATE in table.game.players
    assert len(table.game.seats) == most
    assert len({len(seat.hand) for seat in table.game.seats}) == 1


@pytest.mark.parametrize("rules", TEAMS)
def test_a_late_person_takes_a_computers_seat_in_a_team_at_once(rules: str) -> None:
    table = begun(rules, 2, min(EDITIONS[rules].players) - 2)
    seat = table.game.seat_of(table.game.computers[-1])
    assert table_view(table.game).has_room
    table.join_late("late")
    assert table.game.seat_of(LATE).hand == seat.hand
    assert table.game.seat_of(LATE).team == seat.team
    while table.game.computers:
        table.join_late(f"late{len(table.game.computers)}")
    assert not table_view(table.game).has_room
    table.refuses(do.Join(PlayerId("too late")), Refusal.NO_LATE_JOINING)


@pytest.mark.parametrize("rules", BOOKS)
def test_a_computer_is_never_host_and_never_left_alone(rules: str) -> None:
    table = begun(rules, 2, min(EDITIONS[rules].players))
    table.leave("p1")
    assert table.game.host == "p2"
    table.leave("p2")
    assert table.game.ending is Ending.ABANDONED


def test_a_lobby_that_only_computers_are_left_in_closes() -> None:
    table = company("dixit-2021", 1, 4)
    table.leave("p1")
    assert table.game.ending is Ending.ABANDONED


@pytest.mark.parametrize("rules", BOOKS)
def test_a_story_without_words_goes_to_the_next_person_in_the_same_round(rules: str) -> None:
    table = begun(rules, 2, min(EDITIONS[rules].players))
    table.tell()
    table.play_out()
    while not is_computer(table.storyteller):
        table.next()
        if not is_computer(table.storyteller):
            table.tell()
            table.play_out()
    teller, number = table.storyteller, table.number
    table.play(do.PassTurn(teller, number))
    if table.phase is Phase.FINISHED:  # where everybody tells once, computers had their turn
        assert table.game.ending is Ending.EVERYONE_TOLD
        return
    assert not is_computer(table.storyteller)
    assert table.number == number
    assert table.game.news == (NewsItem(News.TURN_PASSED, teller),)
    table.tell()
    table.play_out()
    assert table.game.history[-1].round.storyteller == people_among([table.storyteller])[0]


def test_only_the_storyteller_passes_a_story_on() -> None:
    table = begun("dixit-2021", 2, 2)
    table.refuses(do.PassTurn(table.game.computers[0], 1), Refusal.NOT_STORYTELLER)


def test_computers_do_not_play_on_when_everybody_is_away() -> None:
    table = begun("dixit-2021", 2, 3)
    for _ in range(20):
        if table.phase is not Phase.FINISHED:
            table.play(do.TimeUp(table.number, table.phase))
    assert table.game.ending is Ending.ABANDONED
    assert not any(seat.away for seat in table.game.seats if is_computer(seat.player))


def test_the_first_story_is_never_a_computers_by_lot() -> None:
    for seed in range(8):
        table = company("dixit-2021", 2, 5, seed=seed)
        table.play(do.Begin(None, deck()))
        table.time_up()
        assert not is_computer(table.storyteller)


def test_computers_come_along_to_the_rematch() -> None:
    table = begun("dixit-2021", 2, 3)
    computers = table.game.computers
    table.play(do.End(None))
    table.play(do.Rematch(HOST))
    assert table.game.computers == computers
    assert table.game.phase is Phase.LOBBY


def test_one_person_with_computers_is_practice() -> None:
    assert table_view(company("dixit-2021", 1, 2).game).practice
    assert not table_view(company("dixit-2021", 2, 2).game).practice
    assert not table_view(Table.lobby("dixit-2021", 1).game).practice


def test_a_computer_is_called_by_its_name_alone() -> None:
    assert [name_of(computer) for computer in COMPUTERS[:1]] == [COMPUTERS[0].rpartition(":")[2]]
    assert not is_computer(name_of(COMPUTERS[0]))


def test_the_host_chooses_how_well_they_listen() -> None:
    table = company("dixit-2021", 2, 2)
    assert table_view(table.game).options.skill is Skill.EVEN
    table.play(do.Configure(HOST, skill=Skill.SHARP))
    assert table_view(table.game).options.skill is Skill.SHARP
    table.play(do.Configure(HOST, rules="odyssey-2011"))
    assert table_view(table.game).options.skill is Skill.SHARP
    table.refuses(do.Configure(PlayerId("p2"), skill=Skill.GENTLE), Refusal.NOT_HOST)
