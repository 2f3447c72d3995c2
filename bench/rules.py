"""Measures the cost of the rules, relative to copying the same state in the same run.

    python -m bench.rules [--rounds N]

Whole games are recorded once; then every command is applied again to the game it was recorded with.
Each round times the rules and the bare copies one after the other, so that a busy machine slows
both; a figure is the median over the rounds. Prints each with its bound and exits with 1 if one is
missed.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from bench.report import Figure, report
from bot.cli.simulate import Simulation
from bot.rules import Game, Phase, Progress, apply, new_game
from bot.rules import commands as do
from bot.rules.ids import PlayerId

RULES = "odyssey-2023"
MOST, FEW = 12, 4
MOST_COPIES = 4.0  # copies of the state that one command may cost
MOST_ROUNDS = 5.0  # rounds of four players that one of twelve may cost

Step = tuple[Game, do.Command]


class Recording(Simulation):
    """Plays a game and records every command with the game it is applied to."""

    def __init__(self, players: int, seed: int) -> None:
        super().__init__(new_game(PlayerId("p1"), RULES), Random(seed))
        self.steps: list[Step] = []
        self.rounds = 0
        self.begin(players)
        while self.game.phase is not Phase.FINISHED:
            self.play_round()
            self.rounds += 1

    def play(self, command: do.Command) -> Progress:
        self.steps.append((self.game, command))
        return super().play(command)


def play_again(steps: Sequence[Step]) -> None:
    """Apply every recorded command to its game."""
    rng = Random(0)
    for game, command in steps:
        apply(game, command, rng)


def copy_again(steps: Sequence[Step]) -> None:
    """Copy game, round and seats unchanged for each step, the least that a command could cost."""
    for game, _ in steps:
        seats = tuple(replace(seat) for seat in game.seats)
        replace(game, seats=seats, round=replace(game.round) if game.round else None)


def seconds(work: Callable[[Sequence[Step]], None], steps: Sequence[Step]) -> float:
    start = time.perf_counter()
    work(steps)
    return time.perf_counter() - start


def measure(rounds: int) -> list[Figure]:
    """Record games, replay them ``rounds`` times against the clock, and return the figures."""
    large = [Recording(MOST, seed) for seed in range(10)]
    small = [Recording(FEW, seed) for seed in range(20)]
    many = [step for game in large for step in game.steps]
    few = [step for game in small for step in game.steps]
    games = Figure(f"whole games of {MOST} players a second")
    commands = Figure(f"commands a second, {MOST} players")
    copies = Figure("one command, in copies of the same state", most=MOST_COPIES)
    growth = Figure(f"a round of {MOST} players, in rounds of {FEW}", most=MOST_ROUNDS)
    for _ in range(rounds):
        playing, copying = seconds(play_again, many), seconds(copy_again, many)
        a_round = playing / sum(game.rounds for game in large)
        a_small_round = seconds(play_again, few) / sum(game.rounds for game in small)
        games.samples.append(len(large) / playing)
        commands.samples.append(len(many) / playing)
        copies.samples.append(playing / copying)
        growth.samples.append(a_round / a_small_round)
    return [games, commands, copies, growth]


def main() -> int:
    """Measure and print the figures; return 1 if a bound is missed."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=15, help="how often everything is timed")
    return report(measure(parser.parse_args().rounds))


if __name__ == "__main__":
    sys.exit(main())
