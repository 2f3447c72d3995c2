"""``python -m bot simulate`` prints games that a second reader of the rules agrees with."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.simulate import simulate
from bot.rules.editions import EDITIONS
from tests.rules.replay import Record, check
from tests.rules.table import EVERY_TABLE


def printed(rules: str, players: int, seed: int, **options: Any) -> list[Record]:
    """Return a simulated game's records as they are read back from JSON."""
    records = simulate(rules, players, seed, **options)
    return [json.loads(json.dumps(record)) for record in records]


@pytest.mark.parametrize(("rules", "players"), EVERY_TABLE)
def test_every_printed_game_follows_the_rules(rules: str, players: int) -> None:
    for seed in range(3):
        check(printed(rules, players, seed))


@pytest.mark.parametrize(("rules", "players"), EVERY_TABLE)
def test_computer_players_follow_the_rules_beside_people(rules: str, players: int) -> None:
    for computers in (1, players):
        check(printed(rules, players, 1, computers=computers))


def test_computer_players_are_named_with_how_their_stories_went() -> None:
    setup, *rounds, end = printed("dixit-2021", 6, 1, computers=5)
    assert setup["computers"].keys() == {"Basil", "Clover", "Fennel", "Juniper", "Linden"}
    assert setup["seats"] == ["p1", *setup["computers"]]
    told = sum(record["storyteller"] != "p1" for record in rounds)
    assert sum(end["told_by_computers"].values()) == told
    assert end["told_by_computers"]["just-right"] > told / 2


CLASSIC = {"everybody", "nobody", "some"}
PARTY = {"trap hit", "trap missed", "alone", "own card", "small crowds", "reshuffle", "one vote"}
PARTY |= {"six or more on one card"}


@pytest.mark.parametrize(
    ("rules", "players", "reached"),
    [
        ("dixit-2021", 3, CLASSIC | {"one vote", "reshuffle"}),
        ("dixit-2021", 8, CLASSIC | {"one vote", "reshuffle"}),
        ("odyssey-2011", 6, CLASSIC | {"one vote", "reshuffle"}),
        ("odyssey-2011", 7, CLASSIC | {"one of two votes", "two votes", "reshuffle"}),
        ("odyssey-2011", 12, CLASSIC | {"one of two votes", "two votes", "reshuffle"}),
        ("odyssey-2013", 3, CLASSIC | {"one vote"}),
        ("odyssey-2013", 12, CLASSIC | {"one of two votes", "two votes"}),
        ("odyssey-2023", 3, CLASSIC | {"doubled vote", "two votes"}),
        ("odyssey-2023", 12, CLASSIC | {"doubled vote", "two votes", "reshuffle"}),
        ("party-2011", 12, PARTY),
        ("party-2023", 12, PARTY),
        ("team-2011", 6, CLASSIC | {"one vote"}),
        ("team-2023", 12, CLASSIC | {"one vote"}),
    ],
)
def test_the_players_reach_every_rule(rules: str, players: int, reached: set[str]) -> None:
    seen: set[str] = set()
    for seed in range(100):
        seen |= check(printed(rules, players, seed))
        if seen >= reached:
            break
    assert seen >= reached


def test_some_games_end_in_a_tie() -> None:
    assert any("tie" in check(printed("team-2011", 6, seed)) for seed in range(40))


@pytest.mark.parametrize("goal", [1, 12, 60])
def test_another_goal(goal: int) -> None:
    check(printed("odyssey-2011", 5, 7, until={"goal": goal}), until=goal)


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_another_number_of_turns(turns: int) -> None:
    check(printed("team-2011", 8, 7, until={"turns": turns}), until=turns)


def changed(record: Record, **values: Any) -> Record:
    return record | values


def rotated(by_seat: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return the hands after passing: each player has the hand of the next seat."""
    first, *rest = by_seat.values()
    return dict(zip(by_seat, [*rest, first], strict=True))


# What a wrong engine could print, and the second reader must not accept.
FORGERIES: dict[str, Callable[[Record], Record]] = {
    "a point too many": lambda r: changed(r, points={s: n + 1 for s, n in r["points"].items()}),
    "a wrong total": lambda r: changed(r, totals=dict.fromkeys(r["totals"], 1)),
    "another storyteller": lambda r: changed(r, storyteller=next(iter(r["hands"]))),
    "a card lost": lambda r: changed(r, discards=r["discards"][1:]),
    "the pile turned over": lambda r: changed(r, draw_pile=r["draw_pile"][::-1]),
    "drawn by another": lambda r: changed(r, drawn=rotated(r["drawn"])),
    "a trap from nowhere": lambda r: changed(r, trap=1),
    "a vote too many": lambda r: changed(r, votes={s: [*v, 1] for s, v in r["votes"].items()}),
    "a round left out": lambda r: changed(r, number=r["number"] + 1),
    "hands passed on": lambda r: changed(r, hands_after=rotated(r["hands_after"])),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_the_second_reader_notices(forgery: str) -> None:
    lines = printed("dixit-2021", 5, 3)
    lines[3] = FORGERIES[forgery](lines[3])
    with pytest.raises(AssertionError):
        check(lines)


@pytest.mark.parametrize("wrong", [{"reason": "stopped"}, {"winners": []}, {"totals": {}}])
def test_the_second_reader_looks_at_the_end(wrong: dict[str, Any]) -> None:
    *lines, end = printed("dixit-2021", 5, 3)
    with pytest.raises(AssertionError):
        check([*lines, end | wrong])
    with pytest.raises(AssertionError):
        check([*lines[:-1], end])


@pytest.mark.parametrize("computers", [0, 7])
def test_the_same_seed_gives_the_same_game_in_every_process(computers: int) -> None:
    command = ["simulate", "--rules", "team-2023", "--players", "8", "--seed", "5"]
    command += ["--computers", str(computers)]
    outputs = {
        subprocess.run(
            [sys.executable, "-m", "bot", *command],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(outputs) == 1
    game = printed("team-2023", 8, 5, computers=computers)
    assert game == [json.loads(line) for line in outputs.pop().splitlines()]


def run(*arguments: str) -> int:
    """Return the exit status, whether ``main`` returns or raises it."""
    try:
        return main(["simulate", *arguments])
    except SystemExit as left:
        return int(str(left.code))


def test_the_game_is_printed_as_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--rules", "party-2023", "--players", "7", "--seed", "5", "--goal", "40") == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    check(lines, until=40)
    setup = {"type", "rules", "seats", "teams", "deck_size", "hand_size"}
    assert lines[0].keys() == setup
    assert lines[0]["seats"] == [f"p{i}" for i in range(1, 8)]
    assert lines[-1].keys() == {"type", "reason", "totals", "winners"}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"--rules": "dixit-1999"}, "'dixit-1999' is not one of dixit-2021"),
        ({"--players": "9"}, "--players 9 is not possible in dixit-2021: it takes 3, 4, 5"),
        ({"--players": "2"}, "--players 2 is not possible"),
        ({"--players": "0"}, "--players 0 is not possible"),
        ({"--players": "-3"}, "--players -3 is not possible"),
        ({"--players": "1000000"}, "--players 1000000 is not possible"),
        ({"--players": "three"}, "'three' is not a whole number"),
        ({"--rules": "team-2011", "--players": "7"}, "--players 7 is not possible in team-2011"),
        ({"--rules": "team-2023", "--players": "6"}, "--players 6 is not possible in team-2023"),
        ({"--goal": "0"}, "--goal 0 is not between 1 and 999"),
        ({"--goal": "-5"}, "--goal -5 is not between 1 and 999"),
        ({"--goal": "many"}, "'many' is not a whole number"),
        ({"--turns": "2"}, "--turns does not apply to dixit-2021"),
        ({"--rules": "party-2011", "--players": "6", "--turns": "0"}, "--turns 0 is not between"),
        ({"--rules": "odyssey-2013", "--goal": "20"}, "--goal does not apply to odyssey-2013"),
        ({"--computers": "5"}, "--computers 5 is not between 0 and 4"),
        ({"--computers": "-1"}, "--computers -1 is not between 0 and 4"),
        ({"--computers": "all"}, "'all' is not a whole number"),
        ({"--seed": "1.5"}, "'1.5' is not a whole number"),
        ({"--seed": ""}, "'' is not a whole number"),
    ],
)
def test_a_wrong_option_is_one_clear_line(
    wrong: dict[str, str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    options = {"--rules": "dixit-2021", "--players": "4", "--seed": "1"} | wrong
    status = run(*(word for pair in options.items() for word in pair))
    captured = capsys.readouterr()
    assert status == 2
    assert said in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "bot", "simulate", "--rules", "dixit-2021"]
    command += ["--players", "8", "--seed", "1", "--goal", "500"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"type": "setup"')
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_a_missing_option_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--rules", "dixit-2021", "--seed", "1") == 2
    captured = capsys.readouterr()
    assert "--players" in captured.err
    assert captured.err.count("\n") == 1


def test_the_help_names_every_rule_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--help") == 0
    shown = " ".join(capsys.readouterr().out.split()).replace("- ", "-")
    assert all(rules in shown for rules in EDITIONS)
