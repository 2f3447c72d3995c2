"""The album: every clue beside its card's number, in as much room as Discord gives."""

import pytest

from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.text import library
from bot.ui import album, finale
from bot.ui.content import LONGEST_TEXT, Content
from tests.rules.table import Table, deck
from tests.ui.drawing import TEXT, drawn
from tests.ui.scenes import Stage

PEOPLE = [str(10**18 + number) for number in range(12)]


def played(rounds: int, clue: str) -> Stage:
    """A game of twelve in which every clue was this one."""
    table = Table.dealt("odyssey-2011", PEOPLE, cards=len(deck(800)), until=999)
    table.play(do.ClaimStory(PlayerId(PEOPLE[0]), 1))
    for _ in range(rounds):
        table.tell(clue=clue)
        table.play_out()
        table.next()
    table.play(do.End(None))
    return Stage(library()("en"), table)


def length(content: Content) -> int:
    parts = [item.to_component_dict() for item in content.inside]
    return sum(len(part["content"]) for part in parts if part["type"] == TEXT)


@pytest.mark.parametrize("clue", ["*" * 200, "a long way home " * 12, "x" * 200])
def test_the_longest_game_of_the_longest_clues_fits_one_message(clue: str) -> None:
    stage = played(41, clue)
    context = stage.context()
    words = stage.words
    pages = album.pages(context)
    assert length(finale.finale(words, context)) <= LONGEST_TEXT
    shared = album.to_share(words, context)
    assert length(shared) <= LONGEST_TEXT
    assert len(shared.attachments) == pages
    assert all(f"**{number}.**" in drawn(shared) for number in range(1, 42))
    for number in range(1, pages + 1):
        assert length(album.in_private(words, context, number)) <= LONGEST_TEXT


def test_clues_are_as_people_typed_them_where_they_fit() -> None:
    stage = played(3, "a *very* long way home, " * 5)
    text = drawn(finale.finale(stage.words, stage.context()))
    assert text.count("a \\*very\\* long way home, " * 4) == 3


def test_a_round_that_was_called_off_leaves_no_gap_in_the_numbers() -> None:
    table = Table.telling("dixit-2021", 4)
    table.play_out()
    table.next()
    table.time_up()  # nobody told a story
    table.tell(clue="the second")
    table.play_out()
    table.play(do.End(None))
    stage = Stage(library()("en"), table)
    text = drawn(album.in_private(stage.words, stage.context(), 1))
    assert "**2.** “the second”" in text
    assert "**3.**" not in text
