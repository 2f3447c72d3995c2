"""Parts that several messages share, so that they are said in one way only."""

from typing import Any

from discord import ui

from bot.rules.ids import PlayerId
from bot.rules.views import Ballot, TableView
from bot.text import Words
from bot.ui.content import text
from bot.ui.names import person, quote


def headline(
    words: Words, table: TableView, number: int, storyteller: PlayerId, clue: str
) -> ui.TextDisplay[Any]:
    """Round and storyteller, small, and the clue below them, large."""
    kicker = words("round-of", number=number, storyteller=person(table, storyteller))
    return text(f"-# {kicker}", f"# {words('clue', clue=quote(clue))}")


def votes_each(ballot: Ballot) -> str:
    """How many votes one has, as the catalogues name it."""
    if ballot.most == 1:
        return "one"
    return "two" if ballot.fewest == ballot.most else "one-or-two"
