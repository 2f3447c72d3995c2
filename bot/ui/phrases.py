"""Parts that several messages share, so that they are said in one way only."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from bot.rules.ids import PlayerId, Slot
from bot.rules.views import Ballot, TableView
from bot.text import Words
from bot.ui.content import button, menu, shortened, text
from bot.ui.context import GameContext
from bot.ui.ids import PressId
from bot.ui.names import person, quote


def headline(
    words: Words, table: TableView, number: int, storyteller: PlayerId, clue: str
) -> ui.TextDisplay[Any]:
    """Round and storyteller, small, and the clue below them, large."""
    kicker, told = headlines(words, table, number, storyteller, clue)
    return text(kicker, f"# {told}")


def headlines(
    words: Words, table: TableView, number: int, storyteller: PlayerId, clue: str
) -> tuple[str, str]:
    """The same as lines, for a message in which the clue is no longer what matters most."""
    kicker = words("round-of", number=number, storyteller=person(table, storyteller, words))
    return f"-# {kicker}", words("clue", clue=quote(clue))


def vote_menu(
    words: Words, context: GameContext, slots: Iterable[Slot], chosen: tuple[Slot, ...] = ()
) -> ui.ActionRow[Any]:
    """*Your vote*: one pick, or two where there are two votes."""
    table = context.table
    seen = {slot: context.describe(table.table[slot - 1], words.language) for slot in slots}
    options = [
        discord.SelectOption(
            label=words("slot", slot=slot),
            value=str(slot),
            description=shortened(described) or None,
            default=slot in chosen,
        )
        for slot, described in seen.items()
    ]
    press = PressId("vote", context.game, table.round)
    most = table.ballot.most if table.ballot else 1
    return menu(press, options, words("vote-choose"), most=most)


def time_button(words: Words, context: GameContext) -> list[ui.Button[Any]]:
    """*More time*, once the end of a phase is near."""
    if not context.may_extend:
        return []
    press = PressId("time", context.game, context.table.round)
    return [button(press, words("button-time"), emoji="⏳")]


def votes(words: Words, slots: Sequence[Slot]) -> str:
    """One's votes: two slots, or one of them twice."""
    if len(set(slots)) < len(slots):
        return words("vote-doubled", slot=slots[0])
    return " + ".join(map(str, slots))


def votes_each(ballot: Ballot) -> str:
    """How many votes one has, as the catalogues name it."""
    if ballot.most == 1:
        return "one"
    return "two" if ballot.fewest == ballot.most else "one-or-two"
