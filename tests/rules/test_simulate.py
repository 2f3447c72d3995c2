"""The simulator plays every rule set to its end and says clearly what it cannot play."""

import json
from collections import Counter

import pytest

from bot.__main__ import main
from bot.rules.editions import EDITIONS
from bot.simulation import simulate

TABLES = [(key, n) for key, edition in EDITIONS.items() for n in edition.players]


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_every_rule_set_plays_to_its_end_with_all_cards_there(rules: str, players: int) -> None:
    setup, *rounds, end = simulate(rules, players, seed=1)
    assert (setup["type"], end["type"]) == ("setup", "end")
    for record in rounds:
        hands = [card for hand in record["hands_after"].values() for card in hand]
        cards = Counter([*hands, *record["draw_pile"], *record["discards"]])
        assert len(cards) == setup["deck_size"] == 84
        assert set(cards.values()) == {1}
    assert end["totals"] == rounds[-1]["totals"]


def test_the_same_seed_gives_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--rules", "party-2023", "--players", "7", "--seed", "5", "--goal", "40"]
    assert main(command) == 0
    first = capsys.readouterr().out
    assert main(command) == 0
    assert capsys.readouterr().out == first
    assert max(json.loads(first.splitlines()[-1])["totals"].values()) >= 40


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--rules", "dixit-1999"], "'dixit-1999' is not one of dixit-2021"),
        (["--players", "9"], "--players 9 is not possible in dixit-2021"),
        (["--players", "three"], "'three' is not a whole number"),
        (["--goal", "0"], "--goal 0 is not between 1 and"),
        (["--turns", "2"], "--turns has no meaning in dixit-2021"),
        (["--seed", "1.5"], "'1.5' is not a whole number"),
    ],
)
def test_a_wrong_option_is_one_clear_line(
    wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    options = {"--rules": "dixit-2021", "--players": "4", "--seed": "1"} | {wrong[0]: wrong[1]}
    try:
        status = main(["simulate", *(word for pair in options.items() for word in pair)])
    except SystemExit as left:
        status = int(str(left.code))
    captured = capsys.readouterr()
    assert status == 2
    assert said in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""
