"""What menus, lobby and guide are told of each rule set agrees with how it is played."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import RuleError, apply
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId
from bot.rules.model import Ending
from bot.rules.rulesets import RULE_SETS, CrowdPoints, StoryPoints
from bot.rules.views import Obstacle, table_view
from tests.rules.table import SMALLEST, Table, deck, names


def test_there_is_one_for_every_edition_in_the_same_order() -> None:
    assert list(RULE_SETS) == list(EDITIONS)


@pytest.mark.parametrize("key", RULE_SETS)
def test_its_numbers_are_those_of_the_edition(key: str) -> None:
    shown, edition = RULE_SETS[key], EDITIONS[key]
    assert (shown.fewest, shown.most) == (min(edition.players), max(edition.players))
    assert shown.ending is edition.end.ending
    assert (shown.blind_story, shown.trap, shown.teams) == (
        edition.blind_story,
        edition.trap,
        edition.teams,
    )


def test_how_each_ends_by_the_book() -> None:
    until = {key: (rules.ending, rules.until) for key, rules in RULE_SETS.items()}
    assert until["dixit-2021"] == (Ending.GOAL_REACHED, 30)
    assert until["party-2011"] == (Ending.EVERYONE_TOLD, 1)
    assert until["odyssey-2013"] == (Ending.PILE_EMPTY, None)


def test_what_each_brings_by_the_book() -> None:
    assert RULE_SETS["party-2011"].points == CrowdPoints(cap=5)
    odyssey = RULE_SETS["odyssey-2013"].points
    assert odyssey == StoryPoints(2, 2, 3, 3, None, single=1, lure_cap=3, lure_cap_from=7)
    newest = RULE_SETS["odyssey-2023"].points
    assert isinstance(newest, StoryPoints)
    assert newest.found_twice == 6


@pytest.mark.parametrize(
    ("rules", "until", "told"),
    [
        ("dixit-2021", None, (30, 30)),
        ("dixit-2021", 12, (12, 12)),
        ("team-2011", None, (1, None)),
        ("team-2011", 3, (3, None)),
        ("odyssey-2013", None, (None, None)),
    ],
)
def test_a_table_says_how_far_it_plays(
    rules: str, until: int | None, told: tuple[int | None, int | None]
) -> None:
    view = table_view(Table.lobby(rules, 4, until=until).game)
    assert (view.until, view.goal) == told


def test_a_lobby_of_half_teams_is_not_ready() -> None:
    table = Table.lobby("team-2011", 6)
    for name, team in zip(names(6), (1, 1, None, 2, 3, 4), strict=True):
        table.play(do.ChooseTeam(PlayerId(name), team))
    obstacle = table_view(table.game).obstacle(cards=84)
    assert obstacle is not None
    assert obstacle.details == {"teams": (2, 3, 4)}
    table.play(do.ShuffleTeams(None))
    assert table_view(table.game).obstacle(cards=84) is None


@given(data=st.data())
def test_a_lobby_is_ready_exactly_when_it_could_begin(data: st.DataObject) -> None:
    rules = data.draw(st.sampled_from(sorted(EDITIONS)))
    table = Table.lobby("odyssey-2023", data.draw(st.integers(1, 12)))
    table.play(do.Configure(None, rules=rules))
    if EDITIONS[rules].teams:
        for player in table.game.players:
            team = data.draw(st.none() | st.integers(1, 6))
            try:
                table.play(do.ChooseTeam(player, team))
            except RuleError:
                continue
    cards = data.draw(st.integers(0, 100))
    assert table_view(table.game).obstacle(cards) == refusal_of(table, do.Begin(None, deck(cards)))


def refusal_of(table: Table, command: do.Command) -> Obstacle | None:
    try:
        apply(table.game, command, table.rng)
    except RuleError as refused:
        return Obstacle(refused.code, refused.details)
    return None


@pytest.mark.parametrize(("rules", "players"), SMALLEST)
def test_only_a_lobby_can_be_unready(rules: str, players: int) -> None:
    assert table_view(Table.dealt(rules, players).game).people_obstacle is None
