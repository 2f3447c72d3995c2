"""What stands in the channel above a game's thread: the way there, and how it went."""

from bot.rules.model import Phase
from bot.text import Words
from bot.ui.content import Content, text
from bot.ui.context import GameContext
from bot.ui.finale import standings as places
from bot.ui.names import person

ACCENT = 0x7C6FB8


def opening(words: Words) -> Content:
    """The card before there is a thread."""
    return Content((text(words("thread-opening")),), accent=ACCENT)


def card(words: Words, context: GameContext) -> Content:
    """Which game it is, and the way to it."""
    table = context.table
    state = {Phase.LOBBY: "lobby", Phase.FINISHED: "over"}.get(table.phase, "playing")
    title = f"### {words(f'rules-{table.rules.key}')}"
    about = {"thread": f"<#{context.channel_id}>", "host": person(table, table.host)}
    return Content((text(title, words(f"thread-{state}", **about)),), accent=ACCENT)


def standings(words: Words, context: GameContext) -> Content:
    """How it ended, for those who were not there."""
    title = f"### {words(f'rules-{context.table.rules.key}')}"
    over = words("thread-standings", thread=f"<#{context.channel_id}>")
    ending = words(f"ending-{context.table.ending}")
    return Content((text(title, over, ending, *places(words, context)),), accent=ACCENT)
