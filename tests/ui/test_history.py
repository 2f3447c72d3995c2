"""The clues of a long game: what does not fit is counted, and nothing is cut."""

from dataclasses import replace

import pytest
from discord import ui

from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.text import library
from bot.ui import finale
from bot.ui.context import GameContext
from tests.rules.table import Table, deck
from tests.ui.scenes import Stage

ROUNDS = 60
CLUE = "¤"  # how every clue begins


@pytest.fixture(scope="module")
def context() -> GameContext:
    """Return the context of a game of sixty rounds."""
    table = Table.dealt("dixit-2021", 4, cards=len(deck(600)), until=999)
    table.play(do.Volunteer(PlayerId("p1"), 1))
    for _ in range(ROUNDS):
        table.tell(clue="clue")
        table.play_out()
        table.next()
    return Stage(library()("en"), table).context()


def with_clues(context: GameContext, length: int) -> GameContext:
    """Return the context of the same game with clues of this many characters."""
    clue = CLUE + "x" * length
    # The first rounds were voided, so there are fewer clues than rounds.
    history = tuple(replace(one, clue=clue, number=one.number + 5) for one in context.table.history)
    return replace(context, table=replace(context.table, history=history))


@pytest.mark.parametrize("language", library().languages)
def test_the_clues_of_a_long_game_end_with_how_many_are_left_out(
    context: GameContext, language: str
) -> None:
    words = library()(language)
    for length in range(1, 200):
        content = finale.history(words, with_clues(context, length))
        (shown,) = (item.content for item in content.inside if isinstance(item, ui.TextDisplay))
        assert shown.endswith(words("history-more", count=ROUNDS - shown.count(CLUE)))
