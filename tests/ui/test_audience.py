"""The end names the spectators' favourite, if there is one."""

from dataclasses import replace

import pytest

from bot.rules import commands as do
from bot.rules.views import Crowd
from bot.text import library
from bot.ui.phrases import spectators_favourite
from tests.rules.table import Table
from tests.ui.scenes import Stage


@pytest.mark.parametrize(
    ("guesses", "said"),
    [({1: 3, 2: 1}, 1), ({1: 2, 2: 2}, 1), ({1: 1, 2: 1, 3: 1}, 0), ({}, 0)],
)
def test_three_who_are_liked_equally_are_nobodys_favourite(
    guesses: dict[int, int], said: int
) -> None:
    table = Table.telling("dixit-2021", 4)
    table.play_out()
    table.play(do.End(None))
    words = library()("en")
    crowd = Crowd(sum(guesses.values()), guesses)
    context = replace(Stage(words, table).context(), audience={1: crowd})
    assert len(spectators_favourite(words, context)) == said
