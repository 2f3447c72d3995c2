"""Snapshots of every version come back as they were; anything else is refused with a reason."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.cli.simulate import Simulation
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.ids import CardId, PlayerId
from bot.rules.lobby import new_game
from bot.rules.model import Game, Pace, Phase
from bot.store import codec
from bot.store.codec import (
    COMMANDS,
    SCHEMA,
    NotReadable,
    decode_game,
    decode_played,
    decode_round,
    encode_game,
    encode_played,
    encode_round,
    mentions,
    with_alias,
)

SAMPLES = Path(__file__).parent / "samples"


HOUSE = {"theme": "drawn", "new-hand": "once", "rematch": "keeps-hands", "vote-time": "90"}


@pytest.mark.parametrize("house", [{}, HOUSE], ids=["by the book", "house rules"])
@pytest.mark.parametrize("rules", EDITIONS)
def test_every_state_of_a_game_comes_back_as_it_was(rules: str, house: dict[str, str]) -> None:
    def watch(game: Game) -> None:
        history = tuple(decode_round(encode_round(scored)) for scored in game.history)
        assert decode_game(encode_game(game), history) == game

    game = new_game(PlayerId("p1"), rules, pace=Pace.SLOW, decks=("dreams",), house=house)
    table = Simulation(game, Random(3), watch)
    table.begin(min(EDITIONS[rules].players))
    while table.game.phase is not Phase.FINISHED:
        table.play_round()


@pytest.mark.parametrize("clue", ["", "naïve 🐇 שלום", "a\x00b", '"}{', "\u2028", "🇩🇪" * 100])
def test_any_clue_comes_back_as_it_was(clue: str) -> None:
    game = new_game(PlayerId("p1"))
    table = Simulation(game, Random(3))
    table.begin(3)
    game = replace(table.game, round=replace(table.game.current, clue=clue))
    assert decode_game(encode_game(game)) == game


def sample(name: str) -> str:
    return (SAMPLES / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("schema", range(1, SCHEMA + 1))
def test_a_stored_sample_of_every_schema_is_read(schema: int) -> None:
    game = decode_game(sample(f"game-{schema}.json"))
    assert len(game.all_cards()) == 84
    assert game == decode_game(encode_game(game), game.history)


def test_a_history_that_was_still_inside_the_snapshot_is_read() -> None:
    inside = decode_game(sample("game-1.json")).history
    apart = [decode_round(line) for line in sample("rounds-2.jsonl").splitlines()]
    assert len(inside) == 2
    assert list(inside) == apart


@pytest.mark.parametrize("name", sorted(path.name for path in SAMPLES.glob("rounds-*.jsonl")))
def test_rounds_that_were_ever_scored_are_read(name: str) -> None:
    # Their JSON has no schema: a new field needs a default, anything else is a migration.
    for line in sample(name).splitlines():
        scored = decode_round(line)
        assert decode_round(encode_round(scored)) == scored


def test_rounds_are_written_as_the_newest_sample_has_them() -> None:
    for line in sample(f"rounds-{SCHEMA}.jsonl").splitlines():
        assert json.loads(encode_round(decode_round(line))) == json.loads(line)


def test_the_sample_of_this_schema_is_written_again_just_as_it_is() -> None:
    # Fails when the model changes. Then: raise SCHEMA, add to UPGRADES how the old JSON becomes
    # the new, and store a sample of the new schema; never edit an old sample.
    text = sample(f"game-{SCHEMA}.json")
    assert json.loads(encode_game(decode_game(text))) == json.loads(text)


def test_a_past_schema_is_led_through_every_upgrade_in_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def from_1_to_2(raw: dict[str, Any]) -> dict[str, Any]:
        return {**raw, "host": raw.pop("boss")}

    def from_2_to_3(raw: dict[str, Any]) -> dict[str, Any]:
        return {**raw, "host": raw["host"].lower()}

    game = new_game(PlayerId("anna"))
    raw = json.loads(encode_game(game))["game"]
    raw["boss"] = raw.pop("host").upper()
    monkeypatch.setattr(codec, "SCHEMA", 3)
    monkeypatch.setattr(codec, "UPGRADES", {1: from_1_to_2, 2: from_2_to_3})
    assert decode_game(json.dumps({"schema": 1, "game": raw})) == game


@pytest.mark.parametrize(("rules", "kept"), [("odyssey-2013", True), ("dixit-2021", False)])
def test_a_game_opened_before_boxes_were_counted_is_played_with_every_card(
    rules: str, kept: bool
) -> None:
    raw = json.loads(encode_game(new_game(PlayerId("anna"), rules, decks=("dreams",))))["game"]
    for newer in ("every_card", "unseen_first"):
        del raw["options"][newer]
    options = decode_game(json.dumps({"schema": 4, "game": raw})).options
    assert (options.every_card, options.unseen_first) == (kept, True)
    assert options.decks == ("dreams",)


@pytest.mark.parametrize(
    ("rules", "before", "until"),
    [
        ("dixit-2021", {"goal": 12, "turns": None}, 12),
        ("team-2011", {"goal": None, "turns": 3}, 3),
        ("dixit-2021", {"goal": None, "turns": None}, None),
    ],
)
def test_a_goal_or_turns_of_a_game_before_house_rules_still_end_it(
    rules: str, before: dict[str, int | None], until: int | None
) -> None:
    raw = json.loads(encode_game(new_game(PlayerId("anna"), rules)))["game"]
    raw["options"] |= before
    for newer in ("until", "house"):
        del raw["options"][newer]
    options = decode_game(json.dumps({"schema": 5, "game": raw})).options
    assert (options.until, options.house) == (until, {})


def spoilt(**changes: Any) -> str:
    """Return the current schema's sample game as JSON, with some fields of the game replaced."""
    raw = json.loads(sample(f"game-{SCHEMA}.json"))
    raw["game"] |= changes
    return json.dumps(raw)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "truncated"),
        ("{", "truncated"),
        ("null", "object"),
        ("{}", "schema"),
        ('{"schema": 1}', "game"),
        ('{"schema": "1", "game": {}}', "schema"),
        ('{"schema": 0, "game": {}}', "schema 0 cannot be upgraded"),
        (f'{{"schema": {SCHEMA + 1}, "game": {{}}}}', f"its schema is {SCHEMA + 1}"),
        (spoilt(phase="dancing"), "dancing"),
        (spoilt(rules="dixit-1999"), "dixit-1999"),
        (spoilt(options={"house": {"luck": "double"}}), "luck=double"),
        (spoilt(options={"house": {"points": "imaginarium"}}), "points=imaginarium"),
        (spoilt(round=None), "no round"),
        (spoilt(turn="first"), r"\$\.game\.turn"),
        (spoilt(draw_pile=["dreams/001", "dreams/001"]), "twice"),
        (encode_game(new_game(PlayerId("p1")))[:-9], "truncated"),
    ],
)
def test_a_snapshot_that_makes_no_sense_is_refused_with_a_reason(text: str, said: str) -> None:
    with pytest.raises(NotReadable, match=said):
        decode_game(text)


COMMAND_SAMPLES: list[do.Command] = [
    do.Join(PlayerId("p")),
    do.TakeOver(PlayerId("p"), 4),
    do.Configure(None, rules="party-2023", until=3, decks=("a", "b"), pace=Pace.QUICK),
    do.Begin(PlayerId("p"), (CardId("a/1"), CardId("a/2"))),
    do.GiveClue(PlayerId("p"), 2, 'so "quiet" 🌙', 1, "as <in> a 'dream'"),
    do.CastVote(PlayerId("p"), 2, (3, 3)),
    do.TimeUp(4, Phase.VOTING),
    do.End(None),
]


@pytest.mark.parametrize("command", COMMAND_SAMPLES, ids=lambda command: type(command).__name__)
def test_a_command_comes_back_as_it_was(command: do.Command) -> None:
    assert decode_played(*encode_played(command)) == command


@pytest.mark.parametrize(
    ("name", "fields", "command"),
    [
        ("ClaimStory", {"player": "p", "round": 1}, do.Volunteer(PlayerId("p"), 1)),
        ("TellStory", {"player": "p", "round": 1, "clue": "x"}, do.GiveClue(PlayerId("p"), 1, "x")),
        ("PassStory", {"player": "p", "round": 1}, do.PassTurn(PlayerId("p"), 1)),
    ],
)
def test_a_journal_names_commands_as_released_versions_do(
    name: str, fields: dict[str, Any], command: do.Command
) -> None:
    assert decode_played(name, json.dumps(fields)) == command
    assert encode_played(command)[0] == name


def test_a_clue_told_before_reasons_were_asked_for_has_none() -> None:
    name, fields = encode_played(do.GiveClue(PlayerId("p"), 2, "quiet", 1))
    old = json.loads(fields)
    del old["why"]
    assert decode_played(name, json.dumps(old)) == do.GiveClue(PlayerId("p"), 2, "quiet", 1)


def test_the_game_as_it_was_opened_comes_back_from_the_journal() -> None:
    game = new_game(PlayerId("anna"), "party-2023")
    assert decode_played(*encode_played(game)) == game


def test_every_command_has_its_name_in_the_journal() -> None:
    leaves = {
        kind
        for kind in vars(do).values()
        if isinstance(kind, type) and issubclass(kind, do.Command) and not kind.__subclasses__()
    }
    assert leaves == set(COMMANDS.values())


@pytest.mark.parametrize(("name", "fields"), [("Dance", "{}"), ("Join", "{}"), ("Join", "[")])
def test_a_command_that_makes_no_sense_is_refused(name: str, fields: str) -> None:
    with pytest.raises(NotReadable):
        decode_played(name, fields)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('{"player":"123"}', True),
        ('{"clue":"like <@123>, a123b"}', True),
        (r'{"clue":"\u0001123"}', True),
        ('{"player":"1234"}', False),
        ('{"player":"0123"}', False),
        ('{"player":"12"}', False),
        ("[123", True),
    ],
)
def test_a_person_is_mentioned_by_their_whole_number_only(text: str, named: bool) -> None:
    anna, alias = PlayerId("123"), PlayerId("0777")
    assert mentions(text, anna) == named
    assert with_alias(text, anna, alias) == (text.replace("123", alias) if named else text)
