"""``python -m bot simulate``: one whole random game as JSON lines on standard output."""

import argparse
import json

from bot.cli.ending import complain
from bot.cli.parser import number
from bot.cli.simulation import simulate
from bot.rules.editions import EDITIONS
from bot.rules.errors import Refusal, RuleError
from bot.rules.lobby import GOALS, TURNS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options; they are checked by hand, so that a mistake is one clear line."""
    parser.add_argument("--rules", required=True, metavar="ID", help=", ".join(EDITIONS))
    parser.add_argument("--players", required=True, metavar="N", type=number)
    parser.add_argument("--seed", required=True, metavar="S", type=number)
    parser.add_argument("--goal", metavar="G", type=number, help="another goal than 30")
    parser.add_argument("--turns", metavar="T", type=number, help="storyteller turns each")
    parser.add_argument(
        "--computers", metavar="N", type=number, default=0, help="how many are computer players"
    )


def run(options: argparse.Namespace) -> int:
    """Print the game; 2 with one line on standard error if it cannot be played."""
    if not 0 <= options.computers <= max(0, options.players):
        return _refuse(f"--computers {options.computers} is not from 0 to {options.players}")
    try:
        for record in simulate(
            options.rules,
            options.players,
            options.seed,
            options.goal,
            options.turns,
            options.computers,
        ):
            print(json.dumps(record, ensure_ascii=False))
    except RuleError as refused:
        return _refuse(_explain(refused, options))
    return 0


def _refuse(sentence: str) -> int:
    complain(f"python -m bot simulate: {sentence}")
    return 2


def _explain(refused: RuleError, options: argparse.Namespace) -> str:
    if refused.code is Refusal.UNKNOWN_RULES:
        return f"--rules {options.rules!r} is not one of {', '.join(EDITIONS)}"
    if refused.code is Refusal.GOAL_OUT_OF_RANGE:
        return f"--goal {options.goal} is not between {GOALS[0]} and {GOALS[-1]}"
    if refused.code is Refusal.TURNS_OUT_OF_RANGE:
        return f"--turns {options.turns} is not between {TURNS[0]} and {TURNS[-1]}"
    if refused.code is Refusal.OPTION_UNUSED:
        return f"--{refused.details['option']} has no meaning in {options.rules}"
    allowed = ", ".join(map(str, EDITIONS[options.rules].players))
    return f"--players {options.players} is not possible in {options.rules}: it takes {allowed}"
