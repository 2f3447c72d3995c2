"""Whole games for every rule set and number of players, the cards counted after each command.

A few of each by default, two hundred of each in CI (``WHOLE_GAMES=200``). Most are played to a
small goal with a small deck, so that piles run out often; every tenth is played as the book says.
"""

import os
from random import Random

import pytest

from bot.cli.simulate import Simulation
from bot.rules import Game, Phase, new_game
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId
from bot.rules.model import Ending
from tests.rules.books import SAYS
from tests.rules.table import EVERY_TABLE, deck

GAMES = int(os.environ.get("WHOLE_GAMES", "10"))


@pytest.mark.parametrize(("rules", "players"), EVERY_TABLE)
def test_whole_games_end_properly_and_lose_no_card(rules: str, players: int) -> None:
    expected = EDITIONS[rules].end.ending
    for seed in range(GAMES):
        by_the_book = seed % 10 == 0
        goal = 3 if expected is Ending.GOAL_REACHED and not by_the_book else None
        spare = 84 if by_the_book else seed % 7
        cards = deck(min(84, EDITIONS[rules].cards_needed(players) + spare))
        game = play(rules, players, seed, goal, len(cards))
        assert game.ending is expected
        if expected is Ending.GOAL_REACHED:
            assert max(game.scores.values()) >= (goal or SAYS[rules].until)


def play(rules: str, players: int, seed: int, goal: int | None, cards: int) -> Game:
    everything = sorted(deck(cards))

    def count(game: Game) -> None:
        if game.phase is not Phase.LOBBY:
            assert sorted(game.all_cards()) == everything

    table = Simulation(new_game(PlayerId("p1"), rules, until=goal), Random(seed), count)
    table.begin(players, deck(cards))
    while table.game.phase is not Phase.FINISHED:
        table.play_round()
    return table.game
