"""What menus, lobby and guide say about each rule set agrees with how it is played."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import RuleError, apply
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId
from bot.rules.model import Ending
from bot.rules.scoring import PointRow
from bot.rules.views import Obstacle, table_view
from tests.rules.books import SAYS
from tests.rules.table import SMALLEST, Table, deck, names


def test_the_book_of_every_rule_set_is_written_down_for_the_tests() -> None:
    missing = [key for key in EDITIONS if key not in SAYS]
    assert not missing, f"add what the book of {missing} says to SAYS in tests/rules/books.py"
    gone = [key for key in SAYS if key not in EDITIONS]
    assert not gone, f"{gone} in tests/rules/books.py is no rule set of bot/rules/editions.py"


def test_how_each_ends_by_the_book() -> None:
    until = {key: (rules.end.ending, rules.end.until) for key, rules in EDITIONS.items()}
    assert until["dixit-2021"] == (Ending.GOAL_REACHED, 30)
    assert until["party-2011"] == (Ending.EVERYONE_TOLD, 1)
    assert until["odyssey-2013"] == (Ending.PILE_EMPTY, None)


def test_what_each_brings_by_the_book() -> None:
    def rows(key: str) -> dict[str, PointRow]:
        return {row.what: row for row in EDITIONS[key].scoring.rows()}

    assert rows("party-2011")["company"] == PointRow("company", 1, cap=5)
    assert rows("odyssey-2013")["lure"] == PointRow("lure", 1, cap=3, cap_from=7)
    assert rows("odyssey-2013")["single"].points == 1
    assert rows("odyssey-2023")["found-twice"].points == 6
    assert rows("dixit-2021").keys() == {
        "teller", "extreme", "found", "everybody", "nobody", "lure",
    }  # fmt: skip


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
