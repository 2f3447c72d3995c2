"""Before the cards are dealt: people, rule set, options, teams."""

import pytest

from bot.rules import Phase, Refusal, RuleError, new_game
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId, is_made_here
from bot.rules.model import Options, Pace
from tests.rules.table import TABLES, TEAMS, Table, deck

HOST, P2 = PlayerId("p1"), PlayerId("p2")


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_a_game_begins_with_every_number_of_players_of_the_box(rules: str, players: int) -> None:
    table = Table.lobby(rules, players)
    table.play(do.Begin(HOST, deck()))
    assert table.phase is Phase.STORYTELLING
    assert (table.number, table.game.current.storyteller) == (1, None)
    assert sorted(table.game.players) == sorted(f"p{i}" for i in range(1, players + 1))


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_game_does_not_begin_with_too_few_too_many_or_an_odd_number(rules: str) -> None:
    allowed = EDITIONS[rules].players
    lobby = Table.lobby("odyssey-2023", 12)
    while lobby.game.seats:
        players = len(lobby.game.seats)
        lobby.play(do.Configure(None, rules=rules))
        if players not in allowed:
            code = Refusal.ODD_PLAYERS
            code = Refusal.TOO_FEW_PLAYERS if players < min(allowed) else code
            code = Refusal.TOO_MANY_PLAYERS if players > max(allowed) else code
            refused = lobby.refuses(do.Begin(None, deck()), code)
            assert refused.details["players"] == players
        lobby.leave(lobby.game.players[-1])


def test_a_full_lobby_takes_nobody_more() -> None:
    table = Table.lobby("dixit-2021", 8)
    assert table.refuses(do.Join(PlayerId("p9")), Refusal.TABLE_FULL).details == {"most": 8}
    table.refuses(do.Join(P2), Refusal.ALREADY_SEATED)
    table.play(do.Configure(HOST, rules="odyssey-2023"))
    table.play(do.Join(PlayerId("p9")))


def test_everybody_has_a_colour_that_nobody_else_has() -> None:
    table = Table.lobby("dixit-2021", 5)
    assert [table.game.rabbits[player] for player in table.game.players] == [0, 1, 2, 3, 4]
    table.leave("p2")
    table.play(do.Join(PlayerId("new")))
    assert table.game.rabbits[PlayerId("new")] == 1


def test_a_new_game_has_its_options_from_the_start() -> None:
    game = new_game(HOST, "party-2011", until=2, decks=("dreams", "sea"), pace=Pace.SLOW)
    assert game.options == Options(until=2, decks=("dreams", "sea"), pace=Pace.SLOW)
    assert game.players == ("p1",)
    with pytest.raises(RuleError, match="unknown-rules"):
        new_game(HOST, "dixit-1066")


def test_the_host_changes_one_option_and_the_others_stay() -> None:
    table = Table.lobby("dixit-2021", 4, until=50)
    table.play(do.Configure(HOST, decks=("sea", "dreams", "sea")))
    table.play(do.Configure(HOST, pace=Pace.QUICK))
    assert table.game.options == Options(until=50, decks=("sea", "dreams"), pace=Pace.QUICK)
    table.play(do.Configure(HOST, rules="odyssey-2011"))
    assert table.game.options.until == 50
    table.refuses(do.Configure(P2, until=20), Refusal.NOT_HOST)


def test_options_that_a_rule_set_does_not_know_are_dropped_with_the_change() -> None:
    table = Table.lobby("dixit-2021", 6, until=50)
    table.play(do.Configure(HOST, rules="party-2011", until=3))
    assert table.game.options.until == 3
    table.play(do.Configure(HOST, rules="odyssey-2013"))
    assert table.game.options.until is None


@pytest.mark.parametrize(
    ("rules", "wish", "code"),
    [
        ("dixit-2021", do.Configure(HOST, until=0), Refusal.GOAL_OUT_OF_RANGE),
        ("dixit-2021", do.Configure(HOST, until=1000), Refusal.GOAL_OUT_OF_RANGE),
        ("team-2011", do.Configure(HOST, until=0), Refusal.TURNS_OUT_OF_RANGE),
        ("team-2011", do.Configure(HOST, until=21), Refusal.TURNS_OUT_OF_RANGE),
        ("odyssey-2013", do.Configure(HOST, until=30), Refusal.OPTION_UNUSED),
        ("dixit-2021", do.Configure(HOST, decks=()), Refusal.NO_DECK),
        ("dixit-2021", do.Configure(HOST, rules="chess"), Refusal.UNKNOWN_RULES),
    ],
)
def test_options_out_of_range_are_refused(rules: str, wish: do.Configure, code: Refusal) -> None:
    Table.lobby(rules, 4).refuses(wish, code)


@pytest.mark.parametrize("rules", TEAMS)
def test_two_can_be_a_team_and_change_their_minds(rules: str) -> None:
    table = Table.lobby(rules, 8)
    table.play(do.ChooseTeam(HOST, 2))
    table.play(do.ChooseTeam(P2, 2))
    table.refuses(do.ChooseTeam(PlayerId("p3"), 2), Refusal.TEAM_FULL)
    table.play(do.ChooseTeam(P2, 2))
    table.play(do.ChooseTeam(P2, None))
    table.play(do.ChooseTeam(PlayerId("p3"), 2))
    assert [seat.team for seat in table.game.seats][:3] == [2, None, 2]
    table.refuses(do.ChooseTeam(P2, 0), Refusal.UNKNOWN_TEAM)
    assert table.refuses(do.ChooseTeam(P2, 7), Refusal.UNKNOWN_TEAM).details["most"] == 6


@pytest.mark.parametrize("players", [7, 8, 12])
def test_shuffling_puts_everybody_into_teams_of_two(players: int) -> None:
    pairs = set()
    for seed in range(10):
        table = Table.lobby("team-2011", players, seed=seed)
        table.play(do.ShuffleTeams(HOST))
        teams = [seat.team for seat in table.game.seats]
        for team in range(1, players // 2 + 1):
            assert teams.count(team) == 2
        assert teams.count(None) == players % 2
        pairs.add(tuple(teams))
    assert len(pairs) > 5
    table.refuses(do.ShuffleTeams(P2), Refusal.NOT_HOST)


def test_teams_are_completed_by_lot_when_the_game_begins() -> None:
    table = Table.lobby("team-2023", 8)
    for name, team in (("p1", 3), ("p2", 5), ("p3", 5)):
        table.play(do.ChooseTeam(PlayerId(name), team))
    table.play(do.Begin(None, deck()))
    teams = [seat.team for seat in table.game.seats]
    assert teams[:4] == teams[4:] == [1, 2, 3, 5]
    assert {seat.player for seat in table.game.seats if seat.team == 5} == {"p2", "p3"}
    assert table.seat("p1").team == 3


def test_teams_that_cannot_be_completed_keep_the_game_from_starting() -> None:
    table = Table.lobby("team-2011", 6)
    for i, name in enumerate(table.game.players):
        table.play(do.ChooseTeam(name, min(i + 1, 5)))
    refused = table.refuses(do.Begin(None, deck()), Refusal.TEAMS_INCOMPLETE)
    assert refused.details == {"teams": (1, 2, 3, 4)}


def test_teams_are_forgotten_with_a_rule_set_that_has_none() -> None:
    table = Table.lobby("team-2011", 6)
    table.play(do.ShuffleTeams(None))
    table.play(do.Configure(None, rules="party-2023"))
    assert {seat.team for seat in table.game.seats} == {None}
    table.refuses(do.ShuffleTeams(None), Refusal.NO_TEAMS)
    table.refuses(do.ChooseTeam(P2, 1), Refusal.NO_TEAMS)


def test_only_the_host_or_somebody_above_begins() -> None:
    table = Table.lobby("dixit-2021", 4)
    assert table.refuses(do.Begin(P2, deck()), Refusal.NOT_HOST).details == {"host": HOST}
    table.play(do.Begin(None, deck()))


def test_decks_that_servers_made_are_told_by_their_ids() -> None:
    assert is_made_here("@aB3_-x9Z")
    for name in ("dreams", "@home", "", "@aB3_-x9Z/1"):
        assert not is_made_here(name)
