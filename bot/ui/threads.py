"""The messages in the channel above a game's thread: a link to it, and how the game went."""

from bot.rules.model import Phase
from bot.text import Words
from bot.ui.content import Item, PublicContent, picture, rows, text
from bot.ui.context import GameContext
from bot.ui.finale import standings as places
from bot.ui.lobby import fan_of, join_button, planned, players_of
from bot.ui.names import person

ACCENT = 0x7C6FB8


def opening(words: Words) -> PublicContent:
    """Return the message that is shown until the thread is open."""
    return PublicContent((text(words("thread-opening")),), accent=ACCENT)


def card(words: Words, context: GameContext) -> PublicContent:
    """Return the message that links to a game's thread: rules, players, *Join* if there is room."""
    table = context.table
    state = {Phase.LOBBY: "lobby", Phase.FINISHED: "over"}.get(table.phase, "playing")
    title = f"### {words(f'rules-{table.rules.key}')}"
    about = {"thread": f"<#{context.channel_id}>", "host": person(words, table, table.host)}
    fan = fan_of(words, table, context.list_decks(words.language))
    parts: list[Item] = [text(title, words(f"thread-{state}", **about)), picture(fan)]
    if table.phase is not Phase.FINISHED:
        parts += planned(words, table, context.plan)
        parts.append(text(*players_of(words, table)))
        parts += rows([join_button(words, context.game, table)] if table.has_room else [])
    return PublicContent(tuple(parts), attachments=(fan,), accent=ACCENT)


def standings(words: Words, context: GameContext) -> PublicContent:
    """Return the message with the final scores, for the channel above the game's thread."""
    title = f"### {words(f'rules-{context.table.rules.key}')}"
    over = words("thread-standings", thread=f"<#{context.channel_id}>")
    ending = words(f"ending-{context.table.ending}")
    return PublicContent((text(title, over, ending, *places(words, context)),), accent=ACCENT)
