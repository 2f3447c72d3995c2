"""Lines about spectators: that they may guess, what they guessed, and whose cards they chose.

Guesses are not shown before the reveal, and they bring no points.
"""

from collections import Counter

from bot.rules.ids import PlayerId
from bot.rules.views import Reveal, TableView
from bot.text import Words
from bot.ui.context import GameContext
from bot.ui.names import people

MOST_FAVOURITES = 2  # if more tie, none is named


def invited(words: Words, table: TableView) -> list[str]:
    """Return the line that spectators may guess along; empty if the rule set does not allow it."""
    return [f"-# {words('audience-invited')}"] if table.rules.audience else []


def guessed(words: Words, context: GameContext, shown: Reveal) -> list[str]:
    """Return the line that says how many spectators chose the storyteller's card.

    In Party, it is about the card with the most guesses. Empty if there were no guesses.
    """
    crowd = context.audience.get(shown.number)
    if crowd is None:
        return []
    slot = shown.story_slot or max(crowd.guesses, key=lambda one: crowd.guesses[one])
    found = crowd.guesses.get(slot, 0)
    return [f"-# {words('audience-guessed', found=found, people=crowd.people, slot=slot)}"]


def favourite(words: Words, context: GameContext) -> list[str]:
    """Return the line that names whose cards got the most guesses from spectators.

    Empty if there were no guesses, or if more than two players tie.
    """
    drawn: Counter[PlayerId] = Counter()
    for shown in context.table.history:
        crowd = context.audience.get(shown.number)
        for slot, guesses in crowd.guesses.items() if crowd else ():
            drawn[shown.owners[slot - 1]] += guesses
    known = {one: guesses for one, guesses in drawn.items() if one in context.table.rabbits}
    if not known:
        return []
    most = max(known.values())
    liked = [one for one in known if known[one] == most]
    if len(liked) > MOST_FAVOURITES:
        return []
    return [words("audience-favourite", who=people(words, context.table, liked), count=most)]
