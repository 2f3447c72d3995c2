"""Which messages a game has in its channel, and what each of them shows.

A round posts at most three: clue, table, reveal. The newest message of a game carries what is
going on and its buttons; older ones keep their content and lose their buttons.
"""

from msgspec import Struct

from bot.rules.model import Phase
from bot.text import Words
from bot.ui import album, channel, finale, lobby, reveal
from bot.ui.content import Content
from bot.ui.context import GameContext


class MessageKey(Struct, frozen=True):
    """A public message by what it is for."""

    kind: str
    round: int


SHARED = MessageKey("album", 0)
"""The album of a finished game, which is there once somebody asks for it."""


def due(context: GameContext) -> tuple[MessageKey, ...]:
    """The messages that must be there now; while a story is sought, the newest one will do."""
    table = context.table
    if table.phase is Phase.LOBBY or table.round == 0:
        return (MessageKey("lobby", 0),)  # one that was closed stays a lobby
    if table.phase is Phase.SUBMITTING:
        return (MessageKey("clue", table.round),)
    if table.phase is Phase.VOTING:
        return (MessageKey("table", table.round),)
    if table.phase is Phase.SCORED:
        return (MessageKey("reveal", table.round),)
    if table.phase is Phase.FINISHED:
        last = (MessageKey("reveal", table.reveal.number),) if table.reveal else ()
        return (*last, MessageKey("finale", table.round))
    return ()


def content(words: Words, context: GameContext, key: MessageKey, *, newest: bool) -> Content:
    """What this message shows now."""
    drawn = _own(words, context, key, newest)
    if newest and context.table.phase is Phase.STORYTELLING:
        return drawn.and_then(channel.storytelling(words, context))
    return drawn


def _own(words: Words, context: GameContext, key: MessageKey, newest: bool) -> Content:
    table = context.table
    current = newest and key in due(context)
    if key.kind == "lobby":
        return lobby.lobby(words, context.game, table, context.list_decks())
    if key.kind == "finale":
        return finale.finale(words, context)
    if key.kind == SHARED.kind:
        return album.to_share(words, context)
    if key.kind == "clue":
        if current:
            return channel.clue(words, context)
        return channel.past_clue(words, context, key.round)
    if key.kind == "table":
        if current:
            return channel.table_message(words, context)
        return channel.past_table(words, context, key.round)
    shown = next(shown for shown in table.history if shown.number == key.round)
    return reveal.reveal(words, context, shown)


def opening(words: Words, context: GameContext, key: MessageKey) -> Content:
    """What a message shows when it is posted: the reveal comes in two beats."""
    if key.kind == "reveal" and context.table.reveal:
        return reveal.first_beat(words, context, context.table.reveal)
    return content(words, context, key, newest=True)
